/*
 * Where a line of C that is too long goes on in the next. One walk over the line notes the places
 * at which it may be broken, each with its rank: outside before inside, operators before commas.
 * The last place of the best rank is taken.
 */
#include "emit/out_break.h"

#include "emit/out.h"

#include <limits.h>
#include <string.h>

/* --- widths ------------------------------------------------------------------------------- */

static bool continues(unsigned char c)
{
    return (c & 0xC0) == 0x80;
}

/* Characters of East Asia, from U+1100 on, take two columns: nearly all that have three bytes and
 * begin with E1 84..85 or E2 BA to ED, and all of four bytes that begin with F0 9F or F0 A0.. */
static size_t width_at(const unsigned char *p)
{
    if (continues(*p)) return 0;
    if (*p >= 0xE3 && *p <= 0xED) return 2;
    if (*p == 0xE1 && (p[1] == 0x84 || p[1] == 0x85)) return 2;
    if (*p == 0xE2 && p[1] >= 0xBA) return 2;
    return *p == 0xF0 && p[1] >= 0x9F ? 2 : 1;
}

size_t out_width(const char *text)
{
    size_t width = 0;

    for (const unsigned char *p = (const unsigned char *)text; *p; p++) width += width_at(p);
    return width;
}

size_t out_fill(const char *text, size_t len, size_t columns)
{
    size_t width = 0, border = 0, i = 0;

    for (; i < len && width <= columns; i++) {
        if (text[i] == ' ') border = i;
        width += width_at((const unsigned char *)text + i);
    }
    if (i == len && width <= columns) return len;
    if (border > 0) return border;
    while (i < len && text[i] != ' ') i++;
    return i;
}

/* --- places to break ---------------------------------------------------------------------- */

typedef struct place {
    size_t end, next; /* where the line ends, where the next begins */
    size_t indent;    /* of the next */
    unsigned rank;    /* less is better */
    unsigned depth;
    size_t open[OUT_DEEPEST];
    bool assignment;
} place;

typedef struct walk {
    out_break *b;
    size_t columns;
    size_t at, column;
    size_t open[OUT_DEEPEST];
    unsigned depth;
    place best;
} walk;

/* The end of a literal in quotes that begins at `at`. */
static size_t behind_quotes(const char *text, size_t at)
{
    char quote = text[at++];

    while (text[at] && text[at] != quote) at += text[at] == '\\' && text[at + 1] ? 2 : 1;
    return text[at] ? at + 1 : at;
}

static void offer(walk *w, size_t length, unsigned rank, size_t indent)
{
    if (w->column + length > w->columns || rank > w->best.rank) return;
    w->best = (place){w->at + length, w->at + length + 1, indent, rank, w->depth, {0}, false};
    for (unsigned i = 0; i < OUT_DEEPEST; i++) w->best.open[i] = w->open[i];
}

/* Behind an assignment, where the rest then fits. */
static void offer_assignment(walk *w)
{
    enum { LAST = 1000 };
    size_t indent = w->b->first_indent + 4;
    bool fits = indent + out_width(w->b->rest + w->at + 3) <= w->columns;

    if (w->depth > 0 || w->b->assigned) return;
    offer(w, 2, fits ? 0 : LAST, indent);
    if (w->best.end != w->at + 2) return;
    w->best.assignment = true;
    w->best.open[0] = indent;
}

static bool is(const walk *w, const char *what)
{
    const char *p = w->b->rest + w->at;

    while (*what && *p == *what) p++, what++;
    return *what == '\0';
}

/* Behind an opening bracket: where nothing else helps, or as asked for. */
static void offer_bracket(walk *w)
{
    enum { LAST = 2000 };
    size_t indent = w->b->first_indent + 4;
    unsigned rank = w->b->bracketed ? 0 : LAST + w->depth;

    if (w->b->bracketed && w->best.rank == 0) return;
    offer(w, 1, rank, indent);
    if (w->best.rank != rank || w->best.end != w->at + 1) return;
    w->best.next = w->at + 1;
    if (w->depth + 1 < OUT_DEEPEST) w->best.open[++w->best.depth] = indent;
}

/* Places begin with a blank or a comma; what stands before them is behind `at` already. */
static void look(walk *w)
{
    size_t inside = w->open[w->depth];

    if (is(w, ", ")) offer(w, 1, 4 * w->depth + 3, inside);
    if (is(w, " || ")) offer(w, 3, 4 * w->depth, inside);
    if (is(w, " && ")) offer(w, 3, 4 * w->depth + 1, inside);
    if (is(w, " | ")) offer(w, 2, 4 * w->depth + 2, inside);
    if (is(w, " = ")) offer_assignment(w);
    if (is(w, "(")) offer_bracket(w);
}

static void step(walk *w)
{
    const char *text = w->b->rest;
    char c = text[w->at];
    size_t end = c == '"' || c == '\'' ? behind_quotes(text, w->at) : w->at + 1;

    look(w);
    for (; w->at < end; w->at++) w->column += width_at((const unsigned char *)text + w->at);
    if ((c == '(' || c == '{') && w->depth + 1 < OUT_DEEPEST) w->open[++w->depth] = w->column;
    if ((c == ')' || c == '}') && w->depth > 0) w->depth--;
}

/* --- lines -------------------------------------------------------------------------------- */

/* How far in what belongs to these words goes on. */
static size_t hang_of(const char *text)
{
    static const char *const words[] = {"return ", "stax_str "};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strncmp(text, words[i], strlen(words[i])) == 0) return strlen(words[i]);
    return 4;
}

out_break out_break_begin(const char *text, size_t indent)
{
    size_t base = indent + hang_of(text);

    return (out_break){.rest = text, .next_indent = indent, .first_indent = indent, .open = {base}};
}

/* The rest in one line. */
static bool give_all(out_break *b, size_t len)
{
    b->line = b->rest;
    b->len = len;
    b->rest += len;
    return true;
}

bool out_break_next(out_break *b, size_t columns)
{
    if (*b->rest == '\0') return false;
    b->indent = b->next_indent;
    walk w = {.b = b, .columns = columns, .column = b->indent, .depth = b->depth};
    for (unsigned i = 0; i < OUT_DEEPEST; i++) w.open[i] = b->open[i];
    w.best.rank = UINT_MAX;
    while (b->rest[w.at]) step(&w);
    if (w.column <= columns || w.best.rank == UINT_MAX) return give_all(b, w.at);

    b->line = b->rest;
    b->len = w.best.end;
    b->rest += w.best.next;
    b->next_indent = w.best.indent;
    b->depth = w.best.depth;
    for (unsigned i = 0; i < OUT_DEEPEST; i++) b->open[i] = w.best.open[i];
    b->assigned |= w.best.assignment;
    b->bracketed = false;
    return true;
}
