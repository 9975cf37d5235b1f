/*
 * Texts with references and line ends, decoded whole: what stx_odd_text gives is what a slow
 * decoder gives, which knows nothing of windows and entries. Where a text is wrong or not all
 * there, it gives NULL, and nothing else has happened: the careful path is to find out why.
 *
 *   <a>TEXT<      or      <a k="VALUE"      the window ends there, or a little behind
 */
#include "failing_allocator.h"
#include "token/tokens.h"
#include "ways.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- a window with one text --------------------------------------------------------------- */

typedef struct shown {
    stx_tokens tokens;
    stax_arena arena;
    stax_error error;
    char *block;
    const char *from; /* where the text begins */
    const uint32_t *ip;
} shown;

/* `open`, the text and `shut`, in a window that ends behind them. */
static void show(shown *s, const char *kernel, stax_str text, bool in_tag, const char *shut)
{
    stax_options options = {.kernel = kernel};
    const char *open = in_tag ? "<a k=\"" : "<a>";
    size_t before = strlen(open), behind = strlen(shut);

    *s = (shown){.block = malloc(before + text.len + behind)};
    assert_non_null(s->block);
    memcpy(s->block, open, before);
    if (text.len) memcpy(s->block + before, text.data, text.len);
    if (behind) memcpy(s->block + before + text.len, shut, behind);

    assert_true(stx_tokens_open(&s->tokens, NULL, &options, &s->error));
    stx_window_lend(&s->tokens.window, (stax_str){s->block, before + text.len + behind}, false);
    assert_int_equal(stx_window_fill(&s->tokens.window, &s->tokens.face.at), STX_FILLED);
    s->tokens.face.arena = &s->arena;
    s->from = s->tokens.window.base + before;
    s->ip = stx_resync(&s->tokens.window, s->tokens.window.index, s->from);
}

static void hide(shown *s)
{
    stx_tokens_close(&s->tokens);
    stax_arena_free(&s->arena);
    free(s->block);
}

/* Nothing but the arena may have changed. */
static bool is_silent(const shown *s, const stx_walk *before)
{
    const stx_tokens *t = &s->tokens;

    return t->status == STAX_OK && s->error.code == STAX_OK && t->face.fault == STAX_OK &&
           t->face.at.ip == before->ip && t->face.at.behind == before->behind;
}

/* Fails unless the text becomes `want`; NULL: unless it is refused. */
static void check(const char *title, const char *kernel, stax_str text, bool in_tag,
                  const char *shut, const stax_str *want)
{
    static const char zeros[STX_BEHIND];
    char end = in_tag ? '"' : '<';
    stax_str is = {NULL, 0};
    const uint32_t *found;
    stx_walk before;
    shown s;

    show(&s, kernel, text, in_tag, shut);
    if (kernel == NULL) kernel = "of this machine";
    before = s.tokens.face.at;
    found = stx_odd_text(&s.tokens.face, s.from, s.ip, end, &is);
    if (!is_silent(&s, &before)) fail_msg("%s, kernel %s: not only a text", title, kernel);
    if ((found == NULL) != (want == NULL))
        fail_msg("%s, kernel %s: %s", title, kernel, found ? "was taken" : "was refused");
    if (found && want) {
        if (s.tokens.window.base + *found != s.from + text.len)
            fail_msg("%s, kernel %s: ends elsewhere", title, kernel);
        if (!stax_eq(is, *want))
            fail_msg("%s, kernel %s: \"%.*s\"", title, kernel, (int)is.len, is.data);
        assert_memory_equal(is.data + is.len, zeros, sizeof zeros);
    }
    hide(&s);
}

static void check_kernels(const char *title, stax_str text, bool in_tag, const stax_str *want)
{
    const char *end = in_tag ? "\"" : "<", *more = in_tag ? "\" l=\"&lt;\"/>" : "</a>&amp;";

    for (size_t i = 0; stx_kernels[i]; i++) {
        if (!stx_kernels[i]->usable()) continue;
        check(title, stx_kernels[i]->name, text, in_tag, end, want);
        check(title, stx_kernels[i]->name, text, in_tag, more, want);
        check(title, stx_kernels[i]->name, text, in_tag, "", NULL);
    }
}

