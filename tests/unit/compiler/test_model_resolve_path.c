/*
 * Paths: steps, and what is for later.
 */
#include "front_run.h"

static void a_path_becomes_steps(void **state)
{
    static const front_row rows[] = {
        {"none", "a: str", " a -> str"},
        {"an element", "a: str b", " b -> str"},
        {"wrappers", "a: str b/c/d", " b/c/d -> str"},
        {"an attribute of the same name", "a: str @", " @a -> str"},
        {"an attribute", "a: str @b", " @b -> str"},
        {"an attribute of a child", "a: str b/@c", " b/@c -> str"},
        {"own text", "a: str .", " . -> str"},
        {"xml is always bound", "a: str @xml:lang", " @xml:lang -> str"},
        {"a hyphen and a point", "a: str b-c/d.e", " b-c/d.e -> str"},
    };
    (void)state;
    FRONT_GOOD(rows);
}

static void a_prefix_is_unknown(void **state)
{
    static const front_row rows[] = {
        {"of an element", "a: str dc:b", "s:9:12: error: prefix 'dc' is not in 'ns:'"},
        {"of an attribute", "a: str @dc:b", "s:9:13: error: prefix 'dc' is not in 'ns:'"},
        {"what to write", "a: str x/dc:b", "write 'b'"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void paths_of_later_versions_are_refused_as_such(void **state)
{
    static const front_row rows[] = {
        {"any depth", "a: str //b", "'//' in a path is not yet"},
        {"any depth inside", "a: str b//c", "'//' in a path is not yet"},
        {"a number", "a: str b[2]", "a test in a path ([...]) is not yet"},
        {"a test", "a: str b[@c]/d", "a test in a path ([...]) is not yet"},
        {"alternatives", "a: str b | c", "'|' in a path is not yet"},
        {"from the root", "a: str /b", "a path from the root (/...) is not yet"},
        {"text()", "a: str b/text()", "'text()' is not yet"},
        {"any element", "a: str b/*", "'*' in a path is not yet"},
        {"any prefix", "a: str b/*:c", "'*' in a path is not yet"},
        {"any attribute", "a: str @*", "'*' for attributes is not yet"},
    };
    (void)state;
    FRONT_BAD(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_path_becomes_steps),
        cmocka_unit_test(a_prefix_is_unknown),
        cmocka_unit_test(paths_of_later_versions_are_refused_as_such),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
