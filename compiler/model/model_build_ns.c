/*
 * `ns:`: prefixes of the schema and what URIs each stands for.
 *
 *   ns:
 *     "":  [http://www.topografix.com/GPX/1/1, http://www.topografix.com/GPX/1/0]
 *     tpx: http://www.garmin.com/xmlschemas/TrackPointExtension/v*
 */
#include "base/zalloc.h"
#include "model/draft.h"

/* The runtime keeps a bit for each of them. */
enum { MOST_PREFIXES = 60 };

static void add_uri(build *b, draft_ns *ns, const doc_node *value)
{
    draft_text uri = build_text(b, value, "the URI of a namespace");

    if (uri.given) *VEC_ADD(&ns->uris, b->arena) = uri.text;
}

static bool is_prefix(build *b, const doc_node *key)
{
    bool reserved =
        stax_eq(key->text, stax_str_of("xml")) || stax_eq(key->text, stax_str_of("xmlns"));

    if (reserved)
        diag_error(b->d, key->at, "'%s' is always bound, and stands for itself: leave it out",
                   key->text.data);
    else if (key->text.len > 0 && !draft_is_name(key->text))
        diag_error(b->d, key->at, "'%s' is not a prefix; \"\" is for names without one",
                   key->text.data);
    else
        return true;
    return false;
}

static bool are_equal(const draft_ns *a, const draft_ns *b)
{
    if (a->uris.count != b->uris.count) return false;
    for (size_t i = 0; i < a->uris.count; i++)
        if (!stax_eq(a->uris.items[i], b->uris.items[i])) return false;
    return true;
}

/* A prefix of several files is one thing in all of them. */
static bool is_new(build *b, const draft_ns *ns)
{
    for (size_t i = 0; i < b->out->namespaces.count; i++) {
        const draft_ns *other = &b->out->namespaces.items[i];
        if (other->prefix != ns->prefix) continue;
        if (are_equal(ns, other)) return false;
        diag_error(b->d, ns->at, "the prefix '%s' stands for something else in another file",
                   ns->prefix);
        diag_note(b->d, other->at, "it is here");
        return false;
    }
    return true;
}

static void build_namespace(build *b, const doc_pair *pair)
{
    const doc_node *value = pair->value;
    if (!is_prefix(b, pair->key)) return;

    draft_ns new = {.prefix = intern_add(&b->out->names, pair->key->text, b->arena),
                    .at = pair->key->at},
             *ns = &new;
    if (value->kind == DOC_LIST && value->count == 0)
        diag_error(b->d, value->at, "a prefix needs one URI or more");
    for (size_t i = 0; i < value->count && value->kind == DOC_LIST; i++)
        add_uri(b, ns, value->items[i]);
    if (value->kind != DOC_LIST) add_uri(b, ns, value);
    if (is_new(b, ns)) *VEC_ADD(&b->out->namespaces, b->arena) = new;
}

void build_namespaces(build *b, const doc_node *value)
{
    if (b->file == b->out->files.items[0]) b->out->ns_given = true;
    if (!b->out->ns_given)
        diag_error(b->d, value->at,
                   "the schema that imports this one has no 'ns:': names would be matched without");
    if (value->kind != DOC_MAPPING || value->count == 0) {
        diag_error(b->d, value->at,
                   "'ns:' is a mapping from prefixes to URIs, for example 'dc: "
                   "http://purl.org/dc/elements/1.1/'");
        return;
    }
    for (size_t i = 0; i < value->count; i++) {
        if (i == MOST_PREFIXES) {
            diag_error(b->d, value->pairs[i].key->at, "more than %d prefixes", MOST_PREFIXES);
            return;
        }
        build_namespace(b, &value->pairs[i]);
    }
}
