/*
 * The paths of a record as a tree of places, and their order.
 */
#include "front_run.h"

#include "plan_parts.h"

/* "0 id @ | 1 link w | 2 . t …": the number, name and kind of every place; wrappers part with '/'.
 */
static const char *spell(const place_tree *tree, stax_arena *arena)
{
    static const char kinds[] = {[PLAN_ATTRIBUTE] = '@', [PLAN_TEXT] = 't',    [PLAN_LEAF] = 'l',
                                 [PLAN_FLAG] = 'f',      [PLAN_WRAPPER] = 'w', [PLAN_RECORD] = 'r'};
    const char *text = "";

    for (size_t i = 0; i < tree->nodes.count; i++) {
        const place_node *node = tree->nodes.items[i];
        text = zprintf(arena, "%s%s", text, i > 0 ? " / " : "");
        for (size_t j = 0; j < node->slots.count; j++) {
            const place_slot *slot = node->slots.items[j];
            text = zprintf(arena, "%s%s%u%c%s", text, j > 0 ? " " : "", (unsigned)slot->number,
                           kinds[slot->kind], slot->name);
        }
    }
    return text;
}

static void places_stand_in_the_order_of_the_schema_and_wrappers_behind(void **state)
{
    static const struct {
        const char *title, *lines, *want;
    } rows[] = {
        {"all kinds", "a: str @\n    b: str\n    c: flag\n    d: s\n    e: str .",
         "0@a 1lb 2fc 3rd 4t."},
        {"a wrapper stands where it is first met", "a: str w/a\n    b: str\n    c: str w/c",
         "0ww 1lb / 2la 3lc"},
        {"wrappers in wrappers come last", "a: str v/w/a\n    b: str v/b\n    c: str u/c",
         "0wv 1wu / 2ww 3lb / 4lc / 5la"},
        {"a text with attributes is a wrapper with a text in front",
         "a: str l/@h\n    b: str l\n    c: str l/@k", "0wl / 1t. 2@h 3@k"},
        {"so is a flag with attributes", "a: flag l\n    b: str l/@k", "0wl / 1t. 2@k"},
        {"one place for two fields", "a: str x\n    b: u8 x\n    c: flag x", "0lx"},
        {"an attribute and an element of one name", "a: str @a\n    b: str a", "0@a 1la"},
        {"a prefix belongs to the attribute's name", "a: str @xml:lang\n    b: str @lang",
         "0@xml:lang 1@lang"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        front f, outer = {0};
        front_open(&f, "s",
                   zprintf(&outer.arena,
                           "stax: 1\nroot: r\ntypes:\n  s:\n    z: str\n  r:\n    %s\n",
                           rows[i].lines));
        assert_int_equal(diag_count(f.d), 0);
        place_tree tree = places_of(f.schema->roots[0].type, &f.arena);
        const char *got = spell(&tree, &f.arena);
        if (strcmp(got, rows[i].want) != 0) print_error("%s: %s\n", rows[i].title, got);
        assert_string_equal(got, rows[i].want);
        front_close(&f);
        front_close(&outer);
    }
}

static void the_place_of_a_field_is_found(void **state)
{
    front f = {0};
    const place_node *around;
    (void)state;

    front_open(&f, "s", "stax: 1\nroot: r\ntypes:\n  r:\n    a: str\n    b: str[] x/y/z\n");
    assert_int_equal(diag_count(f.d), 0);
    place_tree tree = places_of(f.schema->roots[0].type, &f.arena);
    const place_slot *slot = places_find(&tree, &f.schema->roots[0].type->fields[1], &around);
    assert_string_equal(slot->name, "z");
    assert_string_equal(slot->stem, "x_y_z");
    assert_string_equal(around->element, "y");
    front_close(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_stand_in_the_order_of_the_schema_and_wrappers_behind),
        cmocka_unit_test(the_place_of_a_field_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
