/*
 * What the golden files cannot tell of the output.
 */
#include "front_run.h"

#include "emit.h"

#include <stax/gen.h>

/* The files of a schema in a string. */
static const char *emit(front *f, const char *name, const plan_request *request,
                        stax_str (*file)(const plan *, stax_arena *))
{
    front_open(f, name,
               "stax: 1\nname: t\nroot: r\nstream:\n  s: r.s\ntypes:\n  r:\n    s: s[]\n"
               "  s:\n    a: str @\n");
    assert_int_equal(diag_count(f->d), 0);
    return file(plan_make(f->schema, request, &f->arena), &f->arena).data;
}

static const plan_request usual = {.source_name = "t.c",
                                   .header_name = "t.h",
                                   .header_spelt = "sub/t.h"};

static void the_source_asks_for_this_vocabulary(void **state)
{
    front f = {0};
    char line[32];
    (void)state;

    snprintf(line, sizeof line, "#if STX_ABI != %d\n", STX_ABI);
    const char *text = emit(&f, "t.schema", &usual, emit_source);
    assert_non_null(strstr(text, line));
    assert_non_null(strstr(text, "#include \"sub/t.h\"\n"));
    front_close(&f);
}

static void no_folder_of_the_schema_is_named(void **state)
{
    front here = {0}, there = {0};
    (void)state;

    const char *a = emit(&here, "t.schema", &usual, emit_source);
    const char *b = emit(&there, "/some/where/t.schema", &usual, emit_source);
    assert_string_equal(a, b);
    front_close(&here);
    front_close(&there);
}

static void a_macro_stands_in_front_of_every_public_function(void **state)
{
    plan_request request = usual;
    front f = {0};
    unsigned count = 0;
    (void)state;

    request.export_macro = "T_API";
    const char *text = emit(&f, "t.schema", &request, emit_header);
    assert_non_null(strstr(text, "#ifndef T_API\n    #define T_API\n#endif\n"));
    for (const char *p = text; (p = strstr(p, "\nT_API ")); p++) count++;
    assert_int_equal(count, 9); /* parse, parse_file, open, next, head, bad, feed, close, copy */
    front_close(&f);
}

static void without_a_stream_there_is_no_reader(void **state)
{
    front f = {0};
    (void)state;

    front_open(&f, "t.schema", "stax: 1\nname: t\nroot: r\ntypes:\n  r:\n    a: str\n");
    const plan *p = plan_make(f.schema, &usual, &f.arena);
    assert_null(strstr(emit_header(p, &f.arena).data, "t_reader"));
    assert_null(strstr(emit_source(p, &f.arena).data, "t_reader"));
    front_close(&f);
}

/* An element and an attribute whose names have so many bytes: is the attribute compared at once? */
static bool is_guessed(int element, int attribute)
{
    static const char letters[] = "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn";
    front f = {0}, outer = {0};
    const char *schema = zprintf(&outer.arena,
                                 "stax: 1\nname: t\nroot: r\ntypes:\n  r:\n    s: s[] %.*s\n"
                                 "  s:\n    a: str @%.*s\n",
                                 element, letters, attribute, letters);

    front_open(&f, "t.schema", schema);
    assert_int_equal(diag_count(f.d), 0);
    const plan *p = plan_make(f.schema, &usual, &f.arena);
    bool guessed = strstr(emit_source(p, &f.arena).data, "STX_ATTR(") != NULL;
    front_close(&f);
    front_close(&outer);
    return guessed;
}

/* Behind the '<' of a tag 64 bytes may be read: a name, a space, a name, and '="'. */
static void what_is_compared_of_a_tag_may_be_read(void **state)
{
    (void)state;
    assert_true(is_guessed(48, 1));
    assert_true(is_guessed(13, 48));
    assert_true(is_guessed(30, 31));
    assert_false(is_guessed(49, 1));
    assert_false(is_guessed(1, 49));
    assert_false(is_guessed(14, 48));
    assert_false(is_guessed(31, 31));
    assert_false(is_guessed(48, 48));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_compared_of_a_tag_may_be_read),
        cmocka_unit_test(the_source_asks_for_this_vocabulary),
        cmocka_unit_test(no_folder_of_the_schema_is_named),
        cmocka_unit_test(a_macro_stands_in_front_of_every_public_function),
        cmocka_unit_test(without_a_stream_there_is_no_reader),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
