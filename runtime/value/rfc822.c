/*
 * Dates of RFC 822 and what became of it, as feeds have them: parts between blanks, names for
 * months and zones. What mail readers take for the same is taken; what two of them would read
 * differently is refused.
 */
#include "value/calendar.h"
#include "value/value.h"

/* ---- blanks ------------------------------------------------------------------------------- */

/* Behind a comment in brackets, which may hold others; where it has no end, it is no blank. */
static const char *behind_comment(const char *at, const char *end)
{
    size_t depth = 0;

    for (; at < end; at++) {
        if (*at == '\\' && end - at > 1)
            at++;
        else if (*at == '(')
            depth++;
        else if (*at == ')' && --depth == 0)
            return at + 1;
    }
    return NULL;
}

static void skip_blanks(stx_rest *rest)
{
    const char *comment;

    while (rest->at < rest->end) {
        if (stax_is_blank(*rest->at)) {
            rest->at++;
            continue;
        }
        if (*rest->at != '(') return;
        if ((comment = behind_comment(rest->at, rest->end)) == NULL) return;
        rest->at = comment;
    }
}

/* Blanks that must be there. */
static bool take_blanks(stx_rest *rest)
{
    const char *from = rest->at;

    skip_blanks(rest);
    return rest->at > from;
}

/* ---- words -------------------------------------------------------------------------------- */

enum { LONGEST_WORD = 9 };

static bool is_letter(char c)
{
    char lower = (char)(c | 0x20);

    return lower >= 'a' && lower <= 'z';
}

/* Letters that follow each other, made small; 0 for none or too many. */
static size_t take_word(stx_rest *rest, char word[LONGEST_WORD + 1])
{
    size_t len = 0;

    for (; rest->at < rest->end && is_letter(*rest->at); rest->at++) {
        if (len == LONGEST_WORD) return 0;
        word[len++] = (char)(*rest->at | 0x20);
    }
    word[len] = '\0';
    return len;
}

static const char *const months[] = {"january",   "february", "march",    "april",
                                     "may",       "june",     "july",     "august",
                                     "september", "october",  "november", "december"};
static const char *const weekdays[] = {"monday", "tuesday",  "wednesday", "thursday",
                                       "friday", "saturday", "sunday"};

/* The number of a name of which the first three letters or all are given; `count` for none. */
static unsigned find_name(const char *word, size_t len, const char *const *names, unsigned count)
{
    unsigned i = 0;

    for (; i < count; i++) {
        if (memcmp(word, names[i], 3) != 0) continue;
        if (len == 3 || strcmp(word, names[i]) == 0) break;
    }
    return i;
}

static bool take_name(stx_rest *rest, const char *const *names, unsigned count, unsigned *out)
{
    char word[LONGEST_WORD + 1];
    size_t len = take_word(rest, word);

    if (len < 3) return false;
    *out = find_name(word, len, names, count);
    return *out < count;
}

/* ---- the date ----------------------------------------------------------------------------- */

/* From `least` to `most` digits; gives how many, 0 when it is neither. */
static unsigned take_digits(stx_rest *rest, unsigned least, unsigned most, unsigned *out)
{
    unsigned digits = 0;

    for (*out = 0; rest->at < rest->end && stx_is_digit(*rest->at); rest->at++) {
        if (digits++ == most) return 0;
        *out = *out * 10 + (unsigned)(*rest->at - '0');
    }
    return digits < least ? 0 : digits;
}

/* `Wed,` */
static bool take_weekday(stx_rest *rest)
{
    unsigned weekday;

    if (rest->at < rest->end && stx_is_digit(*rest->at)) return true;
    if (!take_name(rest, weekdays, 7, &weekday)) return false;
    skip_blanks(rest);
    if (!stx_take(rest, ',')) return false;
    skip_blanks(rest);
    return true;
}

static bool take_year(stx_rest *rest, int32_t *out)
{
    unsigned year, digits = take_digits(rest, 2, 4, &year);

    if (digits == 2) year += year < 50 ? 2000 : 1900;
    if (digits == 3) year += 1900;
    *out = (int32_t)year;
    return digits > 0 && year > 0;
}

