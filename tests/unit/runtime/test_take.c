/*
 * Conversions as generated code calls them: what they refuse and with which reason, that nothing
 * is written then, and where borrowed strings point.
 */
#include <stax/gen.h>

#include "failing_allocator.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- values ------------------------------------------------------------------------------- */

static const stax_str words[] = {STAX_STR("a"), STAX_STR("bc")};

/* Calls one conversion; a refused one must leave `room` as it was. */
typedef bool conversion(stx_reader *, stax_str, void *room);

static bool to_bool(stx_reader *r, stax_str t, void *room)
{
    return stx_take_bool(r, t, room);
}
static bool to_choice(stx_reader *r, stax_str t, void *room)
{
    return stx_take_choice(r, t, words[0], words[1], room);
}
static bool to_i8(stx_reader *r, stax_str t, void *room)
{
    return stx_take_i8(r, t, INT8_MIN, INT8_MAX, room);
}
static bool to_i16(stx_reader *r, stax_str t, void *room)
{
    return stx_take_i16(r, t, -5, 300, room);
}
static bool to_i32(stx_reader *r, stax_str t, void *room)
{
    return stx_take_i32(r, t, INT32_MIN, INT32_MAX, room);
}
static bool to_i64(stx_reader *r, stax_str t, void *room)
{
    return stx_take_i64(r, t, INT64_MIN, INT64_MAX, room);
}
static bool to_u8(stx_reader *r, stax_str t, void *room)
{
    return stx_take_u8(r, t, 0, UINT8_MAX, room);
}
static bool to_u16(stx_reader *r, stax_str t, void *room)
{
    return stx_take_u16(r, t, 0, UINT16_MAX, room);
}
static bool to_u32(stx_reader *r, stax_str t, void *room)
{
    return stx_take_u32(r, t, 0, UINT32_MAX, room);
}
static bool to_u64(stx_reader *r, stax_str t, void *room)
{
    return stx_take_u64(r, t, 0, UINT64_MAX, room);
}
static bool to_hex(stx_reader *r, stax_str t, void *room)
{
    return stx_take_hex(r, t, 0, 0xFFFF, room);
}
static bool to_f32(stx_reader *r, stax_str t, void *room)
{
    return stx_take_f32(r, t, -1, 1, false, room);
}
static bool to_f64(stx_reader *r, stax_str t, void *room)
{
    return stx_take_f64(r, t, -STX_INFINITE, STX_INFINITE, false, room);
}
static bool to_decimal(stx_reader *r, stax_str t, void *room)
{
    return stx_take_decimal(r, t, 2, false, INT64_MIN, INT64_MAX, room);
}
static bool to_date(stx_reader *r, stax_str t, void *room)
{
    return stx_take_date(r, t, room);
}
static bool to_time(stx_reader *r, stax_str t, void *room)
{
    return stx_take_time(r, t, room);
}
static bool to_datetime(stx_reader *r, stax_str t, void *room)
{
    return stx_take_datetime(r, t, room);
}
static bool to_duration(stx_reader *r, stax_str t, void *room)
{
    return stx_take_duration(r, t, room);
}
static bool to_word(stx_reader *r, stax_str t, void *room)
{
    return stx_take_word(r, t, words, 2, room);
}
static bool to_char(stx_reader *r, stax_str t, void *room)
{
    return stx_take_char(r, t, false, room, 4);
}

