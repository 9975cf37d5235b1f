/*
 * Paths that one name does not decide: tests of attributes, positions, alternatives, any depth, and
 * elements that are several things at once.
 */
#include "claims.h"
#include "picks_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- saying a row ------------------------------------------------------------------------- */

static void say_one(ways_text *to, const char *name, bool there, const stax_str *value)
{
    if (!there) return;
    ways_say(to, " %s=", name);
    say_str(to, value);
}

static void say_list(ways_text *to, const char *name, const stax_str_list *list)
{
    if (list->count == 0) return;
    ways_say(to, " %s=", name);
    for (size_t i = 0; i < list->count; i++) say_str(to, &list->items[i]);
}

static void say_item(ways_text *to, const char *name, const picks_item *item)
{
    ways_say(to, " %s(", name);
    say_one(to, "k", item->has.k, &item->k);
    say_list(to, "v", &item->v);
    ways_say(to, ")");
}

static void say_items(ways_text *to, const char *name, const picks_item_list *list)
{
    for (size_t i = 0; i < list->count; i++) say_item(to, name, &list->items[i]);
}

static void say_texts(ways_text *to, const picks_texts *t)
{
    say_one(to, "own", t->has.own, &t->own);
    say_list(to, "bold", &t->bold);
    say_one(to, "whole", t->has.whole, &t->whole);
    if (t->has.again) ways_say(to, " again=%s", t->again);
    say_one(to, "unit", t->has.unit, &t->unit);
    say_one(to, "both", t->has.both, &t->both);
    say_list(to, "list", &t->list);
}

static void say_tests(ways_text *to, const picks_tests *t)
{
    say_one(to, "link", t->has.link, &t->link);
    say_one(to, "self", t->has.self, &t->self);
    say_list(to, "others", &t->others);
    say_items(to, "a", &t->a);
    say_items(to, "named", &t->named);
    if (t->there) ways_say(to, " there");
    say_one(to, "lang", t->has.lang, &t->lang);
}

static void say_numbers(ways_text *to, const picks_numbers *n)
{
    say_one(to, "second", n->has.second, &n->second);
    say_one(to, "key", n->has.key, &n->key);
    if (n->has.third) say_item(to, "third", &n->third);
    say_list(to, "seconds", &n->seconds);
    say_one(to, "late", n->has.late, &n->late);
}

static void say_choices(ways_text *to, const picks_choices *c)
{
    say_one(to, "name", c->has.name, &c->name);
    if (c->size != 7) ways_say(to, " size=%u", c->size);
    if (c->has.code) ways_say(to, " code=%s", c->code);
    say_list(to, "all", &c->all);
    if (c->has.item) say_item(to, "item", &c->item);
    if (c->has.kind) ways_say(to, " kind=%s", picks_choices_kind_name(c->kind));
}

static void say_deep(ways_text *to, const picks_deep *d)
{
    say_one(to, "first", d->has.first, &d->first);
    say_list(to, "names", &d->names);
    say_items(to, "user", &d->users);
    say_list(to, "inner", &d->inner);
    say_list(to, "all", &d->all);
    say_list(to, "keys", &d->keys);
}

static void say_shared(ways_text *to, const picks_shared *s)
{
    if (s->has.one) say_item(to, "one", &s->one);
    if (s->has.two) {
        ways_say(to, " two(");
        say_one(to, "k", s->two.has.k, &s->two.k);
        say_one(to, "t", s->two.has.t, &s->two.t);
        say_one(to, "more", s->two.has.more, &s->two.more);
        ways_say(to, ")");
    }
    if (s->there) ways_say(to, " there");
    say_one(to, "key", s->has.key, &s->key);
    say_list(to, "inner", &s->inner);
    say_items(to, "y", &s->items);
    say_list(to, "deep", &s->deep);
}

