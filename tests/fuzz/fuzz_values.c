/*
 * Conversions against slow ones. An input's first byte chooses the type, the second its arguments;
 * the rest is the text, in a block of its size, and for the quick ways in one with padding.
 */
#include "fuzz_input.h"
#include "fuzz_trace.h"
#include "slow_text.h"
#include "slow_values.h"
#include "value/quick.h"

#include <math.h>
#include <stdlib.h>

static const char *const results[] = {"OK", "EMPTY", "BAD", "RANGE"};

/* Room in s.which every byte that was not written is 0xA5. */
#define BLANK(value) memset(&(value), 0xA5, sizeof(value))

typedef struct sample {
    stax_str text;   /* nothing can be read beside it */
    stax_str padded; /* the same with digits behind it */
    unsigned which;  /* chooses bounds and other arguments */
} sample;

static void differ(const char *type, stax_str text, const char *ours, const char *slow)
{
    fuzz_trace a = {0}, b = {0};

    fuzz_put_str(&a, text, '\n');
    fuzz_put_text(&a, ours);
    fuzz_put_str(&b, text, '\n');
    fuzz_put_text(&b, slow);
    fuzz_differ(type, &a, &b);
}

/* Results and values; a result that is not OK must have written nothing. */
static void compare(const char *type, stax_str text, stx_value_result ours, stx_value_result slow)
{
    if (ours != slow) differ(type, text, results[ours], results[slow]);
}

static void equal(const char *type, stax_str text, bool same)
{
    if (!same) differ(type, text, "its value", "the slow value");
}

/* ---- numbers ------------------------------------------------------------------------------ */

/* Bounds that matter: those of the types, and some between. */
static int64_t lo_of(unsigned which)
{
    static const int64_t lows[] = {INT64_MIN, INT32_MIN, INT16_MIN, INT8_MIN, 0, -5, 10, 1450};

    return lows[which % 8];
}

static int64_t hi_of(unsigned which)
{
    static const int64_t highs[] = {INT64_MAX, INT32_MAX, INT16_MAX,  INT8_MAX,
                                    UINT8_MAX, 2100,      UINT32_MAX, 99};

    return highs[which % 8];
}

static void check_i64(sample s)
{
    stax_str text = s.text;
    int64_t lo = lo_of(s.which), hi = hi_of(s.which / 8), ours, slow, quick;

    BLANK(ours), BLANK(slow);
    compare("i64", text, stx_to_i64(text, lo, hi, &ours), slow_i64(text, lo, hi, &slow));
    equal("i64", text, ours == slow);
    if (stx_quick_i64(s.padded, lo, hi, &quick)) equal("i64, quickly", text, quick == slow);
}

static void check_u64(sample s)
{
    stax_str text = s.text;
    uint64_t lo = s.which % 4, hi = s.which % 3 ? (uint64_t)hi_of(s.which / 8) : UINT64_MAX;
    uint64_t ours, slow, quick;

    BLANK(ours), BLANK(slow);
    compare("u64", text, stx_to_u64(text, lo, hi, &ours), slow_u64(text, lo, hi, &slow));
    equal("u64", text, ours == slow);
    if (stx_quick_u64(s.padded, lo, hi, &quick)) equal("u64, quickly", text, quick == slow);
    BLANK(ours), BLANK(slow);
    compare("hex", text, stx_to_hex(text, lo, hi, &ours), slow_hex(text, lo, hi, &slow));
    equal("hex", text, ours == slow);
}

/* Equal bits, so that -0 is not 0; of NaN there are many. */
static bool same_f64(double a, double b)
{
    return memcmp(&a, &b, sizeof a) == 0 || (isnan(a) && isnan(b));
}

static bool same_f32(float a, float b)
{
    return memcmp(&a, &b, sizeof a) == 0 || (isnan(a) && isnan(b));
}