static const struct {
    const char *title;
    conversion *convert;
    const char *text;
    stax_status want;
} cases[] = {
    {"bool", to_bool, " true\n", STAX_OK},
    {"bool, another word", to_bool, "yes", STAX_E_VALUE},
    {"bool, empty", to_bool, " ", STAX_E_EMPTY},
    {"choice", to_choice, "\tbc", STAX_OK},
    {"choice, another word", to_choice, "b", STAX_E_VALUE},
    {"i8, its least", to_i8, "-128", STAX_OK},
    {"i8, one less", to_i8, "-129", STAX_E_RANGE},
    {"i8, one more", to_i8, "128", STAX_E_RANGE},
    {"i16, its bound", to_i16, " 300 ", STAX_OK},
    {"i16, beyond it", to_i16, "301", STAX_E_RANGE},
    {"i16, below it", to_i16, "-6", STAX_E_RANGE},
    {"i32, its least", to_i32, "-2147483648", STAX_OK},
    {"i32, one less", to_i32, "-2147483649", STAX_E_RANGE},
    {"i32, far beyond", to_i32, "123456789012345678901234567890", STAX_E_RANGE},
    {"i32, a fraction", to_i32, "1.0", STAX_E_VALUE},
    {"i32, two signs", to_i32, "+-1", STAX_E_VALUE},
    {"i32, a blank inside", to_i32, "1 2", STAX_E_VALUE},
    {"i64, its least", to_i64, "-9223372036854775808", STAX_OK},
    {"i64, one less", to_i64, "-9223372036854775809", STAX_E_RANGE},
    {"u8, its most", to_u8, "255", STAX_OK},
    {"u8, one more", to_u8, "256", STAX_E_RANGE},
    {"u16, its most", to_u16, "065535", STAX_OK},
    {"u16, one more", to_u16, "65536", STAX_E_RANGE},
    {"u32, its most", to_u32, "4294967295", STAX_OK},
    {"u32, one more", to_u32, "4294967296", STAX_E_RANGE},
    {"u64, its most", to_u64, "18446744073709551615", STAX_OK},
    {"u64, one more", to_u64, "18446744073709551616", STAX_E_RANGE},
    {"u64, below zero", to_u64, "-1", STAX_E_RANGE},
    {"hex", to_hex, "fFfF", STAX_OK},
    {"hex, beyond its bound", to_hex, "10000", STAX_E_RANGE},
    {"hex, no digit", to_hex, "g", STAX_E_VALUE},
    {"f32, its bound", to_f32, "1e0", STAX_OK},
    {"f32, beyond it", to_f32, "1.0000002", STAX_E_RANGE},
    {"f32, INF", to_f32, "INF", STAX_E_VALUE},
    {"f64", to_f64, "-1.5e-300", STAX_OK},
    {"f64, too large", to_f64, "1e309", STAX_E_RANGE},
    {"f64, a comma", to_f64, "1,5", STAX_E_VALUE},
    {"f64, empty", to_f64, "", STAX_E_EMPTY},
    {"decimal", to_decimal, "1.5", STAX_OK},
    {"decimal, more digits", to_decimal, "1.555", STAX_E_VALUE},
    {"decimal, too large", to_decimal, "1e3", STAX_E_VALUE},
    {"date", to_date, "2024-02-29", STAX_OK},
    {"date, no such day", to_date, "2023-02-29", STAX_E_VALUE},
    {"time", to_time, "24:00:00", STAX_OK},
    {"time, no such second", to_time, "23:59:60", STAX_E_VALUE},
    {"datetime", to_datetime, "2024-02-29T01:02:03.5Z", STAX_OK},
    {"datetime, a blank for the T", to_datetime, "2024-02-29 01:02:03", STAX_E_VALUE},
    {"duration", to_duration, "-P1DT2.5S", STAX_OK},
    {"duration, nothing in it", to_duration, "P", STAX_E_VALUE},
    {"a word", to_word, "\r\nbc ", STAX_OK},
    {"another word", to_word, "bcd", STAX_E_VALUE},
    {"no word", to_word, "", STAX_E_EMPTY},
    {"characters that fit", to_char, "abc", STAX_OK},
    {"characters that do not", to_char, "abcd", STAX_E_LENGTH},
};

enum { BEHIND = 16 }; /* bytes behind a text that may be read, as in windows */

static void a_text_that_is_refused_changes_nothing(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        _Alignas(16) unsigned char room[64], before[64];
        char *block = calloc(1, strlen(cases[i].text) + BEHIND);
        stax_str text = {block, strlen(cases[i].text)};
        stx_reader r = {.fault = STAX_OK};
        bool taken;

        assert_non_null(block);
        memcpy(block, cases[i].text, text.len);
        memset(room, 0x5A, sizeof room);
        memcpy(before, room, sizeof room);
        taken = cases[i].convert(&r, text, room);
        if (taken != (cases[i].want == STAX_OK) || r.fault != cases[i].want)
            fail_msg("%s: %d, %s", cases[i].title, taken, stax_status_name(r.fault));
        if ((memcmp(room, before, sizeof room) == 0) == taken)
            fail_msg("%s: %s", cases[i].title, taken ? "nothing written" : "written");
        free(block);
    }
}

