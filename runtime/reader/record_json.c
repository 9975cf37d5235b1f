/*
 * A record as JSON: an object of its fields in the order of the struct, without those that are
 * absent. Dates are strings of ISO 8601, decimals numbers with a point; a float that is no number
 * is a string, since JSON has none.
 */
#include "reader/layout_walk.h"
#include "value/value.h"

#include <stax/any.h>

#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct json {
    stx_layout_walk walk;
    stax_sink *to;
    void *context;
    bool failed;
    size_t len;
    char room[512];
} json;

static const stax_allocator usual;

/* ---- bytes -------------------------------------------------------------------------------- */

static void flush(json *j)
{
    if (!j->failed && j->len > 0) j->failed = !j->to(j->context, j->room, j->len);
    j->len = 0;
}

static void put(json *j, const char *bytes, size_t len)
{
    if (len > sizeof j->room - j->len) flush(j);
    if (len > sizeof j->room) {
        if (!j->failed) j->failed = !j->to(j->context, bytes, len);
        return;
    }
    memcpy(j->room + j->len, bytes, len);
    j->len += len;
}

static void put_word(json *j, const char *word)
{
    put(j, word, strlen(word));
}

/* A byte that may not stand in a string as it is. */
static void put_escaped(json *j, unsigned char c)
{
    static const char letters[] = "\"\"\\\\\bb\ff\nn\rr\tt";
    char text[8];

    for (const char *l = letters; *l; l += 2) {
        if ((unsigned char)*l != c) continue;
        put(j, (const char[]){'\\', l[1]}, 2);
        return;
    }
    (void)snprintf(text, sizeof text, "\\u%04x", c);
    put_word(j, text);
}

static void put_string(json *j, const char *bytes, size_t len)
{
    size_t done = 0;

    put_word(j, "\"");
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)bytes[i];
        if (c >= ' ' && c != '"' && c != '\\') continue;
        put(j, bytes + done, i - done);
        put_escaped(j, c);
        done = i + 1;
    }
    if (len > done) put(j, bytes + done, len - done);
    put_word(j, "\"");
}

/* ---- numbers ------------------------------------------------------------------------------ */

static int64_t load_signed(const char *at, size_t size)
{
    int8_t a;
    int16_t b;
    int32_t c;
    int64_t d;

    if (size == sizeof a) return memcpy(&a, at, size), a;
    if (size == sizeof b) return memcpy(&b, at, size), b;
    if (size == sizeof c) return memcpy(&c, at, size), c;
    return memcpy(&d, at, sizeof d), d;
}

static uint64_t load_unsigned(const char *at, size_t size)
{
    uint8_t a;
    uint16_t b;
    uint32_t c;
    uint64_t d;

    if (size == sizeof a) return memcpy(&a, at, size), a;
    if (size == sizeof b) return memcpy(&b, at, size), b;
    if (size == sizeof c) return memcpy(&c, at, size), c;
    return memcpy(&d, at, sizeof d), d;
}

static void put_signed(json *j, int64_t value)
{
    char text[24];

    (void)snprintf(text, sizeof text, "%" PRId64, value);
    put_word(j, text);
}

static void put_unsigned(json *j, uint64_t value)
{
    char text[24];

    (void)snprintf(text, sizeof text, "%" PRIu64, value);
    put_word(j, text);
}

static void put_decimal(json *j, int64_t value, unsigned digits)
{
    uint64_t left = value < 0 ? 0 - (uint64_t)value : (uint64_t)value, unit = 1;
    char text[48];

    for (unsigned i = 0; i < digits; i++) unit *= 10;
    (void)snprintf(text, sizeof text, "%s%" PRIu64 ".%0*" PRIu64, value < 0 ? "-" : "", left / unit,
                   (int)digits, left % unit);
    if (digits == 0) text[strlen(text) - 2] = '\0';
    put_word(j, text);
}

/* The point of the locale, however many bytes it has, becomes '.'. */
static size_t put_point(char *text)
{
    size_t len = 0;

    for (const char *c = text; *c; c++) {
        if (strchr("0123456789+-e", *c))
            text[len++] = *c;
        else if (len == 0 || text[len - 1] != '.')
            text[len++] = '.';
    }
    text[len] = '\0';
    return len;
}

