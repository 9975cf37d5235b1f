/*
 * Patterns against two others: a slow matcher, which must always agree, and libxml2, which must
 * where it is right.
 *
 * libxml2 is asked without counts (a{1,2} as aa?), as it counts wrongly what may be empty, and what
 * the slow matcher sees otherwise than it is not held against us: it does not take away classes
 * that are themselves made by '^' or '-', and loses ways where a text may be read in several.
 * The expressions are over few characters, so that texts often match.
 */
#include "pattern/pattern.h"
#include "slow_pattern.h"
#include "value_tests.h"

#include <libxml/xmlregexp.h>

enum { ROOM = 4000, PATTERNS = 1000, TEXTS = 40 };

static const char *const letters[] = {"a", "b", "c", "1", " ", "\xC3\xA9", "\xE4\xB8\x80", "-"};

/* An expression as we get it, and the same without counts: a{1,2} is aa? there. */
typedef struct made {
    char text[ROOM], plain[ROOM];
} made;

static unsigned below(uint64_t *seed, unsigned most)
{
    return (unsigned)(next_random(seed) % most);
}

/* What does not fit is left out in both. */
static void put_both(made *m, const char *text, const char *plain)
{
    if (strlen(m->text) + strlen(text) >= ROOM || strlen(m->plain) + strlen(plain) >= ROOM) return;
    strcat(m->text, text);
    strcat(m->plain, plain);
}

static void put(made *m, const char *text)
{
    put_both(m, text, text);
}

/* ---- expressions -------------------------------------------------------------------------- */

static void put_class(made *m, uint64_t *seed, unsigned depth)
{
    static const char *const members[] = {"a",   "b-c", "a-b", "1",   "\\d",
                                          "\\s", "\\-", "c",   "\\i", "\xC3\xA9-\xE4\xB8\x80"};

    put(m, below(seed, 4) == 0 ? "[^" : "[");
    for (unsigned i = 1 + below(seed, 3); i > 0; i--) put(m, members[below(seed, ROWS(members))]);
    if (depth > 0 && below(seed, 4) == 0) {
        put(m, "-");
        put_class(m, seed, depth - 1);
    }
    put(m, "]");
}

static void put_expression(made *m, uint64_t *seed, unsigned depth);

static void put_atom(made *m, uint64_t *seed, unsigned depth)
{
    static const char *const escapes[] = {"\\d", "\\D", "\\s", "\\S", "\\i", "\\c", "."};
    unsigned kind = below(seed, 40);

    if (kind < 20 || depth == 0) {
        put(m, letters[below(seed, 7)]);
    } else if (kind < 25) {
        put(m, escapes[below(seed, ROWS(escapes))]);
    } else if (kind < 26) {
        put(m, below(seed, 2) ? "\\w" : "\\W");
    } else if (kind < 32) {
        put_class(m, seed, 2);
    } else {
        put(m, "(");
        put_expression(m, seed, depth - 1);
        put(m, ")");
    }
}

/* '%' stands for the atom. */
static void put_repeated(made *m, const made *atom, const char *quantifier, const char *plain)
{
    static char text[ROOM], more[ROOM * 4];

    (void)snprintf(text, sizeof text, "%s%s", atom->text, quantifier);
    for (more[0] = '\0'; *plain; plain++) {
        char mark[] = {*plain, '\0'};
        strcat(more, *plain == '%' ? atom->plain : mark);
    }
    if (strlen(atom->text) + 8 < ROOM) put_both(m, text, more);
}

static void put_atoms(made *m, uint64_t *seed, unsigned depth)
{
    static const struct {
        const char *text, *plain;
    } some[] = {{"?", "%?"},      {"*", "%*"},       {"+", "%+"},      {"{2}", "%%"},
                {"{1,2}", "%%?"}, {"{0,2}", "%?%?"}, {"{2,}", "%%%*"}, {"{0}", ""}};

    for (unsigned atoms = below(seed, 4); atoms > 0; atoms--) {
        made atom = {{0}, {0}};
        unsigned one = below(seed, 3 * ROWS(some));

        put_atom(&atom, seed, depth);
        if (one < ROWS(some))
            put_repeated(m, &atom, some[one].text, some[one].plain);
        else
            put_both(m, atom.text, atom.plain);
    }
}

static void put_expression(made *m, uint64_t *seed, unsigned depth)
{
    unsigned branches = 1 + (below(seed, 3) == 0);

    while (branches-- > 0) {
        put_atoms(m, seed, depth);
        if (branches > 0) put(m, "|");
    }
}

static void make_text(char text[64], uint64_t *seed)
{
    text[0] = '\0';
    for (unsigned i = below(seed, 7); i > 0; i--) strcat(text, letters[below(seed, ROWS(letters))]);
}

/* ---- both sides --------------------------------------------------------------------------- */

static void ignore(void *context, const char *format, ...)
{
    (void)context;
    (void)format;
}

typedef struct tally {
    unsigned patterns, texts, matched, large, others;
} tally;

static const pattern_table *compile(const made *expression, stax_arena *arena)
{
    return pattern_compile(stax_str_of(expression->text), (pos){0}, diag_new(arena), arena);
}

static void compare(const made *expression, tally *t, uint64_t *seed)
{
    stax_arena arena = {0};
    const pattern_table *ours = compile(expression, &arena);
    xmlRegexpPtr theirs = xmlRegexpCompile((const xmlChar *)expression->plain);
    char text[64];

    if (theirs == NULL) fail_msg("libxml2 does not take '%s'", expression->plain);
    t->patterns++;
    t->large += ours == NULL;
    for (int i = 0; ours && i < TEXTS; i++) {
        make_text(text, seed);
        bool we = pattern_matches(ours, stax_str_of(text));
        if (we != slow_pattern_matches(expression->text, text))
            fail_msg("'%s' on '%s': %d", expression->text, text, we);
        t->matched += we;
        t->texts++;
        t->others += (xmlRegexpExec(theirs, (const xmlChar *)text) == 1) != we;
    }
    xmlRegFreeRegexp(theirs);
    stax_arena_free(&arena);
}

static void others_match_the_same(void **state)
{
    uint64_t seed = start_random();
    tally t = {0};
    (void)state;

    xmlSetGenericErrorFunc(NULL, ignore);
    for (int i = 0; i < PATTERNS; i++) {
        made expression = {{0}, {0}};
        put_expression(&expression, &seed, 3);
        compare(&expression, &t, &seed);
    }
    print_message("%u patterns, %u too large; %u texts, %u matched, %u not so for libxml2\n",
                  t.patterns, t.large, t.texts, t.matched, t.others);
    assert_true(t.matched > t.texts / 50);
    assert_true(t.large < t.patterns / 50);
    assert_true(t.others < t.texts / 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(others_match_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
