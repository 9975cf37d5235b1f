/*
 * The harness of the tokens tells what is read; of the cursor the end is compared, and its events
 * with each other.
 */
#include "dtd_claims.h"

#include "cursor_claims.h"
#include "cursor_transcript.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* The end of a document as the harness says it: ".", or the error and its place. */
static void say_end(char *room, size_t size, const transcript *t)
{
    const stax_error *e = &t->error;

    if (t->status == STAX_END)
        (void)snprintf(room, size, ".");
    else
        (void)snprintf(room, size, "!%s %" PRIu64 ":%" PRIu64 " @%" PRIu64,
                       stax_status_name(e->code), e->line, e->column, e->offset);
}

static void check_end(const token_case *row, const stax_options *options)
{
    transcript_way way = {.options = options};
    transcript is = {0};
    char end[120];

    transcript_make(&is, stax_str_of(row->document), &way);
    say_end(end, sizeof end, &is);
    if (strstr(row->want, end) == NULL) fail_msg("%s: the cursor says %s", row->title, end);
    transcript_free(&is);
}

void dtd_claims_check(const token_case *rows, size_t count, const stax_options *options)
{
    for (size_t i = 0; i < count; i++) {
        token_check(rows[i].title, stax_str_of(rows[i].document), options, rows[i].want);
        check_end(&rows[i], options);
        cursor_ways_check(rows[i].title, stax_str_of(rows[i].document), options);
    }
}
