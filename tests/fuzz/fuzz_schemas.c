/*
 * Generated parsers of five schemas against a naive reading by the cursor, and against themselves:
 * whole, record by record, and pushed in pieces. The recipe chooses the schema.
 */
#include "reader/records.h"
#include "schema_reading.h"
#include "slow_schema.h"

#include <stdlib.h>

/* A reader knows the schema it was made for. */
static const stx_schema *schema_of(const schema_parser *p)
{
    static const stx_schema *known[SCHEMA_PARSERS];
    const stx_schema **schema = &known[p - schema_parsers];
    stx_reader *reader;

    if (*schema == NULL) {
        reader = p->open(NULL, NULL, NULL);
        *schema = ((stx_records *)(void *)reader)->schema;
        stx_shutdown(reader);
    }
    return *schema;
}

/* Without what is said of the error: of one that is right there is none. */
static bool read_slowly(fuzz_trace *to, const schema_parser *p, stax_str document)
{
    char *block = fuzz_block(document.data, document.len);
    stax_arena arena = {0};
    void *root = slow_schema_read(schema_of(p), (stax_str){block, document.len}, &arena);

    to->len = 0;
    if (root) shape_put(to, p->root, root);
    stax_arena_free(&arena);
    free(block);
    return root != NULL;
}

/* A whole document that is wrong gives no records, only the error. */
static void drop_records(fuzz_trace *to, fuzz_outcome outcome)
{
    if (outcome.status == STAX_END) return;
    to->len -= outcome.before_error;
    memmove(to->text, to->text + outcome.before_error, to->len);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static fuzz_trace whole, records, slow;
    fuzz_input in = fuzz_split(data, size);
    const schema_parser *p = &schema_parsers[fuzz_choose(&in, SCHEMA_PARSERS)];
    bool limited = fuzz_choose(&in, 8) == 0, good;
    stax_options options = {.kernel = fuzz_kernel(fuzz_choose(&in, 120))};
    fuzz_outcome outcome;

    if (limited) fuzz_limit(&options, &in);
    options.record_bytes = 0; /* a limit of streams alone */
    outcome = schema_read_whole(&whole, p, in.document, &options);
    good = outcome.status == STAX_END;
    options.kernel = fuzz_kernel(fuzz_choose(&in, 120));
    drop_records(&records, schema_read_records(&records, p, &in, &options));
    fuzz_compare("record by record", &records, &whole);
    if (limited) return 0;

    if (read_slowly(&slow, p, in.document) != good) fuzz_differ("the verdict", &whole, &slow);
    whole.len = outcome.before_error;
    if (good) fuzz_compare("what is read", &whole, &slow);
    return 0;
}
