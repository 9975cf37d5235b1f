/*
 * The first pass: from the tree of YAML to a draft. It knows which keys there are and what form
 * their values have; it looks no name up. Keys are tables: a key of a later version is known by its
 * name and refused as that, any other is a mistake and gets the nearest right one.
 */
#include "base/c_name.h"
#include "base/suggest.h"
#include "base/zalloc.h"
#include "model/draft.h"

typedef void build_key(build *b, const doc_node *value);

bool draft_is_name(stax_str text)
{
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.data[i];
        bool letter = (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
        bool later = (c >= '0' && c <= '9') || c == '-' || c == '.';
        if (!letter && c != '_' && c < 0x80 && !(later && i > 0)) return false;
        if (c == '.' && i + 1 < text.len && text.data[i + 1] == '.') return false;
    }
    return text.len > 0;
}

void build_refuse_word(build *b, pos at, const char *what, stax_str word, const char *const *words)
{
    suggest near = suggest_for(word);
    const char *list = words[0];

    for (size_t i = 0; words[i]; i++) suggest_offer(&near, words[i]);
    for (size_t i = 1; words[0] && words[i]; i++) list = zprintf(b->arena, "%s %s", list, words[i]);
    if (near.best)
        diag_error(b->d, at, "%s does not know '%.*s'; did you mean '%s'?", what, (int)word.len,
                   word.data, near.best);
    else
        diag_error(b->d, at, "%s does not know '%.*s'; there are: %s", what, (int)word.len,
                   word.data, list);
}

draft_text build_text(build *b, const doc_node *node, const char *what)
{
    draft_text none = {0};

    return doc_want_text(node, what, b->d) ? (draft_text){true, node->text, node->at} : none;
}

bool build_number(build *b, const doc_node *node, uint32_t most, uint32_t *out)
{
    uint64_t number = 0;
    bool good = node->kind == DOC_SCALAR && node->text.len > 0 && node->text.len <= 10;

    for (size_t i = 0; good && i < node->text.len; i++) {
        char c = node->text.data[i];
        good = c >= '0' && c <= '9';
        number = number * 10 + (uint64_t)(c - '0');
    }
    if (!good || number > most) {
        diag_error(b->d, node->at, "a whole number from 0 to %u is expected here", most);
        return false;
    }
    *out = (uint32_t)number;
    return true;
}

/* --- keys of the file --------------------------------------------------------------------- */

static void build_version(build *b, const doc_node *value)
{
    draft_text version = build_text(b, value, "the version of the language");

    if (version.given && !stax_eq(version.text, stax_str_of("1")))
        diag_error(b->d, version.at, "this staxc reads version 1 of the language: 'stax: 1'");
}

static void build_name(build *b, const doc_node *value)
{
    draft_text name = build_text(b, value, "a prefix for names of C");

    if (name.given && !c_name_good(name.text))
        diag_error(b->d, name.at,
                   "'%s' cannot be the prefix of C names: take letters, digits and '_'",
                   name.text.data);
    else
        b->out->name = name;
}

static void build_doc(build *b, const doc_node *value)
{
    b->out->doc = build_text(b, value, "a text");
}

static void build_iterator(build *b, const doc_pair *pair)
{
    draft_text path = build_text(b, pair->value, "a field such as catalog.books");
    if (!path.given) return;
    if (!draft_is_name(pair->key->text)) {
        diag_error(b->d, pair->key->at, "'%s' is not a name", pair->key->text.data);
        return;
    }
    draft_text name = {true, pair->key->text, pair->key->at};
    *VEC_ADD(&b->out->streams, b->arena) = (draft_stream){name, path};
}

static void build_stream(build *b, const doc_node *value)
{
    if (value->kind != DOC_MAPPING || value->count == 0) {
        diag_error(b->d, value->at,
                   "'stream:' is a mapping from an iterator to a field, for "
                   "example 'book: catalog.books'");
        return;
    }
    for (size_t i = 0; i < value->count; i++) build_iterator(b, &value->pairs[i]);
}

/* --- types -------------------------------------------------------------------------------- */

static void build_type_doc(build *b, draft_type *type, const doc_node *value)
{
    type->doc = build_text(b, value, "a text");
}

