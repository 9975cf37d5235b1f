/*
 * What a cursor gives, in canonical form. A piece is freed when the cursor asks for the next one: a
 * sanitizer sees who still looks at it.
 */
#include "canonical.h"

#include <stdlib.h>

/* Zeroed. */
static void *block(size_t count, size_t size)
{
    void *made = calloc(count > 0 ? count : 1, size);

    if (made == NULL) abort();
    return made;
}

static void put_doctype(canonical *out, const stax_doctype *doctype)
{
    size_t count = doctype->notation_count;
    stax_notation *notations = block(count, sizeof *notations);

    if (count > 0) memcpy(notations, doctype->notations, count * sizeof *notations);
    canonical_doctype(out, doctype->name, notations, count);
    free(notations);
}

static void put_start(canonical *out, const stax_cursor *c)
{
    size_t count;
    const stax_attribute *given = stax_cursor_attributes(c, &count);
    canonical_attribute *attributes = block(count, sizeof *attributes);

    for (size_t i = 0; i < count; i++)
        attributes[i] = (canonical_attribute){given[i].name, given[i].value};
    canonical_start(out, stax_cursor_name(c), attributes, count);
    free(attributes);
}

void canonical_event(canonical *out, const stax_cursor *c)
{
    stax_event event = stax_cursor_event(c);

    if (event == STAX_EVENT_DOCTYPE) put_doctype(out, stax_cursor_doctype(c));
    if (event == STAX_EVENT_START) put_start(out, c);
    if (event == STAX_EVENT_END) canonical_end(out, stax_cursor_name(c));
    if (event == STAX_EVENT_TEXT) canonical_text(out, stax_cursor_text(c));
    if (event == STAX_EVENT_INSTRUCTION)
        canonical_instruction(out, stax_cursor_target(c), stax_cursor_text(c));
}

/* ---- a whole document --------------------------------------------------------------------- */

typedef struct feeding {
    stax_str left;
    ways_cut cut;
    char *lent;
    bool last;
} feeding;

static bool feed(feeding *f, stax_cursor *c)
{
    size_t len = f->left.len > 0 ? ways_piece(&f->cut, f->left.len) : 0;

    if (f->last) return false;
    free(f->lent);
    f->lent = block(len, 1);
    if (len > 0) memcpy(f->lent, f->left.data, len);
    f->left.data += len;
    f->left.len -= len;
    f->last = f->cut.late ? len == 0 : f->left.len == 0;
    return stax_cursor_feed(c, f->lent, len, f->last) == STAX_OK;
}

static void read_on(canonical *out, stax_cursor *c, feeding *f)
{
    stax_event event;

    do {
        event = stax_cursor_next(c);
        if (event != STAX_EVENT_MORE)
            canonical_event(out, c);
        else if (!feed(f, c))
            abort();
    } while (event != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END);
}

stax_status canonical_read(canonical *out, stax_str document, ways_cut cut,
                           const stax_options *options)
{
    feeding f = {document, cut, NULL, false};
    stax_options with = options ? *options : (stax_options){0};
    bool whole = cut.size == 0 && cut.first == 0;
    stax_input input = stax_input_memory(document.data, document.len);
    stax_cursor *c;
    stax_status status;

    with.give |= CANONICAL_GIVE;
    c = stax_cursor_open(whole ? &input : NULL, &with, NULL);
    if (c == NULL) abort();
    canonical_clear(out);
    read_on(out, c, &f);
    status = stax_cursor_status(c);
    stax_cursor_close(c);
    free(f.lent);
    return status;
}
