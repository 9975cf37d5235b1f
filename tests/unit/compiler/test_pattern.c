/*
 * Patterns: what they match, how small their tables are, and what is wrong with others. Random ones
 * are held against other matchers in tests/conformance.
 */
#include "front_run.h"
#include "pattern/pattern.h"

typedef struct compiled {
    stax_arena arena;
    diag *d;
    const pattern_table *table;
} compiled;

static compiled compile(const char *pattern)
{
    compiled c = {.arena = {0}};

    c.d = diag_new(&c.arena);
    c.table = pattern_compile(stax_str_of(pattern), (pos){0}, c.d, &c.arena);
    return c;
}

/* ---- matching ----------------------------------------------------------------------------- */

static void the_whole_text_matches_or_not(void **state)
{
    static const struct {
        const char *pattern;
        const char *yes[4], *no[4];
    } rows[] = {
        {"", {""}, {"a"}},
        {"a", {"a"}, {"", "aa", "ba", "ab"}},
        {"a|", {"a", ""}, {"b"}},
        {"ab|cd", {"ab", "cd"}, {"abd", "acd", "abcd"}},
        {"a?b*c+", {"c", "abbcc", "bc"}, {"", "ab", "aac"}},
        {"a{2}", {"aa"}, {"a", "aaa"}},
        {"a{2,}", {"aa", "aaaaa"}, {"a"}},
        {"a{1,3}", {"a", "aaa"}, {"", "aaaa"}},
        {"(ab){0,2}c", {"c", "ababc"}, {"abababc", "ac"}},
        {"(a{0}b){2}", {"bb"}, {"ab", "b"}},
        {"((a|b)+c)*", {"", "abcbc"}, {"ab", "c"}},
        {".", {"a", " ", "\xC3\xA9", "\xF0\x9D\x84\x9E"}, {"", "\n", "\r", "ab"}},
        {"^a$", {"^a$"}, {"a"}},
        {"a\\.b\\\\\\-\\^", {"a.b\\-^"}, {"axb\\-^"}},
        {"\\n\\r\\t", {"\n\r\t"}, {"nrt"}},
        {"[abc]", {"a", "c"}, {"d", "ab"}},
        {"[a-c]", {"a", "b", "c"}, {"d", "-"}},
        {"[^a-c]", {"d", "-", "\xC3\xA9"}, {"a", "c"}},
        {"[-a]", {"-", "a"}, {"b"}},
        {"[a-]", {"-", "a"}, {"b"}},
        {"[a^]", {"^", "a"}, {"b"}},
        {"[+--]", {"+", ",", "-"}, {"."}},
        {"[\\]\\[]", {"[", "]"}, {"\\"}},
        {"[a-z-[aeiou]]", {"b", "z"}, {"a", "u", "-"}},
        {"[a-z-[^aeiou]]", {"a", "u"}, {"b"}},
        {"[^a-z-[0-9]]", {"A", "-"}, {"a", "5"}},
        {"[a-z-[b-y-[m]]]", {"a", "m", "z"}, {"b", "n"}},
        {"[a-a-[a]]", {NULL}, {"", "a"}},
        {"\\d+", {"0123456789", "\xD9\xA3"}, {"", "a", "\xC2\xB2"}},
        {"\\D", {"a"}, {"7", "\xD9\xA3"}},
        {"\\s\\S",
         {" a", "\tb"},
         {"a ", "\xC2\xA0"
                "a"}},
        {"\\w", {"a", "5", "\xE4\xB8\x80", "+"}, {"-", " ", ".", "\xE3\x80\x82"}},
        {"\\W", {"-", "\n"}, {"a", "$"}},
        {"\\i\\c*", {"a-b.c1", "_", ":x", "\xC3\xA9\xC2\xB7"}, {"1a", "-", "\xC2\xB7"}},
        {"\\I", {"1", " "}, {"a"}},
        {"\\C", {" ", "/"}, {"-", "a"}},
        {"[\\d-[5]]", {"4"}, {"5"}},
        {"[\xC3\xA0-\xC3\xBF]", {"\xC3\xA0", "\xC3\xBF"}, {"\xC3\x80", "\xC3"}},
        {"[\xDF\xBF-\xE0\xA0\x80]", {"\xDF\xBF", "\xE0\xA0\x80"}, {"\xDF\xBE", "\xE0\xA0\x81"}},
        {"[\xEF\xBF\xBD-\xF0\x90\x80\x81]",
         {"\xEF\xBF\xBE", "\xF0\x90\x80\x80"},
         {"\xEF\xBF\xBC", "\xF0\x90\x80\x82"}},
    };
    (void)state;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        compiled c = compile(rows[i].pattern);
        if (c.table == NULL) fail_msg("%s is refused", rows[i].pattern);
        for (size_t j = 0; j < 4; j++) {
            const char *yes = rows[i].yes[j], *no = rows[i].no[j];
            if (yes && !pattern_matches(c.table, stax_str_of(yes)))
                fail_msg("'%s' does not match '%s'", rows[i].pattern, yes);
            if (no && pattern_matches(c.table, stax_str_of(no)))
                fail_msg("'%s' matches '%s'", rows[i].pattern, no);
        }
        stax_arena_free(&c.arena);
    }
}

