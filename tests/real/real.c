/*
 * One test: the documents of a schema. A document goes through every way in, then the claims are
 * held against what was read.
 */
#include "real.h"

#include "real_claims.h"
#include "real_list.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { SKIPPED = 77 };

typedef struct run {
    const real_schema *schema;
    real_tally tally;
    size_t read, refused;
    uint64_t seed;
} run;

static const real_schema *wanted;

bool real_sink(void *text, const char *bytes, size_t len)
{
    ways_text *to = text;

    if (to->room - to->len <= len) {
        while (to->room - to->len <= len) to->room = to->room ? 2 * to->room : 4096;
        to->data = realloc(to->data, to->room);
        assert_non_null(to->data);
    }
    memcpy(to->data + to->len, bytes, len);
    to->len += len;
    to->data[to->len] = '\0';
    return true;
}

static void check_refused(run *r, const char *name, const stax_error *error, const char *status)
{
    char line[1024];

    stax_error_format(line, sizeof line, error);
    if (status == NULL) fail_msg("%s: %s", name, line);
    if (strcmp(stax_status_name(error->code), status) != 0)
        fail_msg("%s is refused with %s, not %s: %s", name, stax_status_name(error->code), status,
                 line);
    r->refused++;
}

static void check_document(void *context, const char *name, stax_str document)
{
    run *r = context;
    const char *status = real_list_refusal(r->schema->name, name);
    stax_input input = stax_input_memory(document.data, document.len);
    stax_arena arena = {0};
    stax_error error = {0};
    ways_text json = {0};
    void *root = r->schema->parser->parse(&arena, &input, NULL, &error);

    if (root == NULL) {
        check_refused(r, name, &error, status);
    } else {
        if (status) fail_msg("%s is read, and should be refused with %s", name, status);
        r->schema->say_all(&json, root);
        real_claims_check(r->schema, name, document, (stax_str){json.data, json.len}, &r->tally);
        r->read++;
    }
    ways_free(&json);
    stax_arena_free(&arena);
    ways_check_long(name, r->schema->parser, document, NULL, r->seed);
}

static void documents_are_read_as_another_parser_reads_them(void **state)
{
    run r = {.schema = wanted, .seed = ways_seed()};

    (void)state;
    (void)real_list_documents(wanted->name, check_document, &r);
    print_message("%s: %zu documents read, %zu refused\n", wanted->name, r.read, r.refused);
    assert_int_equal(r.refused, real_list_refusals(wanted->name));
    real_claims_met(wanted, &r.tally);
}

static void nothing(void *context, const char *name, stax_str document)
{
    (void)context, (void)name, (void)document;
}

int real_main(const real_schema *schema)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(documents_are_read_as_another_parser_reads_them),
    };

    if (real_list_documents(schema->name, nothing, NULL) == 0) {
        printf("the documents of %s were not fetched\n", schema->name);
        return getenv("CI") ? 1 : SKIPPED;
    }
    wanted = schema;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
