/*
 * Books as text, one line a book.
 */
#include "books_ways.h"

#include "books_parser.h"

#include <inttypes.h>

static void say_list(ways_text *to, const char *name, stax_str_list list)
{
    ways_say(to, " %s", name);
    for (size_t i = 0; i < list.count; i++) {
        ways_say(to, i ? "," : " ");
        ways_say_str(to, list.items[i]);
    }
}

static void say_book(ways_text *to, const void *record)
{
    const books_book *b = record;

    ways_say(to, "%" PRIu32 " ", b->id);
    ways_say_str(to, b->lang);
    ways_say(to, " ");
    ways_say_str(to, b->title);
    say_list(to, "by", b->authors);
    ways_say(to, " %" PRId32 " %" PRId64, b->year, b->price);
    if (b->has.genre) ways_say(to, " %s", books_genre_name(b->genre));
    if (b->tags.count) say_list(to, "tags", b->tags);
    ways_say(to, "\n");
}

static void say_catalog(ways_text *to, const void *root)
{
    const books_catalog *c = root;

    for (size_t i = 0; i < c->books.count; i++) say_book(to, &c->books.items[i]);
}

static void *parse(stax_arena *arena, const stax_input *input, const stax_options *options,
                   stax_error *error)
{
    if (input->kind == STAX_INPUT_PATH) return books_parse_file(arena, input->path, options, error);
    return books_parse(arena, input->memory.data, input->memory.len, options, error);
}

static stx_reader *open_books(const stax_input *input, const stax_options *options,
                              stax_error *error)
{
    return (stx_reader *)(void *)books_reader_open(input, options, error);
}

const ways_parser books_ways = {parse, false, open_books, say_book, say_catalog};