static void check_f64(sample s)
{
    stax_str text = s.text;
    bool bounded = s.which % 4 == 1, any = s.which / 4 % 2 == 1;
    double lo = bounded ? -90 : -(double)INFINITY, hi = bounded ? 90 : (double)INFINITY;
    double ours = 4711, slow = 4711, quick;

    compare("f64", text, stx_to_f64(text, any, lo, hi, &ours), slow_f64(text, any, lo, hi, &slow));
    equal("f64", text, same_f64(ours, slow));
    if (stx_quick_f64(s.padded, lo, hi, &quick)) equal("f64, quickly", text, same_f64(quick, slow));
}

static void check_f32(sample s)
{
    stax_str text = s.text;
    bool bounded = s.which % 4 == 1, any = s.which / 4 % 2 == 1;
    float lo = bounded ? -90 : -(float)INFINITY, hi = bounded ? 90 : (float)INFINITY;
    float ours = 4711, slow = 4711;

    compare("f32", text, stx_to_f32(text, any, lo, hi, &ours), slow_f32(text, any, lo, hi, &slow));
    equal("f32", text, same_f32(ours, slow));
}

static void check_decimal(sample s)
{
    stax_str text = s.text;
    stx_decimal shape = {s.which % 19, s.which / 19 % 2 == 1, INT64_MIN, INT64_MAX};
    int64_t ours, slow, quick;

    if (s.which / 38 % 2 == 1) shape.lo = -50, shape.hi = 10000;
    BLANK(ours), BLANK(slow);
    compare("decimal", text, stx_to_decimal(text, &shape, &ours),
            slow_decimal(text, &shape, &slow));
    equal("decimal", text, ours == slow);
    if (stx_quick_decimal(s.padded, shape.places, shape.lo, shape.hi, &quick))
        equal("decimal, quickly", text, quick == slow);
}

/* ---- others ------------------------------------------------------------------------------- */

static bool same_zone(stax_zone a, stax_zone b)
{
    return a.given == b.given && a.minutes == b.minutes;
}

static void check_bool(sample s)
{
    stax_str text = s.text;
    bool ours = false, slow = false;

    compare("bool", text, stx_to_bool(text, &ours), slow_bool(text, &slow));
    equal("bool", text, ours == slow);
}

static void check_date(sample s)
{
    stax_str text = s.text;
    stax_date a = {0}, b = {0};

    compare("date", text, stx_to_date(text, &a), slow_date(text, &b));
    equal("date", text, a.year == b.year && a.month == b.month && a.day == b.day);
    equal("date", text, same_zone(a.zone, b.zone));
}

static void check_time(sample s)
{
    stax_str text = s.text;
    stax_time a = {0}, b = {0};

    compare("time", text, stx_to_time(text, &a), slow_time(text, &b));
    equal("time", text, a.hour == b.hour && a.minute == b.minute && a.second == b.second);
    equal("time", text, a.nanosecond == b.nanosecond && same_zone(a.zone, b.zone));
}

static void check_datetime(sample s)
{
    stax_str text = s.text;
    stax_datetime a = {0}, b = {0};

    compare("datetime", text, stx_to_datetime(text, &a), slow_datetime(text, &b));
    equal("datetime", text, a.year == b.year && a.month == b.month && a.day == b.day);
    equal("datetime", text, a.hour == b.hour && a.minute == b.minute && a.second == b.second);
    equal("datetime", text, a.nanosecond == b.nanosecond && same_zone(a.zone, b.zone));
}

static void check_duration(sample s)
{
    stax_str text = s.text;
    stax_duration a = {0}, b = {0};

    compare("duration", text, stx_to_duration(text, &a), slow_duration(text, &b));
    equal("duration", text, a.negative == b.negative && a.nanosecond == b.nanosecond);
    equal("duration", text, a.years == b.years && a.months == b.months && a.days == b.days);
    equal("duration", text, a.hours == b.hours && a.minutes == b.minutes && a.seconds == b.seconds);
}

