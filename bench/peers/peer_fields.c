/*
 * Tables, and the conversions. Numbers of up to 15 digits are converted exactly by one division
 * (both sides are exact doubles); strtod, many times slower, is only for the others, so that peers
 * are not measured by the C library.
 */
#include "peers/peer_fields.h"

#include <stdlib.h>

#define FIELDS(table)                           \
    {                                           \
        table, sizeof(table) / sizeof(table)[0] \
    }
#define NO_FIELDS \
    {             \
        NULL, 0   \
    }

static const peer_field row_attributes[] = {{"id", PEER_STR, offsetof(fixture_row, id)}};
static const peer_field row_children[] = {
    {"title", PEER_STR, offsetof(fixture_row, title)},
    {"author", PEER_STR, offsetof(fixture_row, author)},
    {"price", PEER_F64, offsetof(fixture_row, price)},
    {"featured", PEER_STR, offsetof(fixture_row, featured)},
};

static const peer_field book_attributes[] = {
    {"id", PEER_STR, offsetof(fixture_book, id)},
    {"lang", PEER_STR, offsetof(fixture_book, lang)},
    {"available", PEER_BOOL, offsetof(fixture_book, available)},
};
static const peer_field book_children[] = {
    {"author", PEER_STR, offsetof(fixture_book, author)},
    {"title", PEER_STR, offsetof(fixture_book, title)},
    {"genre", PEER_STR, offsetof(fixture_book, genre)},
    {"price", PEER_F64, offsetof(fixture_book, price)},
    {"publish_date", PEER_STR, offsetof(fixture_book, publish_date)},
    {"description", PEER_STR, offsetof(fixture_book, description)},
};

static const peer_field node_attributes[] = {
    {"id", PEER_I64, offsetof(fixture_node, id)},
    {"version", PEER_U32, offsetof(fixture_node, version)},
    {"timestamp", PEER_STR, offsetof(fixture_node, timestamp)},
    {"uid", PEER_I64, offsetof(fixture_node, uid)},
    {"user", PEER_STR, offsetof(fixture_node, user)},
    {"changeset", PEER_I64, offsetof(fixture_node, changeset)},
    {"lat", PEER_F64, offsetof(fixture_node, lat)},
    {"lon", PEER_F64, offsetof(fixture_node, lon)},
};
static const peer_field tag_attributes[] = {
    {"k", PEER_STR, offsetof(fixture_tag, k)},
    {"v", PEER_STR, offsetof(fixture_tag, v)},
};

static const peer_field page_children[] = {
    {"title", PEER_STR, offsetof(fixture_page, title)},
    {"id", PEER_U32, offsetof(fixture_page, id)},
    {"text", PEER_STR, offsetof(fixture_page, text)},
};

static const peer_field deep_attributes[] = {{"id", PEER_U32, offsetof(fixture_deep, id)}};
static const peer_field deep_children[] = {{"leaf", PEER_I64, offsetof(fixture_deep, leaf)}};

static const peer_field wide_attributes[] = {{"id", PEER_U32, offsetof(fixture_wide, id)}};
static const peer_field wide_children[] = {
    {"order_code", PEER_STR, offsetof(fixture_wide, order_code)},
    {"stock_count", PEER_I64, offsetof(fixture_wide, stock_count)},
    {"price_total", PEER_F64, offsetof(fixture_wide, price_total)},
    {"region_name", PEER_STR, offsetof(fixture_wide, region_name)},
    {"vendor_note", PEER_STR, offsetof(fixture_wide, vendor_note)},
};

#define ROW                                                                                        \
    {                                                                                              \
        "book", sizeof(fixture_row), FIELDS(row_attributes), FIELDS(row_children), NULL, NO_FIELDS \
    }

static const peer_shape shapes[] = {
    [FIXTURE_F1] = ROW,
    [FIXTURE_DENSE] = ROW,
    [FIXTURE_BOOKS] = {"book", sizeof(fixture_book), FIELDS(book_attributes), FIELDS(book_children),
                       NULL, NO_FIELDS},
    [FIXTURE_ATTRS] = {"node", sizeof(fixture_node), FIELDS(node_attributes), NO_FIELDS, "tag",
                       FIELDS(tag_attributes)},
    [FIXTURE_PROSE] = {"page", sizeof(fixture_page), NO_FIELDS, FIELDS(page_children), NULL,
                       NO_FIELDS},
    [FIXTURE_DEEP] = {"record", sizeof(fixture_deep), FIELDS(deep_attributes),
                      FIELDS(deep_children), NULL, NO_FIELDS},
    [FIXTURE_WIDE] = {"row", sizeof(fixture_wide), FIELDS(wide_attributes), FIELDS(wide_children),
                      NULL, NO_FIELDS},
};

const peer_shape *peer_shape_of(fixture_shape shape)
{
    return &shapes[shape];
}

/* Digits from `at`: adds them to *number, at most 15 in all; returns where they end. */
static const char *digits(const char *at, uint64_t *number, unsigned *count)
{
    for (; *at >= '0' && *at <= '9' && *count < 15; at++, ++*count)
        *number = *number * 10 + (uint64_t)(*at - '0');
    return at;
}

static bool set_integer(const char *text, int64_t *out)
{
    uint64_t number = 0;
    unsigned count = 0;
    const char *at = text + (*text == '-');
    char *end;

    at = digits(at, &number, &count);
    *out = *text == '-' ? -(int64_t)number : (int64_t)number;
    if (*at == '\0' && count > 0) return true;
    *out = strtoll(text, &end, 10);
    return end > text && *end == '\0';
}

static bool set_decimal(const char *text, double *out)
{
    static const double powers[] = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                    1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    uint64_t number = 0;
    unsigned count = 0, whole;
    const char *at = digits(text + (*text == '-'), &number, &count);
    char *end;

    whole = count;
    if (*at == '.') at = digits(at + 1, &number, &count);
    *out = (double)number / powers[count - whole];
    if (*text == '-') *out = -*out;
    if (*at == '\0' && count > 0) return true;
    *out = strtod(text, &end);
    return end > text && *end == '\0';
}

bool peer_set(const peer_field *field, void *record, stax_str text)
{
    void *member = (char *)record + field->offset;
    int64_t number;

    switch (field->kind) {
    case PEER_STR:
        *(stax_str *)member = text;
        return true;
    case PEER_BOOL:
        *(bool *)member = text.data[0] == 't' || text.data[0] == '1';
        return true;
    case PEER_I64:
        return set_integer(text.data, member);
    case PEER_F64:
        return set_decimal(text.data, member);
    case PEER_U32:
        if (!set_integer(text.data, &number) || number < 0 || number > UINT32_MAX) return false;
        *(uint32_t *)member = (uint32_t)number;
        return true;
    }
    return false;
}
