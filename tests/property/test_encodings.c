/*
 * A document says the same in every encoding: its events and records, or its error, at the same
 * line and column, and at the offset where the same character stands. However it is cut, also
 * inside a mark, a unit, or a surrogate pair; with every kernel; in memory, by a function, and
 * pushed.
 */
#include "books_ways.h"
#include "cursor_transcript.h"
#include "failing_allocator.h"
#include "recoded.h"
#include "slow_build.h"
#include "zoo_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* ---- documents ---------------------------------------------------------------------------- */

/* What stands behind the declaration. */
static const char *const bodies[] = {
    "<a/>",
    "\n<a b=\"1\" c='2'>t<b/>\r\n&lt;<!--c--><![CDATA[<]]>\r</a>\n",
    "<\xC3\xA9 \xC3\xA0=\"\xC3\xBF\">\xC2\xA0\xC2\x85<b>\xC3\x9F</b></\xC3\xA9>",
    "<a><b>\xE2\x82\xAC</b><b>\xF0\x9F\x98\x80\xF0\x9F\x98\x80</b>\xEF\xBB\xBF\xEF\xBF\xBD</a>",
    "<\xF0\x90\x80\x80 b=\"\xF4\x8F\xBF\xBD\"><!--\xE2\x82\xAC--></\xF0\x90\x80\x80>",
    "<?p \xF0\x9F\x98\x80?><a/><!--\xF0\x9F\x98\x80-->",
    /* wrong */
    "",
    "<a>",
    "<a>\xC3\xA9\n\xC3\xA9<b></c></a>",
    "<a b=\"\xC3\xA9\" b=\"\"/>",
    "<a>\xF0\x9F\x98\x80\n\xF0\x9F\x98\x80&e;</a>",
    "<a>\xE2\x82\xAC\x01</a>",
    "<a>\xC3\xA9\xC3\xA9]]></a>",
    "<a/>\xC3\xA9",
    "\xC3\xA9<a/>",
    "<a>\xC3\xA9\xC3",
};

/* With a declaration that is equally long for all. */
static char *document_of(const char *body, recoded_as as)
{
    const char *name = recoded_name(as);
    size_t room = strlen(body) + 64;
    char *text = malloc(room);

    assert_non_null(text);
    (void)snprintf(text, room, "<?xml version='1.0' encoding='%s'%*s?>\n%s", name,
                   (int)(10 - strlen(name)), "", body);
    return text;
}

/* A cut character at the end cannot be said in all of them. */
static bool ends_well(const char *text)
{
    size_t len = strlen(text);

    return len == 0 || ((unsigned char)text[len - 1] & 0xC0) != 0xC0;
}

/* ---- the cursor --------------------------------------------------------------------------- */

static const char *const kernels[] = {"scalar", "sse2", "avx2", "avx512"};

static bool is_usable(const char *kernel)
{
    stax_error error;
    stax_options options = {.kernel = kernel};
    stax_cursor *c = stax_cursor_open(NULL, &options, &error);

    stax_cursor_close(c);
    return c != NULL;
}

static void compare(const char *what, stax_str document, transcript_way way, const char *want)
{
    transcript is = {0};

    transcript_make(&is, document, &way);
    if (strcmp(is.text, want) != 0)
        fail_msg("%s, kernel %s, pieces of %zu, first %zu, calls %d:\n%s\nis not\n%s", what,
                 way.kernel ? way.kernel : "any", way.piece, way.cut, (int)way.calls, is.text,
                 want);
    transcript_free(&is);
}

/* Every kernel and every cut in two are for one kind of calls; the others are cut in a few ways. */
static void compare_ways(const char *what, stax_str document, transcript_calls calls,
                         const char *want)
{
    static const size_t sizes[] = {0, 1, 2, 3, 5, 64};
    bool all = calls == TRANSCRIPT_NEXT;

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        bool read = i % 2 == 0;
        transcript_way way = {.piece = sizes[i], .read = read, .calls = calls};

        compare(what, document, way, want);
        way.read = !way.read;
        for (size_t k = 0; all && k < sizeof kernels / sizeof *kernels; k++) {
            way.kernel = kernels[k];
            if (is_usable(kernels[k])) compare(what, document, way, want);
        }
    }
    for (size_t cut = 1; all && cut < document.len; cut++)
        compare(what, document,
                (transcript_way){
                    .piece = document.len, .cut = cut, .read = cut % 2 == 0, .calls = calls},
                want);
}

