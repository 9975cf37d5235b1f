/*
 * Tests of $where over the values of a record, which are there as JSON: equal values are equal
 * texts, and numbers are compared as long doubles, which hold all of 64 bits.
 */
#define _POSIX_C_SOURCE 200809L

#include "oracle_parts.h"

#include <stdlib.h>
#include <string.h>

static int sign_of(long double a, long double b)
{
    return (a > b) - (a < b);
}

static int compare(const model_where *w, const char *value)
{
    char *text = NULL;
    size_t len;
    FILE *to = open_memstream(&text, &len);
    int order;

    if (oracle_convert(&w->field->type, w->value.text, MODEL_KEEP, to) != STAX_OK) fputs("?", to);
    fclose(to);
    if (w->kind == MODEL_WHERE_EQUAL || w->kind == MODEL_WHERE_DIFFER)
        order = strcmp(value, text);
    else
        order = sign_of(strtold(value, NULL), strtold(text, NULL));
    free(text);
    return order;
}

static bool holds(const model_where *w, char *const *values)
{
    const char *value = w->field ? values[w->field->number] : NULL;
    bool truth = w->kind == MODEL_WHERE_AND;

    switch (w->kind) {
    case MODEL_WHERE_EQUAL:
        return value && compare(w, value) == 0;
    case MODEL_WHERE_DIFFER:
        return value && compare(w, value) != 0;
    case MODEL_WHERE_LESS:
        return value && compare(w, value) < 0;
    case MODEL_WHERE_LESS_EQUAL:
        return value && compare(w, value) <= 0;
    case MODEL_WHERE_GREATER:
        return value && compare(w, value) > 0;
    case MODEL_WHERE_GREATER_EQUAL:
        return value && compare(w, value) >= 0;
    case MODEL_WHERE_THERE:
        return value && strcmp(value, "false") != 0;
    case MODEL_WHERE_NOT:
        return !holds(&w->parts[0], values);
    case MODEL_WHERE_AND:
    case MODEL_WHERE_OR:
        break;
    }
    for (size_t i = 0; i < w->part_count; i++)
        if (holds(&w->parts[i], values) != truth) return !truth;
    return truth;
}

bool oracle_stays(const model_record *record, char *const *values)
{
    return record->where == NULL || holds(record->where, values);
}
