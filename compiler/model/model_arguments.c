/*
 * What stands in the brackets behind a built-in type, and the keys of the long form that say the
 * same. Words are a table: which types know them, and whether this version does.
 */
#include "base/suggest.h"
#include "base/zalloc.h"
#include "model/draft.h"
#include "model/model_convert.h"

/* Groups of kinds, for the table of words. */
enum {
    OF_INTEGER = 1,
    OF_FLOAT = 2,
    OF_DECIMAL = 4,
    OF_STR = 8,
    OF_CHAR = 16,
    OF_MOMENT = 32,
    OF_DURATION = 64,
    OF_BOOL = 128,
    OF_ENUM = 256,
    OF_FLAG = 512
};

static unsigned group_of(model_kind kind)
{
    static const unsigned groups[MODEL_KIND_COUNT] = {
        [MODEL_BOOL] = OF_BOOL,   [MODEL_F32] = OF_FLOAT,         [MODEL_F64] = OF_FLOAT,
        [MODEL_STR] = OF_STR,     [MODEL_CHAR] = OF_CHAR,         [MODEL_DECIMAL] = OF_DECIMAL,
        [MODEL_DATE] = OF_MOMENT, [MODEL_TIME] = OF_MOMENT,       [MODEL_DATETIME] = OF_MOMENT,
        [MODEL_ENUM] = OF_ENUM,   [MODEL_DURATION] = OF_DURATION, [MODEL_FLAG] = OF_FLAG,
    };

    if (model_is_signed(kind) || model_is_unsigned(kind)) return OF_INTEGER;
    return groups[kind];
}

static void set_hex(model_type *type)
{
    type->hex = true;
}

static void set_any(model_type *type)
{
    type->any = true;
}

static void set_round(model_type *type)
{
    type->round = true;
}

static void set_cut(model_type *type)
{
    type->cut = true;
}

static void set_keep(model_type *type)
{
    type->space_given = true;
    type->space = MODEL_KEEP;
}

static void set_collapse(model_type *type)
{
    type->space_given = true;
    type->space = MODEL_COLLAPSE;
}

static void set_nothing(model_type *type)
{
    (void)type;
}

/* Without a function: for later. */
static const struct word {
    const char *text;
    unsigned groups;
    void (*set)(model_type *type);
} words[] = {
    {"hex", OF_INTEGER, set_hex},
    {"any", OF_FLOAT, set_any},
    {"round", OF_DECIMAL, set_round},
    {"cut", OF_CHAR, set_cut},
    {"keep", OF_STR | OF_CHAR, set_keep},
    {"collapse", OF_STR | OF_CHAR, set_collapse},
    {"lower", OF_STR | OF_CHAR, NULL},
    {"upper", OF_STR | OF_CHAR, NULL},
    {"iso", OF_MOMENT, set_nothing},
    {"unix", OF_MOMENT, NULL},
    {"rfc822", OF_MOMENT, NULL},
    {"split", OF_INTEGER | OF_FLOAT | OF_DECIMAL | OF_STR | OF_MOMENT | OF_BOOL, NULL},
};

enum { WORDS = sizeof words / sizeof *words };

/* What takes a range. */
enum { OF_BOUNDED = OF_INTEGER | OF_FLOAT | OF_DECIMAL | OF_STR };

typedef struct arguments {
    resolve *r;
    resolve_place place;
    model_type *type;
    bool sized; /* DECIMAL: has its digits; CHAR: its size */
    bool good;
} arguments;

static const char *word_of(const arguments *a)
{
    return model_kind_word(a->type->kind);
}

/* --- words -------------------------------------------------------------------------------- */

static void refuse_word(arguments *a, stax_str word, pos at)
{
    suggest near = suggest_for(word);
    unsigned group = group_of(a->type->kind);
    const char *known = NULL;

    for (int i = 0; i < WORDS; i++) {
        if (!(words[i].groups & group) || !words[i].set) continue;
        suggest_offer(&near, words[i].text);
        known = known ? zprintf(a->r->arena, "%s %s", known, words[i].text) : words[i].text;
    }
    if (near.best)
        diag_error(a->r->d, at, "%s does not know '%.*s'; did you mean '%s'?", word_of(a),
                   (int)word.len, word.data, near.best);
    else if (known)
        diag_error(a->r->d, at, "%s does not know '%.*s'; there are: %s", word_of(a), (int)word.len,
                   word.data, known);
    else
        diag_error(a->r->d, at, "%s takes nothing in brackets", word_of(a));
    a->good = false;
}

static void take_word(arguments *a, stax_str word, pos at)
{
    unsigned group = group_of(a->type->kind);

    for (int i = 0; i < WORDS; i++) {
        if (!(words[i].groups & group) || !stax_eq(word, stax_str_of(words[i].text))) continue;
        if (words[i].set) {
            words[i].set(a->type);
            return;
        }
        diag_error(a->r->d, at, "'%s' for %s is not yet in this version", words[i].text,
                   word_of(a));
        a->good = false;
        return;
    }
    refuse_word(a, word, at);
}