static void check_rfc822(sample s)
{
    stax_str text = s.text;
    stax_datetime a = {0}, b = {0};

    compare("rfc822", text, stx_to_rfc822(text, &a), slow_rfc822(text, &b));
    equal("rfc822", text, a.year == b.year && a.month == b.month && a.day == b.day);
    equal("rfc822", text, a.hour == b.hour && a.minute == b.minute && a.second == b.second);
    equal("rfc822", text, same_zone(a.zone, b.zone));
}

/* What is written counts only with OK. */
static void check_bytes(sample s)
{
    stax_str text = s.text;
    unsigned char ours[SLOW_MOST_TEXT], slow[SLOW_MOST_TEXT];
    size_t a = 0, b = 0;

    compare("base64", text, stx_to_base64(text, ours, &a), slow_base64(text, slow, &b));
    equal("base64", text, a == b && memcmp(ours, slow, a) == 0);
    a = b = 0;
    compare("hex bytes", text, stx_to_hex_bytes(text, ours, &a), slow_hex_bytes(text, slow, &b));
    equal("hex bytes", text, a == b && memcmp(ours, slow, a) == 0);
}

/* ---- texts -------------------------------------------------------------------------------- */

/* Blanks folded one by one. */
static size_t fold(stax_str text, char *room)
{
    size_t len = 0;

    for (size_t i = 0; i < text.len; i++) {
        bool blank = stax_is_blank(text.data[i]);

        if (blank && (len == 0 || room[len - 1] == ' ')) continue;
        room[len++] = blank ? ' ' : text.data[i];
    }
    return len > 0 && room[len - 1] == ' ' ? len - 1 : len;
}

static void check_blanks(sample s)
{
    stax_str text = s.text;
    char room[SLOW_MOST_TEXT], slow[SLOW_MOST_TEXT];
    stax_str ours = stx_fold_blanks(text, room);

    equal("blanks", text, ours.len == fold(text, slow));
    equal("blanks", text, ours.len == 0 || memcmp(ours.data, slow, ours.len) == 0);
}

/* A cut text ends where a byte begins a character. */
static void check_char(sample s)
{
    stax_str text = s.text;
    char room[64];
    size_t size = 1 + s.which % sizeof room, most = size - 1;
    stx_value_result result = stx_char_copy(text, room, size, true);

    while (most < text.len && most > 0 && ((unsigned char)text.data[most] & 0xC0) == 0x80) most--;
    if (most > text.len) most = text.len;
    compare("char", text, result, STX_VALUE_OK);
    equal("char", text, memcmp(room, text.data, most) == 0 && room[most] == '\0');
    compare("char", text, stx_char_copy(text, room, size, false),
            text.len < size ? STX_VALUE_OK : STX_VALUE_RANGE);
}

/* ---- the target --------------------------------------------------------------------------- */

enum { PADDING = 64 };

typedef void check(sample s);

static check *const checks[] = {check_i64,      check_u64,      check_f64,    check_f32,
                                check_decimal,  check_bool,     check_date,   check_time,
                                check_datetime, check_duration, check_blanks, check_char};

/* Chosen by the last first bytes, so that what others mean has stayed. */
enum { FIRST_LATER = 240 };
static check *const later[] = {check_rfc822, check_bytes};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char room[SLOW_MOST_TEXT + PADDING];
    char *block;
    stax_str text;
    sample s;

    if (size < 2 || size - 2 > SLOW_MOST_TEXT) return -1;
    block = fuzz_block((const char *)data + 2, size - 2);
    text = (stax_str){block, size - 2};
    memcpy(room, text.data, text.len);
    memset(room + text.len, '0', PADDING); /* digits behind it must not count */
    s = (sample){stax_trim(text), stax_trim((stax_str){room, text.len}), data[1]};
    if (data[0] >= FIRST_LATER)
        later[data[0] % (sizeof later / sizeof *later)](s);
    else
        checks[data[0] % (sizeof checks / sizeof *checks)](s);
    free(block);
    return 0;
}
