/*
 * A record of a hundred fields with names alike, from documents that keep to no order: whatever is
 * there is found, whatever is not there is not, and nothing unknown is taken for it. Documents are
 * made from luck, and what must be read with them.
 */
#include "alike_parser.h"
#include "claims.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

enum { ATTRIBUTES = 20, ELEMENTS = 72, ROUNDS = 40 };

/* ---- saying a row ------------------------------------------------------------------------- */

_Static_assert(offsetof(alike_row, a19) - offsetof(alike_row, a00) == 19 * sizeof(int32_t), "");
_Static_assert(offsetof(alike_row, e71) - offsetof(alike_row, e00) == 71 * sizeof(int32_t), "");

static int32_t value_at(const alike_row *row, size_t first, size_t i)
{
    int32_t value;

    memcpy(&value, (const char *)row + first + i * sizeof value, sizeof value);
    return value;
}

static void say_row(ways_text *to, const void *record)
{
    const alike_row *row = record;

    for (size_t i = 0; i < ATTRIBUTES; i++)
        ways_say(to, "%" PRId32 " ", value_at(row, offsetof(alike_row, a00), i));
    for (size_t i = 0; i < ELEMENTS; i++)
        ways_say(to, "%" PRId32 " ", value_at(row, offsetof(alike_row, e00), i));
    for (size_t i = 0; i < row->many.count; i++) ways_say(to, "+%" PRId32, row->many.items[i]);
    for (size_t i = 0; i < row->inners.count; i++)
        ways_say(to, "/%" PRId32, row->inners.items[i].n);
    ways_say(to, " %d %" PRId32 "\n", row->there, row->deep);
}

static void say_root(ways_text *to, const void *root)
{
    const alike_list *list = root;

    for (size_t i = 0; i < list->rows.count; i++) say_row(to, &list->rows.items[i]);
    ways_say(to, "list\n");
}

CLAIMS_PARSER(alike);

/* ---- making documents --------------------------------------------------------------------- */

static unsigned luck(uint64_t *seed, unsigned n)
{
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)(*seed >> 33) % n;
}

static const char *const words[] = {"a", "unit", "order", "contact_name", "v"};

/* What is written, and what must come of it. */
typedef struct making {
    ways_text document, want, many, inners;
    uint64_t seed;
} making;

/* Numbers of fields in some order: the schema's, the other way round, or none. */
static void shuffle(making *m, unsigned *at, unsigned count)
{
    unsigned order = luck(&m->seed, 3);

    for (unsigned i = 0; i < count; i++) at[i] = order == 1 ? count - 1 - i : i;
    for (unsigned i = count; order == 2 && i > 1; i--) {
        unsigned j = luck(&m->seed, i), other = at[i - 1];
        at[i - 1] = at[j];
        at[j] = other;
    }
}

static void put_attributes(making *m)
{
    unsigned at[ATTRIBUTES];
    int values[ATTRIBUTES];

    shuffle(m, at, ATTRIBUTES);
    for (unsigned i = 0; i < ATTRIBUTES; i++) values[i] = -1;
    for (unsigned i = 0; i < ATTRIBUTES; i++) {
        if (luck(&m->seed, 3) == 0) continue;
        values[at[i]] = (int)luck(&m->seed, 1000);
        ways_say(&m->document, " n_%s%u=\"%d\"", words[at[i] % 5], at[i], values[at[i]]);
    }
    for (unsigned i = 0; i < ATTRIBUTES; i++) ways_say(&m->want, "%d ", values[i]);
}

/* What nobody asked for, nearly named like something, and what may come again and again. */
static void put_others(making *m)
{
    unsigned number = luck(&m->seed, 1000);

    switch (luck(&m->seed, 12)) {
    case 0:
        ways_say(&m->document, "<n_%s%u>5</n_%s%u>", words[number % 5], 72 + number,
                 words[number % 5], 72 + number);
        break;
    case 1:
        ways_say(&m->document, "<n_%s n='7'><n_a0>8</n_a0></n_%s>\n", words[number % 5],
                 words[number % 5]);
        break;
    case 2:
        ways_say(&m->document, "<n_many>%u</n_many>", number);
        ways_say(&m->many, "+%u", number);
        break;
    case 3:
        ways_say(&m->document, "<n_inner><n>%u</n></n_inner>", number);
        ways_say(&m->inners, "/%u", number);
        break;
    case 4: /* longer than any name that is looked for */
        ways_say(&m->document, "<n_a0%0*u/>", (int)(60 + number % 80), number);
        break;
    default:
        break;
    }
}

