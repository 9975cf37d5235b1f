/*
 * The reader against expat. Differences that are meant stand in expat_peer.c, each with its reason;
 * all others are findings.
 */
#include "expat_peer.h"
#include "fuzz_input.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_input in = fuzz_split(data, size);

    expat_compare(in.document, fuzz_choose(&in, 4) == 0);
    return 0;
}
