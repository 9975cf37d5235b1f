/*
 * The generated parsers whose strings are borrowed from the document.
 */
#include "generated_rows.h"

#include "chapters_borrowed_parser.h"
#include "flat_borrowed_parser.h"
#include "items_borrowed_parser.h"
#include "lists_borrowed_parser.h"
#include "nested_borrowed_parser.h"
#include "nodes_borrowed_parser.h"
#include "pages_borrowed_parser.h"
#include "prefixed_borrowed_parser.h"
#include "rows_borrowed_parser.h"
#include "seconds_borrowed_parser.h"
#include "shop_borrowed_parser.h"
#include "wide_borrowed_parser.h"

#include <stdlib.h>

#define STRINGS borrowed
#include "generated_row.h"

const bench_reader bench_generated_borrowed = {
    .name = "generated borrowed",
    .unchecked = "",
    .open = open_arena,
    .close = close_arena,
    .ways = WAYS,
};
