/*
 * Declarations and entities, with small limits: the same whole and in pieces, within the budget,
 * and as expat has it.
 *
 * An input that begins with '<' and a name is a document. Any other is the internal subset of one
 * whose root refers to the entity "e" in an attribute and in content.
 */
#include "expat_peer.h"
#include "fuzz_reading.h"

#include <stdlib.h>

enum { FACTOR = 3 };

/* "skip" and "refuse" are what they say; all other system ids are a small text. */
static stax_resolution resolve(void *context, const stax_external *external, stax_str *bytes)
{
    static const stax_str content = STAX_STR("<?xml encoding='UTF-8'?><x>&#65;</x> y");
    static const stax_str declarations =
        STAX_STR("<!ENTITY e 'from outside'><!ATTLIST a d CDATA 'd'>");

    (void)context;
    if (external->system_id.len % 3 == 1) return STAX_RESOLVE_SKIP;
    if (external->system_id.len % 3 == 2) return STAX_RESOLVE_REFUSE;
    *bytes = external->kind == STAX_EXTERNAL_ENTITY ? content : declarations;
    return STAX_RESOLVE_TEXT;
}

static bool is_document(stax_str text)
{
    return text.len > 1 && text.data[0] == '<' &&
           (text.data[1] == '?' || text.data[1] >= 'a' ||
            (text.len > 9 && memcmp(text.data, "<!DOCTYPE", 9) == 0));
}

/* The input as a document, in a trace that is used again. */
static stax_str document_of(stax_str text)
{
    static fuzz_trace made;

    if (is_document(text)) return text;
    made.len = 0;
    fuzz_put_text(&made, "<!DOCTYPE a [");
    fuzz_put_str(&made, text, ']');
    fuzz_put_text(&made, "><a b='&e;'>&e;<a c='&amp;'/></a>");
    return (stax_str){made.text, made.len};
}

/* What all texts together come to. */
static void check_budget(stax_str document, const stax_options *options)
{
    char *block = fuzz_block(document.data, document.len);
    stax_input input = stax_input_memory(block, document.len);
    stax_cursor *c = stax_cursor_open(&input, options, NULL);
    size_t most = FACTOR * document.len, given = 0;

    while (stax_cursor_next(c) != STAX_EVENT_ERROR &&
           stax_cursor_event(c) != STAX_EVENT_DOCUMENT_END)
        given += stax_cursor_text(c).len;
    if (most < options->entity_free) most = options->entity_free;
    if (given > most + document.len) fuzz_fail("entities became more than they may");
    stax_cursor_close(c);
    free(block);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static fuzz_trace whole, pieces;
    fuzz_input in = fuzz_split(data, size);
    stax_str document = document_of(in.document);
    stax_options options = {.entity_factor = FACTOR, .entity_depth = 5};
    fuzz_way way = {.calls = (fuzz_calls)fuzz_choose(&in, FUZZ_CALLS), .options = &options};

    options.entity_free = fuzz_choose(&in, 2) == 0 ? 300 : 3000;
    if (fuzz_choose(&in, 2) == 0) options.resolve = resolve;
    if (fuzz_choose(&in, 4) == 0) options.doctype_bytes = 200;
    if (fuzz_choose(&in, 4) == 0) options.give = STAX_GIVE_DOCTYPE | STAX_GIVE_CDATA;
    (void)fuzz_read(&whole, document, &way);

    way.cuts = &in;
    way.source = fuzz_choose(&in, 3) == 0 ? FUZZ_READ : FUZZ_PUSH;
    options.kernel = fuzz_kernel(fuzz_choose(&in, 120));
    (void)fuzz_read(&pieces, document, &way);
    fuzz_compare("in pieces", &pieces, &whole);

    check_budget(document, &options);
    expat_compare(document, fuzz_choose(&in, 4) == 0);
    return 0;
}
