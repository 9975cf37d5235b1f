/*
 * Enums: from the words in brackets, or behind `values:`, to a table of words with their C names.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "model/draft.h"

typedef struct enum_build {
    resolve *r;
    model_enum *out;
    VEC(model_word) words;
    bool good;
} enum_build;

static void refuse(enum_build *b, pos at, const char *text)
{
    diag_error(b->r->d, at, "%s", text);
    b->good = false;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Two words that are spelled alike, or that C could not tell apart. */
static void check_new(enum_build *b, const model_word *word)
{
    for (size_t i = 0; i < b->words.count; i++) {
        const model_word *other = &b->words.items[i];
        if (word != b->out->other && stax_eq(other->text, word->text)) {
            diag_error(b->r->d, word->at, "the word '%s' stands here twice", word->text.data);
        } else if (strcmp(other->c_name, word->c_name) == 0) {
            diag_error(b->r->d, word->at,
                       "'%s' and '%s' are both %s in C; give one another name: %s_2=\"%s\"",
                       other->name, word->name, word->c_name, word->name, word->text.data);
        } else {
            continue;
        }
        diag_note(b->r->d, other->at, "the first is here");
        b->good = false;
        return;
    }
}

static void add_word(enum_build *b, stax_str name, stax_str text, pos at)
{
    resolve *r = b->r;
    model_word word = {.at = at};

    if (text.len > 0 && (is_blank(text.data[0]) || is_blank(text.data[text.len - 1])))
        refuse(b, at, "a word of an enum neither begins nor ends with a blank: values are trimmed");
    if (name.len == 0) {
        refuse(b, at, "an empty word needs a name: none=\"\"");
        return;
    }
    word.text = zcopy(text, r->arena);
    word.name = intern_add(&r->from->names, name, r->arena);
    word.c_name =
        c_name_enumerator(stax_str_of(r->schema->name), stax_str_of(b->out->name), name, r->arena);
    check_new(b, &word);
    *VEC_ADD(&b->words, r->arena) = word;
}

/* `*`: any other text is a word of its own, behind the others. */
static void add_other(enum_build *b, const expr_arg *arg)
{
    resolve *r = b->r;
    model_word *word = ZNEW(model_word, r->arena);

    if (arg->next || b->out->other) {
        refuse(b, arg->at, "'*' is the last of an enum's words");
        return;
    }
    word->name = "*";
    word->at = arg->at;
    word->c_name = c_name_enumerator(stax_str_of(r->schema->name), stax_str_of(b->out->name),
                                     stax_str_of("OTHER"), r->arena);
    b->out->other = word;
}

static void add_argument(enum_build *b, const expr_arg *arg)
{
    switch (arg->kind) {
    case EXPR_ARG_LITERAL:
        add_word(b, arg->value.text, arg->value.text, arg->at);
        return;
    case EXPR_ARG_OPTION:
        add_word(b, arg->name.text, arg->value.text, arg->at);
        return;
    case EXPR_ARG_ANY:
        add_other(b, arg);
        return;
    default:
        refuse(b, arg->at, "an enum takes words: enum(low, high) or enum(low=\"L\")");
    }
}

/* A list of words, or a mapping from names to words. */
static void add_values(enum_build *b, const doc_node *values)
{
    if (values->kind == DOC_SCALAR) {
        refuse(b, values->at, "'values:' is a list of words, or a mapping from names to words");
        return;
    }
    for (size_t i = 0; i < values->count; i++) {
        const doc_node *text = values->kind == DOC_LIST ? values->items[i] : values->pairs[i].value;
        const doc_node *name = values->kind == DOC_LIST ? text : values->pairs[i].key;
        if (doc_want_text(text, "a word", b->r->d))
            add_word(b, name->text, text->text, name->at);
        else
            b->good = false;
    }
}

static const char *enum_name(resolve *r, resolve_place place)
{
    if (place.named) return place.named->name;
    const char *name = zprintf(r->arena, "%s_%s", place.owner->name, place.field->name);
    return intern_add(&r->from->names, stax_str_of(name), r->arena);
}

model_enum *resolve_enum(resolve *r, const expr_type *written, resolve_place place)
{
    enum_build b = {.r = r, .out = ZNEW(model_enum, r->arena), .good = true};
    const doc_node *values = place.field ? place.field->values : NULL;

    b.out->name = enum_name(r, place);
    b.out->c_name = c_name_type(stax_str_of(r->schema->name), stax_str_of(b.out->name), r->arena);
    b.out->inlined = place.named == NULL;
    b.out->at = place.named ? place.named->at : written->at;
    for (const expr_arg *arg = written->args; arg; arg = arg->next) add_argument(&b, arg);
    if (values && b.words.count > 0)
        refuse(&b, values->at, "the words stand in brackets behind 'enum' already");
    else if (values)
        add_values(&b, values);
    if (b.words.count == 0 && b.good)
        refuse(&b, written->at, "which words? write for example enum(low, high)");

    if (b.out->other) check_new(&b, b.out->other);
    b.out->words = b.words.items;
    b.out->word_count = b.words.count;
    if (!b.good) return NULL;
    if (place.field) place.field->inlined = b.out;
    return b.out;
}
