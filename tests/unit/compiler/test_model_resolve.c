/*
 * Root, stream, and the order of types and enums.
 */
#include "front_run.h"

static void the_root_is_a_struct(void **state)
{
    static const front_row rows[] = {
        {"an enum", "stax: 1\nname: t\nroot: e\ntypes: {e: \"enum(a)\", r: {a: str}}\n",
         "'e' is not a struct, and the root must be one"},
        {"nothing", "stax: 1\nname: t\nroot: q\ntypes:\n  r:\n    a: str\n",
         "no type is called 'q'"},
        {"nearly", "stax: 1\nname: t\nroot: bok\ntypes: {book: {a: str}}\n",
         "no type is called 'bok'; did you mean 'book'?"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void an_iterator_leads_to_an_array_of_structs(void **state)
{
    static const front_row rows[] = {
        {"a field of the root",
         "stax: 1\nname: t\nroot: r\nstream: {it: r.items}\ntypes:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n",
         "stream it (it): r.items\n"},
        {"two levels down",
         "stax: 1\nname: t\nroot: r\nstream: {it: r.items.subs}\ntypes:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n",
         "stream it (it): r.items -> item.subs\n"},
        {"through a single struct",
         "stax: 1\nname: t\nroot: r\nstream: {it: r.one.subs}\ntypes:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n",
         "stream it (it): r.one -> item.subs\n"},
        {"a name with a point",
         "stax: 1\nname: t\nroot: r\nstream: {it: r.a.b.subs}\ntypes:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n",
         "stream it (it): r.a.b -> item.subs\n"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

static void an_iterator_that_leads_elsewhere_is_refused(void **state)
{
    static const front_row rows[] = {
        {"not at the root",
         "stax: 1\nname: t\nroot: r\nstream: {it: item.subs}\ntypes:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n",
         "an iterator begins at the root: 'r.field'"},
        {"no field",
         "stax: 1\nname: t\nroot: r\nstream: {it: r}\ntypes:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n",
         "which array of 'r'? write 'r.field'"},
        {"an unknown field",
         "stax: 1\nname: t\nroot: r\nstream: {it: r.itmes}\ntypes:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n",
         "s:4:16: error: 'r' has no field 'itmes'; did you mean 'items'?"},
        {"nothing behind the point",
         "stax: 1\nname: t\nroot: r\nstream: {it: r.}\ntypes:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n",
         "'r' has no field ''"},
        {"a text",
         "stax: 1\nname: t\nroot: r\nstream: {it: r.names}\ntypes:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n",
         "'names' is str; an iterator leads through structs"},
        {"behind a text",
         "stax: 1\nname: t\nroot: r\nstream: {it: r.items.id.x}\ntypes:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n",
         "s:4:22: error: 'id' is u32"},
        {"a single struct",
         "stax: 1\nname: t\nroot: r\nstream: {it: r.one}\ntypes:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n",
         "'one' is not an array"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void types_come_in_the_order_of_the_schema(void **state)
{
    static const front_row rows[] = {
        {"structs", "stax: 1\nname: t\nroot: r\ntypes: {b: {x: str}, r: {x: str}, a: {x: str}}\n",
         "record b (t_b) element b unknown skip unreached\n  x (x): x -> str required space trim\nrecord r"},
        {"an enum of a field comes with its field",
         "stax: 1\nname: t\nroot: r\ntypes: {r: {a: \"enum(x)\", b: \"enum(y)\"}, e: \"enum(z)\"}\n",
         "enum r_a (t_r_a) inline\n  T_R_A_X x \"x\"\nenum r_b (t_r_b) inline\n  T_R_B_Y y \"y\"\nenum e"},
        {"what holds comes behind what is held",
         "stax: 1\nname: t\nroot: r\ntypes: {r: {a: a}, a: {b: b}, b: {x: str}}\n",
         "bottom up: b a r\n"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_root_is_a_struct),
        cmocka_unit_test(an_iterator_leads_to_an_array_of_structs),
        cmocka_unit_test(an_iterator_that_leads_elsewhere_is_refused),
        cmocka_unit_test(types_come_in_the_order_of_the_schema),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
