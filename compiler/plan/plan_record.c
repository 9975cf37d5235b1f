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
    const char *stem;     /* book */
    const char *upper;    /* BOOK */
    uint32_t wrappers_at; /* the number of the state of the first wrapper */
} making;

/* --- elements ----------------------------------------------------------------------------- */

typedef VEC(const char *) names;

static void add_element(names *all, const char *element, stax_arena *arena)
{
    for (size_t i = 0; i < all->count; i++)
        if (strcmp(all->items[i], element) == 0) return;
    *VEC_ADD(all, arena) = element;
}

/* The element names that a record is used with, in the order of the schema. */
static names elements_of(const plan_build *b, const model_record *record)
{
    const model_schema *schema = b->schema;
    names all = {0};

    if (schema->root == record) add_element(&all, schema->root_element, b->arena);
    for (size_t i = 0; i < schema->record_count; i++) {
        const model_record *in = schema->records[i];
        for (size_t j = 0; j < in->field_count && in->reached; j++) {
            const model_field *f = &in->fields[j];
            if (f->type.kind == MODEL_RECORD && f->type.record == record)
                add_element(&all, f->path.steps[f->path.count - 1].local, b->arena);
        }
    }
    return all;
}

static const char *elements_text(const names *all, stax_arena *arena)
{
    const char *text = "";

    for (size_t i = 0; i < all->count; i++)
        text = zprintf(arena, "%s%s<%s>", text, i > 0 ? " " : "", all->items[i]);
    return text;
}

/* --- arms --------------------------------------------------------------------------------- */

static const model_field *first_list(const place_slot *slot)
{
    for (size_t i = 0; i < slot->fields.count; i++)
        if (slot->fields.items[i]->presence == MODEL_ARRAY) return slot->fields.items[i];
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
        const model_field *f = slot->fields.items[i];
        if (f->presence != MODEL_ARRAY) continue;
        if (f->min > arm->least) arm->least = f->min;
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
            const model_field *f = slot->fields.items[i];
            if ((f->presence == MODEL_ARRAY) != lists) continue;
            plan_fill *fill = &arm->fills[arm->fill_count++];
            *fill = fill_of(m->b, f, m->to->local);
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
        return;
    }
    for (size_t i = 0; i < arm->fill_count; i++)
        arm->fills[i].function = plan_name(m->b, "%s_%s", arm->take, arm->fills[i].member);
}

static void use_child(making *m, plan_arm *arm, const place_slot *slot)
{
    const model_field *f = slot->fields.items[0];
    const plan_record *child = plan_find_record(m->b, f->type.record);

    arm->state = plan_find_state(child, slot->name)->variable;
    arm->place = plan_name(m->b, "place_%s_%s", m->stem, slot->stem);
    arm->member = f->c_name;
    if (f->presence != MODEL_OPTIONAL) return;
    add_fills(m, arm, slot);
    name_fills(m, arm, slot);
}

