/*
 * Structs become text member by member. Records in records are as deep as the schema is, so the
 * function may call itself.
 */
#include "schema_shapes.h"

/* Any list: staxc prints them all alike. */
typedef struct list {
    const char *items;
    size_t count;
} list;

static list list_at(const void *at)
{
    const stax_str_list *any = at;

    return (list){(const char *)any->items, any->count};
}

static void put_raw(fuzz_trace *to, const void *at, size_t size)
{
    fuzz_put(to, at, size);
    fuzz_put_text(to, ",");
}

static void put_str(fuzz_trace *to, stax_str text)
{
    fuzz_put_number(to, text.len, ':');
    fuzz_put_str(to, text, ',');
}

static void put_strs(fuzz_trace *to, list texts)
{
    fuzz_put_number(to, texts.count, '[');
    for (size_t i = 0; i < texts.count; i++)
        put_str(to, ((const stax_str *)(const void *)texts.items)[i]);
}

static void put_zone(fuzz_trace *to, stax_zone zone)
{
    fuzz_put_number(to, zone.given, 'z');
    fuzz_put_number(to, (uint64_t)(zone.minutes + 1440), ',');
}

static void put_day(fuzz_trace *to, int32_t year, unsigned month, unsigned day)
{
    fuzz_put_number(to, (uint64_t)((int64_t)year + INT32_MAX + 1), '-');
    fuzz_put_number(to, month, '-');
    fuzz_put_number(to, day, ' ');
}

static void put_clock(fuzz_trace *to, const stax_time *time)
{
    fuzz_put_number(to, time->hour, ':');
    fuzz_put_number(to, time->minute, ':');
    fuzz_put_number(to, time->second, '.');
    fuzz_put_number(to, time->nanosecond, ' ');
    put_zone(to, time->zone);
}

static void put_datetime(fuzz_trace *to, const stax_datetime *at)
{
    stax_time time = {at->hour, at->minute, at->second, at->nanosecond, at->zone};

    put_day(to, at->year, at->month, at->day);
    put_clock(to, &time);
}

static void put_duration(fuzz_trace *to, const stax_duration *d)
{
    const uint32_t parts[] = {d->years,   d->months,  d->days,      d->hours,
                              d->minutes, d->seconds, d->nanosecond};

    fuzz_put_number(to, d->negative, 'P');
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) fuzz_put_number(to, parts[i], ' ');
}

static void put_moment(fuzz_trace *to, shape_kind kind, const void *at)
{
    const stax_date *date = at;

    if (kind == SHAPE_TIME) put_clock(to, at);
    if (kind == SHAPE_DATETIME) put_datetime(to, at);
    if (kind == SHAPE_DURATION) put_duration(to, at);
    if (kind != SHAPE_DATE) return;
    put_day(to, date->year, date->month, date->day);
    put_zone(to, date->zone);
}

static void put_records(fuzz_trace *to, const schema_shape *shape, list records, bool lines)
{
    if (!lines) fuzz_put_number(to, records.count, '{');
    for (size_t i = 0; i < records.count; i++) {
        shape_put(to, shape, records.items + i * shape->size);
        fuzz_put_text(to, lines ? "\n" : "}");
    }
}

static void put_field(fuzz_trace *to, const shape_field *f, const void *at)
{
    switch (f->kind) {
    case SHAPE_RAW:
        put_raw(to, at, f->size);
        break;
    case SHAPE_STR:
        put_str(to, *(const stax_str *)at);
        break;
    case SHAPE_STRS:
        put_strs(to, list_at(at));
        break;
    case SHAPE_RAWS:
        put_raw(to, list_at(at).items, list_at(at).count * f->size);
        break;
    case SHAPE_RECORD:
        shape_put(to, f->shape, at);
        break;
    case SHAPE_RECORDS:
    case SHAPE_STREAM:
        put_records(to, f->shape, list_at(at), f->kind == SHAPE_STREAM);
        break;
    default:
        put_moment(to, f->kind, at);
    }
}

void shape_put(fuzz_trace *to, const schema_shape *shape, const void *record)
{
    for (size_t i = 0; i < shape->count; i++)
        put_field(to, &shape->fields[i], (const char *)record + shape->fields[i].at);
}
