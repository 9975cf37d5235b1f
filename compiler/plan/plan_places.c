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
    return slot->step == step->kind && slot->xml == step->xml &&
           strcmp(slot->name, step->kind == MODEL_STEP_ELEMENT ? step->local : step->name) == 0;
}

static const char *stem_of(const place_node *node, const model_step *step, const model_field *field,
                           stax_arena *arena)
{
    const char *word = step->kind == MODEL_STEP_OWN_TEXT ? field->name : step->name;
    const char *part = c_name_part(stax_str_of(word), arena);

    return node->stem ? zprintf(arena, "%s_%s", node->stem, part) : part;
}

static place_slot *slot_for(growing *g, place_node *node, const model_step *step,
                            const model_field *field)
{
    for (size_t i = 0; i < node->slots.count; i++)
        if (is_at(node->slots.items[i], step)) return node->slots.items[i];

    place_slot *slot = ZNEW(place_slot, g->arena);
    slot->step = step->kind;
    slot->name = step->kind == MODEL_STEP_ELEMENT ? step->local : step->name;
    slot->xml = step->xml;
    slot->stem = stem_of(node, step, field, g->arena);
    slot->line = field->at.line;
    *VEC_ADD(&node->slots, g->arena) = slot;
    return slot;
}

static place_node *node_below(growing *g, place_slot *slot)
{
    if (slot->below) return slot->below;
    slot->below = ZNEW(place_node, g->arena);
    slot->below->element = slot->name;
    slot->below->stem = slot->stem;
    return slot->below;
}

static void add_field(growing *g, place_node *root, const model_field *field)
{
    place_node *node = root;
    place_slot *slot = NULL;

    for (size_t i = 0; i < field->path.count; i++) {
        if (slot) node = node_below(g, slot);
        slot = slot_for(g, node, &field->path.steps[i], field);
    }
    *VEC_ADD(&slot->fields, g->arena) = field;
}

/* --- what each is ------------------------------------------------------------------------- */

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
    slot->fields.count = 0;
    (void)VEC_ADD(&node->slots, g->arena);
    memmove(node->slots.items + 1, node->slots.items,
            (node->slots.count - 1) * sizeof *node->slots.items);
    node->slots.items[0] = text;
}

static bool only_flags(const place_slot *slot)
{
    for (size_t i = 0; i < slot->fields.count; i++)
        if (slot->fields.items[i]->type.kind != MODEL_FLAG) return false;
    return true;
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

place_tree places_of(const model_record *record, stax_arena *arena)
{
    growing g = {.arena = arena};
    place_node *root = ZNEW(place_node, arena);

    for (size_t i = 0; i < record->field_count; i++) add_field(&g, root, &record->fields[i]);
    *VEC_ADD(&g.tree.nodes, arena) = root;
    for (size_t i = 0; i < g.tree.nodes.count; i++) settle(&g, g.tree.nodes.items[i]);
    return g.tree;
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
