/*
 * The expressions are those of POSIX, compiled once.
 */
#define _POSIX_C_SOURCE 200809L

#include "slow_text.h"

#include "fuzz_trace.h"

#include <regex.h>
#include <stdlib.h>

static regex_t *compile(const char *pattern)
{
    regex_t *compiled = malloc(sizeof *compiled);

    if (compiled == NULL || regcomp(compiled, pattern, REG_EXTENDED) != 0)
        fuzz_fail("a pattern is not right");
    return compiled;
}

bool slow_match(slow_pattern *p, stax_str text)
{
    regmatch_t at[SLOW_MOST_PARTS];

    if (p->compiled == NULL) p->compiled = compile(p->pattern);
    if (text.len > SLOW_MOST_TEXT || (text.len > 0 && memchr(text.data, 0, text.len))) return false;
    if (text.len > 0) memcpy(p->text, text.data, text.len);
    p->text[text.len] = '\0';
    if (regexec(p->compiled, p->text, SLOW_MOST_PARTS, at, 0) != 0) return false;
    for (size_t i = 0; i < SLOW_MOST_PARTS; i++) {
        p->part[i] = at[i].rm_so < 0 ? NULL : p->text + at[i].rm_so;
        p->len[i] = at[i].rm_so < 0 ? 0 : (size_t)(at[i].rm_eo - at[i].rm_so);
    }
    return true;
}

slow_number slow_digits(const char *digits, size_t len, unsigned base)
{
    static const char order[] = "0123456789abcdef";
    slow_number most = 1, number = 0;

    for (int i = 0; i < 30; i++) most *= 10;
    for (size_t i = 0; i < len; i++) {
        char c = digits[i] >= 'A' && digits[i] <= 'F' ? (char)(digits[i] - 'A' + 'a') : digits[i];

        number = number * base + (strchr(order, c) - order);
        if (number > most) number = most;
    }
    return number;
}

slow_number slow_part(const slow_pattern *p, unsigned part, unsigned base)
{
    return slow_digits(p->part[part], p->len[part], base);
}

bool slow_begins(const slow_pattern *p, unsigned part, char first)
{
    return p->len[part] > 0 && p->part[part][0] == first;
}