/* ---- by hand ------------------------------------------------------------------------------ */

#define NINES "9999999999999999999999999"
#define ZEROS "00000000000000000000" /* twenty */
#define LONG  "thirty-two bytes and a few more, "

/* `text` and `value`: what it becomes between tags and in quotes; NULL: refused. */
static const struct {
    const char *title, *raw, *text, *value;
} cases[] = {
    {"nothing", "", "", ""},
    {"nothing to be changed", "plain", "plain", "plain"},
    {"the ampersand", "a&amp;b", "a&b", "a&b"},
    {"less", "&lt;", "<", "<"},
    {"greater", "&gt;", ">", ">"},
    {"the quote", "&quot;", "\"", "\""},
    {"the apostrophe", "&apos;", "'", "'"},
    {"all five", "&lt;&gt;&amp;&quot;&apos;", "<>&\"'", "<>&\"'"},
    {"what is made is not read again", "&amp;lt;&#38;#60;", "&lt;&#60;", "&lt;&#60;"},
    {"decimal", "&#65;", "A", "A"},
    {"hexadecimal", "&#x4a;&#x4A;", "JJ", "JJ"},
    {"two bytes", "&#xE9;", "\xC3\xA9", "\xC3\xA9"},
    {"three bytes", "&#8364;", "\xE2\x82\xAC", "\xE2\x82\xAC"},
    {"four bytes", "&#x10FFFF;", "\xF4\x8F\xBF\xBF", "\xF4\x8F\xBF\xBF"},
    {"the last below the surrogates", "&#xD7FF;", "\xED\x9F\xBF", "\xED\x9F\xBF"},
    {"the last of the plane", "&#xFFFD;", "\xEF\xBF\xBD", "\xEF\xBF\xBD"},
    {"blanks by number stay", "&#9;&#10;&#13;&#32;", "\t\n\r ", "\t\n\r "},
    {"a CR", "a\rb", "a\nb", "a b"},
    {"CR LF", "a\r\nb", "a\nb", "a b"},
    {"LF CR", "a\n\rb", "a\n\nb", "a  b"},
    {"CR CR LF LF", "\r\r\n\n", "\n\n\n", "   "},
    {"a CR before LF by number", "\r&#10;", "\n\n", " \n"},
    {"a CR at the end", "a\r", "a\n", "a "},
    {"CR LF at the end", "a\r\n", "a\n", "a "},
    {"TAB and LF", "a\tb\nc", "a\tb\nc", "a b c"},
    {"TABs alone", "\t\t", "\t\t", "  "},
    {"one behind the other", "&lt;\r&#x41;\r\n&amp;", "<\nA\n&", "< A &"},
    {"stretches longer than a step", LONG "&lt;" LONG LONG "\r\n" LONG,
     LONG "<" LONG LONG "\n" LONG, LONG "<" LONG LONG " " LONG},
    {"a reference of 64 bytes", "&#" ZEROS ZEROS ZEROS "9;", "\t", "\t"},
    {"a reference of 65 bytes", "&#" ZEROS ZEROS ZEROS "65;", NULL, NULL},
    {"apostrophes and slashes", "it's /&amp;/", "it's /&/", "it's /&/"},
    {"brackets", "]]&gt; ] ]]", "]]> ] ]]", "]]> ] ]]"},
    {"']]>'", "&lt;]]>", NULL, NULL},
    {"']]>' before a reference", "]]>&lt;", NULL, NULL},
    {"'>', which may end a ']]>'", "a > b &amp; c", NULL, NULL},
    {"an entity that is not declared", "&nbsp;", NULL, NULL},
    {"behind one that is", "&lt;&nbsp;", NULL, NULL},
    {"one in capitals", "&LT;", NULL, NULL},
    {"one that begins alike", "&ampx;", NULL, NULL},
    {"one that is shorter", "&am;", NULL, NULL},
    {"a reference without its end", "a&amp", NULL, NULL},
    {"a number without its end", "a&#65", NULL, NULL},
    {"an end behind a blank", "&amp ;", NULL, NULL},
    {"no name", "&;", NULL, NULL},
    {"'&' alone", "a & b", NULL, NULL},
    {"'&' at the end", "a&", NULL, NULL},
    {"'&' twice", "&&amp;", NULL, NULL},
    {"no digits", "&#;", NULL, NULL},
    {"no hexadecimal digits", "&#x;", NULL, NULL},
    {"a letter among digits", "&#6A;", NULL, NULL},
    {"a capital X", "&#X41;", NULL, NULL},
    {"NUL", "&#0;", NULL, NULL},
    {"a control", "&#x1F;", NULL, NULL},
    {"a surrogate", "&#xD800;", NULL, NULL},
    {"U+FFFE", "&#xFFFE;", NULL, NULL},
    {"beyond Unicode", "&#x110000;", NULL, NULL},
    {"beyond 64 bits", "&#" NINES ";", NULL, NULL},
    {"a control as it is", "&lt;\x01", NULL, NULL},
    {"a byte that is no UTF-8", "&lt;\xFF", NULL, NULL},
    {"a character of four bytes", "\xF0\x9F\x98\x80\r", "\xF0\x9F\x98\x80\n", "\xF0\x9F\x98\x80 "},
};