static void build_type_element(build *b, draft_type *type, const doc_node *value)
{
    type->element = build_element_name(b, value);
}

static void build_type_unknown(build *b, draft_type *type, const doc_node *value)
{
    type->unknown = build_choice(b, DRAFT_UNKNOWN, value);
}

void build_texts(build *b, const doc_node *node, const char *what, draft_texts *to)
{
    size_t count = node->kind == DOC_LIST ? node->count : 1;

    for (size_t i = 0; i < count; i++) {
        const doc_node *item = node->kind == DOC_LIST ? node->items[i] : node;
        draft_text text = build_text(b, item, what);
        if (text.given) *VEC_ADD(to, b->arena) = text;
    }
}

static void build_type_order(build *b, draft_type *type, const doc_node *value)
{
    type->order = build_choice(b, DRAFT_ORDER, value);
}

static void build_type_hook(build *b, draft_type *type, const doc_node *value)
{
    type->hook = build_text(b, value, "the name of a function of C");
}

static void build_type_where(build *b, draft_type *type, const doc_node *value)
{
    type->where = build_text(b, value, "a test");
}

static void build_type_since(build *b, draft_type *type, const doc_node *value)
{
    type->since = build_text(b, value, "a version");
}

static void build_type_deprecated(build *b, draft_type *type, const doc_node *value)
{
    type->deprecated = build_text(b, value, "a text: what to use instead");
}

static void build_type_struct(build *b, draft_type *type, const doc_node *value)
{
    type->own = build_text(b, value, "the name of a struct of C");
}

static void build_type_use(build *b, draft_type *type, const doc_node *value)
{
    type->use_at = type->fields.count;
    build_texts(b, value, "the name of a type", &type->uses);
}

/* Keys of a struct that are not fields; without a function: for later. */
static const struct type_key {
    const char *name;
    void (*read)(build *b, draft_type *type, const doc_node *value);
} type_keys[] = {
    {"$doc", build_type_doc},         {"$element", build_type_element},
    {"$unknown", build_type_unknown}, {"$use", build_type_use},
    {"$order", build_type_order},     {"$struct", build_type_struct},
    {"$hook", build_type_hook},       {"$where", build_type_where},
    {"$since", build_type_since},     {"$deprecated", build_type_deprecated},
};

enum { TYPE_KEYS = sizeof type_keys / sizeof *type_keys };

static void build_type_key(build *b, draft_type *type, const doc_pair *pair)
{
    const char *names[TYPE_KEYS + 1] = {0};

    for (size_t i = 0; i < TYPE_KEYS; i++) {
        names[i] = type_keys[i].name;
        if (!stax_eq(pair->key->text, stax_str_of(names[i]))) continue;
        if (type_keys[i].read)
            type_keys[i].read(b, type, pair->value);
        else
            diag_error(b->d, pair->key->at, "'%s' is not yet in this version", names[i]);
        return;
    }
    build_refuse_word(b, pair->key->at, "a struct", pair->key->text, names);
}

static void build_record(build *b, draft_type *type, const doc_node *value)
{
    bool has_fields = false;

    type->is_record = true;
    for (size_t i = 0; i < value->count; i++) {
        const doc_pair *pair = &value->pairs[i];
        bool about_type = pair->key->text.len > 0 && pair->key->text.data[0] == '$';
        has_fields |= !about_type || stax_eq(pair->key->text, stax_str_of("$use"));
        if (about_type)
            build_type_key(b, type, pair);
        else
            build_field(b, type, pair);
    }
    if (!has_fields) diag_error(b->d, type->at, "the struct '%s' has no fields", type->name);
}

static void build_alias(build *b, draft_type *type, const doc_node *value)
{
    if (value->kind == DOC_SCALAR && value->text.len == 0)
        diag_error(b->d, type->at, "the type '%s' has neither fields nor a type", type->name);
    else if (doc_want_text(value, "a type", b->d))
        type->alias = expr_parse_typedef(value->text, value->at, b->d, b->arena);
}

/* In one file YAML's own keys are different already. */
static bool is_new_type(build *b, const doc_node *key)
{
    const draft_type *other = resolve_find_type(b->out, key->text);
    if (other == NULL) return true;

    diag_error(b->d, key->at, "the type '%s' is in two files", other->name);
    diag_note(b->d, other->at, "the first is here");
    return false;
}

