/*
 * Names of XML as a schema writes them: what a prefix means, what is meant without one, and how a
 * name is spelled that nobody has written down.
 *
 * Without `ns:` an element is matched by its local name, an attribute without a prefix. With it an
 * element without a prefix is in the namespace of "", or in none; an attribute still in none.
 */
#include "base/suggest.h"
#include "base/zalloc.h"
#include "model/draft.h"

static const char *interned(resolve *r, stax_str name)
{
    return intern_add(&r->from->names, name, r->arena);
}

/* ---- namespaces -------------------------------------------------------------------------- */

static model_ns *add_ns(resolve *r, const char *prefix, stax_str *uris, size_t count)
{
    model_ns *ns = ZNEW(model_ns, r->arena);

    ns->prefix = interned(r, stax_str_of(prefix));
    ns->uris = uris;
    ns->uri_count = count;
    *VEC_ADD(&r->spaces, r->arena) = ns;
    ns->number = (uint32_t)r->spaces.count;
    r->schema->spaces = r->spaces.items;
    r->schema->space_count = r->spaces.count;
    return ns;
}

/* One that the schema does not write down. */
static model_ns *imply(resolve *r, const char *prefix, const char *uri)
{
    stax_str *uris = ZNEW(stax_str, r->arena);
    model_ns *ns;

    *uris = stax_str_of(uri);
    ns = add_ns(r, prefix, uris, 1);
    ns->implied = true;
    return ns;
}

static model_ns *find_ns(const resolve *r, stax_str prefix)
{
    for (size_t i = 0; i < r->spaces.count; i++)
        if (stax_eq(stax_str_of(r->spaces.items[i]->prefix), prefix)) return r->spaces.items[i];
    return NULL;
}

void resolve_namespaces(resolve *r)
{
    r->schema->ns_given = r->from->ns_given;
    for (size_t i = 0; i < r->from->namespaces.count; i++) {
        const draft_ns *from = &r->from->namespaces.items[i];
        model_ns *ns = add_ns(r, from->prefix, from->uris.items, from->uris.count);

        ns->at = from->at;
        if (*from->prefix == '\0') ns->lax = r->from->options[DRAFT_NS].word == 1;
    }
    if (!r->from->ns_given) return;
    r->unprefixed = find_ns(r, (stax_str){"", 0});
    if (r->unprefixed == NULL) r->unprefixed = imply(r, "", "");
}

/* What to write for a prefix that nobody knows: "" where nothing else would do. */
static const char *way_out(resolve *r, const expr_nametest *name, bool attribute)
{
    int len = (int)name->local.len;
    const char *local = name->any_local ? "" : name->local.data;

    if (name->any_local) return attribute ? "; '@*' is any attribute" : "; '*' is any element";
    if (stax_eq(name->prefix, stax_str_of("xsi")))
        return "; write there 'xsi: http://www.w3.org/2001/XMLSchema-instance'";
    if (r->from->ns_given || attribute)
        return zprintf(r->arena, "; '%s*:%.*s' is in any namespace", attribute ? "@" : "", len,
                       local);
    return zprintf(r->arena,
                   "; this schema has none, and then elements match under any prefix: write '%.*s'",
                   len, local);
}

static void refuse_prefix(resolve *r, const expr_nametest *name, bool attribute)
{
    suggest near = suggest_for(name->prefix);
    int len = (int)name->prefix.len;

    for (size_t i = 0; i < r->spaces.count; i++)
        if (*r->spaces.items[i]->prefix) suggest_offer(&near, r->spaces.items[i]->prefix);
    if (near.best)
        diag_error(r->d, name->at, "prefix '%.*s' is not in 'ns:'; did you mean '%s'?", len,
                   name->prefix.data, near.best);
    else
        diag_error(r->d, name->at, "prefix '%.*s' is not in 'ns:'%s", len, name->prefix.data,
                   way_out(r, name, attribute));
}

static const model_ns *xml_ns(resolve *r)
{
    model_ns *ns = find_ns(r, stax_str_of("xml"));

    return ns ? ns : imply(r, "xml", "http://www.w3.org/XML/1998/namespace");
}

