/*
 * `root:`: what a document may be. One of these, or a list of them:
 *
 *   catalog                             an element and a type of this name
 *   {element: atom:feed, type: feed}    an element, and the type that it is read into
 *   /soap:Envelope/soap:Body/order      what stands around the element, which is also a type
 */
#include "base/zalloc.h"
#include "model/draft.h"

/* Is it a name, perhaps with a prefix? */
static bool is_element_name(stax_str text)
{
    const char *colon = memchr(text.data, ':', text.len);
    stax_str prefix = {text.data, colon ? (size_t)(colon - text.data) : 0};
    if (colon == NULL) return draft_is_name(text);

    stax_str local = {colon + 1, text.len - prefix.len - 1};
    return draft_is_name(local) && (stax_eq(prefix, stax_str_of("*")) || draft_is_name(prefix));
}

draft_text build_element_name(build *b, const doc_node *value)
{
    draft_text name = build_text(b, value, "the name of an element"), none = {0};

    if (!name.given || is_element_name(name.text)) return name;
    diag_error(b->d, name.at, "'%s' is not the name of an element", name.text.data);
    return none;
}

static draft_text build_type_name(build *b, const doc_node *value)
{
    draft_text name = build_text(b, value, "the name of a type"), none = {0};

    if (!name.given || draft_is_name(name.text)) return name;
    diag_error(b->d, name.at, "'%s' is not the name of a type", name.text.data);
    return none;
}

/* ---- paths -------------------------------------------------------------------------------- */

/* Only names lead to a root. */
static const expr_path *refuse_path(build *b, pos at)
{
    diag_error(b->d, at,
               "a path to the root is names behind '/', as in /soap:Envelope/soap:Body/x");
    return NULL;
}

static const expr_path *build_path(build *b, const draft_text *text)
{
    const expr_path *path = expr_parse_path(text->text, text->at, b->d, b->arena);
    if (path == NULL) return NULL;

    if (path->next) return refuse_path(b, path->next->at);
    if (path->kind != EXPR_PATH_STEPS || !path->absolute) return refuse_path(b, path->at);
    for (const expr_step *step = path->steps; step; step = step->next)
        if (step->kind != EXPR_STEP_ELEMENT || step->deep || step->tests || step->name.any_local)
            return refuse_path(b, step->at);
    return path;
}

static bool is_path(stax_str text)
{
    return memchr(text.data, '/', text.len) != NULL;
}

/* ---- roots -------------------------------------------------------------------------------- */

/* The element of a root: a name or a path. */
static void build_element(build *b, draft_root *root, const doc_node *value)
{
    draft_text text = build_text(b, value, "the name of an element");

    if (text.given && is_path(text.text))
        root->path = build_path(b, &text);
    else
        root->element = build_element_name(b, value);
}

static void build_mapping(build *b, draft_root *root, const doc_node *value)
{
    static const char *const keys[] = {"element", "type", NULL};
    const doc_node *element = doc_get(value, keys[0]), *type = doc_get(value, keys[1]);

    for (size_t i = 0; i < value->count; i++) {
        const doc_node *key = value->pairs[i].key;
        if (!stax_eq(key->text, stax_str_of(keys[0])) && !stax_eq(key->text, stax_str_of(keys[1])))
            build_refuse_word(b, key->at, "'root:'", key->text, keys);
    }
    if (!element || !type)
        diag_error(b->d, value->at, "a root in long form needs both, 'element:' and 'type:'");
    if (element) build_element(b, root, element);
    if (type) root->type = build_type_name(b, type);
}

/* The last name of a path is that of the type. */
static void build_short_path(build *b, draft_root *root, const draft_text *text)
{
    const expr_step *last;

    root->path = build_path(b, text);
    if (root->path == NULL) return;
    for (last = root->path->steps; last->next;) last = last->next;
    root->type = (draft_text){true, zcopy(last->name.local, b->arena), last->at};
}

static void build_one(build *b, const doc_node *value)
{
    draft_root *root = VEC_ADD(&b->out->roots, b->arena);
    draft_text text;

    root->at = value->at;
    if (value->kind == DOC_MAPPING) {
        build_mapping(b, root, value);
        return;
    }
    text = build_text(b, value, "the name of an element");
    if (!text.given) return;
    if (is_path(text.text)) {
        build_short_path(b, root, &text);
    } else if (draft_is_name(text.text)) {
        root->type = text;
    } else if (is_element_name(text.text)) {
        diag_error(b->d, text.at, "types have no prefix: write '{element: %s, type: ...}'",
                   text.text.data);
    } else {
        diag_error(b->d, text.at, "'%s' is not the name of an element", text.text.data);
    }
}

void build_root(build *b, const doc_node *value)
{
    if (value->kind == DOC_LIST && value->count == 0)
        diag_error(b->d, value->at, "'root:' needs one root or more");
    for (size_t i = 0; value->kind == DOC_LIST && i < value->count; i++)
        build_one(b, value->items[i]);
    if (value->kind != DOC_LIST) build_one(b, value);
}
