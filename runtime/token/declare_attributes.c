/*
 * Attribute-list declarations (3.3): of each attribute its type, as far as that changes how a value
 * is normalised, and its default.
 */
#include "input/chars.h"
#include "token/declare.h"

static const stax_str none = {NULL, 0};

/* ---- types -------------------------------------------------------------------------------- */

/* "(a|b)": names of notations, or tokens (58, 59). */
static bool read_choices(stx_reading *d, bool names)
{
    stax_str word;

    if (!stx_read_char(d, '(', "'(' must stand here")) return false;
    for (;;) {
        (void)stx_read_blanks(d);
        if (names ? !stx_read_ncname(d, &word, "a notation's name must stand here")
                  : !stx_read_token(d, &word, "a word must stand here"))
            return false;
        (void)stx_read_blanks(d);
        if (stx_read_at(d, ')')) break;
        if (!stx_read_char(d, '|', "'|' or ')' must stand here")) return false;
    }
    d->p++;
    return true;
}

/* Production 54. */
static bool read_type(stx_reading *d, bool *tokens)
{
    static const char *const words[] = {"IDREFS", "IDREF",    "ID",     "ENTITIES",
                                        "ENTITY", "NMTOKENS", "NMTOKEN"}; /* the longer first */

    *tokens = false;
    if (stx_read_word(d, "CDATA")) return true;
    *tokens = true;
    if (stx_read_at(d, '(')) return read_choices(d, false);
    if (stx_read_word(d, "NOTATION"))
        return stx_read_gap(d, "white space must follow NOTATION") && read_choices(d, true);
    for (size_t i = 0; i < sizeof words / sizeof words[0] && d->cut != d->p; i++)
        if (stx_read_word(d, words[i])) return true;
    return stx_read_wrong(d, d->p, "the attribute's type must stand here");
}

/* ---- defaults ----------------------------------------------------------------------------- */

/* The value at d->p, in quotes, with its references and white space replaced (3.3.3). */
static bool read_value(stx_reading *d, stax_str *value)
{
    stx_tokens *t = d->t;
    stx_attribute read = {.quick = false};
    const char *limit = t->window.limit, *end;

    if (d->p == d->end || (*d->p != '"' && *d->p != '\''))
        return stx_read_wrong(d, d->p, "a value in quotes must stand here");
    t->decoded.len = 0;
    t->window.limit = d->end; /* which is what values are read to */
    d->got = stx_attribute_value(t, d->p + 1, *d->p, &read, &end);
    t->window.limit = limit;
    if (d->got != STX_GOT) return false;
    *value = read.value;
    d->p = end + 1;
    return true;
}

/* Production 60. */
static bool read_default(stx_reading *d, stax_str *value)
{
    *value = none;
    if (stx_read_word(d, "#REQUIRED") || stx_read_word(d, "#IMPLIED")) return true;
    if (!stx_read_word(d, "#FIXED")) {
        if (stx_read_at(d, '#')) return stx_read_wrong(d, d->p, "the default must stand here");
        return read_value(d, value);
    }
    return stx_read_gap(d, "white space must follow #FIXED") && read_value(d, value);
}

/* ---- attributes --------------------------------------------------------------------------- */

/* Production 53, from the name on. */
static bool read_attribute(stx_reading *d, stax_str element)
{
    stx_listed given = {0};
    stx_list *list;

    if (!stx_read_qname(d, &given.name, &given.prefix,
                        "an attribute's name or '>' must stand here"))
        return false;
    if (!stx_read_gap(d, "white space must follow the attribute's name")) return false;
    if (!read_type(d, &given.tokens)) return false;
    if (!stx_read_gap(d, "white space must follow the attribute's type")) return false;
    if (!read_default(d, &given.value)) return false;
    if (given.tokens && given.value.data && !stx_trim_tokens(d->t, &given.value))
        return stx_read_no_memory(d);
    list = stx_declare_list(&d->t->dtd, element);
    return (list && stx_declare_attribute(&d->t->dtd, list, &given)) || stx_read_no_memory(d);
}

bool stx_read_attributes(stx_reading *d)
{
    stax_str element;
    uint32_t prefix;

    if (!stx_read_gap(d, "white space must follow \"<!ATTLIST\"")) return false;
    if (!stx_read_qname(d, &element, &prefix, "the element's name must stand here")) return false;
    for (;;) {
        bool gap = stx_read_blanks(d);

        if (stx_read_at(d, '>')) break;
        if (!gap) return stx_read_wrong(d, d->p, "white space or '>' must stand here");
        if (!read_attribute(d, element)) return false;
    }
    d->p++;
    return true;
}
