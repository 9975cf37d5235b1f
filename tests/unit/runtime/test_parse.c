/*
 * Opening and its options: every limit one below, at, and one above what a document needs, in all
 * ways; inputs that fail; memory that fails at every call.
 */
#include "books_ways.h"
#include "failing_allocator.h"
#include "zoo_parser.h"

#include <errno.h>
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "books_parser.h"

/* ---- limits ------------------------------------------------------------------------------- */

#define LIMIT(name) #name, offsetof(stax_options, name)
#define REST        "<author>A</author><year>2000</year><price>1</price>"
#define TITLE(in)   "<catalog><book id=\"1\"><title>" in "</title>" REST "</book></catalog>"
#define OPEN        "<catalog><book id=\"1\">"
#define SHUT        "<title>T</title>" REST "</book></catalog>"
#define TEN         "1234567890"

static const struct {
    const char *title, *document, *name;
    size_t member;
    size_t need;   /* the limit that is just enough */
    size_t offset; /* of the error with one less */
} limits[] = {
    {"depth, of records and leaves", TITLE("T"), LIMIT(depth), 3, 22},
    {"depth, of a leaf in pieces", TITLE("<!-- -->"), LIMIT(depth), 3, 22},
    {"depth, of a leaf with a prefix",
     OPEN "<p:title xmlns:p='u'>T</p:title>" REST "</book>"
          "</catalog>",
     LIMIT(depth), 3, 22},
    {"depth, of an empty leaf", OPEN "<title/>" REST "</book></catalog>", LIMIT(depth), 3, 22},
    {"depth, of what is skipped", "<catalog><x><y><z></z><z a=''></z></y></x></catalog>",
     LIMIT(depth), 4, 15},
    {"depth, of empty elements that are skipped", "<catalog><x><y><z/></y></x></catalog>",
     LIMIT(depth), 4, 15},
    {"depth, of one element", "<catalog/>", LIMIT(depth), 1, 0},
    {"attributes", "<catalog a='' b='' c=''/>", LIMIT(attributes), 3, 19},
    {"attributes of a record, as the schema spells them",
     "<catalog><book id=\"1\" lang=\"x\"><title>T</title>" REST "</book></catalog>",
     LIMIT(attributes), 2, 22},
    {"declarations on a tag", "<catalog xmlns='u' a='' xmlns:p='v'/>", LIMIT(tag_namespaces), 2,
     24},
    {"declarations in scope",
     "<catalog xmlns='u'><x xmlns:p='v'/><x xmlns:p='v'><y xmlns:q='v'></y></x></catalog>",
     LIMIT(scope_namespaces), 3, 53},
    {"a name", "<catalog><n234567890/></catalog>", LIMIT(name_bytes), 10, 10},
    {"a name with a prefix", "<catalog><p:n3456789 xmlns:p='u'/></catalog>", LIMIT(name_bytes), 10,
     10},
    {"a name beyond ASCII", "<catalog><\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9/></catalog>",
     LIMIT(name_bytes), 10, 10},
    {"a name of an attribute", "<catalog n234567890=''/>", LIMIT(name_bytes), 10, 9},
    {"a name of an instruction", "<?n234567890?><catalog/>", LIMIT(name_bytes), 10, 2},
    {"a name of a document type", "<!DOCTYPE n234567890><catalog/>", LIMIT(name_bytes), 10, 10},
    {"a number of a character", TITLE("&#0000065;"), LIMIT(name_bytes), 8, 30},
    {"a number of a character in an attribute", "<catalog a='&#0000065;'/>", LIMIT(name_bytes), 8,
     13},
    {"blanks in a document type", "<!DOCTYPE            a><catalog/>", LIMIT(tag_bytes), 23, 22},
    {"an attribute", "<catalog a='" TEN "'/>", LIMIT(attribute_bytes), 10, 21},
    {"an attribute in double quotes", "<catalog a=\"" TEN "\"/>", LIMIT(attribute_bytes), 10, 21},
    {"an attribute with references", "<catalog a='&lt;&#x34;345678&gt;&amp;'/>",
     LIMIT(attribute_bytes), 10, 32},
    {"an attribute with a reference that is too long", "<catalog a='123456789&#xe9;' b='x'/>",
     LIMIT(attribute_bytes), 11, 21},
    {"an attribute with line ends", "<catalog a='1\r\n3\r\n5\r\n7'/>", LIMIT(attribute_bytes), 7,
     21},
    {"an attribute of a record",
     "<catalog><book id=\"0000000001\"><title>T</title>" REST "</book></catalog>",
     LIMIT(attribute_bytes), 10, 28},
    {"a text", TITLE(TEN), LIMIT(text_bytes), 10, 38},
    {"a text in pieces", TITLE("12345<!-- -->67890"), LIMIT(text_bytes), 10, 46},
    {"a text with references", TITLE("&#49;2345&lt;7890"), LIMIT(text_bytes), 10, 45},
    {"a text with a reference that is too long", TITLE("12345678&#xe9;"), LIMIT(text_bytes), 10,
     37},
    {"a text in CDATA", TITLE("<![CDATA[" TEN "]]>"), LIMIT(text_bytes), 10, 47},
    {"a text with line ends", TITLE("1\r\n3\r\n5\r\n7\r\n9\r\n"), LIMIT(text_bytes), 10, 43},
    {"blanks around a text", TITLE("    T     "), LIMIT(text_bytes), 10, 38},
    {"a start tag", "<catalog a='" TEN "' ></catalog>", LIMIT(tag_bytes), 25, 24},
    {"an empty tag", "<catalog a='" TEN "' />", LIMIT(tag_bytes), 26, 25},
    {"an end tag", "<catalog></catalog           >", LIMIT(tag_bytes), 21, 29},
    {"a tag with a name that is too long", "<catalog></catalog><!-- --> ", LIMIT(tag_bytes), 10,
     18},
    {"a tag that is cut inside a character", "<catalog a='\xE2\x82\xAC'/>", LIMIT(tag_bytes), 18,
     17},
};

