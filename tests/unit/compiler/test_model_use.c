/*
 * Mixing in: where fields stand then, and what is refused.
 */
#include "front_run.h"

#define HEAD "stax: 1\nname: t\nroot: r\ntypes:\n"

static const front_row good[] = {
    {"where the line stands", HEAD "  m: {b: u8, c: u8}\n  r: {a: u8, $use: m, d: u8}\n",
     "  a (a): a -> u8 required\n  b (b): b -> u8 required\n  c (c): c -> u8 required\n"
     "  d (d): d"},
    {"a list", HEAD "  m: {b: u8}\n  n: {c: u8}\n  r: {$use: [n, m]}\n",
     "record r (t_r) element r unknown skip\n  c (c): c -> u8 required\n  b (b): b"},
    {"of what mixes in itself", HEAD "  r: {$use: m}\n  m: {$use: n, b: u8}\n  n: {c: u8}\n",
     "record r (t_r) element r unknown skip\n  c (c): c -> u8 required\n  b (b): b"},
    {"an enum is shared", HEAD "  m: {b: 'enum(x, y)'}\n  q: {$use: m}\n  r: {$use: m, q: q}\n",
     "enum m_b (t_m_b)\n"},
    {"an iterator finds them",
     "stax: 1\nname: t\nroot: r\nstream: {i: r.q}\n"
     "types:\n  m: {q: 's[]'}\n  s: {x: u8}\n  r: {$use: m}\n",
     "stream i (i): r.q"},
};

static const front_row bad[] = {
    {"no such type", HEAD "  meta: {b: u8}\n  r: {$use: mete}\n",
     "6:13: error: no type is called 'mete'; did you mean 'meta'?"},
    {"nothing near", HEAD "  r: {$use: x}\n", "5:13: error: no type is called 'x'\n"},
    {"no struct", HEAD "  m: u8\n  r: {$use: m, a: u8}\n",
     "6:13: error: 'm' is not a struct: it has no fields to be mixed in"},
    {"itself", HEAD "  r: {$use: r, a: u8}\n", "5:13: error: 'r' would mix itself in"},
    {"itself, by another", HEAD "  r: {$use: m, a: u8}\n  m: {$use: r, b: u8}\n",
     "6:13: error: 'r' would mix itself in"},
    {"a field of its own", HEAD "  m: {a: u8}\n  r: {$use: m, a: u16}\n",
     "6:16: error: 'r' would have two fields 'a'\n    6 |   r: {$use: m, a: u16}\n"
     "      |                ^\ns:5:7: note: one is here"},
    {"of two types", HEAD "  m: {a: u8}\n  n: {a: u8}\n  r: {$use: [m, n]}\n",
     "7:17: error: 'r' would have two fields 'a'"},
    {"the same type twice", HEAD "  m: {a: u8}\n  r: {$use: [m, m]}\n",
     "6:17: error: 'r' would have two fields 'a'"},
    {"no name", HEAD "  r: {$use: {a: b}, c: u8}\n", "5:13: error: YAML read this as a mapping"},
};

static void the_fields_stand_where_the_line_does(void **state)
{
    (void)state;
    FRONT_GOOD_SCHEMA(good);
}

static void what_cannot_be_mixed_is_refused(void **state)
{
    (void)state;
    FRONT_BAD_SCHEMA(bad);
}

static void an_error_in_a_field_is_told_once(void **state)
{
    front f;
    (void)state;

    front_open(&f, "s", HEAD "  m: {a: 'u8[] @'}\n  q: {$use: m}\n  r: {$use: m, q: q}\n");
    assert_int_equal(diag_count(f.d), 1);
    front_close(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_fields_stand_where_the_line_does),
        cmocka_unit_test(what_cannot_be_mixed_is_refused),
        cmocka_unit_test(an_error_in_a_field_is_told_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
