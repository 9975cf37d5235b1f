/*
 * Attribute values: references, white space (3.3.3), and names that stand twice.
 */
#include "base/order.h"
#include "input/chars.h"
#include "token/tokens.h"

static const stax_str none = {NULL, 0};

enum { FEW = 16 }; /* up to here each name is compared with each */

/* ---- values ------------------------------------------------------------------------------- */

static bool special(char c)
{
    return c == '<' || c == '&' || c == '"' || c == '\'' || c == '\t' || c == '\n' || c == '\r';
}

static stx_got too_long(stx_tokens *t, const char *from, size_t before)
{
    return stx_fail_limit(t, from + (t->limits.attribute_bytes - before), attribute_bytes);
}

/* Room for what the rest of the tag can become: no reference is shorter than its character. */
static stx_got reserve(stx_tokens *t, const char *from)
{
    size_t rest = (size_t)(t->window.limit - from);

    if (t->decoded.room < rest) stx_buffer_free(&t->decoded, &t->allocator); /* nothing is in it */
    if (stx_buffer_room(&t->decoded, rest + STX_PADDING, &t->allocator)) return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, from, none, "");
}

static void append(stx_tokens *t, const char *bytes, size_t len)
{
    memcpy(t->decoded.data + t->decoded.len, bytes, len);
    t->decoded.len += len;
}

/* One special character of a value: *p steps behind what it begins. */
static stx_got change(stx_tokens *t, const char **p, stx_entity **entity)
{
    const char *limit = t->window.limit;
    stx_referred to;

    *entity = NULL;
    if (**p == '<') return stx_fail(t, STAX_E_LESS_THAN, *p, none, "");
    if (**p == '&') {
        stx_got got = stx_reference(t, *p, limit, &to, entity);
        if (got != STX_GOT) return got;
        append(t, to.utf8, to.len);
        *p = to.behind;
        return got;
    }
    if (**p == '\r' && !stx_is_inside(t)) { /* a line end is one character: CR LF, CR, LF */
        if (*p + 1 == limit) return STX_SHORT;
        if ((*p)[1] == '\n') ++*p;
    }
    append(t, " ", 1);
    ++*p;
    return STX_GOT;
}

/* ---- values with declared entities -------------------------------------------------------- */

/*
 * Pays for a reference when it is met for the first time: a tag that was short is read again.
 */
static stx_got expand(stx_tokens *t, stx_entity *entity, const char *at)
{
    bool declares = t->subset.part != STX_IN_NO_DOCTYPE; /* there, nothing is read again */
    uint64_t here = declares ? 0 : t->window.offset + (uint64_t)(at - t->window.base);
    stx_got got;

    t->paid = !declares && here < t->charged;
    got = stx_expand(t, entity, at, &t->spelled, t->limits.attribute_bytes);
    if (!declares && !t->paid) t->charged = here + 1;
    t->paid = false;
    return got;
}

/* Appends what stands between two special characters. */
static stx_got add(stx_tokens *t, const char *at, const char *bytes, size_t len)
{
    if (len > t->limits.attribute_bytes - t->spelled.len)
        return bytes == at ? too_long(t, at, t->spelled.len)
                           : stx_fail_limit(t, at, attribute_bytes);
    if (stx_buffer_add(&t->spelled, bytes, len, &t->allocator)) return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, at, none, "");
}

/* Goes on from the reference at `p`, behind what `spelled` has of the value already. */
static stx_got spell(stx_tokens *t, const char *p, char quote, const char **end)
{
    const char *limit = t->window.limit;
    stx_entity *entity;
    stx_got got = STX_GOT;

    while (got == STX_GOT) {
        const char *piece = p;
        size_t had = t->decoded.len;

        while (p < limit && !(special(*p) && (*p == quote || (*p != '"' && *p != '\'')))) p++;
        if ((got = add(t, piece, piece, (size_t)(p - piece))) != STX_GOT) return got;
        if (p == limit) return STX_SHORT;
        if (*p == quote) break;
        piece = p;
        if ((got = change(t, &p, &entity)) != STX_GOT) return got;
        got = entity ? expand(t, entity, piece)
                     : add(t, piece, t->decoded.data + had, t->decoded.len - had);
        t->decoded.len = had;
    }
    *end = p;
    return got;
}

/*
 * A value that refers to declared entities: its length is not bounded by that of the tag, so it
 * goes to an arena of its own.
 */
