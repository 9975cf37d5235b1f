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

static void an_element_can_be_several_things(void **state)
{
    static const front_row rows[] = {
        {"a child of a struct", "a: s x\n    b: str x/y", " x/y -> str"},
        {"an attribute of a struct", "a: s x\n    b: str x/@k", " x/@k -> str"},
        {"the other way round", "a: str x/@k\n    b: s x", " x -> record t_s"},
        {"two structs", "a: s x\n    b: s x", "b (b): x -> record t_s"},
        {"a flag", "a: s x\n    b: flag x", "b (b): x -> flag"},
        {"deeper", "a: s w/x\n    b: str w/x/y/z", " w/x/y/z -> str"},
        {"text by its tests", "a: s x[@k]\n    b: str x[@l]", " x[@l] -> str"},
        {"text that is not whole", "a: str x/text()\n    b: str x/y", " x/y -> str"},
        {"what is repeated otherwise", "a: str x\n    b: {type: str, path: x, repeated: last}",
         " x -> str required space trim repeated last"},
    };
    (void)state;
    FRONT_GOOD(rows);
}

static void paths_of_one_field_are_different(void **state)
{
    static const front_row rows[] = {
        {"the same", "a: str x | x", "s:9:16: error: this path stands here twice"},
        {"with the same tests", "a: str x[@k] | y | x[ @k ]", "this path stands here twice"},
        {"a text and its child", "a: str x | x/y", "this looks for child elements"},
        {"a struct from an attribute", "a: s x | @x", "a struct is read from an element"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void paths_from_the_root_begin_at_their_record(void **state)
{
    static const front_row good[] = {
        {"of the root", "a: str /r/x/y", "a (a): x/y -> str"},
        {"an attribute", "a: str /r/@k", "a (a): @k -> str"},
        {"its text", "a: str /r/text()", "a (a): . -> str"},
        {"with tests", "a: str /r/x[2][@k]/@l", "a (a): x[2][@k]/@l -> str"},
        {"one of several", "a: str? b | /r/c", "a (a): b | c -> str"},
    };
    static const front_row bad[] = {
        {"another root", "a: str /x/y", "a path from the root begins with its element: '/r/x'"},
        {"the root itself", "a: str /r", "a path from the root begins with its element: '/r/x'"},
        {"an attribute of nothing", "a: str /@k", "begins with its element: '/r/x'"},
    };
    (void)state;
    FRONT_GOOD(good);
    FRONT_BAD(bad);
}

static void positions_are_counted_in_64_bits(void **state)
{
    static const front_row good[] = {
        {"one that is great", "a: str x[4294967294]", " x[4294967294] -> str"},
        {"many in many elements", "a: str x[4000000000]/y[4000000000]/z[4000000000]", " -> str"},
    };
    static const front_row bad[] = {
        {"two that are, and one", "a: str x[4294967294]\n    b: str y[4294967294]\n    c: str z[2]",
         "the positions in this element take more than the 64 bits that count them"},
    };
    (void)state;
    FRONT_GOOD(good);
    FRONT_BAD(bad);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_element_can_serve_several_fields),
        cmocka_unit_test(conflicting_demands_are_refused),
        cmocka_unit_test(an_element_can_be_several_things),
        cmocka_unit_test(paths_of_one_field_are_different),
        cmocka_unit_test(paths_from_the_root_begin_at_their_record),
        cmocka_unit_test(positions_are_counted_in_64_bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
