/*
 * The keys of a schema and of a struct, and the forms of their values.
 */
#include "front_run.h"

static void every_key_of_the_file_is_read(void **state)
{
    static const front_row rows[] = {
        {"the name", "stax: 1\nname: t\nroot: r\ntypes:\n  r:\n    a: str\n", "schema t (T)"},
        {"without a name the file gives one", "stax: 1\nroot: r\ntypes:\n  r:\n    a: str\n",
         "schema s (S)"},
        {"a keyword can be a prefix", "stax: 1\nname: int\nroot: r\ntypes:\n  r:\n    a: str\n",
         "schema int (INT)"},
        {"doc", "stax: 1\nname: t\nroot: r\ndoc: words\ntypes:\n  r:\n    a: str\n",
         "doc \"words\""},
        {"root in long form",
         "stax: 1\nname: t\nroot: {element: x, type: r}\ntypes:\n  r:\n    a: str\n", "root <x> r"},
        {"root by $element", "stax: 1\nname: t\nroot: r\ntypes: {r: {$element: X, a: str}}\n",
         "root <X> r"},
        {"stream",
         "stax: 1\nname: t\nroot: r\nstream: {it: r.a}\ntypes: {r: {a: \"s[]\"}, s: {b: str}}\n",
         "stream it (it): r.a"},
        {"the doc of a struct", "stax: 1\nname: t\nroot: r\ntypes: {r: {$doc: about, a: str}}\n",
         "doc \"about\""},
        {"$unknown", "stax: 1\nname: t\nroot: r\ntypes: {r: {$unknown: error, a: str}}\n",
         "unknown error"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

static void a_missing_key_is_named(void **state)
{
    static const front_row rows[] = {
        {"stax", "name: t\nroot: r\ntypes:\n  r:\n    a: str\n",
         "the first line of a schema is 'stax: 1'"},
        {"root", "stax: 1\nname: t\ntypes:\n  r:\n    a: str\n", "'root:' is missing"},
        {"types", "stax: 1\nname: t\nroot: r\n", "'types:' is missing"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void a_wrong_key_gets_the_nearest_right_one(void **state)
{
    static const front_row rows[] = {
        {"of the file", "stax: 1\nname: t\nroot: r\noptoins: {}\ntypes:\n  r:\n    a: str\n",
         "a schema does not know 'optoins'; did you mean 'options'?"},
        {"of a struct", "stax: 1\nname: t\nroot: r\ntypes: {r: {$elment: x, a: str}}\n",
         "a struct does not know '$elment'; did you mean '$element'?"},
        {"of a root", "stax: 1\nname: t\nroot: {elemnt: x, type: r}\ntypes:\n  r:\n    a: str\n",
         "'root:' does not know 'elemnt'; did you mean 'element'?"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void keys_of_later_versions_are_refused_as_such(void **state)
{
    static const front_row rows[] = {
        {"ns", "stax: 1\nname: t\nroot: r\nns: {a: b}\ntypes:\n  r:\n    a: str\n",
         "s:4:1: error: 'ns:' is not yet in this version"},
        {"import", "stax: 1\nname: t\nroot: r\nimport: x\ntypes:\n  r:\n    a: str\n",
         "'import:' is not yet in this version"},
        {"c", "stax: 1\nname: t\nroot: r\nc: {}\ntypes:\n  r:\n    a: str\n",
         "'c:' is not yet in this version"},
        {"$use", "stax: 1\nname: t\nroot: r\ntypes: {r: {$use: s, a: str}}\n",
         "'$use' is not yet in this version"},
        {"$where", "stax: 1\nname: t\nroot: r\ntypes: {r: {$where: s, a: str}}\n",
         "'$where' is not yet in this version"},
        {"several roots", "stax: 1\nname: t\nroot: [r, q]\ntypes:\n  r:\n    a: str\n",
         "several roots are not yet"},
        {"a path as root", "stax: 1\nname: t\nroot: q/r\ntypes:\n  r:\n    a: str\n",
         "a path as root is not yet"},
        {"a prefix in the root", "stax: 1\nname: t\nroot: \"q:r\"\ntypes:\n  r:\n    a: str\n",
         "a prefix needs 'ns:'"},
        {"two iterators",
         "stax: 1\nname: t\nroot: r\nstream: {a: r.a, b: r.a}\ntypes:\n  r:\n    a: str\n",
         "more than one iterator is not yet"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void a_value_has_its_form(void **state)
{
    static const front_row rows[] = {
        {"a version of another time", "stax: 2\nroot: r\ntypes:\n  r:\n    a: str\n",
         "this staxc reads version 1"},
        {"a name with a hyphen", "stax: 1\nname: a-b\nroot: r\ntypes:\n  r:\n    a: str\n",
         "'a-b' cannot be the prefix of C names"},
        {"the name of the library", "stax: 1\nname: stx\nroot: r\ntypes:\n  r:\n    a: str\n",
         "'stx' is the prefix of the library itself"},
        {"a root in half", "stax: 1\nname: t\nroot: {type: r}\ntypes:\n  r:\n    a: str\n",
         "needs both, 'element:' and 'type:'"},
        {"a root that is no name", "stax: 1\nname: t\nroot: 1r\ntypes:\n  r:\n    a: str\n",
         "'1r' is not the name of an element"},
        {"types as a word", "stax: 1\nname: t\nroot: r\ntypes: x\n",
         "'types:' is a mapping from names to types"},
        {"types without any", "stax: 1\nname: t\nroot: r\ntypes: {}\n",
         "'types:' is a mapping from names to types"},
        {"a stream as a word", "stax: 1\nname: t\nroot: r\nstream: r.a\ntypes:\n  r:\n    a: str\n",
         "'stream:' is a mapping"},
        {"an iterator that is no name",
         "stax: 1\nname: t\nroot: r\nstream: {1a: r.a}\ntypes:\n  r:\n    a: str\n",
         "'1a' is not a name"},
        {"a schema that is a word", "stax\n", "a schema is a mapping of keys"},
        {"a type that is a list", "stax: 1\nname: t\nroot: r\ntypes: {r: [a]}\n",
         "YAML read this as a list"},
        {"a struct without fields", "stax: 1\nname: t\nroot: r\ntypes: {r: {$doc: x}}\n",
         "the struct 'r' has no fields"},
        {"a type without anything", "stax: 1\nname: t\nroot: r\ntypes:\n  r:\n",
         "the type 'r' has neither fields nor a type"},
        {"a type that is no name",
         "stax: 1\nname: t\nroot: r\ntypes: {\"a b\": {a: str}, r: {a: str}}\n",
         "'a b' is not a name for a type"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_key_of_the_file_is_read),
        cmocka_unit_test(a_missing_key_is_named),
        cmocka_unit_test(a_wrong_key_gets_the_nearest_right_one),
        cmocka_unit_test(keys_of_later_versions_are_refused_as_such),
        cmocka_unit_test(a_value_has_its_form),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
