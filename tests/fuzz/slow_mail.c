/*
 * Dates of mail: comments become a blank each, letters become small, an expression takes the parts.
 */
#include "slow_text.h"
#include "slow_values.h"

#define B "[ \t\r\n]*"
#define WEEKDAY                                                                                 \
    "((mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)" B \
    "," B ")?"
#define MONTH                                                                            \
    "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june" \
    "|july|august|september|october|november|december)"
#define ZONE \
    "([a-ik-z]|ut|utc|gmt|est|edt|cst|cdt|mst|mdt|pst|pdt|([+-])([0-9][0-9]):?([0-9][0-9]))?"

/* Where the comment ends that begins at `from`; 0: nowhere. */
static size_t comment_end(stax_str text, size_t from)
{
    int open = 0;

    for (size_t i = from; i < text.len; i++) {
        if (text.data[i] == '\\' && i + 1 < text.len) {
            i++;
            continue;
        }
        open += text.data[i] == '(';
        open -= text.data[i] == ')';
        if (open == 0) return i + 1;
    }
    return 0;
}

static stax_str without_comments(stax_str text, char *room)
{
    size_t len = 0, end;

    for (size_t i = 0; i < text.len;) {
        char c = text.data[i];
        if (c == '(' && (end = comment_end(text, i)) > 0) {
            room[len++] = ' ';
            i = end;
            continue;
        }
        room[len++] = (char)(c >= 'A' && c <= 'Z' ? c | 0x20 : c);
        i++;
    }
    return (stax_str){room, len};
}

static unsigned month_of(const slow_pattern *p, unsigned part)
{
    static const char names[] = "janfebmaraprmayjunjulaugsepoctnovdec";

    for (unsigned i = 0; i < 12; i++)
        if (memcmp(p->part[part], names + 3 * i, 3) == 0) return i + 1;
    return 0;
}

static int year_of(const slow_pattern *p, unsigned part)
{
    int year = (int)slow_part(p, part, 10);

    if (p->len[part] == 3) return year + 1900;
    if (p->len[part] > 3) return year;
    return year > 49 ? 1900 + year : 2000 + year;
}

static unsigned days_of(int year, unsigned month)
{
    if (month == 2) return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

/* From part `first` on: the zone, its sign, hours, minutes. */
static bool zone(const slow_pattern *p, unsigned first, stax_zone *out)
{
    static const char names[] = "est-5 edt-4 cst-6 cdt-5 mst-7 mdt-6 pst-8 pdt-7 ";
    int minutes = 0;

    *out = (stax_zone){.given = p->part[first] != NULL};
    if (p->part[first + 1]) {
        minutes = (int)slow_part(p, first + 2, 10) * 60 + (int)slow_part(p, first + 3, 10);
        if (slow_part(p, first + 3, 10) > 59 || minutes > 840) return false;
        if (slow_begins(p, first + 1, '-')) minutes = -minutes;
    } else if (p->len[first] == 3) {
        for (size_t i = 0; names[i]; i += 6)
            if (memcmp(p->part[first], names + i, 3) == 0) minutes = -60 * (names[i + 4] - '0');
    }
    out->minutes = (int16_t)minutes;
    return true;
}

stx_value_result slow_rfc822(stax_str text, stax_datetime *out)
{
    static slow_pattern p = {.pattern = "^" B WEEKDAY "([0-9]{1,2})" B MONTH "[ \t\r\n]+"
                                        "([0-9]{2,4})[ \t\r\n]+([0-9]{2})" B ":" B "([0-9]{2})" B
                                        "(:" B "([0-9]{2})" B ")?" ZONE B "$"};
    char room[SLOW_MOST_TEXT];
    stax_datetime when = {0};
    unsigned day, hour, minute, second;

    if (text.len == 0) return STX_VALUE_EMPTY;
    if (text.len > SLOW_MOST_TEXT || !slow_match(&p, without_comments(text, room)))
        return STX_VALUE_BAD;
    when.year = year_of(&p, 5);
    when.month = (uint8_t)month_of(&p, 4);
    day = (unsigned)slow_part(&p, 3, 10);
    hour = (unsigned)slow_part(&p, 6, 10);
    minute = (unsigned)slow_part(&p, 7, 10);
    second = p.part[9] ? (unsigned)slow_part(&p, 9, 10) : 0;
    if (when.year == 0 || day < 1 || day > days_of(when.year, when.month)) return STX_VALUE_BAD;
    if (hour > 23 || minute > 59 || second > 59) return STX_VALUE_BAD;
    if (!zone(&p, 10, &when.zone)) return STX_VALUE_BAD;
    when.day = (uint8_t)day;
    when.hour = (uint8_t)hour;
    when.minute = (uint8_t)minute;
    when.second = (uint8_t)second;
    *out = when;
    return STX_VALUE_OK;
}
