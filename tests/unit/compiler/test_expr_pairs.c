/*
 * Whether the texts in expr_cases.h meet every pair of a parser state and a token that the grammar
 * has. The pairs stand in Lemon's report (expr_grammar.out, in the build tree), those that are met
 * in Lemon's trace of the parse:
 *
 *   Input 'OPEN' in state 49                    the pair (49, OPEN)
 *   ... then shift 'nametest', go to state 31   the pair (31, OPEN): the token is still to come
 *
 * The report is looked for at argv[1], then where the build puts it. Without one nothing is tested.
 */
#include "expr_cases.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
/* cmocka needs the first three */
#include <cmocka.h>

void expr_lemonTrace(FILE *to, char *prompt);

enum { STATES = 512, TOKENS = EXPR_TOKEN_KINDS, DEFAULT = EXPR_TOKEN_WRONG };

static const char *report = NULL;
static bool has_pair[STATES][TOKENS]; /* in the report */
static bool met[STATES][TOKENS];

static const char *const names[] = {
#define AS_NAME(name, words) #name,
    EXPR_TOKENS(AS_NAME) "FIELD", "TYPEDEF", "PATH", "WHERE", "{default}"};

/* The kind of a token by Lemon's name of it; TOKENS for what is none. */
static unsigned token_named(const char *name)
{
    if (strcmp(name, "$") == 0) return EXPR_TOKEN_END;
    for (unsigned i = 0; i < TOKENS; i++)
        if (strcmp(names[i], name) == 0) return i;
    return TOKENS;
}

/* --- the report --------------------------------------------------------------------------- */

static void read_report(FILE *file)
{
    char line[512], name[64], action[32];
    unsigned state = STATES;

    while (fgets(line, sizeof line, file)) {
        if (strncmp(line, "-----", 5) == 0) return;
        if (sscanf(line, "State %u:", &state) == 1) continue;
        if (sscanf(line, " %63s %31s", name, action) != 2 || state >= STATES) continue;
        bool acts = strcmp(action, "shift") == 0 || strcmp(action, "shift-reduce") == 0 ||
                    strcmp(action, "reduce") == 0;
        unsigned token = token_named(name);
        if (acts && token < TOKENS) has_pair[state][token] = true;
    }
}

static FILE *open_report(void)
{
    static const char *const places[] = {"../compiler/expr/expr_grammar.out",
                                         "compiler/expr/expr_grammar.out"};
    FILE *file = report ? fopen(report, "r") : NULL;

    for (size_t i = 0; file == NULL && i < sizeof places / sizeof *places; i++)
        file = fopen(places[i], "r");
    return file;
}

/* --- the trace ---------------------------------------------------------------------------- */

static void meet(unsigned state, unsigned token)
{
    if (state >= STATES || token >= TOKENS) return;
    met[state][has_pair[state][token] ? token : DEFAULT] = true;
}

static void read_trace(FILE *file)
{
    char line[1024], name[64];
    unsigned state, token = TOKENS;

    while (fgets(line, sizeof line, file)) {
        if (sscanf(line, "Input '%63[^']'", name) == 1) token = token_named(name);
        if (sscanf(line, "Input '%*[^']' in state %u", &state) == 1) meet(state, token);
        if (sscanf(line, "... then shift '%*[^']', go to state %u", &state) == 1)
            meet(state, token);
    }
}

static void parse_all(FILE *trace)
{
    static char no_prompt[] = "";

    expr_lemonTrace(trace, no_prompt);
    for (size_t i = 0; i < RIGHT_ONES; i++) {
        stax_arena arena = {0};
        diag *d = diag_new(&arena);

        expr_canonical(right[i].start, stax_str_of(right[i].text), (pos){0}, d, &arena);
        stax_arena_free(&arena);
    }
    expr_lemonTrace(NULL, no_prompt);
}

static void the_texts_meet_every_pair_of_state_and_token(void **state)
{
    (void)state;
    FILE *file = open_report(), *trace = tmpfile();
    unsigned pairs = 0, missing = 0;

    if (file == NULL) skip();
    assert_non_null(trace);
    read_report(file);
    parse_all(trace);
    rewind(trace);
    read_trace(trace);
    fclose(file);
    fclose(trace);

    for (unsigned i = 0; i < STATES; i++) {
        for (unsigned k = 0; k < TOKENS; k++) {
            pairs += has_pair[i][k];
            if (!has_pair[i][k] || met[i][k]) continue;
            missing++;
            print_message("state %u, %s: no text\n", i, names[k]);
        }
    }
    print_message("%u pairs, %u missing\n", pairs, missing);
    assert_true(pairs > 0);
    assert_int_equal(missing, 0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_texts_meet_every_pair_of_state_and_token),
    };

    if (argc > 1) report = argv[1];
    return cmocka_run_group_tests(tests, NULL, NULL);
}
