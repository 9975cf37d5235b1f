/*
 * Made documents are a head, a part that is repeated, and a tail.
 */
#ifndef _XOPEN_SOURCE
    #define _XOPEN_SOURCE 700 /* nftw */
#endif
#include "failure_corpus.h"

#include "books_ways.h"
#include "uninstrumented.h"
#include "zoo_parser.h"

#include <ftw.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* ---- by hand ------------------------------------------------------------------------------ */

#define SEVENTEEN                                                                     \
    " a0='' a1='' a2='' a3='' a4='' a5='' a6='' a7='' a8='' a9='' b0='' b1='' b2='' " \
    "b3='' b4='' b5='' b6=''"

#define BOOK                                                                         \
    "<book id=\"1\" lang=\"de\"><title>T</title><author>A</author><year>1999</year>" \
    "<price>12.50</price><genre>crime</genre><tag>x</tag><tag>y</tag></book>"

#define ODD_BOOK                                                                           \
    "<book lang='e&#110;' id='1'><!-- c --><title>T &amp; <![CDATA[<U>]]></title>"         \
    "<author>A</author><author>B\r\nC</author><more><x y='1'>z</x></more><price>1</price>" \
    "<year> 1999 </year></book>"

#define DOCTYPE                                                                                \
    "<!DOCTYPE a PUBLIC ' p  q ' 's' [<!ELEMENT a (#PCDATA|b)*><!ELEMENT b EMPTY><!ATTLIST a " \
    "i IDREFS #REQUIRED x (p|q) 'p' z NMTOKENS #FIXED ' m  n ' n NOTATION (n) #IMPLIED>"       \
    "<!ENTITY e 'f&#38;#60;&g;<b/>'><!ENTITY g '&lt;h'><!NOTATION n PUBLIC 'p'><!-- c -->"     \
    "<!ENTITY u SYSTEM 'v' NDATA n><?i j?>]>"

#define ANIMAL                                                                         \
    "<animal id='1' kind='cat'><weight>2<!-- --></weight><tame/><info><born>-3</born>" \
    "<where name='p&amp;q'/></info><said>a</said><said>b&lt;</said><keeper role='r'>K" \
    "</keeper><keeper>L</keeper></animal>"

#define ZOO(inside) "<zoo name='Z &amp; Y'>" inside "<owner>O</owner></zoo>"

typedef struct row {
    const char *title, *head, *part, *tail;
    unsigned times; /* that the part stands there */
    const ways_parser *parser;
} row;