static void check_limit(size_t row, size_t value)
{
    stax_options options = {0};
    char title[120], want[200];
    bool enough = value != STAX_FORBID && value >= limits[row].need;

    (void)snprintf(title, sizeof title, "%s, %zu", limits[row].title, value);
    memcpy((char *)&options + limits[row].member, &value, sizeof value);
    (void)snprintf(want, sizeof want, "beyond the limit %s (%zu)", limits[row].name,
                   value == STAX_FORBID ? 0 : value);
    ways_text text = ways_whole(&books_ways, stax_str_of(limits[row].document), &options);
    if (enough != (strstr(text.data, "END") != NULL)) fail_msg("%s: %s", title, text.data);
    if (!enough) {
        char at[32];

        (void)snprintf(at, sizeof at, "E_LIMIT @%zu ", limits[row].offset);
        if (strstr(text.data, want) == NULL || strncmp(text.data, at, strlen(at)) != 0)
            fail_msg("%s: %s\nis not at %zu, %s", title, text.data, limits[row].offset, want);
    }
    ways_check(title, &books_ways, stax_str_of(limits[row].document), &options, NULL);
    ways_free(&text);
}

static void limits_hold_exactly(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        check_limit(i, limits[i].need + 1);
        check_limit(i, limits[i].need);
        check_limit(i, limits[i].need > 1 ? limits[i].need - 1 : STAX_FORBID);
    }
}