static void say_row(ways_text *to, const void *record)
{
    const picks_row *row = record;

    ways_say(to, "row");
    if (row->has.text) say_texts(to, &row->text);
    if (row->has.tests) say_tests(to, &row->tests);
    if (row->has.numbers) say_numbers(to, &row->numbers);
    if (row->has.choices) say_choices(to, &row->choices);
    if (row->has.needed) {
        say_one(to, "one", true, &row->needed.one);
        say_list(to, "more", &row->needed.more);
    }
    if (row->has.deep) say_deep(to, &row->deep);
    if (row->has.shared) say_shared(to, &row->shared);
    if (row->has.strict) {
        say_one(to, "second", row->strict.has.other, &row->strict.other);
        say_one(to, "a", row->strict.has.a, &row->strict.a);
        say_one(to, "deep", row->strict.has.deep, &row->strict.deep);
    }
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const picks_all *all = root;

    for (size_t i = 0; i < all->rows.count; i++) say_row(to, &all->rows.items[i]);
    ways_say(to, "list");
    say_one(to, "version", all->has.version, &all->version);
    if (all->has.total) ways_say(to, " total=%" PRIu32, all->total);
    ways_say(to, "\n");
}

CLAIMS_PARSER(picks);

#define SCHEMA "schemas/picks.schema"
#define P      "list/row[1]/"
static const claim_frame in_row = {&picks_ways, SCHEMA, "<list><row>", "</row></list>"};
static const claim_frame alone = {&picks_ways, SCHEMA, NULL, NULL};

/* ---- text() ------------------------------------------------------------------------------- */

