/*
 * What the peers share: the store, and numbers. A peer that were wrong here would be refused, so
 * these tests are for the corners that no fixture reaches.
 */
#include "peers/peer_fields.h"
#include "peers/peer_store.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void a_string_longer_than_a_chunk_stays_whole(void **state)
{
    peer_store *store = peer_store_open();
    size_t len = 0;
    stax_str text;

    (void)state;
    for (unsigned again = 0; again < 2; again++, len = 0) {
        peer_store_reset(store, 8);
        peer_string_begin(store);
        for (; len < 5000000; len += 10) peer_string_add(store, "0123456789", 10);
        text = peer_string_end(store);
        assert_int_equal(text.len, len);
        for (size_t i = 0; i < len; i++)
            if (text.data[i] != (char)('0' + i % 10)) fail_msg("byte %zu", i);
        assert_int_equal(text.data[len], '\0');
    }
    peer_store_close(store);
}

static void pieces_are_aligned_and_apart(void **state)
{
    peer_store *store = peer_store_open();
    char *before = NULL;

    (void)state;
    peer_store_reset(store, 8);
    for (size_t i = 0; i < 300000; i++) {
        char *piece;

        peer_string_begin(store);
        peer_string_add(store, "abc", i % 4);
        peer_string_end(store);
        piece = peer_store_take(store, 24);
        assert_int_equal((uintptr_t)piece % 8, 0);
        assert_true(before == NULL || piece >= before + 24 || piece + 24 <= before);
        memset(piece, 1, 24);
        before = piece;
    }
    peer_store_close(store);
}

static const struct {
    const char *text;
    peer_kind kind;
    bool good;
    double want;
} numbers[] = {
    {"10.50", PEER_F64, true, 10.5},
    {"-171.5776873", PEER_F64, true, -171.5776873},
    {"0.1", PEER_F64, true, 0.1},
    {"123456789012345678.25", PEER_F64, true, 123456789012345678.25},
    {"1e3", PEER_F64, true, 1000},
    {"9007199254740993", PEER_F64, true, 9007199254740992.0},
    {"", PEER_F64, false, 0},
    {"1.5x", PEER_F64, false, 0},
    {"-42", PEER_I64, true, -42},
    {"1234567890123456", PEER_I64, true, 1234567890123456.0},
    {"", PEER_I64, false, 0},
    {"12a", PEER_I64, false, 0},
    {"4294967295", PEER_U32, true, 4294967295.0},
    {"4294967296", PEER_U32, false, 0},
    {"-1", PEER_U32, false, 0},
};

static void a_text_becomes_the_number_that_it_means(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        union {
            int64_t i64;
            uint32_t u32;
            double f64;
        } got = {0};
        peer_field field = {"", numbers[i].kind, 0};
        bool good = peer_set(&field, &got, stax_str_of(numbers[i].text));
        double value = got.f64;

        if (numbers[i].kind == PEER_I64) value = (double)got.i64;
        if (numbers[i].kind == PEER_U32) value = got.u32;
        if (good != numbers[i].good || (good && value != numbers[i].want))
            fail_msg("'%s': %.17g, should be %.17g", numbers[i].text, value, numbers[i].want);
    }
}

static void a_field_is_found_in_any_order(void **state)
{
    const peer_fields *children = &peer_shape_of(FIXTURE_BOOKS)->children;
    static const char *const order[] = {"description", "author", "author", "price", "title"};
    unsigned next = 0;

    (void)state;
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        const peer_field *field = peer_find(children, &next, order[i]);
        if (field == NULL || strcmp(field->name, order[i]) != 0) fail_msg("%s", order[i]);
    }
    assert_null(peer_find(children, &next, "auth"));
    assert_null(peer_find(children, &next, ""));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_string_longer_than_a_chunk_stays_whole),
        cmocka_unit_test(pieces_are_aligned_and_apart),
        cmocka_unit_test(a_text_becomes_the_number_that_it_means),
        cmocka_unit_test(a_field_is_found_in_any_order),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
