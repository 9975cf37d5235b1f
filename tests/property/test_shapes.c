/*
 * Unions, types that hold themselves, and text between elements: what is read, and what is refused.
 */
#include "claims.h"
#include "shapes_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- saying a row ------------------------------------------------------------------------- */

static void say_shape(ways_text *to, const shapes_shape *shape);

static void say_box(ways_text *to, const shapes_box *box)
{
    ways_say(to, "b(");
    if (box->has.name) ways_say_str(to, box->name);
    for (size_t i = 0; i < box->shapes.count; i++) say_shape(to, &box->shapes.items[i]);
    assert_int_equal(box->lid != NULL, box->has.lid);
    if (box->has.lid) ways_say(to, " lid");
    if (box->has.lid) say_shape(to, box->lid);
    assert_int_equal(box->inner != NULL, box->has.inner);
    if (box->has.inner) ways_say(to, " in ");
    if (box->has.inner) say_box(to, box->inner);
    if (box->has.count) ways_say(to, " count=%u", box->count);
    ways_say(to, ")");
}

static void say_shape(ways_text *to, const shapes_shape *shape)
{
    ways_say(to, " ");
    switch (shape->kind) {
    case SHAPES_SHAPE_CIRCLE:
        ways_say(to, "c%" PRIu32, shape->as.circle.r);
        break;
    case SHAPES_SHAPE_BOX:
        say_box(to, &shape->as.box);
        break;
    case SHAPES_SHAPE_NOTE:
        ways_say_str(to, shape->as.note);
        break;
    }
}

static void say_run(ways_text *to, const shapes_para_runs *run)
{
    ways_say(to, " ");
    switch (run->kind) {
    case SHAPES_PARA_RUNS_TEXT:
        ways_say_str(to, run->as.text);
        break;
    case SHAPES_PARA_RUNS_EM:
        ways_say(to, "em=");
        ways_say_str(to, run->as.em.text);
        break;
    case SHAPES_PARA_RUNS_NOTE:
        ways_say(to, "note=");
        ways_say_str(to, run->as.note);
        break;
    case SHAPES_PARA_RUNS_BIG:
        ways_say(to, "big=%" PRId32, run->as.big);
        break;
    case SHAPES_PARA_RUNS_END:
        ways_say(to, run->as.end ? "end" : "no end");
        break;
    }
}

static void say_para(ways_text *to, const shapes_para *para)
{
    ways_say(to, " p");
    if (para->has.id) ways_say(to, "%u", para->id);
    for (size_t i = 0; i < para->runs.count; i++) say_run(to, &para->runs.items[i]);
    for (size_t i = 0; i < para->aside.count; i++) {
        ways_say(to, " aside=");
        ways_say_str(to, para->aside.items[i]);
    }
}

static void say_must(ways_text *to, const shapes_must *must)
{
    if (must->one.kind == SHAPES_MUST_ONE_CIRCLE)
        ways_say(to, " must c%" PRIu32, must->one.as.circle.r);
    else
        ways_say(to, " must %" PRId32, must->one.as.big);
    for (size_t i = 0; i < must->more.count; i++) {
        const shapes_must_more *more = &must->more.items[i];
        if (more->kind == SHAPES_MUST_MORE_CIRCLE)
            ways_say(to, " c%" PRIu32, more->as.circle.r);
        else
            ways_say_str(to, more->as.em.text);
    }
    if (must->final) ways_say(to, " final");
}

/* Of every union of text and something with a text. */
#define SAY_TEXTS(to, title, list, is_text, other)                                        \
    for (size_t i = 0; i < (list).count; i++) {                                           \
        if (i == 0) ways_say((to), " %s:", (title));                                      \
        ways_say((to), (list).items[i].kind == (is_text) ? " " : " *");                   \
        ways_say_str((to), (list).items[i].kind == (is_text) ? (list).items[i].as.text    \
                                                             : (list).items[i].as.other); \
    }