/* With every limit at every small value a document has one outcome in all ways. */
static void no_limit_makes_ways_differ(void **state)
{
    static const char *const documents[] = {
        "<?pi?><!DOCTYPE catalog><catalog xmlns:p='u'><p:x a:b:c=''/></catalog>",
        "<catalog><x a='1' b='2' a='3'></x   ></catalog>",
        ("<catalog><book id='1' lang=\"a&amp;b\"><title>T&lt;&#xe9;<!-- -->x</title><author>A"
         "</author><year>2000</year><price>1</price><tag><![CDATA[y]]></tag></book></catalog>"),
        "<catalog><x a='1' b=<></x></catalog>",
        "<catalog><book id='1'><title>T</title></bookkk ></catalog>",
        "<catalog><\xC3\xA9:\xC3\xA9\xC3\xA9 \xE2\xB0\x80='\xC3\xA9'/></catalog>",
        "<catalog><book id='1'><title>&abcdefghi;</title></book></catalog>",
    };
    static const size_t members[] = {
        offsetof(stax_options, depth),      offsetof(stax_options, attributes),
        offsetof(stax_options, name_bytes), offsetof(stax_options, attribute_bytes),
        offsetof(stax_options, text_bytes), offsetof(stax_options, tag_bytes),
    };

    (void)state;
    for (size_t i = 0; i < sizeof documents / sizeof *documents; i++)
        for (size_t k = 0; k < sizeof members / sizeof *members; k++)
            for (size_t value = 1; value < (k < 2 ? 4 : 24); value++) {
                stax_options options = {0};
                char title[80];

                memcpy((char *)&options + members[k], &value, sizeof value);
                (void)snprintf(title, sizeof title, "document %zu, limit %zu at %zu", i, k, value);
                ways_check(title, &books_ways, stax_str_of(documents[i]), &options, NULL);
            }
}

static void a_record_has_a_limit(void **state)
{
    static const char document[] =
        "<catalog><book id='1'><title>T</title>" REST "</book><book id='2'><title>T</title>"
        "<tag>1</tag><tag>2</tag><tag>3</tag><tag>4</tag><tag>5</tag><tag>6</tag>" REST
        "</book></catalog>";
    static const char ok[] = "1 \"en\" \"T\" by \"A\" 2000 100\n";
    bool was_enough = false;

    (void)state;
    for (size_t bytes = 64; bytes < 4000; bytes += 16) {
        stax_options options = {.record_bytes = bytes};
        stax_str text = {document, sizeof document - 1};
        ways_text is = ways_pushed(&books_ways, text, &options, (ways_cut){.size = 1});
        bool enough = strstr(is.data, "END") != NULL;

        if (was_enough && !enough) fail_msg("%zu bytes: %s", bytes, is.data);
        if (!enough && strstr(is.data, "beyond the limit record_bytes") == NULL)
            fail_msg("%zu bytes: %s", bytes, is.data);
        if (enough) assert_memory_equal(is.data, ok, sizeof ok - 1);
        was_enough = enough;
        ways_free(&is);
    }
    assert_true(was_enough);
}

/* ---- options ------------------------------------------------------------------------------ */

static void a_kernel_that_is_not_there_is_refused(void **state)
{
    stax_options options = {.kernel = "abacus", .file = "b.xml"};
    stax_arena arena = {0};
    stax_error error;
    char line[256];

    (void)state;
    assert_null(books_parse(&arena, "<catalog/>", 10, &options, &error));
    assert_int_equal(error.code, STAX_E_OPTION);
    stax_error_format(line, sizeof line, &error);
    assert_string_equal(line, "b.xml: \"abacus\" is not a kernel of this machine");
    assert_null(books_reader_open(NULL, &options, &error));
    assert_int_equal(error.code, STAX_E_OPTION);
    assert_null(books_reader_open(NULL, &options, NULL));
    stax_arena_free(&arena);
}

/* A schema has a root and says itself what is read. */
static void options_of_cursors_are_refused(void **state)
{
    static const struct {
        stax_options options;
        const char *said;
    } rows[] = {
        {{.fragment = true}, "\"fragment\" is not an option of a generated reader"},
        {{.whole_names = true}, "\"whole_names\" is not an option of a generated reader"},
        {{.give = STAX_GIVE_COMMENTS}, "\"give\" is not an option of a generated reader"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        stax_arena arena = {0};
        stax_error error;
        char line[128];

        assert_null(books_parse(&arena, "<catalog/>", 10, &rows[i].options, &error));
        assert_int_equal(error.code, STAX_E_OPTION);
        stax_error_format(line, sizeof line, &error);
        assert_string_equal(line, rows[i].said);
        assert_null(books_reader_open(NULL, &rows[i].options, &error));
        assert_int_equal(error.code, STAX_E_OPTION);
        stax_arena_free(&arena);
    }
}

static void the_stricter_depth_counts(void **state)
{
    static const struct {
        size_t schema, options;
        bool fits; /* three elements */
    } rows[] = {{0, 0, true},
                {3, 0, true},
                {2, 0, false},
                {0, 3, true},
                {0, 2, false},
                {9, 2, false},
                {2, 9, false},
                {3, STAX_UNLIMITED, true},
                {2, STAX_UNLIMITED, false}};

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        stx_schema schema = zoo_schema;
        stax_options options = {.depth = rows[i].options};
        stax_input input = stax_input_memory("<zoo name=''><x><y/></x></zoo>", 30);
        stax_error error;
        stax_arena arena = {0};

        schema.depth = rows[i].schema;
        assert_null(stx_parse(&schema, &arena, &input, &options, &error));
        if ((error.code == STAX_E_LIMIT) == rows[i].fits)
            fail_msg("schema %zu, options %zu: %s", rows[i].schema, rows[i].options,
                     stax_status_name(error.code));
        stax_arena_free(&arena);
    }
}

