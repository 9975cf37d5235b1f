/*
 * A schema is a handful of records over a small set of names, so that elements of one name mean
 * several things in several places.
 */
#include "random_schema.h"

typedef struct value_kind {
    const char *type, *fallback; /* NULL: it has none */
} value_kind;

static const value_kind values[] = {
    {"bool", "true"},
    {"bool(yes, no)", "yes"},
    {"i8", "-5"},
    {"i16", "300"},
    {"i32(-5..50)", "7"},
    {"i64", "-9223372036854775808"},
    {"u8", "255"},
    {"u16(1..9)", "9"},
    {"u32", "0"},
    {"u64", "18446744073709551615"},
    {"u32(hex)", "ff"},
    {"f32", "1.5"},
    {"f32(any, 0..5)", "2"},
    {"f64", "0.1"},
    {"f64(-2..1000)", "2"},
    {"f64(any)", "INF"},
    {"decimal(2)", "1.25"},
    {"decimal(1, round)", "3"},
    {"decimal(0, -3..40)", "3"},
    {"str", "\"x y\""},
    {"str", "\"\""},
    {"str(..5)", "ab"},
    {"str(1..)", "b"},
    {"str(keep)", "\" k \""},
    {"str(collapse)", "c"},
    {"str(upper)", "UP"},
    {"str(lower, ..9)", "low"},
    {"str(~\"[a-c]+\")", "abc"},
    {"char(5)", "abcd"},
    {"char(4, cut)", "a"},
    {"date", "\"2020-02-29\""},
    {"time", "\"12:00:00\""},
    {"datetime", "\"2020-02-29T12:00:00Z\""},
    {"duration", "P1D"},
    {"datetime(rfc822)", "\"1 Jan 2020 10:00 GMT\""},
    {"datetime(rfc822, iso)", "\"2020-02-29T12:00:00Z\""},
    {"datetime(unix)", "5"},
    {"bytes(hex)", "00ff"},
    {"bytes(base64, ..4)", "AAEC"},
    {"enum(on, off)", "on"},
    {"enum(on, off, *)", "zz"},
    {"kind", "red"},
};

static const char *const split_types[] = {"f64(split)",  "u8(split=\" ,\")", "str(split=\";\")",
                                          "kind(split)", "i32(split=\",\")", "date(split)"};
static const char *const names[] = {"a", "b", "c", "d", "e", "g", "item", "name"};
static const char *const attributes[] = {"k", "v", "id", "a", "xml:lang"};

typedef struct making {
    dice *d;
    FILE *to;
    unsigned records, unions;
    bool spaces; /* there is ns: with "" and p */
    bool deep;   /* `//` is used; then no `text` and `any`, see known_differences.txt */
    unsigned next_name;
} making;

/* Mostly another name than before, so that fields do not want the same elements. */
static const char *name_of(making *m)
{
    unsigned count = sizeof names / sizeof names[0];

    if (dice_percent(m->d, 15)) return DICE_PICK(m->d, names);
    return names[m->next_name++ % count];
}

static void put_name(making *m)
{
    if (m->spaces && dice_percent(m->d, 25))
        fputs("p:", m->to);
    else if (dice_percent(m->d, 3))
        fputs("*:", m->to);
    fputs(name_of(m), m->to);
}

static void put_attribute(making *m)
{
    const char *name = DICE_PICK(m->d, attributes);

    fprintf(m->to, "@%s%s", m->spaces && name[0] != 'x' && dice_percent(m->d, 15) ? "p:" : "",
            name);
}

static void put_test(making *m, unsigned depth)
{
    switch (dice_below(m->d, depth > 1 ? 3 : 6)) {
    case 0:
        put_attribute(m);
        return;
    case 1:
        put_attribute(m), fputs("=\"1\"", m->to);
        return;
    case 2:
        put_attribute(m), fputs("!=\"1\"", m->to);
        return;
    case 3:
        fputs("not(", m->to), put_test(m, depth + 1), fputs(")", m->to);
        return;
    case 4:
        put_test(m, 2), fputs(" and ", m->to), put_test(m, 2);
        return;
    default:
        put_test(m, 2), fputs(" or ", m->to), put_test(m, 2);
        return;
    }
}

static void put_element(making *m)
{
    put_name(m);
    if (dice_percent(m->d, 6)) fprintf(m->to, "[%u]", 1 + dice_below(m->d, 3));
    if (dice_percent(m->d, 10)) {
        fputs("[", m->to);
        put_test(m, 0);
        fputs("]", m->to);
    }
}

static void put_steps(making *m)
{
    unsigned count = dice_percent(m->d, 65) ? 1 : 2 + dice_below(m->d, 2);

    if (m->deep && dice_percent(m->d, 15)) fputs("//", m->to);
    for (unsigned i = 0; i < count; i++) {
        if (i > 0) fputs(m->deep && dice_percent(m->d, 12) ? "//" : "/", m->to);
        put_element(m);
    }
}

