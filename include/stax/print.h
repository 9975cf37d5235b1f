/*
 * An error for people: the line that stax_error_format makes, then the line of the document with a
 * caret under the fault. Header only, because libstax itself prints nothing.
 *
 *   books.xml:17:12: catalog/book[3]/price: "12,5" is not a decimal(2) (books.schema:21)
 *      17 |     <price>12,5</price>
 *         |            ^
 */
#ifndef STAX_PRINT_H
#define STAX_PRINT_H

#include <stax/sink.h>
#include <stax/status.h>

#include <inttypes.h>
#include <stdio.h>

/* A tab stays a tab, so that the caret stands under its byte whatever the tab's width; bytes that
 * only continue a UTF-8 character take no column. */
static inline void stax_print_source(FILE *to, const char *source)
{
    for (; *source; source++) {
        int code = (unsigned char)*source;
        fputc((code < 0x20 && code != '\t') || code == 0x7f ? '?' : code, to);
    }
}

static inline void stax_print_caret(FILE *to, const char *source, size_t caret)
{
    for (size_t i = 0; i < caret && source[i]; i++) {
        int code = (unsigned char)source[i];
        if ((code & 0xc0) != 0x80) fputc(code == '\t' ? '\t' : ' ', to);
    }
    fputs("^\n", to);
}

/* Prints an error to a stream, with a line end. A failed write is left in ferror(to). */
static inline void stax_error_print(FILE *to, const stax_error *error)
{
    char text[1024]; /* the parts of a stax_error and the longest reason fit */

    stax_error_format(text, sizeof text, error);
    fprintf(to, "%s\n", text);
    if (error->source[0] == '\0') return;

    int width = fprintf(to, "%5" PRIu64 " ", error->line);
    fputs("| ", to);
    stax_print_source(to, error->source);
    fprintf(to, "\n%*s| ", width, "");
    stax_print_caret(to, error->source, error->caret);
}

/* A sink (stax/sink.h) whose context is a FILE. */
static inline bool stax_sink_file(void *file, const char *bytes, size_t len)
{
    return fwrite(bytes, 1, len, (FILE *)file) == len;
}

#endif
