/*
 * Which child an arm is, beyond its name: how deep it may be, which of its name it is, what its
 * attributes must be; and which values of a field with several paths are better.
 *
 *   link[@rel='alternate']/@href | url      two arms; the second yields to the first
 *
 * An arm is picky when a child cannot be told to be this one, and no other, by its name: it has
 * no guess, and the runtime offers such a child to all arms of the state.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "plan/plan_literal.h"
#include "plan/plan_parts.h"
#include "plan/plan_text.h"

/* --- tests -------------------------------------------------------------------------------- */

static const char *test_text(plan_build *b, const model_test *test);

static const char *joined_text(plan_build *b, const model_test *test, const char *word)
{
    const char *text = "";

    for (const model_test *part = test->parts; part; part = part->next) {
        bool brackets = part->kind == MODEL_TEST_AND || part->kind == MODEL_TEST_OR;
        text = zprintf(b->arena, "%s%s%s%s%s", text, part == test->parts ? "" : word,
                       brackets ? "(" : "", test_text(b, part), brackets ? ")" : "");
    }
    return text;
}

/* "STX_IS(r, "k", "v")", or with what else its name asks for behind it: STX_IS_IN(r, "p:k", … */
static const char *asking_text(plan_build *b, const model_test *test)
{
    static const char *const words[] = {"HAS", "IS", "DIFFERS"};
    const model_step *as = &test->attribute;
    const char *ns = plan_ns_of(b, as), *spelt = plan_spelling(as);
    const char *name = plan_string(stax_str_of(spelt), b->arena), *any = "0", *in = "", *value = "";
    size_t skip = ns ? strlen(spelt) - strlen(as->local) : 0;

    if (as->any_ns) any = as->any_local ? "STX_ANY_NAME | STX_ANY_NAMESPACE" : "STX_ANY_NAMESPACE";
    if (as->any_local && !as->any_ns) any = "STX_ANY_NAME";
    if (ns || as->any_ns || as->any_local)
        in = zprintf(b->arena, ", %zu, %s, %s", skip, ns ? ns : "0", any);
    if (test->kind != MODEL_TEST_THERE)
        value = zprintf(b->arena, ", %s", plan_string(test->value, b->arena));
    return zprintf(b->arena, "STX_%s%s(r, %s%s%s)", words[test->kind], *in ? "_IN" : "", name, in,
                   value);
}

/* A test as C. Recursion: as deep as the brackets of the schema, which are counted. */
static const char *test_text(plan_build *b, const model_test *test)
{
    bool joined = test->parts && test->parts->kind >= MODEL_TEST_AND;

    switch (test->kind) {
    case MODEL_TEST_THERE:
    case MODEL_TEST_EQUAL:
    case MODEL_TEST_DIFFER:
        return asking_text(b, test);
    case MODEL_TEST_NOT:
        return zprintf(b->arena, "!%s%s%s", joined ? "(" : "", test_text(b, test->parts),
                       joined ? ")" : "");
    case MODEL_TEST_AND:
        return joined_text(b, test, " && ");
    case MODEL_TEST_OR:
        return joined_text(b, test, " || ");
    }
    return "";
}

/* The attributes that a test looks at, as a part of a literal of C. */
static const char *asked(const model_test *test, stax_arena *arena)
{
    const char *text = test->parts ? "" : zprintf(arena, "%s\\0", test->attribute.local);

    for (const model_test *part = test->parts; part; part = part->next)
        text = zprintf(arena, "%s%s", text, asked(part, arena));
    return text;
}

/* --- numbers ------------------------------------------------------------------------------ */

static unsigned bits_for(uint32_t greatest)
{
    unsigned bits = 0;

    for (uint64_t most = (uint64_t)greatest + 1; most > 0; most >>= 1) bits++;
    return bits;
}

static bool is_counted_with(const place_slot *slot, const place_slot *other)
{
    return other->step == MODEL_STEP_ELEMENT && other->as->number > 0 &&
           model_same_name(slot->as, other->as);
}

/* The arms of one name that have numbers share one counter of the frame. */
static void place_counter(plan_record *record, const place_node *node, size_t first, unsigned *at)
{
    const place_slot *slot = node->slots.items[first];
    uint32_t greatest = 0;

    for (size_t i = 0; i < node->slots.count; i++) {
        const place_slot *other = node->slots.items[i];
        if (!is_counted_with(slot, other)) continue;
        if (i < first) return;
        if (other->as->number > greatest) greatest = other->as->number;
    }
    for (size_t i = first; i < node->slots.count; i++) {
        plan_arm *arm = &record->arms[node->slots.items[i]->number];
        if (!is_counted_with(slot, node->slots.items[i])) continue;
        arm->count_at = *at;
        arm->count_bits = bits_for(greatest);
    }
    *at += bits_for(greatest);
}