static void check_cursor(const char *body, recoded_as as)
{
    char *text = document_of(body, as), *plain = document_of(body, RECODED_UTF8);
    stax_str document = stax_str_of(plain);
    transcript want = {0};
    recoded other;
    char what[200];

    (void)snprintf(what, sizeof what, "\"%s\" as %s (%d)", body, recoded_name(as), (int)as);
    if (ends_well(body) && recoded_make(&other, stax_str_of(text), as)) {
        for (transcript_calls calls = TRANSCRIPT_NEXT; calls < TRANSCRIPT_CALLS; calls++) {
            transcript_make(&want, document,
                            &(transcript_way){.calls = calls, .offsets = other.offsets});
            compare_ways(what, (stax_str){other.bytes, other.len}, calls, want.text);
        }
        recoded_free(&other);
    }
    transcript_free(&want);
    free(text);
    free(plain);
}

static void a_cursor_gives_the_same_in_every_encoding(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++)
        for (recoded_as as = 0; as < RECODED_KINDS; as++) check_cursor(bodies[i], as);
}

/* ---- generated parsers -------------------------------------------------------------------- */

static const struct {
    const ways_parser *parser;
    const char *body;
} records[] = {
    {&books_ways,
     "<catalog><book id=\"1\"><title>a\xC3\xA9</title><author>b&amp;</author><author>\xC3\xA9"
     "</author><year>2000</year><price>1.50</price></book>\r\n<book id=\"2\" lang=\"\xC3\xA9\">"
     "<title>t</title><author>a</author><year>1999</year><price>7</price><genre>science</genre>"
     "</book></catalog>"},
    {&books_ways, "<catalog><book id=\"1\"><title>\xE2\x82\xAC \xF0\x9F\x98\x80</title>"
                  "<author>b</author><year>20x0</year><price>1.50</price></book></catalog>"},
    {&books_ways, "<catalog>\n<book id=\"1\"><title>\xC3\xA9</titel></book></catalog>"},
};

/* What is wanted with its "@offset" as the other document has it. */
static void move_offset(const char *text, const recoded *to, ways_text *out)
{
    const char *at = strrchr(text, '@');
    char *end;

    if (at == NULL) {
        ways_say(out, "%s", text);
        return;
    }
    ways_say(out, "%.*s@%zu", (int)(at - text), text, to->offsets[strtoul(at + 1, &end, 10)]);
    ways_say(out, "%s", end);
}

static void check_records(size_t row, recoded_as as)
{
    const ways_parser *parser = records[row].parser;
    char *text = document_of(records[row].body, as);
    char *plain = document_of(records[row].body, RECODED_UTF8);
    ways_text said = ways_whole(parser, stax_str_of(plain), NULL), want = {0};
    recoded other;
    char what[80];

    (void)snprintf(what, sizeof what, "records %zu as %s (%d)", row, recoded_name(as), (int)as);
    if (recoded_make(&other, stax_str_of(text), as)) {
        move_offset(said.data, &other, &want);
        ways_check(what, parser, (stax_str){other.bytes, other.len}, NULL, want.data);
        recoded_free(&other);
    }
    ways_free(&said);
    ways_free(&want);
    free(text);
    free(plain);
}

static void generated_parsers_give_the_same_in_every_encoding(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof records / sizeof *records; i++)
        for (recoded_as as = 0; as < RECODED_KINDS; as++) check_records(i, as);
}

/* ---- long documents ----------------------------------------------------------------------- */