static void say_more(ways_text *to, const shapes_row *row)
{
    SAY_TEXTS(to, "cell", row->cell, SHAPES_ROW_CELL_TEXT, em.text)
    SAY_TEXTS(to, "trimmed", row->trimmed, SHAPES_ROW_TRIMMED_TEXT, em.text)
    SAY_TEXTS(to, "folded", row->folded, SHAPES_ROW_FOLDED_TEXT, note)
    if (row->has.must) say_must(to, &row->must);
    if (row->has.strict) SAY_TEXTS(to, "strict", row->strict.runs, SHAPES_STRICT_RUNS_TEXT, em.text)
    if (row->has.first && row->first.kind == SHAPES_ROW_FIRST_BIG)
        ways_say(to, " first %" PRId32, row->first.as.big);
    if (row->has.first && row->first.kind == SHAPES_ROW_FIRST_NOTE) {
        ways_say(to, " first ");
        ways_say_str(to, row->first.as.note);
    }
}

static void say_far(ways_text *to, const shapes_far *far)
{
    ways_say(to, " far");
    if (far->has.how) ways_say_str(to, far->how);
    ways_say(to, "=");
    ways_say_str(to, far->text);
}

static void say_told(ways_text *to, const shapes_row_told *told)
{
    switch (told->kind) {
    case SHAPES_ROW_TOLD_NEAR:
        ways_say(to, " near %" PRIu32, told->as.near.length);
        break;
    case SHAPES_ROW_TOLD_FAR:
        say_far(to, &told->as.far);
        break;
    case SHAPES_ROW_TOLD_PLAIN:
        ways_say(to, told->as.plain.same ? " same" : " plain");
        break;
    }
}

static void say_tested(ways_text *to, const shapes_row *row)
{
    for (size_t i = 0; i < row->told.count; i++) say_told(to, &row->told.items[i]);
    if (row->has.single) ways_say(to, " single");
    if (row->has.single && row->single.kind == SHAPES_ROW_SINGLE_NEAR)
        ways_say(to, " near %" PRIu32, row->single.as.near.length);
    if (row->has.single && row->single.kind == SHAPES_ROW_SINGLE_FAR)
        say_far(to, &row->single.as.far);
    for (size_t i = 0; i < row->inside.count; i++) {
        const shapes_row_inside *item = &row->inside.items[i];
        static const char *const kinds[] = {" text", " mark", " weak"};

        ways_say(to, "%s", kinds[item->kind]);
        ways_say_str(to, item->kind == SHAPES_ROW_INSIDE_TEXT   ? item->as.text
                         : item->kind == SHAPES_ROW_INSIDE_MARK ? item->as.mark.strong
                                                                : item->as.weak.text);
    }
}

static void say_row(ways_text *to, const void *record)
{
    const shapes_row *row = record;

    ways_say(to, "row");
    for (size_t i = 0; i < row->shapes.count; i++) say_shape(to, &row->shapes.items[i]);
    assert_int_equal(row->one != NULL, row->has.one);
    if (row->has.one) ways_say(to, " one");
    if (row->has.one) say_shape(to, row->one);
    if (row->has.para) say_para(to, &row->para);
    say_more(to, row);
    if (row->has.latest) ways_say(to, " latest");
    if (row->has.latest) say_shape(to, row->latest);
    say_tested(to, row);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const shapes_all *all = root;

    for (size_t i = 0; i < all->rows.count; i++) say_row(to, &all->rows.items[i]);
    ways_say(to, "list");
    if (all->has.last) say_shape(to, all->last);
    ways_say(to, "\n");
}

CLAIMS_PARSER(shapes);

#define SCHEMA "schemas/shapes.schema"
#define P      "list/row[1]/"
static const claim_frame in_row = {&shapes_ways, SCHEMA, "<list><row>", "</row></list>"};
#define ROW(says) "row" says "\nlist\n"

