/*
 * Every way ends with the same line: the error's code and place, and what people read.
 */
#include "schema_reading.h"

#include <stdlib.h>

static void put_error(fuzz_trace *to, const stax_error *e)
{
    char line[1024];

    stax_error_format(line, sizeof line, e);
    fuzz_put_text(to, stax_status_name(e->code));
    fuzz_put(to, " ", 1);
    fuzz_put_number(to, e->offset, ' ');
    fuzz_put_text(to, line);
}

fuzz_outcome schema_read_whole(fuzz_trace *to, const schema_parser *p, stax_str document,
                               const stax_options *options)
{
    char *block = fuzz_block(document.data, document.len);
    stax_error error = {0};
    fuzz_outcome outcome = {STAX_END, 0};
    stax_arena arena;
    void *root;

    stax_arena_init(&arena, options->allocator, NULL, 0);
    root = p->parse(&arena, block, document.len, options, &error);
    to->len = 0;
    if (root)
        shape_put(to, p->root, root);
    else
        outcome.status = error.code;
    outcome.before_error = to->len;
    put_error(to, &error);
    stax_arena_free(&arena);
    free(block);
    return outcome;
}

static bool feed(stx_reader *reader, fuzz_pieces *pieces)
{
    stax_str piece;

    if (pieces->over) fuzz_fail("more is wanted behind the end");
    piece = fuzz_next_piece(pieces, SIZE_MAX);
    if (stx_feed(reader, piece.data, piece.len, pieces->over) == STAX_OK) return true;
    fuzz_fail("a feed is refused");
}

static stax_status read_records(fuzz_trace *to, const schema_parser *p, stx_reader *reader,
                                fuzz_pieces *pieces)
{
    const void *record;
    stax_status status;

    do {
        status = stx_next(reader, &record);
        if (status == STAX_OK) {
            shape_put(to, p->record, record);
            fuzz_put_text(to, "\n");
        }
    } while (status == STAX_OK || (status == STAX_MORE && feed(reader, pieces)));
    if (status == STAX_END) shape_put(to, p->root, stx_head(reader));
    return status;
}

fuzz_outcome schema_read_records(fuzz_trace *to, const schema_parser *p, fuzz_input *in,
                                 const stax_options *options)
{
    fuzz_pieces pieces = {.left = in->document, .cuts = in};
    stax_input input = stax_input_read(fuzz_read_piece, &pieces);
    bool pushed = fuzz_choose(in, 3) > 0;
    stax_error error = {0};
    stx_reader *reader = p->open(pushed ? NULL : &input, options, &error);
    fuzz_outcome outcome = {error.code, 0};

    to->len = 0;
    if (reader) outcome.status = read_records(to, p, reader, &pieces);
    outcome.before_error = to->len;
    put_error(to, &error);
    stx_shutdown(reader);
    free(pieces.lent);
    return outcome;
}
