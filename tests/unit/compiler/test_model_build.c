/*
 * The keys of a schema and of a struct, and the forms of their values.
 */
#include "front_run.h"

#define HEAD    "stax: 1\nname: t\nroot: r\n"
#define TYPES_R "types:\n  r:\n    a: str\n"

static void every_key_of_the_file_is_read(void **state)
{
    static const front_row rows[] = {
        {"the name", HEAD TYPES_R, "schema t (T)"},
        {"without a name the file gives one", "stax: 1\nroot: r\n" TYPES_R, "schema s (S)"},
        {"a keyword can be a prefix", "stax: 1\nname: int\nroot: r\n" TYPES_R, "schema int (INT)"},
        {"doc", HEAD "doc: words\n" TYPES_R, "doc \"words\""},
        {"root in long form", "stax: 1\nname: t\nroot: {element: x, type: r}\n" TYPES_R,
         "root <x> r"},
        {"root by $element", HEAD "types: {r: {$element: X, a: str}}\n", "root <X> r"},
        {"stream", HEAD "stream: {it: r.a}\ntypes: {r: {a: \"s[]\"}, s: {b: str}}\n",
         "stream it (it): r.a"},
        {"the doc of a struct", HEAD "types: {r: {$doc: about, a: str}}\n", "doc \"about\""},
        {"$unknown", HEAD "types: {r: {$unknown: error, a: str}}\n", "unknown error"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

static void a_missing_key_is_named(void **state)
{
    static const front_row rows[] = {
        {"stax", "name: t\nroot: r\n" TYPES_R, "the first line of a schema is 'stax: 1'"},
        {"root", "stax: 1\nname: t\n" TYPES_R, "'root:' is missing"},
        {"types", HEAD, "'types:' is missing"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void a_wrong_key_gets_the_nearest_right_one(void **state)
{
    static const front_row rows[] = {
        {"of the file", HEAD "optoins: {}\n" TYPES_R,
         "a schema does not know 'optoins'; did you mean 'options'?"},
        {"of a struct", HEAD "types: {r: {$elment: x, a: str}}\n",
         "a struct does not know '$elment'; did you mean '$element'?"},
        {"of a root", "stax: 1\nname: t\nroot: {elemnt: x, type: r}\n" TYPES_R,
         "'root:' does not know 'elemnt'; did you mean 'element'?"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void names_of_roots_and_prefixes_have_their_form(void **state)
{
    static const front_row rows[] = {
        {"ns as a word", HEAD "ns: urn:a\n" TYPES_R, "s:4:5: error: 'ns:' is a mapping"},
        {"a path that is not from the root", "stax: 1\nname: t\nroot: q/r\n" TYPES_R,
         "a path to the root is names behind '/'"},
        {"a prefix in the root", "stax: 1\nname: t\nroot: \"q:r\"\n" TYPES_R,
         "types have no prefix: write '{element: q:r, type: ...}'"},
        {"one of several roots", "stax: 1\nname: t\nroot: [r, q]\n" TYPES_R,
         "no type is called 'q'"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void a_value_has_its_form(void **state)
{
    static const front_row rows[] = {
        {"a version of another time", "stax: 2\nroot: r\n" TYPES_R, "this staxc reads version 1"},
        {"a name with a hyphen", "stax: 1\nname: a-b\nroot: r\n" TYPES_R,
         "'a-b' cannot be the prefix of C names"},
        {"the name of the library", "stax: 1\nname: stx\nroot: r\n" TYPES_R,
         "'stx' is the prefix of the library itself"},
        {"a root in half", "stax: 1\nname: t\nroot: {type: r}\n" TYPES_R,
         "needs both, 'element:' and 'type:'"},
        {"a root that is no name", "stax: 1\nname: t\nroot: 1r\n" TYPES_R,
         "'1r' is not the name of an element"},
        {"types as a word", HEAD "types: x\n", "'types:' is a mapping from names to types"},
        {"types without any", HEAD "types: {}\n", "'types:' is a mapping from names to types"},
        {"a stream as a word", HEAD "stream: r.a\n" TYPES_R, "'stream:' is a mapping"},
        {"an iterator that is no name", HEAD "stream: {1a: r.a}\n" TYPES_R, "'1a' is not a name"},
        {"a schema that is a word", "stax\n", "a schema is a mapping of keys"},
        {"a type that is a list", HEAD "types: {r: [a]}\n", "YAML read this as a list"},
        {"a struct without fields", HEAD "types: {r: {$doc: x}}\n", "the struct 'r' has no fields"},
        {"a type without anything", HEAD "types:\n  r:\n",
         "the type 'r' has neither fields nor a type"},
        {"a type that is no name", HEAD "types: {\"a b\": {a: str}, r: {a: str}}\n",
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
        cmocka_unit_test(names_of_roots_and_prefixes_have_their_form),
        cmocka_unit_test(a_value_has_its_form),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
