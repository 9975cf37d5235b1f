/*
 * What a cursor can be asked: names and their parts, namespaces, attributes, places, the error.
 */
#include <stax/cursor.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static stax_cursor *open_document(const char *document)
{
    stax_input input = stax_input_memory(document, strlen(document));
    stax_cursor *c = stax_cursor_open(&input, NULL, NULL);

    assert_non_null(c);
    return c;
}

static void check_str(stax_str got, const char *want)
{
    if (!stax_eq(got, stax_str_of(want)))
        fail_msg("\"%.*s\", not \"%s\"", (int)got.len, got.data, want);
}

static void names_have_parts_and_namespaces(void **state)
{
    stax_cursor *c =
        open_document("<a xmlns='u' xmlns:p='v'><p:b xmlns=''><c/></p:b><p:d xmlns:p='w'/></a>");

    (void)state;
    stax_cursor_next(c);
    check_str(stax_cursor_uri(c), "u");
    check_str(stax_cursor_prefix(c), "");
    check_str(stax_cursor_local(c), "a");
    stax_cursor_next(c);
    check_str(stax_cursor_name(c), "p:b");
    check_str(stax_cursor_prefix(c), "p");
    check_str(stax_cursor_local(c), "b");
    check_str(stax_cursor_uri(c), "v");
    stax_cursor_next(c);
    check_str(stax_cursor_name(c), "c");
    check_str(stax_cursor_uri(c), "");
    stax_cursor_next(c);
    stax_cursor_next(c); /* its END still has its declarations */
    check_str(stax_cursor_uri(c), "v");
    stax_cursor_next(c);
    check_str(stax_cursor_uri(c), "w");
    stax_cursor_next(c);
    check_str(stax_cursor_uri(c), "w");
    stax_cursor_next(c);
    check_str(stax_cursor_uri(c), "u");
    stax_cursor_next(c);
    check_str(stax_cursor_name(c), "");
    check_str(stax_cursor_uri(c), "");
    stax_cursor_close(c);
}

static void attributes_are_found_by_every_name(void **state)
{
    stax_cursor *c =
        open_document("<a xmlns:p='u' id='1' p:id='2' xml:lang='en' xmlns='d' empty=''>t</a>");
    const stax_attribute *a;
    stax_str value;
    size_t count;

    (void)state;
    stax_cursor_next(c);
    a = stax_cursor_attributes(c, &count);
    assert_int_equal(count, 6);
    check_str(a[0].name, "xmlns:p");
    check_str(stax_cursor_attribute_uri(c, &a[0]), "");
    check_str(a[2].name, "p:id");
    assert_int_equal(a[2].prefix, 1);
    check_str(stax_cursor_attribute_uri(c, &a[2]), "u");

    assert_true(stax_cursor_attribute(c, "id", &value));
    check_str(value, "1");
    assert_true(stax_cursor_attribute(c, "p:id", &value));
    check_str(value, "2");
    assert_true(stax_cursor_attribute(c, "empty", &value));
    check_str(value, "");
    assert_false(stax_cursor_attribute(c, "i", &value));

    assert_true(stax_cursor_attribute_ns(c, "u", "id", &value));
    check_str(value, "2");
    assert_true(stax_cursor_attribute_ns(c, "", "id", &value));
    check_str(value, "1");
    assert_true(
        stax_cursor_attribute_ns(c, "http://www.w3.org/XML/1998/namespace", "lang", &value));
    check_str(value, "en");
    assert_false(stax_cursor_attribute_ns(c, "", "p", &value)); /* a declaration */
    assert_false(stax_cursor_attribute_ns(c, "", "xmlns", &value));
    assert_false(stax_cursor_attribute_ns(c, "d", "id", &value));

    stax_cursor_next(c);
    (void)stax_cursor_attributes(c, &count);
    assert_int_equal(count, 0);
    assert_false(stax_cursor_attribute(c, "id", &value));
    stax_cursor_close(c);
}

/* ---- xml:lang and xml:space --------------------------------------------------------------- */

