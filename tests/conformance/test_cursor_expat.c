/*
 * The cursor against expat: small documents are damaged at random, and both must agree whether what
 * came out is well-formed. On the way each is read in another way as well (kernel, cuts, calls),
 * which must change nothing.
 */
#include "cursor_transcript.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <cmocka.h>

#ifdef TEST_EXPAT

    #include <expat.h>

enum { RUNS = 25000, MOST_DAMAGE = 4, ROOM = 2048 };

/* ---- documents ---------------------------------------------------------------------------- */

static const char *const documents[] = {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<catalog>\n  <book id=\"bk1\" lang='en' "
    "on=\"true\">\n    <author>A &amp; B</author>\n    <title>x &gt; y</title><price>12.50</price>"
    "\n  </book>\n</catalog>\n",
    "<osm a=\"1\"><node id=\"1\" v=\"2\" t=\"a&quot;b\"/><node id=\"2\" v=\"3\"\n t=\"x\"><tag "
    "k=\"a\" v=\"b\"/></node><an_element_with_a_long_name_like_this>t"
    "</an_element_with_a_long_name_like_this></osm>",
    "<a xmlns=\"u\" xmlns:p='v'><p:b p:x=\"1\" x=\"2\">t<![CDATA[<z>]]]]>u</p:b><!-- c --><?pi d?> "
    "<c xml:lang=\"de\"/>&#65;&#x42;\r\n\r</a><!-- e -->",
    "<r><l1><l2>text</l2><l2>m<!--c-->n</l2><l2><![CDATA[d]]></l2><l2/><l2></l2><l2>&lt;&#233;"
    "\xC3\xA9</l2></l1><e q=\"1\" w=\"2\" e=\"3\" r=\"4\"/></r>",
    "<!DOCTYPE a SYSTEM 's' [<!ELEMENT a (#PCDATA|b)*>"
    "<!ATTLIST a k CDATA 'v' l NMTOKENS ' w  x '><!ENTITY e '1<b>&f;</b>2'>\n"
    "<!ENTITY f \"x&#38;amp;\"><!-- c --><?p q?>]><a l=' y '>&e;&f;</a>",
    "<!DOCTYPE a [<!ENTITY % p '<!ENTITY e \"x\">'>%p; <!ELEMENT b ((c|d)*,e?,(f,g)+)>\r\n"
    "<!NOTATION n PUBLIC 'x y'><!ENTITY u SYSTEM 'u' NDATA n><!ENTITY g '&e;&e;'>]>"
    "<a k='&g;\n&#9;'>&e;<b/>&g;</a>",
    "<!DOCTYPE a [<!ENTITY e SYSTEM 'e'><!ENTITY f '<c>]]'><!ENTITY % p SYSTEM 'p'>\n"
    "<!ATTLIST c i ID #IMPLIED j (x|y) 'x' m NOTATION (n) #REQUIRED o CDATA #FIXED '&lt;'>%p;]>"
    "<a>&e;<c/></a>",
    "<a><b>]]&gt; ] ]] > </b><c d=\"&#10; \t\n\" e=\">\" f=\"'\"/>t</a>",
};

/* What is put in. */
static const char *const pieces[] = {"<",
                                     "</",
                                     "/>",
                                     ">",
                                     "&",
                                     "&amp;",
                                     "&#0;",
                                     "&#x41;",
                                     "&#xD800;",
                                     "&lt;",
                                     "&x;",
                                     "]]>",
                                     "]]",
                                     "<!--",
                                     "-->",
                                     "--",
                                     "-",
                                     "<![CDATA[",
                                     "<?x ?>",
                                     "<?xml?>",
                                     "?>",
                                     "\"",
                                     "'",
                                     "=",
                                     " ",
                                     "\n",
                                     "\r",
                                     "\t",
                                     "\x01",
                                     "\xFF",
                                     "\xC3",
                                     "\xC3\xA9",
                                     "a",
                                     "1",
                                     ":",
                                     "p:",
                                     "xml:",
                                     "xmlns:",
                                     "xmlns=\"\"",
                                     "<a>",
                                     "</a>",
                                     "<a/>",
                                     " x=\"1\"",
                                     " x=\"<\"",
                                     " p:x=''",
                                     "<p:b>",
                                     "</p:b>",
                                     "\xED\xA0\x80",
                                     "\xEF\xBF\xBF",
                                     "_",
                                     "xmlns:p=\"\"",
                                     "xmlns:q='v' q:x='1'",
                                     "&e;",
                                     "&f;",
                                     "&g;",
                                     "&u;",
                                     "%p;",
                                     "%",
                                     "<!",
                                     "<!ENTITY e '&f;'>",
                                     "<!ENTITY f '&e;'>",
                                     "<!ENTITY f '</b>'>",
                                     "<!ENTITY % p '<!-- '>",
                                     "<!ATTLIST a e CDATA '&e;'>",
                                     "]>",
                                     "[",
                                     "(",
                                     ")",
                                     "|",
                                     ",",
                                     "*",
                                     "#",
                                     "EMPTY",
                                     "CDATA",
                                     "PUBLIC ",
                                     "SYSTEM ",
                                     "NDATA ",
                                     "&#60;",
                                     "&#38;",
                                     "&#37;",
                                     "<![IGNORE["};

    #define COUNT(table) (sizeof(table) / sizeof(table)[0])

