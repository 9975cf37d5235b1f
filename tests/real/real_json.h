/*
 * The values of one field in JSON that staxc's functions printed: well formed, so nothing is
 * checked.
 */
#ifndef REAL_JSON_H
#define REAL_JSON_H

#include <stax/str.h>

/* Gets a value: a string without its quotes, with '\\' sequences replaced; all else as it stands.
 */
typedef void json_take(void *context, stax_str value);

/* Gives the values of a field, in their order; `field` as in real.h. Returns how many. */
size_t json_values(stax_str json, const char *field, json_take *take, void *context);

#endif