static const struct {
    stax_event event;
    const char *lang;
    stax_space space;
} inherited[] = {
    {STAX_EVENT_START, "", STAX_SPACE_DEFAULT},    /* a */
    {STAX_EVENT_START, "en", STAX_SPACE_DEFAULT},  /* b */
    {STAX_EVENT_TEXT, "en", STAX_SPACE_DEFAULT},   /* 1 */
    {STAX_EVENT_START, "de", STAX_SPACE_PRESERVE}, /* c */
    {STAX_EVENT_START, "", STAX_SPACE_PRESERVE},   /* d, which resets */
    {STAX_EVENT_START, "", STAX_SPACE_DEFAULT},    /* e */
    {STAX_EVENT_END, "", STAX_SPACE_DEFAULT},      /* e: its own is still in scope */
    {STAX_EVENT_TEXT, "", STAX_SPACE_PRESERVE},    /* 2 */
    {STAX_EVENT_END, "", STAX_SPACE_PRESERVE},     /* d */
    {STAX_EVENT_START, "de", STAX_SPACE_PRESERVE}, /* f, whose xml:space says nothing */
    {STAX_EVENT_END, "de", STAX_SPACE_PRESERVE},   /* f */
    {STAX_EVENT_END, "de", STAX_SPACE_PRESERVE},   /* c */
    {STAX_EVENT_TEXT, "en", STAX_SPACE_DEFAULT},   /* 3 */
    {STAX_EVENT_END, "en", STAX_SPACE_DEFAULT},    /* b */
    {STAX_EVENT_START, "", STAX_SPACE_DEFAULT},    /* g, at b's depth */
    {STAX_EVENT_END, "", STAX_SPACE_DEFAULT},      /* g */
    {STAX_EVENT_END, "", STAX_SPACE_DEFAULT},      /* a */
    {STAX_EVENT_DOCUMENT_END, "", STAX_SPACE_DEFAULT},
};

static void language_and_space_are_those_of_the_nearest(void **state)
{
    stax_cursor *c = open_document(
        "<a><b xml:lang='en'>1<c xml:lang='de' xmlns='u' xml:space='preserve'><d xml:lang=''>"
        "<e xml:space='default'/>2</d><f xml:space='other' lang='x' xml:land='y'/></c>3</b>"
        "<g lang='x' xmlns:p='u' p:lang='y'></g></a>");

    (void)state;
    for (size_t i = 0; i < sizeof inherited / sizeof *inherited; i++) {
        stax_event event = stax_cursor_next(c);

        if (event != inherited[i].event || stax_cursor_space(c) != inherited[i].space ||
            !stax_eq(stax_cursor_lang(c), stax_str_of(inherited[i].lang)))
            fail_msg("event %u: %d, \"%.*s\", %d", (unsigned)i, event, (int)stax_cursor_lang(c).len,
                     stax_cursor_lang(c).data, stax_cursor_space(c));
    }
    stax_cursor_close(c);
}

static void language_and_space_count_with_the_namespaces_in_scope(void **state)
{
    static const char document[] = "<a xmlns='u'><b xml:lang='en'><c xml:space='default'/></b></a>";
    stax_input input = stax_input_memory(document, sizeof document - 1);

    (void)state;
    for (size_t limit = 2; limit < 4; limit++) {
        stax_options options = {.scope_namespaces = limit};
        stax_cursor *c = stax_cursor_open(&input, &options, NULL);
        stax_event event;

        do event = stax_cursor_next(c);
        while (event != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END);
        assert_int_equal(stax_cursor_status(c), limit == 2 ? STAX_E_LIMIT : STAX_END);
        if (limit == 2) assert_int_equal(stax_cursor_error(c)->offset, 33);
        stax_cursor_close(c);
    }
}

/* ---- places ------------------------------------------------------------------------------- */

static const struct {
    stax_event event;
    size_t depth;
    unsigned line, column, offset;
} places[] = {
    {STAX_EVENT_START, 1, 1, 1, 0}, {STAX_EVENT_TEXT, 1, 1, 4, 3},
    {STAX_EVENT_START, 2, 2, 1, 4}, {STAX_EVENT_END, 2, 2, 1, 4},
    {STAX_EVENT_TEXT, 1, 2, 5, 8},  {STAX_EVENT_START, 2, 3, 6, 28},
    {STAX_EVENT_TEXT, 2, 3, 9, 31}, {STAX_EVENT_END, 2, 3, 10, 32},
    {STAX_EVENT_END, 1, 3, 14, 36}, {STAX_EVENT_DOCUMENT_END, 0, 4, 1, 41},
};

