/*
 * What fields of one struct ask of one element.
 */
#include "front_run.h"

static void an_element_can_serve_several_fields(void **state)
{
    static const front_row rows[] = {
        {"two texts", "a: str x\n    b: u32 x", "b (b): x -> u32"},
        {"a text and its attribute", "a: str x\n    b: str x/@k", "b (b): x/@k"},
        {"a wrapper of two", "a: str x/y\n    b: str x/z", "b (b): x/z"},
        {"a flag and a wrapper", "a: flag x\n    b: str x/y", "b (b): x/y"},
        {"a flag and a text", "a: flag x\n    b: str x", "b (b): x"},
        {"structs behind one wrapper", "a: s x/y\n    b: s x/z", "b (b): x/z"},
        {"a struct and a longer name", "a: s x\n    b: str xy/z", "b (b): xy/z"},
        {"an element and an attribute of one name", "a: str x\n    b: str @x", "b (b): @x"},
    };
    (void)state;
    FRONT_GOOD(rows);
}

static void conflicting_demands_are_refused(void **state)
{
    static const front_row rows[] = {
        {"a struct and a text", "a: s x\n    b: str x",
         "one element cannot be a struct for one field and a text"},
        {"a text and a struct", "a: str x\n    b: s x",
         "one element cannot be a struct for one field and a text"},
        {"where the other is", "a: s x\n    b: str x", "s:9:10: note: the field 'a' is here"},
        {"children of a text", "a: str x\n    b: str x/y",
         "this looks for child elements of an element that is text"},
        {"children of a text, the other way round", "a: str x/y\n    b: str x",
         "s:10:12: error: this looks for child elements"},
        {"attributes of children of a text", "a: str x\n    b: str x/y/@k",
         "this looks for child elements"},
        {"a flag between them hides nothing", "a: flag x\n    b: str x\n    c: str x/y",
         "this looks for child elements"},
        {"a struct below a text", "a: str x\n    b: s x/y", "this looks for child elements"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void looking_into_structs_is_for_later(void **state)
{
    static const front_row rows[] = {
        {"a child", "a: s x\n    b: str x/y",
         "a path into an element that another field takes as a struct"},
        {"an attribute", "a: s x\n    b: str x/@k",
         "a path into an element that another field takes as a struct"},
        {"the other way round", "a: str x/@k\n    b: s x",
         "a path into an element that another field takes as a struct"},
        {"two structs", "a: s x\n    b: s x", "two structs from one element are not yet"},
        {"a flag", "a: s x\n    b: flag x", "a flag and a struct from one element are not yet"},
        {"deeper", "a: s w/x\n    b: str w/x/y/z",
         "a path into an element that another field takes as a struct"},
    };
    (void)state;
    FRONT_BAD(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_element_can_serve_several_fields),
        cmocka_unit_test(conflicting_demands_are_refused),
        cmocka_unit_test(looking_into_structs_is_for_later),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