static const stax_str *wanted(const char *text, stax_str *room)
{
    if (text == NULL) return NULL;
    *room = stax_str_of(text);
    return room;
}

static void texts_are_decoded_or_left_alone(void **state)
{
    stax_str want;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        stax_str raw = stax_str_of(cases[i].raw);

        check_kernels(cases[i].title, raw, false, wanted(cases[i].text, &want));
        check_kernels(cases[i].title, raw, true, wanted(cases[i].value, &want));
    }
}

/* A text ends where its end first stands; a '<' ends no value. */
static void a_value_has_no_less_than_in_it(void **state)
{
    (void)state;
    check_kernels("'<' in a value", (stax_str)STAX_STR("&lt;<"), true, NULL);
    check_kernels("'<' before a reference", (stax_str)STAX_STR("<&lt;"), true, NULL);
    check_kernels("a tag in a value", (stax_str)STAX_STR("&lt;<b>"), true, NULL);
}

/* ---- the end of the window ---------------------------------------------------------------- */

static void the_last_bytes_of_a_window_are_decoded(void **state)
{
    static const char *const tails[] = {"&amp;", "\r", "\r\n", "&#x41;", "&lt;]]"};
    static const char *const texts[] = {"&", "\n", "\n", "A", "<]]"};
    char raw[300], decoded[300];

    (void)state;
    memset(raw, 'x', sizeof raw);
    memset(decoded, 'x', sizeof decoded);
    for (size_t len = 0; len < 200; len++)
        for (size_t i = 0; i < sizeof tails / sizeof *tails; i++) {
            stax_str want = {decoded, len + strlen(texts[i])};

            memcpy(raw + len, tails[i], strlen(tails[i]));
            memcpy(decoded + len, texts[i], strlen(texts[i]));
            check(tails[i], NULL, (stax_str){raw, len + strlen(tails[i])}, false, "<", &want);
            check(tails[i], NULL, (stax_str){raw, len + strlen(tails[i])}, false, "", NULL);
            memset(raw + len, 'x', 8);
            memset(decoded + len, 'x', 8);
        }
}

