/*
 * Defaults of datetime(rfc822): `Wed, 02 Oct 2002 08:00:00 EST`, by the rules that the runtime has
 * for documents (stx_to_rfc822). A default has no comments in brackets: nobody writes them there.
 */
#include "model/model_convert.h"

typedef struct rest {
    const char *at, *end;
} rest;

static void skip_blanks(rest *r)
{
    while (r->at < r->end && stax_is_blank(*r->at)) r->at++;
}

static bool take(rest *r, char c)
{
    if (r->at == r->end || *r->at != c) return false;
    r->at++;
    return true;
}

/* Digits, from `least` to `most` of them; gives how many, or 0. */
static int take_number(rest *r, int least, int most, int *out)
{
    int digits = 0;

    for (*out = 0; r->at < r->end && *r->at >= '0' && *r->at <= '9'; r->at++, digits++)
        if (digits < most) *out = *out * 10 + (*r->at - '0');
    return digits >= least && digits <= most ? digits : 0;
}

/* Letters, made small; up to 9. */
static size_t take_word(rest *r, char word[10])
{
    size_t len = 0;

    for (; r->at < r->end && len < 9; r->at++) {
        char c = (char)(*r->at | 0x20);
        if (c < 'a' || c > 'z') break;
        word[len++] = c;
    }
    word[len] = '\0';
    return len;
}

/* The place of a name of which the first three letters or all are given; -1 for none. */
static int place_of(const char *word, const char *const *names, int count)
{
    for (int i = 0; i < count; i++) {
        bool whole = strcmp(word, names[i]) == 0;
        if (whole || (strlen(word) == 3 && memcmp(word, names[i], 3) == 0)) return i;
    }
    return -1;
}

static bool take_date(rest *r, model_moment *out)
{
    static const char *const months[] = {"january",   "february", "march",    "april",
                                         "may",       "june",     "july",     "august",
                                         "september", "october",  "november", "december"};
    static const char *const days[] = {"monday", "tuesday",  "wednesday", "thursday",
                                       "friday", "saturday", "sunday"};
    static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    char word[10];
    int day, month, year, digits;

    if (take_word(r, word) > 0) {
        skip_blanks(r);
        if (place_of(word, days, 7) < 0 || !take(r, ',')) return false;
        skip_blanks(r);
    }
    if (take_number(r, 1, 2, &day) == 0) return false;
    skip_blanks(r);
    take_word(r, word);
    month = place_of(word, months, 12);
    if (month < 0 || r->at == r->end || !stax_is_blank(*r->at)) return false;
    skip_blanks(r);
    digits = take_number(r, 2, 4, &year);
    if (digits == 2) year += year < 50 ? 2000 : 1900;
    if (digits == 3) year += 1900;
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    if (digits == 0 || year == 0 || day < 1 || day > lengths[month] + (month == 1 && leap))
        return false;
    out->year = year;
    out->month = (uint8_t)(month + 1);
    out->day = (uint8_t)day;
    return true;
}

/* Two digits, or ':' and two digits, with blanks before them. */
static bool take_part(rest *r, bool colon, int most, uint8_t *out)
{
    int number;

    skip_blanks(r);
    if (colon && !take(r, ':')) return false;
    skip_blanks(r);
    if (take_number(r, 2, 2, &number) == 0 || number > most) return false;
    *out = (uint8_t)number;
    return true;
}

static bool take_offset(rest *r, bool west, model_moment *out)
{
    bool colon = r->end - r->at > 2 && r->at[2] == ':';
    int hours, minutes;

    if (take_number(r, colon ? 2 : 4, colon ? 2 : 4, &hours) == 0) return false;
    if (colon && (!take(r, ':') || take_number(r, 2, 2, &minutes) == 0)) return false;
    if (!colon) {
        minutes = hours % 100;
        hours /= 100;
    }
    if (minutes > 59 || hours * 60 + minutes > 840) return false;
    out->zone_minutes = (int16_t)(west ? -(hours * 60 + minutes) : hours * 60 + minutes);
    return true;
}

static bool take_zone(rest *r, model_moment *out)
{
    static const char names[] = "ut utc gmt est edt cst cdt mst mdt pst pdt ";
    static const int hours[] = {0, 0, 0, -5, -4, -6, -5, -7, -6, -8, -7};
    char word[10];

    skip_blanks(r);
    if (r->at == r->end) return true;
    out->zone_given = true;
    if (take(r, '+')) return take_offset(r, false, out);
    if (take(r, '-')) return take_offset(r, true, out);
    size_t len = take_word(r, word), i = 0;
    if (len == 1) return *word != 'j';
    for (const char *name = names; *name; name = strchr(name, ' ') + 1, i++) {
        if (strncmp(name, word, len) != 0 || name[len] != ' ') continue;
        out->zone_minutes = (int16_t)(hours[i] * 60);
        return len > 0;
    }
    return false;
}

convert_result convert_rfc822(stax_str text, model_moment *out)
{
    rest r = {text.data, text.data + text.len};

    *out = (model_moment){0};
    if (!take_date(&r, out) || r.at == r.end || !stax_is_blank(*r.at)) return CONVERT_BAD;
    if (!take_part(&r, false, 23, &out->hour) || !take_part(&r, true, 59, &out->minute))
        return CONVERT_BAD;
    skip_blanks(&r);
    if (r.at < r.end && *r.at == ':' && !take_part(&r, true, 59, &out->second)) return CONVERT_BAD;
    return take_zone(&r, out) && r.at == r.end ? CONVERT_OK : CONVERT_BAD;
}

convert_result convert_datetime(unsigned formats, stax_str text, model_moment *out)
{
    bool rfc822 = formats & MODEL_RFC822, iso = formats == 0 || (formats & MODEL_ISO);

    if (rfc822 && convert_rfc822(text, out) == CONVERT_OK) return CONVERT_OK;
    return iso ? convert_moment(MODEL_DATETIME, text, out) : CONVERT_BAD;
}
