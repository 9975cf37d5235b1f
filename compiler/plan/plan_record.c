/*
 * A record: its places become arms with names and functions, its elements and wrappers states.
 *
 * A type that is used under one element name gives it to its functions alone (book_open); under
 * several, each has a state of its own (address_from_open), and all share arms and take functions.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "plan/plan_parts.h"
#include "plan/plan_text.h"

typedef struct making {
    plan_build *b;
    const model_record *from;
    plan_record *to;
    place_tree tree;
    bool mixed;        /* the lines of its fields do not tell their order */
    const char *stem;  /* book */
    const char *upper; /* BOOK */
} making;

/* --- elements ----------------------------------------------------------------------------- */

typedef VEC(const model_step *) names;

static void add_element(names *all, const model_step *element, stax_arena *arena)
{
    for (size_t i = 0; i < all->count; i++)
        if (model_same_name(all->items[i], element)) return;
    *VEC_ADD(all, arena) = element;
}

static void add_field_elements(names *all, const model_field *f, stax_arena *arena)
{
    add_element(all, &f->path.steps[f->path.count - 1], arena);
    for (size_t i = 0; i < f->other_count; i++) {
        const model_path *path = &f->other_paths[i];
        add_element(all, &path->steps[path->count - 1], arena);
    }
}

/* Those of one field, or of the parts of a union. */
static void add_elements_of(names *all, const model_field *field, const model_record *record,
                            stax_arena *arena)
{
    for (size_t i = 0; i < model_part_count(field); i++) {
        const model_field *f = model_part(field, i);
        if (f->type.kind == MODEL_RECORD && f->type.record == record)
            add_field_elements(all, f, arena);
    }
}

/* The elements that a record is used with, in the order of the schema. */
static names elements_of(const plan_build *b, const model_record *record)
{
    const model_schema *schema = b->schema;
    names all = {0};

    for (size_t i = 0; i < schema->root_count; i++)
        if (schema->roots[i].record == record) add_element(&all, &schema->roots[i].step, b->arena);
    for (size_t i = 0; i < schema->record_count; i++) {
        const model_record *in = schema->records[i];
        for (size_t j = 0; j < in->field_count && in->reached; j++) {
            add_elements_of(&all, &in->fields[j], record, b->arena);
        }
    }
    return all;
}

static const char *elements_text(const names *all, stax_arena *arena)
{
    const char *text = "";

    for (size_t i = 0; i < all->count; i++)
        text = zprintf(arena, "%s%s<%s>", text, i > 0 ? " " : "", plan_spelling(all->items[i]));
    return text;
}

/* --- arms --------------------------------------------------------------------------------- */

static const model_field *first_list(const place_slot *slot)
{
    for (size_t i = 0; i < slot->fields.count; i++) {
        const model_field *f = model_whole(slot->fields.items[i]);
        if (model_takes_many(f)) return f;
    }
    return NULL;
}

/* What holds when the place comes again: a list takes all, an error is stricter than the rest. */
static plan_repeat repeat_of(const place_slot *slot)
{
    static const plan_repeat repeats[] = {[MODEL_REPEATED_ERROR] = PLAN_REFUSE,
                                          [MODEL_REPEATED_FIRST] = PLAN_KEEP_FIRST,
                                          [MODEL_REPEATED_LAST] = PLAN_KEEP_LAST};
    plan_repeat repeat = PLAN_ALL;

    if (slot->kind == PLAN_WRAPPER || slot->comes_once || first_list(slot)) return PLAN_ALL;
    for (size_t i = slot->fields.count; i > 0; i--) {
        plan_repeat own = repeats[slot->fields.items[i - 1]->repeated];
        if (repeat != PLAN_REFUSE) repeat = own;
    }
    return repeat;
}

static bool is_required(const place_slot *slot)
{
    for (size_t i = 0; i < slot->fields.count; i++) {
        const model_field *f = slot->fields.items[i];
        if (f->of) continue; /* any of the parts suffices */
        if (f->presence == MODEL_REQUIRED) return true;
        if (f->presence == MODEL_ARRAY && f->min > 0) return true;
    }
    return false;
}