static const row rows[] = {
    {"an empty input", "", "", "", 0, NULL},
    {"an empty element", "<a/>", "", "", 0, NULL},
    {"a prolog", "\xEF\xBB\xBF<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<!-- c -->",
     "<?p i?>", "<!DOCTYPE a [<!-- d --><?e f?>]><a/><!-- g -->\n", 1, NULL},
    {"all of content",
     "<a b=\"1\" c='&lt;'>t&amp;u<d/> <e>\r\n</e><![CDATA[<f>]]]]><!-- g --><?h i?>&#65;&#x42;",
     "\r", "</a>", 1, NULL},
    {"namespaces", "<p:a xmlns:p='u' xmlns='v'>", "<b xmlns:q='w' q:c='1' p:c='2'><q:d/></b>",
     "</p:a>", 3, NULL},
    {"many attributes", "<a" SEVENTEEN ">", "<b" SEVENTEEN "/>", "</a>", 2, NULL},
    {"many attributes of two namespaces", "<a xmlns:p='u' xmlns:q='v'" SEVENTEEN, " p:a0='&#9;'",
     " q:a0=''/>", 1, NULL},
    {"a doubled attribute among many", "<a" SEVENTEEN, "", " a0=''/>", 0, NULL},
    {"an end tag that does not fit", "<a><b>text</b>", "<c>", "</d></a>", 1, NULL},
    {"a prefix that is not declared", "<a><b/>", "<c>t</c>", "<p:d/></a>", 4, NULL},
    {"an entity that is not declared", "<a>t", "", "&unknown;</a>", 0, NULL},
    {"it ends too early", "<a><b c='d'>text", "", "", 0, NULL},
    {"a byte that is no UTF-8", "<a>t", "\xC3\xA9", "\xFF</a>", 2, NULL},
    {"deep", "", "<a_name_of_more_than_sixteen_bytes>", "t", 50, NULL},
    {"deep namespaces", "", "<a xmlns:p='u'>", "<p:b/>", 60, NULL},
    {"names that change", "<r>", "<a><bb><ccc><dddd/></ccc></bb></a>", "</r>", 20, NULL},

    {"declarations", DOCTYPE "<a i='  j   k '>", "&e;<b/>", "&g;</a>", 2, NULL},
    {"a parameter entity", "<!DOCTYPE a [<!ENTITY % p '<!ENTITY q \"r\">'>", "%p;", "]><a>&q;</a>",
     1, NULL},
    {"external ids", "<!DOCTYPE a PUBLIC 'p' 's' [<!ENTITY x SYSTEM 't'>", "",
     "]><a b='&lt;'>&x;</a>", 0, NULL},
    {"an entity in itself", "<!DOCTYPE a [<!ENTITY b '&c;'><!ENTITY c '&b;'>", "", "]><a>&b;</a>",
     0, NULL},
    {"a long declaration", "<!DOCTYPE a [<!ENTITY e '", "0123456789 &#65; text\n", "'>]><a>&e;</a>",
     200, NULL},
    {"many declarations", "<!DOCTYPE a [<!NOTATION n SYSTEM 's'>",
     "<!ENTITY e 'text'><!ATTLIST a b CDATA 'c'>", "]><a>&e;</a>", 100, NULL},
    {"ISO-8859-1", "<?xml version='1.0' encoding='ISO-8859-1'?>", "<a>caf\xE9 \xFF</a>", "", 1,
     NULL},
    {"US-ASCII", "<?xml version=\"1.0\" encoding=\"US-ASCII\"?><a>", "cafe", "\xE9</a>", 1, NULL},

    {"an empty catalog", "<catalog></catalog>", "", "", 0, &books_ways},
    {"a book", "<catalog>", BOOK, "</catalog>", 1, &books_ways},
    {"odd books", "<catalog>", ODD_BOOK, "</catalog>", 3, &books_ways},
    {"a book with a wrong year", "<catalog>", BOOK, "<book id='2'><year>x</year></book></catalog>",
     1, &books_ways},
    {"a book without an end", "<catalog>", BOOK, "<book id='2'><title>T", 1, &books_ways},
    {"a zoo", "<zoo name='Z &amp; Y'><note>n&lt;o</note><pens>", ANIMAL,
     "</pens><owner>O</owner></zoo>", 1, &zoo_ways},
    {"a wide zoo", "<zoo name='Z'><x a='1' xmlns:p='u' p:b='2'><p:y/></x><pens>", ANIMAL,
     "</pens><owner role='r'>O</owner><deputy>D</deputy><motto>m</motto><motto>n</motto><mood>o"
     "</mood><mood>p</mood><chief role='s'>C</chief><form k='1'><x>2</x></form><wide><a0>1</a0>"
     "<a69>2</a69></wide><q:z xmlns:q='v'" SEVENTEEN "/></zoo>",
     5, &zoo_ways},
    {"a zoo of another schema", "<zoo name='Z'><pens>", ANIMAL,
     "</pens><form><unknown/></form></zoo>", 1, &zoo_ways},

    {"many books", "<catalog>\n", BOOK "\n", "</catalog>\n", 100, &books_ways},
    {"many odd books", "<catalog>\n", ODD_BOOK "\n", "</catalog>\n", 80, &books_ways},
    {"many animals", "<zoo name='Z'><pens>", ANIMAL, "</pens><owner>O</owner></zoo>", 80,
     &zoo_ways},
    {"a long text", "<catalog><book id='1'><title>", "0123456789 text &amp; text\n",
     "</title><author>A</author><year>1999</year><price>1</price></book></catalog>", 4000,
     &books_ways},
    {"a long attribute", "<a b='", "0123456789 text &#9; text\n", "'/>", 3000, NULL},
    {"a long plain attribute", "<a b='", "0123456789 text and more of it", "' c='d'/>", 4000, NULL},
    {"a long comment", "<a><!--", "0123456789 text -> ", "--></a>", 5000, NULL},
    {"a long section", "<a><![CDATA[", "0123456789 ]]x text\r", "]]></a>", 5000, NULL},
    {"a long text in many parts", "<a>", "0123<!-- c -->456&amp;789<?p i?>", "</a>", 4000, NULL},
    {"many leaves", "<a>", "<b>text</b>\n<c d='1'/>", "</a>", 4000, NULL},
};

