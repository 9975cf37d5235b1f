/*
 * The structs behind the schema's value types, and lists of every built-in type.
 */
#ifndef STAX_VALUES_H
#define STAX_VALUES_H

#include <stax/str.h>

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Dates and times of ISO 8601 as XML Schema 1.0 part 2 has them (3.2.7 to 3.2.9). The zone is kept
 * as written, nothing is converted. Years may be negative or beyond 9999, there is no year 0;
 * 24:00:00 is read as written.
 */
typedef struct stax_zone {
    bool given;      /* false: the text names no zone */
    int16_t minutes; /* east of UTC, -840..840; Z is 0 */
} stax_zone;

typedef struct stax_date {
    int32_t year;
    uint8_t month; /* 1..12 */
    uint8_t day;   /* 1..31, right for the month */
    stax_zone zone;
} stax_date;

typedef struct stax_time {
    uint8_t hour;        /* 0..24; 24 only as 24:00:00 */
    uint8_t minute;      /* 0..59 */
    uint8_t second;      /* 0..59 */
    uint32_t nanosecond; /* digits beyond the ninth are cut off */
    stax_zone zone;
} stax_time;

typedef struct stax_datetime {
    int32_t year;
    uint8_t month, day, hour, minute, second;
    uint32_t nanosecond;
    stax_zone zone;
} stax_datetime;

/* PnYnMnDTnHnMnS; each part as written, nothing carried over. */
typedef struct stax_duration {
    bool negative;
    uint32_t years, months, days, hours, minutes, seconds;
    uint32_t nanosecond;
} stax_duration;

/* Bytes out of base64 or hexadecimal digits; no NUL stands behind them. */
typedef struct stax_bytes {
    const unsigned char *data; /* NULL only when len is 0 */
    size_t len;
} stax_bytes;

#define STAX_LIST(name, type) \
    typedef struct name {     \
        type *items;          \
        size_t count;         \
    } name

STAX_LIST(stax_bool_list, bool);
STAX_LIST(stax_i8_list, int8_t);
STAX_LIST(stax_i16_list, int16_t);
STAX_LIST(stax_i32_list, int32_t);
STAX_LIST(stax_i64_list, int64_t);
STAX_LIST(stax_u8_list, uint8_t);
STAX_LIST(stax_u16_list, uint16_t);
STAX_LIST(stax_u32_list, uint32_t);
STAX_LIST(stax_u64_list, uint64_t);
STAX_LIST(stax_f32_list, float);
STAX_LIST(stax_f64_list, double);
STAX_LIST(stax_date_list, stax_date);
STAX_LIST(stax_time_list, stax_time);
STAX_LIST(stax_datetime_list, stax_datetime);
STAX_LIST(stax_duration_list, stax_duration);
STAX_LIST(stax_bytes_list, stax_bytes);

#ifdef __cplusplus
}
#endif
#endif
