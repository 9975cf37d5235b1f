/*
 * Every limit of stax_options: one below, at and one above, lifted and forbidden; by cursor and
 * generated parser, whole and by single bytes; and that SECURITY.md has the same list.
 *
 * A row's document is built so that it comes to exactly n of what is limited.
 */
#include "hostile_read.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { N = 40 }; /* of what is limited */

typedef struct limit_row {
    const char *name;
    pour_shape shape; /* of size `pieces` it comes to N */
    size_t pieces;
    bool records_only; /* a limit of generated parsers */
    bool forbids;      /* a document with none of it is possible: `none` */
    const char *none;
    size_t tag_bytes; /* another limit, 0: the usual one */
} limit_row;

#define BOOK \
    "<book id='1'><title>t</title><author>a</author><year>2000</year><price>1</price></book>"

static const limit_row rows[] = {
    {"depth", {"", "<catalog>", "", "</catalog>"}, N, false, false, NULL, 0},
    {"attributes", {"<catalog", " a@=''", "/>"}, N, false, true, "<catalog/>", 0},
    {"tag_namespaces", {"<catalog", " xmlns:a@='u'", "/>"}, N, false, true, "<catalog a='b'/>", 0},
    {"scope_namespaces",
     {"<catalog>", "<b xmlns:a@='u'>", "", "</b>", "</catalog>"},
     N,
     false,
     true,
     "<catalog a='b'/>",
     0},
    {"name_bytes", {"<catalog><", "x", "/></catalog>"}, N, false, false, NULL, 0},
    {"attribute_bytes", {"<catalog a='", "x", "'/>"}, N, false, true, "<catalog a=''/>", 0},
    {"text_bytes", {"<catalog><a>", "x", "</a></catalog>"}, N, false, true, "<catalog/>", 0},
    {"tag_bytes", {"<catalog><a", " ", "/></catalog>"}, N - 4, false, false, NULL, 0},
    {"doctype_bytes",
     {"<!DOCTYPE catalog [", " ", "]><catalog/>"},
     N - 21,
     false,
     true,
     "<catalog/>",
     0},
    {"entity_depth",
     {"<!DOCTYPE catalog [<!ENTITY e0000001 'x'>", "<!ENTITY e@ '&e~;'>",
      "]><catalog><a>&e^;</a></catalog>"},
     N,
     false,
     true,
     "<catalog>&lt;</catalog>",
     0},
    {"entity_free",
     {"<!DOCTYPE catalog [<!ENTITY e '", "x", "'>]><catalog><a>&e;</a></catalog>"},
     N - 20,
     false,
     true,
     "<catalog>&lt;</catalog>",
     0},
    {"entity_factor",
     {"<!DOCTYPE catalog [<!ENTITY e '", "x", "'>]><catalog><a>&e;</a></catalog>"},
     0,
     false,
     false,
     NULL,
     0},
    {"record_bytes", {"<catalog>" BOOK, "", "</catalog>"}, 0, true, false, NULL, 0},
};

static const hostile_way ways[] = {
    {"a cursor, in memory", CURSOR_NEXT, 0, false}, {"a cursor, by 1 byte", CURSOR_NEXT, 1, false},
    {"tags alone", CURSOR_TAGS, 1, false},          {"skipped", CURSOR_SKIP, 3, true},
    {"records, in memory", RECORDS, 0, false},      {"records, by 1 byte", RECORDS, 1, false},
};

#define COUNT_OF(table) (sizeof(table) / sizeof *(table))

