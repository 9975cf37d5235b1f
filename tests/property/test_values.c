/*
 * Bytes, dates of mail, arrays out of one text, open enums, patterns, letters, hooks and maps: what
 * is read by every way in, and what is refused and how it is said.
 */
#include "claims.h"
#include "values_parser.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* ---- hooks -------------------------------------------------------------------------------- */

/* "#102030"; the context, where there is one, counts what was right. */
bool values_color(void *context, stax_str in, uint32_t *out, stax_arena *arena)
{
    unsigned *count = context;
    uint32_t color = 0;

    (void)arena;
    if (in.len != 7 || in.data[0] != '#') return false;
    for (size_t i = 1; i < in.len; i++) {
        const char *digit = strchr("0123456789abcdef", in.data[i]);
        if (digit == NULL) return false;
        color = color << 4 | (uint32_t)(digit - "0123456789abcdef");
    }
    if (count) ++*count;
    *out = color;
    return true;
}

/* A copy in the arena, with brackets around it. */
bool values_note(void *context, stax_str in, const char **out, stax_arena *arena)
{
    char *copy = stax_arena_alloc(arena, in.len + 3, 1);

    (void)context;
    if (copy == NULL) return false;
    copy[0] = '[';
    if (in.len > 0) memcpy(copy + 1, in.data, in.len);
    memcpy(copy + 1 + in.len, "]", 2);
    *out = copy;
    return true;
}

/* ---- saying a row ------------------------------------------------------------------------- */

static void say_bytes(ways_text *to, const char *name, stax_bytes bytes)
{
    ways_say(to, " %s ", name);
    for (size_t i = 0; i < bytes.len; i++) ways_say(to, "%02x", bytes.data[i]);
    ways_say(to, ".");
}

static void say_moment(ways_text *to, const char *name, const stax_datetime *m)
{
    ways_say(to, " %s %" PRId32 "-%u-%u %u:%u:%u", name, m->year, m->month, m->day, m->hour,
             m->minute, m->second);
    if (m->nanosecond) ways_say(to, ".%09" PRIu32, m->nanosecond);
    say_zone(to, m->zone);
}

static void say_text(ways_text *to, const char *name, stax_str text)
{
    ways_say(to, " %s %.*s", name, (int)text.len, text.data);
}

/* " name format format ..." of an array that is not empty. */
#define SAY_ITEMS(name, list, format, item)                                       \
    do {                                                                          \
        if ((list).count > 0) ways_say(to, " %s", name);                          \
        for (size_t i = 0; i < (list).count; i++) ways_say(to, " " format, item); \
    } while (0)

static void say_singles(ways_text *to, const values_row *row)
{
    if (row->has.base64) say_bytes(to, "base64", row->base64);
    if (row->has.hex) say_bytes(to, "hex", row->hex);
    if (row->given.len != 2) say_bytes(to, "given", row->given);
    if (row->has.nothing) say_bytes(to, "nothing", row->nothing);
    if (row->has.mail) say_moment(to, "mail", &row->mail);
    if (row->has.both) say_moment(to, "both", &row->both);
    if (row->since.year != 2002) say_moment(to, "since", &row->since);
    if (row->has.unix_) ways_say(to, " unix %" PRId64, row->unix_);
    if (row->has.soft) say_moment(to, "soft", &row->soft);
    if (row->has.shade) {
        ways_say(to, " shade %d", (int)row->shade);
        if (row->shade_text.len > 0) say_text(to, "text", row->shade_text);
    }
    if (row->usual != VALUES_SHADE_OTHER) ways_say(to, " usual %d", (int)row->usual);
    if (row->has.lower) say_text(to, "lower", row->lower);
    if (row->has.upper) say_text(to, "upper", stax_str_of(row->upper));
    if (row->has.code) say_text(to, "code", row->code);
    if (row->has.greek) say_text(to, "greek", row->greek);
    if (row->has.loud) say_text(to, "loud", row->loud);
    if (row->has.coded) say_text(to, "coded", stax_str_of(row->coded));
    if (row->has.color) ways_say(to, " color %06" PRIx32, row->color);
    if (row->has.note) ways_say(to, " note %s", row->note);
}

