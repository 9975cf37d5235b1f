/*
 * What stands in the brackets behind a built-in type, and the keys of the long form that say the
 * same.
 */
#include "base/zalloc.h"
#include "model/draft.h"
#include "model/model_convert.h"
#include "model/model_words.h"

typedef struct arguments {
    resolve *r;
    resolve_place place;
    model_type *type;
    bool sized; /* DECIMAL: has its digits; CHAR: its size; BYTES: its coding */
    bool good;
} arguments;

static const char *word_of(const arguments *a)
{
    return model_kind_word(a->type->kind);
}

/* --- words -------------------------------------------------------------------------------- */

static void take_word(arguments *a, stax_str word, pos at)
{
    bool taken = words_take(a->type, word, at, a->r->d, a->r->arena);

    a->good &= taken;
    a->sized |= taken && a->type->kind == MODEL_BYTES && !stax_eq(word, stax_str_of("split"));
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

    if (words_bounds(a->type->kind))
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

    if (t->kind == MODEL_STR || t->kind == MODEL_BYTES) return "number of bytes";
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
    if (!(words_bounds(a->type->kind))) {
        diag_error(a->r->d, arg->at, "%s takes no range", word_of(a));
        a->good = false;
        return;
    }
    if (arg->lo.kind != EXPR_NONE) take_bound(a, &a->type->lo, arg->lo.text, arg->lo.at);
    if (arg->hi.kind != EXPR_NONE) take_bound(a, &a->type->hi, arg->hi.text, arg->hi.at);
    check_bounds(a, arg->at);
}

/* --- arguments ---------------------------------------------------------------------------- */

static bool is_split(const expr_arg *arg)
{
    const expr_literal *word = arg->kind == EXPR_ARG_OPTION ? &arg->name : &arg->value;
    bool is_word = arg->kind == EXPR_ARG_OPTION || arg->kind == EXPR_ARG_LITERAL;

    return is_word && word->kind == EXPR_NAME && stax_eq(word->text, stax_str_of("split"));
}