static void place_counters(plan_record *record, const place_node *node)
{
    unsigned at = 0;

    for (size_t i = 0; i < node->slots.count; i++)
        if (record->arms[node->slots.items[i]->number].number > 0)
            place_counter(record, node, i, &at);
}

/* --- arms --------------------------------------------------------------------------------- */

/* Whether another place of the node is met with it. */
static bool is_shared(const place_node *node, const place_slot *slot)
{
    for (size_t i = 0; i < node->slots.count; i++)
        if (node->slots.items[i] != slot && places_meet(node->slots.items[i], slot)) return true;
    return false;
}

static const char *comment_of(const place_slot *slot, stax_arena *arena)
{
    const char *text = zprintf(arena, "%s%s", slot->as->name, slot->as->tests);

    return zprintf(arena, ":%u  %s", (unsigned)slot->first->at.line,
                   plan_safe(stax_str_of(text), arena));
}

static void pick(plan_build *b, plan_record *record, const place_node *node, const place_slot *slot,
                 const char *stem)
{
    plan_arm *arm = &record->arms[slot->number];

    if (slot->step != MODEL_STEP_OWN_TEXT) arm->picky = is_shared(node, slot);
    if (slot->left) arm->left = &record->arms[slot->left->number];
    if (slot->step != MODEL_STEP_ELEMENT) return;
    arm->anywhere = slot->as->deep;
    arm->number = slot->as->number;
    if (slot->as->test) {
        arm->test = plan_name(b, "is_%s_%s", stem, slot->stem);
        arm->test_text = test_text(b, slot->as->test);
        if (b->tells) arm->asks = zprintf(b->arena, "\"%s\"", asked(slot->as->test, b->arena));
        arm->test_comment = comment_of(slot, b->arena);
    }
    arm->picky |= arm->anywhere || arm->number > 0 || arm->test;
}

/* The arm that stands for all paths of a field, of which one must be there. */
static void fill_choice(plan_build *b, plan_record *record, const place_choice *choice,
                        const char *stem)
{
    plan_arm *all = &record->arms[choice->number];
    const model_field *f = choice->field;

    all->kind = PLAN_ANY_OF;
    all->repeat = PLAN_ALL;
    all->name = model_paths_text(f, b->arena);
    all->constant = plan_name(b, "%s_%s_ANY", c_name_upper(stax_str_of(stem), b->arena),
                              c_name_upper(stax_str_of(f->c_name), b->arena));
    all->line = f->at.line;
    all->far = choice->number >= 64;
    all->want = record->arms[choice->slots.items[0]->number].want;
    all->comment = record->arms[choice->slots.items[0]->number].comment;
    all->required = true;
    for (size_t i = 0; i < choice->slots.count; i++) {
        plan_arm *arm = &record->arms[choice->slots.items[i]->number];
        arm->any_of = all;
        arm->required = false;
        all->list = arm->list;
        if (arm->least > 0) all->least = arm->least;
        arm->least = 0;
    }
}

void plan_fill_picks(plan_build *b, plan_record *record, const place_tree *tree, const char *stem)
{
    for (size_t i = 0; i < tree->nodes.count; i++) {
        const place_node *node = tree->nodes.items[i];
        for (size_t j = 0; j < node->slots.count; j++)
            pick(b, record, node, node->slots.items[j], stem);
        place_counters(record, node);
    }
    for (size_t i = 0; i < tree->choices.count; i++)
        if (tree->choices.items[i].number > 0)
            fill_choice(b, record, &tree->choices.items[i], stem);
}

/* --- levels ------------------------------------------------------------------------------- */

static bool is_picky(const place_node *node, const place_slot *slot)
{
    return slot->as->deep || *slot->as->tests || is_shared(node, slot);
}

bool places_crowd(const place_tree *tree)
{
    for (size_t i = 0; i < tree->nodes.count; i++) {
        const place_node *node = tree->nodes.items[i];
        for (size_t j = 0; j < node->slots.count; j++) {
            const place_slot *slot = node->slots.items[j];
            if (slot->kind >= PLAN_LEAF && is_picky(node, slot)) return true;
        }
    }
    return false;
}

/*
 * Of children that are told by their names one is open at a time, of others perhaps all are. Where
 * elements can be several things, each of these may have a text open.
 */
uint32_t places_levels(const place_node *node, uint32_t text,
                       uint32_t (*levels)(const void *, const place_slot *), const void *context)
{
    uint32_t most = 0, sum = 0;

    for (size_t i = 0; i < node->slots.count; i++) {
        const place_slot *slot = node->slots.items[i];
        uint32_t own = text;
        if (slot->kind == PLAN_WRAPPER) own = 1 + places_levels(slot->below, text, levels, context);
        if (slot->kind == PLAN_RECORD) own = levels(context, slot);
        if (slot->kind < PLAN_LEAF) continue;
        if (is_picky(node, slot))
            sum += own > 0 ? own : 1;
        else if (own > most)
            most = own;
    }
    return sum + most;
}