static void events_have_depths_and_places(void **state)
{
    stax_cursor *c = open_document("<a>\n<b/>\xC3\xA9<!-- -->&lt;\nxyz  <c>t</c></a>\n");

    (void)state;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        stax_event event = stax_cursor_next(c);
        stax_position at = stax_cursor_position(c);

        if (event != places[i].event || stax_cursor_depth(c) != places[i].depth ||
            at.line != places[i].line || at.column != places[i].column ||
            at.offset != places[i].offset)
            fail_msg("event %u: %d depth %u at %u:%u, offset %u", (unsigned)i, event,
                     (unsigned)stax_cursor_depth(c), (unsigned)at.line, (unsigned)at.column,
                     (unsigned)at.offset);
    }
    assert_int_equal(stax_cursor_status(c), STAX_END);
    assert_int_equal(stax_cursor_error(c)->code, STAX_OK);
    stax_cursor_close(c);
}

static void the_error_names_the_open_elements(void **state)
{
    stax_error error;
    const char document[] = "<a><b><c></c>\n<d>&x;";
    stax_input input = stax_input_memory(document, sizeof document - 1);
    stax_cursor *c = stax_cursor_open(&input, NULL, &error);
    char line[200];

    (void)state;
    while (stax_cursor_next(c) != STAX_EVENT_ERROR) continue;
    assert_ptr_equal(stax_cursor_error(c), &error);
    assert_int_equal(stax_cursor_status(c), STAX_E_ENTITY);
    assert_string_equal(error.path, "a/b/d");
    stax_error_format(line, sizeof line, &error);
    assert_string_equal(line, "2:4: a/b/d: the entity \"x\" is not declared");
    assert_int_equal(stax_cursor_position(c).column, 4);
    stax_cursor_close(c);
}

static void opening_may_fail(void **state)
{
    stax_error error;
    stax_input input = stax_input_path("/no/such/file");
    stax_options options = {.kernel = "abacus"};

    (void)state;
    assert_null(stax_cursor_open(&input, NULL, &error));
    assert_int_equal(error.code, STAX_E_OPEN);
    assert_null(stax_cursor_open(NULL, &options, &error));
    assert_int_equal(error.code, STAX_E_OPTION);
    stax_cursor_close(NULL);
}

static bool is(const char *text, int which)
{
    /* exactly as long as it is, so that a sanitizer sees what is read behind it */
    size_t len = strlen(text);
    char *exact = memcpy(malloc(len + (len == 0)), text, len);
    stax_str s = {exact, len};
    bool answers[] = {STAX_IS(s, ""),
                      STAX_IS(s, "a"),
                      STAX_IS(s, "ab"),
                      STAX_IS(s, "abc"),
                      STAX_IS(s, "abcd"),
                      STAX_IS(s, "abcdefg"),
                      STAX_IS(s, "abcdefgh"),
                      STAX_IS(s, "abcdefghijk"),
                      STAX_IS(s, "abcdefghijklmnop"),
                      STAX_IS(s, "abcdefghijklmnopqrstuvwxy")};

    free(exact);
    return answers[which];
}

static void literals_are_compared_to_the_last_byte(void **state)
{
    static const char *const words[] = {"",
                                        "a",
                                        "ab",
                                        "abc",
                                        "abcd",
                                        "abcdefg",
                                        "abcdefgh",
                                        "abcdefghijk",
                                        "abcdefghijklmnop",
                                        "abcdefghijklmnopqrstuvwxy"};

    (void)state;
    for (int i = 0; i < 10; i++) {
        char other[32];
        size_t len = strlen(words[i]);

        for (int j = 0; j < 10; j++) assert_int_equal(is(words[i], j), i == j);
        for (size_t at = 0; at < len; at++) {
            memcpy(other, words[i], len + 1);
            other[at] ^= 1;
            assert_false(is(other, i));
        }
    }
}