/* Many books, with characters of all lengths where the encoding has them. */
static ways_text many_books(recoded_as as, unsigned count)
{
    static const char *const letters[] = {"e", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x98\x80"};
    unsigned few = as == RECODED_US_ASCII ? 1 : as == RECODED_ISO_8859_1 ? 2 : 4;
    const char *name = recoded_name(as);
    ways_text text = {0};

    ways_say(&text, "<?xml version='1.0' encoding='%s'%*s?><catalog>", name,
             (int)(10 - strlen(name)), "");
    for (unsigned i = 0; i < count; i++) {
        ways_say(&text, "<book id=\"%u\"><title>", i);
        for (unsigned j = 0; j < i % 50; j++) ways_say(&text, "%s", letters[(i + j) % few]);
        ways_say(&text, "</title><author>%s</author><year>2000</year><price>1</price></book>\n",
                 letters[i % few]);
    }
    ways_say(&text, "</catalog>");
    return text;
}

static void a_long_document_is_cut_anywhere(void **state)
{
    const unsigned books = SLOW_BUILD ? 1200 : 3000; /* longer than the longest piece */
    uint64_t seed = ways_seed();

    (void)state;
    for (recoded_as as = 0; as < RECODED_KINDS; as++) {
        ways_text text = many_books(as, books);
        ways_text plain = many_books(as, books);
        recoded other;

        memcpy(strstr(plain.data, "='1.0' encoding='") + 17, "UTF-8'     ?>", 13);
        ways_text want = ways_whole(&books_ways, (stax_str){plain.data, plain.len}, NULL), is;
        assert_true(recoded_make(&other, (stax_str){text.data, text.len}, as));
        stax_str document = {other.bytes, other.len};

        ways_check_long(recoded_name(as), &books_ways, document, NULL, seed);
        is = ways_whole(&books_ways, document, NULL);
        assert_string_equal(is.data, want.data);
        ways_free(&is);
        ways_free(&want);
        ways_free(&text);
        ways_free(&plain);
        recoded_free(&other);
    }
}

/* ---- bytes that are not the encoding's ---------------------------------------------------- */

static const struct {
    const char *title;
    stax_str document;
    stax_status code;
    uint64_t offset, column;
    const char *text, *want;
} wrong[] = {
    {"half a pair, the first", STAX_STR("\xFF\xFE<\0a\0>\0\x3D\xD8<\0/\0"), STAX_E_ENCODED, 8, 4,
     "", "UTF-16"},
    {"half a pair, the second", STAX_STR("\xFE\xFF\0<\0a\0>\xDE\0\0<"), STAX_E_ENCODED, 8, 4, "",
     "UTF-16"},
    {"half a pair at the end", STAX_STR("\xFF\xFE<\0a\0>\0\x3D\xD8"), STAX_E_ENCODED, 8, 4, "",
     "UTF-16"},
    {"three bytes of a pair", STAX_STR("\xFF\xFE<\0a\0>\0\x3D\xD8\x00"), STAX_E_ENCODED, 8, 4, "",
     "UTF-16"},
    {"half a unit at the end", STAX_STR("\xFF\xFE<\0a\0/\0>\0\n"), STAX_E_ENCODED, 10, 5, "",
     "UTF-16"},
    {"half a unit in a tag", STAX_STR("\xFE\xFF\0<\0a\0"), STAX_E_ENCODED, 6, 3, "", "UTF-16"},
    {"U+FFFE", STAX_STR("\xFE\xFF\0<\0a\0>\xFF\xFE"), STAX_E_CHARACTER, 8, 4, "", ""},
    {"NUL in UTF-16", STAX_STR("\xFE\xFF\0<\0a\0>\0\0\0<"), STAX_E_CHARACTER, 8, 4, "", ""},
    {"a mark alone", STAX_STR("\xFE\xFF"), STAX_E_EMPTY_DOCUMENT, 2, 1, "", ""},
    {"the other mark alone", STAX_STR("\xFF\xFE"), STAX_E_EMPTY_DOCUMENT, 2, 1, "", ""},
    {"UTF-8's mark alone", STAX_STR("\xEF\xBB\xBF"), STAX_E_EMPTY_DOCUMENT, 3, 1, "", ""},
    {"a mark and a byte", STAX_STR("\xFE\xFF<"), STAX_E_ENCODED, 2, 1, "", "UTF-16"},
    {"two marks", STAX_STR("\xFE\xFF\xFE\xFF\0<\0a\0/\0>"), STAX_E_OUTSIDE, 2, 1, "", ""},
    {"two marks of UTF-8", STAX_STR("\xEF\xBB\xBF\xEF\xBB\xBF<a/>"), STAX_E_OUTSIDE, 3, 1, "", ""},
    {"UTF-32", STAX_STR("\0\0\xFE\xFF\0\0\0<"), STAX_E_ENCODING, 0, 1, "UTF-32", ""},
    {"UTF-32, the other way round", STAX_STR("\xFF\xFE\0\0<\0\0\0"), STAX_E_ENCODING, 0, 1,
     "UTF-32", ""},
    {"UTF-32 without a mark", STAX_STR("<\0\0\0?\0\0\0"), STAX_E_ENCODING, 0, 1, "UTF-32", ""},
    {"UCS-4 in an unusual order", STAX_STR("\0\0<\0\0\0?\0"), STAX_E_ENCODING, 0, 1, "UCS-4", ""},
    {"EBCDIC", STAX_STR("\x4C\x6F\xA7\x94\x93\x40"), STAX_E_ENCODING, 0, 1, "EBCDIC", ""},
    {"UTF-16 with neither mark nor declaration", STAX_STR("\0<\0a\0/\0>"), STAX_E_CHARACTER, 0, 1,
     "", ""},
    {"an instruction in UTF-16 without a mark", STAX_STR("<\0?\0p\0?\0>\0<\0a\0/\0>\0"),
     STAX_E_ENCODED, 0, 1, "", "UTF-8"},
    {"UTF-16's mark, then UTF-8", STAX_STR("\xFE\xFF<?xml version='1.0' encoding='utf-8'?><a/> "),
     STAX_E_OUTSIDE, 2, 1, "", ""},
    {"a byte beyond ASCII", STAX_STR("<?xml version='1.0' encoding='ascii'?>\n<a>\xE9</a>"),
     STAX_E_ENCODED, 42, 4, "", "US-ASCII"},
    {"a byte beyond ASCII at once", STAX_STR("<?xml version='1.0' encoding='ascii'?>\xE9"),
     STAX_E_ENCODED, 38, 39, "", "US-ASCII"},
    {"a control in ISO-8859-1", STAX_STR("<?xml version='1.0' encoding='latin1'?><a>\xE9\x02</a>"),
     STAX_E_CHARACTER, 43, 44, "", ""},
    {"UTF-8's mark, ISO-8859-1",
     STAX_STR("\xEF\xBB\xBF<?xml version='1.0' encoding='iso-8859-1'?><a/>"), STAX_E_ENCODED, 33,
     31, "", "ISO-8859-1"},
    {"UTF-8's mark, US-ASCII",
     STAX_STR("\xEF\xBB\xBF<?xml version='1.0' encoding='US-ASCII'?><a/>"), STAX_E_ENCODED, 33, 31,
     "", "US-ASCII"},
    {"UTF-8's mark, UTF-16", STAX_STR("\xEF\xBB\xBF<?xml version='1.0' encoding='UTF-16'?><a/>"),
     STAX_E_ENCODED, 33, 31, "", "UTF-16"},
    {"UTF-16 without one", STAX_STR("<?xml version='1.0' encoding='UTF-16'?><a/>"), STAX_E_ENCODED,
     30, 31, "", "UTF-16"},
    {"an unknown encoding and bytes of it",
     STAX_STR("<?xml version='1.0' encoding='windows-1252'?><a>\x80</a>"), STAX_E_ENCODING, 30, 31,
     "windows-1252", ""},
    {"bytes that would be good in ISO-8859-1, before it is said",
     STAX_STR("<?xml version='1.0' \xE9 encoding='latin1'?><a/>"), STAX_E_UTF8, 20, 21, "", ""},
};

static void bytes_that_are_not_the_encodings_are_told_at_their_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        transcript is = {0};
        const stax_error *e = &is.error;

        transcript_make(&is, wrong[i].document, &(transcript_way){.calls = TRANSCRIPT_NEXT});
        if (e->code != wrong[i].code || e->offset != wrong[i].offset ||
            e->column != wrong[i].column || strcmp(e->text, wrong[i].text) != 0 ||
            strcmp(e->want, wrong[i].want) != 0)
            fail_msg("%s: %s column %" PRIu64 " offset %" PRIu64 " '%s' '%s'", wrong[i].title,
                     stax_status_name(e->code), e->column, e->offset, e->text, e->want);
        compare_ways(wrong[i].title, wrong[i].document, TRANSCRIPT_NEXT, is.text);
        ways_check(wrong[i].title, &books_ways, wrong[i].document, NULL, NULL);
        transcript_free(&is);
    }
}