/* ---- texts -------------------------------------------------------------------------------- */

static void copies_end_with_nul(void **state)
{
    stax_arena arena = {0};
    stx_reader r = {.arena = &arena};
    stax_str out;

    (void)state;
    assert_true(stx_take_str(&r, (stax_str){"abc", 2}, &out));
    assert_string_equal(out.data, "ab");
    assert_int_equal(out.len, 2);
    assert_true(stx_take_str(&r, (stax_str){NULL, 0}, &out));
    assert_string_equal(out.data, "");
    stax_arena_free(&arena);
}

/* A text is decoded at the arena's end, then trimmed: its copy begins three bytes behind it. */
static void a_copy_may_overlap_what_it_is_of(void **state)
{
    stax_arena arena = {0};
    stx_reader r = {.arena = &arena};
    char *decoded = stax_arena_alloc(&arena, 22, 1);
    stax_str out;

    (void)state;
    assert_non_null(decoded);
    memcpy(decoded, "nineteen characters \n", 22);
    assert_true(stx_take_str(&r, (stax_str){decoded, 19}, &out));
    assert_string_equal(out.data, "nineteen characters");
    assert_string_equal(decoded, "nineteen characters \n");
    stax_arena_free(&arena);
}

static void blanks_are_collapsed(void **state)
{
    stax_arena arena = {0};
    stx_reader r = {.arena = &arena};
    char inside[] = "\r a \t\n b  c ";
    stax_str text = {inside, sizeof inside - 1}, plain = {"a b", 3}, none = {NULL, 0};

    (void)state;
    assert_true(stx_collapse(&r, &text));
    assert_int_equal(text.len, 5);
    assert_memory_equal(text.data, "a b c", 5);
    assert_string_equal(inside, "\r a \t\n b  c "); /* the input is the caller's */
    assert_true(stx_collapse(&r, &plain));
    assert_int_equal(plain.len, 3);
    assert_true(stx_collapse(&r, &none));
    assert_int_equal(none.len, 0);
    stax_arena_free(&arena);
}

static void a_length_has_bounds(void **state)
{
    stx_reader r = {.fault = STAX_OK};

    (void)state;
    assert_true(stx_length(&r, (stax_str){"abc", 3}, 3, 3));
    assert_false(stx_length(&r, (stax_str){"abc", 3}, 4, 9));
    assert_int_equal(r.fault, STAX_E_LENGTH);
    assert_false(stx_length(&r, (stax_str){"abc", 3}, 0, 2));
    assert_true(stx_forgive(&r));
    r.fault = STAX_E_MEMORY;
    assert_false(stx_forgive(&r));
}

static void an_arena_at_its_end_is_told_apart_from_memory(void **state)
{
    failing_allocator none = {.fail_at = 1, .fail_after = true};
    stax_arena limited = {.limit = 100}, empty = {0};
    stx_reader r = {.arena = &limited};
    char bytes[200] = {0};
    stax_str out = {NULL, 7}, text = {bytes, sizeof bytes};

    (void)state;
    assert_false(stx_take_str(&r, text, &out));
    assert_int_equal(r.fault, STAX_E_LIMIT);
    empty.allocator = failing_allocator_use(&none);
    r.arena = &empty;
    assert_false(stx_take_str(&r, text, &out));
    assert_int_equal(r.fault, STAX_E_MEMORY);
    assert_null(stx_grow(&r, NULL, 0, 8));
    assert_null(stx_grow(&r, NULL, SIZE_MAX / 4, 8));
    assert_int_equal(out.len, 7);
    stax_arena_free(&limited);
}

/* ---- lists -------------------------------------------------------------------------------- */

