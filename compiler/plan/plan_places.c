/*
 * The paths of a record as a tree. An element at which text ends and that is asked for attributes
 * as well is a wrapper with a text of its own; a flag on a wrapper is filled by such a text, too.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "plan/plan_parts.h"

typedef struct growing {
    place_tree tree;
    stax_arena *arena;
} growing;

/* --- growing ------------------------------------------------------------------------------ */

static bool is_at(const place_slot *slot, const model_step *step)
{
    return !slot->alone && model_same_step(slot->as, step);
}

static const char *stem_of(const place_node *node, const model_step *step, const model_field *field,
                           stax_arena *arena)
{
    const char *word = step->kind == MODEL_STEP_OWN_TEXT ? field->name : plan_spelling(step);
    if (field->of && step->kind == MODEL_STEP_OWN_TEXT) word = zprintf(arena, "%s_text", word);
    const char *part = c_name_part(stax_str_of(word), arena);

    if (step->any_local)
        part = step->ns
                   ? zprintf(arena, "%s_any", c_name_part(stax_str_of(step->ns->prefix), arena))
                   : "any";

    return node->stem ? zprintf(arena, "%s_%s", node->stem, part) : part;
}

static place_slot *new_slot(growing *g, place_node *node, const model_step *step,
                            const model_field *field)
{
    place_slot *slot = ZNEW(place_slot, g->arena);

    slot->step = step->kind;
    slot->name = plan_spelling(step);
    slot->as = step;
    slot->stem = stem_of(node, step, field, g->arena);
    slot->first = field;
    slot->run = field->of && step->kind == MODEL_STEP_OWN_TEXT;
    *VEC_ADD(&node->slots, g->arena) = slot;
    return slot;
}

/* Whether one arm can fill both: a list takes all, and then the first alone cannot be kept. */
static bool are_repeated_alike(const model_field *a, const model_field *b)
{
    bool list_a = model_takes_many(a), list_b = model_takes_many(b);

    if (list_a || list_b)
        return (list_a || a->repeated != MODEL_REPEATED_FIRST) &&
               (list_b || b->repeated != MODEL_REPEATED_FIRST);
    return a->repeated == b->repeated;
}

/* Whether a text for the field may go to the slot too. */
static bool is_repeated_alike(const place_slot *slot, const model_field *field)
{
    for (size_t i = 0; i < slot->fields.count; i++)
        if (!are_repeated_alike(slot->fields.items[i], field)) return false;
    return true;
}

/* `end`: the field ends with the step. */
static place_slot *slot_for(growing *g, place_node *node, const model_step *step,
                            const model_field *field, bool end)
{
    bool alone = end && (field->type.kind == MODEL_RECORD || field->other_count > 0 || field->of);

    for (size_t i = 0; i < node->slots.count && !alone; i++) {
        place_slot *slot = node->slots.items[i];
        bool once = node->stem == NULL && step->kind != MODEL_STEP_ELEMENT;
        if (is_at(slot, step) && (!end || once || is_repeated_alike(slot, field))) return slot;
    }
    place_slot *slot = new_slot(g, node, step, field);
    slot->alone = alone;
    return slot;
}

static place_node *node_below(growing *g, place_slot *slot)
{
    if (slot->below) return slot->below;
    slot->below = ZNEW(place_node, g->arena);
    slot->below->element = slot->name;
    slot->below->as = slot->as;
    slot->below->stem = slot->stem;
    return slot->below;
}

static place_slot *add_path(growing *g, place_node *root, const model_field *field,
                            const model_path *path)
{
    place_node *node = root;
    place_slot *slot = NULL;

    for (size_t i = 0; i < path->count; i++) {
        if (slot) node = node_below(g, slot);
        slot = slot_for(g, node, &path->steps[i], field, i + 1 == path->count);
    }
    *VEC_ADD(&slot->fields, g->arena) = field;
    return slot;
}

static void add_field(growing *g, place_node *root, const model_field *field)
{
    place_slot *slot = add_path(g, root, field, &field->path);
    if (field->other_count == 0) return;

    place_choice *choice = VEC_ADD(&g->tree.choices, g->arena);
    choice->field = field;
    *VEC_ADD(&choice->slots, g->arena) = slot;
    for (size_t i = 0; i < field->other_count; i++) {
        place_slot *other = add_path(g, root, field, &field->other_paths[i]);
        if (!model_takes_many(field) && field->type.kind != MODEL_FLAG) other->left = slot;
        *VEC_ADD(&choice->slots, g->arena) = slot = other;
    }
}