/* Whether a text is read as this number again. */
static bool is_read_as(stax_str text, double value, bool is_float)
{
    double d;
    float f;

    if (is_float)
        return stx_to_f32(text, false, -INFINITY, INFINITY, &f) == STX_VALUE_OK &&
               f == (float)value;
    return stx_to_f64(text, false, -INFINITY, INFINITY, &d) == STX_VALUE_OK && d == value;
}

/* The fewest digits that are read as the same number again. */
static void put_float(json *j, double value, bool is_float)
{
    char room[32 + MB_LEN_MAX];
    stax_str text = {room, 0};
    int digits = is_float ? 6 : 15, most = is_float ? 9 : 17;

    if (isnan(value) || isinf(value)) {
        put_word(j, isnan(value) ? "\"NaN\"" : value < 0 ? "\"-INF\"" : "\"INF\"");
        return;
    }
    for (; digits <= most; digits++) {
        (void)snprintf(room, sizeof room, "%.*g", digits, value);
        text.len = put_point(room);
        if (is_read_as(text, value, is_float)) break;
    }
    put(j, text.data, text.len);
}

/* ---- dates -------------------------------------------------------------------------------- */

static void put_fraction(json *j, uint32_t nanosecond)
{
    char text[16];
    size_t len;

    if (nanosecond == 0) return;
    (void)snprintf(text, sizeof text, ".%09" PRIu32, nanosecond);
    for (len = strlen(text); text[len - 1] == '0'; len--) continue;
    put(j, text, len);
}

static void put_day(json *j, int32_t year, unsigned month, unsigned day)
{
    char text[40];
    long wide = year < 0 ? -(long)year : (long)year;

    (void)snprintf(text, sizeof text, "%s%04ld-%02u-%02u", year < 0 ? "-" : "", wide, month, day);
    put_word(j, text);
}

static void put_clock(json *j, unsigned hour, unsigned minute, unsigned second)
{
    char text[40];

    (void)snprintf(text, sizeof text, "%02u:%02u:%02u", hour, minute, second);
    put_word(j, text);
}

static void put_zone(json *j, stax_zone zone)
{
    char text[24];
    int minutes = zone.minutes < 0 ? -zone.minutes : zone.minutes;

    if (!zone.given) return;
    (void)snprintf(text, sizeof text, "%c%02d:%02d", zone.minutes < 0 ? '-' : '+', minutes / 60,
                   minutes % 60);
    put_word(j, minutes == 0 ? "Z" : text);
}

static void put_date(json *j, const char *at)
{
    stax_date date;

    memcpy(&date, at, sizeof date);
    put_day(j, date.year, date.month, date.day);
    put_zone(j, date.zone);
}

static void put_time(json *j, const char *at)
{
    stax_time time;

    memcpy(&time, at, sizeof time);
    put_clock(j, time.hour, time.minute, time.second);
    put_fraction(j, time.nanosecond);
    put_zone(j, time.zone);
}

static void put_datetime(json *j, const char *at)
{
    stax_datetime t;

    memcpy(&t, at, sizeof t);
    put_day(j, t.year, t.month, t.day);
    put_word(j, "T");
    put_clock(j, t.hour, t.minute, t.second);
    put_fraction(j, t.nanosecond);
    put_zone(j, t.zone);
}

static void put_part_of_duration(json *j, uint32_t count, const char *unit)
{
    if (count == 0) return;
    put_unsigned(j, count);
    put_word(j, unit);
}

static void put_duration(json *j, const char *at)
{
    stax_duration d;
    bool clock, seconds;

    memcpy(&d, at, sizeof d);
    seconds = d.seconds > 0 || d.nanosecond > 0;
    clock = d.hours > 0 || d.minutes > 0 || seconds;
    put_word(j, d.negative ? "-P" : "P");
    put_part_of_duration(j, d.years, "Y");
    put_part_of_duration(j, d.months, "M");
    put_part_of_duration(j, d.days, "D");
    if (!clock && d.years == 0 && d.months == 0 && d.days == 0) put_word(j, "T0S");
    if (clock) put_word(j, "T");
    put_part_of_duration(j, d.hours, "H");
    put_part_of_duration(j, d.minutes, "M");
    if (!seconds) return;
    put_unsigned(j, d.seconds);
    put_fraction(j, d.nanosecond);
    put_word(j, "S");
}