/* What the declaration of a document in UTF-16 says, and what comes of it. */
static void declarations_in_utf16_say_so(void **state)
{
    static const struct {
        recoded_as as;
        const char *name;
        stax_status code;
    } rows[] = {
        {RECODED_UTF16_LE, "utf-16", STAX_OK},
        {RECODED_UTF16_LE, "UTF-16LE", STAX_OK},
        {RECODED_UTF16_LE, "UTF-16BE", STAX_E_ENCODED},
        {RECODED_UTF16_LE, "UTF-8", STAX_E_ENCODED},
        {RECODED_UTF16_LE, "us-ascii", STAX_E_ENCODED},
        {RECODED_UTF16_LE, "UCS-2", STAX_E_ENCODING},
        {RECODED_UTF16_BE, "UTF-16BE", STAX_OK},
        {RECODED_UTF16_BE, "UTF-16LE", STAX_E_ENCODED},
        {RECODED_UTF16_BE, "ISO-8859-1", STAX_E_ENCODED},
        {RECODED_UTF16_LE_UNMARKED, "UTF-16LE", STAX_OK},
        {RECODED_UTF16_LE_UNMARKED, "UTF-16BE", STAX_E_ENCODED},
        {RECODED_UTF16_BE_UNMARKED, "UTF-16", STAX_OK},
        {RECODED_UTF16_BE_UNMARKED, "UTF-8", STAX_E_ENCODED},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[80];
        recoded other;
        transcript is = {0};

        (void)snprintf(text, sizeof text, "<?xml version='1.0' encoding='%s'?><a/>", rows[i].name);
        assert_true(recoded_make(&other, stax_str_of(text), rows[i].as));
        stax_str document = {other.bytes, other.len};
        transcript_make(&is, document, &(transcript_way){.calls = TRANSCRIPT_NEXT});
        if (is.error.code != rows[i].code)
            fail_msg("%s as %d: %s", rows[i].name, (int)rows[i].as, is.text);
        if (is.error.code != STAX_OK) assert_int_equal(is.error.offset, other.offsets[30]);
        compare_ways(rows[i].name, document, TRANSCRIPT_NEXT, is.text);
        transcript_free(&is);
        recoded_free(&other);
    }
}