/* Of a value: attribute, text or element. */
static void put_path(making *m, bool element)
{
    uint32_t roll = dice_below(m->d, 100);

    if (!element && roll < 35) {
        put_attribute(m);
        return;
    }
    if (!element && roll < 40) {
        fputs(".", m->to);
        return;
    }
    put_steps(m);
    if (!element && roll > 85) fputs("/", m->to), put_attribute(m);
    if (!element && roll > 45 && roll < 50) fputs("/text()", m->to);
}

static void put_paths(making *m, bool element)
{
    fputs(" ", m->to);
    put_path(m, element);
    if (dice_percent(m->d, 90)) return;
    fputs(" | ", m->to);
    put_path(m, element);
}

static bool put_count(making *m)
{
    static const char *const counts[] = {"[]", "[]", "[]", "[1..]", "[..3]", "[2]"};

    if (!dice_percent(m->d, 30)) return false;
    fputs(DICE_PICK(m->d, counts), m->to);
    return true;
}

static void put_value_field(making *m)
{
    const value_kind *kind = &DICE_PICK(m->d, values);
    uint32_t presence = dice_below(m->d, 3);

    fputs(kind->type, m->to);
    if (put_count(m)) presence = 0;
    if (presence == 1) fputs("?", m->to);
    put_paths(m, false);
    if (presence == 2) fprintf(m->to, " = %s", kind->fallback);
}

static void put_record_field(making *m, unsigned number, const char *word, unsigned count)
{
    unsigned of = dice_below(m->d, count);
    bool recursive = word[0] == 'r' && of <= number;

    fprintf(m->to, "%s%u", word, of);
    if (!put_count(m) && (recursive || dice_percent(m->d, 50))) fputs("?", m->to);
    if (word[0] == 'r')
        put_paths(m, true);
    else if (dice_percent(m->d, 40))
        put_paths(m, true);
}

static void put_settings(making *m, const char *key, const char *const *words)
{
    if (dice_percent(m->d, 70)) return;
    fprintf(m->to, "  %s: %s\n", key, words[dice_below(m->d, 2)]);
}

static void put_field(making *m, unsigned record, unsigned number)
{
    uint32_t roll = dice_below(m->d, 100);

    fprintf(m->to, "    f%u: '", number);
    if (roll < 62)
        put_value_field(m);
    else if (roll < 68)
        fputs("flag", m->to), put_paths(m, dice_percent(m->d, 50));
    else if (roll < 72)
        fputs(DICE_PICK(m->d, split_types), m->to),
            fputs(dice_percent(m->d, 70) ? "[]" : "[2]", m->to), put_paths(m, false);
    else if (roll < 76 && !m->deep)
        fputs("text?", m->to), put_paths(m, true);
    else if (roll < 79 && !m->deep)
        fputs("any[]", m->to), put_paths(m, true);
    else if (roll < 92 || m->unions == 0)
        put_record_field(m, record, "r", m->records);
    else
        put_record_field(m, record, "u", m->unions);
    fputs("'\n", m->to);
}

static void put_record(making *m, unsigned record)
{
    unsigned count = 1 + dice_below(m->d, 6);

    fprintf(m->to, "  r%u:\n", record);
    m->next_name = dice_roll(m->d);
    if (dice_percent(m->d, 50)) {
        fputs("    $element: \"", m->to);
        put_name(m);
        fputs("\"\n", m->to);
    }
    for (unsigned i = 0; i < count; i++) put_field(m, record, i);
}

static void put_union(making *m, unsigned number)
{
    fprintf(m->to, "  t%u: %s\n", number, DICE_PICK(m->d, values).type);
    fprintf(m->to, "  u%u: 'r%u | t%u", number, dice_below(m->d, m->records), number);
    if (dice_percent(m->d, 50)) fprintf(m->to, " | r%u", dice_below(m->d, m->records));
    fputs("'\n", m->to);
}

static void put_options(making *m)
{
    static const char *const repeated[] = {"error", "last"}, *const invalid[] = {"absent", "error"};
    static const char *const space[] = {"keep", "collapse"}, *const empty[] = {"absent", "value"};
    static const char *const letters[] = {"camel", "upper"};

    fputs("options:\n  depth: 200\n", m->to);
    put_settings(m, "repeated", repeated);
    put_settings(m, "invalid", invalid);
    put_settings(m, "space", space);
    put_settings(m, "empty", empty);
    put_settings(m, "case", letters);
    if (m->spaces && dice_percent(m->d, 20)) fputs("  ns: lax\n", m->to);
}

void random_schema(dice *d, FILE *to)
{
    making m = {.d = d, .to = to, .records = 1 + dice_below(d, 4), .spaces = dice_percent(d, 30)};

    m.deep = dice_percent(d, 40);
    m.unions = dice_percent(d, 40) ? 1 : 0;
    fputs("stax: 1\nname: s\nroot: r0\n", to);
    if (m.spaces) fputs("ns:\n  \"\": [urn:one, urn:two]\n  p: urn:p/*\n", to);
    put_options(&m);
    fputs("types:\n  kind: enum(red, blue=\"dark blue\")\n", to);
    for (unsigned i = 0; i < m.unions; i++) put_union(&m, i);
    for (unsigned i = 0; i < m.records; i++) put_record(&m, i);
}
