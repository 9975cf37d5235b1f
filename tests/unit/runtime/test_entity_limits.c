/*
 * What entities may cost: depth and budget, one below, at and above each edge; and the documents
 * that other parsers died of.
 */
#include "dtd_claims.h"
#include "failing_allocator.h"

#include <stax/cursor.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- edges -------------------------------------------------------------------------------- */

#define TEN "0123456789"

typedef struct edge {
    const char *title, *document;
    stax_options enough, less; /* one less */
    const char *error;         /* of the latter */
} edge;

static const edge edges[] = {
    {"three deep in content",
     DTD_DOCUMENT("<!ENTITY e '&f;'><!ENTITY f '&g;'><!ENTITY g '<b/>'>", "&e;"),
     {.entity_depth = 3},
     {.entity_depth = 2},
     "!E_LIMIT 1:71 @70 (entity_depth (2)) in f"},
    {"three deep in content, the last one plain",
     DTD_DOCUMENT("<!ENTITY e '&f;'><!ENTITY f '&g;'><!ENTITY g 'x'>", "&e;"),
     {.entity_depth = 3},
     {.entity_depth = 2},
     "!E_LIMIT 1:68 @67 (entity_depth (2)) in f"},
    {"three deep in a value",
     DTD_DOCUMENT("<!ENTITY e '&f;'><!ENTITY f '&g;'><!ENTITY g 'x'>", "<b k='&e;'/>"),
     {.entity_depth = 3},
     {.entity_depth = 2},
     "!E_LIMIT 1:74 @73 (entity_depth (2)) in f"},
    {"two deep in content and one in a value",
     DTD_DOCUMENT("<!ENTITY e '&f;'><!ENTITY f '<b k=\"&g;\"/>'><!ENTITY g 'x'>", "&e;"),
     {.entity_depth = 3},
     {.entity_depth = 2},
     "!E_LIMIT 1:77 @76 (entity_depth (2)) in f"},
    {"two deep in declarations",
     DTD_DOCUMENT("<!ENTITY % p '<!ENTITY e \"x\">'><!ENTITY % q '&#37;p;'>%q;", ""),
     {.entity_depth = 2},
     {.entity_depth = 1},
     "!E_LIMIT 1:68 @67 (entity_depth (1)) in q"},
    {"one at all",
     DTD_DOCUMENT("<!ENTITY e 'x'>", "&e;"),
     {.entity_depth = 1},
     {.entity_depth = STAX_FORBID},
     "!E_LIMIT 1:34 @33 (entity_depth (0))"},
    {"thirty bytes a reference",
     DTD_DOCUMENT("<!ENTITY e '" TEN "'>", "&e;&e;"),
     {.entity_free = 60, .entity_factor = STAX_FORBID},
     {.entity_free = 59, .entity_factor = STAX_FORBID},
     "!E_LIMIT 1:46 @45 (entity_free (59))"},
    {"thirty bytes a reference in a value",
     DTD_DOCUMENT("<!ENTITY e '" TEN "'>", "<b k='&e;&e;'/>"),
     {.entity_free = 60, .entity_factor = STAX_FORBID},
     {.entity_free = 59, .entity_factor = STAX_FORBID},
     "!E_LIMIT 1:52 @51 (entity_free (59))"},
    {"entities in entities in a value",
     DTD_DOCUMENT("<!ENTITY e '&f;&f;'><!ENTITY f '" TEN "'>", "<b k='&e;'/>"),
     {.entity_free = 86, .entity_factor = STAX_FORBID},
     {.entity_free = 85, .entity_factor = STAX_FORBID},
     "!E_LIMIT 1:69 @68 (entity_free (85)) in e"},
    {"elements in content",
     DTD_DOCUMENT("<!ENTITY e '<b>&f;</b>'><!ENTITY f '" TEN "'>", "&e;"),
     {.entity_free = 60, .entity_factor = STAX_FORBID},
     {.entity_free = 59, .entity_factor = STAX_FORBID},
     "!E_LIMIT 1:67 @66 (entity_free (59)) in e"},
    {"in a default",
     DTD_DOCUMENT("<!ENTITY e '" TEN "'><!ATTLIST c k CDATA '&e;'>", ""),
     {.entity_free = 30, .entity_factor = STAX_FORBID},
     {.entity_free = 29, .entity_factor = STAX_FORBID},
     "!E_LIMIT 1:59 @58 (entity_free (29))"},
    {"attributes by default, in the budget",
     DTD_DOCUMENT("<!ATTLIST b k CDATA '" TEN "'>", "<b/><b/>"),
     {.entity_free = 60, .entity_factor = STAX_FORBID},
     {.entity_free = 59, .entity_factor = STAX_FORBID},
     "!E_LIMIT 1:56 @55 (entity_free (59))"},
    {"a parameter entity",
     DTD_DOCUMENT("<!ENTITY % p '<!-- -->'>%p;", ""),
     {.entity_free = 28, .entity_factor = STAX_FORBID},
     {.entity_free = 27, .entity_factor = STAX_FORBID},
     "!E_LIMIT 1:38 @37 (entity_free (27))"},
    {"a factor of what was read",
     "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;&e;&e;&e;&e;&e;&e;</a>", /* 21 of 33 … 147 of 51 */
     {.entity_free = 1, .entity_factor = 3},
     {.entity_free = 1, .entity_factor = 2},
     "!E_LIMIT 1:46 @45 (entity_factor (2))"},
    {"bytes in a value",
     DTD_DOCUMENT("<!ENTITY e '" TEN "'>", "<b k='12&e;34'/>"),
     {.attribute_bytes = 14},
     {.attribute_bytes = 13},
     "!E_LIMIT 1:55 @54 (attribute_bytes (13))"},
    {"bytes in a value by entities",
     DTD_DOCUMENT("<!ENTITY e '" TEN "'>", "<b k='&e;&e;'/>"),
     {.attribute_bytes = 20},
     {.attribute_bytes = 19},
     "!E_LIMIT 1:52 @51 (attribute_bytes (19)) in e"},
    {"bytes in a text by entities",
     DTD_DOCUMENT("<!ENTITY e '" TEN "'>", "&e;&e;"),
     {.text_bytes = 20},
     {.text_bytes = 19},
     "!E_LIMIT 1:46 @45 (text_bytes (19)) in e"},
    {"attributes by default",
     DTD_DOCUMENT("<!ATTLIST a k CDATA 'v' l CDATA 'w'>", ""),
     {.attributes = 2},
     {.attributes = 1},
     "!E_LIMIT 1:52 @51 (attributes (1))"},
    {"bytes in a name of an entity",
     DTD_DOCUMENT("<!ENTITY abc 'x'>", "&abc;"),
     {.name_bytes = 3},
     {.name_bytes = 2},
     "!E_LIMIT 1:23 @22 (name_bytes (2))"},
    {"bytes in a name of a parameter entity",
     DTD_DOCUMENT("%abc;", ""),
     {.name_bytes = 3},
     {.name_bytes = 2},
     "!E_LIMIT 1:15 @14 (name_bytes (2))"},
    {"bytes in a name that a value refers to",
     DTD_DOCUMENT("<!ENTITY e '&abc;'>", ""),
     {.name_bytes = 3},
     {.name_bytes = 2},
     "!E_LIMIT 1:27 @26 (name_bytes (2))"},
    {"bytes in a word of a list",
     DTD_DOCUMENT("<!ATTLIST a k (01234567) #IMPLIED>", ""),
     {.name_bytes = 8},
     {.name_bytes = 7},
     "!E_LIMIT 1:29 @28 (name_bytes (7))"},
    {"bytes in a declaration",
     DTD_DOCUMENT("<!ELEMENT a EMPTY>", ""),
     {.tag_bytes = 18},
     {.tag_bytes = 17},
     "!E_LIMIT 1:31 @30 (tag_bytes (17))"},
    {"bytes in a DOCTYPE",
     "<!DOCTYPE a [<!ELEMENT a EMPTY>] ><a/>",
     {.doctype_bytes = 34},
     {.doctype_bytes = 33},
     "!E_LIMIT 1:34 @33 (doctype_bytes (33))"},
    {"bytes in a DOCTYPE with a comment",
     "<!DOCTYPE a [<!-- 0123456789012345678901234567890123456789 -->]><a/>",
     {.doctype_bytes = 64},
     {.doctype_bytes = 40},
     "!E_LIMIT 1:41 @40 (doctype_bytes (40))"},
    {"bytes in a DOCTYPE that has no subset",
     "<!DOCTYPE a    ><a/>",
     {.doctype_bytes = 16},
     {.doctype_bytes = 15},
     "!E_LIMIT 1:16 @15 (doctype_bytes (15))"},
};

