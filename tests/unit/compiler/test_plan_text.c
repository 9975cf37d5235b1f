/*
 * Schema lines as comments show them.
 */
#include "front_run.h"

#include "plan_text.h"

/* The last field of the record that the lines make. */
static const model_field *field_of(front *f, const char *line)
{
    front outer = {0};
    const char *text = zprintf(&outer.arena,
                               "stax: 1\nname: t\nroot: r\ntypes:\n  s:\n    z: str\n"
                               "  e: enum(low, high)\n  r:\n    %s\n",
                               line);
    front_open(f, "s", text);
    front_close(&outer);
    assert_int_equal(diag_count(f->d), 0);
    const model_record *r = f->schema->roots[0].type;
    return &r->fields[r->field_count - 1];
}

typedef struct row {
    const char *title, *line, *want;
} row;

static void check_rows(const row *rows, size_t count,
                       const char *(*text_of)(const model_field *, stax_arena *))
{
    for (size_t i = 0; i < count; i++) {
        front f = {0};
        const model_field *field = field_of(&f, rows[i].line);
        const char *got = text_of(field, &f.arena);
        if (strcmp(got, rows[i].want) != 0) print_error("%s: got %s\n", rows[i].title, got);
        assert_string_equal(got, rows[i].want);
        front_close(&f);
    }
}

static void a_line_is_shown_in_one_spelling(void **state)
{
    static const row rows[] = {
        {"blanks", "year:    i32( 1450 .. 2100 )", ":9  year: i32(1450..2100)"},
        {"a path of the same name is left out", "a: str a", ":9  a: str"},
        {"an attribute of the same name", "id: u32 @id", ":9  id: u32 @"},
        {"another attribute", "lang: str @xml:lang = en", ":9  lang: str @xml:lang = \"en\""},
        {"a wrapper", "a: str[] x/y", ":9  a: str[] x/y"},
        {"counts", "a: str[2..5]", ":9  a: str[2..5]"},
        {"an exact count", "a: str[3..3] b", ":9  a: str[3] b"},
        {"a struct that may be absent", "a: s?", ":9  a: s?"},
        {"the long form", "a: { type: u8, min: 2, default: 7 }", ":9  a: u8(2..) = 7"},
        {"an inline enum", "a: enum(x, y)?", ":9  a: enum(x, y)?"},
        {"the end of a comment does not end it", "a: str = \"*/ /*\"", ":9  a: str = \"* / / *\""},
    };
    (void)state;
    check_rows(rows, sizeof rows / sizeof *rows, plan_line);
}

static void a_member_is_remarked_upon(void **state)
{
    static const row rows[] = {
        {"an element", "title: str", "title"},
        {"an attribute", "id: u32 @", "@id"},
        {"own text", "a: str .", "its text"},
        {"a default", "lang: str @ = en", "@lang, \"en\" when absent"},
        {"a list", "a: str[1..] author", "author, 1.."},
        {"bounds", "year: i32(1450..2100)", "year, 1450..2100"},
        {"bounds of a length", "a: str(..64)", "a, ..64 bytes"},
        {"a unit", "price: decimal(2)", "price, in 1/100"},
        {"a unit and bounds in units of the value", "a: decimal(3, 0..9.5)",
         "a, in 1/1000, 0..9.5"},
        {"what may be absent", "a: e? x/@y", "x/@y; look at has.a"},
        {"a flag says nothing of false", "a: flag", "a"},
    };
    (void)state;
    check_rows(rows, sizeof rows / sizeof *rows, plan_remark);
}

static const char *want_of(const model_field *field, stax_arena *arena)
{
    return plan_want(&field->type, arena);
}

static void a_long_type_is_cut_for_messages(void **state)
{
    static const row rows[] = {
        {"short", "a: decimal(2)", "decimal(2)"},
        {"long", "a: enum(aaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbb, cccccccccccccccccccc)",
         "enum(aaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbb, ccccccc..."},
    };
    (void)state;
    check_rows(rows, sizeof rows / sizeof *rows, want_of);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_is_shown_in_one_spelling),
        cmocka_unit_test(a_member_is_remarked_upon),
        cmocka_unit_test(a_long_type_is_cut_for_messages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
