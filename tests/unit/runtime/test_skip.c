/*
 * Elements that nobody wants are passed over, with all of them checked.
 */
#include "failing_allocator.h"
#include "token_harness.h"

#include "books_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* 63 bytes: more than may be compared by words at the end of a document in memory. */
#define LONG_NAME "a_name_that_is_longer_than_what_is_read_by_words_without_a_look"

static const token_case cases[] = {
    {"an element is passed over", "<a>1<skip/>2<skip>x<b c='d'/></skip>3</a>", "<a>123</a>."},
    {"what is in it is passed over",
     "<a><skip><skip/><a>&lt;<![CDATA[</skip>]]><!-- </skip> --><?p "
     "</skip>?></a></skip ></a>",
     "<a></a>."},
    {"namespaces in what is passed over",
     "<a><skip xmlns:p='u'><p:b p:c=''><d xmlns:p='v' "
     "xmlns='w'/></p:b></skip><skip><b/></skip></a>",
     "<a></a>."},
    {"plain elements in what is passed over",
     "<a><skip><b>c</b><b></b><b>d</b><c><b>e</b></c>"
     "</skip></a>",
     "<a></a>."},
    {"an end tag that does not fit", "<a><skip><b></c></skip></a>",
     "<a>!E_END_TAG 1:13 @12 'c' (b)"},
    {"an end tag that fits what is around", "<a><skip><b></skip></a>",
     "<a>!E_END_TAG 1:13 @12 'skip' (b)"},
    {"an end tag that is too many", "<a><skip></skip></skip></a>",
     "<a>!E_END_TAG 1:17 @16 'skip' (a)"},
    {"an end tag that begins alike", "<a><skip><b></bb></skip></a>",
     "<a>!E_END_TAG 1:13 @12 'bb' (b)"},
    {"an end tag with a prefix", "<a><skip><b></p:b></skip></a>",
     "<a>!E_END_TAG 1:13 @12 'p:b' (b)"},
    {"a prefix in what is passed over", "<a><skip><p:b/></skip></a>", "<a>!E_PREFIX 1:11 @10 'p'"},
    {"a prefix of its own", "<a><skip p:b=''/></a>", "<a>!E_PREFIX 1:10 @9 'p'"},
    {"a prefix behind what was passed over", "<a><skip xmlns:p='u'/><p:b/></a>",
     "<a>!E_PREFIX 1:24 @23 'p'"},
    {"an attribute twice", "<a><skip><b c='' c=''/></skip></a>",
     "<a>!E_ATTRIBUTE_TWICE 1:18 @17 'c'"},
    {"an entity", "<a><skip>&b;</skip></a>", "<a>!E_ENTITY 1:10 @9 'b'"},
    {"an entity in an attribute", "<a><skip><b c='&d;'/></skip></a>", "<a>!E_ENTITY 1:16 @15 'd'"},
    {"']]>'", "<a><skip>]]></skip></a>", "<a>!E_CDATA_END 1:10 @9"},
    {"two dashes in a comment", "<a><skip><!-- -- --></skip></a>", "<a>!E_COMMENT 1:15 @14"},
    {"an instruction called xml", "<a><skip><?xml?></skip></a>", "<a>!E_INSTRUCTION 1:10 @9"},
    {"no name", "<a><skip><>x</></skip></a>", "<a>!E_MARKUP 1:10 @9"},
    {"a digit for a name, behind a letter", "<a><skip>x<1>y</1></skip></a>",
     "<a>!E_MARKUP 1:11 @10"},
    {"'<'", "<a><skip>1 < 2</skip></a>", "<a>!E_MARKUP 1:12 @11"},
    {"a DOCTYPE", "<a><skip><!DOCTYPE a></skip></a>", "<a>!E_MARKUP 1:10 @9"},
    {"bad UTF-8", "<a><skip>\xC0\x80</skip></a>", "<a>!E_UTF8 1:10 @9"},
    {"the input ends in what is passed over", "<a><skip><b>", "<a>!E_TRUNCATED 1:13 @12"},
    {"the input ends in a tag of it", "<a><skip><b c", "<a>!E_TRUNCATED 1:14 @13"},
    {"the input ends behind it", "<a><skip></skip>", "<a>!E_TRUNCATED 1:17 @16"},
    {"the root is passed over", "<skip><b/></skip>", "."},
    {"names of all lengths",
     "<a><skip><a>b</a><a123456>b</a123456><a1234567>b</a1234567><a12345678>b</a12345678>"
     "<a12345678901234>b</a12345678901234><a123456789012345>b</a123456789012345>"
     "<a1234567890123456>b</a1234567890123456><a12345678901234567>b</a12345678901234567></skip>"
     "</a>",
     "<a></a>."},
    {"names that differ at their ends",
     "<a><skip><a123456789012345>b</a123456789012346></skip></a>",
     "<a>!E_END_TAG 1:29 @28 'a123456789012346' (a123456789012345)"},
    {"names that differ in the middle",
     "<a><skip><a1234567890123456789>b</a123456789x123456789></skip></a>",
     "<a>!E_END_TAG 1:33 @32 'a123456789x123456789' (a1234567890123456789)"},
    {"names that differ in front", "<a><skip><a12345678>b</b12345678></skip></a>",
     "<a>!E_END_TAG 1:22 @21 'b12345678' (a12345678)"},
    {"a leaf with a long name", "<a><skip><" LONG_NAME ">t</" LONG_NAME "></skip></a>", "<a></a>."},
    {"a leaf with a long name that the input ends in", "<a><skip><" LONG_NAME ">t</" LONG_NAME,
     "<a>!E_TRUNCATED 1:141 @140"},
};