/* split=" ," is the one word with a value. */
static void take_option(arguments *a, const expr_arg *arg)
{
    if (is_split(arg)) {
        a->good &= resolve_split(a->r, arg->value.text, arg->value.at, a->type);
        return;
    }
    take_word(a, arg->name.text, arg->name.at);
    if (!a->good) return;
    diag_error(a->r->d, arg->at, "'%.*s' takes no value: leave the '=' out",
               (int)arg->name.text.len, arg->name.text.data);
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

/* Its place begins behind the quote. */
static void take_pattern(arguments *a, const expr_literal *text)
{
    pos at = text->at;

    if (at.length != POS_REST) {
        at.column++;
        at.length -= 2;
    }
    a->good &= resolve_pattern(a->r, text->text, at, a->type);
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
        take_pattern(a, &arg->value);
        return;
    case EXPR_ARG_OPTION:
        take_option(a, arg);
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
    const expr_arg *yes = args, *no = args ? args->next : NULL;
    if (args == NULL) return;

    if (yes->kind != EXPR_ARG_LITERAL || !no || no->kind != EXPR_ARG_LITERAL || no->next) {
        diag_error(a->r->d, args->at,
                   "bool takes two words, first the one for true: bool(yes, no)");
        a->good = false;
        return;
    }
    if (stax_eq(yes->value.text, no->value.text)) {
        diag_error(a->r->d, no->at, "true and false cannot be the same word");
        a->good = false;
    }
    a->type->yes = intern_add(&a->r->from->names, yes->value.text, a->r->arena);
    a->type->no = intern_add(&a->r->from->names, no->value.text, a->r->arena);
}

/* hook(fn, ctype) */
static void take_hook(arguments *a, const expr_arg *args)
{
    const expr_arg *type = args ? args->next : NULL;

    if (!type || args->kind != EXPR_ARG_LITERAL || type->kind != EXPR_ARG_LITERAL || type->next) {
        diag_error(a->r->d, args ? args->at : a->type->at,
                   "a hook is a function and the type it fills: hook(read_color, uint32_t)");
        a->good = false;
        return;
    }
    a->good &= resolve_hook(a->r, &args->value, &type->value, a->type);
}

/* What is left where 'split' may stand behind words of another kind; takes that. */
static const expr_arg *without_split(arguments *a, const expr_arg *args)
{
    const expr_arg *first = NULL;
    expr_arg *last = NULL;

    for (const expr_arg *arg = args; arg; arg = arg->next) {
        if (is_split(arg)) {
            take_argument(a, arg);
            continue;
        }
        expr_arg *copy = ZNEW(expr_arg, a->r->arena);
        *copy = *arg;
        copy->next = NULL;
        if (last)
            last->next = copy;
        else
            first = copy;
        last = copy;
    }
    return first;
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
    if (a->type->kind == MODEL_BYTES) {
        diag_error(a->r->d, at, "how are they written? bytes(base64) or bytes(hex)");
        a->good = false;
    }
}

/* Seconds since 1970 are a number, and nothing else can be in its place. */
static void check_formats(arguments *a, pos at)
{
    if (a->type->formats == MODEL_ISO && a->type->kind == MODEL_DATETIME) a->type->formats = 0;
    if (a->type->kind != MODEL_UNIX || a->type->formats == 0) return;
    diag_error(a->r->d, at, "datetime(unix) is an int64_t and stands alone: no other format");
    a->good = false;
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
    if (words_bounds(a->type->kind)) {
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

/* split: and pattern: */
static void take_text_keys(arguments *a, const draft_field *field)
{
    if (field->split.given)
        a->good &= resolve_split(a->r, field->split.text, field->split.at, a->type);
    if (!field->pattern.given) return;
    if (model_is_text(a->type->kind)) {
        a->good &= resolve_pattern(a->r, field->pattern.text, field->pattern.at, a->type);
        return;
    }
    diag_error(a->r->d, field->pattern.at, "'pattern:' is for str and char");
    a->good = false;
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
    take_text_keys(&a, field);
    return a.good;
}

bool resolve_named_arguments(resolve *r, const expr_type *written, const char *name,
                             model_type *type)
{
    arguments a = {.r = r, .type = type, .good = true};
    const expr_arg *left = without_split(&a, written->args);

    if (type->kind == MODEL_RECORD) left = written->args;
    if (left == NULL) return a.good;
    diag_error(r->d, left->at,
               "'%s' takes nothing in brackets: what limits it stands where it is defined", name);
    return false;
}

/* Whose brackets hold words of its own, and no range. */
static bool takes_words(model_kind kind)
{
    return kind == MODEL_ENUM || kind == MODEL_BOOL || kind == MODEL_HOOK;
}

bool resolve_arguments(resolve *r, const expr_type *written, resolve_place place, model_type *out)
{
    arguments a = {.r = r, .place = place, .type = out, .good = true};
    const draft_field *field = place.field;

    if (out->kind == MODEL_ENUM) {
        out->of_enum = resolve_enum(r, written, place);
        a.good = out->of_enum != NULL;
    } else if (out->kind == MODEL_BOOL) {
        take_spellings(&a, without_split(&a, written->args));
    } else if (out->kind == MODEL_HOOK) {
        take_hook(&a, without_split(&a, written->args));
    } else {
        take_arguments(&a, written->args);
    }
    if (field) take_digits_key(&a, &field->digits);
    check_size(&a, written->at);
    check_formats(&a, written->at);
    take_ranges(&a, takes_words(out->kind) ? NULL : written->args);
    if (field) take_bound_keys(&a, field);
    if (field) take_text_keys(&a, field);
    if (field && field->values && out->kind != MODEL_ENUM) refuse_values_key(&a, field->values);
    return a.good;
}
