/*
 * What the compiler has to say. An error and its notes stay together; printing sorts the errors by
 * place, and errors of one place stay as they came.
 */
#include "base/diag.h"

#include "base/vec.h"
#include "base/zalloc.h"

#include <stdarg.h>
#include <stdlib.h>

typedef struct said {
    pos at;
    const char *text;
} said;

typedef struct entry {
    said error;
    VEC(said) notes;
    unsigned number; /* in the order of arrival */
} entry;

struct diag {
    stax_arena *arena;
    entry kept[DIAG_MOST];
    unsigned count; /* of all errors, kept or not */
    bool repeats;   /* the last one was said before: its notes were, too */
};

diag *diag_new(stax_arena *arena)
{
    diag *d = ZNEW(diag, arena);

    d->arena = arena;
    return d;
}

/* Takes the values twice: once for the length, once to print. */
static const char *formatted(diag *d, const char *format, va_list values)
{
    va_list again;
    if (format == NULL) return ""; /* gcc warns under -fsanitize=undefined without it */
    va_copy(again, values);
    int len = vsnprintf(NULL, 0, format, values);

    size_t room = len < 0 ? 1 : (size_t)len + 1;
    char *text = zalloc(room, d->arena);
    vsnprintf(text, room, format, again);
    va_end(again);
    return text;
}

static bool is_same_place(pos a, pos b)
{
    return a.source == b.source && a.line == b.line && a.column == b.column;
}

/* A field that is mixed into several structs is looked at several times. */
static bool was_said(const diag *d, const said *error)
{
    for (unsigned i = 0; i < d->count && i < DIAG_MOST; i++) {
        const said *other = &d->kept[i].error;
        if (is_same_place(other->at, error->at) && strcmp(other->text, error->text) == 0)
            return true;
    }
    return false;
}

void diag_error(diag *d, pos at, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    said error = {at, formatted(d, format, values)};
    va_end(values);

    d->repeats = was_said(d, &error);
    if (d->repeats) return;
    unsigned number = d->count++;
    if (number < DIAG_MOST) d->kept[number] = (entry){.error = error, .number = number};
}

void diag_note(diag *d, pos at, const char *format, ...)
{
    if (d->repeats || d->count == 0 || d->count > DIAG_MOST) return;

    va_list values;
    va_start(values, format);
    said note = {at, formatted(d, format, values)};
    va_end(values);
    *VEC_ADD(&d->kept[d->count - 1].notes, d->arena) = note;
}

unsigned diag_count(const diag *d)
{
    return d->count;
}

static int by_number(uint32_t a, uint32_t b)
{
    return (a > b) - (a < b);
}

static int by_place(const void *left, const void *right)
{
    const entry *a = *(const entry *const *)left, *b = *(const entry *const *)right;
    const pos *p = &a->error.at, *q = &b->error.at;
    int order = strcmp(p->source ? p->source->name : "", q->source ? q->source->name : "");

    if (order == 0) order = by_number(p->line, q->line);
    if (order == 0) order = by_number(p->column, q->column);
    return order != 0 ? order : by_number(a->number, b->number);
}

/* The bytes of the first `characters` characters, or all. */
static size_t bytes_of(stax_str line, uint32_t characters)
{
    size_t i = 0;

    while (i < line.len && characters > 0) {
        i++;
        while (i < line.len && ((unsigned char)line.data[i] & 0xC0) == 0x80) i++;
        characters--;
    }
    return i;
}

/* Blanks as wide as what stands before the place: a tab stays a tab. */
static void print_blanks(stax_str before, FILE *to)
{
    for (size_t i = 0; i < before.len; i++) {
        if (((unsigned char)before.data[i] & 0xC0) == 0x80) continue;
        putc(before.data[i] == '\t' ? '\t' : ' ', to);
    }
}

static void print_line(pos at, FILE *to)
{
    stax_str line = source_line(at.source, at.line);
    size_t before = bytes_of(line, at.column - 1);
    uint32_t left = source_characters((stax_str){line.data + before, line.len - before});
    uint32_t wide = at.length < left ? at.length : left;

    fprintf(to, "%5u | %.*s\n      | ", (unsigned)at.line, (int)line.len, line.data);
    print_blanks((stax_str){line.data, before}, to);
    putc('^', to);
    for (uint32_t i = 1; i < wide; i++) putc('~', to);
    putc('\n', to);
}

static void print_said(const said *s, const char *kind, FILE *to)
{
    if (s->at.source) fprintf(to, "%s:", s->at.source->name);
    if (s->at.line > 0) fprintf(to, "%u:%u:", (unsigned)s->at.line, (unsigned)s->at.column);
    fprintf(to, "%s%s: %s\n", s->at.source ? " " : "", kind, s->text);
    if (s->at.source && s->at.line > 0) print_line(s->at, to);
}

static void print_entry(const entry *e, FILE *to)
{
    print_said(&e->error, "error", to);
    for (size_t i = 0; i < e->notes.count; i++) print_said(&e->notes.items[i], "note", to);
}

void diag_print(const diag *d, FILE *to)
{
    const entry *sorted[DIAG_MOST];
    unsigned kept = d->count < DIAG_MOST ? d->count : DIAG_MOST;

    for (unsigned i = 0; i < kept; i++) sorted[i] = &d->kept[i];
    qsort(sorted, kept, sizeof *sorted, by_place);
    for (unsigned i = 0; i < kept; i++) print_entry(sorted[i], to);
    if (d->count > kept) fprintf(to, "and %u more\n", d->count - kept);
}