static void lists_grow_and_keep_what_they_hold(void **state)
{
    stax_arena arena = {0};
    stx_reader reader = {.arena = &arena}, *r = &reader;
    stax_u32_list list = {0};

    (void)state;
    for (uint32_t i = 0; i < 5000; i++) {
        assert_true(STX_APPEND(r, list, i));
        if (i % 7 == 0) assert_non_null(stax_arena_alloc(&arena, 3, 1));
    }
    assert_int_equal(list.count, 5000);
    for (uint32_t i = 0; i < 5000; i++) assert_int_equal(list.items[i], i);
    assert_non_null(STX_ADD(r, list));
    assert_int_equal(list.count, 5001);
    stax_arena_free(&arena);
}

/* ---- borrowed strings --------------------------------------------------------------------- */

typedef struct lending {
    stax_str id, a, b, text;
} lending;

static bool take_id(stx_reader *r, void *to, stax_str text)
{
    lending *l = to;

    return stx_take_borrowed(r, text, &l->id);
}

static bool take_a(stx_reader *r, void *to, stax_str text)
{
    lending *l = to;

    return stx_take_borrowed(r, stax_trim(text), &l->a);
}

static bool take_b(stx_reader *r, void *to, stax_str text)
{
    lending *l = to;

    return stx_take_borrowed(r, text, &l->b);
}

static bool take_text(stx_reader *r, void *to, stax_str text)
{
    lending *l = to;

    return stx_take_borrowed(r, stax_trim(text), &l->text);
}

static const lending blank = {{NULL, 0}, {NULL, 0}, {NULL, 0}, {NULL, 0}};
static const uint64_t required[] = {0};
static const stx_arm arms[] = {
    {STX_ATTRIBUTE_ARM("id", take_id, "str", 1)},
    {STX_LEAF_ARM("a", STX_REFUSE, take_a, "str", 2)},
    {STX_LEAF_ARM("b", STX_REFUSE, take_b, "str", 3)},
};

static stx_go lend_open(stx_reader *r, stx_frame *f)
{
    lending *l = f->record;
    stx_walk w = r->at;
    stax_str id = {0};
    uint64_t seen = 0;

    *l = blank;
    if (!STX_OPEN(w, "r")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, 0);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (STX_MET(seen, 0) && !take_id(r, l, id)) return stx_careful_open(r, f);
    return stx_opened(r, w, f, seen);
}