static void limits_hold_exactly(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++) {
        ways_text good = token_events_in_place(stax_str_of(edges[i].document), &edges[i].enough);
        ways_text bad = token_events_in_place(stax_str_of(edges[i].document), &edges[i].less);
        token_case row = {edges[i].title, edges[i].document, good.data};

        if (good.data[good.len - 1] != '.') fail_msg("%s: %s", edges[i].title, good.data);
        dtd_claims_check(&row, 1, &edges[i].enough);
        if (strstr(bad.data, edges[i].error) == NULL)
            fail_msg("%s: %s\nis not\n%s", edges[i].title, bad.data, edges[i].error);
        row.want = bad.data;
        dtd_claims_check(&row, 1, &edges[i].less);
        ways_free(&good);
        ways_free(&bad);
    }
}

/* ---- hostile documents -------------------------------------------------------------------- */

/* How reading with a cursor ends. */
static stax_error end_of(const ways_text *document, const stax_options *options)
{
    stax_input input = stax_input_memory(document->data, document->len);
    stax_error error;
    stax_cursor *c = stax_cursor_open(&input, options, &error);
    stax_event event;

    assert_non_null(c);
    do event = stax_cursor_next(c);
    while (event != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END);
    stax_cursor_close(c);
    return error;
}

static void check(const char *title, ways_text *document, const stax_options *options,
                  stax_status code, const char *want)
{
    stax_error error = end_of(document, options);

    if (error.code != code || strncmp(error.want, want, strlen(want)) != 0)
        fail_msg("%s: %s (%s)", title, stax_status_name(error.code), error.want);
    ways_free(document);
}