/* --- what each is ------------------------------------------------------------------------- */

static bool only_flags(const place_slot *slot)
{
    for (size_t i = 0; i < slot->fields.count; i++)
        if (slot->fields.items[i]->type.kind != MODEL_FLAG) return false;
    return true;
}

/* Moves what ends at a wrapper into a text of its own, in front of its places. */
static void add_own_text(growing *g, place_slot *slot)
{
    place_node *node = slot->below;
    place_slot *text = ZNEW(place_slot, g->arena);

    *text = *slot;
    text->step = MODEL_STEP_OWN_TEXT;
    text->name = ".";
    text->stem = zprintf(g->arena, "%s_text", slot->stem);
    text->below = NULL;
    text->kind = PLAN_TEXT;
    text->whole = !only_flags(slot);
    slot->fields.count = 0;
    slot->alone = false;
    slot->left = NULL;
    (void)VEC_ADD(&node->slots, g->arena);
    memmove(node->slots.items + 1, node->slots.items,
            (node->slots.count - 1) * sizeof *node->slots.items);
    node->slots.items[0] = text;
}

static plan_kind kind_of(const place_slot *slot)
{
    if (slot->step == MODEL_STEP_ATTRIBUTE) return PLAN_ATTRIBUTE;
    if (slot->step == MODEL_STEP_OWN_TEXT) return PLAN_TEXT;
    if (slot->below) return PLAN_WRAPPER;
    if (slot->fields.items[0]->type.kind == MODEL_RECORD) return PLAN_RECORD;
    return only_flags(slot) ? PLAN_FLAG : PLAN_LEAF;
}

/* Numbers the slots of a node; its wrappers queue behind. */
static void settle(growing *g, place_node *node)
{
    node->first = g->tree.total;
    for (size_t i = 0; i < node->slots.count; i++) {
        place_slot *slot = node->slots.items[i];
        slot->kind = kind_of(slot);
        slot->comes_once = slot->kind == PLAN_TEXT && node->element == NULL;
        slot->number = g->tree.total++;
        if (slot->kind != PLAN_WRAPPER) continue;
        if (slot->fields.count > 0) add_own_text(g, slot);
        *VEC_ADD(&g->tree.nodes, g->arena) = slot->below;
    }
}

/* Those that must be there, behind all that are places. */
static void number_choices(growing *g)
{
    for (size_t i = 0; i < g->tree.choices.count; i++) {
        place_choice *choice = &g->tree.choices.items[i];
        const model_field *f = choice->field;
        bool needed = f->presence == MODEL_ARRAY ? f->min > 0 : f->presence == MODEL_REQUIRED;
        if (needed) choice->number = g->tree.total++;
    }
}

place_tree places_of(const model_record *record, stax_arena *arena)
{
    growing g = {.arena = arena};
    place_node *root = ZNEW(place_node, arena);

    for (size_t i = 0; i < record->field_count; i++)
        for (size_t j = 0; j < model_part_count(&record->fields[i]); j++)
            add_field(&g, root, model_part(&record->fields[i], j));
    *VEC_ADD(&g.tree.nodes, arena) = root;
    for (size_t i = 0; i < g.tree.nodes.count; i++) settle(&g, g.tree.nodes.items[i]);
    number_choices(&g);
    return g.tree;
}

bool places_meet(const place_slot *a, const place_slot *b)
{
    return a->step == b->step && model_names_meet(a->as, b->as);
}

/* --- finding ------------------------------------------------------------------------------ */

static bool holds(const place_slot *slot, const model_field *field)
{
    for (size_t i = 0; i < slot->fields.count; i++)
        if (slot->fields.items[i] == field) return true;
    return false;
}

const place_slot *places_find(const place_tree *tree, const model_field *field,
                              const place_node **around)
{
    for (size_t i = 0; i < tree->nodes.count; i++) {
        const place_node *node = tree->nodes.items[i];
        for (size_t j = 0; j < node->slots.count; j++) {
            if (!holds(node->slots.items[j], field)) continue;
            *around = node;
            return node->slots.items[j];
        }
    }
    return NULL;
}