static void put_element(making *m, unsigned field, int value)
{
    static const char *const forms[] = {"<n_%s%u>%d</n_%s%u>", "<n_%s%u>%d</n_%s%u>\n  ",
                                        "<n_%s%u >%d</n_%s%u\n>", "<n_%s%u>&#32;%d</n_%s%u>"};
    const char *word = words[field % 5];
    unsigned form = luck(&m->seed, 8);

    if (form == 0) ways_say(&m->document, forms[2], word, field, value, word, field);
    if (form == 1) ways_say(&m->document, forms[3], word, field, value, word, field);
    if (form > 1) ways_say(&m->document, forms[form % 2], word, field, value, word, field);
}

static void put_row(making *m)
{
    unsigned at[ELEMENTS];
    int values[ELEMENTS], deep = luck(&m->seed, 2) ? 4 : -1;
    bool there = luck(&m->seed, 2);

    ways_say(&m->document, "<row");
    put_attributes(m);
    ways_say(&m->document, ">");
    shuffle(m, at, ELEMENTS);
    for (unsigned i = 0; i < ELEMENTS; i++) values[i] = -1;
    for (unsigned i = 0; i < ELEMENTS; i++) {
        put_others(m);
        if (luck(&m->seed, 4) == 0) continue;
        values[at[i]] = (int)luck(&m->seed, 1000);
        put_element(m, at[i], values[at[i]]);
    }
    if (there) ways_say(&m->document, "<n_there/>");
    if (deep >= 0) ways_say(&m->document, "<n_deep><value>%d</value></n_deep>", deep);
    ways_say(&m->document, "</row>");
    for (unsigned i = 0; i < ELEMENTS; i++) ways_say(&m->want, "%d ", values[i]);
    ways_say(&m->want, "%s%s %d %d\n", m->many.data ? m->many.data : "",
             m->inners.data ? m->inners.data : "", there, deep);
    ways_free(&m->many);
    ways_free(&m->inners);
    m->many = m->inners = (ways_text){0};
}

static void any_order_is_read(void **state)
{
    making m = {.seed = ways_seed()};

    (void)state;
    for (unsigned i = 0; i < ROUNDS; i++) {
        unsigned rows = 1 + luck(&m.seed, 3);

        ways_say(&m.document, "<list>");
        while (rows-- > 0) put_row(&m);
        ways_say(&m.document, "</list>");
        ways_say(&m.want, "list\nEND");
        if (i < 2)
            ways_check("a row", &alike_ways, (stax_str){m.document.data, m.document.len}, NULL,
                       m.want.data);
        ways_check_long("a row", &alike_ways, (stax_str){m.document.data, m.document.len}, NULL,
                        m.seed);
        ways_free(&m.document);
        ways_free(&m.want);
        m.document = m.want = (ways_text){0};
    }
}

#define ROW "<list><row>"
static void errors_name_the_field(void **state)
{
    static const claim_frame frame = {&alike_ways, "schemas/alike.schema", ROW, "</row></list>"};
    static const claim rows[] = {
        {"one twice", "<n_v4>1</n_v4><n_a70>1</n_a70>^<n_v4>1</n_v4>",
         "E_REPEATED list/row[1]/n_v4: n_v4 stands twice | e04"},
        {"a far one twice", "<n_a70>1</n_a70><n_a0>1</n_a0>^<n_a70>1</n_a70>",
         "E_REPEATED list/row[1]/n_a70: n_a70 stands twice | e70"},
        {"a wrong value", "<n_v69>1</n_v69><n_unit1>^one</n_unit1>",
         "E_VALUE list/row[1]/n_unit1: \"one\" is not an i32 | e01"},
    };

    (void)state;
    claims_check_all(&frame, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_order_is_read),
        cmocka_unit_test(errors_name_the_field),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
