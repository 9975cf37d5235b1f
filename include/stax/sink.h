/*
 * Where text goes: a function that takes bytes. libstax prints nothing itself; stax/print.h has a
 * sink for FILE, and inline, so that it costs nobody anything who does not use it.
 */
#ifndef STAX_SINK_H
#define STAX_SINK_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Takes the next bytes, which are lent for the call.
 *
 * returns  false: no more is wanted, or can be taken
 */
typedef bool stax_sink(void *context, const char *bytes, size_t len);

#ifdef __cplusplus
}
#endif
#endif