/* The option of this name. */
static size_t *option(stax_options *options, const char *name)
{
#define FIND(limit, standard, text) \
    if (strcmp(name, #limit) == 0) return &options->limit;
    STAX_LIMITS(FIND)
#undef FIND
    fail_msg("%s is no limit", name);
    return NULL;
}

/* Its default. */
static size_t usual_of(const char *name)
{
#define TELL(limit, standard, text) \
    if (strcmp(name, #limit) == 0) return standard;
    STAX_LIMITS(TELL)
#undef TELL
    return 0;
}

static const limit_row *row_of(const char *name)
{
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        if (strcmp(rows[i].name, name) == 0) return &rows[i];
    fail_msg("the limit %s has no row here", name);
    return NULL;
}

static void each_limit_has_a_row(void **state)
{
    (void)state;
#define ASK(limit, standard, text) assert_non_null(row_of(#limit));
    STAX_LIMITS(ASK)
#undef ASK
}

/* ---- at the edge -------------------------------------------------------------------------- */

static bool applies(const limit_row *row, const hostile_way *way)
{
    if (row->records_only) return way->reader == RECORDS;
    /* who drops a text does not limit it */
    return strcmp(row->name, "text_bytes") != 0 || way->reader == CURSOR_NEXT;
}

static hostile_outcome read_with(const limit_row *row, const hostile_way *way, size_t limit,
                                 const char *document)
{
    stax_options options = {0};
    const char *text[POUR_PARTS] = {document};
    const char *const *shape = document ? text : row->shape;
    stax_str memory = pour_all(shape, row->pieces);
    hostile_outcome o;

    options.tag_bytes = row->tag_bytes;
    *option(&options, row->name) = limit;
    if (strcmp(row->name, "entity_free") == 0) options.entity_factor = STAX_FORBID;
    if (strcmp(row->name, "entity_factor") == 0) options.entity_free = STAX_FORBID;
    o = hostile_read(shape, row->pieces, way, &options, memory);
    assert_true(o.even);
    free((char *)(uintptr_t)memory.data);
    return o;
}

static void check_right(const limit_row *row, const hostile_way *way, size_t limit)
{
    hostile_outcome o = read_with(row, way, limit, NULL);

    if (o.status != STAX_END)
        fail_msg("%s of %zu, %s: %s (%s)", row->name, limit, way->name, stax_status_name(o.status),
                 o.error.want);
}

/* The limit is named with its value, and the offset is the same for all ways. */
static void check_refused(const limit_row *row, const hostile_way *way, size_t limit, uint64_t *at)
{
    hostile_outcome o = read_with(row, way, limit, NULL);
    char want[64];

    (void)snprintf(want, sizeof want, "%s (%zu)", row->name, limit);
    if (o.status != STAX_E_LIMIT || strcmp(o.error.want, want) != 0)
        fail_msg("%s of %zu, %s: %s (%s)", row->name, limit, way->name, stax_status_name(o.status),
                 o.error.want);
    if (*at == UINT64_MAX) *at = o.error.offset;
    if (o.error.offset != *at)
        fail_msg("%s, %s: at %" PRIu64 ", not %" PRIu64, row->name, way->name, o.error.offset, *at);
}

static void a_document_may_come_to_a_limit_and_not_beyond(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        uint64_t at = UINT64_MAX;

        if (rows[i].pieces == 0) continue; /* below */
        for (size_t j = 0; j < COUNT_OF(ways); j++) {
            if (!applies(&rows[i], &ways[j])) continue;
            check_right(&rows[i], &ways[j], N + 1);
            check_right(&rows[i], &ways[j], N);
            check_refused(&rows[i], &ways[j], N - 1, &at);
            check_right(&rows[i], &ways[j], STAX_UNLIMITED);
            if (usual_of(rows[i].name) >= N) check_right(&rows[i], &ways[j], 0);
        }
    }
}

static void what_is_forbidden_may_be_missing_but_not_there(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const limit_row *row = &rows[i];

        for (size_t j = 0; j < COUNT_OF(ways); j++) {
            hostile_outcome o;

            if (!row->forbids || !applies(row, &ways[j])) continue;
            o = read_with(row, &ways[j], STAX_FORBID, NULL);
            if (o.status != STAX_E_LIMIT)
                fail_msg("%s, %s: %s", row->name, ways[j].name, stax_status_name(o.status));
            if (ways[j].reader == RECORDS) continue; /* a catalog has no text */
            o = read_with(row, &ways[j], STAX_FORBID, row->none);
            if (o.status != STAX_END)
                fail_msg("%s, %s: %s, though there is none", row->name, ways[j].name,
                         stax_status_name(o.status));
        }
    }
}

/*
 * A reference to nothing costs 20; the one number i stands 3 (i - 1) bytes behind the first. So
 * i may be as large as 20 i <= factor (begin + 3 (i - 1)) allows.
 */
static void references_may_become_so_many_times_the_input(void **state)
{
    static const char before[] = "<!DOCTYPE catalog [<!ENTITY e ''>]><catalog><a>";
    const limit_row row = {.name = "entity_factor", .shape = {before, "&e;", "</a></catalog>"}};
    const size_t begin = sizeof before - 1;

    (void)state;
    for (size_t factor = 1; factor <= 6; factor++) {
        limit_row refers = row;
        uint64_t at;

        refers.pieces = (factor * begin - 3 * factor) / (20 - 3 * factor);
        at = begin + 3 * refers.pieces;
        for (size_t i = 0; i < COUNT_OF(ways); i++) {
            check_right(&refers, &ways[i], factor);
            refers.pieces++;
            check_refused(&refers, &ways[i], factor, &at);
            refers.pieces--;
        }
    }
}

/* A book's strings need some hundred bytes of the record's arena. */
static void a_record_may_need_so_much_memory(void **state)
{
    const limit_row *row = row_of("record_bytes");
    size_t least = 1;

    (void)state;
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        hostile_outcome o;

        if (!applies(row, &ways[i])) continue;
        for (least = 1; (o = read_with(row, &ways[i], least, NULL)).status != STAX_END; least++)
            if (o.status != STAX_E_LIMIT || strncmp(o.error.want, "record_bytes", 12) != 0)
                fail_msg("%zu: %s (%s)", least, stax_status_name(o.status), o.error.want);
        assert_in_range(least, 10, 1000);
        assert_int_equal(read_with(row, &ways[i], least + 1, NULL).status, STAX_END);
        assert_int_equal(read_with(row, &ways[i], STAX_UNLIMITED, NULL).status, STAX_END);
        assert_int_equal(read_with(row, &ways[i], STAX_FORBID, NULL).status, STAX_E_LIMIT);
    }
}

/* ---- memory ------------------------------------------------------------------------------- */

/* However much comes, a low limit keeps the memory low. */
static void a_limit_is_checked_before_the_memory_is_taken(void **state)
{
    enum { MANY = 400000, MOST = 300 << 10 };

    (void)state;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        limit_row large = rows[i];

        if (large.pieces == 0 || strcmp(large.name, "entity_free") == 0) continue;
        large.pieces = MANY;
        large.tag_bytes = 64 << 10; /* a tag is waited for, so far */
        for (size_t j = 0; j < COUNT_OF(ways); j++) {
            const hostile_way by_64 = {ways[j].name, ways[j].reader, 64, ways[j].function};
            hostile_outcome o;

            if (ways[j].piece == 0 || !applies(&large, &ways[j])) continue;
            if (strcmp(large.name, "entity_depth") == 0) large.pieces = 1000;
            o = read_with(&large, &by_64, 1000, NULL);
            if (large.pieces == MANY && o.status != STAX_E_LIMIT)
                fail_msg("%s, %s: %s", large.name, ways[j].name, stax_status_name(o.status));
            if (large.pieces == MANY && o.peak > MOST)
                fail_msg("%s, %s: %zu bytes", large.name, ways[j].name, o.peak);
        }
    }
}

