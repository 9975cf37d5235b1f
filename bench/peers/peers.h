/*
 * The peers: other people's parsers as rows. Each is built only where its library is found; which
 * ones there are, bench_rows.c says.
 */
#ifndef PEERS_H
#define PEERS_H

#include "bench_reader.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const bench_reader bench_expat;
extern const bench_reader bench_libxml2;
extern const bench_reader bench_libxml2_sax;
extern const bench_reader bench_pugixml;

/* The C++ half of bench_pugixml. */
bench_run_reader bench_pugixml_run;

#ifdef __cplusplus
}
#endif
#endif
