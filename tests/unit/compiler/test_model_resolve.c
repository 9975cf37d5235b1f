/*
 * Root, stream, and the order of types and enums.
 */
#include "front_run.h"

#define HEAD    "stax: 1\nname: t\nroot: r\n"
#define TYPES_R "types:\n  r:\n    a: str\n"

/* A root with an array of structs, a struct, texts, and an array below. */
#define ITEMS                                                                  \
    "types:\n  r:\n    items: item[]\n    one: item one\n    names: str[] n\n" \
    "    a.b: item[] x\n  item:\n    id: u32 @\n    subs: sub[]\n  sub:\n    x: str\n"

static void the_root_is_a_struct(void **state)
{
    static const front_row rows[] = {
        {"an enum", "stax: 1\nname: t\nroot: e\ntypes: {e: \"enum(a)\", r: {a: str}}\n",
         "'e' is not a struct, and the root must be one"},
        {"nothing", "stax: 1\nname: t\nroot: q\n" TYPES_R, "no type is called 'q'"},
        {"nearly", "stax: 1\nname: t\nroot: bok\ntypes: {book: {a: str}}\n",
         "no type is called 'bok'; did you mean 'book'?"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void an_iterator_leads_to_an_array_of_structs(void **state)
{
    static const front_row rows[] = {
        {"a field of the root", HEAD "stream: {it: r.items}\n" ITEMS, "stream it (it): r.items\n"},
        {"two levels down", HEAD "stream: {it: r.items.subs}\n" ITEMS,
         "stream it (it): r.items -> item.subs\n"},
        {"through a single struct", HEAD "stream: {it: r.one.subs}\n" ITEMS,
         "stream it (it): r.one -> item.subs\n"},
        {"a name with a point", HEAD "stream: {it: r.a.b.subs}\n" ITEMS,
         "stream it (it): r.a.b -> item.subs\n"},
    };
    (void)state;
    FRONT_GOOD_SCHEMA(rows);
}

static void an_iterator_that_leads_elsewhere_is_refused(void **state)
{
    static const front_row rows[] = {
        {"not at the root", HEAD "stream: {it: item.subs}\n" ITEMS,
         "an iterator begins at the root: 'r.field'"},
        {"no field", HEAD "stream: {it: r}\n" ITEMS, "which array of 'r'? write 'r.field'"},
        {"an unknown field", HEAD "stream: {it: r.itmes}\n" ITEMS,
         "s:4:16: error: 'r' has no field 'itmes'; did you mean 'items'?"},
        {"nothing behind the point", HEAD "stream: {it: r.}\n" ITEMS, "'r' has no field ''"},
        {"a text", HEAD "stream: {it: r.names}\n" ITEMS,
         "'names' is str; an iterator leads through structs"},
        {"behind a text", HEAD "stream: {it: r.items.id.x}\n" ITEMS, "s:4:22: error: 'id' is u32"},
        {"a single struct", HEAD "stream: {it: r.one}\n" ITEMS, "'one' is not an array"},
    };
    (void)state;
    FRONT_BAD_SCHEMA(rows);
}

static void types_come_in_the_order_of_the_schema(void **state)
{
    static const front_row rows[] = {
        {"structs", HEAD "types: {b: {x: str}, r: {x: str}, a: {x: str}}\n",
         "record b (t_b) element b unknown skip unreached\n"
         "  x (x): x -> str required space trim\nrecord r"},
        {"an enum of a field comes with its field",
         HEAD "types: {r: {a: \"enum(x)\", b: \"enum(y)\"}, e: \"enum(z)\"}\n",
         "enum r_a (t_r_a) inline\n  T_R_A_X x \"x\"\nenum r_b (t_r_b) inline\n"
         "  T_R_B_Y y \"y\"\nenum e"},
        {"what holds comes behind what is held",
         HEAD "types: {r: {a: a}, a: {b: b}, b: {x: str}}\n", "bottom up: b a r\n"},
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
