/*
 * What the cursor gives, written down as plainly as XML allows and read again, is the same: no
 * event is lost, split, or means something else on its way out and in.
 *
 * The writer is a small one of this test: names as they were, values and texts escaped, every
 * element with an end tag, nothing else.
 */
#include "fuzz_reading.h"

#include <stdlib.h>

static void escape(fuzz_trace *to, stax_str text)
{
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.data[i];

        if (c == '<' || c == '>' || c == '&' || c == '"' || (c < ' ' && c > 0)) {
            fuzz_put_text(to, "&#");
            fuzz_put_number(to, c, ';');
        } else {
            fuzz_put(to, &c, 1);
        }
    }
}

static void write_start(fuzz_trace *to, const stax_cursor *c)
{
    size_t count;
    const stax_attribute *a = stax_cursor_attributes(c, &count);

    fuzz_put_text(to, "<");
    fuzz_put_str(to, stax_cursor_name(c), ' ');
    for (; count > 0; count--, a++) {
        fuzz_put_str(to, a->name, '=');
        fuzz_put_text(to, "\"");
        escape(to, a->value);
        fuzz_put_text(to, "\" ");
    }
    fuzz_put_text(to, ">");
}

static void write_event(fuzz_trace *to, const stax_cursor *c)
{
    switch (stax_cursor_event(c)) {
    case STAX_EVENT_START:
        write_start(to, c);
        break;
    case STAX_EVENT_END:
        fuzz_put_text(to, "</");
        fuzz_put_str(to, stax_cursor_name(c), '>');
        break;
    case STAX_EVENT_TEXT:
        escape(to, stax_cursor_text(c));
        break;
    default:
        break;
    }
}

/* Writes what is read; false: it is not well-formed. */
static bool rewrite(fuzz_trace *to, stax_str document, const stax_options *options)
{
    char *block = fuzz_block(document.data, document.len);
    stax_input input = stax_input_memory(block, document.len);
    stax_cursor *c = stax_cursor_open(&input, options, NULL);
    bool good;

    to->len = 0;
    while (stax_cursor_next(c) != STAX_EVENT_ERROR &&
           stax_cursor_event(c) != STAX_EVENT_DOCUMENT_END)
        write_event(to, c);
    good = stax_cursor_event(c) == STAX_EVENT_DOCUMENT_END;
    stax_cursor_close(c);
    free(block);
    return good;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static fuzz_trace once, twice;
    fuzz_input in = fuzz_split(data, size);
    stax_options options = {.text_bytes = 1 << 16, .entity_free = 1 << 16};

    if (!rewrite(&once, in.document, &options)) return 0;
    options.text_bytes = 0;
    if (!rewrite(&twice, (stax_str){once.text, once.len}, &options))
        fuzz_differ("what was written is refused", &once, &twice);
    fuzz_compare("written again", &twice, &once);
    return 0;
}
