/*
 * gen.h for a large source, one without chains of its own: its take_ functions call what others
 * have inside. For 1,000 of them gcc -O2 takes 2.1 s instead of 4.6; bench/scale.sh has the rest.
 */
#ifndef STAX_GEN_CALLS_H
#define STAX_GEN_CALLS_H

#include <stax/gen.h>

#ifdef __cplusplus
extern "C" {
#endif

bool stx_call_take_str(stx_reader *reader, stax_str text, stax_str *out);
stax_str stx_call_trim(stax_str text);
void *stx_call_room(stx_reader *reader, void *items, size_t count, size_t size);

#define stx_take_str stx_call_take_str
#define stax_trim    stx_call_trim
#define stx_room     stx_call_room
#undef STX_INLINE
#define STX_INLINE static

#ifdef __cplusplus
}
#endif
#endif