static uint64_t state_of_random;

/* splitmix64: below `limit`. */
static size_t below(size_t limit)
{
    uint64_t z = state_of_random += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return limit == 0 ? 0 : (size_t)((z ^ z >> 31) % limit);
}

static void cut_out(char *document, size_t *len)
{
    size_t at = below(*len), n = 1 + below(3);

    if (n > *len - at) n = *len - at;
    memmove(document + at, document + at + n, *len - at - n);
    *len -= n;
}

static void put_in(char *document, size_t *len, bool over)
{
    const char *piece = pieces[below(COUNT(pieces))];
    size_t at = below(*len), n = strlen(piece);

    if (over && at + n > *len) return;
    if (!over) memmove(document + at + n, document + at, *len - at);
    memcpy(document + at, piece, n);
    *len += over ? 0 : n;
}

static size_t make(char *document)
{
    const char *whole = documents[below(COUNT(documents))];
    size_t len = strlen(whole);

    memcpy(document, whole, len);
    for (size_t damage = below(MOST_DAMAGE); damage > 0 && len > 0; damage--) {
        size_t a = below(len), b = below(len);
        char c = document[a];

        switch (below(4)) {
        case 0:
            cut_out(document, &len);
            break;
        case 1:
            document[a] = document[b];
            document[b] = c;
            break;
        default:
            put_in(document, &len, below(2) == 0);
        }
    }
    return len;
}

/* ---- verdicts ----------------------------------------------------------------------------- */

/* NULL: well-formed; else why not. */
static const char *expat_says(const char *document, size_t len)
{
    XML_Parser parser = XML_ParserCreateNS("UTF-8", '\x1F');
    const char *why = NULL;

    assert_non_null(parser);
    (void)XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_ALWAYS);
    if (XML_Parse(parser, document, (int)len, 1) != XML_STATUS_OK)
        why = XML_ErrorString(XML_GetErrorCode(parser));
    XML_ParserFree(parser);
    return why;
}

static void print_document(const char *document, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)document[i];
        printf(c < 0x20 || c > 0x7E ? "\\x%02X" : "%c", c);
    }
    printf("\n");
}

/* What lies outside is passed over, as expat does when nobody asks for it. */
static stax_resolution pass_over(void *context, const stax_external *external, stax_str *bytes)
{
    (void)context;
    (void)external;
    (void)bytes;
    return STAX_RESOLVE_SKIP;
}

static const stax_options options = {.resolve = pass_over};

static void check(unsigned run, const char *document, size_t len, transcript *ours,
                  transcript *other)
{
    stax_str text = {document, len};
    transcript_way plain = {.calls = (transcript_calls)below(3), .options = &options};
    transcript_way way = {
        .calls = plain.calls, .piece = below(20), .read = below(3) == 0, .options = &options};
    const char *why = expat_says(document, len);

    transcript_make(ours, text, &plain);
    transcript_make(other, text, &way);
    if (strcmp(ours->text, other->text) != 0) {
        print_document(document, len);
        fail_msg("run %u: whole:\n%s\nin pieces of %zu:\n%s", run, ours->text, way.piece,
                 other->text);
    }
    /* README.md: differences that are meant */
    if (ours->error.code == STAX_E_ENCODING || ours->error.code == STAX_E_ENCODED) return;
    if (ours->error.code == STAX_E_DECLARATION && why == NULL) return;
    if (why == NULL && memchr(document, '%', (size_t)ours->error.offset)) return;
    if ((ours->status == STAX_END) == (why == NULL)) return;
    print_document(document, len);
    fail_msg("run %u: expat: %s; we:\n%s", run, why ? why : "well-formed", ours->text);
}

static unsigned long number(const char *name, unsigned long usual)
{
    const char *text = getenv(name);

    return text ? strtoul(text, NULL, 10) : usual;
}

static void the_cursor_and_expat_agree(void **state)
{
    unsigned long seed = number("STAX_TEST_SEED", (unsigned long)time(NULL));
    unsigned long runs = number("STAX_TEST_RUNS", RUNS);
    char document[ROOM];
    transcript ours = {0}, other = {0};

    (void)state;
    printf("seed %lu, %lu runs\n", seed, runs);
    for (unsigned run = 0; run < runs; run++) {
        state_of_random = seed + run * UINT64_C(7919);
        check(run, document, make(document), &ours, &other);
    }
    transcript_free(&ours);
    transcript_free(&other);
}

#else

static void the_cursor_and_expat_agree(void **state)
{
    (void)state;
    printf("skipped: built without expat\n");
    skip();
}

#endif

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_cursor_and_expat_agree)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
