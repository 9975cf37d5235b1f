/*
 * A row becomes a document and the text that ways.h compares: the mark is taken out and counted as
 * line, column and offset; the part of a schema line becomes its number.
 */
#include "claims.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static char *whole_file(const char *path)
{
    static char text[1 << 16];
    FILE *file = fopen(path, "rb");
    size_t len;

    if (file == NULL) fail_msg("%s cannot be opened", path);
    len = fread(text, 1, sizeof text - 1, file);
    assert_true(len < sizeof text - 1);
    text[len] = '\0';
    fclose(file);
    return text;
}

/* The number of the one line in which `part` stands. */
static unsigned line_of(const char *schema, const char *part)
{
    char path[512];
    const char *text, *found, *again;
    unsigned line = 1;

    (void)snprintf(path, sizeof path, "%s/tests/property/%s", STAX_SOURCE_DIR, schema);
    text = whole_file(path);
    found = strstr(text, part);
    if (found == NULL) {
        fail_msg("%s has no line with '%s'", schema, part);
        return 0;
    }
    again = strstr(found + 1, part);
    if (again) fail_msg("%s has more than one line with '%s'", schema, part);
    while (text < found) line += *text++ == '\n';
    return line;
}

/* in.xml:line:column of the offset. */
static void say_place(ways_text *to, const char *document, size_t offset)
{
    unsigned line = 1, column = 1;

    for (size_t i = 0; i < offset; i++) {
        bool lf = document[i] == '\n', crlf = document[i] == '\r' && document[i + 1] == '\n';
        if (lf || (document[i] == '\r' && !crlf))
            line++, column = 1;
        else if (((unsigned char)document[i] & 0xC0) != 0x80)
            column++;
    }
    ways_say(to, "@%zu in.xml:%u:%u: ", offset, line, column);
}

/* The last " | " in it; a path in an error may have others. */
static const char *last_bar(const char *text)
{
    const char *last = NULL;

    while ((text = strstr(text, " | ")) != NULL) last = text++;
    return last;
}

/* CODE @offset in.xml:line:column: path: reason (schema:line) */
static void say_error(ways_text *to, const claim_frame *frame, const char *document, size_t offset,
                      const char *want)
{
    const char *space = strchr(want, ' '), *bar = last_bar(want);
    const char *slash = strrchr(frame->schema, '/');

    assert_non_null(space);
    ways_say(to, "%.*s ", (int)(space - want), want);
    say_place(to, document, offset);
    if (bar == NULL) {
        ways_say(to, "%s", space + 1);
        return;
    }
    ways_say(to, "%.*s (%s:%u)", (int)(bar - space - 1), space + 1,
             slash ? slash + 1 : frame->schema, line_of(frame->schema, bar + 3));
}

void claims_check(const claim_frame *frame, const claim *row)
{
    ways_text document = {0}, want = {0};
    char *mark;

    ways_say(&document, "%s%s%s", frame->before ? frame->before : "", row->document,
             frame->after ? frame->after : "");
    mark = strchr(document.data, '^');
    if (mark) {
        memmove(mark, mark + 1, strlen(mark));
        document.len--;
        say_error(&want, frame, document.data, (size_t)(mark - document.data), row->want);
    } else {
        ways_say(&want, "%sEND", row->want);
    }
    ways_check(row->title, frame->parser, (stax_str){document.data, document.len}, NULL, want.data);
    ways_free(&document);
    ways_free(&want);
}

void claims_check_all(const claim_frame *frame, const claim *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) claims_check(frame, &rows[i]);
}

/* ---- saying values ------------------------------------------------------------------------ */

void say_str(ways_text *to, const stax_str *value)
{
    ways_say_str(to, *value);
}

void say_bool(ways_text *to, const bool *value)
{
    ways_say(to, *value ? "true" : "false");
}

void say_zone(ways_text *to, stax_zone zone)
{
    if (zone.given) ways_say(to, " zone %d", zone.minutes);
}

void say_date(ways_text *to, const stax_date *value)
{
    ways_say(to, "%" PRId32 "-%u-%u", value->year, value->month, value->day);
    say_zone(to, value->zone);
}
