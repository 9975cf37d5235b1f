/*
 * Unions with namespaces: members of one local name are told by their URIs, whatever the prefix.
 */
#include "claims.h"
#include "spaced_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void say_parts(ways_text *to, const spaced_part_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        const spaced_part *part = &list->items[i];
        bool image = part->kind == SPACED_PART_IMAGE;

        ways_say(to, " %s", spaced_part_kind_name(part->kind));
        ways_say_str(to, image                            ? part->as.image.src
                         : part->kind == SPACED_PART_PARA ? part->as.para.text
                                                          : part->as.word);
    }
}

static void say_runs(ways_text *to, const spaced_row_runs_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        const spaced_row_runs *run = &list->items[i];
        bool text = run->kind == SPACED_ROW_RUNS_TEXT;

        ways_say(to, " %s", spaced_row_runs_kind_name(run->kind));
        ways_say_str(to, text                                ? run->as.text
                         : run->kind == SPACED_ROW_RUNS_PARA ? run->as.para.text
                                                             : run->as.bold.text);
    }
}

static void say_row(ways_text *to, const void *record)
{
    const spaced_row *row = record;

    ways_say(to, "row");
    say_parts(to, &row->parts);
    if (row->runs.count > 0) ways_say(to, " :");
    say_runs(to, &row->runs);
    if (row->has.one) ways_say(to, " one %s", spaced_row_one_kind_name(row->one.kind));
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const spaced_page *page = root;

    if (page->kind == SPACED_PAGE_DOC)
        for (size_t i = 0; i < page->as.doc.rows.count; i++)
            say_row(to, &page->as.doc.rows.items[i]);
    ways_say(to, "%s", spaced_page_kind_name(page->kind));
    if (page->kind == SPACED_PAGE_NOTE) ways_say_str(to, page->as.note.text);
    ways_say(to, "\n");
}

CLAIMS_PARSER(spaced);

#define SCHEMA    "schemas/spaced.schema"
#define DOC(rows) "<m:doc xmlns:m='urn:m' xmlns:h='urn:h'>" rows "</m:doc>"
static const claim_frame alone = {&spaced_ways, SCHEMA, NULL, NULL};

static void members_are_told_by_namespace_and_name(void **state)
{
    static const claim rows[] = {
        {"in the order of the document",
         DOC("<m:row><h:p>a</h:p><m:p src=\"b\"/><word>c</word><h:p>d</h:p></m:row>"),
         "row para\"a\" image\"b\" word\"c\" para\"d\"\ndoc\n"},
        {"under other prefixes",
         DOC("<m:row><p xmlns='urn:h'>a</p><h:p xmlns:h='urn:m' src='b'></h:p><h:p>c</h:p>"
             "<word xmlns='urn:m'/></m:row>"),
         "row para\"a\" image\"b\" para\"c\"\ndoc\n"},
        {"text between them",
         DOC("<m:row><m:runs>x<h:p>a</h:p><m:p>no</m:p> y<h:b>b</h:b><b xmlns='urn:h'>c</b>z"
             "</m:runs></m:row>"),
         "row : text\"x\" para\"a\" text\" y\" bold\"b\" bold\"c\" text\"z\"\ndoc\n"},
        {"one of two",
         DOC("<m:row><m:one><h:p/><m:p src='x'/></m:one></m:row>"
             "<m:row><m:one><word/></m:one></m:row>"),
         "row one image\nrow one word\ndoc\n"},
        {"and another", DOC("<m:row><m:one><word/>^<p xmlns='urn:m' src='x'/></m:one></m:row>"),
         "E_REPEATED m:doc/m:row[1]/m:one/m:p: m:one/(image | word) stands twice | one:"},
        {"a value in one", DOC("<m:row>^<m:p s='x'/></m:row>"),
         "E_MISSING m:doc/m:row[1]/m:p[1]: @src is missing | src:"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

static void a_union_may_be_the_root(void **state)
{
    static const claim rows[] = {
        {"one", "<doc xmlns='urn:m'><row/></doc>", "row\ndoc\n"},
        {"the other", "<h:note xmlns:h='urn:h'>N&amp;N</h:note>", "note\"N&N\"\n"},
        {"neither", "^<note xmlns='urn:m'/>",
         "E_ROOT the root element is \"note\", not m:doc or h:note"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_are_told_by_namespace_and_name),
        cmocka_unit_test(a_union_may_be_the_root),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
