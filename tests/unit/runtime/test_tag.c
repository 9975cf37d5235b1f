/*
 * Tags in every spelling, and all that can be wrong with one.
 */
#include "token_harness.h"

#include <stax/cursor.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"an empty element", "<a/>", "<a></a>."},
    {"an empty element with blanks", "<a \t\r\n/>", "<a></a>."},
    {"attributes", "<a b=\"1\" c='2'/>", "<a b=\"1\" c=\"2\"></a>."},
    {"blanks around '='", "<a b = \"1\"\tc\n=\r'2' ></a\n>", "<a b=\"1\" c=\"2\"></a>."},
    {"quotes in quotes", "<a b=\"'\" c='\"'/>", "<a b=\"'\" c=\"\"\"></a>."},
    {"'>' and '/' in values", "<a b=\"/>\" c='>'>x</a>", "<a b=\"/>\" c=\">\">x</a>."},
    {"many attributes",
     "<a a='' b='' c='' d='' e='' f='' g='' h='' i='' j='' k='' l='' m='' n='' "
     "o='' p='' q='' r=''/>",
     "<a a=\"\" b=\"\" c=\"\" d=\"\" e=\"\" f=\"\" g=\"\" h=\"\" i=\"\" j=\"\" k=\"\" l=\"\" "
     "m=\"\" n=\"\" o=\"\" p=\"\" q=\"\" r=\"\"></a>."},
    {"names with all kinds of characters", "<_a-1.\xC3\xA9\xC2\xB7 \xC3\xA9_=''/>",
     "<_a-1.\\xC3\\xA9\\xC2\\xB7 \\xC3\\xA9_=\"\"></_a-1.\\xC3\\xA9\\xC2\\xB7>."},
    {"a prefix", "<p:a xmlns:p='u' p:b=''></p:a>", "<p:a xmlns:p=\"u\" p:b{u}=\"\"></p:a>."},
    {"nested elements", "<a><a><b/></a></a>", "<a><a><b></b></a></a>."},
    {"an end tag that does not fit", "<a></b>", "<a>!E_END_TAG 1:4 @3 'b' (a)"},
    {"an end tag that fits another", "<a><b></a></b>", "<a><b>!E_END_TAG 1:7 @6 'a' (b)"},
    {"an end tag in another case", "<a></A>", "<a>!E_END_TAG 1:4 @3 'A' (a)"},
    {"an end tag without a name", "<a></>", "<a>!E_TAG 1:6 @5 (a name must follow \"</\")"},
    {"an end tag with a slash", "<a></a/>",
     "<a>!E_TAG 1:7 @6 ('>' must follow the name of an end tag)"},
    {"an end tag with an attribute", "<a></a b=''>",
     "<a>!E_TAG 1:8 @7 ('>' must follow the name of an end tag)"},
    {"an end tag with a digit", "<a></1>", "<a>!E_TAG 1:6 @5 (a name must follow \"</\")"},
    {"no name", "<>", "!E_MARKUP 1:1 @0"},
    {"a digit", "<1/>", "!E_MARKUP 1:1 @0"},
    {"a dot", "<./>", "!E_MARKUP 1:1 @0"},
    {"U+00D7 begins no name", "<\xC3\x97/>", "!E_MARKUP 1:1 @0"},
    {"U+00B7 stands in names but begins none", "<\xC2\xB7/>", "!E_MARKUP 1:1 @0"},
    {"an attribute without '='", "<a b/>", "!E_TAG 1:5 @4 ('=' must follow the attribute's name)"},
    {"an attribute without a value", "<a b=/>", "!E_TAG 1:6 @5 (the value must stand in quotes)"},
    {"an attribute without quotes", "<a b=1/>", "!E_TAG 1:6 @5 (the value must stand in quotes)"},
    {"an attribute without a name", "<a =''/>",
     "!E_TAG 1:4 @3 (an attribute, '>' or \"/>\" must stand here)"},
    {"an attribute with a digit in front", "<a 1=''/>",
     "!E_TAG 1:4 @3 (an attribute, '>' or \"/>\" must stand here)"},
    {"no blank between attributes", "<a b=''c=''/>",
     "!E_TAG 1:8 @7 (a blank, '>' or \"/>\" must stand here)"},
    {"no blank between attributes, double quotes", "<a b=\"\"c=\"\"/>",
     "!E_TAG 1:8 @7 (a blank, '>' or \"/>\" must stand here)"},
    {"something behind '/'", "<a /b>", "!E_TAG 1:5 @4 ('>' must follow '/')"},
    {"a blank behind '/'", "<a / >", "!E_TAG 1:5 @4 ('>' must follow '/')"},
    {"'<' for a blank", "<a<b/>", "!E_TAG 1:3 @2 ('<' in it)"},
    {"'<' in a value", "<a b='<'/>", "!E_LESS_THAN 1:7 @6"},
    {"'<' in a value in double quotes", "<a b=\"x<\"/>", "!E_LESS_THAN 1:8 @7"},
    {"'<' for a name", "<a <", "!E_TAG 1:4 @3 ('<' in it)"},
    {"'<' for '='", "<a b<", "!E_TAG 1:5 @4 ('<' in it)"},
    {"'<' for a quote", "<a b=<", "!E_TAG 1:6 @5 ('<' in it)"},
    {"'<' in an end tag", "<a></a<", "<a>!E_TAG 1:7 @6 ('<' in it)"},
    {"'&' in a tag", "<a &amp;=''/>",
     "!E_TAG 1:4 @3 (an attribute, '>' or \"/>\" must stand here)"},
    {"a colon in front", "<:a/>", "!E_COLON 1:2 @1 ':a'"},
    {"only a colon", "<:/>", "!E_COLON 1:2 @1 ':'"},
    {"a colon behind", "<a:/>", "!E_COLON 1:2 @1 'a:'"},
    {"a digit behind a colon", "<a:1/>", "!E_COLON 1:2 @1 'a:1'"},
    {"two colons", "<a:b:c/>", "!E_COLON 1:2 @1 'a:b:c'"},
    {"two colons together", "<a::b/>", "!E_COLON 1:2 @1 'a::b'"},
    {"an attribute with a colon in front", "<a :b=''/>", "!E_COLON 1:4 @3 ':b'"},
    {"an attribute with two colons", "<a b:c:d=''/>", "!E_COLON 1:4 @3 'b:c:d'"},
    {"an end tag with two colons", "<a></a:b:c>", "<a>!E_COLON 1:6 @5 'a:b:c'"},
    {"the input ends behind '<'", "<", "!E_TRUNCATED 1:2 @1"},
    {"the input ends in a name", "<a", "!E_TRUNCATED 1:3 @2"},
    {"the input ends behind a name", "<a ", "!E_TRUNCATED 1:4 @3"},
    {"the input ends in an attribute", "<a b", "!E_TRUNCATED 1:5 @4"},
    {"the input ends behind '='", "<a b=", "!E_TRUNCATED 1:6 @5"},
    {"the input ends in a value", "<a b='", "!E_TRUNCATED 1:7 @6"},
    {"the input ends behind a value", "<a b=''", "!E_TRUNCATED 1:8 @7"},
    {"the input ends behind '/'", "<a/", "!E_TRUNCATED 1:4 @3"},
    {"the input ends in an end tag", "<a></", "<a>!E_TRUNCATED 1:6 @5"},
    {"the input ends in an end tag that does not fit", "<a></b ", "<a>!E_TRUNCATED 1:8 @7"},
    {"the input ends behind two colons", "<a:b:", "!E_COLON 1:2 @1 'a:b:'"},
    {"a wrong character in a tag", "<a b='\x02'/>", "!E_CHARACTER 1:7 @6"},
    {"bad UTF-8 in a name", "<a\xC3/>", "!E_UTF8 1:3 @2"},
};