/* Levels of entities, each ten times the one below. */
static ways_text laughs(const char *first, const char *content)
{
    ways_text d = {0};

    ways_say(&d, "<!DOCTYPE a [<!ENTITY l0 '%s'>", first);
    for (int i = 1; i < 10; i++) {
        ways_say(&d, "<!ENTITY l%d '", i);
        for (int j = 0; j < 10; j++) ways_say(&d, "&l%d;", i - 1);
        ways_say(&d, "'>");
    }
    ways_say(&d, "]><a>%s</a>", content);
    return d;
}

static void a_billion_laughs_are_not_heard(void **state)
{
    static const char *const firsts[] = {"lol", "", "<b/>"};

    (void)state;
    for (size_t i = 0; i < sizeof firsts / sizeof *firsts; i++) {
        ways_text content = laughs(firsts[i], "&l9;");
        ways_text value = laughs(i < 2 ? firsts[i] : "x", "<b k='&l9;'/>");

        check("in content", &content, NULL, STAX_E_LIMIT, "entity_factor");
        check("in a value", &value, &(stax_options){.attribute_bytes = STAX_UNLIMITED},
              STAX_E_LIMIT, "entity_factor");
    }
}

static void a_long_entity_is_not_repeated_for_ever(void **state)
{
    ways_text d = {0};

    (void)state;
    ways_say(&d, "<!DOCTYPE a [<!ENTITY e '");
    for (int i = 0; i < 10000; i++) ways_say(&d, TEN);
    ways_say(&d, "'>]><a>");
    for (int i = 0; i < 10000; i++) ways_say(&d, "&e;");
    ways_say(&d, "</a>");
    check("in content", &d, NULL, STAX_E_LIMIT, "entity_factor");
}