static void say_frame(ways_text *to, const values_frame *frame)
{
    ways_say(to, " frame %g %g %06" PRIx32 " %06" PRIx32, (double)frame->size[0],
             (double)frame->size[1], frame->palette[0], frame->palette[1]);
    SAY_ITEMS("some", frame->some, "%u", frame->some.items[i]);
}

static void say_arrays(ways_text *to, const values_row *row)
{
    SAY_ITEMS("floats", row->floats, "%g", row->floats.items[i]);
    SAY_ITEMS("commas", row->commas, "%" PRId32, row->commas.items[i]);
    SAY_ITEMS("both_of", row->both_of, "%g", row->both_of.items[i]);
    SAY_ITEMS("names", row->names, "%s", row->names.items[i].data);
    SAY_ITEMS("levels", row->levels, "%d", (int)row->levels.items[i]);
    SAY_ITEMS("flags", row->flags, "%d", row->flags.items[i]);
    SAY_ITEMS("hexes", row->hexes, "%x", row->hexes.items[i]);
    SAY_ITEMS("days", row->days, "%u", row->days.items[i].day);
    for (size_t i = 0; i < row->dumps.count; i++) say_bytes(to, "dump", row->dumps.items[i]);
    assert_int_equal(row->shades.count, row->shades_text.count);
    for (size_t i = 0; i < row->shades.count; i++) {
        ways_say(to, " shade %d", (int)row->shades.items[i]);
        if (row->shades_text.items[i].len > 0) say_text(to, "text", row->shades_text.items[i]);
    }
    SAY_ITEMS("colors", row->colors, "%06" PRIx32, row->colors.items[i]);
    SAY_ITEMS("tags", row->tags, "%s", row->tags.items[i].key.data);
    SAY_ITEMS("are", row->tags, "%s", row->tags.items[i].value.data);
    SAY_ITEMS("sizes", row->sizes, "%s", row->sizes.items[i].key.data);
    SAY_ITEMS("are", row->sizes, "%" PRIu32, row->sizes.items[i].value);
    SAY_ITEMS("links", row->links, "%s", row->links.items[i].key.data);
    SAY_ITEMS("are", row->links, "%s", row->links.items[i].value.data);
}

static void say_row(ways_text *to, const void *record)
{
    const values_row *row = record;

    say_singles(to, row);
    say_arrays(to, row);
    if (row->has.frame) say_frame(to, &row->frame);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const values_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
}

CLAIMS_PARSER(values);

static const claim_frame frame = {&values_ways, "schemas/values.schema", "<list><row>",
                                  "</row></list>"};

#define CHECK(rows) claims_check_all(&frame, rows, SAY_COUNT(rows))

/* ---- claims ------------------------------------------------------------------------------- */

static void bytes_are_base64_or_hexadecimal(void **state)
{
    static const claim rows[] = {
        {"three bytes", "<base64>AAEC</base64>", " base64 000102.\n"},
        {"one byte", "<base64>/w==</base64>", " base64 ff.\n"},
        {"two bytes", "<base64>+/8=</base64>", " base64 fbff.\n"},
        {"blanks everywhere", "<base64> A A\nE\tC + / 8 = </base64>", " base64 000102fbff.\n"},
        {"nothing", "<base64/>", " base64 .\n"},
        {"nothing, and absent", "<nothing> </nothing>", "\n"},
        {"a reference and CDATA", "<base64>AA&#69;<![CDATA[C]]></base64>", " base64 000102.\n"},
        {"a digit too many", "<base64>^AAECA</base64>",
         "E_VALUE list/row[1]/base64: \"AAECA\" is not a bytes(base64) | base64:   bytes"},
        {"bits behind the end", "<base64>^//==</base64>",
         "E_VALUE list/row[1]/base64: \"//==\" is not a bytes(base64) | base64:   bytes"},
        {"no padding", "<base64>^AA</base64>",
         "E_VALUE list/row[1]/base64: \"AA\" is not a bytes(base64) | base64:   bytes"},
        {"hexadecimal", "<hex>00fFA9</hex>", " hex 00ffa9.\n"},
        {"half a byte", "<hex>^00f</hex>",
         "E_VALUE list/row[1]/hex: \"00f\" is not a bytes(hex, 1..4) | hex:      bytes"},
        {"a blank inside", "<hex>^00 ff</hex>",
         "E_VALUE list/row[1]/hex: \"00 ff\" is not a bytes(hex, 1..4) | hex:      bytes"},
        {"too many", "<hex>^0001020304</hex>",
         "E_LENGTH list/row[1]/hex: the length of \"0001020304\" is outside bytes(hex, 1..4) "
         "| hex:      bytes"},
        {"too few", "^<hex/>",
         "E_LENGTH list/row[1]/hex: the length of \"\" is outside bytes(hex, 1..4) "
         "| hex:      bytes"},
        {"for a default", "<given>010203</given>", " given 010203.\n"},
        {"many of one text", "<dumps>00 FF 1122</dumps>", " dump 00. dump ff. dump 1122.\n"},
    };
    (void)state;
    CHECK(rows);
}

