/*
 * The tables of a document type: the first declaration binds, and what users are told.
 */
#include "dtd/declared.h"

#include "failing_allocator.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define IS(text, literal) assert_true(stax_eq((text), stax_str_of(literal)))

static stx_entity entity(const char *name, const char *text)
{
    return (stx_entity){.name = stax_str_of(name), .text = stax_str_of(text)};
}

static void the_first_entity_binds(void **state)
{
    stx_dtd d = {0};
    stx_entity one = entity("e", "1"), two = entity("e", "2"), other = entity("e", "3");
    const stx_entity *found;

    (void)state;
    assert_true(stx_declare_entity(&d, false, &one));
    assert_true(stx_declare_entity(&d, false, &two));
    assert_true(stx_declare_entity(&d, true, &other));
    found = stx_name_find(&d.entities, one.name);
    IS(found->text, "1");
    assert_true(found->plain);
    for (size_t i = 0; i < STX_TEXT_PADDING; i++) assert_int_equal(found->text.data[1 + i], 0);
    found = stx_name_find(&d.parameters, one.name);
    IS(found->text, "3");
    stax_arena_free(&d.arena);
}

static void what_is_behind_a_stop_does_not_count(void **state)
{
    stx_dtd d = {.stopped = true};
    stx_entity one = entity("e", "1");
    stx_list *list = stx_declare_list(&d, stax_str_of("a"));
    stx_listed k = {.name = STAX_STR("k"), .tokens = true};

    (void)state;
    assert_true(stx_declare_entity(&d, false, &one));
    assert_true(stx_declare_attribute(&d, list, &k));
    assert_null(stx_name_find(&d.entities, one.name));
    assert_null(stx_name_find(&list->attributes, k.name));
    assert_false(d.changes_tags);
    stax_arena_free(&d.arena);
}

static void a_text_is_plain_without_what_must_be_looked_at(void **state)
{
    static const struct {
        const char *text;
        bool plain, returns;
    } cases[] = {{"", true, false},   {"x y\n]", true, false}, {"<", false, false},
                 {"&", false, false}, {">", false, false},     {"x\r", false, true}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        stx_dtd d = {0};
        stx_entity e = entity("e", cases[i].text);
        const stx_entity *found;

        assert_true(stx_declare_entity(&d, false, &e));
        found = stx_name_find(&d.entities, e.name);
        if (found->plain != cases[i].plain || found->returns != cases[i].returns)
            fail_msg("%zu: %s", i, cases[i].text);
        stax_arena_free(&d.arena);
    }
}

static void users_are_told_in_the_order_of_declaration(void **state)
{
    stx_dtd d = {0};
    stx_outside outside = {.public_id = STAX_STR("p"), .notation = STAX_STR("n")};
    stx_entity u = {.name = STAX_STR("u"), .outside = &outside};
    stax_notation n = {.name = STAX_STR("n"), .system_id = STAX_STR("s")};
    stax_notation m = {.name = STAX_STR("m"), .public_id = STAX_STR("")};
    stax_notation again = {.name = STAX_STR("n"), .system_id = STAX_STR("t")};
    stax_doctype told = {0};

    (void)state;
    assert_true(stx_declare_notation(&d, &n) && stx_declare_notation(&d, &m));
    assert_true(stx_declare_notation(&d, &again) && stx_declare_entity(&d, false, &u));
    assert_true(stx_list_declared(&d, &told));
    assert_int_equal(told.notation_count, 2);
    IS(told.notations[0].name, "n");
    IS(told.notations[0].system_id, "s");
    assert_null(told.notations[0].public_id.data);
    IS(told.notations[1].name, "m");
    assert_non_null(told.notations[1].public_id.data);
    assert_int_equal(told.unparsed_count, 1);
    IS(told.unparsed[0].name, "u");
    IS(told.unparsed[0].public_id, "p");
    IS(told.unparsed[0].notation, "n");
    stax_arena_free(&d.arena);
}

static void an_attribute_knows_whether_tags_change(void **state)
{
    stx_dtd d = {0};
    stx_list *list = stx_declare_list(&d, stax_str_of("a"));
    stx_listed k = {.name = STAX_STR("k")}, l = {.name = STAX_STR("l"), .value = STAX_STR("")};
    stx_listed m = {.name = STAX_STR("m"), .value = STAX_STR("v")};

    (void)state;
    assert_ptr_equal(stx_declare_list(&d, stax_str_of("a")), list);
    assert_true(stx_declare_attribute(&d, list, &k));
    assert_false(d.changes_tags);
    assert_true(stx_declare_attribute(&d, list, &l) && stx_declare_attribute(&d, list, &m));
    assert_true(d.changes_tags);
    IS(list->defaults->name, "l");
    assert_int_equal(list->defaults->value.data[0], '"');
    IS(list->defaults->next->value, "v");
    assert_null(list->defaults->next->next);
    stax_arena_free(&d.arena);
}

/* Names and ids of such a length that each of them needs a chunk of its own. */
static void an_entity_without_memory_is_not_declared(void **state)
{
    static char bytes[5000];
    const stax_str text = {bytes, sizeof bytes};
    stx_outside outside = {text, text, text, text};
    stx_entity given = {.name = text, .outside = &outside};
    bool declared = false;

    (void)state;
    memset(bytes, 'x', sizeof bytes);
    for (size_t call = 1; !declared; call++) {
        failing_allocator memory = {.fail_at = call};
        stax_allocator allocator = failing_allocator_use(&memory);
        stx_dtd d = {0};

        stax_arena_init(&d.arena, &allocator, NULL, 0);
        declared = stx_declare_entity(&d, false, &given);
        if (declared != (memory.calls < call)) fail_msg("call %zu", call);
        if (!declared) assert_null(stx_name_find(&d.entities, text));
        stax_arena_free(&d.arena);
        assert_true(failing_allocator_is_even(&memory));
        assert_true(!declared || call >= 5);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_entity_binds),
        cmocka_unit_test(what_is_behind_a_stop_does_not_count),
        cmocka_unit_test(a_text_is_plain_without_what_must_be_looked_at),
        cmocka_unit_test(users_are_told_in_the_order_of_declaration),
        cmocka_unit_test(an_attribute_knows_whether_tags_change),
        cmocka_unit_test(an_entity_without_memory_is_not_declared),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
