/*
 * What strings in brackets say beside words and numbers: separators, patterns, hooks.
 */
#include "base/zalloc.h"
#include "model/draft.h"

bool resolve_split(resolve *r, stax_str separators, pos at, model_type *type)
{
    if (type->kind == MODEL_RECORD || type->kind == MODEL_FLAG || type->kind == MODEL_CHAR) {
        diag_error(r->d, at, "'split' is for values, and %s is none that can be an item",
                   type->kind == MODEL_RECORD ? type->record->name : model_kind_word(type->kind));
        return false;
    }
    if (separators.len == 0) {
        diag_error(r->d, at, "which bytes are between the items? for example split=\",\"");
        return false;
    }
    for (size_t i = 0; i < separators.len; i++) {
        if ((unsigned char)separators.data[i] > 0 && (unsigned char)separators.data[i] < 0x80)
            continue;
        diag_error(r->d, at, "separators are characters of ASCII");
        return false;
    }
    type->split = zcopy(separators, r->arena).data;
    return true;
}

bool resolve_pattern(resolve *r, stax_str pattern, pos at, model_type *type)
{
    if (type->pattern) {
        diag_error(r->d, at, "the type has a pattern already");
        return false;
    }
    type->pattern = zcopy(pattern, r->arena).data;
    type->table = pattern_compile(pattern, at, r->d, r->arena);
    return type->table != NULL;
}

/* --- hooks -------------------------------------------------------------------------------- */

static bool is_identifier(stax_str text)
{
    for (size_t i = 0; i < text.len; i++) {
        char c = text.data[i], lower = (char)(c | 0x20);
        bool letter = (lower >= 'a' && lower <= 'z') || c == '_';
        if (!letter && (i == 0 || c < '0' || c > '9')) return false;
    }
    return text.len > 0;
}

/* What every parser's header knows; of the headers that a schema includes nothing is. */
static bool is_known(stax_str c_type)
{
    static const char *const known[] = {
        "bool",         "char",        "short",         "int",           "long",
        "float",        "double",      "int8_t",        "int16_t",       "int32_t",
        "int64_t",      "uint8_t",     "uint16_t",      "uint32_t",      "uint64_t",
        "size_t",       "unsigned",    "unsigned char", "void *",        "stax_str",
        "stax_date",    "stax_time",   "stax_datetime", "stax_duration", "stax_bytes",
        "const char *", "char *",      "unsigned long", "long long",     "unsigned long long",
        "stax_zone",    "signed char", "unsigned int",
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (stax_eq(c_type, stax_str_of(known[i]))) return true;
    return false;
}

/* Letters, digits, blanks and '*', beginning with a letter: no declarator with brackets. */
static bool is_type_name(stax_str text)
{
    for (size_t i = 0; i < text.len; i++) {
        char c = text.data[i], lower = (char)(c | 0x20);
        bool letter = (lower >= 'a' && lower <= 'z') || c == '_';
        if (!letter && (i == 0 || !((c >= '0' && c <= '9') || c == ' ' || c == '*'))) return false;
    }
    return text.len > 0 && text.data[text.len - 1] != ' ';
}

bool resolve_hook(resolve *r, const expr_literal *function, const expr_literal *c_type,
                  model_type *type)
{
    if (!is_identifier(function->text)) {
        diag_error(r->d, function->at, "'%.*s' is not the name of a function of C",
                   (int)function->text.len, function->text.data);
        return false;
    }
    if (!is_type_name(c_type->text)) {
        diag_error(r->d, c_type->at, "'%.*s' is not a name of a type; arrays need a typedef",
                   (int)c_type->text.len, c_type->text.data);
        return false;
    }
    if (!is_known(c_type->text) && r->from->includes.count == 0) {
        diag_error(r->d, c_type->at,
                   "the header of the parser does not know '%.*s': it needs 'c: include:'",
                   (int)c_type->text.len, c_type->text.data);
        return false;
    }
    type->hook = zcopy(function->text, r->arena).data;
    type->c_type = zcopy(c_type->text, r->arena).data;
    return true;
}