/* ---- memory ------------------------------------------------------------------------------- */

static stax_status read_all(stax_str document, bool pushed, const stax_options *options)
{
    stax_input input = stax_input_memory(document.data, document.len);
    stax_error error = {0};
    stax_cursor *c = stax_cursor_open(pushed ? NULL : &input, options, &error);
    stax_event event = STAX_EVENT_MORE;

    if (c == NULL) return error.code;
    while (event != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END) {
        event = stax_cursor_next(c);
        if (event == STAX_EVENT_MORE)
            assert_int_equal(stax_cursor_feed(c, document.data, document.len, true), STAX_OK);
    }
    stax_cursor_close(c);
    return error.code;
}

static void every_allocation_may_fail(void **state)
{
    static const recoded_as kinds[] = {RECODED_UTF16_LE, RECODED_ISO_8859_1, RECODED_US_ASCII};

    (void)state;
    for (size_t i = 0; i < 2 * sizeof kinds / sizeof *kinds; i++) {
        char *text = document_of("<a><b c='&lt;'>t&amp;</b></a>", kinds[i / 2]);
        stax_status status = STAX_E_MEMORY;
        recoded other;

        assert_true(recoded_make(&other, stax_str_of(text), kinds[i / 2]));
        for (size_t call = 1; status == STAX_E_MEMORY; call++) {
            failing_allocator counts = {.fail_at = call};
            stax_allocator allocator = failing_allocator_use(&counts);
            stax_options options = {.allocator = &allocator};

            status = read_all((stax_str){other.bytes, other.len}, i % 2, &options);
            assert_true(failing_allocator_is_even(&counts));
            assert_true(call > 5 || status == STAX_E_MEMORY);
        }
        assert_int_equal(status, STAX_OK);
        recoded_free(&other);
        free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cursor_gives_the_same_in_every_encoding),
        cmocka_unit_test(generated_parsers_give_the_same_in_every_encoding),
        cmocka_unit_test(a_long_document_is_cut_anywhere),
        cmocka_unit_test(bytes_that_are_not_the_encodings_are_told_at_their_place),
        cmocka_unit_test(declarations_in_utf16_say_so),
        cmocka_unit_test(every_allocation_may_fail),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