/* Every character, against what the class says by itself. */
static void sequences_of_bytes_are_cut_right(void **state)
{
    compiled c = compile(
        "[A-Z\\[\xC2\x80-\xDF\xBF\xE0\xA0\x81-\xED\x9F\xBF\xF0\x92\x80\x81-\xF3\xA0\x80\xBE]");
    (void)state;

    assert_non_null(c.table);
    for (uint32_t ch = 1; ch <= 0x10FFFF; ch++) {
        unsigned char text[4];
        unsigned bytes = ch < 0x80 ? 1 : ch < 0x800 ? 2 : ch < 0x10000 ? 3 : 4;
        uint32_t rest = ch;
        bool in = (ch >= 'A' && ch <= '[') || (ch >= 0x80 && ch <= 0x7FF) ||
                  (ch >= 0x801 && ch <= 0xD7FF) || (ch >= 0x12001 && ch <= 0xE003E);

        if (ch >= 0xD800 && ch < 0xE000) continue;
        for (unsigned i = bytes; i-- > 1; rest >>= 6) text[i] = (unsigned char)(0x80 | (rest & 63));
        text[0] = (unsigned char)(bytes == 1 ? rest : (0xF00u >> bytes & 0xFF) | rest);
        if (pattern_matches(c.table, (stax_str){(const char *)text, bytes}) != in)
            fail_msg("U+%04X", (unsigned)ch);
    }
    stax_arena_free(&c.arena);
}

/* ---- tables ------------------------------------------------------------------------------- */

static void a_table_is_as_small_as_it_can_be(void **state)
{
    static const struct {
        const char *pattern;
        unsigned states, classes;
    } rows[] = {
        {"", 2, 1},         {"a", 3, 2},
        {"[ab]*", 2, 2},    {"a|b|c", 3, 2},
        {"abc|abd", 5, 4},  {"(a|b)*abb", 5, 3},
        {"a{3}|aaa", 5, 2}, {"[a-a-[a]]", 1, 1},
        {"(a*)*", 2, 2},    {"a(b|c)d|a(c|b)d", 5, 4},
        {"(()*){9}", 2, 1}, {"a{990}", 992, 2},
    };
    (void)state;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        compiled c = compile(rows[i].pattern);
        assert_non_null(c.table);
        if (c.table->states != rows[i].states || c.table->width != rows[i].classes)
            fail_msg("'%s': %u states, %u classes", rows[i].pattern, (unsigned)c.table->states,
                     (unsigned)c.table->width);
        stax_arena_free(&c.arena);
    }
}

/* ---- errors ------------------------------------------------------------------------------- */

static void what_is_wrong_is_said_at_its_place(void **state)
{
    static const front_row rows[] = {
        {"a quantifier first", "a: str(~\"*a\")", "s:9:14: error: there is nothing in front"},
        {"two quantifiers", "a: str(~\"a+?\")", "s:9:16: error: there is nothing in front"},
        {"an open group", "a: str(~\"a(b\")", "s:9:15: error: this '(' has no ')'"},
        {"a group closed twice", "a: str(~\"(a))\")", "s:9:17: error: this ')' closes nothing"},
        {"an open class", "a: str(~\"a[b\")", "s:9:15: error: this '[' has no ']'"},
        {"an empty class", "a: str(~\"[]\")", "a class has at least one character"},
        {"a bracket in a class", "a: str(~\"[a[b]\")", "'[' in a class is written '\\['"},
        {"a stray bracket", "a: str(~\"a]\")", "s:9:15: error: this opens nowhere"},
        {"a stray brace", "a: str(~\"a}\")", "this opens nowhere"},
        {"a range backwards", "a: str(~\"[z-a]\")", "the range ends before it begins"},
        {"a range to an escape", "a: str(~\"[a-\\d]\")", "a range ends with one character"},
        {"a hyphen in the middle", "a: str(~\"[a-c-e]\")", "is written '\\-'"},
        {"no number", "a: str(~\"a{}\")", "how often is written {3}, {2,} or {2,5}"},
        {"only the most", "a: str(~\"a{,3}\")", "how often is written"},
        {"an open brace", "a: str(~\"a{3\")", "how often is written"},
        {"too often", "a: str(~\"a{1001}\")", "at most 1000 times"},
        {"least above most", "a: str(~\"a{3,2}\")", "the most cannot be below the least"},
        {"a category", "a: str(~\"\\p{L}\")", "s:9:14: error: categories (\\p{..})"},
        {"another escape", "a: str(~\"\\q\")", "there is no such escape"},
        {"an end", "a: str(~\"a\\\")", "the pattern ends behind a '\\'"},
        {"a needless escape", "a: str(~\"\\$\")", "this character needs no '\\'"},
        {"too large", "a: str(~\"(a|b)*a(a|b){12}\")", "needs more than 1000 states"},
        {"far too large", "a: str(~\"((a{1000}){1000}){1000}\")", "needs more than 1000 states"},
        {"behind another letter", "a: str(~\"\xC3\xA9(\")", "s:9:15: error: this '('"},
        {"as a key", "a: {type: str, pattern: \"x)\"}", "s:9:31: error: this ')' closes nothing"},
    };
    (void)state;
    FRONT_BAD(rows);
}

static void brackets_go_fifty_deep(void **state)
{
    char pattern[200] = "";
    (void)state;

    for (int i = 0; i < 50; i++) strcat(pattern, "(");
    strcat(pattern, "a");
    for (int i = 0; i < 50; i++) strcat(pattern, ")");
    for (int more = 0; more < 2; more++) {
        char text[200] = "";
        if (more) strcat(text, "(");
        strcat(text, pattern);
        if (more) strcat(text, ")");
        compiled c = compile(text);
        assert_int_equal(c.table != NULL, !more);
        stax_arena_free(&c.arena);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_whole_text_matches_or_not),
        cmocka_unit_test(sequences_of_bytes_are_cut_right),
        cmocka_unit_test(a_table_is_as_small_as_it_can_be),
        cmocka_unit_test(what_is_wrong_is_said_at_its_place),
        cmocka_unit_test(brackets_go_fifty_deep),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
