/*
 * Names as steps have them: which are one, and which may be one in some document.
 */
#include "model/model.h"

bool model_same_name(const model_step *a, const model_step *b)
{
    return a->kind == b->kind && a->local == b->local && a->any_local == b->any_local &&
           a->xml == b->xml && a->ns == b->ns && a->any_ns == b->any_ns;
}

bool model_same_step(const model_step *a, const model_step *b)
{
    return model_same_name(a, b) && a->deep == b->deep && a->tests == b->tests;
}

/* ---- what may be one ---------------------------------------------------------------------- */

/* Whether some URI is what both patterns say; of two with stars, as far as their beginnings tell.
 */
static bool may_be_one_uri(stax_str a, stax_str b)
{
    const char *star_a = memchr(a.data, '*', a.len), *star_b = memchr(b.data, '*', b.len);
    size_t fixed_a = star_a ? (size_t)(star_a - a.data) : a.len;
    size_t fixed_b = star_b ? (size_t)(star_b - b.data) : b.len;
    size_t fixed = fixed_a < fixed_b ? fixed_a : fixed_b;

    if (a.len == 0 || b.len == 0 || (!star_a && !star_b)) return stax_eq(a, b);
    return memcmp(a.data, b.data, fixed) == 0 && (star_a || fixed_a >= fixed) &&
           (star_b || fixed_b >= fixed);
}

static bool may_be_one_namespace(const model_ns *a, const model_ns *b)
{
    if (a == b || (a->lax && b->lax)) return true;
    for (size_t i = 0; i < a->uri_count; i++)
        for (size_t j = 0; j < b->uri_count; j++)
            if (may_be_one_uri(a->uris[i], b->uris[j])) return true;
    return false;
}

/* An element that asks for no namespace is in any; an attribute has no prefix then, but `xml:`. */
static bool may_be_in_one_namespace(const model_step *a, const model_step *b)
{
    bool attribute = a->kind == MODEL_STEP_ATTRIBUTE;

    if (a->any_ns || b->any_ns) return true;
    if (a->ns && b->ns) return may_be_one_namespace(a->ns, b->ns);
    return !attribute || (a->ns == b->ns && a->xml == b->xml);
}

bool model_names_meet(const model_step *a, const model_step *b)
{
    if (a->kind != b->kind || !may_be_in_one_namespace(a, b)) return false;
    return a->local == b->local || a->any_local || b->any_local;
}

bool model_comes_often(const model_step *attribute)
{
    const model_ns *ns = attribute->ns;

    if (attribute->any_local || attribute->any_ns) return true;
    return ns && (ns->uri_count > 1 || memchr(ns->uris[0].data, '*', ns->uris[0].len));
}
