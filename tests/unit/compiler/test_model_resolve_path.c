/*
 * Paths: steps, their tests, and what is refused.
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
        {"any depth", "a: str //b", " //b -> str"},
        {"any depth inside", "a: str b//c/@d", " b//c/@d -> str"},
        {"a number", "a: str b[2]", " b[2] -> str"},
        {"a test", "a: str b[@c]/d", " b[@c]/d -> str"},
        {"tests in one form", "a: str b[2][@c  = 'v'][ not( @d ) or @e != x ]",
         " b[2][@c=\"v\"][not(@d) or @e!=x] -> str"},
        {"alternatives", "a: str b | @c | d/text()", " b | @c | d/text() -> str"},
        {"text()", "a: str b/text()", " b/text() -> str"},
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

static void what_cannot_stream_is_refused(void **state)
{
    static const front_row rows[] = {
        {"an attribute of anything", "a: str //@k", "s:9:14: error: '//' looks for elements"},
        {"the text of anything", "a: str b//text()", "'//' looks for elements"},
        {"a number at any depth", "a: str //x[2]", "behind '//' nobody counts"},
        {"a number behind a test", "a: str x[@k][2]", "s:9:18: error: a number stands first"},
        {"two numbers", "a: str x[2][3]", "a number stands first"},
        {"a number among tests", "a: str x[2 or @k]", "a number stands first"},
        {"a number in a test", "a: str x[not(2)]", "a number stands first"},
    };
    (void)state;
    FRONT_BAD(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_path_becomes_steps),
        cmocka_unit_test(a_prefix_is_unknown),
        cmocka_unit_test(what_cannot_stream_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