static void without_memory_nothing_is_said(void **state)
{
    failing_allocator none = {.fail_at = 1, .fail_after = true};
    stax_str text = {NULL, 0};
    stx_walk before;
    shown s;

    (void)state;
    show(&s, NULL, (stax_str)STAX_STR("a&lt;b"), false, "</a>");
    s.arena.allocator = failing_allocator_use(&none);
    before = s.tokens.face.at;
    assert_null(stx_odd_text(&s.tokens.face, s.from, s.ip, '<', &text));
    assert_null(text.data);
    assert_int_equal(none.calls, 1);
    assert_int_equal(s.tokens.face.fault, STAX_E_MEMORY); /* for the careful path */
    assert_true(s.tokens.status == STAX_OK && s.error.code == STAX_OK);
    assert_ptr_equal(s.tokens.face.at.ip, before.ip);
    hide(&s);
}

/* A large text gets a chunk of its own: the room of the chunk in use is what it was. */
static void a_text_in_a_chunk_of_its_own_changes_no_other(void **state)
{
    static char long_text[20000];
    stax_str text;
    shown s;
    char *at, *end;

    (void)state;
    for (size_t i = 0; i < sizeof long_text; i += 5) memcpy(long_text + i, "&amp;", 5);
    show(&s, NULL, (stax_str){long_text, sizeof long_text}, false, "</a>");
    assert_non_null(stax_arena_alloc(&s.arena, 100, 1));
    at = s.arena.at;
    end = s.arena.end;
    assert_non_null(stx_odd_text(&s.tokens.face, s.from, s.ip, '<', &text));
    assert_int_equal(text.len, sizeof long_text / 5);
    assert_ptr_equal(s.arena.end, end);
    assert_ptr_equal(s.arena.at, at);
    hide(&s);
}

/* ---- at random, against a slow decoder ---------------------------------------------------- */

static void put(stax_str *to, char *room, uint32_t byte)
{
    room[to->len++] = (char)(unsigned char)byte;
}

static void put_code(stax_str *to, char *room, uint32_t code)
{
    if (code < 0x80) {
        put(to, room, code);
        return;
    }
    if (code >= 0x10000) put(to, room, 0xF0 | code >> 18);
    if (code >= 0x10000) put(to, room, 0x80 | (code >> 12 & 0x3F));
    if (code >= 0x800 && code < 0x10000) put(to, room, 0xE0 | code >> 12);
    put(to, room, code < 0x800 ? 0xC0 | code >> 6 : 0x80 | (code >> 6 & 0x3F));
    put(to, room, 0x80 | (code & 0x3F));
}

static bool is_character(unsigned long long code)
{
    if (code < 0x20) return code == 9 || code == 10 || code == 13;
    if (code > 0x10FFFF || code == 0xFFFE || code == 0xFFFF) return false;
    return code < 0xD800 || code > 0xDFFF;
}

/* What stands between '&' and ';'. */
static bool decode_name(const char *name, stax_str *to, char *room)
{
    static const char *const five[] = {"<lt", ">gt", "&amp", "\"quot", "'apos"};
    bool hexadecimal = strncmp(name, "#x", 2) == 0;
    const char *digits = name + 1 + hexadecimal;
    unsigned long long code;

    for (size_t i = 0; i < 5; i++)
        if (strcmp(name, five[i] + 1) == 0) {
            put(to, room, (unsigned char)*five[i]);
            return true;
        }
    if (*name != '#' || *digits == '\0') return false;
    if (strspn(digits, hexadecimal ? "0123456789abcdefABCDEF" : "0123456789") != strlen(digits))
        return false;
    code = strtoull(digits, NULL, hexadecimal ? 16 : 10);
    if (!is_character(code)) return false;
    put_code(to, room, (uint32_t)code);
    return true;
}

/* Decodes the reference at raw[*i] and leaves *i at its ';'. */
static bool decode_reference(stax_str raw, size_t *i, stax_str *to, char *room)
{
    char name[64];
    size_t len = 0;

    while (++*i < raw.len && raw.data[*i] != ';') {
        if (len == 62) return false;
        name[len++] = raw.data[*i];
    }
    name[len] = '\0';
    return *i < raw.len && decode_name(name, to, room);
}