static void count_items(plan_arm *arm, const place_slot *slot)
{
    const model_field *list = first_list(slot);
    if (list == NULL) return;

    arm->list = list->c_name;
    for (size_t i = 0; i < slot->fields.count; i++) {
        const model_field *part = slot->fields.items[i], *f = model_whole(part);
        if (!model_takes_many(f)) continue;
        if (!part->of && f->min > arm->least) arm->least = f->min;
        if (f->max == MODEL_UNBOUNDED) continue;
        if (arm->most == 0 || f->max < arm->most) arm->most = f->max;
    }
}

/* Single values first: whether they come twice is seen by a list of the same place. */
static void add_fills(making *m, plan_arm *arm, const place_slot *slot)
{
    arm->fills = ZARRAY(plan_fill, slot->fields.count, m->b->arena);
    for (int lists = 0; lists < 2; lists++) {
        for (size_t i = 0; i < slot->fields.count; i++) {
            const model_field *f = model_whole(slot->fields.items[i]);
            if (model_takes_many(f) != lists) continue;
            plan_fill *fill = &arm->fills[arm->fill_count++];
            *fill = fill_of(m->b, f, slot, m->to->local);
            if (!lists && !fill->flag && f->repeated == MODEL_REPEATED_ERROR)
                fill->once = arm->list;
        }
    }
}

/* One field: it is the arm's function. Several: each has its own, and the arm's calls them all. */
static void name_fills(making *m, plan_arm *arm, const place_slot *slot)
{
    if (arm->fill_count == 0) return;
    arm->take = plan_name(m->b, "take_%s_%s", m->stem, slot->stem);
    if (arm->fill_count == 1) {
        arm->fills[0].function = arm->take;
        fill_name(m->b, &arm->fills[0]);
        return;
    }
    for (size_t i = 0; i < arm->fill_count; i++) {
        arm->fills[i].function = plan_name(
            m->b, "%s_%s", arm->take, c_name_part(stax_str_of(arm->fills[i].member), m->b->arena));
        fill_name(m->b, &arm->fills[i]);
    }
}

static void use_child(making *m, plan_arm *arm, const place_slot *slot)
{
    const plan_record *child = plan_find_record(m->b, slot->fields.items[0]->type.record);

    arm->state = plan_find_state(child, slot->as)->variable;
    arm->place = plan_name(m->b, "place_%s_%s", m->stem, slot->stem);
    if (plan_has(model_whole(slot->fields.items[0]), m->b->arena) == NULL) return;
    add_fills(m, arm, slot);
    name_fills(m, arm, slot);
}

/* Fields of one place agree in this, but for flags. */
static plan_below below_of(const place_slot *slot)
{
    static const plan_below belows[] = {[MODEL_STR_ALONE] = PLAN_NOTHING,
                                        [MODEL_STR_TEXT] = PLAN_BELOW_TEXT,
                                        [MODEL_STR_RAW] = PLAN_BELOW_RAW};
    plan_below below = PLAN_NOTHING;

    for (size_t i = 0; i < slot->fields.count && below == PLAN_NOTHING; i++) {
        const model_type *type = &slot->fields.items[i]->type;
        below = type->kind == MODEL_ANY ? PLAN_BELOW_TREE : belows[type->below];
    }
    return below;
}

/* Where the field of an arm stands in the schema. */
static void set_line(making *m, plan_arm *arm, const model_field *f)
{
    arm->line = f->at.line;
    if (f->file) arm->file = plan_file(m->b, f->file);
    arm->order = m->mixed ? (uint32_t)f->number + 1 : 0;
}

static void make_arm(making *m, const place_slot *slot)
{
    stax_arena *arena = m->b->arena;
    const model_field *first = slot->fields.count > 0 ? slot->fields.items[0] : NULL;
    plan_arm *arm = &m->to->arms[slot->number];

    arm->kind = slot->kind;
    arm->name = slot->run ? "text()" : slot->name;
    arm->as = slot->as;
    arm->constant =
        plan_name(m->b, "%s_%s", m->upper, c_name_upper(stax_str_of(slot->stem), arena));
    set_line(m, arm, model_whole(slot->first));
    arm->far = slot->number >= 64;
    arm->repeat = repeat_of(slot);
    arm->required = is_required(slot);
    arm->want = first ? plan_want(&first->type, arena) : "";
    arm->below = below_of(slot);
    arm->comment = first ? plan_line(model_whole(first), arena) : "";
    arm->member = first ? model_whole(first)->c_name : NULL;
    arm->points = first && plan_points(model_whole(first));
    count_items(arm, slot);
    if (slot->kind == PLAN_RECORD) {
        use_child(m, arm, slot);
    } else if (slot->kind != PLAN_WRAPPER) {
        add_fills(m, arm, slot);
        name_fills(m, arm, slot);
    }
    if (first && first->of) plan_choose(m->b, first, slot, arm);
}

