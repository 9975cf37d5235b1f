/*
 * A union as root: whatever a document is of what it can be, in one struct with a kind.
 */
#include "claims.h"
#include "figures_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void say_disc(ways_text *to, const figures_disc *disc)
{
    ways_say(to, " disc %" PRIu32, disc->r);
    if (disc->within) ways_say(to, " (");
    if (disc->within) say_disc(to, disc->within);
    if (disc->within) ways_say(to, ")");
}

static void say_row(ways_text *to, const void *record)
{
    say_disc(to, record);
    ways_say(to, "\n");
}

static void say_figure(ways_text *to, const figures_figure *figure)
{
    switch (figure->kind) {
    case FIGURES_FIGURE_PICTURE:
        for (size_t i = 0; i < figure->as.picture.figures.count; i++)
            say_row(to, &figure->as.picture.figures.items[i]);
        ways_say(to, "picture");
        if (figure->as.picture.has.title) ways_say_str(to, figure->as.picture.title);
        break;
    case FIGURES_FIGURE_DISC:
        say_disc(to, &figure->as.disc);
        break;
    case FIGURES_FIGURE_PICTURE_BOOK:
        ways_say(to, "book");
        for (size_t i = 0; i < figure->as.picture_book.pages.count; i++)
            say_figure(to, &figure->as.picture_book.pages.items[i]);
        break;
    }
}

static void say_root(ways_text *to, const void *root)
{
    say_figure(to, root);
    ways_say(to, "\n");
}

CLAIMS_PARSER(figures);

static const claim_frame alone = {&figures_ways, "schemas/figures.schema", NULL, NULL};

static void a_document_is_one_of_its_members(void **state)
{
    static const claim rows[] = {
        {"one", "<picture title='t'/>", "picture\"t\"\n"},
        {"another", "<disc r='1'/>", " disc 1\n"},
        {"with more of it", "<disc r='1'><within><disc r='2'/></within></disc>",
         " disc 1 ( disc 2)\n"},
        {"by its element", "<book><book><disc r='1'/></book><picture/></book>",
         "bookbook disc 1picture\n"},
        {"with a prefix", "<p:disc xmlns:p='u' r='1'/>", " disc 1\n"},
        {"streamed", "<picture><disc r='1'/><disc r='2'/></picture>",
         " disc 1\n disc 2\npicture\n"},
        {"none of them", "^<page/>",
         "E_ROOT the root element is \"page\", not picture, disc or book"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_document_is_one_of_its_members),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
