/*
 * make_fixture NAME SIZE > file
 *
 * Writes a document of a shape, record by record, so that a file of any size takes no memory; says
 * its count, bytes and checksum on stderr.
 */
#include "fixtures/fixture.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static int usage(void)
{
    fputs("usage: make_fixture NAME SIZE > file\n\nNAME is one of", stderr);
    for (int i = 0; i < FIXTURE_SHAPE_COUNT; i++)
        fprintf(stderr, " %s", fixture_name((fixture_shape)i));
    fputs("; SIZE is 4096, 4KiB, 13MiB, 1GiB\n", stderr);
    return 2;
}

int main(int argc, char **argv)
{
    static fixture_stream stream;
    uint64_t bytes = argc == 3 ? fixture_size_of(argv[2]) : 0;
    fixture_shape shape = argc == 3 ? fixture_named(argv[1]) : FIXTURE_SHAPE_COUNT;
    stax_str piece;

    if (bytes == 0 || shape == FIXTURE_SHAPE_COUNT) return usage();
    fixture_begin(&stream, shape, bytes);
    while ((piece = fixture_next(&stream)).len > 0) fwrite(piece.data, 1, piece.len, stdout);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        perror("make_fixture");
        return 1;
    }
    fprintf(stderr, "%s: %" PRIu64 " records, %" PRIu64 " bytes, checksum %016" PRIx64 "\n",
            argv[1], stream.count, stream.length, stream.checksum);
    return 0;
}
