/*
 * Structs that the user has already: `$struct:` in a type, or `c: struct:` for several. The header
 * of the parser includes theirs; what does not fit in them the C compiler finds out.
 */
#include "base/c_name.h"
#include "base/zalloc.h"
#include "model/draft.h"

/* --- build -------------------------------------------------------------------------------- */

static void build_include(build *b, const doc_node *node)
{
    build_texts(b, node, "the name of a header", &b->out->includes);
    for (size_t i = 0; i < b->out->includes.count; i++) {
        const draft_text *name = &b->out->includes.items[i];
        if (name->text.len == 0 || strpbrk(name->text.data, "\"\n"))
            diag_error(b->d, name->at, "'%s' is not the name of a header", name->text.data);
    }
}

static void build_prefix(build *b, const doc_node *node)
{
    draft_text name = build_text(b, node, "a prefix for names of C");

    if (name.given && !c_name_good(name.text))
        diag_error(b->d, name.at,
                   "'%s' cannot be the prefix of C names: take letters, digits and '_'",
                   name.text.data);
    else if (b->file == b->out->files.items[0])
        b->out->c_prefix = name;
}

static void build_structs(build *b, const doc_node *node)
{
    if (node->kind == DOC_MAPPING)
        *VEC_ADD(&b->out->structs, b->arena) = node;
    else
        diag_error(b->d, node->at, "'struct:' is a mapping from types to structs of C");
}

static const struct c_key {
    const char *name;
    void (*read)(build *b, const doc_node *value);
} c_keys[] = {{"include", build_include}, {"prefix", build_prefix}, {"struct", build_structs}};

enum { C_KEYS = sizeof c_keys / sizeof *c_keys };

static void build_c_key(build *b, const doc_pair *pair)
{
    const char *names[C_KEYS + 1] = {0};

    for (size_t i = 0; i < C_KEYS; i++) {
        names[i] = c_keys[i].name;
        if (!stax_eq(pair->key->text, stax_str_of(names[i]))) continue;
        c_keys[i].read(b, pair->value);
        return;
    }
    build_refuse_word(b, pair->key->at, "'c:'", pair->key->text, names);
}

void build_c(build *b, const doc_node *node)
{
    if (node->kind != DOC_MAPPING) {
        diag_error(b->d, node->at, "'c:' is a mapping, for example 'include: shop.h'");
        return;
    }
    for (size_t i = 0; i < node->count; i++) build_c_key(b, &node->pairs[i]);
}

/* --- members ------------------------------------------------------------------------------ */

/* Names of C with a '.' between them: a member of a member. */
static bool is_member(stax_str text)
{
    for (;;) {
        const char *dot = memchr(text.data, '.', text.len);
        size_t len = dot ? (size_t)(dot - text.data) : text.len;
        if (!c_name_good((stax_str){text.data, len})) return false;
        if (dot == NULL) return true;
        text = (stax_str){text.data + len + 1, text.len - len - 1};
    }
}

const char *resolve_member(resolve *r, const draft_field *field)
{
    const draft_text *member = &field->member;

    if (!member->given) return c_name_field(stax_str_of(field->name), r->arena);
    if (!is_member(member->text))
        diag_error(r->d, member->at, "'%s' is not the name of a member", member->text.data);
    return intern_add(&r->from->names, member->text, r->arena);
}

/* --- structs ------------------------------------------------------------------------------ */

/* "shop_book", "struct shop_book". */
static bool is_type(stax_str text)
{
    const size_t tag = strlen("struct ");

    if (text.len > tag && memcmp(text.data, "struct ", tag) == 0)
        text = (stax_str){text.data + tag, text.len - tag};
    return c_name_good(text);
}

static void take_own(resolve *r, draft_type *type, const draft_text *own)
{
    if (!type->is_record)
        diag_error(r->d, own->at, "'%s' is not a struct", type->name);
    else if (type->record->own)
        diag_error(r->d, own->at, "'%s' has a '$struct' already", type->name);
    else if (!is_type(own->text))
        diag_error(r->d, own->at, "'%s' is no type: write 'shop_book' or 'struct shop_book'",
                   own->text.data);
    else if (r->from->includes.count == 0)
        diag_error(r->d, own->at, "which header has '%s'? write it under 'c:', 'include: shop.h'",
                   own->text.data);
    else
        type->record->own = own->text.data;
}

static void take_structs(resolve *r, const doc_node *node)
{
    for (size_t i = 0; i < node->count; i++) {
        const doc_node *key = node->pairs[i].key, *value = node->pairs[i].value;
        draft_type *type = resolve_find_type(r->from, key->text);
        if (type == NULL)
            diag_error(r->d, key->at, "no type is called '%s'", key->text.data);
        else if (doc_want_text(value, "the name of a struct of C", r->d))
            take_own(r, type, &(draft_text){true, value->text, value->at});
    }
}

static void check_members(resolve *r, const draft_type *type)
{
    for (size_t i = 0; i < type->fields.count; i++) {
        const draft_text *member = &type->fields.items[i].member;
        if (member->given && strchr(member->text.data, '.') && type->record->own == NULL)
            diag_error(r->d, member->at,
                       "a member of a member needs '$struct': this struct is printed by staxc");
    }
}

void resolve_own(resolve *r)
{
    const draft_texts *from = &r->from->includes;
    stax_str *to = ZARRAY(stax_str, from->count, r->arena);

    for (size_t i = 0; i < from->count; i++) to[i] = from->items[i].text;
    r->schema->includes = to;
    r->schema->include_count = from->count;
    for (size_t i = 0; i < r->from->types.count; i++) {
        draft_type *type = &r->from->types.items[i];
        if (type->own.given) take_own(r, type, &type->own);
    }
    for (size_t i = 0; i < r->from->structs.count; i++) take_structs(r, r->from->structs.items[i]);
    for (size_t i = 0; i < r->from->types.count; i++)
        if (r->from->types.items[i].is_record) check_members(r, &r->from->types.items[i]);
}