static void put_quoted(json *j, const char *at, void (*what)(json *, const char *))
{
    put_word(j, "\"");
    what(j, at);
    put_word(j, "\"");
}

/* ---- values ------------------------------------------------------------------------------- */

static void put_text(json *j, const char *at)
{
    stax_str text;

    memcpy(&text, at, sizeof text);
    put_string(j, text.data, text.len);
}

static void put_number(json *j, const stx_held *part, const char *at)
{
    float f;
    double d;

    if (part->size == sizeof f) {
        memcpy(&f, at, sizeof f);
        put_float(j, (double)f, true);
    } else {
        memcpy(&d, at, sizeof d);
        put_float(j, d, false);
    }
}

/* Number i of an enum's values; of an open one the text is elsewhere. */
static void put_choice(json *j, const stx_held *part, const char *at, size_t i)
{
    uint64_t word = load_unsigned(at, part->size);
    const char *at_text = stx_walk_top(&j->walk)->record + part->text_at, *texts = at_text;

    if (word < part->word_count) {
        put_string(j, part->words[word].data, part->words[word].len);
        return;
    }
    if (part->text_at == 0) {
        put_word(j, "null");
        return;
    }
    if (part->count_at > 0) memcpy(&texts, at_text, sizeof texts);
    put_text(j, texts + i * sizeof(stax_str));
}

static void put_bytes(json *j, const char *at)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    stax_bytes bytes;

    memcpy(&bytes, at, sizeof bytes);
    for (size_t i = 0; i < bytes.len; i += 3) {
        size_t left = bytes.len - i;
        uint32_t three = (uint32_t)bytes.data[i] << 16;
        char four[4];

        if (left > 1) three |= (uint32_t)bytes.data[i + 1] << 8;
        if (left > 2) three |= bytes.data[i + 2];
        for (unsigned k = 0; k < 4; k++)
            four[k] = left < k ? '=' : letters[three >> (18 - 6 * k) & 63];
        put(j, four, sizeof four);
    }
}

/* ---- trees: {"name": …, "attributes": {…}, "content": [text, tree …]} ---------------------- */

static void put_attributes(json *j, const stax_any *element)
{
    for (size_t i = 0; i < element->attribute_count; i++) {
        const stax_any_attribute *a = &element->attributes[i];

        put_word(j, i > 0 ? "," : ",\"attributes\":{");
        put_string(j, a->name.data, a->name.len);
        put_word(j, ":");
        put_string(j, a->value.data, a->value.len);
    }
    if (element->attribute_count > 0) put_word(j, "}");
}

/* Up to its content, which is still to come; false: it has none. */
static bool open_tree(json *j, const stax_any *element)
{
    put_word(j, "{\"name\":");
    put_string(j, element->name.data, element->name.len);
    put_attributes(j, element);
    put_word(j, element->content ? ",\"content\":[" : "}");
    return element->content != NULL;
}

static void put_tree(json *j, const char *at)
{
    const stax_any *root = (const stax_any *)(const void *)at;
    const stax_any_node *node = root->content;
    stx_buffer open = {0}; /* the nodes around the one in hand */

    if (!open_tree(j, root)) return;
    while (node || open.len > 0) {
        if (node == NULL) {
            open.len -= sizeof node;
            memcpy(&node, open.data + open.len, sizeof node);
            put_word(j, "]}");
        } else if (node->element.name.len == 0) {
            put_string(j, node->text.data, node->text.len);
        } else if (open_tree(j, &node->element)) {
            j->failed |= !stx_buffer_add(&open, (const char *)&node, sizeof node, &usual);
            if (j->failed) break;
            node = node->element.content;
            continue;
        }
        node = node->next;
        if (node) put_word(j, ",");
    }
    put_word(j, "]}");
    stx_buffer_free(&open, &usual);
}

