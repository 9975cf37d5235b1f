/*
 * Any bytes as a schema: staxc reads, checks, plans and prints it, or says what is wrong, and
 * leaves nothing behind. Files are neither read nor written.
 */
#include "base/diag.h"
#include "emit/emit.h"
#include "emit/emit_files.h"
#include "fuzz_input.h"
#include "fuzz_trace.h"
#include "model/draft.h"

static FILE *nowhere(void)
{
    static FILE *file;

    if (file == NULL) file = fopen("/dev/null", "w");
    return file;
}

static const model_schema *understand(const source *from, diag *d, stax_arena *a)
{
    const doc_node *doc = doc_load(from, d, a);
    model_schema *schema;

    if (doc == NULL) return NULL;
    schema = model_resolve(model_build(doc, from, d, a), d, a);
    model_check(schema, d, a);
    return diag_count(d) == 0 ? schema : NULL;
}

static void print(const model_schema *schema, stax_arena *a)
{
    command_line line = {.schema = "fuzz.schema"};
    plan_request request = emit_request(&line, schema, a);
    const plan *p = plan_make(schema, &request, a);
    stax_str header = emit_header(p, a), body = emit_source(p, a);

    if (header.len == 0 || body.len == 0) fuzz_fail("nothing is printed");
    if (header.data[header.len - 1] != '\n' || body.data[body.len - 1] != '\n')
        fuzz_fail("the last line has no end");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    stax_arena arena = {0};
    diag *d = diag_new(&arena);
    stax_str text = {(const char *)data, size};
    const source *from = source_of_text("fuzz.schema", text, &arena);
    const model_schema *schema = understand(from, d, &arena);

    if (schema == NULL && diag_count(d) == 0) fuzz_fail("refused without a word");
    diag_print(d, nowhere());
    if (schema) {
        model_explain(schema, nowhere());
        model_dump(schema, nowhere());
        print(schema, &arena);
    }
    stax_arena_free(&arena);
    return 0;
}