/* ---- unions ------------------------------------------------------------------------------- */

static void items_come_in_the_order_of_the_document(void **state)
{
    static const claim rows[] = {
        {"none", "", ROW("")},
        {"one of each", "<circle r='1'/><b/><note>n</note>", ROW(" c1 b() \"n\"")},
        {"plain", "<circle r=\"1\"/><b></b><note>n</note>", ROW(" c1 b() \"n\"")},
        {"the other way round", "<note>n</note><b/><circle r=\"1\"/>", ROW(" \"n\" b() c1")},
        {"in turn",
         "<circle r=\"1\"/><note>a</note><circle r=\"2\"/>\n<note>b</note>"
         "<circle r=\"3\"/><b name=\"x\"/><circle r=\"4\"/>",
         ROW(" c1 \"a\" c2 \"b\" c3 b(\"x\") c4")},
        {"others between", "<x/><circle r='1'/>t<box/><y><b/></y><b/>", ROW(" c1 b()")},
        {"comments and prefixes",
         "<!--c--><circle r='1'/><?p?><p:b xmlns:p='u'><p:note>&lt;</p:note></p:b>",
         ROW(" c1 b( \"<\")")},
        {"five and more",
         "<note>1</note><note>2</note><note>3</note><note>4</note><note>5</note>"
         "<circle r='6'/><b/><b/><note>9</note>",
         ROW(" \"1\" \"2\" \"3\" \"4\" \"5\" c6 b() b() \"9\"")},
        {"nil is passed over",
         "<circle r='1'/><circle xsi:nil='1' xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
         "/><b/>",
         ROW(" c1 b()")},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

static void one_item_stands_alone(void **state)
{
    static const claim rows[] = {
        {"a circle", "<one><circle r='7'/></one>", ROW(" one c7")},
        {"a note", "<one><note>x</note></one>", ROW(" one \"x\"")},
        {"a box", "<one><b><lid><b><lid><note>x</note></lid></b></lid></b></one>",
         ROW(" one b( lid b( lid \"x\"))")},
        {"an empty wrapper", "<one/>", ROW("")},
        {"two wrappers", "<one/><one><note>x</note></one><one/>", ROW(" one \"x\"")},
        {"the same twice", "<one><note>x</note>^<note>y</note></one>",
         "E_REPEATED " P "one/note: one/(circle | box | note) stands twice | shape? one"},
        {"another", "<one><circle r='1'/>^<note>y</note></one>",
         "E_REPEATED " P "one/note: one/(circle | box | note) stands twice | shape? one"},
        {"another in another wrapper", "<one><note>y</note></one><one>^<circle r='1'/></one>",
         "E_REPEATED " P "one/circle: one/(circle | box | note) stands twice | shape? one"},
        {"the first counts", "<w><big>4</big><note>a</note><big>zzz</big></w>", ROW(" first 4")},
        {"the last counts", "<z><b/><note>a</note></z><z><circle r='1'/></z>", ROW(" latest c1")},
        {"a value", "<one><note>^123456789</note></one>",
         "E_LENGTH " P "one/note: the length of \"123456789\" is outside str(..8) | shape? one"},
        {"a number", "<w><big>^0</big></w>",
         "E_RANGE " P "w/big: \"0\" is outside i32(1..) | first:"},
        {"an empty number", "<w>^<big/></w>",
         "E_EMPTY " P "w/big: nothing stands where i32(1..) must be | first:"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

#define MUST(inside) "<must>" inside "</must>"
#define EITHER       "<either><big>3</big></either>"
#define TWO          "<more><circle r='1'/><em>e</em></more>"
static void what_must_be_there_is_any_of_them(void **state)
{
    static const claim rows[] = {
        {"all", MUST(EITHER TWO), ROW(" must 3 c1\"e\"")},
        {"in two wrappers",
         MUST("<more><em>a</em></more>" EITHER "<more><em>b</em><circle r='1'/></more><final/>"),
         ROW(" must 3\"a\"\"b\" c1 final")},
        {"neither", MUST(TWO "^"),
         "E_MISSING " P "must: either/(circle | big) is missing | ) either"},
        {"too few", MUST(EITHER "<more><em>a</em></more>^"),
         "E_COUNT " P
         "must: the number of more/(circle | em) is outside what the schema gives | [2..3] more"},
        {"none", MUST(EITHER "^"),
         "E_COUNT " P
         "must: the number of more/(circle | em) is outside what the schema gives | [2..3] more"},
        {"too many", MUST(EITHER TWO "<more><em>a</em>^<circle r='1'/></more>"),
         "E_COUNT " P "must/more/circle[4]: the number of more/(circle | em) is outside what the "
         "schema gives | [2..3] more"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- types that hold themselves ----------------------------------------------------------- */

static void types_hold_themselves(void **state)
{
    static const claim rows[] = {
        {"lists", "<b><b><b/></b><b><note>x</note></b></b><circle r='1'/>",
         ROW(" b( b( b()) b( \"x\")) c1")},
        {"by a pointer", "<b><inner><inner><count>1</count></inner></inner></b>",
         ROW(" b( in b( in b( count=1)))")},
        {"all ways",
         "<b name='1'><b name='2'><lid><b name='3'/></lid><inner name='4'><b name='5'/></inner>"
         "</b><count>2</count></b>",
         ROW(" b(\"1\" b(\"2\" lid b(\"3\") in b(\"4\" b(\"5\"))) count=2)")},
        {"twenty deep",
         "<b><b><b><b><b><b><b><b><b><b><b><b><b><b><b><b><b><b><b><b><note>x</note></b><count>9"
         "</count></b></b></b></b></b></b></b></b></b></b></b></b></b></b></b></b></b></b></b>",
         ROW(" b( b( b( b( b( b( b( b( b( b( b( b( b( b( b( b( b( b( b( b( \"x\") count=9)"
             "))))))))))))))))))")},
        {"twice", "<b><inner/>^<inner/></b>",
         "E_REPEATED " P "b[1]/inner: inner stands twice | box?"},
        {"nil",
         "<b><inner xsi:nil='true' "
         "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'/></b>",
         ROW(" b()")},
        {"an error far within", "<b/><b><b><inner><b><circle r='^x'/></b></inner></b></b>",
         "E_VALUE " P "b[2]/b[1]/inner/b[1]/circle[1]/@r: \"x\" is not a u32 | r:       u32 @"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- text between elements ---------------------------------------------------------------- */

static void text_between_elements_is_an_item(void **state)
{
    static const claim rows[] = {
        {"nothing", "<p/>", ROW(" p")},
        {"nothing, with an end tag", "<p></p>", ROW(" p")},
        {"text alone", "<p> a b </p>", ROW(" p \" a b \"")},
        {"text and elements", "<p id='3'>a<em>b</em> c <note>d</note>e</p>",
         ROW(" p3 \"a\" em=\"b\" \" c \" note=\"d\" \"e\"")},
        {"no text between", "<p><em>b</em><em> c </em><end/><end>x</end></p>",
         ROW(" p em=\"b\" em=\"c\" end end")},
        {"blanks are text", "<p>\n<em>b</em>\r\n<end/> </p>",
         ROW(" p \"\\x0A\" em=\"b\" \"\\x0A\" end \" \"")},
        {"joined", "<p>a&amp;b<!-- c --><![CDATA[<d>]]><?e?>&#x66;<em>g</em></p>",
         ROW(" p \"a&b<d>f\" em=\"g\"")},
        {"unknown elements do not part it", "<p>a<x>b<em/></x>c<em>d</em></p>",
         ROW(" p \"ac\" em=\"d\"")},
        {"nor do those of other fields", "<p>a<aside>b</aside>c<big>5</big></p>",
         ROW(" p \"ac\" big=5 aside=\"b\"")},
        {"six are enough", "<p>1<em/>3<end/>5<end/></p>",
         ROW(" p \"1\" em=\"\" \"3\" end \"5\" end")},
        {"a text too many", "<p>1<em/>3<end/>5<end/>\n ^7</p>",
         "E_COUNT " P "p: the number of text | em | note | big | end is outside what the schema "
         "gives | [..6]"},
        {"an element too many", "<p>1<em/>3<end/>5<end/>^<big>7</big></p>",
         "E_COUNT " P "p/big[7]: the number of text | em | note | big | end is outside what the "
         "schema gives | [..6]"},
        {"xsi:nil is none too many",
         "<p>1<em/>3<end/>5<end/><big n:nil='1' "
         "xmlns:n='http://www.w3.org/2001/XMLSchema-instance'/></p>",
         ROW(" p \"1\" em=\"\" \"3\" end \"5\" end")},
        {"a value", "<p>a<big>^b</big></p>",
         "E_VALUE " P "p/big[2]: \"b\" is not an i32(1..) | [..6]"},
        {"in a wrapper", "<td>a<em>b</em>c</td><td>d</td>", ROW(" cell: \"a\" *\"b\" \"c\" \"d\"")},
        {"trimmed", "<s> a <em> b </em>  <em>c</em>\n</s>", ROW(" trimmed: \"a\" *\"b\" *\"c\"")},
        {"collapsed", "<s>x<f> a\n\n b <note> c  d </note> </f>y</s>",
         ROW(" trimmed: \"xy\" folded: \"a b\" *\"c d\"")},
        {"nothing else is allowed", "<strict>a<em>b</em>c</strict>",
         ROW(" strict: \"a\" *\"b\" \"c\"")},
        {"nothing else is allowed, and comes", "<strict>a^<b/>c</strict>",
         "E_UNKNOWN " P "strict: \"b\" is not in the schema"},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

/* ---- members told by their attributes ----------------------------------------------------- */

static void attributes_tell_members_apart(void **state)
{
    static const claim rows[] = {
        {"the first that fits",
         "<t><way how='near' length='1'/><way how='other'>x</way><way><same/></way><way/></t>",
         ROW(" near 1 far\"other\"=\"x\" same plain")},
        {"plain", "<t><way how=\"near\" length=\"1\"></way><way how=\"far\">y</way></t>",
         ROW(" near 1 far\"far\"=\"y\"")},
        {"one", "<u><way how='near' length='1'/></u>", ROW(" single near 1")},
        {"the other", "<u><way how='x'>y</way></u>", ROW(" single far\"x\"=\"y\"")},
        {"without what is asked for", "<u><way>y</way></u>", ROW(" single far=\"y\"")},
        {"one and the other", "<u><way how='near' length='1'/>^<way/></u>",
         "E_REPEATED " P "u/way: u/(near | far) stands twice | single:"},
        {"too many", "<t><way/><way/><way how=''/><way/>^<way/></t>",
         "E_COUNT " P "t/way[5]: the number of t/(near | far | plain) is outside what the schema "
         "gives | told:"},
        {"what it must have", "<t>^<way how='near'/></t>",
         "E_MISSING " P "t/way[1]: @length is missing | length:"},
        {"text between them", "<v>a<m strong='b'/>c<m>d</m><m>e</m>f</v>",
         ROW(" text\"a\" mark\"b\" text\"c\" weak\"d\" weak\"e\" text\"f\"")},
    };

    (void)state;
    claims_check_all(&in_row, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_come_in_the_order_of_the_document),
        cmocka_unit_test(one_item_stands_alone),
        cmocka_unit_test(what_must_be_there_is_any_of_them),
        cmocka_unit_test(types_hold_themselves),
        cmocka_unit_test(text_between_elements_is_an_item),
        cmocka_unit_test(attributes_tell_members_apart),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
