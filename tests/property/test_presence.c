/*
 * Own text, wrappers, two fields with one path, flags, nested structs, counts, names in C, and what
 * stands around the records: the value or the error that the language's page promises for each.
 */
#include "claims.h"
#include "presence_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* ---- saying a row ------------------------------------------------------------------------- */

static void say_number(ways_text *to, const char *name, int64_t number)
{
    ways_say(to, " %s=%" PRId64, name, number);
}

static void say_named(ways_text *to, const char *name, stax_str text)
{
    ways_say(to, " %s=", name);
    ways_say_str(to, text);
}

/* A `?` field that is absent is not told, and must be all zero. */
#define MAYBE_NUMBER(of, field)              \
    if ((of)->has.field)                     \
        say_number(to, #field, (of)->field); \
    else                                     \
        assert_int_equal((of)->field, 0)
#define MAYBE_NAMED(of, field)              \
    if ((of)->has.field)                    \
        say_named(to, #field, (of)->field); \
    else                                    \
        assert_true((of)->field.data == NULL && (of)->field.len == 0)
#define FLAG(of, field) \
    if ((of)->field) ways_say(to, " %s", #field)

static void say_strs(ways_text *to, const char *name, const stax_str_list *list)
{
    for (size_t i = 0; i < list->count; i++) say_named(to, name, list->items[i]);
}

static void say_item(ways_text *to, const char *name, const presence_item *item)
{
    ways_say(to, " %s(%u ", name, item->id);
    ways_say_str(to, item->text);
    MAYBE_NUMBER(item, size);
    ways_say(to, ")");
}

static void say_items(ways_text *to, const char *name, const presence_item_list *list)
{
    for (size_t i = 0; i < list->count; i++) say_item(to, name, &list->items[i]);
}

static void say_own(ways_text *to, const presence_row *row)
{
    if (row->has.own) {
        say_named(to, "text", row->own.text);
        MAYBE_NAMED(&row->own, k);
        MAYBE_NAMED(&row->own, b);
    }
    if (row->has.own_number) say_number(to, "number", row->own_number.number);
    if (row->has.own_maybe) ways_say(to, row->own_maybe.has.number ? " there" : " absent");
    if (row->has.own_maybe) say_number(to, "number", row->own_maybe.number);
    if (row->has.own_default) say_number(to, "number", row->own_default.number);
    if (row->has.own_strict) {
        say_named(to, "text", row->own_strict.text);
        MAYBE_NAMED(&row->own_strict, k);
        MAYBE_NAMED(&row->own_strict, b);
    }
}

static void say_wrappers(ways_text *to, const presence_wrappers *w)
{
    say_strs(to, "author", &w->authors);
    MAYBE_NAMED(w, first);
    say_named(to, "last", w->last);
    MAYBE_NUMBER(w, age);
    say_strs(to, "link", &w->links);
    MAYBE_NUMBER(w, deep);
    MAYBE_NUMBER(w, deeper);
    say_items(to, "box", &w->boxes);
}

static void say_shared(ways_text *to, const presence_row *row)
{
    const presence_shared *s = &row->shared;
    const presence_flags *f = &row->flags;

    if (row->has.shared) {
        say_named(to, "words", s->words);
        MAYBE_NUMBER(s, number);
        say_named(to, "numbers", s->numbers);
        say_named(to, "spot", s->spot);
        MAYBE_NAMED(s, spots);
    }
    if (row->has.flags) {
        FLAG(f, on);
        FLAG(f, at);
        FLAG(f, there);
        FLAG(f, there_at);
        MAYBE_NAMED(f, text);
    }
}

static void say_nested(ways_text *to, const presence_nested *n)
{
    static const presence_item zeros;

    say_item(to, "one", &n->one);
    if (n->has.maybe)
        say_item(to, "maybe", &n->maybe);
    else
        assert_memory_equal(&n->maybe, &zeros, sizeof zeros);
    say_items(to, "item", &n->many);
    if (n->has.left) say_item(to, "left", &n->left);
    if (n->has.right) say_item(to, "right", &n->right);
}

static void say_bytes(ways_text *to, const char *name, stax_u8_list list)
{
    ways_say(to, " %s", name);
    for (size_t i = 0; i < list.count; i++) ways_say(to, i ? ",%u" : " %u", list.items[i]);
}

static void say_counts(ways_text *to, const presence_row *row)
{
    if (row->has.counts) {
        say_bytes(to, "some", row->counts.some);
        say_bytes(to, "most", row->counts.most);
        say_bytes(to, "three", row->counts.three);
        say_items(to, "two", &row->counts.two);
    }
    if (row->has.counts_at) say_bytes(to, "both", row->counts_at.both);
}

static void say_names(ways_text *to, const presence_names *n)
{
    MAYBE_NUMBER(n, int_);
    MAYBE_NUMBER(n, has_);
    MAYBE_NUMBER(n, a_b);
    MAYBE_NUMBER(n, c_d);
    MAYBE_NUMBER(n, new_);
    MAYBE_NUMBER(n, char_);
    MAYBE_NUMBER(n, id);
    MAYBE_NAMED(n, id_text);
    MAYBE_NUMBER(n, Gr____e);
}

static void say_labels(ways_text *to, const presence_labels *l)
{
    for (size_t i = 0; i < l->labels.count; i++) say_number(to, "label", l->labels.items[i]);
    say_strs(to, "lang", &l->langs);
    FLAG(l, open);
    MAYBE_NAMED(l, how);
}

static void say_many(ways_text *to, const presence_many *m)
{
    MAYBE_NUMBER(m, a00);
    MAYBE_NUMBER(m, a62);
    say_number(to, "a63", m->a63);
    say_number(to, "a64", m->a64);
    MAYBE_NUMBER(m, a65);
    say_number(to, "a79", m->a79);
}

static void say_row(ways_text *to, const void *record)
{
    const presence_row *row = record;

    ways_say(to, "row");
    say_own(to, row);
    if (row->has.wrappers) say_wrappers(to, &row->wrappers);
    if (row->has.needed) say_number(to, "deep", row->needed.deep);
    if (row->has.needed) say_named(to, "at", row->needed.at);
    say_shared(to, row);
    if (row->has.nested) say_nested(to, &row->nested);
    say_counts(to, row);
    if (row->has.class_) say_names(to, &row->class_);
    if (row->has.labels) say_labels(to, &row->labels);
    if (row->has.many) say_many(to, &row->many);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const presence_all *all = root;

    for (size_t i = 0; i < all->rows.count; i++) say_row(to, &all->rows.items[i]);
    ways_say(to, "list");
    MAYBE_NUMBER(all, version);
    MAYBE_NAMED(all, title);
    if (!stax_eq(all->lang, stax_str_of("en"))) say_named(to, "lang", all->lang);
    MAYBE_NUMBER(all, total);
    FLAG(all, end);
    ways_say(to, "\n");
}

CLAIMS_PARSER(presence);

#define SCHEMA "schemas/presence.schema"
#define XSI    "xmlns:x='http://www.w3.org/2001/XMLSchema-instance'"
#define P      "list/body/row[1]/"
static const claim_frame in_row = {&presence_ways, SCHEMA, "<list><body><row>",
                                   "</row></body></list>"};
static const claim_frame alone = {&presence_ways, SCHEMA, NULL, NULL};

/* ---- own text ----------------------------------------------------------------------------- */

static void own_text_is_joined_across_children(void **state)
{
    static const claim rows[] = {
        {"plain", "<own>text</own>", "row text=\"text\"\nlist\n"},
        {"trimmed after joining", "<own>\n a <c>x</c> b\t<b/></own>",
         "row text=\"a  b\" b=\"\"\nlist\n"},
        {"joined", "<own k='1'> a <b> x </b> b <c>no<d/></c>\n</own>",
         "row text=\"a  b\" k=\"1\" b=\"x\"\nlist\n"},
        {"in pieces", "<own>&lt;a<!-- --><c/>&#98;<![CDATA[<c>]]><?p?><c/>d\r\ne</own>",
         "row text=\"<ab<c>d\\x0Ae\"\nlist\n"},
        {"empty element", "<own/>", "row text=\"\"\nlist\n"},
        {"only children", "<own> <b>1</b> <c/> </own>", "row text=\"\" b=\"1\"\nlist\n"},
        {"a number", "<own_number> 1<c/>2 </own_number>", "row number=12\nlist\n"},
        {"a number over a comment", "<own_number>-<!-- -->5</own_number>", "row number=-5\nlist\n"},
        {"a number beyond", "<own_number> ^21<c/>47483648</own_number>",
         "E_RANGE " P "own_number: \"2147483648\" is outside i32 "
         "| own_number: {"},
        {"a number that is none", "<own_number><c/> ^a</own_number>",
         "E_VALUE " P "own_number: \"a\" is not an i32 | own_number: {"},
        {"a number that is empty", "^<own_number> <c/></own_number>",
         "E_EMPTY " P "own_number: nothing stands where i32 must be | own_number: {"},
        {"a number that may be absent is", "<own_maybe/>", "row absent number=0\nlist\n"},
        {"over children", "<own_maybe> <c/> </own_maybe>", "row absent number=0\nlist\n"},
        {"or is not", "<own_maybe>0</own_maybe>", "row there number=0\nlist\n"},
        {"a number with a default", "<own_default> </own_default>", "row number=7\nlist\n"},
        {"of its own", "<own_default>8</own_default>", "row number=8\nlist\n"},
        {"strict, with text", "<own_strict k='1' xml:lang='de'>a<b>1</b>b</own_strict>",
         "row text=\"ab\" k=\"1\" b=\"1\"\nlist\n"},
        {"strict, unknown child", "<own_strict>a<b>1</b>b^<c/></own_strict>",
         "E_UNKNOWN " P "own_strict: \"c\" is not in the schema"},
        {"strict, unknown attribute", "<own_strict k='1' ^c='2'/>",
         "E_UNKNOWN " P "own_strict: \"c\" is not in the schema"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- wrappers ----------------------------------------------------------------------------- */

static void wrappers_need_no_struct(void **state)
{
    static const claim rows[] = {
        {"none", "<wrappers/>", "row last=\"none\"\nlist\n"},
        {"empty ones", "<wrappers><authors/><names/><a><b/></a></wrappers>",
         "row last=\"none\"\nlist\n"},
        {"items",
         "<wrappers><authors><author>A</author> <x/><author>B</author></authors></wrappers>",
         "row author=\"A\" author=\"B\" last=\"none\"\nlist\n"},
        {"a wrapper twice counts as one",
         "<wrappers><authors><author>A</author></authors><boxes/><authors><author/></authors>"
         "<names><last>L</last></names><names age='3'><first>F</first></names></wrappers>",
         "row author=\"A\" author=\"\" first=\"F\" last=\"L\" age=3\nlist\n"},
        {"a scalar behind two wrappers is repeated",
         "<wrappers><names><last>L</last></names><names>^<last>M</last></names></wrappers>",
         "E_REPEATED " P "wrappers/names/last: last stands twice | last:     str names"},
        {"an attribute of two wrappers is repeated",
         "<wrappers><names age='1'/><names ^age='1'/></wrappers>",
         "E_REPEATED " P "wrappers/names/@age: @age stands twice | names/@age"},
        {"attributes of several elements",
         "<wrappers><link href='1'/><link>t</link><x href='0'/><link href=''></link></wrappers>",
         "row last=\"none\" link=\"1\" link=\"\"\nlist\n"},
        {"three down", "<wrappers><a><c/><b e='9'><c e='7'><d> 5 </d></c></b></a></wrappers>",
         "row last=\"none\" deep=5 deeper=7\nlist\n"},
        {"only at the right depth", "<wrappers><b><c><d>5</d></c></b><a><d>1</d></a></wrappers>",
         "row last=\"none\"\nlist\n"},
        {"structs in a wrapper",
         "<wrappers><boxes><box id='1'>a</box><box id='2'/></boxes></wrappers>",
         "row last=\"none\" box(1 \"a\") box(2 \"\")\nlist\n"},
        {"a wrong value three down", "<wrappers><a><b><c e='^256'/></b></a></wrappers>",
         "E_RANGE " P "wrappers/a/b/c/@e: \"256\" is outside u8 | deeper: "},
        {"a wrong item", "<wrappers><boxes><box id='1'/><box id='^x'/></boxes></wrappers>",
         "E_VALUE " P "wrappers/boxes/box[2]/@id: \"x\" is not a u16 | id:       u16 @"},
        {"an item without", "<wrappers><boxes/><boxes>^<box/></boxes></wrappers>",
         "E_MISSING " P "wrappers/boxes/box[1]: @id is missing | id:       u16 @"},
        {"text in a wrapper is unknown content",
         "<wrappers><a>t<b>u<c>v<d>1</d></c></b></a></wrappers>",
         "row last=\"none\" deep=1\nlist\n"},
        {"required, behind two", "<needed><one><two at='x'><three>-3</three></two></one></needed>",
         "row deep=-3 at=\"x\"\nlist\n"},
        {"required, no wrapper", "<needed>^</needed>",
         "E_MISSING " P "needed: one/two/three is missing | one/two/three"},
        {"required, half the way", "<needed><one><three/></one><two/>^</needed>",
         "E_MISSING " P "needed: one/two/three is missing | one/two/three"},
        {"required, an attribute behind",
         "<needed><one><two><three>1</three></two></one>^</needed>",
         "E_MISSING " P "needed: one/two/@at is missing | one/two/@at"},
        {"required, empty record", "^<needed/>",
         "E_MISSING " P "needed: one/two/three is missing | one/two/three"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- one element, several fields ---------------------------------------------------------- */

static void two_fields_may_use_one_element(void **state)
{
    static const claim rows[] = {
        {"number and text of one", "<shared><v>a</v><w> 12 </w></shared>",
         "row words=\"a\" number=12 numbers=\"12\" spot=\"-\"\nlist\n"},
        {"absent", "<shared><v k='x'/></shared>",
         "row words=\"\" numbers=\"no\" spot=\"x\" spots=\"x\"\nlist\n"},
        {"empty", "<shared><v k=''/><w/></shared>",
         "row words=\"\" numbers=\"\" spot=\"\" spots=\"\"\nlist\n"},
        {"wrong for one of them", "<shared><v/><w>^x</w></shared>",
         "E_VALUE " P "shared/w: \"x\" is not an i32 | number:   i32? w"},
        {"twice", "<shared><v/><w>1</w>^<w>1</w></shared>",
         "E_REPEATED " P "shared/w: w stands twice | number:   i32? w"},
        {"a child in a number", "<shared><v/><w>^<b/>1</w></shared>",
         "E_NOT_TEXT " P "shared/w: the element \"b\" stands where only text may be | i32? w"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* What a text means does not change when another field takes an attribute of its element. */
static void a_text_with_attributes_is_a_scalar(void **state)
{
    static const claim rows[] = {
        {"a child in it", "<shared><v>a^<b/></v></shared>",
         "E_NOT_TEXT " P
         "shared/v: the element \"b\" stands where only text may be | words:    str v"},
        {"text and attribute of one element twice", "<shared><v>1</v>^<v>1</v></shared>",
         "E_REPEATED " P "shared/v: v stands twice | words:    str v"},
        {"nil",
         "<shared><v xmlns:x='http://www.w3.org/2001/XMLSchema-instance' k='1' x:nil='true'/>"
         "^</shared>",
         "E_MISSING " P "shared: v is missing | words:    str v"},
        {"missing", "<shared><w>1</w>^</shared>",
         "E_MISSING " P "shared: v is missing | words:    str v"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void an_array_of_texts_with_attributes_is_one_of_scalars(void **state)
{
    static const claim rows[] = {
        {"all",
         "<labels><label l='a'>1</label><label>2</label><open/><label l='c'> 3 </label></labels>",
         "row label=1 label=2 label=3 lang=\"a\" lang=\"c\" open\nlist\n"},
        {"nil is skipped",
         "<labels><label>1</label><label " XSI " x:nil='1' l='x'/><label " XSI
         " x:nil='true'></label><label>3</label></labels>",
         "row label=1 label=3 lang=\"x\"\nlist\n"},
        {"empty", "<labels>^<label l='a'/></labels>",
         "E_EMPTY " P "labels/label: nothing stands where i8 must be | i8[..3] label"},
        {"a child", "<labels><label l='a'>1^<b/></label></labels>",
         "E_NOT_TEXT " P
         "labels/label: the element \"b\" stands where only text may be | i8[..3] label"},
        {"no value", "<labels><label>^x</label></labels>",
         "E_VALUE " P "labels/label: \"x\" is not an i8 | i8[..3] label"},
        {"one too many",
         "<labels><label>1</label><label>2</label><label>3</label>^<label l='4'>4</label></labels>",
         "E_COUNT " P "labels/label: the number of label is outside what the schema gives "
         "| i8[..3] label"},
        {"a flag with an attribute", "<labels><open how='so'>t<b/></open></labels>",
         "row open how=\"so\"\nlist\n"},
        {"a flag that is nil", "<labels><open how='so' " XSI " x:nil='true'/></labels>",
         "row how=\"so\"\nlist\n"},
        {"a flag twice", "<labels><open/>^<open/></labels>",
         "E_REPEATED " P "labels/open: open stands twice | open:     flag"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void flags_say_what_is_there(void **state)
{
    static const claim rows[] = {
        {"none", "<flags/>", "row\nlist\n"},
        {"an empty element", "<flags><on/></flags>", "row on text=\"\"\nlist\n"},
        {"with text", "<flags at='no'><on>false</on></flags>", "row on at text=\"false\"\nlist\n"},
        {"an attribute", "<flags at=''></flags>", "row at\nlist\n"},
        {"in a wrapper", "<flags><a k='0'><b/></a></flags>", "row there there_at\nlist\n"},
        {"with anything in it", "<flags><a><b k='1'>t<b/><c>u</c></b></a></flags>",
         "row there\nlist\n"},
        {"only in its wrapper", "<flags><b/><a><c><b/></c></a></flags>", "row\nlist\n"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- nested structs ----------------------------------------------------------------------- */

#define ONE "<one id='1'/>"
static void structs_are_nested(void **state)
{
    static const claim rows[] = {
        {"the required one", "<nested>" ONE "</nested>", "row one(1 \"\")\nlist\n"},
        {"one type under two names",
         "<nested><right id='2'>r</right>" ONE "<left id='3'/></nested>",
         "row one(1 \"\") left(3 \"\") right(2 \"r\")\nlist\n"},
        {"all, interleaved",
         "<nested><item id='4'>a</item><maybe id='5'><size>-5</size></maybe><item id='6'/><x/>" ONE
         "<item id='7'>c</item></nested>",
         "row one(1 \"\") maybe(5 \"\" size=-5) item(4 \"a\") item(6 \"\") item(7 \"c\")\nlist\n"},
        {"five items, so that the list grows",
         "<nested><item id='1'/><item id='2'>b</item><item id='3'/><item id='4'/>" ONE
         "<item id='5'><size>5</size>e</item></nested>",
         "row one(1 \"\") item(1 \"\") item(2 \"b\") item(3 \"\") item(4 \"\") "
         "item(5 \"e\" size=5)\n"
         "list\n"},
        {"missing", "<nested><item id='1'/>^</nested>",
         "E_MISSING " P "nested: one is missing | one:      item"},
        {"missing, empty", "^<nested/>", "E_MISSING " P "nested: one is missing | one:      item"},
        {"missing in it", "<nested>^<one></one></nested>",
         "E_MISSING " P "nested/one: @id is missing | id:       u16 @"},
        {"twice", "<nested>" ONE "^<one/></nested>",
         "E_REPEATED " P "nested/one: one stands twice | one:      item"},
        {"an optional one twice", "<nested><left id='1'/>" ONE "^<left id='1'/></nested>",
         "E_REPEATED " P "nested/left: left stands twice | left:     item?"},
        {"wrong in the third",
         "<nested><item id='1'/><item id='2'/><item id='1'><size>^128</size>"
         "</item></nested>",
         "E_RANGE " P "nested/item[3]/size: \"128\" is outside i8 | size:     i8?"},
        {"nil, required",
         "<nested><one xmlns:x='http://www.w3.org/2001/XMLSchema-instance' "
         "x:nil='true'/>^</nested>",
         "E_MISSING " P "nested: one is missing | one:      item"},
        {"nil, optional and in the list",
         "<nested xmlns:x='http://www.w3.org/2001/XMLSchema-instance'><item x:nil='1'/>" ONE
         "<maybe x:nil='true' ></maybe><item id='2'/></nested>",
         "row one(1 \"\") item(2 \"\")\nlist\n"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- counts ------------------------------------------------------------------------------- */

#define S1    "<some>1</some>"
#define T3    "<three>1</three><three>2</three><three>3</three>"
#define TWO   "<two id='1'/><two id='2'/>"
#define MOST4 "<most>1</most><most>2</most><most>3</most><most>4</most>"
static void counts_are_checked(void **state)
{
    static const claim rows[] = {
        {"the least", "<counts>" S1 T3 TWO "</counts>",
         "row some 1 most three 1,2,3 two(1 \"\") two(2 \"\")\nlist\n"},
        {"the most", "<counts>" S1 MOST4 TWO MOST4 T3 MOST4 S1 "<two id='3'/>" MOST4 S1 "</counts>",
         "row some 1,1,1 most 1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4 three 1,2,3 two(1 \"\") two(2 \"\") "
         "two(3 \"\")\nlist\n"},
        {"one too many", "<counts>" MOST4 MOST4 MOST4 MOST4 T3 "^<most>5</most></counts>",
         "E_COUNT " P
         "counts/most[17]: the number of most is outside what the schema gives | u8[..16]"},
        {"none of one or more", "<counts>" T3 TWO "^</counts>",
         "E_COUNT " P "counts: the number of some is outside what the schema gives | some:     u8"},
        {"two of three", "<counts>" S1 "<three>1</three><three>2</three>" TWO "^</counts>",
         "E_COUNT " P "counts: the number of three is outside what the schema gives | u8[3]"},
        {"four of three", "<counts>" T3 "^<three>x</three>" S1 TWO "</counts>",
         "E_COUNT " P
         "counts/three[4]: the number of three is outside what the schema gives | u8[3]"},
        {"one struct of two or three", "<counts>" S1 T3 "<two id='1'/>^</counts>",
         "E_COUNT " P "counts: the number of two is outside what the schema gives | item[2..3]"},
        {"four structs", "<counts>" TWO "<two id='3'/>^<two/></counts>",
         "E_COUNT " P
         "counts/two[4]: the number of two is outside what the schema gives | item[2..3]"},
        {"attributes", "<counts_at><a k='1'/><a/><a k='2'/></counts_at>", "row both 1,2\nlist\n"},
        {"an attribute too many", "<counts_at><a k='1'/><a k='2'/><a ^k='3'/></counts_at>",
         "E_COUNT " P
         "counts_at/a/@k[3]: the number of @k is outside what the schema gives | u8[2]"},
        {"the second attribute is wrong", "<counts_at><a k='1'/><a/><a k='^x'/></counts_at>",
         "E_VALUE " P "counts_at/a/@k[2]: \"x\" is not a u8 | u8[2]"},
        {"an attribute too few", "<counts_at><a k='1'/>^</counts_at>",
         "E_COUNT " P "counts_at: the number of a/@k is outside what the schema gives | u8[2]"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- names, and many of them -------------------------------------------------------------- */

static void names_become_names_of_c(void **state)
{
    static const claim rows[] = {
        {"all",
         "<class int='1' has='2' a-b='3' c.d='4' char-acter='6' id='7' Größe='8'>"
         "<new>5</new><id>x</id></class>",
         "row int_=1 has_=2 a_b=3 c_d=4 new_=5 char_=6 id=7 id_text=\"x\" Gr____e=8\nlist\n"},
        {"elements by their local name",
         "<p:class xmlns:p='urn:p' int='1'><p:new>2</p:new></p:class>",
         "row int_=1 new_=2\nlist\n"},
        {"columns count characters", "<class Größe='1' c.d='^ä'/>",
         "E_VALUE " P "class/@c.d: \"ä\" is not an i32 | c.d:      i32"},
        {"names as the schema spells them",
         "<p:class xmlns:p='urn:p'><p:new><!--ü-->^-</p:new></p:class>",
         "E_VALUE " P "class/new: \"-\" is not an i32 | new:      i32"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

#define NEED "<a79>9</a79><a64>4</a64><a63>3</a63>"
static void more_than_64_places_are_counted(void **state)
{
    static const claim rows[] = {
        {"the required ones", "<many>" NEED "</many>", "row a63=3 a64=4 a79=9\nlist\n"},
        {"more", "<many><a65>5</a65>" NEED "<a00>0</a00><a62>2</a62></many>",
         "row a00=0 a62=2 a63=3 a64=4 a65=5 a79=9\nlist\n"},
        {"the 64th twice", "<many>" NEED "^<a63>3</a63></many>",
         "E_REPEATED " P "many/a63: a63 stands twice | a63: "},
        {"the 65th twice", "<many>" NEED "^<a64>3</a64></many>",
         "E_REPEATED " P "many/a64: a64 stands twice | a64: "},
        {"an optional one twice", "<many><a78>1</a78>^<a78>3</a78>" NEED "</many>",
         "E_REPEATED " P "many/a78: a78 stands twice | a78: "},
        {"the last missing", "<many><a63>1</a63><a64>2</a64>^</many>",
         "E_MISSING " P "many: a79 is missing | a79: "},
        {"the first of two missing", "<many><a63>1</a63>^</many>",
         "E_MISSING " P "many: a64 is missing | a64: "},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- around the records ------------------------------------------------------------------- */

static void fields_stand_around_the_records(void **state)
{
    static const claim rows[] = {
        {"all of them",
         "<?xml version='1.0'?><!DOCTYPE list><list version='3'><head>"
         "<title xml:lang='de'>T</title>"
         "</head><body><row/><x/><row></row></body><tail><total>2</total></tail><end/></list>"
         "<!-- -->\n",
         "row\nrow\nlist version=3 title=\"T\" lang=\"de\" total=2 end\n"},
        {"behind the records", "<list><body><row/></body><end/><head><title/></head></list>",
         "row\nlist title=\"\" end\n"},
        {"records in two wrappers",
         "<list><body><row/></body><tail/><body><row/><row/></body></list>",
         "row\nrow\nrow\nlist\n"},
        {"no record", "<list><body/>^</list>",
         "E_COUNT list: the number of body/row is outside what the schema gives | row[1..] "},
        {"an error behind them",
         "<list><body><row/><row/></body><tail><total>^x</total></tail></list>",
         "E_VALUE list/tail/total: \"x\" is not a u32 | tail/total"},
        {"numbers of records go on over wrappers",
         "<list><body><row/><row/></body>"
         "<body><row/><row><own_number>^x</own_number></row></body></list>",
         "E_VALUE list/body/row[4]/own_number: \"x\" is not an i32 | own_number: {"},
        {"another root", "^<lists/>", "E_ROOT the root element is \"lists\", not list"},
        {"cut in a record", "<list><body><row/><row>^",
         "E_TRUNCATED list/body/row[2]: the document ends too early"},
        {"cut behind the root's children", "<list><body><row/></body>^",
         "E_TRUNCATED list: the document ends too early"},
        {"something behind the root", "<list><body><row/></body></list>^<list/>",
         "E_OUTSIDE content outside the root element"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(own_text_is_joined_across_children),
        cmocka_unit_test(wrappers_need_no_struct),
        cmocka_unit_test(two_fields_may_use_one_element),
        cmocka_unit_test(a_text_with_attributes_is_a_scalar),
        cmocka_unit_test(an_array_of_texts_with_attributes_is_one_of_scalars),
        cmocka_unit_test(flags_say_what_is_there),
        cmocka_unit_test(structs_are_nested),
        cmocka_unit_test(counts_are_checked),
        cmocka_unit_test(names_become_names_of_c),
        cmocka_unit_test(more_than_64_places_are_counted),
        cmocka_unit_test(fields_stand_around_the_records),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
