/*
 * Durations: numbers with letters behind them, the letters in a fixed order.
 *
 *   -P 1Y 2M 3D T 4H 5M 6.789S
 *
 * An M before the T is a month, behind it a minute. Only the S may have a fraction.
 */
#include "value/calendar.h"

enum { DATE_PARTS = 3, PARTS = 6 };

/* The parts in the order of stax_duration, years to seconds. */
typedef struct parts {
    uint64_t number[PARTS];
    uint32_t nanosecond;
} parts;

/* At least one digit; everything above 32 bits is as good as UINT64_MAX. */
static bool take_number(stx_rest *rest, uint64_t *out)
{
    const char *from = rest->at;
    uint64_t number = 0;

    for (; rest->at < rest->end && stx_is_digit(*rest->at); rest->at++) {
        if (number <= UINT32_MAX) number = number * 10 + (uint64_t)(*rest->at - '0');
    }
    *out = number;
    return rest->at > from;
}

/* Takes those of the parts `first` to `behind` - 1 that are there, at least one, up to a T. */
static bool take_parts(stx_rest *rest, unsigned first, unsigned behind, parts *out)
{
    static const char letters[] = "YMDHMS";
    unsigned next = first;

    do {
        uint64_t number;
        if (!take_number(rest, &number)) return false;
        bool fraction = stx_take(rest, '.');
        if (fraction && !stx_take_fraction(rest, &out->nanosecond)) return false;
        if (rest->at == rest->end) return false;

        while (next < behind && letters[next] != *rest->at) next++;
        if (next == behind || (fraction && letters[next] != 'S')) return false;
        out->number[next++] = number;
        rest->at++;
    } while (rest->at < rest->end && *rest->at != 'T');
    return true;
}

static bool take_duration(stx_rest *rest, bool *negative, parts *out)
{
    *negative = stx_take(rest, '-');
    if (!stx_take(rest, 'P')) return false;

    if (rest->at < rest->end && *rest->at != 'T') {
        if (!take_parts(rest, 0, DATE_PARTS, out)) return false;
        if (rest->at == rest->end) return true;
    }
    return stx_take(rest, 'T') && take_parts(rest, DATE_PARTS, PARTS, out) && rest->at == rest->end;
}

stx_value_result stx_to_duration(stax_str text, stax_duration *out)
{
    if (text.len == 0) return STX_VALUE_EMPTY;

    stx_rest rest = stx_rest_of(text);
    parts p = {0};
    bool negative;
    if (!take_duration(&rest, &negative, &p)) return STX_VALUE_BAD;
    for (unsigned i = 0; i < PARTS; i++) {
        if (p.number[i] > UINT32_MAX) return STX_VALUE_RANGE;
    }
    *out = (stax_duration){
        .negative = negative,
        .years = (uint32_t)p.number[0],
        .months = (uint32_t)p.number[1],
        .days = (uint32_t)p.number[2],
        .hours = (uint32_t)p.number[3],
        .minutes = (uint32_t)p.number[4],
        .seconds = (uint32_t)p.number[5],
        .nanosecond = p.nanosecond,
    };
    return STX_VALUE_OK;
}