static void put_value(json *j, const stx_held *part, const char *at, size_t i)
{
    switch (part->kind) {
    case STX_HELD_BOOL:
        put_word(j, *at ? "true" : "false");
        return;
    case STX_HELD_SIGNED:
        put_signed(j, load_signed(at, part->size));
        return;
    case STX_HELD_UNSIGNED:
        put_unsigned(j, load_unsigned(at, part->size));
        return;
    case STX_HELD_FLOAT:
        put_number(j, part, at);
        return;
    case STX_HELD_DECIMAL:
        put_decimal(j, load_signed(at, sizeof(int64_t)), part->digits);
        return;
    case STX_HELD_STR:
        put_text(j, at);
        return;
    case STX_HELD_CHAR:
        put_string(j, at, strlen(at));
        return;
    case STX_HELD_DATE:
        put_quoted(j, at, put_date);
        return;
    case STX_HELD_TIME:
        put_quoted(j, at, put_time);
        return;
    case STX_HELD_DATETIME:
        put_quoted(j, at, put_datetime);
        return;
    case STX_HELD_DURATION:
        put_quoted(j, at, put_duration);
        return;
    case STX_HELD_WORD:
        put_choice(j, part, at, i);
        return;
    case STX_HELD_BYTES:
        put_quoted(j, at, put_bytes);
        return;
    case STX_HELD_TREE:
        put_tree(j, at);
        return;
    case STX_HELD_OTHER:
    case STX_HELD_RECORD:
        break;
    }
}

/* ---- the walk ----------------------------------------------------------------------------- */

static void put_list(json *j, const stx_held *part, const char *values, size_t count)
{
    put_word(j, "[");
    for (size_t i = 0; i < count; i++) {
        if (i > 0) put_word(j, ",");
        put_value(j, part, values + i * part->size, i);
    }
    put_word(j, "]");
}

static void put_records(json *j, const stx_held *part, char *values, size_t count)
{
    bool list = part->count_at > 0;

    if (count == 0) {
        put_word(j, "[]");
        return;
    }
    put_word(j, list ? "[{" : "{");
    j->failed |= !stx_walk_down(&j->walk, part->of, values, count);
    if (!j->failed) stx_walk_top(&j->walk)->list = list;
}

static void put_part(json *j, stx_level *level, size_t number)
{
    const stx_held *part = &level->layout->parts[number];
    char *values;
    size_t count = stx_held_values(level->layout, number, level->record, &values);

    if (part->name == NULL || (count == 0 && part->count_at == 0)) return;
    if (count == 0 && level->layout->kind_size > 0) return;
    if (level->begun) put_word(j, ",");
    level->begun = true;
    put_string(j, part->name, strlen(part->name));
    put_word(j, ":");
    if (part->kind == STX_HELD_RECORD)
        put_records(j, part, values, count);
    else if (part->count_at > 0 || part->times > 0)
        put_list(j, part, values, count);
    else
        put_value(j, part, values, 0);
}

/* The record in hand is complete: the next one, or the level below. */
static void end_record(json *j, stx_level *level)
{
    put_word(j, "}");
    level->record += level->layout->size;
    level->part = 0;
    level->begun = false;
    if (--level->left > 0) {
        put_word(j, ",{");
        return;
    }
    if (level->list) put_word(j, "]");
    j->walk.depth--;
}

bool stx_print_json(const stx_layout *layout, const void *record, stax_sink *to, void *context)
{
    json j;

    j.walk.depth = j.walk.room = j.len = 0;
    j.to = to;
    j.context = context;
    j.failed = false;
    put_word(&j, "{");
    j.failed = !stx_walk_down(&j.walk, layout, (char *)(uintptr_t)record, 1);
    while (j.walk.depth > 0 && !j.failed) {
        stx_level *level = stx_walk_top(&j.walk);

        if (level->part < level->layout->count)
            put_part(&j, level, level->part++);
        else
            end_record(&j, level);
    }
    flush(&j);
    stx_walk_free(&j.walk);
    return !j.failed;
}
