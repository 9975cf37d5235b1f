/*
 * The generated parsers whose strings are copied to the arena.
 */
#include "generated_rows.h"

#include "chapters_owned_parser.h"
#include "flat_owned_parser.h"
#include "items_owned_parser.h"
#include "lists_owned_parser.h"
#include "nested_owned_parser.h"
#include "nodes_owned_parser.h"
#include "pages_owned_parser.h"
#include "prefixed_owned_parser.h"
#include "rows_owned_parser.h"
#include "seconds_owned_parser.h"
#include "shop_owned_parser.h"
#include "wide_owned_parser.h"

#include <stdlib.h>

#define STRINGS owned
#include "generated_row.h"

const bench_reader bench_generated_owned = {
    .name = "generated owned",
    .unchecked = "",
    .open = open_arena,
    .close = close_arena,
    .ways = WAYS,
};
