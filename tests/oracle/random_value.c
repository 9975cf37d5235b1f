/*
 * Values of each kind out of small tables, and odd ones that are of few kinds.
 */
#include "random_value.h"

static const char *const odd[] = {"",    " ",     "x",    "-",   "1e400", "99999999999999999999",
                                  "0",   "-0",    "+7",   " 5 ", "12,5",  "true",
                                  "INF", "1.999", "a  b", "é",   "\t",    "<&>\""};
static const char *const texts[] = {"a", "abc", "x y", " pad ", "a\n b", "Grün", "b", "UPPER low"};
static const char *const floats[] = {"1.5", "0.1", "-1", "3e2", "1e-400", "NaN", "5", ".5", "4.25"};
static const char *const decimals[] = {"1", "2.50", "-0.1", "12.345", "0.05", "39"};
static const char *const dates[] = {"2020-02-29", "2021-02-29", "-0001-01-01Z", "1999-12-31+01:00"};
static const char *const times[] = {"12:00:00", "23:59:59.5Z", "24:00:00", "01:02:03-05:30"};
static const char *const datetimes[] = {"2020-02-29T12:00:00Z", "2001-01-01T00:00:00.123",
                                        "1 Jan 2020 10:00 GMT", "Wed, 02 Oct 2002 08:00:00 EST"};
static const char *const durations[] = {"P1D", "-P1Y2M3DT4H5M6.7S", "PT0S", "P"};
static const char *const bytes[] = {"00ff", "AAEC", "AA==", "0", "AAEC/w=="};
static const char *const bools[] = {"true", "false", "1", "0", " true "};

static void put_word(dice *d, const model_enum *of, FILE *to)
{
    stax_str text = of->words[dice_below(d, (uint32_t)of->word_count)].text;

    fwrite(text.data, 1, text.len, to);
}

static void put_bool(dice *d, const model_type *type, FILE *to)
{
    if (type->yes)
        fputs(dice_percent(d, 50) ? type->yes : type->no, to);
    else
        fputs(DICE_PICK(d, bools), to);
}

static void put_one(dice *d, const model_type *type, FILE *to)
{
    if (model_is_float(type->kind)) {
        fputs(DICE_PICK(d, floats), to);
        return;
    }
    switch (type->kind) {
    case MODEL_BOOL:
        put_bool(d, type, to);
        return;
    case MODEL_DECIMAL:
        fputs(DICE_PICK(d, decimals), to);
        return;
    case MODEL_STR:
    case MODEL_CHAR:
        fputs(DICE_PICK(d, texts), to);
        return;
    case MODEL_DATE:
        fputs(DICE_PICK(d, dates), to);
        return;
    case MODEL_TIME:
        fputs(DICE_PICK(d, times), to);
        return;
    case MODEL_DATETIME:
        fputs(DICE_PICK(d, datetimes), to);
        return;
    case MODEL_DURATION:
        fputs(DICE_PICK(d, durations), to);
        return;
    case MODEL_BYTES:
        fputs(DICE_PICK(d, bytes), to);
        return;
    case MODEL_ENUM:
        put_word(d, type->of_enum, to);
        return;
    default:
        fprintf(to, "%u", 1 + dice_below(d, 9));
        return;
    }
}

void random_value(dice *d, const model_field *f, FILE *to)
{
    uint32_t count = f->type.split ? 2 : 1;

    if (f->type.split && dice_percent(d, 20)) count = dice_below(d, 4);
    if (dice_percent(d, 3)) {
        fputs(DICE_PICK(d, odd), to);
        return;
    }
    if (dice_percent(d, 6)) fputs(" \n", to);
    for (uint32_t i = 0; i < count; i++) {
        if (i > 0) fprintf(to, "%s%c", dice_percent(d, 30) ? " " : "", f->type.split[0]);
        put_one(d, &f->type, to);
    }
    if (dice_percent(d, 6)) fputs("  ", to);
}
