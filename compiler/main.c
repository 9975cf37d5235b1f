/*
 * staxc, on one screen: load, build, resolve, check, plan, emit.
 */
#include "emit/command_line.h"
#include "emit/emit_files.h"
#include "model/draft.h"

#include <errno.h>

enum { GOOD, BAD_SCHEMA, BAD_USAGE, BAD_FILE };

/* From the text to a schema without errors, or NULL. */
static model_schema *understand(const source *from, const command_line *c, diag *d, stax_arena *a)
{
    const doc_node *doc = doc_load(from, d, a);
    if (doc == NULL) return NULL;
    if (c->dump == DUMP_DOC) doc_dump(doc, stdout);

    draft *parts = model_build(doc, from, d, a);
    model_import(parts, command_folders(c, a), d, a);
    if (c->prefix) parts->name = (draft_text){true, stax_str_of(c->prefix), {.source = from}};
    parts->prints_json = c->json;
    if (c->prefix) parts->c_prefix = (draft_text){0};
    model_schema *schema = model_resolve(parts, d, a);
    model_check(schema, d, a);
    return diag_count(d) == 0 ? schema : NULL;
}

static int compile(const command_line *c, stax_arena *a)
{
    diag *d = diag_new(a);
    const source *from = source_read(c->schema, a);
    if (from == NULL) {
        fprintf(stderr, "staxc: error: %s: %s\n", c->schema, strerror(errno));
        return BAD_FILE;
    }
    const model_schema *schema = understand(from, c, d, a);
    diag_print(d, stderr);
    if (schema == NULL) return BAD_SCHEMA;

    plan_request request = emit_request(c, schema, a);
    const plan *p = plan_make(schema, &request, a);
    if (c->explain) model_explain(schema, stdout);
    if (c->dump == DUMP_MODEL) model_dump(schema, stdout);
    if (c->dump == DUMP_PLAN) plan_dump(p, stdout);
    if (c->check || c->explain || c->dump != DUMP_NOTHING) return GOOD;
    return emit_files(c, p, stderr, a) ? GOOD : BAD_FILE;
}

/* Whether all that was printed has gone out: an error of some time ago counts as well. */
static bool is_printed(void)
{
    if (fflush(stdout) == 0 && !ferror(stdout)) return true;
    fprintf(stderr, "staxc: error: stdout: %s\n", strerror(errno));
    return false;
}

int main(int argc, char **argv)
{
    stax_arena arena = {0};
    command_line c;
    int status = GOOD;

    if (!command_read(&c, argc, argv, stderr, &arena))
        status = BAD_USAGE;
    else if (c.help)
        command_help(stdout);
    else if (c.version)
        puts("staxc " STAXC_VERSION);
    else
        status = compile(&c, &arena);
    if (status == GOOD && !is_printed()) status = BAD_FILE;
    stax_arena_free(&arena);
    return status;
}