/* ---- names ------------------------------------------------------------------------------- */

static const char *spelling_of(resolve *r, const expr_nametest *name)
{
    int len = (int)name->prefix.len, local_len = (int)name->local.len;
    const char *prefix = name->prefix.len ? name->prefix.data : "";

    if (name->any_local && name->any_prefix) return "*";
    if (name->any_prefix) return zprintf(r->arena, "*:%.*s", local_len, name->local.data);
    if (name->any_local) return zprintf(r->arena, "%.*s:*", len, prefix);
    return zprintf(r->arena, "%.*s%s%.*s", len, prefix, len ? ":" : "", local_len,
                   name->local.data);
}

/* The namespace of a name; false after an error. */
static bool place_name(resolve *r, const expr_nametest *name, model_step *step)
{
    bool attribute = step->kind == MODEL_STEP_ATTRIBUTE;

    step->xml = stax_eq(name->prefix, stax_str_of("xml"));
    step->any_ns = name->any_prefix && attribute;
    step->ns = NULL;
    if (step->any_ns || (step->xml && attribute && !name->any_local)) return true;
    if (step->xml)
        step->ns = xml_ns(r);
    else if (name->prefix.len > 0)
        step->ns = find_ns(r, name->prefix);
    else if (!attribute && !name->any_prefix)
        step->ns = r->unprefixed;
    if (step->ns || name->prefix.len == 0) return true;
    refuse_prefix(r, name, attribute);
    return false;
}

bool resolve_name(resolve *r, const expr_nametest *name, model_step *step)
{
    if (step->tests == NULL) step->tests = interned(r, stax_str_of(""));
    step->any_local = name->any_local;
    step->local = interned(r, name->any_local ? stax_str_of("*") : name->local);
    step->name = interned(r, stax_str_of(spelling_of(r, name)));
    return place_name(r, name, step);
}

bool resolve_plain_name(resolve *r, const char *local, pos at, model_step *step)
{
    expr_nametest name = {.local = stax_str_of(local), .at = at};

    step->at = at;
    return resolve_name(r, &name, step);
}

bool resolve_name_text(resolve *r, const draft_text *text, model_step *step)
{
    const char *colon = memchr(text->text.data, ':', text->text.len);
    size_t prefix = colon ? (size_t)(colon - text->text.data) : 0, skip = colon ? prefix + 1 : 0;
    expr_nametest name = {.prefix = {text->text.data, prefix},
                          .local = {text->text.data + skip, text->text.len - skip},
                          .at = text->at};

    step->kind = MODEL_STEP_ELEMENT;
    step->at = text->at;
    name.any_prefix = stax_eq(name.prefix, stax_str_of("*"));
    if (name.any_prefix) name.prefix.len = 0;
    return resolve_name(r, &name, step);
}

/* ---- names that nobody has written ------------------------------------------------------- */

static bool is_small(char c)
{
    return c >= 'a' && c <= 'z';
}

/* Words joined, each but perhaps the first with a capital. */
static void join_words(char *name, bool first)
{
    char *to = name;
    bool capital = first;

    for (const char *from = name; *from; from++) {
        if (*from == '_' && from > name) {
            capital = true;
            continue;
        }
        *to++ = capital && is_small(*from) ? (char)(*from - 0x20) : *from;
        capital = false;
    }
    *to = '\0';
}

const char *resolve_spelling(resolve *r, const char *name)
{
    enum { EXACT, CAMEL, PASCAL, KEBAB, UPPER };
    unsigned how = r->from->options[DRAFT_CASE].word;
    size_t size = strlen(name) + 1;
    char *spelt = memcpy(zalloc(size, r->arena), name, size);

    if (how == CAMEL || how == PASCAL) join_words(spelt, how == PASCAL);
    for (char *at = spelt; *at; at++) {
        if (how == KEBAB && *at == '_' && at > spelt) *at = '-';
        if (how == UPPER && is_small(*at)) *at = (char)(*at - 0x20);
    }
    return interned(r, stax_str_of(spelt));
}
