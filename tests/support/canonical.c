/*
 * Strings are put with their references; everything else is sorting.
 */
#include "canonical.h"

#include <stdlib.h>

/* ---- the text ----------------------------------------------------------------------------- */

static void put(canonical *out, stax_str text)
{
    if (out->room - out->len <= text.len) {
        out->room = out->room * 2 + text.len + 512;
        out->data = realloc(out->data, out->room);
        if (out->data == NULL) abort();
    }
    if (text.len > 0) memcpy(out->data + out->len, text.data, text.len);
    out->len += text.len;
    out->data[out->len] = '\0';
}

static void say(canonical *out, const char *text)
{
    put(out, stax_str_of(text));
}

void canonical_clear(canonical *out)
{
    out->len = 0;
    say(out, "");
}

void canonical_free(canonical *out)
{
    free(out->data);
    *out = (canonical){0};
}

static const char *reference(char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\t':
        return "&#9;";
    case '\n':
        return "&#10;";
    case '\r':
        return "&#13;";
    default:
        return NULL;
    }
}

void canonical_text(canonical *out, stax_str text)
{
    size_t from = 0;

    for (size_t i = 0; i < text.len; i++) {
        const char *instead = reference(text.data[i]);

        if (instead == NULL) continue;
        put(out, (stax_str){text.data + from, i - from});
        say(out, instead);
        from = i + 1;
    }
    if (from < text.len) put(out, (stax_str){text.data + from, text.len - from});
}

/* ---- what a document has ------------------------------------------------------------------ */

/* Bytes of UTF-8 sort as the characters do. */
static int compare_names(stax_str a, stax_str b)
{
    size_t len = a.len < b.len ? a.len : b.len;
    int order = len > 0 ? memcmp(a.data, b.data, len) : 0;

    if (order != 0) return order;
    return (a.len > b.len) - (a.len < b.len);
}

static int compare_attributes(const void *a, const void *b)
{
    return compare_names(((const canonical_attribute *)a)->name,
                         ((const canonical_attribute *)b)->name);
}

static int compare_notations(const void *a, const void *b)
{
    return compare_names(((const stax_notation *)a)->name, ((const stax_notation *)b)->name);
}

void canonical_start(canonical *out, stax_str name, canonical_attribute *attributes, size_t count)
{
    if (count > 0) qsort(attributes, count, sizeof *attributes, compare_attributes);
    say(out, "<");
    put(out, name);
    for (size_t i = 0; i < count; i++) {
        say(out, " ");
        put(out, attributes[i].name);
        say(out, "=\"");
        canonical_text(out, attributes[i].value);
        say(out, "\"");
    }
    say(out, ">");
}

void canonical_end(canonical *out, stax_str name)
{
    say(out, "</");
    put(out, name);
    say(out, ">");
}

void canonical_instruction(canonical *out, stax_str target, stax_str data)
{
    say(out, "<?");
    put(out, target);
    say(out, " ");
    put(out, data);
    say(out, "?>");
}

static void put_id(canonical *out, const char *before, stax_str id)
{
    say(out, before);
    say(out, "'");
    put(out, id);
    say(out, "'");
}

static void put_notation(canonical *out, const stax_notation *n)
{
    say(out, "<!NOTATION ");
    put(out, n->name);
    if (n->public_id.data != NULL) {
        put_id(out, " PUBLIC ", n->public_id);
        if (n->system_id.data != NULL) put_id(out, " ", n->system_id);
    } else {
        put_id(out, " SYSTEM ", n->system_id);
    }
    say(out, ">\n");
}

void canonical_doctype(canonical *out, stax_str name, stax_notation *notations, size_t count)
{
    if (count == 0) return;
    qsort(notations, count, sizeof *notations, compare_notations);
    say(out, "<!DOCTYPE ");
    put(out, name);
    say(out, " [\n");
    for (size_t i = 0; i < count; i++) put_notation(out, &notations[i]);
    say(out, "]>\n");
}