static void dates_are_those_of_mail(void **state)
{
    static const claim rows[] = {
        {"as in RSS", "<mail>Wed, 02 Oct 2002 08:00:00 EST</mail>",
         " mail 2002-10-2 8:0:0 zone -300\n"},
        {"two digits, no seconds", "<mail>2 oct 49 08:00 +0130</mail>",
         " mail 2049-10-2 8:0:0 zone 90\n"},
        {"either", "<both>2002-10-02T08:00:00.5Z</both>",
         " both 2002-10-2 8:0:0.500000000 zone 0\n"},
        {"either, the other", "<both>Thursday, 29 February 96 23:59:59 (late)</both>",
         " both 1996-2-29 23:59:59\n"},
        {"neither", "<both>^yesterday</both>",
         "E_VALUE list/row[1]/both: \"yesterday\" is not a datetime(rfc822, iso) | both: "},
        {"wrong, and absent", "<soft>Wednesday</soft>", "\n"},
        {"empty", "<mail/>", "\n"},
        {"for a default", "<since>1 Jan 70 00:00 Z</since>", " since 1970-1-1 0:0:0 zone 0\n"},
        {"seconds", "<unix> -86400 </unix>", " unix -86400\n"},
        {"too many seconds", "<unix>^9223372036854775808</unix>",
         "E_RANGE list/row[1]/unix: \"9223372036854775808\" is outside datetime(unix) | unix: "},
    };
    (void)state;
    CHECK(rows);
}

static void one_text_becomes_an_array(void **state)
{
    static const claim rows[] = {
        {"blanks", "<floats> 1 2.5\n\t3e2 </floats>", " floats 1 2.5 300\n"},
        {"nothing", "<floats/>", "\n"},
        {"blanks alone", "<commas> \n </commas>", "\n"},
        {"commas", "<commas>1,2 , 3</commas>", " commas 1 2 3\n"},
        {"one too many", "<commas>^1,2,3,4</commas>",
         "E_COUNT list/row[1]/commas: the number of commas is outside what the schema gives "
         "| commas: "},
        {"nothing between commas", "<commas>^1,,2</commas>",
         "E_EMPTY list/row[1]/commas: nothing stands where i32(0..99, split=\",\") must be "
         "| commas: "},
        {"nothing in front", "<commas>^,2</commas>",
         "E_EMPTY list/row[1]/commas: nothing stands where i32(0..99, split=\",\") must be "
         "| commas: "},
        {"nothing behind", "<commas>^2, </commas>",
         "E_EMPTY list/row[1]/commas: nothing stands where i32(0..99, split=\",\") must be "
         "| commas: "},
        {"a blank that does not separate", "<commas>^1 2,3</commas>",
         "E_VALUE list/row[1]/commas: \"1 2,3\" is not an i32(0..99, split=\",\") | commas: "},
        {"one outside", "<commas>^1,2,100</commas>",
         "E_RANGE list/row[1]/commas: \"1,2,100\" is outside i32(0..99, split=\",\") | commas: "},
        {"as in SVG", "<points>1,2 3 ,4 , 5</points>", " both_of 1 2 3 4 5\n"},
        {"twice", "<floats>1</floats>^<floats>2</floats>",
         "E_REPEATED list/row[1]/floats: floats stands twice | floats: "},
        {"strings", "<names>ab; c&amp;d ;efgh</names>", " names ab c&d efgh\n"},
        {"a string too long", "<names>^ab;cdefg</names>",
         "E_LENGTH list/row[1]/names: the length of \"ab;cdefg\" is outside "
         "str(1..4, split=\";\") | names: "},
        {"words", "<levels>L high L</levels>", " levels 0 1 0\n"},
        {"no word", "<levels>^L low</levels>",
         "E_VALUE list/row[1]/levels: \"L low\" is not a level(split) | levels: "},
        {"flags", "<flags>no yes</flags>", " flags 0 1\n"},
        {"hexadecimal", "<hexes>ff 0x1F</hexes>", " hexes ff 1f\n"},
        {"dates", "<days>2020-02-29 2021-03-01Z</days>", " days 29 1\n"},
        {"nil",
         "<floats xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' "
         "xsi:nil='true'/><hexes>1</hexes>",
         " hexes 1\n"},
    };
    (void)state;
    CHECK(rows);
}

