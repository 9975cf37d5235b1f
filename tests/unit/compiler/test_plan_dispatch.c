/*
 * Where a schema's chains are: by its size, unless the command line says otherwise.
 */
#include "base/zalloc.h"
#include "plan/plan_parts.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void the_number_of_places_decides(void **state)
{
    static const struct {
        const char *title;
        size_t reached, beyond; /* fields of records that are used, and of others */
        plan_dispatch asked;
        bool tables;
    } rows[] = {
        {"a small schema", 12, 0, PLAN_DISPATCH_BY_SIZE, false},
        {"the last that is printed", 1000, 0, PLAN_DISPATCH_BY_SIZE, false},
        {"the first that is not", 1001, 0, PLAN_DISPATCH_BY_SIZE, true},
        {"what nobody uses does not count", 1000, 5000, PLAN_DISPATCH_BY_SIZE, false},
        {"tables are asked for", 1, 0, PLAN_DISPATCH_TABLE, true},
        {"code is asked for", 5000, 0, PLAN_DISPATCH_CODE, false},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        model_record used = {.reached = true, .field_count = rows[i].reached};
        model_record other = {.field_count = rows[i].beyond};
        model_record *records[] = {&used, &other};
        model_schema schema = {.records = records, .record_count = 2};

        if (plan_prefers_tables(&schema, rows[i].asked) == rows[i].tables) continue;
        fail_msg("%s: %s", rows[i].title, rows[i].tables ? "printed" : "by tables");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_number_of_places_decides),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