static void what_is_passed_over_is_checked(void **state)
{
    (void)state;
    token_check_all(cases, sizeof cases / sizeof *cases);
}

/* The end tag has a byte more than the start tag. */
static void what_is_passed_over_is_within_limits(void **state)
{
    static const char document[] = "<a><skip><abcdefg>x</abcdefg></skip></a>";

    (void)state;
    token_check("enough", stax_str_of(document), &(stax_options){.tag_bytes = 10}, "<a></a>.");
    token_check("one byte less", stax_str_of(document), &(stax_options){.tag_bytes = 9},
                "<a>!E_LIMIT 1:29 @28 (tag_bytes (9))");
}

/* Passes over elements in elements, with an allocator that fails from its Nth call on. */
static bool skips(const ways_text *document, size_t call)
{
    failing_allocator memory = {.fail_at = call, .fail_after = true};
    stax_allocator allocator = failing_allocator_use(&memory);
    stax_input input = stax_input_memory(document->data, document->len);
    stax_error error;
    books_reader *r = books_reader_open(&input, &(stax_options){.allocator = &allocator}, &error);
    const books_book *book;
    stax_status status = r ? books_next_book(r, &book) : error.code;

    assert_int_equal(status, memory.calls < call ? STAX_END : STAX_E_MEMORY);
    books_reader_close(r);
    assert_true(failing_allocator_is_even(&memory));
    return status == STAX_END;
}

static void what_is_open_needs_memory(void **state)
{
    ways_text document = {0};
    size_t call = 1;

    (void)state;
    ways_say(&document, "<catalog>");
    for (int i = 0; i < 200; i++) ways_say(&document, "<element-%d>", i);
    for (int i = 200; i-- > 0;) ways_say(&document, "</element-%d>", i);
    ways_say(&document, "</catalog>");
    while (!skips(&document, call)) call++;
    assert_true(call > 3);
    ways_free(&document);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_passed_over_is_checked),
        cmocka_unit_test(what_is_passed_over_is_within_limits),
        cmocka_unit_test(what_is_open_needs_memory),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