static void many_defaults_are_not_given_for_ever(void **state)
{
    ways_text d = {0};

    (void)state;
    ways_say(&d, "<!DOCTYPE a [<!ATTLIST b");
    for (int i = 0; i < 900; i++) ways_say(&d, " k%d CDATA 'x'", i);
    ways_say(&d, ">]><a>");
    for (int i = 0; i < 100000; i++) ways_say(&d, "<b/>");
    ways_say(&d, "</a>");
    check("defaults", &d, NULL, STAX_E_LIMIT, "entity_factor");
}

static void a_page_of_references_is_read(void **state)
{
    ways_text d = {0};

    (void)state;
    ways_say(&d, "<!DOCTYPE a [<!ENTITY e '0123456789012345678901234567890123456789'>]><a>");
    for (int i = 0; i < 500000; i++) ways_say(&d, "&e;, ");
    ways_say(&d, "</a>");
    check("in content", &d, &(stax_options){.text_bytes = STAX_UNLIMITED}, STAX_OK, "");
}

/* A chain of so many entities, referred to in content, in a value, or in the declarations. */
static ways_text chain(int count, const char *content)
{
    ways_text d = {0};

    ways_say(&d, "<!DOCTYPE a [<!ENTITY e0 'x'>");
    for (int i = 1; i < count; i++) ways_say(&d, "<!ENTITY e%d '&e%d;'>", i, i - 1);
    ways_say(&d, "]><a>");
    ways_say(&d, content, count - 1);
    ways_say(&d, "</a>");
    return d;
}

static void long_chains_need_no_stack(void **state)
{
    static const char *const contents[] = {"&e%d;", "<b k='&e%d;'/>"};
    const stax_options deep = {.entity_depth = STAX_UNLIMITED, .doctype_bytes = STAX_UNLIMITED};

    (void)state;
    for (size_t i = 0; i < 2; i++) {
        ways_text refused = chain(60000, contents[i]), read = chain(60000, contents[i]);

        check(contents[i], &refused, &(stax_options){.doctype_bytes = STAX_UNLIMITED}, STAX_E_LIMIT,
              "entity_depth");
        check(contents[i], &read, &deep, STAX_OK, "");
    }
}

static void long_cycles_are_found(void **state)
{
    ways_text d = {0};

    (void)state;
    ways_say(&d, "<!DOCTYPE a [<!ENTITY e0 '&e9999;'>");
    for (int i = 1; i < 10000; i++) ways_say(&d, "<!ENTITY e%d '&e%d;'>", i, i - 1);
    ways_say(&d, "]><a>&e5;</a>");
    check("a cycle", &d, &(stax_options){.entity_depth = STAX_UNLIMITED}, STAX_E_ENTITY_LOOP, "");
}

static void many_declarations_are_read(void **state)
{
    ways_text d = {0}, e = {0};
    const stax_options options = {.doctype_bytes = STAX_UNLIMITED, .tag_bytes = STAX_UNLIMITED};

    (void)state;
    ways_say(&d, "<!DOCTYPE a [");
    for (int i = 0; i < 100000; i++)
        ways_say(&d, "<!ENTITY e%d 'x'><!NOTATION n%d SYSTEM ''><!ATTLIST a%d k CDATA 'v'>", i, i,
                 i);
    ways_say(&d, "]><a>");
    for (int i = 0; i < 100000; i++) ways_say(&d, "<a%d/>&e%d;", i, i);
    ways_say(&d, "</a>");
    check("declarations", &d, &options, STAX_OK, "");

    ways_say(&e, "<!DOCTYPE a [<!ATTLIST a");
    for (int i = 0; i < 100000; i++) ways_say(&e, " k%d CDATA #IMPLIED", i);
    ways_say(&e, ">]><a>");
    for (int i = 0; i < 1000; i++) ways_say(&e, "<a k1='' k99999=''/>");
    ways_say(&e, "</a>");
    check("attributes", &e, &options, STAX_OK, "");
}

