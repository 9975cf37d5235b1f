/*
 * The table "Meaning, once and for all": what a document may have where a field stands, for every
 * form of presence, for elements and attributes, and for six types. The wanted text is put together
 * from the words of the table, not from what the parser says.
 */
#include "claims.h"
#include "table_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* ---- saying a row ------------------------------------------------------------------------- */

static void say_i32(ways_text *to, const int32_t *value)
{
    ways_say(to, "%" PRId32, *value);
}

static void say_decimal(ways_text *to, const int64_t *value)
{
    ways_say(to, "%" PRId64, *value);
}

static void say_colour(ways_text *to, const table_colour *value)
{
    ways_say(to, "%s=%d", table_colour_name(*value), (int)*value);
}

/* A plain field and one with a default have always a value, a `?` field has one when its bit says
 * so, else zeros. */
#define SAY_PLAIN(field, say)        \
    if (row->has.field) {            \
        ways_say(to, "%s ", #field); \
        say(to, &row->field.a);      \
        ways_say(to, "\n");          \
    }
#define SAY_MAYBE(field, say)                                    \
    if (row->has.field && !row->field.has.a) {                   \
        static const char zeros[sizeof row->field.a];            \
        ways_say(to, "%s absent\n", #field);                     \
        assert_memory_equal(&row->field.a, zeros, sizeof zeros); \
    } else                                                       \
        SAY_PLAIN(field, say)
#define SAY_MANY(field, say)                              \
    if (row->has.field) {                                 \
        ways_say(to, "%s", #field);                       \
        for (size_t i = 0; i < row->field.a.count; i++) { \
            ways_say(to, " ");                            \
            say(to, &row->field.a.items[i]);              \
        }                                                 \
        ways_say(to, "\n");                               \
    }

#define SAY_TYPE(type, say)         \
    SAY_PLAIN(type##_plain, say)    \
    SAY_MAYBE(type##_maybe, say)    \
    SAY_PLAIN(type##_default, say)  \
    SAY_MANY(type##_many, say)      \
    SAY_PLAIN(type##_plain_at, say) \
    SAY_MAYBE(type##_maybe_at, say) \
    SAY_PLAIN(type##_default_at, say)

static void say_row_texts(ways_text *to, const table_row *row)
{
    SAY_TYPE(str, say_str)
}

static void say_row_numbers(ways_text *to, const table_row *row)
{
    SAY_TYPE(i32, say_i32)
}

static void say_row_dates(ways_text *to, const table_row *row)
{
    SAY_TYPE(date, say_date)
}

static void say_row_colours(ways_text *to, const table_row *row)
{
    SAY_TYPE(colour, say_colour)
}

static void say_row_bools(ways_text *to, const table_row *row)
{
    SAY_TYPE(bool, say_bool)
}

static void say_row_decimals(ways_text *to, const table_row *row)
{
    SAY_TYPE(decimal, say_decimal)
}

static void say_row(ways_text *to, const void *record)
{
    say_row_texts(to, record);
    say_row_numbers(to, record);
    say_row_dates(to, record);
    say_row_colours(to, record);
    say_row_bools(to, record);
    say_row_decimals(to, record);
}

static void say_root(ways_text *to, const void *root)
{
    const table_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
}

CLAIMS_PARSER(table);

static const claim_frame frame = {&table_ways, "schemas/table.schema", "<list><row>",
                                  "</row></list>"};

/* ---- types and forms ---------------------------------------------------------------------- */

/* Two values of a type as documents have them and as say_row shows them; the default's; a word
 * that is no value (NULL: everything is one). */
static const struct type {
    const char *name, *in_messages;
    const char *one, *one_shown, *two, *two_shown, *standard, *wrong;
} types[] = {
    {"str", "str", "one", "\"one\"", "a b", "\"a b\"", "\"nine\"", NULL},
    {"i32", "an i32", "-51", "-51", "007", "7", "9", "5x"},
    {"date", "a date", "2024-02-29", "2024-2-29", "-0044-03-15Z", "-44-3-15 zone 0", "1999-9-9",
     "2023-02-29"},
    {"colour", "a colour", "grün", "grün=1", "red", "red=0", "red=0", "blue"},
    {"bool", "a bool", "true", "true", "0", "false", "false", "yes"},
    {"decimal", "a decimal(2)", "12.5", "1250", "-0.010", "-1", "999", "1.001"},
};

enum form { PLAIN, MAYBE, DEFAULT, MANY, PLAIN_AT, MAYBE_AT, DEFAULT_AT, FORMS };

static const char *const form_names[FORMS] = {"plain",    "maybe",    "default",   "many",
                                              "plain_at", "maybe_at", "default_at"};

/* What the rows of the table put together: the documents of one type and one form. */
typedef struct cell {
    const struct type *type;
    enum form form;
    char name[40];
    char schema[48]; /* what the line of its schema begins with */
    ways_text document, want;
} cell;

static bool is_text(const cell *c)
{
    return c->type->wrong == NULL;
}

static void check(cell *c, const char *title)
{
    char named[120];
    claim row = {named, c->document.data, c->want.data};

    (void)snprintf(named, sizeof named, "%s: %s", c->name, title);
    claims_check(&frame, &row);
    ways_free(&c->document);
    ways_free(&c->want);
}

static void want_value(cell *c, const char *shown)
{
    ways_say(&c->want, "%s%s%s\n", c->name, *shown ? " " : "", shown);
}

static void want_error(cell *c, const char *code, const char *below, const char *reason)
{
    ways_say(&c->want, "%s list/row[1]/%s%s: %s | %s", code, c->name, below, reason, c->schema);
}

/* What the first row of the table wants, "missing" and its likes. */
static void want_absent(cell *c)
{
    if (c->form == PLAIN || c->form == PLAIN_AT)
        want_error(c, "E_MISSING", "", c->form == PLAIN ? "a is missing" : "@a is missing");
    else if (c->form == MAYBE || c->form == MAYBE_AT)
        want_value(c, "absent");
    else
        want_value(c, c->form == MANY ? "" : c->type->standard);
}

static const char *mark_of_absent(const cell *c, enum form plain)
{
    return c->form == plain ? "^" : "";
}

static void want_empty(cell *c, const char *below)
{
    char reason[80];
    const char *noun = strchr(c->type->in_messages, ' ');

    (void)snprintf(reason, sizeof reason, "nothing stands where %s must be",
                   noun ? noun + 1 : c->type->in_messages);
    want_error(c, "E_EMPTY", below, reason);
}

/* Calls a function for each type and the forms from `first` to `last`. */
static void for_cells(enum form first, enum form last, void (*call)(cell *))
{
    for (size_t t = 0; t < SAY_COUNT(types); t++)
        for (int f = (int)first; f <= (int)last; f++) {
            cell c = {.type = &types[t], .form = (enum form)f};
            (void)snprintf(c.name, sizeof c.name, "%s_%s", c.type->name, form_names[f]);
            (void)snprintf(c.schema, sizeof c.schema, "%s: {", c.name);
            call(&c);
        }
}

/* ---- elements ----------------------------------------------------------------------------- */

#define NIL "xmlns:x='http://www.w3.org/2001/XMLSchema-instance' x:nil"

/* Element of the record around `inside`. */
static void in_record(cell *c, const char *inside)
{
    ways_say(&c->document, "<%s>%s%s</%s>", c->name, inside, mark_of_absent(c, PLAIN), c->name);
}

static void nothing(cell *c)
{
    in_record(c, "");
    want_absent(c);
    check(c, "nothing");
    in_record(c, "<b>1</b><!-- no --> text &amp; <?a?><c a='1'><a>1</a></c>");
    want_absent(c);
    check(c, "nothing but what is unknown");
    ways_say(&c->document, "%s<%s/>", mark_of_absent(c, PLAIN), c->name);
    want_absent(c);
    check(c, "an empty record");
}

static void is_nil(cell *c)
{
    in_record(c, "<a " NIL "='true'/>");
    want_absent(c);
    check(c, "nil");
    in_record(c, "<a " NIL " = \" 1 \" ></a>");
    want_absent(c);
    check(c, "nil is 1");
    ways_say(&c->document, "<%s><a " NIL "='false'>%s</a></%s>", c->name, c->type->one, c->name);
    want_value(c, c->type->one_shown);
    check(c, "nil is false");
    ways_say(&c->document, "<%s><a xmlns:x='urn:x' x:nil='true' nil='true'>%s</a></%s>", c->name,
             c->type->one, c->name);
    want_value(c, c->type->one_shown);
    check(c, "nil of another namespace");
}

static void is_empty(cell *c)
{
    static const char *const empty[] = {
        "<a/>",       "<a></a>",         "<a k='1' />",
        "<a> \n</a>", "<a><!-- --></a>", "<a> <![CDATA[]]>\t<?p?> </a >"};

    for (size_t i = 0; i < SAY_COUNT(empty); i++) {
        bool faulty = !is_text(c) && (c->form == PLAIN || c->form == MANY);
        ways_say(&c->document, "<%s>%s%s</%s>", c->name, faulty ? "^" : "", empty[i], c->name);
        if (faulty)
            want_empty(c, c->form == MANY ? "/a[1]" : "/a");
        else if (is_text(c))
            want_value(c, "\"\"");
        else
            want_absent(c);
        check(c, empty[i]);
    }
}

static void is_twice(cell *c)
{
    char both[80];

    ways_say(&c->document, "<%s><a>%s</a> <b/>%s<a>%s</a></%s>", c->name, c->type->one,
             c->form == MANY ? "" : "^", c->type->two, c->name);
    if (c->form == MANY) {
        (void)snprintf(both, sizeof both, "%s %s", c->type->one_shown, c->type->two_shown);
        want_value(c, both);
    } else {
        want_error(c, "E_REPEATED", "/a", "a stands twice");
    }
    check(c, "twice");
}

static void has_blanks(cell *c)
{
    ways_say(&c->document, "<%s><a>\n\t %s \r\n</a></%s>", c->name, c->type->one, c->name);
    want_value(c, c->type->one_shown);
    check(c, "blanks around it");
    ways_say(&c->document, "<%s><a>&#32;&#x9;%s&#10;</a></%s>", c->name, c->type->one, c->name);
    want_value(c, c->type->one_shown);
    check(c, "references to blanks around it");
}

static void is_in_pieces(cell *c)
{
    const char *one = c->type->one;

    ways_say(&c->document, "<%s><a>&#%d;<!-- < & --><![CDATA[%c]]><?p ?>%s</a></%s>", c->name,
             one[0], one[1], one + 2, c->name);
    want_value(c, c->type->one_shown);
    check(c, "in pieces");
    ways_say(&c->document, "<%s><a><![CDATA[ %s]]> <!----></a></%s>", c->name, one, c->name);
    want_value(c, c->type->one_shown);
    check(c, "in a CDATA section");
}

static void has_child(cell *c)
{
    static const char *const children[] = {"<b/>", "<a>1</a>", "<b>t</b>", "<b k=''></b>"};
    char reason[80];

    for (size_t i = 0; i < SAY_COUNT(children); i++) {
        ways_say(&c->document, "<%s><a>%s^%s%s</a></%s>", c->name, c->type->one, children[i],
                 i % 2 ? " " : "", c->name);
        (void)snprintf(reason, sizeof reason, "the element \"%c\" stands where only text may be",
                       children[i][1]);
        want_error(c, "E_NOT_TEXT", c->form == MANY ? "/a[1]" : "/a", reason);
        check(c, children[i]);
    }
}

/* The place is that of the first byte that is not blank, wherever that stands. */
static void is_wrong(cell *c)
{
    static const char *const before[] = {
        "",         " \r\n\t",      "<!-- 1 -->",   "\n<!-- 1 -->\r",
        "<?p 1?> ", "<![CDATA[]]>", "&#32;&#x0A; ", " &#9;<!---->"};
    char reason[80];

    if (is_text(c)) return;
    (void)snprintf(reason, sizeof reason, "\"%s\" is not %s", c->type->wrong, c->type->in_messages);
    for (size_t i = 0; i < SAY_COUNT(before); i++) {
        ways_say(&c->document, "<%s>\r\n<a>%s^%s </a></%s>", c->name, before[i], c->type->wrong,
                 c->name);
        want_error(c, "E_VALUE", c->form == MANY ? "/a[1]" : "/a", reason);
        check(c, before[i]);
    }
}

/* Order does not matter, and unknown content between says nothing. */
static void are_interleaved(cell *c)
{
    char three[120];

    ways_say(&c->document, "<b/><%s><b/><a>%s</a>text<b><a/></b><a >%s</a><b/><a>%s</a></%s>",
             c->name, c->type->one, c->type->two, c->type->one, c->name);
    (void)snprintf(three, sizeof three, "%s %s %s", c->type->one_shown, c->type->two_shown,
                   c->type->one_shown);
    want_value(c, three);
    check(c, "interleaved");
}

/* ---- attributes --------------------------------------------------------------------------- */

static void no_attribute(cell *c)
{
    ways_say(&c->document, "%s<%s b=\"1\"><a>1</a></%s>", mark_of_absent(c, PLAIN_AT), c->name,
             c->name);
    want_absent(c);
    check(c, "no attribute");
    ways_say(&c->document, "%s<%s xmlns:p='urn:p' p:a='1'/>", mark_of_absent(c, PLAIN_AT), c->name);
    want_absent(c);
    check(c, "an attribute with a prefix is another one");
}

static void is_empty_attribute(cell *c)
{
    static const char *const values[] = {"", "", " ", "&#10;\t"};
    static const char *const texts[] = {"\"\"", "\"\"", "\" \"", "\"\\x0A \""};

    for (size_t i = 0; i < SAY_COUNT(values); i++) {
        bool faulty = !is_text(c) && c->form == PLAIN_AT;
        char quote = i % 2 ? '\'' : '"';
        bool decoded = values[i][0] == '&'; /* then its place is that of the whole value */
        ways_say(&c->document, "<%s a=%c%s%s%s%c/>", c->name, quote, faulty && decoded ? "^" : "",
                 values[i], faulty && !decoded ? "^" : "", quote);
        if (faulty)
            want_empty(c, "/@a");
        else if (is_text(c))
            want_value(c, texts[i]);
        else
            want_absent(c);
        check(c, "an empty attribute");
    }
}

/* The text of an attribute is not trimmed, a number's is. */
static void has_blanks_attribute(cell *c)
{
    ways_say(&c->document, "<%s a='\n %s&#x20;'/>", c->name, c->type->one);
    want_value(c, is_text(c) ? "\"  one \"" : c->type->one_shown);
    check(c, "blanks around it");
}

static void has_references_attribute(cell *c)
{
    const char *one = c->type->one;

    ways_say(&c->document, "<%s\n a = '&#x%X;%s'\t></%s>", c->name, (unsigned)one[0], one + 1,
             c->name);
    want_value(c, c->type->one_shown);
    check(c, "a reference");
}

static void is_wrong_attribute(cell *c)
{
    char reason[80];

    if (is_text(c)) return;
    (void)snprintf(reason, sizeof reason, "\"%s\" is not %s", c->type->wrong, c->type->in_messages);
    ways_say(&c->document, "<%s a=' ^%s '/>", c->name, c->type->wrong);
    want_error(c, "E_VALUE", "/@a", reason);
    check(c, "no value");
}

static void is_twice_attribute(cell *c)
{
    ways_say(&c->document, "<%s a='%s' ^a='%s'/>", c->name, c->type->one, c->type->two);
    ways_say(&c->want, "E_ATTRIBUTE_TWICE list/row[1]/%s: the attribute \"a\" stands twice",
             c->name);
    check(c, "twice");
}

/* ---- the table ---------------------------------------------------------------------------- */

#define ELEMENTS(name)                           \
    static void name##_in_elements(void **state) \
    {                                            \
        (void)state;                             \
        for_cells(PLAIN, MANY, name);            \
    }
#define ATTRIBUTES(name)                           \
    static void name##_in_attributes(void **state) \
    {                                              \
        (void)state;                               \
        for_cells(PLAIN_AT, DEFAULT_AT, name);     \
    }

ELEMENTS(nothing)
ELEMENTS(is_nil)
ELEMENTS(is_empty)
ELEMENTS(is_twice)
ELEMENTS(has_blanks)
ELEMENTS(is_in_pieces)
ELEMENTS(has_child)
ELEMENTS(is_wrong)
ATTRIBUTES(no_attribute)
ATTRIBUTES(is_empty_attribute)
ATTRIBUTES(has_blanks_attribute)
ATTRIBUTES(has_references_attribute)
ATTRIBUTES(is_wrong_attribute)
ATTRIBUTES(is_twice_attribute)

static void repeated_elements_keep_their_order(void **state)
{
    (void)state;
    for_cells(MANY, MANY, are_interleaved);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_in_elements),
        cmocka_unit_test(is_nil_in_elements),
        cmocka_unit_test(is_empty_in_elements),
        cmocka_unit_test(is_twice_in_elements),
        cmocka_unit_test(has_blanks_in_elements),
        cmocka_unit_test(is_in_pieces_in_elements),
        cmocka_unit_test(has_child_in_elements),
        cmocka_unit_test(is_wrong_in_elements),
        cmocka_unit_test(no_attribute_in_attributes),
        cmocka_unit_test(is_empty_attribute_in_attributes),
        cmocka_unit_test(has_blanks_attribute_in_attributes),
        cmocka_unit_test(has_references_attribute_in_attributes),
        cmocka_unit_test(is_wrong_attribute_in_attributes),
        cmocka_unit_test(is_twice_attribute_in_attributes),
        cmocka_unit_test(repeated_elements_keep_their_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