/* --- numbers ------------------------------------------------------------------------------ */

/* The size of a char or the digits of a decimal. */
static void take_size(arguments *a, stax_str text, pos at)
{
    bool decimal = a->type->kind == MODEL_DECIMAL;
    uint64_t lo = decimal ? 0 : 2, hi = decimal ? 18 : 1 << 20;
    model_number number;
    convert_result result = convert_integer(MODEL_U64, false, text, &number);

    if (a->sized)
        diag_error(a->r->d, at, "%s has its %s already", word_of(a), decimal ? "digits" : "size");
    else if (result != CONVERT_OK || number.u < lo || number.u > hi)
        diag_error(a->r->d, at,
                   decimal ? "decimal(n) takes n from %u to %u digits"
                           : "char(n) takes n from %u to %u bytes, the NUL included",
                   (unsigned)lo, (unsigned)hi);
    a->good = a->good && !a->sized && result == CONVERT_OK && number.u >= lo && number.u <= hi;
    a->sized = true;
    if (!a->good) return;
    if (decimal)
        a->type->digits = (unsigned)number.u;
    else
        a->type->size = (uint32_t)number.u;
}

static void refuse_number(arguments *a, const expr_arg *arg)
{
    stax_str text = arg->value.text;

    if (group_of(a->type->kind) & OF_BOUNDED)
        diag_error(a->r->d, arg->at, "%s takes a range: %.*s.. or ..%.*s or %.*s..%.*s", word_of(a),
                   (int)text.len, text.data, (int)text.len, text.data, (int)text.len, text.data,
                   (int)text.len, text.data);
    else
        diag_error(a->r->d, arg->at, "%s takes no number in brackets", word_of(a));
    a->good = false;
}

/* --- bounds ------------------------------------------------------------------------------- */

static const char *type_text(const arguments *a)
{
    const model_type *t = a->type;

    if (t->kind == MODEL_STR) return "number of bytes";
    if (t->kind == MODEL_DECIMAL) return zprintf(a->r->arena, "value of decimal(%u)", t->digits);
    return zprintf(a->r->arena, "value of %s", word_of(a));
}

static void take_bound(arguments *a, model_bound *bound, stax_str text, pos at)
{
    model_type plain = *a->type;
    plain.hex = false; /* bounds are decimal numbers */
    plain.any = false;
    convert_result result = convert_number(&plain, text, &bound->value);

    if (bound->given)
        diag_error(a->r->d, at, "the type has this bound already");
    else if (result == CONVERT_BAD)
        diag_error(a->r->d, at, "'%.*s' is not a %s", (int)text.len, text.data, type_text(a));
    else if (result == CONVERT_RANGE)
        diag_error(a->r->d, at, "%.*s is outside of what %s can hold", (int)text.len, text.data,
                   word_of(a));
    a->good = a->good && !bound->given && result == CONVERT_OK;
    bound->given = true;
    bound->text = text;
    bound->at = at;
}

static void check_bounds(arguments *a, pos at)
{
    const model_type *t = a->type;
    if (!a->good || !t->lo.given || !t->hi.given) return;
    if (!convert_above(t->kind, t->lo.value, t->hi.value)) return;

    diag_error(a->r->d, at, "no value is at least %.*s and at most %.*s", (int)t->lo.text.len,
               t->lo.text.data, (int)t->hi.text.len, t->hi.text.data);
    a->good = false;
}

static void take_range(arguments *a, const expr_arg *arg)
{
    if (!(group_of(a->type->kind) & OF_BOUNDED)) {
        diag_error(a->r->d, arg->at, "%s takes no range", word_of(a));
        a->good = false;
        return;
    }
    if (arg->lo.kind != EXPR_NONE) take_bound(a, &a->type->lo, arg->lo.text, arg->lo.at);
    if (arg->hi.kind != EXPR_NONE) take_bound(a, &a->type->hi, arg->hi.text, arg->hi.at);
    check_bounds(a, arg->at);
}

/* --- arguments ---------------------------------------------------------------------------- */

static void refuse_later(arguments *a, pos at, const char *what)
{
    diag_error(a->r->d, at, "%s is not yet in this version", what);
    a->good = false;
}

static void take_literal(arguments *a, const expr_arg *arg)
{
    bool sized = a->type->kind == MODEL_DECIMAL || a->type->kind == MODEL_CHAR;

    if (arg->value.kind == EXPR_NUMBER && sized)
        take_size(a, arg->value.text, arg->value.at);
    else if (arg->value.kind == EXPR_NUMBER)
        refuse_number(a, arg);
    else
        take_word(a, arg->value.text, arg->at);
}