static void an_exact_count_is_an_array_of_c(void **state)
{
#define INNER "<inner of='#000001 #ffffff'/>"
    static const claim rows[] = {
        {"right", "<frame size='1,2.5'>" INNER "<some><once>7/8</once></some></frame>",
         " frame 1 2.5 000001 ffffff some 7 8\n"},
        {"the last counts",
         "<frame size='1,2'>" INNER "<some><once>7/8/9</once><once>1/2</once></some></frame>",
         " frame 1 2 000001 ffffff some 1 2\n"},
        {"too few", "<frame size='^1'/>",
         "E_COUNT list/row[1]/frame/@size: the number of @size is outside what the schema gives "
         "| size:     f32"},
        {"too many", "<frame size='^1,2,3'/>",
         "E_COUNT list/row[1]/frame/@size: the number of @size is outside what the schema gives "
         "| size:     f32"},
        {"absent", "^<frame/>", "E_MISSING list/row[1]/frame: @size is missing | size:     f32"},
        {"a list absent", "<frame size='1,2'>" INNER "^</frame>",
         "E_MISSING list/row[1]/frame: some/once is missing | some:     {"},
        {"a list too short", "<frame size='1,2'>" INNER "<some><once>^7</once></some></frame>",
         "E_COUNT list/row[1]/frame/some/once: the number of once is outside what the schema "
         "gives | some:     {"},
        {"a hook says no", "<frame size='1,2'><inner of='^#000001 red'/></frame>",
         "E_VALUE list/row[1]/frame/inner/@of: \"#000001 red\" is not a "
         "hook(values_color, uint32_t, split) | palette: "},
    };
#undef INNER
    (void)state;
    CHECK(rows);
}

static void an_open_enum_keeps_what_it_does_not_know(void **state)
{
    static const claim rows[] = {
        {"a word", "<shade>dark red</shade>", " shade 1\n"},
        {"another text", "<shade> very &lt;dark&gt; </shade>", " shade 2 text very <dark>\n"},
        {"some of both", "<shades>red</shades><shades>x</shades><shades>red</shades>",
         " shade 0 shade 2 text x shade 0\n"},
        {"empty", "<shade/>", "\n"},
        {"empty in an array", "^<shades/>",
         "E_EMPTY list/row[1]/shades[1]: nothing stands where shade must be | shades: "},
        {"for a default", "<usual>red</usual>", " usual 0\n"},
    };
    (void)state;
    CHECK(rows);
}

