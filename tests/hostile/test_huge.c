/*
 * Sizes: tokens of 100 MB, refused at their limit however slowly they come, and taken when it is
 * lifted; what is skipped needs no memory; and readers that run for long.
 *
 * With STAX_TEST_FULL: 5 GiB in one document, and a million small ones.
 */
#include "hostile_read.h"
#include "slow_build.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MIB = 1 << 20 };

enum { REFUSED_TOKEN = 100000000 }; /* of which no more is read than its limit */

enum { HUGE_TOKEN = SLOW_BUILD ? 10000000 : 100000000, SLOW_PIECE = SLOW_BUILD ? 16 : 1 };

#define COUNT_OF(table) (sizeof(table) / sizeof *(table))

static bool is_full(void)
{
    return getenv("STAX_TEST_FULL") != NULL;
}

static const stax_str nothing = {NULL, 0};

/* ---- tokens ------------------------------------------------------------------------------- */

static const struct {
    const char *title;
    pour_shape shape;
    const char *limit;
    size_t bytes;  /* that come before the limit is crossed */
    size_t tenths; /* of its length that may be held when it is taken; 0: 20 */
} tokens[] = {
    {"a name", {"<", "x", "/>"}, "name_bytes", 65535, 0},
    {"a name that is kept", {"<", "x", "></", "x", ">"}, "name_bytes", 65535, 0},
    {"a name in an end tag", {"<a></", "x", "></a>"}, "name_bytes", 65535, 0},
    {"an attribute's name", {"<a ", "x", "=''/>"}, "name_bytes", 65535, 0},
    {"an instruction's target", {"<?", "x", "?><a/>"}, "name_bytes", 65535, 0},
    {"a reference", {"<a>&", "x", ";</a>"}, "name_bytes", 65535, 0},
    {"an attribute value", {"<a b='", "x", "'/>"}, "attribute_bytes", MIB, 0},
    {"blanks in a tag", {"<a", " ", "/>"}, "tag_bytes", 4 * MIB, 0},
    {"text", {"<a>", "x", "</a>"}, "text_bytes", 16 * MIB, 0},
    {"a CDATA section", {"<a><![CDATA[", "x", "]]></a>"}, "text_bytes", 16 * MIB, 0},
    {"a literal in a DOCTYPE",
     {"<!DOCTYPE a [<!ENTITY e '", "x", "'>]><a/>"},
     "doctype_bytes",
     4 * MIB,
     32},
    {"a DOCTYPE", {"<!DOCTYPE a [", " ", "]><a/>"}, "doctype_bytes", 4 * MIB, 0},
};

/* A large tag is looked at each time it is four times as long. */
static size_t most_input(size_t limit)
{
    return limit < 32 << 10 ? 128 << 10 : limit * 4;
}

static void a_token_is_refused_where_its_limit_is(void **state)
{
    const hostile_way slow = {"by single bytes", CURSOR_NEXT, SLOW_PIECE, false};
    const stax_options usual = {0};

    (void)state;
    for (size_t i = 0; i < COUNT_OF(tokens); i++) {
        hostile_outcome o = hostile_read(tokens[i].shape, REFUSED_TOKEN, &slow, &usual, nothing);

        if (o.status != STAX_E_LIMIT || strncmp(o.error.want, tokens[i].limit, 8) != 0)
            fail_msg("%s: %s (%s)", tokens[i].title, stax_status_name(o.status), o.error.want);
        if (o.input > most_input(tokens[i].bytes))
            fail_msg("%s: after %" PRIu64 " bytes", tokens[i].title, o.input);
        if (o.peak > MIB + most_input(tokens[i].bytes) * 9 / 4)
            fail_msg("%s: %zu bytes of memory", tokens[i].title, o.peak);
    }
}

static void a_token_is_taken_when_its_limit_is_lifted(void **state)
{
    const hostile_way pieces = {"by 4 KiB", CURSOR_NEXT, 4096, false};
    const stax_options lifted = hostile_lifted();

    (void)state;
    for (size_t i = 0; i < COUNT_OF(tokens); i++) {
        hostile_outcome o = hostile_read(tokens[i].shape, HUGE_TOKEN, &pieces, &lifted, nothing);
        bool known = strcmp(tokens[i].title, "a reference") != 0 &&
                     strcmp(tokens[i].title, "a name in an end tag") != 0;

        if (known != (o.status == STAX_END))
            fail_msg("%s: %s", tokens[i].title, stax_status_name(o.status));
        print_message("%s: %zu bytes held, %.2f of the token\n", tokens[i].title, o.peak,
                      (double)o.peak / HUGE_TOKEN);
        if (o.peak > MIB + HUGE_TOKEN / 10 * (tokens[i].tenths ? tokens[i].tenths : 20))
            fail_msg("%s: %zu bytes of memory", tokens[i].title, o.peak);
        if (o.scanned > o.input + o.input / 10)
            fail_msg("%s: %zu bytes scanned", tokens[i].title, o.scanned);
    }
}

