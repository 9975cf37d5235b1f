/*
 * The table of arms: a line or two each, by the macros of the vocabulary. Places in wrappers may
 * come again, which the macros of attributes and texts do not know; these are written out.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"
#include "plan/plan_literal.h"

static const char *const repeats[] = {[PLAN_REFUSE] = "STX_REFUSE",
                                      [PLAN_ALL] = "STX_ALL",
                                      [PLAN_KEEP_FIRST] = "STX_KEEP_FIRST",
                                      [PLAN_KEEP_LAST] = "STX_KEEP_LAST"};

typedef struct arm_print {
    out *o;
    const plan_record *record;
    const plan_arm *arm;
    const char *name, *want; /* as string literals */
} arm_print;

/* "offsetof(books_book, authors.count), 1, 0" of an arm with a list. */
static const char *count_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;

    return zprintf(p->o->arena, "offsetof(%s, %s.count), %u," OUT_TIE "%u", p->record->c_name,
                   arm->list, (unsigned)arm->least, (unsigned)arm->most);
}

static const char *written_out(const arm_print *p, const char *kind)
{
    const plan_arm *arm = p->arm;
    const char *list = arm->list ? zprintf(p->o->arena, ", STX_LIST(%s)", count_text(p)) : "";

    return zprintf(p->o->arena,
                   "STX_ARM(%s, %s, %s, %s," OUT_TIE "%u), .take" OUT_TIE "=" OUT_TIE "%s%s", kind,
                   p->name, repeats[arm->repeat], p->want, (unsigned)arm->line, arm->take, list);
}

static const char *attribute_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;
    unsigned line = arm->line;

    if (arm->list)
        return zprintf(p->o->arena, "STX_ATTRIBUTES_ARM(%s, %s, %s," OUT_TIE "%s," OUT_TIE "%u)",
                       p->name, arm->take, count_text(p), p->want, line);
    if (arm->repeat != PLAN_REFUSE) return written_out(p, "STX_KIND_ATTRIBUTE");
    return zprintf(p->o->arena, "STX_ATTRIBUTE_ARM(%s, %s, %s," OUT_TIE "%u)", p->name, arm->take,
                   p->want, line);
}

static const char *text_text(const arm_print *p)
{
    if (p->arm->repeat != PLAN_ALL || p->arm->list) return written_out(p, "STX_KIND_TEXT");
    return zprintf(p->o->arena, "STX_TEXT_ARM(%s, %s," OUT_TIE "%u)", p->arm->take, p->want,
                   (unsigned)p->arm->line);
}

static const char *leaf_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;
    unsigned line = arm->line;

    if (arm->list)
        return zprintf(p->o->arena, "STX_LEAVES_ARM(%s, %s, %s," OUT_TIE "%s," OUT_TIE "%u)",
                       p->name, arm->take, count_text(p), p->want, line);
    return zprintf(p->o->arena, "STX_LEAF_ARM(%s, %s, %s, %s," OUT_TIE "%u)", p->name,
                   repeats[arm->repeat], arm->take, p->want, line);
}

static const char *record_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;
    unsigned line = arm->line;

    if (arm->list)
        return zprintf(p->o->arena, "STX_RECORDS_ARM(%s, %s, &%s, %s," OUT_TIE "%s," OUT_TIE "%u)",
                       p->name, arm->place, arm->state, count_text(p), p->want, line);
    return zprintf(p->o->arena, "STX_RECORD_ARM(%s, %s, %s, %s, &%s, %s," OUT_TIE "%u)", p->name,
                   repeats[arm->repeat], arm->place ? arm->place : "NULL",
                   arm->take ? arm->take : "NULL", arm->state, p->want, line);
}

static const char *any_of_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;
    const char *list = arm->list ? zprintf(p->o->arena, ", STX_LIST(%s)", count_text(p)) : "";

    return zprintf(p->o->arena, "STX_ANY_OF_ARM(%s, %s," OUT_TIE "%u)%s", p->name, p->want,
                   (unsigned)arm->line, list);
}

static const char *arm_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;

    switch (arm->kind) {
    case PLAN_ATTRIBUTE:
        return attribute_text(p);
    case PLAN_TEXT:
        return text_text(p);
    case PLAN_LEAF:
        return leaf_text(p);
    case PLAN_FLAG:
        if (arm->list) return written_out(p, "STX_KIND_FLAG");
        return zprintf(p->o->arena, "STX_FLAG_ARM(%s, %s, %s," OUT_TIE "%u)", p->name,
                       repeats[arm->repeat], arm->take, (unsigned)arm->line);
    case PLAN_WRAPPER:
        return zprintf(p->o->arena, "STX_WRAPPER_ARM(%s, &%s," OUT_TIE "%u)", p->name, arm->state,
                       (unsigned)arm->line);
    case PLAN_RECORD:
        return record_text(p);
    case PLAN_ANY_OF:
        return any_of_text(p);
    }
    return "";
}

/* " , .number = 2" and the like, behind what is there. */
static const char *add_member(const arm_print *p, const char *text, const char *name,
                              const char *value)
{
    return zprintf(p->o->arena, "%s, .%s" OUT_TIE "=" OUT_TIE "%s", text, name, value);
}

