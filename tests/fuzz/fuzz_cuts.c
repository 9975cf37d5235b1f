/*
 * The reader whole against the reader in pieces: the same events, values, places and error by every
 * kernel, from memory, from a function, and pushed. The recipe chooses what is called, limits, what
 * is given, the kernels, and where it is cut.
 */
#include "fuzz_reading.h"

static void choose(stax_options *options, fuzz_input *in)
{
    unsigned which = fuzz_choose(in, 16);

    if (which % 4 == 0) fuzz_limit(options, in);
    if (which % 4 == 1) options->give = fuzz_choose(in, 16);
    options->whole_names = which == 6 || which == 7;
    options->fragment = which > 13;
    options->refuse_doctype = which == 15;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static fuzz_trace whole, other;
    fuzz_input in = fuzz_split(data, size);
    stax_options options = {0};
    fuzz_way way = {.calls = (fuzz_calls)fuzz_choose(&in, FUZZ_CALLS), .options = &options};

    choose(&options, &in);
    if (fuzz_choose(&in, 32) == 31) in.document = fuzz_stretch(in.document, &in);
    (void)fuzz_read(&whole, in.document, &way);

    options.kernel = fuzz_kernel(fuzz_choose(&in, 120));
    (void)fuzz_read(&other, in.document, &way);
    fuzz_compare("another kernel", &other, &whole);

    way.cuts = &in;
    way.source = fuzz_choose(&in, 3) == 0 ? FUZZ_READ : FUZZ_PUSH;
    options.kernel = fuzz_kernel(fuzz_choose(&in, 120));
    (void)fuzz_read(&other, in.document, &way);
    fuzz_compare("in pieces", &other, &whole);
    return 0;
}
