/*
 * An open FILE as an input: a function like that of any user.
 */
#include <stax/input.h>

#include <errno.h>

/*
 * Bytes that came before an error are not given: a later call might find the stream working again,
 * with something lost between, and `errno` would no longer say why.
 */
static ptrdiff_t read_stream(void *context, char *room, size_t bytes)
{
    FILE *file = context;
    size_t got = fread(room, 1, bytes, file);

    while (got < bytes && !feof(file)) {
        if (errno != EINTR) return -1;
        clearerr(file);
        got += fread(room + got, 1, bytes - got, file);
    }
    return (ptrdiff_t)got;
}

stax_input stax_input_file(FILE *file)
{
    return stax_input_read(read_stream, file);
}