/* The variables of attributes in an open function: different from each other. */
static void name_variables(making *m, const place_node *node)
{
    const char **others = ZARRAY(const char *, node->slots.count + 2, m->b->arena);
    size_t count = 0;

    others[count++] = m->to->local;
    for (size_t i = 0; i < node->slots.count; i++) {
        plan_arm *arm = &m->to->arms[node->slots.items[i]->number];
        if (arm->kind != PLAN_ATTRIBUTE) continue;
        const char *colon = strchr(arm->name, ':');
        arm->variable = plan_names_local(&m->b->names, colon ? colon + 1 : arm->name, others);
        others[count++] = arm->variable;
    }
}

/* Whether something must be known about all members of a union together. */
static bool is_one_of(const model_field *f)
{
    if (f->type.kind != MODEL_UNION) return false;
    return f->presence != MODEL_ARRAY || f->min > 0 || f->max != MODEL_UNBOUNDED;
}

static bool is_at(const place_slot *slot, const model_field *whole)
{
    return slot->fields.count > 0 && slot->fields.items[0]->of == whole;
}

/* The arm of a union's field as a whole; those of its parts name it. */
static void make_any_of(making *m, const model_field *f)
{
    stax_arena *arena = m->b->arena;
    plan_arm *arm = &m->to->arms[m->to->arm_count];

    arm->kind = PLAN_ANY_OF;
    arm->repeat = PLAN_ALL;
    arm->name = model_path_text(&f->path, arena);
    arm->constant = plan_name(m->b, "%s_%s", m->upper, c_name_upper(stax_str_of(f->name), arena));
    set_line(m, arm, f);
    arm->far = m->to->arm_count++ >= 64;
    arm->required = f->presence == MODEL_REQUIRED || (f->presence == MODEL_ARRAY && f->min > 0);
    arm->want = plan_want(&f->type, arena);
    arm->comment = "";
    if (f->presence == MODEL_ARRAY) arm->list = f->c_name;
    if (f->presence == MODEL_ARRAY) arm->least = f->min;
    for (size_t i = 0; i < m->tree.nodes.count; i++) {
        const place_node *node = m->tree.nodes.items[i];
        for (size_t j = 0; j < node->slots.count; j++) {
            plan_arm *part = &m->to->arms[node->slots.items[j]->number];
            if (!is_at(node->slots.items[j], f)) continue;
            part->any_of = arm;
            part->exclusive = f->presence != MODEL_ARRAY;
        }
    }
}

static void make_arms(making *m)
{
    m->to->arms = ZARRAY(plan_arm, m->tree.total + m->from->field_count, m->b->arena);
    m->to->arm_count = m->tree.total;
    for (size_t i = 0; i < m->tree.nodes.count; i++) {
        const place_node *node = m->tree.nodes.items[i];
        for (size_t j = 0; j < node->slots.count; j++) make_arm(m, node->slots.items[j]);
        name_variables(m, node);
    }
    for (size_t i = 0; i < m->from->field_count; i++)
        if (is_one_of(&m->from->fields[i])) make_any_of(m, &m->from->fields[i]);
}

/* --- states ------------------------------------------------------------------------------- */

/* What all states of a node have in common. */
static void make_state(making *m, const place_node *node, const model_step *as, const char *stem)
{
    plan_state *state = &m->to->states[m->to->state_count++];

    state->variable = plan_name(m->b, "%s_state", stem);
    state->open = plan_name(m->b, "%s_open", stem);
    state->step = plan_name(m->b, "%s_read", stem);
    state->element = plan_spelling(as);
    state->as = as;
    state->first = node->first;
    state->count = (uint32_t)node->slots.count;
    state->wrapper = node->element != NULL;
    state->deep = !state->wrapper && m->from->recursive;
    state->strict = m->from->unknown == MODEL_UNKNOWN_ERROR;
    state->direct = true;
    for (size_t i = 0; i < node->slots.count; i++) state->direct &= !node->slots.items[i]->whole;
    state->warns = m->from->unknown == MODEL_UNKNOWN_WARN;
    state->ordered = m->from->ordered;
    state->judged = !state->wrapper && (m->from->where || m->from->hook);
}