static const char *number_text(const arm_print *p, unsigned number)
{
    return zprintf(p->o->arena, "%u", number);
}

/* Which child it is, beyond its name. */
static const char *pick_text(const arm_print *p, const char *text)
{
    const plan_arm *arm = p->arm;

    if (arm->picky) text = add_member(p, text, "picky", "true");
    if (arm->anywhere) text = add_member(p, text, "anywhere", "true");
    if (arm->number > 0) {
        text = add_member(p, text, "number", number_text(p, (unsigned)arm->number));
        text = add_member(p, text, "count_shift", number_text(p, arm->count_at));
        text = add_member(p, text, "count_bits", number_text(p, arm->count_bits));
    }
    if (arm->test) text = add_member(p, text, "test", arm->test);
    return arm->asks ? add_member(p, text, "asks", arm->asks) : text;
}

/* What the name asks for beyond its letters. */
static const char *name_text(const arm_print *p, const char *text)
{
    const plan_arm *arm = p->arm;
    const model_step *as = arm->as;
    const char *any = as && as->any_local ? "STX_ANY_NAME" : "";

    if (as == NULL || arm->kind == PLAN_TEXT) return text;
    if (arm->skip) text = add_member(p, text, "skip", number_text(p, (unsigned)arm->skip));
    if (arm->ns) text = add_member(p, text, "ns", arm->ns);
    if (as->any_ns)
        any = as->any_local ? "STX_ANY_NAME" OUT_TIE "|" OUT_TIE "STX_ANY_NAMESPACE"
                            : "STX_ANY_NAMESPACE";
    return *any ? add_member(p, text, "any", any) : text;
}

/* What only few arms have. */
static const char *further_text(const arm_print *p)
{
    const plan_arm *arm = p->arm;
    static const char *const belows[] = {"", "STX_BELOW_TEXT", "STX_BELOW_RAW", "STX_BELOW_TREE"};
    const char *text = pick_text(p, name_text(p, ""));

    if (arm->below) text = add_member(p, text, "below", belows[arm->below]);
    if (arm->left)
        text = add_member(p, text, "left", zprintf(p->o->arena, "%s + 1", arm->left->constant));
    if (arm->any_of) text = add_member(p, text, "any_of", arm->any_of->constant);
    if (arm->exclusive) text = add_member(p, text, "exclusive", "true");
    if (arm->choice && arm->choice->choose)
        text = add_member(p, text, "choose", arm->choice->choose);
    if (arm->place && arm->points) {
        text = add_member(p, text, "points", "true");
        text = add_member(p, text, "at",
                          zprintf(p->o->arena, "offsetof(%s, %s)", p->record->c_name, arm->member));
    }
    if (arm->iterator > 0) text = add_member(p, text, "iterator", number_text(p, arm->iterator));
    if (arm->file)
        text = add_member(p, text, "file", plan_string(stax_str_of(arm->file), p->o->arena));
    return arm->order > 0 ? add_member(p, text, "order", number_text(p, (unsigned)arm->order))
                          : text;
}

/* "{STX_LEAF_ARM(...), ...}," */
static const char *row_text(out *o, const plan_record *record, const plan_arm *arm)
{
    arm_print p = {o, record, arm, plan_string(stax_str_of(arm->name), o->arena),
                   plan_string(stax_str_of(arm->want), o->arena)};

    return zprintf(o->arena, "{%s%s%s},", arm_text(&p), further_text(&p),
                   arm->careful ? ", .careful" OUT_TIE "=" OUT_TIE "true" : "");
}

static void emit_arm(out *o, const plan_record *record, const plan_arm *arm)
{
    out_row(o, zprintf(o->arena, "[%s]", arm->constant), row_text(o, record, arm));
}

void emit_root_arm(out *o, const plan_arm *arm)
{
    out_line(o, "%s", row_text(o, NULL, arm));
}

void emit_test(out *o, const plan *p, const plan_arm *arm)
{
    const char *line = zprintf(o->arena, "return %s;", arm->test_text);
    bool wide = out_width(line) + 4 > OUT_COLUMNS;

    out_comment(o, "%s", arm->test_comment);
    if (wide) out_raw(o, "/* clang-format off */");
    out_line(o, "static bool %s(const stx_reader *r)", arm->test);
    out_raw(o, "{");
    out_in(o);
    out_line(o, "%s", line);
    out_back(o);
    out_raw(o, "}");
    if (wide && !p->wide) out_raw(o, "/* clang-format on */");
    out_gap(o);
}

void emit_arms(out *o, const plan *p, const plan_record *record)
{
    for (size_t i = 0; i < record->state_count; i++)
        if (record->states[i].wrapper)
            out_line(o, "static const stx_state %s;", record->states[i].variable);
    out_raw(o, "/* clang-format off */");
    out_raw(o, "static const stx_arm %s[] = {", record->arms_in);
    out_in(o);
    for (size_t i = 0; i < record->arm_count; i++) emit_arm(o, record, &record->arms[i]);
    out_back(o);
    out_raw(o, "};");
    if (!p->wide) out_raw(o, "/* clang-format on */");
    out_gap(o);
}
