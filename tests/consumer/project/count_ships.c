/*
 * A program that uses a generated parser and knows libstax from its public headers alone. Reads a
 * small document twice, as a whole and ship by ship, and says how many ships it has.
 */
#include "port_parser.h"

#include <stax/print.h>

#include <stdio.h>

static const char document[] = "<harbour>"
                               "<ship id='7'><name>Anna</name><cargo>tea</cargo></ship>"
                               "<ship id='8'><name>Bel &amp; Co</name></ship>"
                               "</harbour>";

static size_t count_in_whole(stax_error *error)
{
    stax_arena arena;
    const port_harbour *harbour;
    size_t count;

    stax_arena_init(&arena, NULL, NULL, 0);
    harbour = port_parse(&arena, document, sizeof document - 1, NULL, error);
    count = harbour ? harbour->ships.count : 0;
    stax_arena_free(&arena);
    return count;
}

static size_t count_one_by_one(stax_error *error)
{
    stax_input input = stax_input_memory(document, sizeof document - 1);
    port_reader *reader = port_reader_open(&input, NULL, error);
    const port_ship *ship;
    size_t count = 0;

    if (reader == NULL) return 0;
    while (port_next_ship(reader, &ship) == STAX_OK) count++;
    port_reader_close(reader);
    return count;
}

int main(void)
{
    stax_error error = {0};
    size_t whole = count_in_whole(&error);
    size_t single = count_one_by_one(&error);

    if (error.code != STAX_OK) stax_error_print(stderr, &error);
    printf("%zu ships, %zu one by one\n", whole, single);
    return whole == 2 && single == 2 ? 0 : 1;
}