/* ---- SECURITY.md -------------------------------------------------------------------------- */

static char *page(void)
{
    FILE *file = fopen(STAX_SOURCE_DIR "/SECURITY.md", "rb");
    char *text = calloc(1, 1 << 16);

    assert_non_null(file);
    assert_non_null(text);
    assert_true(fread(text, 1, (1 << 16) - 1, file) > 0);
    (void)fclose(file);
    return text;
}

static void put_number(char *room, size_t size, size_t value)
{
    if (value >= 1 << 20 && value % (1 << 20) == 0)
        (void)snprintf(room, size, "%zu MiB", value >> 20);
    else
        (void)snprintf(room, size, "%zu", value);
}

static void the_page_has_the_limits_of_the_header(void **state)
{
    char *text = page(), row[256], number[32];
    size_t listed = 0, limits = 0;

    (void)state;
#define LOOK(limit, standard, what)                                                  \
    put_number(number, sizeof number, standard);                                     \
    (void)snprintf(row, sizeof row, "\n| `%s` | %s | %s |\n", #limit, number, what); \
    if (strstr(text, row) == NULL) fail_msg("SECURITY.md lacks the line%s", row);    \
    limits++;
    STAX_LIMITS(LOOK)
#undef LOOK
    for (const char *p = text; (p = strstr(p, "\n| `")) != NULL; p++) listed++;
    assert_int_equal(listed, limits);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_limit_has_a_row),
        cmocka_unit_test(a_document_may_come_to_a_limit_and_not_beyond),
        cmocka_unit_test(what_is_forbidden_may_be_missing_but_not_there),
        cmocka_unit_test(references_may_become_so_many_times_the_input),
        cmocka_unit_test(a_record_may_need_so_much_memory),
        cmocka_unit_test(a_limit_is_checked_before_the_memory_is_taken),
        cmocka_unit_test(the_page_has_the_limits_of_the_header),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
