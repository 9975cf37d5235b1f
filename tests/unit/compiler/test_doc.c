/*
 * Questions to a tree of YAML.
 */
#include "front_run.h"

static void a_key_gives_its_value_or_nothing(void **state)
{
    (void)state;
    front f;
    front_open(&f, "s", "a: 1\nb: [x]\n");

    assert_string_equal(doc_get(f.doc, "a")->text.data, "1");
    assert_null(doc_get(f.doc, "c"));
    assert_null(doc_get(doc_get(f.doc, "a"), "b"));
    assert_null(doc_get(doc_get(f.doc, "b"), "x"));
    assert_null(doc_get(NULL, "a"));
    front_close(&f);
}

static void what_is_not_one_line_is_refused_with_the_way_out(void **state)
{
    static const struct {
        const char *title, *text, *want;
    } cases[] = {
        {"a word", "a: b\n", ""},
        {"a flow list", "a: [b]\n", "YAML read this as a list: put the value in quotes"},
        {"a flow mapping", "a: {b}\n", "YAML read this as a mapping: put the value in quotes"},
        {"a block list", "a:\n  - b\n",
         "a path is expected here, one line of text, and not a list"},
        {"a block mapping", "a:\n  b: c\n",
         "a path is expected here, one line of text, and not a mapping"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        front f = {0};
        f.d = diag_new(&f.arena);
        f.from = source_of_text("s", stax_str_of(cases[i].text), &f.arena);
        f.doc = doc_load(f.from, f.d, &f.arena);
        bool text = doc_want_text(doc_get(f.doc, "a"), "a path", f.d);
        if (text != (cases[i].want[0] == '\0') || strcmp(front_first(&f), cases[i].want) != 0)
            fail_msg("%s: %s", cases[i].title, front_messages(&f));
        front_close(&f);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_key_gives_its_value_or_nothing),
        cmocka_unit_test(what_is_not_one_line_is_refused_with_the_way_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
