/*
 * Arrays out of one text: where pieces begin and end, and what is refused.
 */
#include <stax/gen.h>

#include "failing_allocator.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { BEHIND = 16 }; /* bytes behind a text that may be read, as in windows */
#define TEXT(literal) ((stax_str){literal "               ", sizeof(literal) - 1})

/* A piece of up to 7 bytes, as it is; an 'x' in it is refused. */
static bool take_piece(stx_reader *r, void *to, stax_str text)
{
    char *item = to;

    if (memchr(text.data, 'x', text.len)) return stx_fault(r, STAX_E_VALUE);
    return stx_take_char(r, text, false, item, 8);
}

typedef struct row {
    const char *title, *separators, *text;
    const char *pieces; /* each in brackets; NULL: `why` */
    stax_status why;
} row;

static const row rows[] = {
    {"nothing", " ", "", "", STAX_OK},
    {"blanks alone", " ", " \t\r\n ", "", STAX_OK},
    {"blanks alone between commas", ",", "  ", "", STAX_OK},
    {"one", " ", " a ", "[a]", STAX_OK},
    {"any blanks", " ", "a b\tc\nd\re", "[a][b][c][d][e]", STAX_OK},
    {"a tab stands for all", "\t", "a b", "[a][b]", STAX_OK},
    {"many blanks", " ", "a  \r\n b", "[a][b]", STAX_OK},
    {"commas", ",", "a,b,c", "[a][b][c]", STAX_OK},
    {"blanks around commas", ",", " a , b\t,\nc ", "[a][b][c]", STAX_OK},
    {"blanks within", ",", "a b,c d", "[a b][c d]", STAX_OK},
    {"either", " ,", "a b,c , d ,e", "[a][b][c][d][e]", STAX_OK},
    {"of three", "/;,", "a/b;c,d", "[a][b][c][d]", STAX_OK},
    {"bytes beyond ASCII", ",", "\xC3\xA9,\xAC", "[\xC3\xA9][\xAC]", STAX_OK},
    {"eight", " ", "1 2 3 4 5 6 7 8", "[1][2][3][4][5][6][7][8]", STAX_OK},
    {"nine", " ", "1 2 3 4 5 6 7 8 9", NULL, STAX_E_COUNT},
    {"nothing between", ",", "a,,b", NULL, STAX_E_EMPTY},
    {"blanks between", ",", "a, ,b", NULL, STAX_E_EMPTY},
    {"nothing between either", " ,", "a , , b", NULL, STAX_E_EMPTY},
    {"nothing in front", ",", ",a", NULL, STAX_E_EMPTY},
    {"nothing behind", ",", "a,", NULL, STAX_E_EMPTY},
    {"a comma alone", ",", ",", NULL, STAX_E_EMPTY},
    {"a comma alone, with blanks", " ,", " , ", NULL, STAX_E_EMPTY},
    {"a piece that is refused", " ", "a b x d", NULL, STAX_E_VALUE},
    {"a piece that is too long", ",", "abcdefgh", NULL, STAX_E_LENGTH},
};

static void check_row(const row *one, bool in_array)
{
    stx_split split = {one->separators, take_piece, 8, 0, 8};
    char *block = calloc(1, strlen(one->text) + BEHIND), shown[200] = "", array[64];
    stax_arena arena = {0};
    stx_reader r = {.arena = &arena};
    stax_str text = {block, strlen(one->text)};
    void *items = array;
    size_t count = 0;
    bool taken;

    assert_non_null(block);
    memcpy(block, one->text, text.len);
    if (in_array) split.least = 8;
    taken = in_array ? stx_split_array(&r, text, &split, array)
                     : stx_split_items(&r, text, &split, &items, &count);
    if (in_array) count = taken ? 8 : 0;
    for (size_t i = 0; taken && i < count; i++) {
        strcat(shown, "[");
        strcat(shown, (char *)items + 8 * i);
        strcat(shown, "]");
    }
    if (in_array && !taken && r.fault == STAX_E_COUNT) r.fault = STAX_OK;
    if (taken && strcmp(shown, one->pieces ? one->pieces : "") != 0)
        fail_msg("%s: %s", one->title, shown);
    if (!in_array && (taken != (one->pieces != NULL) || r.fault != one->why))
        fail_msg("%s: %d, %s", one->title, taken, stax_status_name(r.fault));
    stax_arena_free(&arena);
    free(block);
}

static void pieces_are_what_stands_between_separators(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        check_row(&rows[i], false);
        check_row(&rows[i], true);
    }
}

static bool take_number(stx_reader *r, void *to, stax_str text)
{
    return stx_take_u32(r, text, 0, UINT32_MAX, to);
}

static void counts_have_bounds(void **state)
{
    stax_arena arena = {0};
    stx_reader r = {.arena = &arena};
    stx_split split = {" ", take_number, sizeof(uint32_t), 2, 3};
    uint32_t array[3] = {0};
    void *items;
    size_t count;
    (void)state;

    assert_true(stx_split_items(&r, TEXT("1 2"), &split, &items, &count));
    assert_int_equal(count, 2);
    assert_false(stx_split_items(&r, TEXT("1"), &split, &items, &count));
    assert_int_equal(r.fault, STAX_E_COUNT);
    assert_false(stx_split_items(&r, TEXT(" "), &split, &items, &count));
    assert_int_equal(r.fault, STAX_E_COUNT);
    split.least = 3;
    assert_true(stx_split_array(&r, TEXT("7 8 9"), &split, array));
    assert_int_equal(array[2], 9);
    assert_false(stx_split_array(&r, TEXT("7 8"), &split, array));
    stax_arena_free(&arena);
}

static void a_long_text_is_one_array(void **state)
{
    enum { ITEMS = 3000 };
    static char text[ITEMS * 5 + 1 + BEHIND];
    stax_arena arena = {0};
    stx_reader r = {.arena = &arena};
    stx_split split = {" ", take_number, sizeof(uint32_t), 0, 0};
    void *items;
    uint32_t *numbers;
    size_t count;
    (void)state;

    for (unsigned i = 0; i < ITEMS; i++) (void)snprintf(text + 5 * i, 6, "%04u ", i);
    assert_true(stx_split_items(&r, (stax_str){text, 5 * ITEMS}, &split, &items, &count));
    assert_int_equal(count, ITEMS);
    numbers = items;
    for (unsigned i = 0; i < ITEMS; i++) assert_int_equal(numbers[i], i);
    stax_arena_free(&arena);
}

static void without_memory_there_is_no_array(void **state)
{
    failing_allocator none = {.fail_at = 1, .fail_after = true};
    stax_arena arena = {.allocator = failing_allocator_use(&none)};
    stx_reader r = {.arena = &arena};
    stx_split split = {" ", take_number, sizeof(uint32_t), 0, 0};
    void *items;
    size_t count;
    (void)state;

    assert_false(stx_split_items(&r, TEXT("1 2"), &split, &items, &count));
    assert_int_equal(r.fault, STAX_E_MEMORY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_are_what_stands_between_separators),
        cmocka_unit_test(counts_have_bounds),
        cmocka_unit_test(a_long_text_is_one_array),
        cmocka_unit_test(without_memory_there_is_no_array),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