static ways_text made(const row *r)
{
    ways_text text = {0};

    ways_say(&text, "%s", r->head);
    for (unsigned i = 0; i < r->times; i++) ways_say(&text, "%s", r->part);
    ways_say(&text, "%s", r->tail);
    return text;
}

void corpus_each_own(fixture_visit *visit, void *context)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        ways_text text = made(&rows[i]);

        visit(&(fixture){rows[i].title, {text.data, text.len}, rows[i].parser}, context);
        ways_free(&text);
    }
}

/* ---- damage ------------------------------------------------------------------------------- */

static const char *const pieces[] = {
    "<",          "</a>",         "/>",          ">",
    "&amp;",      "&#65;",        "&x;",         "]]>",
    "<!-- c -->", "\"",           "'",           "=",
    "\r",         "\n",           "<a>",         "<a/>",
    "</",         "<?p i?>",      " x=\"1\"",    "\xFF",
    "p:",         " xmlns:p='u'", " p:x='&lt;'", "<![CDATA[d]]>",
    "12",         "<b>text</b>",
};

static uint32_t below(uint64_t *random, size_t limit)
{
    *random = *random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(((*random >> 32) * limit) >> 32);
}

/* A piece in place of up to three bytes. */
static void damage(uint64_t *random, stax_str from, ways_text *to)
{
    const char *piece = pieces[below(random, sizeof pieces / sizeof *pieces)];
    size_t at = below(random, from.len + 1), gone = below(random, 4);

    if (gone > from.len - at) gone = from.len - at;
    ways_say(to, "%.*s%s%s", (int)at, from.data, piece, from.data + at + gone);
}

void corpus_each_damaged(uint64_t seed, unsigned count, fixture_visit *visit, void *context)
{
    enum { MOST_DAMAGE = 3, SMALL = 2000 };
    uint64_t random = seed;

    for (unsigned done = 0; done < count;) {
        const row *r = &rows[below(&random, sizeof rows / sizeof *rows)];
        ways_text text = {0}, next = {0};
        char title[80];

        if (r->times * strlen(r->part) > SMALL) continue;
        text = made(r);
        for (uint32_t n = 1 + below(&random, MOST_DAMAGE); n > 0; n--) {
            damage(&random, (stax_str){text.data, text.len}, &next);
            ways_free(&text);
            text = next;
            next = (ways_text){0};
        }
        (void)snprintf(title, sizeof title, "%s, damage %u", r->title, done++);
        visit(&(fixture){title, {text.data, text.len}, r->parser}, context);
        ways_free(&text);
    }
}

/* ---- files -------------------------------------------------------------------------------- */

/* The walk of nftw has no context. */
static struct walk {
    size_t most;
    unsigned every, number;
    fixture_visit *visit;
    void *context;
    size_t count;
} walk;

static void visit_file(const char *path, size_t len)
{
    bool books = strstr(path, "/corpus/books/") != NULL;
    char *bytes = malloc(len + 1);
    FILE *file = fopen(path, "rb");

    assert_non_null(bytes);
    if (file == NULL) fail_msg("%s cannot be opened", path);
    assert_int_equal(fread(bytes, 1, len, file), len);
    fclose(file);
    walk.visit(&(fixture){path, {bytes, len}, books ? &books_ways : NULL}, walk.context);
    walk.count++;
    free(bytes);
}

static int meet(const char *path, const struct stat *st, int type, struct FTW *where)
{
    const char *dot;

    (void)where;
    written_string(path);
    written_bytes(st, sizeof *st);
    dot = strrchr(path, '.');
    if (type != FTW_F || dot == NULL || strcmp(dot, ".xml") != 0) return 0;
    if ((size_t)st->st_size > walk.most || walk.number++ % walk.every != 0) return 0;
    visit_file(path, (size_t)st->st_size);
    return 0;
}

size_t corpus_each_file(size_t most, unsigned every, fixture_visit *visit, void *context)
{
    const char *suite = getenv("STAX_W3C_DIR");

    walk = (struct walk){most, every, 0, visit, context, 0};
    (void)nftw(STAX_SOURCE_DIR "/tests/corpus", meet, 16, FTW_PHYS);
    (void)nftw(suite ? suite : STAX_W3C_FOUND, meet, 16, FTW_PHYS);
    if (walk.count == 0) print_message("skipped: no files of tests/corpus nor of the W3C suite\n");
    return walk.count;
}