static void deep_models_need_no_stack(void **state)
{
    ways_text d = {0};

    (void)state;
    ways_say(&d, "<!DOCTYPE a [<!ELEMENT a ");
    for (int i = 0; i < 1000000; i++) ways_say(&d, "(");
    ways_say(&d, "b");
    for (int i = 0; i < 1000000; i++) ways_say(&d, ")");
    ways_say(&d, ">]><a/>");
    check("groups", &d, NULL, STAX_OK, "");
}

/* ---- allocations that fail ---------------------------------------------------------------- */

#define MANY   TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN
#define MANIER MANY MANY MANY MANY MANY

static const char *const greedy[] = {
    "<!DOCTYPE a SYSTEM 's' [<!ENTITY e '<b>&f;</b>'><!ENTITY f 'x'>]><a>&e;&e;</a>",
    DTD_DOCUMENT("<!ENTITY % p '<!ENTITY e \"" MANIER "&#38;#65;\">'>%p;", "<b k='&e;&e;'/>&e;"),
    DTD_DOCUMENT("<!ATTLIST a k CDATA '" MANIER "' l NMTOKENS ' v  " MANIER " '>",
                 "<a l='  w " MANIER "'/>"),
    DTD_DOCUMENT("<!NOTATION n PUBLIC '" MANIER "'><!ENTITY u SYSTEM 'u' NDATA n>", ""),
    DTD_DOCUMENT("<!ELEMENT a ((((((b))))))><!ENTITY e '" MANIER "<b/>'>", "&e;"),
};

static void check_failing(const char *document, size_t call, bool *failed)
{
    failing_allocator memory = {.fail_at = call};
    stax_allocator allocator = failing_allocator_use(&memory);
    stax_options options = {.allocator = &allocator};
    stax_input input = stax_input_memory(document, strlen(document));
    stax_error error = {0};
    stax_cursor *c = stax_cursor_open(&input, &options, &error);
    stax_event event = STAX_EVENT_ERROR;

    while (c && (event = stax_cursor_next(c)) != STAX_EVENT_ERROR)
        if (event == STAX_EVENT_DOCUMENT_END) break;
    if (c) stax_cursor_close(c);
    *failed = memory.calls >= call;
    if (*failed && error.code != STAX_E_MEMORY)
        fail_msg("call %zu: %s\n%s", call, stax_status_name(error.code), document);
    if (!failing_allocator_is_even(&memory)) fail_msg("call %zu leaks\n%s", call, document);
}

static void each_allocation_may_fail(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof greedy / sizeof *greedy; i++) {
        bool failed = true;

        for (size_t call = 1; failed; call++) check_failing(greedy[i], call, &failed);
    }
}

/* ---- no DOCTYPE at all -------------------------------------------------------------------- */

static void a_doctype_may_be_refused(void **state)
{
    static const token_case rows[] = {
        {"a DOCTYPE", "<!-- --><!DOCTYPE a><a/>", "!E_DOCTYPE 1:9 @8 (none is allowed here)"},
        {"none", "<!-- --><a/>", "<a></a>."},
    };

    (void)state;
    dtd_claims_check(rows, sizeof rows / sizeof *rows, &(stax_options){.refuse_doctype = true});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(limits_hold_exactly),
        cmocka_unit_test(a_billion_laughs_are_not_heard),
        cmocka_unit_test(a_long_entity_is_not_repeated_for_ever),
        cmocka_unit_test(many_defaults_are_not_given_for_ever),
        cmocka_unit_test(a_page_of_references_is_read),
        cmocka_unit_test(long_chains_need_no_stack),
        cmocka_unit_test(long_cycles_are_found),
        cmocka_unit_test(many_declarations_are_read),
        cmocka_unit_test(deep_models_need_no_stack),
        cmocka_unit_test(each_allocation_may_fail),
        cmocka_unit_test(a_doctype_may_be_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