static void build_type(build *b, const doc_pair *pair)
{
    stax_str name = pair->key->text;
    if (!draft_is_name(name)) {
        diag_error(b->d, pair->key->at, "'%s' is not a name for a type", name.data);
        return;
    }
    if (!is_new_type(b, pair->key)) return;
    draft_type *type = VEC_ADD(&b->out->types, b->arena);
    type->name = intern_add(&b->out->names, name, b->arena);
    type->at = pair->key->at;
    type->options = b->file->options;
    if (pair->value->kind == DOC_MAPPING)
        build_record(b, type, pair->value);
    else
        build_alias(b, type, pair->value);
}

static void build_types(build *b, const doc_node *value)
{
    if (value->kind != DOC_MAPPING || value->count == 0) {
        diag_error(b->d, value->at, "'types:' is a mapping from names to types");
        return;
    }
    for (size_t i = 0; i < value->count; i++) build_type(b, &value->pairs[i]);
}

/* --- the file ----------------------------------------------------------------------------- */

static void build_import(build *b, const doc_node *value)
{
    build_texts(b, value, "the name of a file", &b->file->imports);
}

/*
 * Without a function: for later. `missing` is what to say when a key that must be there is not;
 * `whole`: it belongs to the parser of this file, and an import passes over it.
 */
static const struct top_key {
    const char *name;
    build_key *read;
    bool whole;
    const char *missing;
} top_keys[] = {
    {"stax", build_version, false,
     "the first line of a schema is 'stax: 1', the version of the language"},
    {"name", build_name, true, NULL},
    {"doc", build_doc, true, NULL},
    {"root", build_root, true, "'root:' is missing: the element of the whole document"},
    {"stream", build_stream, true, NULL},
    {"types", build_types, false,
     "'types:' is missing: the structs that the document is read into"},
    {"options", build_options, false, NULL},
    {"ns", build_namespaces, false, NULL},
    {"import", build_import, false, NULL},
    {"c", build_c, false, NULL},
};

enum { TOP_KEYS = sizeof top_keys / sizeof *top_keys };

static bool is_imported(const build *b)
{
    return b->file != b->out->files.items[0];
}

static void build_top(build *b, const doc_pair *pair)
{
    const char *names[TOP_KEYS + 1] = {0};

    for (size_t i = 0; i < TOP_KEYS; i++) {
        const struct top_key *key = &top_keys[i];
        names[i] = key->name;
        if (!stax_eq(pair->key->text, stax_str_of(names[i]))) continue;
        if (key->whole && is_imported(b)) return;
        if (key->read)
            key->read(b, pair->value);
        else
            diag_error(b->d, pair->key->at, "'%s:' is not yet in this version", names[i]);
        return;
    }
    build_refuse_word(b, pair->key->at, "a schema", pair->key->text, names);
}

static void check_missing(build *b, const doc_node *root)
{
    bool imports = doc_get(root, "import") != NULL;

    for (size_t i = 0; i < TOP_KEYS; i++) {
        const struct top_key *key = &top_keys[i];
        if (key->missing == NULL || doc_get(root, key->name)) continue;
        if ((key->whole && is_imported(b)) || (imports && key->read == build_types)) continue;
        diag_error(b->d, (pos){b->file->source, 1, 1, 1}, "%s", key->missing);
    }
}

void build_file(build *b, const doc_node *root, const source *from)
{
    b->file = ZNEW(draft_file, b->arena);
    b->file->source = from;
    *VEC_ADD(&b->out->files, b->arena) = b->file;
    if (root->kind != DOC_MAPPING) {
        diag_error(b->d, root->at, "a schema is a mapping of keys; it begins with 'stax: 1'");
        return;
    }
    for (size_t i = 0; i < root->count; i++) build_top(b, &root->pairs[i]);
    check_missing(b, root);
}

draft *model_build(const doc_node *root, const source *from, diag *d, stax_arena *arena)
{
    build b = {.out = ZNEW(draft, arena), .d = d, .arena = arena};

    b.out->source = from;
    b.out->depth = 256;
    build_file(&b, root, from);
    b.out->options = b.out->files.items[0]->options;
    return b.out;
}
