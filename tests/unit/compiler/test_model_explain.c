/*
 * The long form: it compiles to an equal model and explains to itself, whatever bytes texts hold.
 */
#include "front_run.h"

static void check_round(const char *title, const char *text)
{
    front f, again;
    front_open(&f, "s", text);
    if (diag_count(f.d) > 0) fail_msg("%s: %s", title, front_messages(&f));
    const char *explained = front_explained(&f);

    front_open(&again, "s", explained);
    if (diag_count(again.d) > 0) fail_msg("%s: %s%s", title, front_messages(&again), explained);
    if (strcmp(front_model(&f), front_model(&again)) != 0)
        fail_msg("%s: %s", title, front_model(&again));
    assert_string_equal(front_explained(&again), explained);
    front_close(&again);
    front_close(&f);
}

#define AROUND "stax: 1\nname: t\nroot: r\ntypes:\n  s: {z: str}\n  r:\n    a: "

static void the_long_form_means_the_same(void **state)
{
    static const struct {
        const char *title, *text;
    } cases[] = {
        {"quotes in a default", AROUND "'str = ''say \"x\"'''\n"},
        {"a colon in a default", AROUND "{type: str, default: 'a: b'}\n"},
        {"a hash in a default", AROUND "{type: str, default: 'a #b'}\n"},
        {"lines in a default", AROUND "{type: str, default: \"a\\nb\\tc\\\\\\r\"}\n"},
        {"a control character", AROUND "{type: str, default: \"\\x01\\x7f\\x85\"}\n"},
        {"umlauts", AROUND "{type: str, default: \"\xC3\xA4 \xE2\x82\xAC\"}\n"},
        {"blanks at the ends", AROUND "{type: str, default: ' a '}\n"},
        {"only a hyphen", AROUND "{type: str, default: '-'}\n"},
        {"a list in a default", AROUND "{type: str, default: '[a]'}\n"},
        {"words of truth with quotes", AROUND "bool('say \"x\"', \"don't\")\n"},
        {"words of an enum with quotes", AROUND "enum(x='\"', y=\"'\", z=\":#\")\n"},
        {"a named enum with quotes",
         "stax: 1\nname: t\nroot: r\ntypes:\n  e: enum(x='\"', y=\"'\", z=\"\\\\\")\n"
         "  r: {a: e}\n"},
        {"types after structs with enums",
         "stax: 1\nname: t\nroot: r\ntypes:\n  r: {a: enum(x), b: e}\n  e: enum(y)\n"
         "  q: {a: e}\n"},
        {"a path of everything", AROUND "str b-c/d.e/@xml:lang\n"},
        {"a document of one line",
         "{stax: 1, name: t, root: r, types: {e: enum(x), r: {a: e, b: enum(y)}}}\n"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        check_round(cases[i].title, cases[i].text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_long_form_means_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
