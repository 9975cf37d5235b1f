/*
 * A document may be one of several things, told by its root; what stands around a root is passed.
 */
#include "claims.h"
#include "roots_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void say_text(ways_text *to, const char *name, bool has, stax_str text)
{
    if (!has) return;
    ways_say(to, " %s=", name);
    ways_say_str(to, text);
}

static void say_row(ways_text *to, const void *record)
{
    const roots_order_line *line = record;

    ways_say(to, "line %" PRId64, line->unit_price);
    say_text(to, "note", line->has.note, line->note);
    ways_say(to, "\n");
}

static void say_order(ways_text *to, const roots_order *order)
{
    for (size_t i = 0; i < order->order_lines.count; i++) say_row(to, &order->order_lines.items[i]);
    ways_say(to, "order %" PRIu32 " total %" PRId64 "\n", order->order_no, order->total);
}

static void say_root(ways_text *to, const void *root)
{
    const roots_document *document = root;

    switch (document->kind) {
    case ROOTS_DOCUMENT_RSS:
        ways_say(to, "rss");
        say_text(to, "title", true, document->as.rss.last_title);
        if (document->as.rss.has.item_count)
            ways_say(to, " count %" PRIu32, document->as.rss.item_count);
        ways_say(to, "\n");
        return;
    case ROOTS_DOCUMENT_ATOM_FEED:
        ways_say(to, "feed");
        say_text(to, "name", true, document->as.atom_feed.long_name);
        say_text(to, "sub", document->as.atom_feed.has.sub_title, document->as.atom_feed.sub_title);
        say_text(to, "language", document->as.atom_feed.has.language_,
                 document->as.atom_feed.language_);
        ways_say(to, "\n");
        return;
    case ROOTS_DOCUMENT_ORDER:
        say_order(to, &document->as.order);
        return;
    }
}

CLAIMS_PARSER(roots);

#define SCHEMA "schemas/roots.schema"
static const claim_frame alone = {&roots_ways, SCHEMA, NULL, NULL};

#define RSS "rss title=\"T\" count 7\n"
static void the_root_tells_what_a_document_is(void **state)
{
    static const claim rows[] = {
        {"one", "<rss xmlns='urn:feeds' itemCount=\"7\"><channel><title>T</title></channel></rss>",
         RSS},
        {"by another prefix",
         "<f:rss xmlns:f='urn:feeds' itemCount='7'><f:channel><f:title>T</f:title></f:channel>"
         "</f:rss>",
         RSS},
        {"in no namespace", "<rss itemCount='7'><channel><title>T</title></channel></rss>", RSS},
        {"another",
         "<a:feed xmlns:a='urn:atom' language='de'><a:subTitle>s</a:subTitle><longName>n</longName>"
         "</a:feed>",
         "feed name=\"n\" sub=\"s\" language=\"de\"\n"},
        {"the same under another name",
         "<feed xmlns='urn:feeds'><longName>n</longName><subTitle>x</subTitle></feed>",
         "feed name=\"n\"\n"},
        {"with the default as its prefix",
         "<feed xmlns='urn:atom'><subTitle>s</subTitle><longName xmlns=''>n</longName></feed>",
         "feed name=\"n\" sub=\"s\"\n"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

#define LINE(price) "<line><unitPrice>" price "</unitPrice></line>"
static void what_stands_around_a_root_is_passed(void **state)
{
    static const claim rows[] = {
        {"plain",
         "<s:Envelope xmlns:s='urn:soap/1' xmlns='urn:feeds'><s:Header><x/></s:Header><s:Body>"
         "<order orderNo='4'>" LINE(
             "1.50") "<line xmlns:a='urn:atom' a:note='n'><unitPrice>2"
                     "</unitPrice></line><total>3.50</total></order></s:Body></s:Envelope>",
         "line 150\nline 200 note=\"n\"\norder 4 total 350\n"},
        {"in any spelling",
         "<Envelope xmlns='urn:soap/2'>t<Body/><Body><x/><o:order xmlns:o='urn:feeds' orderNo='4'>"
         "<o:total>1</o:total></o:order></Body></Envelope>",
         "order 4 total 100\n"},
        {"none", "<s:Envelope xmlns:s='urn:soap/1'><s:Body/>^</s:Envelope>",
         "E_MISSING s:Envelope: s:Body/order is missing | - /s:Envelope"},
        {"two",
         "<s:Envelope xmlns:s='urn:soap/1'><s:Body><order orderNo='4'><total>1</total></order>"
         "^<order/></s:Body></s:Envelope>",
         "E_REPEATED s:Envelope/s:Body/order: order stands twice | - /s:Envelope"},
        {"a fault in it",
         "<s:Envelope xmlns:s='urn:soap/1'><s:Body><order orderNo='4'>" LINE("1")
             LINE("^x") "</order></s:Body></s:Envelope>",
         "E_VALUE s:Envelope/s:Body/order/line[2]/unitPrice: \"x\" is not a decimal(2) | "
         "unit_price:"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

#define NOT ", not rss, a:feed, feed or s:Envelope"
static void what_is_no_root_is_refused_by_all_names(void **state)
{
    static const claim rows[] = {
        {"another name", "^<html/>", "E_ROOT the root element is \"html\"" NOT},
        {"another namespace", "^<rss xmlns='urn:atom'/>", "E_ROOT the root element is \"rss\"" NOT},
        {"no namespace where one is asked for", "^<Envelope/>",
         "E_ROOT the root element is \"Envelope\"" NOT},
        {"a wrong prefix", "<^b:feed/>", "E_PREFIX the prefix \"b\" is not declared"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_root_tells_what_a_document_is),
        cmocka_unit_test(what_stands_around_a_root_is_passed),
        cmocka_unit_test(what_is_no_root_is_refused_by_all_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
