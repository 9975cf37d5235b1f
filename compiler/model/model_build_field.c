/*
 * One field, from a line (`id: u32 @`) or from a mapping with the keys of the long form. Both end
 * as a draft_field that does not say which it was.
 */
#include "base/zalloc.h"
#include "model/draft.h"

typedef struct field_build {
    build *b;
    draft_field *field;
} field_build;

static void read_type(field_build *f, const doc_node *value)
{
    if (doc_want_text(value, "a type", f->b->d))
        f->field->type = expr_parse_typedef(value->text, value->at, f->b->d, f->b->arena);
    f->field->broken |= f->field->type == NULL;
}

static void read_path(field_build *f, const doc_node *value)
{
    if (doc_want_text(value, "a path", f->b->d))
        f->field->path = expr_parse_path(value->text, value->at, f->b->d, f->b->arena);
    f->field->broken |= f->field->path == NULL;
}

static void read_default(field_build *f, const doc_node *value)
{
    f->field->fallback = build_text(f->b, value, "a default");
}

static void read_min(field_build *f, const doc_node *value)
{
    f->field->min = build_text(f->b, value, "a number");
}

static void read_max(field_build *f, const doc_node *value)
{
    f->field->max = build_text(f->b, value, "a number");
}

static void read_digits(field_build *f, const doc_node *value)
{
    f->field->digits = build_text(f->b, value, "a number");
}

static void read_doc(field_build *f, const doc_node *value)
{
    f->field->doc = build_text(f->b, value, "a text");
}

static void read_since(field_build *f, const doc_node *value)
{
    f->field->since = build_text(f->b, value, "a version");
}

static void read_member(field_build *f, const doc_node *value)
{
    f->field->member = build_text(f->b, value, "the name of a member");
}

static void read_pattern(field_build *f, const doc_node *value)
{
    f->field->pattern = build_text(f->b, value, "a pattern");
}

static void read_split(field_build *f, const doc_node *value)
{
    f->field->split = build_text(f->b, value, "separators");
}

static void read_values(field_build *f, const doc_node *value)
{
    f->field->values = value;
}

static void read_space(field_build *f, const doc_node *value)
{
    f->field->settings[DRAFT_SPACE] = build_choice(f->b, DRAFT_SPACE, value);
}

static void read_empty(field_build *f, const doc_node *value)
{
    f->field->settings[DRAFT_EMPTY] = build_choice(f->b, DRAFT_EMPTY, value);
}

static void read_invalid(field_build *f, const doc_node *value)
{
    f->field->settings[DRAFT_INVALID] = build_choice(f->b, DRAFT_INVALID, value);
}

static void read_repeated(field_build *f, const doc_node *value)
{
    f->field->settings[DRAFT_REPEATED] = build_choice(f->b, DRAFT_REPEATED, value);
}

/* Digits at *at; false when there are none or too many. */
static bool take_number(const char **at, uint32_t *out)
{
    const char *from = *at;
    uint64_t number = 0;

    for (; **at >= '0' && **at <= '9' && *at - from < 10; (*at)++)
        number = number * 10 + (uint64_t)(**at - '0');
    *out = (uint32_t)number;
    return *at > from && number < EXPR_UNBOUNDED;
}

/* `3`, `1..`, `..16`, `2..5` and `..`. */
static bool take_count(const char *at, expr_count *count)
{
    bool lo = take_number(&at, &count->min);
    if (lo && *at == '\0') {
        count->max = count->min;
        return true;
    }
    if (strncmp(at, "..", 2) != 0) return false;

    at += 2;
    bool open = *at == '\0';
    count->max = EXPR_UNBOUNDED;
    return (open || take_number(&at, &count->max)) && *at == '\0';
}

