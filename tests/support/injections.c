/*
 * A trial is one way of reading. It runs once undisturbed, which counts its allocations and gives
 * the text that is right, and then twice for each of them.
 */
#ifndef _POSIX_C_SOURCE
    #define _POSIX_C_SOURCE 200809L /* mkstemp */
#endif
#include "injections.h"

#include "cursor_transcript.h"
#include "failing_allocator.h"

#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

typedef struct trial trial;
struct trial {
    const char *title, *way;
    stax_str document;
    stax_options options; /* with the allocator that fails */
    const ways_parser *parser;
    const char *path; /* of a file with the document */
    size_t piece;
    transcript_calls calls;
    failing_allocator memory;
    stax_status status;
    /* Reads once; what it says. When it failed, it reads again where something is left to use. */
    ways_text (*read)(trial *);
};

/* ---- one outcome -------------------------------------------------------------------------- */

/* What the trial ended with, and that a failure is told as one should be. */
static void take_status(trial *t, stax_status status, const stax_error *error, ways_text *said)
{
    char line[512];

    t->status = status;
    assert_int_equal(errno, 4711);
    (void)stax_error_format(line, sizeof line, error);
    if (status == STAX_E_MEMORY) {
        assert_int_equal(error->code, STAX_E_MEMORY);
        assert_int_equal(error->os_error, 0);
        assert_non_null(strstr(line, "out of memory"));
    }
    ways_say(said, "%s %s", stax_status_name(status), status == STAX_END ? "" : line);
}

static void begin(trial *t, stax_error *error)
{
    memset(error, 0x5A, sizeof *error);
    errno = 4711;
    t->status = STAX_OK;
}

static ptrdiff_t give(void *context, char *room, size_t bytes)
{
    stax_str *left = context;
    size_t n = bytes < 64 ? bytes : 64;

    if (n > left->len) n = left->len;
    if (n > 0) memcpy(room, left->data, n);
    if (n > 0) left->data += n;
    left->len -= n;
    return (ptrdiff_t)n;
}

/* ---- whole documents ---------------------------------------------------------------------- */

static ways_text parse_into(trial *t, stax_arena *arena, const stax_input *input)
{
    ways_text said = {0};
    stax_error error;
    void *root;

    begin(t, &error);
    root = t->parser->parse(arena, input, &t->options, &error);
    if (root) t->parser->say_root(&said, root);
    take_status(t, root ? STAX_END : error.code, &error, &said);
    return said;
}

static ways_text parse_once(trial *t, stax_arena *arena)
{
    stax_str left = t->document;
    stax_input input = stax_input_memory(left.data, left.len);

    if (t->piece > 0) input = stax_input_read(give, &left);
    if (t->path) input = stax_input_path(t->path);
    return parse_into(t, arena, &input);
}

/* After a failure the arena is reset, and the same document read into it once more. */
static ways_text parse(trial *t)
{
    stax_arena arena;
    ways_text said;
    stax_status status;

    stax_arena_init(&arena, t->options.allocator, NULL, 0);
    said = parse_once(t, &arena);
    if (t->status == STAX_E_MEMORY) {
        ways_text again;

        status = t->status;
        ways_free(&said);
        stax_arena_reset(&arena);
        t->memory.fail_at = 0;
        again = parse_once(t, &arena);
        t->status = status;
        said = again;
    }
    stax_arena_free(&arena);
    return said;
}

/* ---- records ------------------------------------------------------------------------------ */

static stax_status read_on(trial *t, stx_reader *reader, ways_text *said)
{
    const void *record;
    stax_status status;

    while ((status = stx_next(reader, &record)) == STAX_OK) t->parser->say_record(said, record);
    assert_null(record);
    return status;
}

static stax_status feed_all(trial *t, stx_reader *reader, ways_text *said)
{
    stax_str left = t->document;
    stax_status status = STAX_MORE;

    while (status == STAX_MORE) {
        size_t n = left.len < t->piece ? left.len : t->piece;

        assert_int_equal(stx_feed(reader, left.data, n, n == left.len), STAX_OK);
        if (n > 0) left.data += n;
        left.len -= n;
        status = read_on(t, reader, said);
    }
    return status;
}

