/*
 * The row of pugixml. The reading itself is C++ and stands in peer_pugixml_run.cpp; this file is C
 * for the table of ways.
 */
#include "peers/peer_store.h"
#include "peers/peers.h"

const bench_reader bench_pugixml = {
    .name = "pugixml in situ",
    .unchecked = "UTF-8, names, doubled attributes, references, roots",
    .in_place = true,
    .open = peer_store_open,
    .close = peer_store_close,
    .ways = BENCH_ALL_SHAPES(bench_pugixml_run),
};