static void another_abi_is_refused_before_all_else(void **state)
{
    stx_schema schema = {.abi = STX_ABI + 1, .file = "old.schema"};
    failing_allocator counts = {0};
    stax_allocator allocator = failing_allocator_use(&counts);
    stax_options options = {.allocator = &allocator};
    stax_input input = stax_input_memory("", 0);
    stax_arena arena = {0};
    stax_error error = {0};
    int copy = dup(0);

    (void)state;
    assert_null(stx_parse(&schema, &arena, &input, &options, &error));
    assert_int_equal(error.code, STAX_E_ABI);
    error.code = STAX_OK;
    assert_null(stx_open(&schema, &input, &options, &error));
    assert_int_equal(error.code, STAX_E_ABI);
    assert_null(stx_open(&schema, &input, NULL, NULL));
    assert_true(failing_allocator_is_even(&counts));
    if (copy >= 0) assert_true(dup2(0, 0) == 0); /* what was open stays open */
    if (copy >= 0) close(copy);
}

static void options_and_errors_may_be_null(void **state)
{
    stax_arena arena = {0};
    const books_book *book;
    books_reader *reader;
    stax_input input = stax_input_memory("<catalog>x</catalog", 19);

    (void)state;
    assert_non_null(books_parse(&arena, "<catalog/>", 10, NULL, NULL));
    assert_null(books_parse(&arena, "<catalog>", 9, NULL, NULL));
    assert_null(books_parse(&arena, NULL, 0, NULL, NULL));
    assert_null(books_parse_file(&arena, "there is no such file.xml", NULL, NULL));
    stax_arena_free(&arena);
    reader = books_reader_open(&input, NULL, NULL);
    assert_non_null(reader);
    assert_int_equal(books_next_book(reader, &book), STAX_E_TRUNCATED);
    books_reader_close(reader);
    books_reader_close(NULL);
}

static void options_are_copied(void **state)
{
    failing_allocator counts = {0};
    stax_allocator allocator = failing_allocator_use(&counts);
    stax_options options = {.allocator = &allocator, .depth = 3};
    stax_error error;
    books_reader *reader = books_reader_open(NULL, &options, &error);
    const books_book *book;

    (void)state;
    memset(&options, 0xA5, sizeof options);
    memset(&allocator, 0xA5, sizeof allocator);
    assert_int_equal(books_feed(reader, "<catalog><a><b><c/>", 19, true), STAX_OK);
    assert_int_equal(books_next_book(reader, &book), STAX_E_LIMIT);
    books_reader_close(reader);
    assert_true(failing_allocator_is_even(&counts));
}

/* ---- inputs that fail --------------------------------------------------------------------- */

static void a_file_that_is_not_there(void **state)
{
    static const char path[] = "no folder/no such file.xml";
    stax_input input = stax_input_path(path);
    stax_options options = {.file = "shown.xml"};
    stax_arena arena = {0};
    stax_error error;
    char line[256];

    (void)state;
    errno = 42;
    assert_null(books_parse_file(&arena, path, NULL, &error));
    assert_int_equal(errno, 42);
    assert_int_equal(error.code, STAX_E_OPEN);
    assert_int_equal(error.os_error, ENOENT);
    stax_error_format(line, sizeof line, &error);
    assert_string_equal(line,
                        "no folder/no such file.xml: cannot be opened: No such file or directory");
    assert_null(books_reader_open(&input, &options, &error));
    assert_int_equal(error.code, STAX_E_OPEN);
    assert_string_equal(error.file, "shown.xml");
    assert_int_equal(errno, 42);
}