/* A reader that has failed says so again, whatever is asked of it, and takes no memory for it. */
static void check_sticky(trial *t, stx_reader *reader, stax_status status)
{
    const void *record = t;
    size_t calls = t->memory.calls;

    if (status != STAX_E_MEMORY) return;
    assert_int_equal(stx_next(reader, &record), STAX_E_MEMORY);
    assert_null(record);
    assert_int_equal(stx_feed(reader, "<", 1, true), STAX_E_MEMORY);
    assert_int_equal(stx_next(reader, &record), STAX_E_MEMORY);
    assert_int_equal(t->memory.calls, calls);
}

static ways_text read_records(trial *t, const stax_input *input)
{
    ways_text said = {0};
    stax_error error;
    stax_status status;
    stx_reader *reader;

    begin(t, &error);
    reader = t->parser->open(input, &t->options, &error);
    if (reader == NULL) {
        take_status(t, error.code, &error, &said);
        return said;
    }
    status = input ? read_on(t, reader, &said) : feed_all(t, reader, &said);
    if (status == STAX_END) t->parser->say_root(&said, stx_head(reader));
    take_status(t, status, &error, &said);
    check_sticky(t, reader, status);
    stx_shutdown(reader);
    return said;
}

static ways_text records(trial *t)
{
    stax_str left = t->document;
    stax_input input = stax_input_memory(left.data, left.len);

    if (t->piece > 0) input = stax_input_read(give, &left);
    if (t->path) input = stax_input_path(t->path);
    return read_records(t, &input);
}

static ways_text pushed(trial *t)
{
    return read_records(t, NULL);
}

/* ---- the cursor --------------------------------------------------------------------------- */

static ways_text transcribe(trial *t, bool read)
{
    transcript_way way = {
        .piece = t->piece, .read = read, .calls = t->calls, .options = &t->options};
    transcript text = {0};

    errno = 4711;
    transcript_make(&text, t->document, &way);
    t->status = text.status;
    return (ways_text){text.text, text.len, text.room};
}

static ways_text cursor_read(trial *t)
{
    return transcribe(t, true);
}

static ways_text cursor_given(trial *t)
{
    return transcribe(t, false);
}

/* Event by event, by a file or from memory. */
static ways_text cursor_plain(trial *t)
{
    stax_input input = stax_input_memory(t->document.data, t->document.len);
    ways_text said = {0};
    stax_error error;
    stax_cursor *c;
    stax_event event;

    if (t->path) input = stax_input_path(t->path);
    begin(t, &error);
    c = stax_cursor_open(&input, &t->options, &error);
    if (c == NULL) {
        take_status(t, error.code, &error, &said);
        return said;
    }
    do {
        event = stax_cursor_next(c);
        ways_say(&said, "%d %zu\n", (int)event, stax_cursor_depth(c));
    } while (event != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END &&
             stax_cursor_error(c)->code == STAX_OK);
    assert_int_equal(event == STAX_EVENT_ERROR, stax_cursor_error(c)->code != STAX_OK);
    take_status(t, stax_cursor_status(c), &error, &said);
    stax_cursor_close(c);
    return said;
}

/* ---- all allocations of a trial ----------------------------------------------------------- */

static void check_even(const trial *t, size_t call)
{
    if (failing_allocator_is_even(&t->memory)) return;
    fail_msg("%s, %s, call %zu: %zu blocks are left, %zu releases are wrong", t->title, t->way,
             call, t->memory.blocks, t->memory.wrong);
}

