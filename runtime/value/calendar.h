/*
 * Walking through the text of a date, a time or a duration: what date.c and duration.c share.
 *
 * Each stx_take function takes what it is named after and moves behind it; or it returns false, and
 * then the text is not what was wanted and nothing more is to be read.
 */
#ifndef STX_CALENDAR_H
#define STX_CALENDAR_H

#include "value/digits.h"

/* What is left of the text. */
typedef struct stx_rest {
    const char *at, *end;
} stx_rest;

static inline stx_rest stx_rest_of(stax_str text)
{
    return (stx_rest){text.data, text.data + text.len};
}

/* Whether this character comes next, which is then taken. */
static inline bool stx_take(stx_rest *rest, char c)
{
    if (rest->at == rest->end || *rest->at != c) return false;

    rest->at++;
    return true;
}

/*
 * Digits of a second behind the point, at least one.
 *
 * nanosecond  the first nine
 * returns     false when no digit comes
 */
static inline bool stx_take_fraction(stx_rest *rest, uint32_t *nanosecond)
{
    const char *from = rest->at;
    uint32_t weight = 100000000;

    *nanosecond = 0;
    for (; rest->at < rest->end && stx_is_digit(*rest->at); rest->at++, weight /= 10) {
        *nanosecond += (uint32_t)(*rest->at - '0') * weight;
    }
    return rest->at > from;
}

#endif