static void make_arm(making *m, const place_slot *slot)
{
    stax_arena *arena = m->b->arena;
    const model_field *first = slot->fields.count > 0 ? slot->fields.items[0] : NULL;
    plan_arm *arm = &m->to->arms[slot->number];

    arm->kind = slot->kind;
    arm->name = slot->name;
    arm->constant =
        plan_name(m->b, "%s_%s", m->upper, c_name_upper(stax_str_of(slot->stem), arena));
    arm->line = slot->line;
    arm->far = slot->number >= 64;
    arm->repeat = repeat_of(slot);
    arm->required = is_required(slot);
    arm->want = first ? plan_want(&first->type, arena) : "";
    arm->comment = first ? plan_line(first, arena) : "";
    count_items(arm, slot);
    if (slot->kind == PLAN_RECORD) {
        use_child(m, arm, slot);
    } else if (slot->kind != PLAN_WRAPPER) {
        add_fills(m, arm, slot);
        name_fills(m, arm, slot);
    }
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

static void make_arms(making *m)
{
    m->to->arms = ZARRAY(plan_arm, m->tree.total, m->b->arena);
    m->to->arm_count = m->tree.total;
    for (size_t i = 0; i < m->tree.nodes.count; i++) {
        const place_node *node = m->tree.nodes.items[i];
        for (size_t j = 0; j < node->slots.count; j++) make_arm(m, node->slots.items[j]);
        name_variables(m, node);
    }
}

/* --- states ------------------------------------------------------------------------------- */

/* What all states of a node have in common. */
static void make_state(making *m, const place_node *node, const char *element, const char *stem)
{
    plan_state *state = &m->to->states[m->to->state_count++];

    state->variable = plan_name(m->b, "%s_state", stem);
    state->open = plan_name(m->b, "%s_open", stem);
    state->step = plan_name(m->b, "%s_read", stem);
    state->element = element;
    state->first = node->first;
    state->count = (uint32_t)node->slots.count;
    state->wrapper = node->element != NULL;
    state->strict = m->from->unknown == MODEL_UNKNOWN_ERROR;
}

static void make_states(making *m, const names *elements)
{
    stax_arena *arena = m->b->arena;
    const place_node *root = m->tree.nodes.items[0];

    m->to->states = ZARRAY(plan_state, elements->count + m->tree.nodes.count, arena);
    for (size_t i = 0; i < elements->count; i++) {
        const char *part = c_name_part(stax_str_of(elements->items[i]), arena);
        bool alone = elements->count == 1;
        make_state(m, root, elements->items[i],
                   alone ? m->stem : zprintf(arena, "%s_%s", m->stem, part));
    }
    m->wrappers_at = (uint32_t)m->to->state_count;
    for (size_t i = 1; i < m->tree.nodes.count; i++) {
        const place_node *node = m->tree.nodes.items[i];
        make_state(m, node, node->element, zprintf(arena, "%s_%s", m->stem, node->stem));
    }
}

/* The wrappers' states stand in the order of their arms. */
static void link_wrappers(making *m)
{
    uint32_t state = m->wrappers_at;

    for (size_t i = 0; i < m->to->arm_count; i++)
        if (m->to->arms[i].kind == PLAN_WRAPPER)
            m->to->arms[i].state = m->to->states[state++].variable;
}

/* --- the record --------------------------------------------------------------------------- */

static void make_names(making *m, const names *elements)
{
    plan_build *b = m->b;
    plan_record *to = m->to;

    m->stem = c_name_part(stax_str_of(m->from->name), b->arena);
    m->upper = c_name_upper(stax_str_of(m->stem), b->arena);
    to->c_name = m->from->c_name;
    to->list = m->from->listed ? zprintf(b->arena, "%s_list", to->c_name) : NULL;
    to->title = m->from->name;
    to->elements = elements_text(elements, b->arena);
    to->doc = plan_safe(m->from->doc, b->arena);
    to->line = m->from->at.line;
    to->arms_in = plan_name(b, "%s_arms", m->stem);
    to->blank_in = plan_name(b, "%s_blank", m->stem);
    to->required_in = plan_name(b, "%s_required", m->stem);
    to->local = plan_names_local(&b->names, m->stem, NULL);
}

/* Frames that are open at once, itself included. */
static uint32_t count_levels(const making *m)
{
    uint32_t most = 0;

    for (size_t i = 0; i < m->from->field_count; i++) {
        const model_field *f = &m->from->fields[i];
        uint32_t levels = (uint32_t)f->path.count - 1; /* wrappers on the way */
        if (f->type.kind == MODEL_RECORD) levels += plan_find_record(m->b, f->type.record)->levels;
        if (levels > most) most = levels;
    }
    return most + 1;
}

void plan_fill_record(plan_build *b, const model_record *from, plan_record *to)
{
    making m = {.b = b, .from = from, .to = to, .tree = places_of(from, b->arena)};
    names elements = elements_of(b, from);

    make_names(&m, &elements);
    plan_fill_members(b, from, to);
    make_states(&m, &elements);
    make_arms(&m);
    link_wrappers(&m);
    plan_fill_steps(b, to);
    to->levels = count_levels(&m);
}