static void tags_are_read_in_every_spelling(void **state)
{
    (void)state;
    token_check_all(cases, sizeof cases / sizeof *cases);
}

/* ---- tags that are pushed ----------------------------------------------------------------- */

/* What a cursor says of pieces that are not the last. */
static stax_event pushed(const char *one, size_t len, const char *two, const stax_options *options,
                         stax_error *error)
{
    stax_cursor *c = stax_cursor_open(NULL, options, error);
    stax_event event;

    assert_non_null(c);
    assert_int_equal(stax_cursor_feed(c, one, len, false), STAX_OK);
    event = stax_cursor_next(c);
    if (event == STAX_EVENT_MORE) {
        assert_int_equal(stax_cursor_feed(c, two, strlen(two), false), STAX_OK);
        event = stax_cursor_next(c);
    }
    stax_cursor_close(c);
    return event;
}

static void a_tag_is_given_as_soon_as_its_end_is_there(void **state)
{
    static const char *const tags[] = {"<a>", "<a b='' >", "<a b=\"c\" d='e'>",
                                       "<a b='>\"' c=\">'\">"};
    stax_error error;

    (void)state;
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
        for (size_t cut = 1; cut <= strlen(tags[i]); cut++)
            if (pushed(tags[i], cut, tags[i] + cut, NULL, &error) != STAX_EVENT_START)
                fail_msg("%s cut behind %zu", tags[i], cut);
}

static void a_tag_that_is_too_long_is_refused_before_its_end_is_there(void **state)
{
    static const char tag[] = "<a b='0123456789";
    stax_error error;

    (void)state;
    for (size_t cut = 1; cut < sizeof tag - 1; cut++) {
        assert_int_equal(pushed(tag, cut, tag + cut, &(stax_options){.tag_bytes = 12}, &error),
                         STAX_EVENT_ERROR);
        assert_int_equal(error.code, STAX_E_LIMIT);
        assert_int_equal(error.offset, 12);
    }
}

/* ---- tags that the input ends in ---------------------------------------------------------- */

/* "<a b='" and so many bytes more, in pieces. */
typedef struct long_tag {
    size_t left;
    bool begun;
} long_tag;

static ptrdiff_t give(void *context, char *room, size_t bytes)
{
    static const char begin[] = "<a b='";
    long_tag *tag = context;
    size_t n = tag->left < bytes ? tag->left : bytes;

    if (n > 1000) n = 1000;
    memset(room, 'x', n);
    if (!tag->begun) memcpy(room, begin, sizeof begin - 1);
    tag->begun = true;
    tag->left -= n;
    return (ptrdiff_t)n;
}

/* Also where there has just been made room for more. */
static void a_tag_that_the_input_ends_in_is_an_error_at_any_length(void **state)
{
    (void)state;
    for (size_t len = 1000; len < 120000; len += 1000) {
        long_tag tag = {.left = len};
        stax_input input = stax_input_read(give, &tag);
        stax_error error;
        stax_cursor *c = stax_cursor_open(&input, NULL, &error);

        assert_int_equal(stax_cursor_next(c), STAX_EVENT_ERROR);
        if (error.code != STAX_E_TRUNCATED || error.offset != len)
            fail_msg("%zu bytes: %s", len, stax_status_name(error.code));
        stax_cursor_close(c);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tags_are_read_in_every_spelling),
        cmocka_unit_test(a_tag_is_given_as_soon_as_its_end_is_there),
        cmocka_unit_test(a_tag_that_is_too_long_is_refused_before_its_end_is_there),
        cmocka_unit_test(a_tag_that_the_input_ends_in_is_an_error_at_any_length),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
