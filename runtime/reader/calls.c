/*
 * What stands inside the functions of small sources, as functions for large ones: gen_calls.h.
 */
#include <stax/gen.h>

/* Declared there under other names, which may not be seen here. */
bool stx_call_take_str(stx_reader *reader, stax_str text, stax_str *out);
stax_str stx_call_trim(stax_str text);
void *stx_call_room(stx_reader *reader, void *items, size_t count, size_t size);

bool stx_call_take_str(stx_reader *reader, stax_str text, stax_str *out)
{
    return stx_take_str(reader, text, out);
}

stax_str stx_call_trim(stax_str text)
{
    return stax_trim(text);
}

void *stx_call_room(stx_reader *reader, void *items, size_t count, size_t size)
{
    return stx_room(reader, items, count, size);
}