static void a_folder_is_no_file(void **state)
{
    stax_arena arena = {0};
    stax_error error;

    (void)state;
    assert_null(books_parse_file(&arena, ".", NULL, &error));
    assert_int_equal(error.code, STAX_E_READ);
    assert_int_equal(error.os_error, EISDIR);
    assert_int_equal(error.offset, 0);
    assert_int_equal(error.line, 1);
    stax_arena_free(&arena);
}

typedef struct failing_source {
    const char *left;
    size_t len, at_once;
} failing_source;

static ptrdiff_t give_then_fail(void *context, char *room, size_t bytes)
{
    failing_source *from = context;
    size_t n = from->len < from->at_once ? from->len : from->at_once;

    errno = EPIPE;
    if (n == 0) return -1;
    if (n > bytes) n = bytes;
    memcpy(room, from->left, n);
    from->left += n;
    from->len -= n;
    return (ptrdiff_t)n;
}

/* What was wrong before the read failed is told; else that it failed, and where. */
static void a_read_that_fails_keeps_its_reason(void **state)
{
    static const char document[] =
        "<?xml version='1.0'?><zoo name='Z'><x a='1' b='2'/><y <z/>\xC3\xA9</zoo>";
    static const size_t sizes[] = {1, 2, 3, 7, 64};
    const size_t wrong = (size_t)(strstr(document, "<z/>") - document);

    (void)state;
    for (size_t len = 0; len < sizeof document - 1; len++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            failing_source from = {document, len, sizes[i]};
            stax_input input = stax_input_read(give_then_fail, &from);
            bool found = len > wrong;
            stax_error error;
            stax_arena arena = {0};

            errno = 42;
            assert_null(stx_parse(&zoo_schema, &arena, &input, NULL, &error));
            assert_int_equal(errno, 42);
            if (error.code != (found ? STAX_E_TAG : STAX_E_READ) ||
                error.os_error != (found ? 0 : EPIPE) || error.offset != (found ? wrong : len))
                fail_msg("%zu bytes, %zu at once: %s %d @%" PRIu64, len, sizes[i],
                         stax_status_name(error.code), error.os_error, error.offset);
            stax_arena_free(&arena);
        }
}

/* ---- memory that fails -------------------------------------------------------------------- */

static const char rich[] =
    "<zoo name='Z &amp; Y'><note>n&lt;o</note><x a='1' xmlns:p='u' p:b='2'><p:y/></x><pens><animal "
    "id='1' kind='cat'><weight>2<!-- --></weight><tame/><info><born>-3</born><where name='p'/>"
    "</info><said>a</said><said>b</said><said>c</said><keeper role='r'>K</keeper><keeper>L"
    "</keeper><keeper>L</keeper><keeper>L</keeper><keeper>L</keeper></animal><animal id='2'>"
    "<weight>1</weight><said>d</said><said>e</said></animal></pens><owner>O</owner><wide><a0>1</a0>"
    "<a69>2</a69></wide><q:z xmlns:q='v' a1='' a2='' a3='' a4='' a5='' a6='' a7='' a8='' a9='' "
    "a10='' a11='' a12='' a13='' a14='' a15='' a16='' a17=''/></zoo>";