/* ---- what is skipped ---------------------------------------------------------------------- */

static const struct {
    const char *title;
    pour_shape shape;
} skipped[] = {
    {"a comment", {"<catalog><!--", "x", "--></catalog>"}},
    {"an instruction", {"<catalog><?p ", "x", "?></catalog>"}},
    {"a text", {"<catalog><a>", "x", "</a></catalog>"}},
    {"a text of references", {"<catalog><a>", "&amp;&#65;", "</a></catalog>"}},
    {"a CDATA section", {"<catalog><a><![CDATA[", "x", "]]></a></catalog>"}},
    {"elements", {"<catalog><a>", "<b c='d'>e</b>", "</a></catalog>"}},
    {"a comment before the root", {"<!--", "x", "--><catalog/>"}},
    {"a comment behind the root", {"<catalog/><!--", "x", "-->"}},
};

static void what_is_skipped_needs_no_memory(void **state)
{
    const hostile_way ways[] = {
        {"cursor", CURSOR_SKIP, 64, false},
        {"records", RECORDS, 64, false},
    };
    const stax_options usual = {0};

    (void)state;
    for (size_t i = 0; i < COUNT_OF(skipped); i++) {
        size_t pieces = (size_t)HUGE_TOKEN / strlen(skipped[i].shape[1]);

        for (size_t j = 0; j < COUNT_OF(ways); j++) {
            hostile_outcome o = hostile_read(skipped[i].shape, pieces, &ways[j], &usual, nothing);

            if (o.status != STAX_END || o.peak > 256 << 10)
                fail_msg("%s, %s: %s (%s), %zu bytes of memory", skipped[i].title, ways[j].name,
                         stax_status_name(o.status), o.error.want, o.peak);
        }
    }
}

/* ---- long ones ---------------------------------------------------------------------------- */

/* Line and offset of a fault behind so many line ends. */
static void lines_and_offsets_are_counted_on(void **state)
{
    static const pour_shape shape = {"<catalog>", "\n", "<x></y></catalog>"};
    const hostile_way ways[] = {
        {"cursor", CURSOR_SKIP, 65536, false},
        {"records", RECORDS, 65536, true},
    };
    const stax_options usual = {0};
    uint64_t lines = is_full() ? UINT64_C(5) << 30 : UINT64_C(64) << 20;

    (void)state;
    if (lines > SIZE_MAX) lines = SIZE_MAX - 1;
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        hostile_outcome o = hostile_read(shape, (size_t)lines, &ways[i], &usual, nothing);

        assert_int_equal(o.status, STAX_E_END_TAG);
        assert_int_equal(o.error.line, lines + 1);
        assert_int_equal(o.error.column, 4);
        assert_int_equal(o.error.offset, lines + sizeof "<catalog><x>" - 1);
        assert_in_range(o.peak, 1, 512 << 10);
    }
}

static void records_come_without_end(void **state)
{
    static const pour_shape shape = {
        "<catalog>",
        "<book id='1'><title>t</title><author>a</author><year>2000</year><price>1</price></book>\n",
        "</catalog>"};
    const hostile_way way = {"records", RECORDS, 65536, false};
    const stax_options usual = {0};
    size_t books = is_full() ? 61000000 : 400000;
    hostile_outcome o = hostile_read(shape, books, &way, &usual, nothing);

    (void)state;
    assert_int_equal(o.status, STAX_END);
    assert_int_equal(o.events, books);
    assert_in_range(o.peak, 1, 512 << 10);
}

/* One after the other, each opened and closed: nothing stays, and none needs more than another. */
static void small_documents_come_without_end(void **state)
{
    static const pour_shape shape = {"<catalog>", "<a b='&lt;'>c<!--d--></a>", "</catalog>"};
    const hostile_way ways[] = {
        {"cursor", CURSOR_NEXT, 50, false},
        {"records", RECORDS, 0, false},
    };
    const stax_options usual = {0};
    size_t documents = is_full() ? 1000000 : 20000, peak[COUNT_OF(ways)] = {0};
    stax_str memory = pour_all(shape, 3);

    (void)state;
    for (size_t i = 0; i < documents; i++) {
        const hostile_way *way = &ways[i % COUNT_OF(ways)];
        hostile_outcome o = hostile_read(shape, 3, way, &usual, memory);

        assert_int_equal(o.status, STAX_END);
        assert_true(o.even);
        if (i < COUNT_OF(ways)) peak[i] = o.peak;
        assert_int_equal(o.peak, peak[i % COUNT_OF(ways)]);
    }
    free((char *)(uintptr_t)memory.data);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_token_is_refused_where_its_limit_is),
        cmocka_unit_test(a_token_is_taken_when_its_limit_is_lifted),
        cmocka_unit_test(what_is_skipped_needs_no_memory),
        cmocka_unit_test(lines_and_offsets_are_counted_on),
        cmocka_unit_test(records_come_without_end),
        cmocka_unit_test(small_documents_come_without_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
