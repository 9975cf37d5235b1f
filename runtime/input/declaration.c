/*
 * Three pairs of a name and a value in a fixed order, read by a cursor that goes back to where a
 * pair does not begin. What is there is judged even when the rest is to come: the first wrong byte
 * is the error.
 */
#include "input/declaration.h"

/* A cursor over the declaration: from behind "<?xml" to its "?>", or to where the input ends. */
typedef struct reading {
    const char *p, *end;
    bool cut; /* the end was met inside something that may have been right */
} reading;

static bool blanks(reading *d)
{
    const char *from = d->p;

    while (d->p < d->end && stax_is_blank(*d->p)) d->p++;
    return d->p > from;
}

/* Steps behind a word, as far as it is there. */
static bool word(reading *d, const char *wanted)
{
    for (; *wanted; wanted++, d->p++) {
        if (d->p == d->end) return d->cut = true, false;
        if (*d->p != *wanted) return false;
    }
    return true;
}

/* Eq "value" */
static bool value_of(reading *d, stax_str *value)
{
    const char *close;

    (void)blanks(d);
    if (!word(d, "=")) return false;
    (void)blanks(d);
    if (d->p == d->end) return d->cut = true, false;
    if (*d->p != '"' && *d->p != '\'') return false;
    close = memchr(d->p + 1, *d->p, (size_t)(d->end - d->p - 1));
    if (close == NULL) return d->cut = true, false;
    *value = (stax_str){d->p + 1, (size_t)(close - d->p - 1)};
    d->p = close + 1;
    return true;
}

/* S name Eq "value": false when another name or nothing stands there. */
static bool pseudo(reading *d, const char *name, stax_str *value)
{
    const char *was = d->p;

    if (d->p == d->end) d->cut = true;
    if (blanks(d) && word(d, name) && value_of(d, value)) return true;
    d->p = was;
    return false;
}

/* "1." and digits: a processor of 1.0 reads any of them as 1.0 (2.8). */
static bool is_version(stax_str v)
{
    if (v.len < 3 || v.data[0] != '1' || v.data[1] != '.') return false;
    for (size_t i = 2; i < v.len; i++)
        if (v.data[i] < '0' || v.data[i] > '9') return false;
    return true;
}

/* EncName (4.3.3, production 81). */
static bool is_encoding_name(stax_str name)
{
    for (size_t i = 0; i < name.len; i++) {
        char c = name.data[i];
        bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        bool other = (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
        if (!letter && !(i > 0 && other)) return false;
    }
    return name.len > 0;
}

static stax_status bad(stx_declared *out, const char *at)
{
    out->wrong = at;
    return STAX_E_DECLARATION;
}

static bool standalone_of(stax_str value, stax_standalone *out)
{
    bool yes = stax_eq(value, (stax_str)STAX_STR("yes"));

    *out = yes ? STAX_STANDALONE_YES : STAX_STANDALONE_NO;
    return yes || stax_eq(value, (stax_str)STAX_STR("no"));
}

/* The rest is nothing but blanks, and perhaps the '?' of the end. */
static stax_status rest(reading *d, bool whole, stx_declared *out)
{
    if (!whole && d->cut) return STAX_MORE;
    (void)blanks(d);
    if (!whole && d->end - d->p == 1 && *d->p == '?') return STAX_MORE;
    if (d->p != d->end) return bad(out, d->p);
    return whole ? STAX_OK : STAX_MORE;
}

stax_status stx_judge_declaration(const char *from, const char *end, unsigned how,
                                  stx_declared *out)
{
    bool whole = (how & STX_DECLARATION_WHOLE) != 0, of_text = (how & STX_DECLARATION_TEXT) != 0;
    reading d = {from, end, false};
    stax_str value;

    *out = (stx_declared){.wrong = NULL};
    if (pseudo(&d, "version", &value)) {
        if (!is_version(value)) return bad(out, value.data);
        out->says.version = value;
    } else if (how & STX_DECLARATION_EITHER) {
        of_text = true;
    } else if (!of_text && (whole || !d.cut)) {
        return bad(out, d.p);
    }
    if (pseudo(&d, "encoding", &value)) {
        if (!is_encoding_name(value)) return bad(out, value.data);
        out->says.encoding = value;
    } else if (of_text && (whole || !d.cut)) {
        return bad(out, d.p);
    }
    if (!of_text && pseudo(&d, "standalone", &value) &&
        !standalone_of(value, &out->says.standalone))
        return bad(out, value.data);
    return rest(&d, whole, out);
}
