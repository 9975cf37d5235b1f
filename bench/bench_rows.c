/*
 * The rows of the table, ours first. A reader is one line here and one bench_reader somewhere, in
 * which each shape that it reads is one line.
 */
#include "bench_reader.h"
#include "peers/peers.h"

#ifdef BENCH_CURSOR
    #include "rows/cursor_rows.h"
#endif
#ifdef BENCH_GENERATED
    #include "generated_rows.h"
#endif

const bench_reader *const bench_rows[] = {
#ifdef BENCH_GENERATED
    &bench_generated_borrowed,
    &bench_generated_owned,
#endif
#ifdef BENCH_CURSOR
    &bench_cursor,
#endif
#ifdef BENCH_PUGIXML
    &bench_pugixml,
#endif
#ifdef BENCH_EXPAT
    &bench_expat,
#endif
#ifdef BENCH_LIBXML2
    &bench_libxml2_sax,
    &bench_libxml2,
#endif
    NULL, /* so that the table may be empty */
};

const size_t bench_row_count = sizeof bench_rows / sizeof bench_rows[0] - 1;
