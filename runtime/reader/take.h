/*
 * What the files of take_ functions share: a value function's result as a fault of the reader.
 */
#ifndef STX_READER_TAKE_H
#define STX_READER_TAKE_H

#include "token/tokens.h"
#include "value/value.h"

#include <stax/gen.h>

static inline bool stx_accept(stx_reader *r, stx_value_result result)
{
    switch (result) {
    case STX_VALUE_OK:
        return true;
    case STX_VALUE_EMPTY:
        return stx_fault(r, STAX_E_EMPTY);
    case STX_VALUE_BAD:
        return stx_fault(r, STAX_E_VALUE);
    case STX_VALUE_RANGE:
        break;
    }
    return stx_fault(r, STAX_E_RANGE);
}

/* The arena gave no `bytes`: there are none, or its limit does not allow them. */
static inline bool stx_no_room(stx_reader *r, size_t bytes)
{
    return stx_fault(r, stx_is_limited(r->arena, bytes) ? STAX_E_LIMIT : STAX_E_MEMORY);
}

#endif
