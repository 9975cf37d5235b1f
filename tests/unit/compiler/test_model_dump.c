/*
 * The dump: equal schemas have equal dumps, and no difference in meaning is lost.
 */
#include "front_run.h"

#define AROUND "stax: 1\nname: t\nroot: r\ntypes:\n  s: {z: str}\n  r:\n    a: "

static const char *dump_of(stax_arena *arena, const char *line)
{
    front f;
    front_open(&f, "s", zprintf(arena, AROUND "%s\n", line));
    if (diag_count(f.d) > 0) fail_msg("%s", front_messages(&f));
    const char *text = zcopy(stax_str_of(front_model(&f)), arena).data;
    front_close(&f);
    return text;
}

static void different_fields_have_different_dumps(void **state)
{
    static const char *const lines[] = {
        "str",
        "str?",
        "str[]",
        "str[1..]",
        "str[..2]",
        "str = \"\"",
        "str = \"x\"",
        "str @",
        "str .",
        "str b",
        "str a/a",
        "str a/@a",
        "str(1..)",
        "str(..1)",
        "str(keep)",
        "char(8)",
        "char(9)",
        "char(9, cut)",
        "bool",
        "bool(yes, no)",
        "bool(no, yes)",
        "flag",
        "i8",
        "u8",
        "u8(hex)",
        "f32",
        "f64",
        "f64(any)",
        "decimal(1)",
        "decimal(2)",
        "decimal(2, round)",
        "date",
        "time",
        "time = \"00:00:00\"",
        "time = \"00:00:00Z\"",
        "datetime",
        "duration",
        "duration = PT1M",
        "duration = P1M",
        "enum(x)",
        "enum(y)",
        "enum(x=\"y\")",
        "s",
        "s?",
        "{type: str, empty: absent}",
        "{type: str, repeated: last}",
        "{type: str, doc: x}",
        "{type: u8?, invalid: absent}",
    };
    enum { COUNT = sizeof lines / sizeof *lines };
    const char *dumps[COUNT];
    stax_arena arena = {0};
    (void)state;

    for (size_t i = 0; i < COUNT; i++) {
        dumps[i] = dump_of(&arena, lines[i]);
        for (size_t j = 0; j < i; j++)
            if (strcmp(dumps[i], dumps[j]) == 0) fail_msg("'%s' and '%s'", lines[i], lines[j]);
    }
    stax_arena_free(&arena);
}

static void places_and_forms_do_not_show(void **state)
{
    (void)state;
    stax_arena arena = {0};

    assert_string_equal(dump_of(&arena, "i32(1..5)"), dump_of(&arena, "'i32( 1..5 )'"));
    assert_string_equal(dump_of(&arena, "str @"), dump_of(&arena, "{path: \"@a\", type: str}"));
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(different_fields_have_different_dumps),
        cmocka_unit_test(places_and_forms_do_not_show),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