#define T(x) "<text>" x "</text>"
static void text_has_children_beside_it(void **state)
{
    static const claim rows[] = {
        {"none", T(""), "row\nlist\n"},
        {"alone", T("<p>one</p>"), "row own=\"one\"\nlist\n"},
        {"around a child", T("<p> a <b>x</b> b </p>"), "row own=\"a  b\" bold=\"x\"\nlist\n"},
        {"around what nobody knows", T("<p>a<i>no</i><!--c-->b&amp;<![CDATA[<]]></p>"),
         "row own=\"ab&<\"\nlist\n"},
        {"empty", T("<p/>"), "row own=\"\"\nlist\n"},
        {"one path, two fields", T("<q u=\" m\"> ab </q>"),
         "row whole=\"ab\" again=ab unit=\" m\"\nlist\n"},
        {"all of it, and only its own", T("<z>c</z>"), "row both=\"c\" list=\"c\"\nlist\n"},
        {"twice is repeated", T("<p>a</p>^<p>b</p>"),
         "E_REPEATED " P "text/p: p stands twice | p/text()"},
        {"text that must be whole", T("<q>a^<b/></q>"),
         "E_NOT_TEXT " P "text/q: the element \"b\" stands where only text may be | whole: "},
        {"too long for one of two fields", T("<q>^12345678</q>"),
         "E_LENGTH " P "text/q: the length of \"12345678\" is outside str | whole: "},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- tests -------------------------------------------------------------------------------- */

#define K(x) "<tests>" x "</tests>"
static void attributes_tell_which_element_is_meant(void **state)
{
    static const claim rows[] = {
        {"equal", K("<link rel='alternate' href='a'/>"), "row link=\"a\" others=\"\"\nlist\n"},
        {"not there", K("<link href='a'/>"), "row link=\"a\"\nlist\n"},
        {"another value", K("<link rel='x' href='a'/>"), "row others=\"\"\nlist\n"},
        {"one of several",
         K("<link rel='x' href='a'>1</link><link rel=\"alternate\" href=\"b\">2</link>"),
         "row link=\"b\" others=\"1\"\"2\"\nlist\n"},
        {"the value as XML has it", K("<link rel='altern&#97;te' href='a'/>"),
         "row link=\"a\" others=\"\"\nlist\n"},
        {"blanks count", K("<link rel=' alternate' href='a'/>"), "row others=\"\"\nlist\n"},
        {"and, differs", K("<link rel='self' href='a'/><link rel='self' href='#'/>"),
         "row self=\"a\" others=\"\"\"\"\nlist\n"},
        {"differs from nothing is false", K("<link rel='self'/>"), "row others=\"\"\nlist\n"},
        {"two arrays and a flag", K("<i k='a'><v>1</v></i><i k='b' x=''/><i/><i k='a'/>"),
         "row a( k=\"a\" v=\"1\") a( k=\"a\") named( k=\"a\" v=\"1\") named( k=\"b\") "
         "named( k=\"a\") there\nlist\n"},
        {"xml:lang", K("<w xml:lang='en'><v>a</v></w><w xml:lang='de'><v>b</v></w>"),
         "row lang=\"b\"\nlist\n"},
        {"prefixes", K("<p:link xmlns:p='u' rel='alternate' href='a'>t</p:link>"),
         "row link=\"a\" others=\"t\"\nlist\n"},
        {"a prefixed attribute is another", K("<link xmlns:p='u' p:rel='x' href='a'/>"),
         "row link=\"a\"\nlist\n"},
        {"what does not fit is passed over",
         K("<link rel='x'><link href='b'/><![CDATA[</link>]]></link>"),
         "row others=\"</link>\"\nlist\n"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void what_a_test_lets_by_is_checked(void **state)
{
    static const claim rows[] = {
        {"twice", K("<link href='a'/><link ^href='b'/>"),
         "E_REPEATED " P "tests/link/@href: @href stands twice | link: "},
        {"xsi:nil",
         K("<i xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' k='a' "
           "xsi:nil='true'/>"),
         "row\nlist\n"},
        {"xsi:nil with content",
         K("<i xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' k='a' xsi:nil='1'>^x</i>"),
         "E_NIL " P "tests/i[1]: the element says xsi:nil and is not empty"},
        {"an attribute twice", K("<i k='a' ^k='b'/>"),
         "E_ATTRIBUTE_TWICE " P "tests: the attribute \"k\" stands twice"},
        {"the wrong end tag", K("<i k='a'>^</j>"),
         "E_END_TAG " P "tests/i[1]: the end tag \"j\" does not fit: i is open"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- positions ---------------------------------------------------------------------------- */

#define N(x) "<numbers>" x "</numbers>"
static void positions_count_in_each_parent(void **state)
{
    static const claim rows[] = {
        {"one is not two", N("<x>1</x>"), "row\nlist\n"},
        {"the second", N("<x>1</x><x k='2'>b</x>"), "row second=\"b\" key=\"2\"\nlist\n"},
        {"others between", N("<y/><x/>t<z><x/></z><x>b</x><a/>"), "row second=\"b\"\nlist\n"},
        {"the third is another", N("<x/><x>b</x><x k='c'><v>v</v></x><x>d</x>"),
         "row second=\"b\" third( k=\"c\" v=\"v\")\nlist\n"},
        {"whatever is in the first", N("<x><x/><x>no</x><!--</x>--></x><x>b</x>"),
         "row second=\"b\"\nlist\n"},
        {"in each parent", N("<a><b>1</b><b>2</b><b>3</b></a><a><b>4</b></a><a><b/><b>5</b></a>"),
         "row seconds=\"2\"\"5\"\nlist\n"},
        {"a test behind a number", N("<y k=''>1</y><y>2</y>"), "row\nlist\n"},
        {"a number and a test", N("<y>1</y><y k=''>2</y>"), "row late=\"2\"\nlist\n"},
        {"whatever prefix", N("<x/><p:x xmlns:p='u' k='k'>b</p:x>"),
         "row second=\"b\" key=\"k\"\nlist\n"},
        {"no text", N("<x/><x>^<y/></x>"),
         "E_NOT_TEXT " P
         "numbers/x: the element \"y\" stands where only text may be | second:   str? x[2]"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- alternatives ------------------------------------------------------------------------- */

#define C(x) "<choices>" x "</choices>"
static void the_leftmost_path_wins(void **state)
{
    static const claim rows[] = {
        {"none", C(""), "row\nlist\n"},
        {"each alone", C("<name>b</name>"), "row name=\"b\"\nlist\n"},
        {"an attribute, as it is", "<choices name=' c '/>", "row name=\" c \"\nlist\n"},
        {"all", "<choices name='c'><name>b</name><meta><name>a</name></meta></choices>",
         "row name=\"a\"\nlist\n"},
        {"in another order",
         "<choices name='c'><meta><name>a</name></meta><name>b</name></choices>",
         "row name=\"a\"\nlist\n"},
        {"a number", "<choices size='2'><size>1</size></choices>", "row size=1\nlist\n"},
        {"an empty one is not there", "<choices size='2'><size/></choices>", "row size=2\nlist\n"},
        {"behind an empty one", "<choices><size/><size>3</size></choices>", "row size=3\nlist\n"},
        {"characters", C("<old><code>o</code></old><code>n</code>"), "row code=n\nlist\n"},
        {"characters the other way round", C("<code>n</code><old><code>o</code></old>"),
         "row code=n\nlist\n"},
        {"an array has all, in order", C("<m>1</m><n v='2'/><m>3</m><n/><n v='4'/>"),
         "row all=\"1\"\"2\"\"3\"\"4\"\nlist\n"},
        {"a struct", C("<old><i k='o'><v>1</v></i></old>"), "row item( k=\"o\" v=\"1\")\nlist\n"},
        {"a better struct before", C("<i k='n'><v>2</v></i><old><i k='o'><v>1</v></i></old>"),
         "row item( k=\"n\" v=\"2\")\nlist\n"},
        {"a better struct behind", C("<old><i k='o'><v>1</v></i></old><i><v>2</v></i>"),
         "row item( v=\"2\")\nlist\n"},
        {"words", "<choices kind='b'><kind>a</kind></choices>", "row kind=a\nlist\n"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

#define ND(x) "<needed>" x "</needed>"
static void every_alternative_is_checked(void **state)
{
    static const claim rows[] = {
        {"a worse one that is wrong", "<choices size='^x'><size>1</size></choices>",
         "E_VALUE " P "choices/@size: \"x\" is not a u16 | size: "},
        {"behind a better one", C("<code>n</code><old><code>^1234567</code></old>"),
         "E_LENGTH " P "choices/old/code: the length of \"1234567\" is outside char(6) | code: "},
        {"each is repeated for itself", C("<name>b</name>^<name>c</name>"),
         "E_REPEATED " P "choices/name: name stands twice | meta/name"},
        {"the worse one too", C("<i/><old><i/>^<i/></old>"),
         "E_REPEATED " P "choices/old/i: i stands twice | item:     item? i"},
        {"none of those that are needed", ND("<c/>^"),
         "E_MISSING " P "needed: a | b is missing | one:      str a"},
        {"too few", ND("<b>1</b>^"),
         "E_COUNT " P
         "needed: the number of c | d/c is outside what the schema gives | more:     str[1..]"},
        {"one of each", ND("<d><c>2</c></d><b>1</b>"), "row one=\"1\" more=\"2\"\nlist\n"},
        {"all", ND("<b>1</b><c>2</c><d><c>3</c></d><a>4</a>"),
         "row one=\"4\" more=\"2\"\"3\"\nlist\n"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- any depth ---------------------------------------------------------------------------- */

#define D(x) "<deep>" x "</deep>"
static void any_depth_is_looked_through(void **state)
{
    static const claim rows[] = {
        {"a child", D("<f>1</f>"), "row first=\"1\"\nlist\n"},
        {"in what nobody knows", D("<q><w a='>'><f>1</f></w><f>2</f></q>"),
         "row first=\"1\"\nlist\n"},
        {"with prefixes", D("<p:q xmlns:p='u'>t<p:f>1</p:f></p:q>"), "row first=\"1\"\nlist\n"},
        {"two fields in one element",
         D("<q><user k='1'><name>a</name><v>v</v><q><name>no</name></q></user></q>"),
         "row names=\"a\" user( k=\"1\" v=\"v\")\nlist\n"},
        {"the outermost only", D("<user><user k='2'><name>b</name></user><name>a</name></user>"),
         "row names=\"a\" user()\nlist\n"},
        {"one behind the other", D("<user k='1'/><q><user k='2'/></q><user k='3'></user>"),
         "row user( k=\"1\") user( k=\"2\") user( k=\"3\")\nlist\n"},
        {"within a wrapper", D("<g><x>1</x><q><x>2</x></q></g><x>3</x>"),
         "row inner=\"1\"\"2\" all=\"1\"\"2\"\"3\"\nlist\n"},
        {"within a struct of another field", D("<user><v>v</v><x>1</x><f>2</f></user>"),
         "row first=\"2\" user( v=\"v\") all=\"1\"\nlist\n"},
        {"attributes", D("<k v='1'><k v='2'/></k><q><k v='3'/></q>"),
         "row keys=\"1\"\"3\"\nlist\n"},
        {"in an empty element", D("<q/><q></q><user/><g/>"), "row user()\nlist\n"},
        {"in a wrapper within what nobody knows", D("<q><g><x>1</x></g></q>"),
         "row all=\"1\"\nlist\n"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void faults_at_any_depth_have_their_way(void **state)
{
    static const claim rows[] = {
        {"no text", D("<q><w><x>^<y/></x></w></q>"),
         "E_NOT_TEXT " P "deep/q/w/x[1]: the element \"y\" stands where only text may be "
         "| all:      str[] //x"},
        {"the wrong end tag", D("<q><user><v>1</v></user>^</w></q>"),
         "E_END_TAG " P "deep/q: the end tag \"w\" does not fit: q is open"},
        {"within a match", D("<q><user><v>1</v>^</q></user></q>"),
         "E_END_TAG " P "deep/q/user: the end tag \"q\" does not fit: user is open"},
        {"not well-formed in what is passed over", D("<q><w a='^<'/><f>1</f></q>"),
         "E_LESS_THAN " P "deep/q: '<' in an attribute value"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- several things at once --------------------------------------------------------------- */

#define S(x) "<shared>" x "</shared>"
static void one_element_is_several_things(void **state)
{
    static const claim rows[] = {
        {"two structs, a flag, a way", S("<x k='1'><v w='2'>a</v></x>"),
         "row one( k=\"1\" v=\"a\") two( k=\"1\" t=\"a\" more=\"2\") there key=\"1\" inner=\"a\""
         "\nlist\n"},
        {"empty", S("<x/>"), "row one() two() there\nlist\n"},
        {"in any spelling", S("<x \nk = '1' ><!-- --><p:v xmlns:p='u'>&#97;</p:v></x >"),
         "row one( k=\"1\" v=\"a\") two( k=\"1\" t=\"a\") there key=\"1\" inner=\"a\"\nlist\n"},
        {"structs that are looked into",
         S("<y k='1'><v>v</v><t>1</t><q><t>2</t></q></y><y><t/></y>"),
         "row y( k=\"1\" v=\"v\") y() deep=\"1\"\"2\"\"\"\nlist\n"},
        {"nil is none", S("<x xmlns:i='http://www.w3.org/2001/XMLSchema-instance' i:nil='1'/>"),
         "row\nlist\n"},
        {"twice", S("<x/>^<x/>"), "E_REPEATED " P "shared/x: x stands twice | one:      item? x"},
        {"one takes a text once", S("<x><v>a</v>^<v>b</v></x>"),
         "E_REPEATED " P "shared/x/v: v stands twice | t:        str? v"},
        {"a text in none", S("<x><v>a^<w/></v></x>"),
         "E_NOT_TEXT " P "shared/x/v[1]: the element \"w\" stands where only text may be "
         "| v:        str[] v"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

#define X(x) "<strict>" x "</strict>"
static void strict_records_know_what_their_paths_name(void **state)
{
    static const claim rows[] = {
        {"the first of two", X("<x>1</x><x>2</x>"), "row second=\"2\"\nlist\n"},
        {"what a test does not let by", X("<y>1</y><y k=''>2</y>"), "row a=\"2\"\nlist\n"},
        {"what a test asks for", X("<y k='1'>2</y>"), "row a=\"2\"\nlist\n"},
        {"what none asks for", X("<y k='1' ^l='2'>2</y>"),
         "E_UNKNOWN " P "strict/y: \"l\" is not in the schema"},
        {"any depth is a child here", X("<z>1</z>"), "row deep=\"1\"\nlist\n"},
        {"not below what is unknown", X("^<q><z>1</z></q>"),
         "E_UNKNOWN " P "strict: \"q\" is not in the schema"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void paths_from_the_root_are_those_of_its_struct(void **state)
{
    static const claim rows[] = {
        {"around the records", "<list><head v='1'/><row/><tail><total>3</total></tail></list>",
         "row\nlist version=\"1\" total=3\n"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_has_children_beside_it),
        cmocka_unit_test(attributes_tell_which_element_is_meant),
        cmocka_unit_test(what_a_test_lets_by_is_checked),
        cmocka_unit_test(positions_count_in_each_parent),
        cmocka_unit_test(the_leftmost_path_wins),
        cmocka_unit_test(every_alternative_is_checked),
        cmocka_unit_test(any_depth_is_looked_through),
        cmocka_unit_test(faults_at_any_depth_have_their_way),
        cmocka_unit_test(one_element_is_several_things),
        cmocka_unit_test(strict_records_know_what_their_paths_name),
        cmocka_unit_test(paths_from_the_root_are_those_of_its_struct),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
