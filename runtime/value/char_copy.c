/*
 * Text into a char array of the user's struct.
 */
#include "base/utf8.h"
#include "value/value.h"

stx_value_result stx_char_copy(stax_str text, char *room, size_t size, bool cut)
{
    if (text.len >= size && !cut) return STX_VALUE_RANGE;

    size_t len = stx_utf8_cut(text, size - 1);
    if (len > 0) memcpy(room, text.data, len);
    room[len] = '\0';
    return STX_VALUE_OK;
}
