/*
 * Values in the JSON of `staxc --json`: strings, numbers with the fewest digits that give them
 * back, moments of ISO 8601, trees.
 */
#include "oracle_print.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

void oracle_put_string(stax_str text, FILE *to)
{
    fputc('"', to);
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.data[i];
        const char *short_form = c == 0 ? NULL : strchr("\"\\\b\f\n\r\t", c);

        if (short_form)
            fprintf(to, "\\%c", "\"\\bfnrt"[short_form - "\"\\\b\f\n\r\t"]);
        else if (c < ' ')
            fprintf(to, "\\u%04x", (unsigned)c);
        else
            fputc(c, to);
    }
    fputc('"', to);
}

void oracle_put_float(double value, bool narrow, FILE *to)
{
    char text[64];

    if (isnan(value) || isinf(value)) {
        fputs(isnan(value) ? "\"NaN\"" : value < 0 ? "\"-INF\"" : "\"INF\"", to);
        return;
    }
    for (int digits = narrow ? 6 : 15;; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, value);
        double again = strtod(text, NULL);
        if (narrow ? (float)again == (float)value : again == value) break;
    }
    fputs(text, to);
}

void oracle_put_decimal(int64_t value, unsigned digits, FILE *to)
{
    char text[40];
    bool below = value < 0;
    uint64_t whole = below ? 0 - (uint64_t)value : (uint64_t)value;
    int len = snprintf(text, sizeof text, "%0*" PRIu64, (int)digits + 1, whole);

    if (below) fputc('-', to);
    fprintf(to, "%.*s", len - (int)digits, text);
    if (digits > 0) fprintf(to, ".%s", text + len - (int)digits);
}

static void put_nanosecond(uint32_t nanosecond, FILE *to)
{
    char text[16];
    int len = snprintf(text, sizeof text, "%09" PRIu32, nanosecond);

    if (nanosecond == 0) return;
    while (text[len - 1] == '0') len--;
    fprintf(to, ".%.*s", len, text);
}

static void put_zone(stax_zone zone, FILE *to)
{
    int away = abs(zone.minutes);

    if (!zone.given) return;
    if (away == 0)
        fputc('Z', to);
    else
        fprintf(to, "%c%02d:%02d", zone.minutes < 0 ? '-' : '+', away / 60, away % 60);
}

static void put_day(long year, unsigned month, unsigned day, FILE *to)
{
    fprintf(to, "%s%04ld-%02u-%02u", year < 0 ? "-" : "", labs(year), month, day);
}

void oracle_put_date(const stax_date *d, FILE *to)
{
    fputc('"', to);
    put_day(d->year, d->month, d->day, to);
    put_zone(d->zone, to);
    fputc('"', to);
}

void oracle_put_time(const stax_time *t, FILE *to)
{
    fprintf(to, "\"%02u:%02u:%02u", (unsigned)t->hour, (unsigned)t->minute, (unsigned)t->second);
    put_nanosecond(t->nanosecond, to);
    put_zone(t->zone, to);
    fputc('"', to);
}

void oracle_put_datetime(const stax_datetime *t, FILE *to)
{
    fputc('"', to);
    put_day(t->year, t->month, t->day, to);
    fprintf(to, "T%02u:%02u:%02u", (unsigned)t->hour, (unsigned)t->minute, (unsigned)t->second);
    put_nanosecond(t->nanosecond, to);
    put_zone(t->zone, to);
    fputc('"', to);
}

void oracle_put_duration(const stax_duration *d, FILE *to)
{
    const struct {
        uint32_t count;
        char unit;
    } days[] = {{d->years, 'Y'}, {d->months, 'M'}, {d->days, 'D'}};
    bool seconds = d->seconds > 0 || d->nanosecond > 0;
    bool clock = seconds || d->hours > 0 || d->minutes > 0;

    fprintf(to, "\"%sP", d->negative ? "-" : "");
    for (size_t i = 0; i < 3; i++)
        if (days[i].count > 0) fprintf(to, "%" PRIu32 "%c", days[i].count, days[i].unit);
    if (clock) fputc('T', to);
    if (!clock && d->years + d->months + d->days == 0) fputs("T0S", to);
    if (d->hours > 0) fprintf(to, "%" PRIu32 "H", d->hours);
    if (d->minutes > 0) fprintf(to, "%" PRIu32 "M", d->minutes);
    if (seconds) {
        fprintf(to, "%" PRIu32, d->seconds);
        put_nanosecond(d->nanosecond, to);
        fputc('S', to);
    }
    fputc('"', to);
}

void oracle_put_bytes(const unsigned char *bytes, size_t len, FILE *to)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    fputc('"', to);
    for (size_t bit = 0; bit < 8 * len; bit += 6) {
        unsigned six = 0;
        for (size_t i = bit; i < bit + 6; i++)
            six = six << 1 | (i < 8 * len ? (unsigned)bytes[i / 8] >> (7 - i % 8) & 1U : 0U);
        fputc(letters[six], to);
    }
    for (size_t i = len; i % 3 != 0; i++) fputc('=', to);
    fputc('"', to);
}