static void make_states(making *m, const names *elements)
{
    stax_arena *arena = m->b->arena;
    const place_node *root = m->tree.nodes.items[0];

    m->to->states = ZARRAY(plan_state, elements->count + m->tree.nodes.count, arena);
    for (size_t i = 0; i < elements->count; i++) {
        const char *part = c_name_part(stax_str_of(plan_spelling(elements->items[i])), arena);
        bool alone = elements->count == 1;
        make_state(m, root, elements->items[i],
                   alone ? m->stem : zprintf(arena, "%s_%s", m->stem, part));
    }
    for (size_t i = 1; i < m->tree.nodes.count; i++) {
        const place_node *node = m->tree.nodes.items[i];
        make_state(m, node, node->as, zprintf(arena, "%s_%s", m->stem, node->stem));
    }
}

/* The wrappers' states stand in the order of their arms. */
static void link_wrappers(making *m)
{
    uint32_t state = 0;

    while (state < m->to->state_count && !m->to->states[state].wrapper) state++;
    for (size_t i = 0; i < m->to->arm_count; i++)
        if (m->to->arms[i].kind == PLAN_WRAPPER)
            m->to->arms[i].state = m->to->states[state++].variable;
}

/* --- the record --------------------------------------------------------------------------- */

static void make_names(making *m, const names *elements)
{
    plan_build *b = m->b;
    plan_record *to = m->to;

    to->c_name = m->from->c_name;
    to->hidden = m->from->hidden;
    to->list = m->from->listed ? zprintf(b->arena, "%s_list", to->c_name) : NULL;
    to->title = m->from->name;
    to->elements = elements_text(elements, b->arena);
    to->doc = plan_doc(m->from, b->arena);
    to->file = plan_file(b, m->from->file);
    to->line = m->from->at.line;
    to->ahead = m->from->recursive;
    to->arms_in = plan_name(b, "%s_arms", m->stem);
    to->blank_in = plan_name(b, "%s_blank", m->stem);
    to->required_in = plan_name(b, "%s_required", m->stem);
    to->local = plan_names_local(&b->names, m->stem, NULL);
}

/* Whether fields stand elsewhere than one below the other: they are mixed in. */
static bool is_mixed(const model_record *record)
{
    for (size_t i = 1; i < record->field_count; i++) {
        pos a = record->fields[i - 1].at, b = record->fields[i].at;
        if (a.source != b.source || a.line > b.line) return true;
    }
    return false;
}

/* Frames that are open at once in the record of a slot; of recursive ones the loop takes care. */
static uint32_t levels_of(const void *context, const place_slot *slot)
{
    const making *m = context;

    const model_type *type = &slot->fields.items[0]->type;

    if (type->kind != MODEL_RECORD || type->record->recursive) return 0;
    return plan_find_record(m->b, type->record)->levels;
}

static making begin(plan_build *b, const model_record *from, plan_record *to)
{
    making m = {.b = b, .from = from, .to = to, .tree = places_of(from, b->arena)};

    m.stem = c_name_part(stax_str_of(from->name), b->arena);
    m.upper = c_name_upper(stax_str_of(m.stem), b->arena);
    return m;
}

void plan_name_record(plan_build *b, const model_record *from, plan_record *to)
{
    making m = begin(b, from, to);
    names elements = elements_of(b, from);

    make_names(&m, &elements);
    make_states(&m, &elements);
}

void plan_fill_record(plan_build *b, const model_record *from, plan_record *to)
{
    making m = begin(b, from, to);

    m.mixed = is_mixed(from);
    plan_fill_members(b, from, to);
    if (from->own) plan_fill_claims(b, from, to);
    plan_fill_rules(b, from, to);
    make_arms(&m);
    link_wrappers(&m);
    plan_fill_names(b, to);
    plan_fill_picks(b, to, &m.tree, m.stem);
    plan_fill_steps(b, to);
    to->levels = 1 + places_levels(m.tree.nodes.items[0], b->crowded, levels_of, &m);
}