static stx_got spelled_value(stx_tokens *t, const char *p, char quote, stx_attribute *attribute,
                             const char **end)
{
    stx_got got;

    if (attribute->quick) return STX_SHORT;
    if ((got = spell(t, p, quote, end)) != STX_GOT) return got;
    attribute->value = stx_copy_text(&t->values, (stax_str){t->spelled.data, t->spelled.len});
    if (attribute->value.data) return STX_GOT;
    return stx_fail(t, STAX_E_MEMORY, p, none, "");
}

stx_got stx_attribute_value(stx_tokens *t, const char *from, char quote, stx_attribute *attribute,
                            const char **end)
{
    const char *p = from, *piece = from, *limit = t->window.limit;
    size_t start = t->decoded.len, most = t->limits.attribute_bytes;
    bool first = t->decoded.len == 0;
    stx_entity *entity;
    stx_got got;

    for (attribute->plain = true;; piece = p) {
        while (p < limit && !(special(*p) && (*p == quote || (*p != '"' && *p != '\'')))) p++;
        if (t->decoded.len - start + (size_t)(p - piece) > most)
            return too_long(t, piece, t->decoded.len - start);
        if (p == limit) return STX_SHORT;
        if (*p == quote && attribute->plain) break;
        if (attribute->plain && first && (got = reserve(t, from)) != STX_GOT) return got;
        attribute->plain = false;
        append(t, piece, (size_t)(p - piece));
        if (*p == quote) break;
        piece = p;
        if ((got = change(t, &p, &entity)) != STX_GOT) return got;
        if (STX_RARELY(entity != NULL)) {
            t->spelled.len = 0;
            if ((got = add(t, piece, t->decoded.data + start, t->decoded.len - start)) != STX_GOT)
                return got;
            t->decoded.len = start;
            return spelled_value(t, piece, quote, attribute, end);
        }
        if (t->decoded.len - start > most) return stx_fail_limit(t, piece, attribute_bytes);
    }
    *end = p;
    if (!attribute->plain) memset(t->decoded.data + t->decoded.len, 0, STX_BEHIND);
    attribute->value = attribute->plain
                           ? (stax_str){from, (size_t)(p - from)}
                           : (stax_str){t->decoded.data + start, t->decoded.len - start};
    return STX_GOT;
}

/* ---- distinct names ----------------------------------------------------------------------- */

static stx_got twice(stx_tokens *t, size_t i)
{
    return stx_fail(t, STAX_E_ATTRIBUTE_TWICE, t->tag.attributes[i].name.data,
                    t->tag.attributes[i].name, "");
}

stx_got stx_new_name(stx_tokens *t)
{
    const stx_attribute *a = t->tag.attributes;
    size_t last = t->tag.count - 1;
    stax_str name = a[last].name;

    if (last >= FEW) return t->tag.named = last + 1, STX_GOT;
    for (size_t i = 0; i < last; i++) {
        if (a[i].name.len != name.len || a[i].name.data[0] != name.data[0]) continue;
        if (memcmp(a[i].name.data, name.data, name.len) == 0) return twice(t, last);
    }
    return STX_GOT;
}

/* By length, bytes, and place in the tag. */
static bool comes_before(const void *attributes, uint32_t i, uint32_t j)
{
    const stx_attribute *a = attributes;
    int order;

    if (a[i].name.len != a[j].name.len) return a[i].name.len < a[j].name.len;
    order = memcmp(a[i].name.data, a[j].name.data, a[i].name.len);
    return order != 0 ? order < 0 : i < j;
}

static stx_got distinct_many(stx_tokens *t, stx_got got)
{
    const stx_attribute *a = t->tag.attributes;
    size_t count = t->tag.named, found = SIZE_MAX;
    uint32_t *order = stx_order(&t->order, count, comes_before, a, &t->allocator);

    if (order == NULL) {
        t->status = STAX_OK; /* whether another fault comes first cannot be known */
        return stx_fail(t, STAX_E_MEMORY, t->tag.at, none, "");
    }
    for (size_t i = 1; i < count; i++)
        if (order[i] < found && stax_eq(a[order[i - 1]].name, a[order[i]].name)) found = order[i];
    if (found == SIZE_MAX) return got;
    t->status = STAX_OK; /* the fault that was found stands behind this one */
    return twice(t, found);
}

stx_got stx_distinct(stx_tokens *t, stx_got got)
{
    if (t->tag.named <= FEW || t->status == STAX_E_MEMORY) return got;
    return distinct_many(t, got);
}