static void read_count(field_build *f, const doc_node *value)
{
    expr_count *count = &f->field->count;
    if (!doc_want_text(value, "a count", f->b->d)) return;

    *count = (expr_count){.present = true, .at = value->at};
    bool good = take_count(value->text.data, count);
    if (!good)
        diag_error(f->b->d, value->at, "'%s' is not a count; write '3', '1..', '..16' or '2..5'",
                   value->text.data);
    else if (count->min > count->max)
        diag_error(f->b->d, value->at, "at least %u and at most %u items: no list has these",
                   count->min, count->max);
    f->field->broken |= !good || count->min > count->max;
}

/* Without a function: for later. */
static const struct field_key {
    const char *name;
    void (*read)(field_build *f, const doc_node *value);
} field_keys[] = {
    {"type", read_type},     {"path", read_path},       {"default", read_default},
    {"count", read_count},   {"min", read_min},         {"max", read_max},
    {"digits", read_digits}, {"values", read_values},   {"space", read_space},
    {"empty", read_empty},   {"invalid", read_invalid}, {"repeated", read_repeated},
    {"doc", read_doc},       {"pattern", read_pattern}, {"split", read_split},
    {"hook", NULL},          {"write", NULL},           {"since", read_since},
    {"field", read_member},
};

enum { FIELD_KEYS = sizeof field_keys / sizeof *field_keys };

static void build_key(field_build *f, const doc_pair *pair)
{
    const char *names[FIELD_KEYS + 1] = {0};

    for (size_t i = 0; i < FIELD_KEYS; i++) {
        names[i] = field_keys[i].name;
        if (!stax_eq(pair->key->text, stax_str_of(names[i]))) continue;
        if (field_keys[i].read)
            field_keys[i].read(f, pair->value);
        else
            diag_error(f->b->d, pair->key->at, "'%s:' is not yet in this version", names[i]);
        return;
    }
    build_refuse_word(f->b, pair->key->at, "a field in long form", pair->key->text, names);
}

static void build_long(field_build *f, const doc_node *value)
{
    for (size_t i = 0; i < value->count; i++) build_key(f, &value->pairs[i]);
    if (f->field->type || f->field->broken) return;

    diag_error(f->b->d, f->field->at, "the field '%s' has no type: 'type:' is missing",
               f->field->name);
    f->field->broken = true;
}

static void build_short(field_build *f, const doc_node *value)
{
    build *b = f->b;
    const expr_field *line = NULL;

    if (value->kind == DOC_SCALAR && value->text.len == 0)
        diag_error(b->d, f->field->at, "the field '%s' has no type; write for example '%s: str'",
                   f->field->name, f->field->name);
    else if (doc_want_text(value, "a field", b->d))
        line = expr_parse_field(value->text, value->at, b->d, b->arena);
    f->field->broken = line == NULL;
    if (line == NULL) return;

    f->field->type = line->type;
    f->field->path = line->path;
    if (line->fallback.kind != EXPR_NONE)
        f->field->fallback = (draft_text){true, line->fallback.text, line->fallback.at};
}

/* Why a key cannot be a field, and what was perhaps meant. */
static void refuse_name(build *b, const doc_node *key)
{
    const char *colon = strchr(key->text.data, ':');

    if (key->text.len > 1 && key->text.data[0] == '@')
        diag_error(b->d, key->at, "'%s' is not a name; write '%s: str @' for an attribute",
                   key->text.data, key->text.data + 1);
    else if (colon && colon[1])
        diag_error(b->d, key->at, "'%s' is not a name; write '%s: str %s'", key->text.data,
                   colon + 1, key->text.data);
    else
        diag_error(b->d, key->at, "'%s' is not a name for a field", key->text.data);
}

void build_field(build *b, draft_type *type, const doc_pair *pair)
{
    if (!draft_is_name(pair->key->text)) {
        refuse_name(b, pair->key);
        return;
    }
    draft_field *field = VEC_ADD(&type->fields, b->arena);
    field_build f = {b, field};
    field->name = intern_add(&b->out->names, pair->key->text, b->arena);
    field->at = pair->key->at;
    field->options = b->file->options;
    if (pair->value->kind == DOC_MAPPING)
        build_long(&f, pair->value);
    else
        build_short(&f, pair->value);
}