static stx_go lend_step(stx_reader *r, stx_frame *f)
{
    lending *l = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;

    do {
        before = w.ip;
        if (STX_LEAF(w, "a", text)) {
            if (STX_MET(seen, 1) || !take_a(r, l, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, 1);
        }
        if (STX_LEAF(w, "b", text)) {
            if (STX_MET(seen, 2) || !take_b(r, l, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, 2);
        }
        if (STX_END(w, "r")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state lend_state = {
    .element = STX_NAME("r"),
    .open = lend_open,
    .step = lend_step,
    .arms = arms,
    .count = 3,
    .total = 3,
    .size = sizeof(lending),
    .blank = &blank,
    .required = required,
};
static const stx_schema lend_schema = {.abi = STX_ABI, .root = &lend_state, .levels = 1};

static const stx_arm own_arms[] = {{STX_TEXT_ARM(take_text, "str", 1)}};
static const stx_state own_state = {
    .element = STX_NAME("r"),
    .open = stx_careful_open,
    .step = stx_step,
    .arms = own_arms,
    .count = 1,
    .total = 1,
    .rules = STX_OWN,
    .size = sizeof(lending),
    .blank = &blank,
    .required = required,
};
static const stx_schema own_schema = {.abi = STX_ABI, .root = &own_state, .levels = 1};

/* Enough of the index behind the root that the window is not moved before it is read. */
#define TEN_OF(x) x x x x x x x x x x
#define NOISE     "<!-- " TEN_OF(TEN_OF("<")) TEN_OF("          ") " -->"

static const struct {
    const char *title, *document, *id, *a, *b;
    bool id_is_lent, a_is_lent, b_is_lent;
} lent[] = {
    {"plain", "<r id=\"I\"><a> A </a><b> B </b></r>", "I", "A", " B ", true, true, true},
    {"in single quotes", "<r id='I'><b>B</b><a >A</a></r>", "I", "A", "B", true, true, true},
    {"with a reference", "<r id=\"&lt;\"><a>&lt;</a><b>B&#65;</b></r>", "<", "<", "BA", false,
     false, false},
    {"with a reference, odd", "<r id='&lt;'><a ><!-- -->A</a><b >B<![CDATA[]]></b></r>", "<", "A",
     "B", false, false, false},
    {"with line ends", "<r id=\"1\r\n2\"><a>1\r2</a><b>1\n2</b></r>", "1 2", "1\n2", "1\n2", false,
     false, true},
    {"with a tab", "<r id=\"1\t2\"><a>1\t2</a><b></b></r>", "1 2", "1\t2", "", false, true, true},
    {"empty", "<r id=\"\"><a></a><b> </b></r>", "", "", " ", true, true, true},
    {"with a prefix", "<r id=\"x\" xmlns:p='u'><p:a>A</p:a><b p:c='d'>B</b></r>", "x", "A", "B",
     true, true, true},
    {"with tokens whose blanks change",
     "<!DOCTYPE r [<!ATTLIST r id NMTOKENS #IMPLIED><!ATTLIST a k NMTOKENS #IMPLIED>]>"
     "<r id=\" I  J \"><a k=' x  y '>A</a><b>B</b></r>" NOISE,
     "I J", "A", "B", false, true, true},
};

static void check_lent(const char *title, const char *block, size_t len, stax_str is,
                       const char *want, bool is_lent)
{
    bool inside = is.data >= block && is.data + is.len <= block + len;

    if (is.len != strlen(want) || memcmp(is.data, want, is.len) != 0)
        fail_msg("%s: '%.*s' is not '%s'", title, (int)is.len, is.data, want);
    if (inside != is_lent) fail_msg("%s: '%s' is %slent", title, want, inside ? "" : "not ");
}

/* In front of and behind what is read stand blanks, so that it comes to stand in every window. */
static void borrowed_strings_point_into_the_input(void **state)
{
    static const size_t before[] = {0, 1, 40, 32700, 32760}, behind[] = {0, 10, 63, 64, 65, 200};

    (void)state;
    for (size_t i = 0; i < sizeof lent / sizeof *lent; i++)
        for (size_t k = 0; k < 30; k++) {
            size_t front = before[k / 6], len = front + strlen(lent[i].document) + behind[k % 6];
            char *block = malloc(len);
            stax_input input = stax_input_memory(block, len);
            stax_arena arena = {0};
            const lending *l;

            memset(block, ' ', len);
            memcpy(block + front, lent[i].document, strlen(lent[i].document));
            l = stx_parse(&lend_schema, &arena, &input, NULL, NULL);
            assert_non_null(l);
            check_lent(lent[i].title, block, len, l->id, lent[i].id, lent[i].id_is_lent);
            check_lent(lent[i].title, block, len, l->a, lent[i].a, lent[i].a_is_lent);
            check_lent(lent[i].title, block, len, l->b, lent[i].b, lent[i].b_is_lent);
            stax_arena_free(&arena);
            free(block);
        }
}

static void borrowed_own_text_is_a_copy_when_it_was_built(void **state)
{
    char document[] = "<r> a<!-- -->b </r>";
    stax_input input = stax_input_memory(document, sizeof document - 1);
    stax_arena arena = {0};
    const lending *l = stx_parse(&own_schema, &arena, &input, NULL, NULL);

    (void)state;
    assert_non_null(l);
    memset(document, '#', sizeof document - 1);
    assert_int_equal(l->text.len, 2);
    assert_memory_equal(l->text.data, "ab", 2);
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_that_is_refused_changes_nothing),
        cmocka_unit_test(copies_end_with_nul),
        cmocka_unit_test(a_copy_may_overlap_what_it_is_of),
        cmocka_unit_test(blanks_are_collapsed),
        cmocka_unit_test(a_length_has_bounds),
        cmocka_unit_test(an_arena_at_its_end_is_told_apart_from_memory),
        cmocka_unit_test(lists_grow_and_keep_what_they_hold),
        cmocka_unit_test(borrowed_strings_point_into_the_input),
        cmocka_unit_test(borrowed_own_text_is_a_copy_when_it_was_built),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