static void texts_of_the_document_are_kept_without_a_copy(void **state)
{
    static const char document[] = "<a><b>in place</b><b>de&lt;coded</b></a>";
    stax_arena arena;
    stax_str memory = {document, sizeof document - 1}, text = {0}, kept;
    stax_cursor *c = open_document(document);

    (void)state;
    stax_arena_init(&arena, NULL, NULL, 0);
    stax_cursor_next(c);
    stax_cursor_next(c);
    assert_int_equal(stax_cursor_element_text(c, &text), STAX_EVENT_END);
    stax_cursor_next(c);
    assert_int_equal(stax_cursor_element_text(c, &text), STAX_EVENT_END);
    kept = stax_keep(text, memory, &arena);
    assert_ptr_not_equal(kept.data, text.data);
    stax_cursor_close(c);
    check_str(kept, "de<coded");
    assert_int_equal(kept.data[kept.len], '\0');
    text = (stax_str){document + 6, 8};
    kept = stax_keep(text, memory, &arena);
    assert_ptr_equal(kept.data, document + 6);
    stax_arena_free(&arena);
}

/* More references in one text than the index of a window has entries. */
static void a_text_of_many_references_is_decoded_whole(void **state)
{
    static const size_t counts[] = {1, 1000, 16383, 16384, 16400, 40000, 90000};
    char *document = malloc(4 * 90000 + 64);

    (void)state;
    assert_non_null(document);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        char *p = document;
        stax_cursor *c;
        stax_str text;

        p = (char *)memcpy(p, "<r><a>", 6) + 6;
        for (size_t n = 0; n < counts[i]; n++) p = (char *)memcpy(p, "&lt;", 4) + 4;
        memcpy(p, "</a></r>", 9);
        c = open_document(document);
        assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
        assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
        assert_int_equal(stax_cursor_next(c), STAX_EVENT_TEXT);
        text = stax_cursor_text(c);
        assert_int_equal(text.len, counts[i]);
        assert_null(memchr(text.data, '&', text.len));
        assert_int_equal(stax_cursor_next(c), STAX_EVENT_END);
        stax_cursor_close(c);
    }
    free(document);
}

/* XML 1.0 without Namespaces (production 5). */
static void without_namespaces_a_colon_is_a_letter(void **state)
{
    static const char text[] = "<!DOCTYPE a:b:c [<!ATTLIST a:b:c :d CDATA 'e'><!ENTITY f: ''>]>"
                               "<a:b:c xmlns:x='' x:y='1' xmlns='u' z:y='2'><?g:h?><:/></a:b:c>";
    stax_options options = {.whole_names = true};
    stax_input input = stax_input_memory(text, sizeof text - 1);
    stax_cursor *c = stax_cursor_open(&input, &options, NULL);
    const stax_attribute *a;
    size_t count;

    (void)state;
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
    check_str(stax_cursor_name(c), "a:b:c");
    check_str(stax_cursor_local(c), "a:b:c");
    check_str(stax_cursor_prefix(c), "");
    check_str(stax_cursor_uri(c), "");
    a = stax_cursor_attributes(c, &count);
    assert_int_equal(count, 5);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(a[i].prefix, 0);
        check_str(stax_cursor_attribute_uri(c, &a[i]), "");
    }
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
    check_str(stax_cursor_local(c), ":");
    while (stax_cursor_next(c) == STAX_EVENT_END) {
    }
    assert_int_equal(stax_cursor_status(c), STAX_END);
    stax_cursor_close(c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_namespaces_a_colon_is_a_letter),
        cmocka_unit_test(names_have_parts_and_namespaces),
        cmocka_unit_test(attributes_are_found_by_every_name),
        cmocka_unit_test(language_and_space_are_those_of_the_nearest),
        cmocka_unit_test(language_and_space_count_with_the_namespaces_in_scope),
        cmocka_unit_test(events_have_depths_and_places),
        cmocka_unit_test(the_error_names_the_open_elements),
        cmocka_unit_test(opening_may_fail),
        cmocka_unit_test(literals_are_compared_to_the_last_byte),
        cmocka_unit_test(texts_of_the_document_are_kept_without_a_copy),
        cmocka_unit_test(a_text_of_many_references_is_decoded_whole),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