static bool is_day(int32_t year, unsigned month, unsigned day)
{
    static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

    return day >= 1 && day <= (unsigned)days[month] + (month == 1 && leap);
}

static bool take_date(stx_rest *rest, stax_datetime *out)
{
    unsigned day, month;

    if (!take_weekday(rest) || take_digits(rest, 1, 2, &day) == 0) return false;
    skip_blanks(rest);
    if (!take_name(rest, months, 12, &month) || !take_blanks(rest)) return false;
    if (!take_year(rest, &out->year) || !is_day(out->year, month, day)) return false;
    out->month = (uint8_t)(month + 1);
    out->day = (uint8_t)day;
    return true;
}

/* ---- the time ----------------------------------------------------------------------------- */

static bool take_two(stx_rest *rest, unsigned most, uint8_t *out)
{
    unsigned number;

    if (take_digits(rest, 2, 2, &number) == 0 || number > most) return false;
    *out = (uint8_t)number;
    return true;
}

static bool take_clock(stx_rest *rest, stax_datetime *out)
{
    if (!take_two(rest, 23, &out->hour)) return false;
    skip_blanks(rest);
    if (!stx_take(rest, ':')) return false;
    skip_blanks(rest);
    if (!take_two(rest, 59, &out->minute)) return false;
    skip_blanks(rest);
    if (!stx_take(rest, ':')) return true;
    skip_blanks(rest);
    return take_two(rest, 59, &out->second);
}

static bool take_named_zone(stx_rest *rest, stax_zone *out)
{
    static const struct {
        char name[4];
        int8_t hours;
    } zones[] = {{"ut", 0},   {"utc", 0},  {"gmt", 0},  {"est", -5}, {"edt", -4}, {"cst", -6},
                 {"cdt", -5}, {"mst", -7}, {"mdt", -6}, {"pst", -8}, {"pdt", -7}};
    char word[LONGEST_WORD + 1];
    size_t len = take_word(rest, word);

    if (len == 1) return *word != 'j';
    for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
        if (strcmp(word, zones[i].name) != 0) continue;
        out->minutes = (int16_t)(zones[i].hours * 60);
        return true;
    }
    return false;
}

/* The digits of +hhmm or +hh:mm. */
static bool take_offset(stx_rest *rest, stax_zone *out)
{
    bool west = *rest->at++ == '-', colon = rest->end - rest->at > 2 && rest->at[2] == ':';
    unsigned hours, minutes;

    if (colon) {
        if (take_digits(rest, 2, 2, &hours) == 0 || !stx_take(rest, ':')) return false;
        if (take_digits(rest, 2, 2, &minutes) == 0) return false;
    } else {
        if (take_digits(rest, 4, 4, &hours) == 0) return false;
        minutes = hours % 100;
        hours /= 100;
    }
    if (minutes > 59 || hours * 60 + minutes > 840) return false;
    out->minutes = (int16_t)(west ? -(int)(hours * 60 + minutes) : (int)(hours * 60 + minutes));
    return true;
}

static bool take_zone(stx_rest *rest, stax_zone *out)
{
    skip_blanks(rest);
    if (rest->at == rest->end) return true;
    out->given = true;
    if (*rest->at == '+' || *rest->at == '-') return take_offset(rest, out);
    return take_named_zone(rest, out);
}

stx_value_result stx_to_rfc822(stax_str text, stax_datetime *out)
{
    if (text.len == 0) return STX_VALUE_EMPTY;

    stx_rest rest = stx_rest_of(text);
    stax_datetime when = {0};
    skip_blanks(&rest);
    if (!take_date(&rest, &when) || !take_blanks(&rest)) return STX_VALUE_BAD;
    if (!take_clock(&rest, &when) || !take_zone(&rest, &when.zone)) return STX_VALUE_BAD;
    skip_blanks(&rest);
    if (rest.at != rest.end) return STX_VALUE_BAD;

    *out = when;
    return STX_VALUE_OK;
}