static void texts_change_their_letters_and_have_patterns(void **state)
{
    static const claim rows[] = {
        {"small", "<lower>ÄB c&#68;</lower>", " lower Äb cd\n"},
        {"small already", "<lower>abc</lower>", " lower abc\n"},
        {"large in a char", "<upper> aBc1{ </upper>", " upper ABC1{\n"},
        {"too large", "<upper>^abcdef</upper>",
         "E_LENGTH list/row[1]/upper: the length of \"abcdef\" is outside char(6, upper) "
         "| upper:    char"},
        {"a pattern", "<code> AB-123 </code>", " code AB-123\n"},
        {"not all of it", "<code>^AB-123x</code>",
         "E_VALUE list/row[1]/code: \"AB-123x\" is not a str(~\"[A-Z]{2}-[0-9]+\") | code: "},
        {"not enough", "<code>^AB-</code>",
         "E_VALUE list/row[1]/code: \"AB-\" is not a str(~\"[A-Z]{2}-[0-9]+\") | code: "},
        {"no text", "^<code/>",
         "E_VALUE list/row[1]/code: \"\" is not a str(~\"[A-Z]{2}-[0-9]+\") | code: "},
        {"beyond ASCII", "<greek>&#x3B1;βω</greek>", " greek αβω\n"},
        {"a byte beside", "<greek>^ϊ</greek>",
         "E_VALUE list/row[1]/greek: \"ϊ\" is not a str(~\"[α-ω]+\") | greek: "},
        {"letters first, then the pattern", "<loud>abC</loud>", " loud ABC\n"},
        {"letters, length and pattern", "<loud>^abCd</loud>",
         "E_LENGTH list/row[1]/loud: the length of \"abCd\" is outside "
         "str(..3, upper, ~\"[A-Z]*\") | loud: "},
        {"wrong, and absent", "<coded>ab</coded>", "\n"},
        {"right", "<coded>bbb</coded>", " coded bbb\n"},
    };
    (void)state;
    CHECK(rows);
}

static void hooks_convert(void **state)
{
    static const claim rows[] = {
        {"one", "<color> #10ff00 </color>", " color 10ff00\n"},
        {"decoded", "<color>&#35;10ff<!-- -->00</color>", " color 10ff00\n"},
        {"refused", "<color>^red</color>",
         "E_VALUE list/row[1]/color: \"red\" is not a hook(values_color, uint32_t) "
         "| color:    hook"},
        {"empty", "<color/>", "\n"},
        {"many", "<colors>#000001</colors><colors>#000002</colors>", " colors 000001 000002\n"},
        {"its memory", "<note>a &gt; b</note>", " note [a > b]\n"},
    };
    (void)state;
    CHECK(rows);
}

static void maps_are_lists_of_pairs(void **state)
{
    static const claim rows[] = {
        {"attributes", "<tag k='a' v='1'/><tag v='' k='b'/>", " tags a b are 1 \n"},
        {"elements", "<size_of><size>7</size><name>x</name></size_of>", " sizes x are 7\n"},
        {"own text", "<link href='u'>t&amp;</link>", " links u are t&\n"},
        {"no key", "^<tag v='1'/>", "E_MISSING list/row[1]/tag[1]: @k is missing | tags: "},
        {"no number", "<size_of><name>x</name><size>^many</size></size_of>",
         "E_VALUE list/row[1]/size_of[1]/size: \"many\" is not a u32 | sizes: "},
    };
    (void)state;
    CHECK(rows);
}

static void a_hook_gets_the_context_of_the_options(void **state)
{
    static const char xml[] = "<list><row><color>#000000</color></row><row/>"
                              "<row><colors>#000000</colors></row></list>";
    unsigned count = 0;
    stax_options options = {.hook_context = &count};
    stax_arena arena = {0};
    stax_error error = {0};
    (void)state;

    assert_non_null(values_parse(&arena, xml, sizeof xml - 1, &options, &error));
    assert_int_equal(count, 2);
    stax_arena_free(&arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bytes_are_base64_or_hexadecimal),
        cmocka_unit_test(dates_are_those_of_mail),
        cmocka_unit_test(one_text_becomes_an_array),
        cmocka_unit_test(an_exact_count_is_an_array_of_c),
        cmocka_unit_test(an_open_enum_keeps_what_it_does_not_know),
        cmocka_unit_test(texts_change_their_letters_and_have_patterns),
        cmocka_unit_test(hooks_convert),
        cmocka_unit_test(maps_are_lists_of_pairs),
        cmocka_unit_test(a_hook_gets_the_context_of_the_options),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
