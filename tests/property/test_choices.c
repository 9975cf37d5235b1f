/*
 * What `options:` and the keys of a field change: unknown content, repeats, values that are none,
 * blanks, empty texts, and the depth.
 */
#include "choices_parser.h"
#include "claims.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* ---- saying a row ------------------------------------------------------------------------- */

static void say_named(ways_text *to, const char *name, stax_str text)
{
    ways_say(to, " %s=", name);
    ways_say_str(to, text);
}

/* What is absent is not told, and must be all zero. */
#define NUMBER(of, field)                                           \
    if ((of)->has.field)                                            \
        ways_say(to, " %s=%" PRId64, #field, (int64_t)(of)->field); \
    else                                                            \
        assert_int_equal((of)->field, 0)
#define NAMED(of, field)                    \
    if ((of)->has.field)                    \
        say_named(to, #field, (of)->field); \
    else                                    \
        assert_true((of)->field.data == NULL && (of)->field.len == 0)

static void say_unknown(ways_text *to, const choices_unknown *u)
{
    NAMED(u, k);
    NAMED(u, a);
    NUMBER(u, b);
    if (u->on) ways_say(to, " on");
    if (u->has.sub) ways_say(to, " sub");
    NAMED(&u->sub, x);
}

static void say_repeated(ways_text *to, const choices_repeated *p)
{
    NUMBER(p, first);
    NUMBER(p, last);
    NUMBER(p, none);
    NAMED(p, begin);
    NAMED(p, end);
    if (p->on) ways_say(to, " on");
}

static void say_item(ways_text *to, const char *name, const choices_item *item)
{
    ways_say(to, " %s(", name);
    NUMBER(item, id);
    NAMED(item, name);
    for (size_t i = 0; i < item->tags.count; i++) say_named(to, "tag", item->tags.items[i]);
    ways_say(to, " %" PRId64 ")", item->price);
}

static void say_structs(ways_text *to, const choices_row *row)
{
    if (row->has.structs) {
        if (row->structs.has.first) say_item(to, "first", &row->structs.first);
        if (row->structs.has.last) say_item(to, "last", &row->structs.last);
        say_item(to, "needed", &row->structs.needed);
    }
    if (row->has.many) {
        NUMBER(&row->many, one);
        for (size_t i = 0; i < row->many.all.count; i++)
            ways_say(to, " %u", row->many.all.items[i]);
    }
}

static void say_invalid(ways_text *to, const choices_invalid *v)
{
    NUMBER(v, number);
    if (v->has.day) ways_say(to, " day=%" PRId32 "-%u-%u", v->day.year, v->day.month, v->day.day);
    if (!v->has.day) assert_int_equal(v->day.year, 0);
    NUMBER(v, word);
    if (v->standard != 7) ways_say(to, " standard=%u", v->standard);
    NAMED(v, short_);
    if (v->has.char_) ways_say(to, " char=%s", v->char_);
    if (!v->has.char_) assert_memory_equal(v->char_, "\0\0\0", 4);
    NUMBER(v, at);
    NUMBER(v, strict);
}

static void say_space(ways_text *to, const choices_space *s)
{
    NAMED(s, trim);
    NAMED(s, keep);
    NAMED(s, collapse);
    if (s->has.char_) say_named(to, "char", stax_str_of(s->char_));
    NAMED(s, at);
    NAMED(s, at_trim);
    NAMED(s, at_all);
}

static void say_empty(ways_text *to, const choices_empty *e)
{
    say_named(to, "needed", e->needed);
    NAMED(e, may);
    say_named(to, "must", e->must);
    NAMED(e, at);
    NAMED(e, kept);
    NAMED(e, tight);
    for (size_t i = 0; i < e->list.count; i++) say_named(to, "list", e->list.items[i]);
    NAMED(e, value);
}

static void say_row(ways_text *to, const void *record)
{
    const choices_row *row = record;

    ways_say(to, "row");
    if (row->has.unknown) say_unknown(to, &row->unknown);
    if (row->has.repeated) say_repeated(to, &row->repeated);
    say_structs(to, row);
    if (row->has.invalid) say_invalid(to, &row->invalid);
    if (row->has.space) say_space(to, &row->space);
    if (row->has.empty) say_empty(to, &row->empty);
    NAMED(&row->deep, a);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const choices_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
}

CLAIMS_PARSER(choices);

#define P   "list/row[1]/"
#define XSI "xmlns:x='http://www.w3.org/2001/XMLSchema-instance' "
static const claim_frame frame = {&choices_ways, "schemas/choices.schema", "<list><row>",
                                  "</row></list>"};

/* ---- unknown ------------------------------------------------------------------------------ */

static void unknown_content_may_be_an_error(void **state)
{
    static const claim rows[] = {
        {"what is known",
         "<unknown k='1'> <a>t</a><w>\n<b>5</b> </w><on/>\t<sub><x/></sub>\n</unknown>",
         "row k=\"1\" a=\"t\" b=5 on sub x=\"\"\n"},
        {"comments and PIs are no content", "<unknown><!-- 1 --><?p 1?><a/><!-- 2 --></unknown>",
         "row a=\"\"\n"},
        {"never unknown", "<unknown " XSI "x:type='t' xml:lang='de' xmlns='urn:u'/>", "row\n"},
        {"a child", "<unknown><a/>^<c/></unknown>",
         "E_UNKNOWN " P "unknown: \"c\" is not in the schema"},
        {"a child with a prefix", "<unknown xmlns:p='urn:p'>^<p:c><p:a/></p:c></unknown>",
         "E_UNKNOWN " P "unknown: \"p:c\" is not in the schema"},
        {"an attribute", "<unknown k='1' ^l='1'/>",
         "E_UNKNOWN " P "unknown: \"l\" is not in the schema"},
        {"an attribute with a prefix is another one", "<unknown xmlns:p='urn:p' ^p:k='1'/>",
         "E_UNKNOWN " P "unknown: \"p:k\" is not in the schema"},
        {"an attribute of a leaf", "<unknown><a ^k='1'>t</a></unknown>",
         "E_UNKNOWN " P "unknown/a: \"k\" is not in the schema"},
        {"text between children", "<unknown><a/> ^t<on/></unknown>",
         "E_UNKNOWN " P "unknown: \"text\" is not in the schema"},
        {"text at the end", "<unknown><a/>^t</unknown>",
         "E_UNKNOWN " P "unknown: \"text\" is not in the schema"},
        {"text in a wrapper", "<unknown><w> ^t<b>1</b></w></unknown>",
         "E_UNKNOWN " P "unknown/w: \"text\" is not in the schema"},
        {"a child in a wrapper", "<unknown><w>^<c/></w></unknown>",
         "E_UNKNOWN " P "unknown/w: \"c\" is not in the schema"},
        {"an attribute of a wrapper", "<unknown><w ^k='1'/></unknown>",
         "E_UNKNOWN " P "unknown/w: \"k\" is not in the schema"},
        {"a struct in it has its own rule", "<unknown><sub k='1'>t<y/></sub></unknown>",
         "row sub\n"},
        {"a reference is text", "<unknown>^&#97;</unknown>",
         "E_UNKNOWN " P "unknown: \"text\" is not in the schema"},
        {"a reference to a blank is blank", "<unknown>&#32;<a/>&#10;</unknown>", "row a=\"\"\n"},
        {"a CDATA section that is blank", "<unknown><![CDATA[ ]]><a/></unknown>", "row a=\"\"\n"},
        {"what is skipped is checked", "<sub><y>&lt;^&amp</y></sub>",
         "E_REFERENCE " P "sub/y: '&' does not begin a reference"},
    };

    (void)state;
    claims_check_all(&frame, rows, SAY_COUNT(rows));
}

/* ---- repeated ----------------------------------------------------------------------------- */

static void of_repeated_values_the_first_or_the_last_counts(void **state)
{
    static const claim rows[] = {
        {"once", "<repeated><first>1</first><last>1</last></repeated>", "row first=1 last=1\n"},
        {"three times",
         "<repeated><first>1</first><last>1</last><first>2</first><last>2</last>"
         "<last>3</last><first>3</first></repeated>",
         "row first=1 last=3\n"},
        {"first: the second is not converted",
         "<repeated><first>1</first><first>x</first></repeated>", "row first=1\n"},
        {"first: it is checked as XML", "<repeated><first>1</first><first>^<</first></repeated>",
         "E_MARKUP " P "repeated/first: '<' does not begin markup here"},
        {"first: a child is no text", "<repeated><first>1</first><first>2^<b/></first></repeated>",
         "E_NOT_TEXT " P
         "repeated/first: the element \"b\" stands where only text may be | first:    "
         "{type: \"i32?\""},
        {"first: also when it is empty", "<repeated><first/><first>2</first></repeated>", "row\n"},
        {"last: every one is converted", "<repeated><last>^x</last><last>1</last></repeated>",
         "E_VALUE " P "repeated/last: \"x\" is not an i32 | last:     {type: \"i32?\""},
        {"neither", "<repeated><none>1</none>^<none>1</none></repeated>",
         "E_REPEATED " P "repeated/none: none stands twice | none:     i32?"},
        {"attributes of a wrapper",
         "<repeated><w k='1' l='1'/><w k='2' l='2'/><w k='3'/></repeated>",
         "row begin=\"1\" end=\"2\"\n"},
        {"a flag", "<repeated><on/><on>t</on><on/></repeated>", "row on\n"},
    };

    (void)state;
    claims_check_all(&frame, rows, SAY_COUNT(rows));
}

#define NEEDED "<needed id='9'/>"
static void a_repeated_struct_is_overwritten_whole(void **state)
{
    static const claim rows[] = {
        {"once", "<structs>" NEEDED "<first id='1'/><last id='2'/></structs>",
         "row first( id=1 15) last( id=2 15) needed( id=9 15)\n"},
        {"twice",
         "<structs><first id='1'><n>a</n></first><first id='3'><tag>x</tag></first>" NEEDED
         "<last id='2'><n>b</n><tag>1</tag><tag>2</tag><price>3</price></last>"
         "<last><tag>3</tag></last>"
         "</structs>",
         "row first( id=1 name=\"a\" 15) last( tag=\"3\" 15) needed( id=9 15)\n"},
        {"required", "<structs><needed><n>a</n><price>0.1</price></needed>" NEEDED "</structs>",
         "row needed( id=9 15)\n"},
        {"first: the second is not converted",
         "<structs>" NEEDED "<first/><first id='x'><n><n/></n></first>"
         "</structs>",
         "row first( 15) needed( id=9 15)\n"},
        {"last: every one is converted", "<structs>" NEEDED "<last id='^x'/><last/></structs>",
         "E_VALUE " P "structs/last/@id: \"x\" is not a u8 | id:       u8? @"},
    };

    (void)state;
    claims_check_all(&frame, rows, SAY_COUNT(rows));
}

static void a_value_and_an_array_may_share_a_place(void **state)
{
    static const claim rows[] = {
        {"none", "<many/>", "row\n"},
        {"one", "<many><v>1</v></many>", "row one=1 1\n"},
        {"three", "<many><v>1</v><v>2</v><v>3</v></many>", "row one=3 1 2 3\n"},
    };

    (void)state;
    claims_check_all(&frame, rows, SAY_COUNT(rows));
}

/* ---- invalid ------------------------------------------------------------------------------ */

static void what_is_invalid_may_count_as_absent(void **state)
{
    static const claim rows[] = {
        {"valid",
         "<invalid at='1'><number>99</number><day>2024-01-02</day><word>green</word>"
         "<standard>8</standard><short>abc</short><char>abc</char></invalid>",
         "row number=99 day=2024-1-2 word=1 standard=8 short_=\"abc\" char=abc at=1\n"},
        {"outside the bounds",
         "<invalid at='256'><number>100</number><standard>-1</standard>"
         "<short>a</short><char>abcd</char></invalid>",
         "row\n"},
        {"no value",
         "<invalid at='x'><number>x</number><day>2024-02-30</day><word>Red</word>"
         "<standard>x</standard><short>abcd</short></invalid>",
         "row\n"},
        {"empty", "<invalid at=''><number/><day/><word/><standard/><short/></invalid>", "row\n"},
        {"others are strict", "<invalid><number>x</number><strict>^x</strict></invalid>",
         "E_VALUE " P "invalid/strict: \"x\" is not a u8 | strict:   u8?"},
        {"a child is still an error", "<invalid><number>1^<b/></number></invalid>",
         "E_NOT_TEXT " P "invalid/number: the element \"b\" stands where only text may be "
         "| number:   {type"},
        {"twice is still an error", "<invalid><day>2024-01-02</day>^<day>x</day></invalid>",
         "E_REPEATED " P "invalid/day: day stands twice | day:      {type"},
    };

    (void)state;
    claims_check_all(&frame, rows, SAY_COUNT(rows));
}

/* ---- space and empty ---------------------------------------------------------------------- */

static void blanks_are_trimmed_kept_or_collapsed(void **state)
{
    static const claim rows[] = {
        {"elements",
         "<space><trim>\t a  b\n</trim><keep> a  b\n</keep><collapse>\n a \t\n b </collapse>"
         "<char> a </char></space>",
         "row trim=\"a  b\" keep=\" a  b\\x0A\" collapse=\"a b\" char=\" a \"\n"},
        {"attributes", "<space at=' a\n b ' at_trim=' a  b ' at_all='  a \t b '/>",
         "row at=\" a  b \" at_trim=\"a  b\" at_all=\"a b\"\n"},
        {"decoded blanks",
         "<space><trim>&#32;a&#9;</trim><keep>&#13;</keep><collapse>a&#10;&#32;b"
         "<![CDATA[ ]]></collapse></space>",
         "row trim=\"a\" keep=\"\\x0D\" collapse=\"a b\"\n"},
        {"only XML's four",
         "<space><trim>\xC2\xA0 a\xE3\x80\x80</trim><collapse>a\xC2\xA0 \xC2\xA0"
         "b</collapse></space>",
         "row trim=\"\\xC2\\xA0 a\\xE3\\x80\\x80\" collapse=\"a\\xC2\\xA0 \\xC2\\xA0"
         "b\"\n"},
        {"line ends", "<space><keep>a\r\nb\rc\n</keep><trim>\r\n x\r\ny \r</trim></space>",
         "row trim=\"x\\x0Ay\" keep=\"a\\x0A"
         "b\\x0A"
         "c\\x0A\"\n"},
        {"nothing but blanks",
         "<space at_trim=' ' at_all=' '><trim> </trim><keep> </keep>"
         "<collapse>\n \n</collapse></space>",
         "row trim=\"\" keep=\" \" collapse=\"\" at_trim=\"\" at_all=\"\"\n"},
    };

    (void)state;
    claims_check_all(&frame, rows, SAY_COUNT(rows));
}

static void an_empty_text_may_count_as_absent(void **state)
{
    static const claim rows[] = {
        {"there",
         "<empty at='1'><needed>a</needed><may>b</may><must>c</must><list>d</list></empty>",
         "row needed=\"a\" may=\"b\" must=\"c\" at=\"1\" list=\"d\"\n"},
        {"empty",
         "<empty at=''><needed/><may> </may><must>c</must><kept></kept><tight> </tight>"
         "<value/></empty>",
         "row needed=\"none\" must=\"c\" value=\"\"\n"},
        {"blanks that are kept are not empty", "<empty at=' '><must>c</must><kept> </kept></empty>",
         "row needed=\"none\" must=\"c\" at=\" \" kept=\" \"\n"},
        {"empty items are skipped",
         "<empty><must>c</must><list/><list>d</list><list> </list></empty>",
         "row needed=\"none\" must=\"c\" list=\"d\"\n"},
        {"a required one", "<empty>^<must> <!-- --> </must></empty>",
         "E_EMPTY " P "empty/must: nothing stands where str must be | must:     {type"},
    };

    (void)state;
    claims_check_all(&frame, rows, SAY_COUNT(rows));
}

/* ---- depth -------------------------------------------------------------------------------- */

static void depth_is_a_limit_of_the_schema(void **state)
{
    static const claim rows[] = {
        {"seven", "<deep><b><b><b><b/></b></b></b></deep>", "row\n"},
        {"eight", "<deep><b><b><b><b>^<b/></b></b></b></b></deep>",
         "E_LIMIT " P "deep/b/b/b/b: beyond the limit depth (7)"},
    };

    (void)state;
    claims_check_all(&frame, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unknown_content_may_be_an_error),
        cmocka_unit_test(of_repeated_values_the_first_or_the_last_counts),
        cmocka_unit_test(a_repeated_struct_is_overwritten_whole),
        cmocka_unit_test(a_value_and_an_array_may_share_a_place),
        cmocka_unit_test(what_is_invalid_may_count_as_absent),
        cmocka_unit_test(blanks_are_trimmed_kept_or_collapsed),
        cmocka_unit_test(an_empty_text_may_count_as_absent),
        cmocka_unit_test(depth_is_a_limit_of_the_schema),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