/* What no text is decoded with: a '>' is for the careful path, whatever stands before it. */
static bool is_wrong(char c, bool in_tag)
{
    if (c == '\x01' || c == '\xFF') return true; /* of the pieces below, what is no character */
    return c == '>' || (in_tag && c == '<');
}

static bool decode(stax_str raw, bool in_tag, stax_str *to, char *room)
{
    *to = (stax_str){room, 0};
    for (size_t i = 0; i < raw.len; i++) {
        char c = raw.data[i];

        if (is_wrong(c, in_tag)) return false;
        if (c == '&') {
            if (!decode_reference(raw, &i, to, room)) return false;
            continue;
        }
        if (c == '\r' && i + 1 < raw.len && raw.data[i + 1] == '\n') i++;
        if (c == '\r') c = '\n';
        if (in_tag && (c == '\t' || c == '\n')) c = ' ';
        put(to, room, (unsigned char)c);
    }
    return true;
}

static uint32_t below(uint64_t *luck, uint32_t limit)
{
    *luck = *luck * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(((*luck >> 32) * limit) >> 32);
}

/* Up to 12 pieces; `RIGHT` of them are right everywhere, one of the others comes seldom. */
static stax_str make_text(uint64_t *luck, char *room)
{
    static const char *const pieces[] = {"a",
                                         "north river ",
                                         LONG,
                                         "&lt;",
                                         "&gt;",
                                         "&amp;",
                                         "&quot;",
                                         "&apos;",
                                         "&#65;",
                                         "&#x20AC;",
                                         "&#x10FFFF;",
                                         "\r",
                                         "\n",
                                         "\r\n",
                                         "\n\r",
                                         "\t",
                                         "]",
                                         "]]",
                                         "'",
                                         "\xC3\xA9",
                                         ";",
                                         "#x41;",
                                         "&#0000000000000000000032;",
                                         ">",
                                         "]]>",
                                         "&",
                                         "&lt",
                                         "&nbsp;",
                                         "&#",
                                         "&#x;",
                                         "&#1;",
                                         "&#xD800;",
                                         "&#99999999999999999999;",
                                         "\x01",
                                         "\xFF"};
    enum { RIGHT = 23, ALL = sizeof pieces / sizeof *pieces };
    size_t len = 0;

    for (uint32_t n = below(luck, 13); n > 0; n--) {
        const char *piece = pieces[below(luck, below(luck, 16) == 0 ? ALL : RIGHT)];
        memcpy(room + len, piece, strlen(piece));
        len += strlen(piece);
    }
    return (stax_str){room, len};
}

static void random_texts_are_what_a_slow_decoder_says(void **state)
{
    uint64_t seed = ways_seed();
    char room[1000], wanted_room[1000], title[64];
    size_t right = 0;

    (void)state;
    for (size_t i = 0; i < 5000; i++) {
        uint64_t luck = seed + i;
        bool in_tag = below(&luck, 2) == 1, more = below(&luck, 2) == 1;
        stax_str raw = make_text(&luck, room), want;
        bool good = decode(raw, in_tag, &want, wanted_room);
        const char *end = in_tag ? "\" b=\"&gt;\">" : "</a>";

        right += good;
        (void)snprintf(title, sizeof title, "STAX_TEST_SEED=%" PRIu64, seed + i);
        check(title, NULL, raw, in_tag, more ? end : in_tag ? "\"" : "<", good ? &want : NULL);
    }
    assert_in_range(right, 1000, 4900); /* of both kinds there are many */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_decoded_or_left_alone),
        cmocka_unit_test(a_value_has_no_less_than_in_it),
        cmocka_unit_test(the_last_bytes_of_a_window_are_decoded),
        cmocka_unit_test(without_memory_nothing_is_said),
        cmocka_unit_test(a_text_in_a_chunk_of_its_own_changes_no_other),
        cmocka_unit_test(random_texts_are_what_a_slow_decoder_says),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