static void take_argument(arguments *a, const expr_arg *arg)
{
    switch (arg->kind) {
    case EXPR_ARG_RANGE:
        return; /* when all else is known */
    case EXPR_ARG_LITERAL:
        take_literal(a, arg);
        return;
    case EXPR_ARG_PATTERN:
        if (!model_is_text(a->type->kind)) break;
        refuse_later(a, arg->at, "a pattern (~\"...\")");
        return;
    case EXPR_ARG_OPTION:
        take_word(a, arg->name.text, arg->name.at);
        return;
    default:
        break;
    }
    diag_error(a->r->d, arg->at, "%s does not take this in brackets", word_of(a));
    a->good = false;
}

/* bool(yes, no) */
static void take_spellings(arguments *a, const expr_arg *args)
{
    const expr_arg *no = args->next;
    if (stax_eq(args->value.text, stax_str_of("split")) && !no) {
        take_word(a, args->value.text, args->at);
        return;
    }
    if (args->kind != EXPR_ARG_LITERAL || !no || no->kind != EXPR_ARG_LITERAL || no->next) {
        diag_error(a->r->d, args->at,
                   "bool takes two words, first the one for true: bool(yes, no)");
        a->good = false;
        return;
    }
    if (stax_eq(args->value.text, no->value.text)) {
        diag_error(a->r->d, no->at, "true and false cannot be the same word");
        a->good = false;
    }
    a->type->yes = intern_add(&a->r->from->names, args->value.text, a->r->arena);
    a->type->no = intern_add(&a->r->from->names, no->value.text, a->r->arena);
}

static void take_arguments(arguments *a, const expr_arg *args)
{
    for (const expr_arg *arg = args; arg; arg = arg->next) take_argument(a, arg);
}

static void take_ranges(arguments *a, const expr_arg *args)
{
    for (const expr_arg *arg = args; arg; arg = arg->next)
        if (arg->kind == EXPR_ARG_RANGE) take_range(a, arg);
}

static void check_size(arguments *a, pos at)
{
    if (a->sized || !a->good) return;
    if (a->type->kind == MODEL_DECIMAL) {
        diag_error(a->r->d, at, "how many digits behind the point? write for example decimal(2)");
        a->good = false;
    }
    if (a->type->kind == MODEL_CHAR) {
        diag_error(a->r->d, at, "how many bytes, the NUL included? write for example char(32)");
        a->good = false;
    }
}

/* --- keys of the long form ---------------------------------------------------------------- */

static void take_digits_key(arguments *a, const draft_text *digits)
{
    if (!digits->given) return;
    if (a->type->kind == MODEL_DECIMAL && !a->place.named) {
        take_size(a, digits->text, digits->at);
        return;
    }
    diag_error(a->r->d, digits->at, "'digits:' belongs to decimal alone");
    a->good = false;
}

static void take_bound_key(arguments *a, model_bound *bound, const draft_text *text)
{
    if (!text->given) return;
    if (group_of(a->type->kind) & OF_BOUNDED) {
        take_bound(a, bound, text->text, text->at);
        check_bounds(a, text->at);
        return;
    }
    diag_error(a->r->d, text->at, "'%s' has no bounds",
               a->type->kind == MODEL_RECORD ? a->type->record->name : word_of(a));
    a->good = false;
}

static void take_bound_keys(arguments *a, const draft_field *field)
{
    take_bound_key(a, &a->type->lo, &field->min);
    take_bound_key(a, &a->type->hi, &field->max);
}

static void refuse_values_key(arguments *a, const doc_node *values)
{
    diag_error(a->r->d, values->at, "'values:' belongs to the type enum alone");
    a->good = false;
}

bool resolve_keys(resolve *r, const draft_field *field, model_type *type)
{
    arguments a = {.r = r, .type = type, .good = true, .sized = true};

    if (field->digits.given) take_digits_key(&a, &field->digits);
    if (field->values) refuse_values_key(&a, field->values);
    take_bound_keys(&a, field);
    return a.good;
}

bool resolve_arguments(resolve *r, const expr_type *written, resolve_place place, model_type *out)
{
    arguments a = {.r = r, .place = place, .type = out, .good = true};
    const draft_field *field = place.field;

    if (out->kind == MODEL_ENUM) {
        out->of_enum = resolve_enum(r, written, place);
        a.good = out->of_enum != NULL;
    } else if (out->kind == MODEL_BOOL && written->args) {
        take_spellings(&a, written->args);
    } else {
        take_arguments(&a, written->args);
    }
    if (field) take_digits_key(&a, &field->digits);
    check_size(&a, written->at);
    take_ranges(&a, out->kind == MODEL_ENUM || out->kind == MODEL_BOOL ? NULL : written->args);
    if (field) take_bound_keys(&a, field);
    if (field && field->values && out->kind != MODEL_ENUM) refuse_values_key(&a, field->values);
    return a.good;
}