static void inject(trial *t, size_t call, bool after, const ways_text *want)
{
    ways_text said;

    t->memory = (failing_allocator){.fail_at = call, .fail_after = after};
    said = t->read(t);
    if (t->status != STAX_E_MEMORY)
        fail_msg("%s, %s, call %zu%s: %s:\n%s", t->title, t->way, call,
                 after ? " and later ones" : "", stax_status_name(t->status), said.data);
    if (t->read == parse && strcmp(said.data, want->data) != 0)
        fail_msg("%s, %s, call %zu%s: again:\n%s\nis not\n%s", t->title, t->way, call,
                 after ? " and later ones" : "", said.data, want->data);
    check_even(t, call);
    ways_free(&said);
}

/* Runs a trial undisturbed. */
static ways_text undisturbed(trial *t)
{
    ways_text said;

    t->memory = (failing_allocator){0};
    said = t->read(t);
    check_even(t, 0);
    return said;
}

static size_t inject_all(trial *t)
{
    stax_allocator allocator = failing_allocator_use(&t->memory);
    ways_text want, again;
    size_t calls;

    t->options.allocator = &allocator;
    want = undisturbed(t);
    calls = t->memory.calls;
    for (size_t call = 1; call <= calls; call++) {
        inject(t, call, false, &want);
        inject(t, call, true, &want);
    }
    again = undisturbed(t);
    if (strcmp(again.data, want.data) != 0)
        fail_msg("%s, %s: at last:\n%s\nis not\n%s", t->title, t->way, again.data, want.data);
    ways_free(&want);
    ways_free(&again);
    return 2 * calls;
}

/* ---- all trials of a document ------------------------------------------------------------- */

static void write_file(char *path, stax_str document)
{
    int file = mkstemp(path);

    assert_true(file >= 0);
    assert_int_equal(write(file, document.data, document.len), (ssize_t)document.len);
    close(file);
}

/* The document in a block of its own size, so that a sanitizer sees who reads beyond it. */
static char *block_of(stax_str document)
{
    char *block = malloc(document.len ? document.len : 1);

    assert_non_null(block);
    if (document.len) memcpy(block, document.data, document.len);
    return block;
}

size_t inject_parser(const char *title, const ways_parser *p, stax_str document,
                     const stax_options *options)
{
    char path[] = "inject_XXXXXX", *block = block_of(document);
    trial rows[] = {
        {.way = "whole, memory", .read = parse},
        {.way = "whole, file", .read = parse, .path = path},
        {.way = "whole, function", .read = parse, .piece = 64},
        {.way = "records, memory", .read = records},
        {.way = "records, file", .read = records, .path = path},
        {.way = "records, function", .read = records, .piece = 64},
        {.way = "records, pushed", .read = pushed, .piece = 7},
    };
    size_t count = 0;

    write_file(path, document);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        trial *t = &rows[i];

        if (t->read != parse && p->open == NULL) continue;
        if (t->read == parse && t->piece > 0 && !p->takes_functions) continue;
        t->title = title;
        t->parser = p;
        t->document = (stax_str){block, document.len};
        if (options) t->options = *options;
        count += inject_all(t);
    }
    unlink(path);
    free(block);
    return count;
}

size_t inject_cursor(const char *title, stax_str document, const stax_options *options)
{
    char path[] = "inject_XXXXXX";
    trial rows[] = {
        {.way = "in memory", .read = cursor_given},
        {.way = "in memory, leaves", .read = cursor_given, .calls = TRANSCRIPT_LEAVES},
        {.way = "in memory, skips", .read = cursor_given, .calls = TRANSCRIPT_SKIPS},
        {.way = "in memory, plain", .read = cursor_plain},
        {.way = "a file", .read = cursor_plain, .path = path},
        {.way = "a function, tags", .read = cursor_read, .piece = 64, .calls = TRANSCRIPT_TAGS},
        {.way = "pushed", .read = cursor_given, .piece = 7},
        {.way = "pushed, leaves", .read = cursor_given, .piece = 3, .calls = TRANSCRIPT_LEAVES},
    };
    size_t count = 0;

    write_file(path, document);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        trial *t = &rows[i];

        t->title = title;
        t->document = document;
        if (options) t->options = *options;
        count += inject_all(t);
    }
    unlink(path);
    return count;
}