/* One call fails: a result is right, or says so. Returns whether the call was reached. */
static bool fail_at(size_t call, bool after, bool pushed, const ways_parser *p, stax_str document,
                    const ways_text *want)
{
    failing_allocator counts = {.fail_at = call, .fail_after = after};
    stax_allocator allocator = failing_allocator_use(&counts);
    stax_options options = {.allocator = &allocator};
    stax_error error = {0};
    stax_arena arena;
    ways_text is = {0};

    stax_arena_init(&arena, &allocator, NULL, 0);
    if (pushed) {
        stx_reader *reader = p->open(NULL, &options, &error);
        const void *record;
        stax_status status = reader ? STAX_MORE : error.code;

        for (size_t i = 0; status == STAX_MORE; i += 7) {
            size_t n = document.len - i < 7 ? document.len - i : 7;
            assert_int_equal(stx_feed(reader, document.data + i, n, i + n == document.len),
                             STAX_OK);
            while ((status = stx_next(reader, &record)) == STAX_OK) p->say_record(&is, record);
        }
        if (status == STAX_END) p->say_root(&is, stx_head(reader));
        stx_shutdown(reader);
    } else {
        stax_input input = stax_input_memory(document.data, document.len);
        void *root = p->parse(&arena, &input, &options, &error);
        if (root) p->say_root(&is, root);
    }
    stax_arena_free(&arena);
    if (error.code == STAX_OK) ways_say(&is, "END");
    if (error.code != STAX_OK && error.code != STAX_E_MEMORY)
        fail_msg("call %zu: %s", call, stax_status_name(error.code));
    if (error.code == STAX_OK && strcmp(is.data, want->data) != 0)
        fail_msg("call %zu: %s\nis not\n%s", call, is.data, want->data);
    if (!failing_allocator_is_even(&counts)) fail_msg("call %zu: a leak", call);
    ways_free(&is);
    return counts.calls >= call;
}

static void every_allocation_may_fail(void **state)
{
    stax_str document = {rich, sizeof rich - 1};

    (void)state;
    for (int way = 0; way < 4; way++) {
        ways_text want = ways_whole(&zoo_ways, document, NULL);
        size_t call = 1;

        while (fail_at(call, way & 1, way & 2, &zoo_ways, document, &want)) call++;
        assert_true(call > 10);
        ways_free(&want);
    }
}

/* A title of `references`, decoded into a chunk of its own, and thousands of tags behind it. */
static void a_long_decoded_text_leaves_the_arena_whole(void **state)
{
    enum { TAGS = 20000 };
    static const size_t references[] = {10, 700, 3000, 16000, 90000};
    char *xml = malloc(5 * 90000 + 40 * TAGS + 1000);

    (void)state;
    assert_non_null(xml);
    for (size_t i = 0; i < sizeof references / sizeof *references; i++) {
        stax_arena arena = {0};
        char *p = xml + sprintf(xml, "<catalog><book id='1'><title>");
        const books_catalog *catalog;
        const books_book *book;

        for (size_t n = 0; n < references[i]; n++) p += sprintf(p, "&amp;");
        p += sprintf(p, "</title><author>A</author><year>2000</year><price>1</price>");
        for (int n = 0; n < TAGS; n++) p += sprintf(p, "<tag>%d &lt; %d</tag>", n, n + 1);
        p += sprintf(p, "</book></catalog>");
        catalog = books_parse(&arena, xml, (size_t)(p - xml), NULL, NULL);
        assert_non_null(catalog);
        book = &catalog->books.items[0];
        assert_int_equal(strspn(book->title.data, "&"), references[i]);
        assert_int_equal(book->tags.count, TAGS);
        for (int n = 0; n < TAGS; n++) {
            char want[32];

            sprintf(want, "%d < %d", n, n + 1);
            assert_string_equal(book->tags.items[n].data, want);
        }
        stax_arena_free(&arena);
    }
    free(xml);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(limits_hold_exactly),
        cmocka_unit_test(no_limit_makes_ways_differ),
        cmocka_unit_test(a_record_has_a_limit),
        cmocka_unit_test(a_kernel_that_is_not_there_is_refused),
        cmocka_unit_test(options_of_cursors_are_refused),
        cmocka_unit_test(the_stricter_depth_counts),
        cmocka_unit_test(another_abi_is_refused_before_all_else),
        cmocka_unit_test(options_and_errors_may_be_null),
        cmocka_unit_test(options_are_copied),
        cmocka_unit_test(a_file_that_is_not_there),
        cmocka_unit_test(a_folder_is_no_file),
        cmocka_unit_test(a_read_that_fails_keeps_its_reason),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(a_long_decoded_text_leaves_the_arena_whole),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
