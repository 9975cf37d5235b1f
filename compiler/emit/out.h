/*
 * Text that is printed as clang-format would have it: 100 columns, four blanks a level.
 *
 * A line that is too long is broken behind an operator or a comma, at the outermost bracket where
 * that helps, and goes on below what stands behind that bracket. A line without such a place stays
 * long: only names of the schema can be that long.
 */
#ifndef OUT_H
#define OUT_H

#include <stax/arena.h>

enum { OUT_COLUMNS = 100 };

typedef struct out {
    char *text; /* ends with NUL */
    size_t len, room;
    unsigned level; /* of indentation */
    bool braces;    /* around every statement of an if */
    stax_arena *arena;
} out;

/* printf's format in all of these. */
#define OUT_FORMAT __attribute__((format(printf, 2, 3)))

/* A line as it is, and one that is broken where it is too long. */
void out_raw(out *o, const char *format, ...) OUT_FORMAT;
void out_line(out *o, const char *format, ...) OUT_FORMAT;

/* A blank at which no line is broken. */
#define OUT_TIE "\1"

/* A row of a table that clang-format is kept from: `name = value`, on two lines where it can be. */
void out_row(out *o, const char *name, const char *value);

/* A variable or member; value: "", or " = {…}" on one line. */
void out_declare(out *o, const char *type, const char *name, const char *value);

/* The head of a function: "books_book *", "books_parse(…)" with what stands behind it. */
void out_function(out *o, const char *type, const char *rest);

/* `if (condition) statement`, on one line or two. */
void out_if(out *o, const char *condition, const char *statement);

void out_gap(out *o); /* an empty line */
void out_in(out *o);  /* the lines that follow stand one level deeper */
void out_back(out *o);

/* A comment, on one line where it fits. */
void out_comment(out *o, const char *format, ...) OUT_FORMAT;

/*
 * A comment of several paragraphs, which '\n' ends. One that begins with "name  " (a name, then
 * two blanks) goes on below the text behind it.
 */
void out_comments(out *o, const char *format, ...) OUT_FORMAT;

/* A rule across the page with a title: the head of a part. */
void out_rule(out *o, const char *format, ...) OUT_FORMAT;

/* Columns that a text is wide: characters of UTF-8, those of the east two. */
size_t out_width(const char *text);

#endif
