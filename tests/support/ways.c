/*
 * One function a way; a check calls them all and shows the first two texts that differ.
 */
#ifndef _POSIX_C_SOURCE
    #define _POSIX_C_SOURCE 200809L /* mkstemp */
#endif
#include "ways.h"

#include "cursor_transcript.h"
#include "injections.h"
#include "input/scan.h"

#include <errno.h>
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

/* ---- texts -------------------------------------------------------------------------------- */

static void make_room(ways_text *to, size_t more)
{
    size_t want = to->room ? to->room : 256;

    while (want - to->len <= more) want *= 2;
    if (want == to->room) return;
    to->data = realloc(to->data, to->room = want);
    assert_non_null(to->data);
}

void ways_say(ways_text *to, const char *format, ...)
{
    va_list list;
    int len;

    va_start(list, format);
    len = vsnprintf(NULL, 0, format, list);
    va_end(list);
    assert_true(len >= 0);
    make_room(to, (size_t)len + 1);
    va_start(list, format);
    (void)vsnprintf(to->data + to->len, (size_t)len + 1, format, list);
    va_end(list);
    to->len += (size_t)len;
}

static void say_byte(ways_text *to, char c)
{
    if (c >= ' ' && c < 0x7F) {
        make_room(to, 2);
        to->data[to->len++] = c;
        to->data[to->len] = '\0';
        return;
    }
    ways_say(to, "\\x%02X", (unsigned)(unsigned char)c);
}

void ways_say_str(ways_text *to, stax_str text)
{
    say_byte(to, '"');
    for (size_t i = 0; i < text.len; i++) say_byte(to, text.data[i]);
    say_byte(to, '"');
    if (text.data) assert_int_equal(text.data[text.len], '\0');
}

void ways_free(ways_text *text)
{
    free(text->data);
    *text = (ways_text){0};
}

static void say_status(ways_text *to, stax_status status, const stax_error *error)
{
    char line[1024];

    if (status == STAX_END) {
        assert_int_equal(error->code, STAX_OK);
        ways_say(to, "END");
        return;
    }
    assert_int_equal(error->code, status);
    stax_error_format(line, sizeof line, error);
    ways_say(to, "%s @%" PRIu64 " %s", stax_status_name(status), error->offset, line);
}

/* ---- cuts --------------------------------------------------------------------------------- */

static uint32_t random_below(uint64_t *random, size_t limit)
{
    *random = *random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(((*random >> 32) * limit) >> 32);
}

size_t ways_piece(ways_cut *cut, size_t left)
{
    size_t want = cut->size ? cut->size : left;

    if (cut->first > 0) {
        want = cut->first;
        cut->first = 0;
    } else if (cut->random) {
        want = 1 + random_below(&cut->random, cut->size);
    }
    return want < left ? want : left;
}

uint64_t ways_seed(void)
{
    const char *given = getenv("STAX_TEST_SEED");
    uint64_t seed = given ? strtoull(given, NULL, 10) : (uint64_t)time(NULL);

    print_message("seed %" PRIu64 "\n", seed);
    return seed;
}

/* A block of exactly this size. */
static char *block_of(const char *bytes, size_t len)
{
    char *block = malloc(len ? len : 1);

    assert_non_null(block);
    if (len) memcpy(block, bytes, len);
    return block;
}

/* ---- inputs ------------------------------------------------------------------------------- */

/* A document behind a function that gives some bytes at once. */
typedef struct source {
    stax_str left;
    ways_cut cut;
} source;

static ptrdiff_t give(void *context, char *room, size_t bytes)
{
    source *from = context;
    size_t n = from->left.len ? ways_piece(&from->cut, from->left.len) : 0;

    errno = EDOM; /* what a function that succeeds leaves there means nothing */
    if (n > bytes) n = bytes;
    if (n) memcpy(room, from->left.data, n);
    if (n) from->left.data += n;
    from->left.len -= n;
    return (ptrdiff_t)n;
}

static void write_file(char *path, stax_str document)
{
    int file = mkstemp(path);

    assert_true(file >= 0);
    assert_int_equal(write(file, document.data, document.len), (ssize_t)document.len);
    close(file);
}

/* Errors of all ways have the same name of the input in them. */
static stax_options named(const stax_options *options)
{
    stax_options named = options ? *options : (stax_options){0};

    if (named.file == NULL) named.file = "in.xml";
    return named;
}

/* ---- whole -------------------------------------------------------------------------------- */

static ways_text whole(const ways_parser *p, const stax_input *input, const stax_options *options)
{
    stax_arena arena = {0};
    stax_error error;
    stax_options o = named(options);
    ways_text text = {0};
    void *root;

    memset(&error, 0x5A, sizeof error);
    errno = 4711;
    root = p->parse(&arena, input, &o, &error);
    assert_int_equal(errno, 4711);
    if (root) p->say_root(&text, root);
    say_status(&text, root ? STAX_END : error.code, &error);
    if (root == NULL) assert_true(error.code > STAX_MORE);
    stax_arena_free(&arena);
    return text;
}

ways_text ways_whole(const ways_parser *p, stax_str document, const stax_options *options)
{
    char *block = block_of(document.data, document.len);
    stax_input input = stax_input_memory(block, document.len);
    ways_text text = whole(p, &input, options);

    free(block);
    return text;
}

/* ---- records ------------------------------------------------------------------------------ */

/* Records up to the end, an error, or MORE. */
static stax_status read_on(const ways_parser *p, stx_reader *reader, ways_text *text)
{
    const void *record;
    stax_status status;

    while ((status = stx_next(reader, &record)) == STAX_OK) p->say_record(text, record);
    assert_null(record);
    return status;
}

/* A status that ends a reader stays, and what is fed then changes nothing. */
static void check_sticky(stx_reader *reader, stax_status status, const stax_error *error)
{
    stax_error before = *error;
    const void *record = &before;

    assert_int_equal(stx_next(reader, &record), status);
    assert_null(record);
    assert_true(stx_feed(reader, "<", 1, true) == (status == STAX_END ? STAX_E_STATE : status));
    assert_int_equal(stx_next(reader, &record), status);
    assert_memory_equal(&before, error, sizeof before);
}

static ways_text records(const ways_parser *p, const stax_input *input, const stax_options *options)
{
    stax_error error;
    stax_options o = named(options);
    ways_text text = {0};
    stx_reader *reader;
    stax_status status;

    memset(&error, 0x5A, sizeof error);
    errno = 4711;
    reader = p->open(input, &o, &error);
    if (reader == NULL) {
        say_status(&text, error.code, &error);
        return text;
    }
    status = read_on(p, reader, &text);
    assert_int_equal(errno, 4711);
    if (status == STAX_END) p->say_root(&text, stx_head(reader));
    say_status(&text, status, &error);
    check_sticky(reader, status, &error);
    stx_shutdown(reader);
    return text;
}

static ways_text records_of_memory(const ways_parser *p, stax_str document,
                                   const stax_options *options)
{
    char *block = block_of(document.data, document.len);
    stax_input input = stax_input_memory(block, document.len);
    ways_text text = records(p, &input, options);

    free(block);
    return text;
}

ways_text ways_pushed(const ways_parser *p, stax_str document, const stax_options *options,
                      ways_cut cut)
{
    stax_error error;
    stax_options o = named(options);
    ways_text text = {0};
    stx_reader *reader = p->open(NULL, &o, &error);
    stax_status status = STAX_MORE;
    bool last = false;

    assert_non_null(reader);
    while (status == STAX_MORE) {
        size_t n = document.len ? ways_piece(&cut, document.len) : 0;
        char *block = block_of(document.data, n);

        assert_false(last);
        last = cut.late ? n == 0 : n == document.len;
        document.data += n;
        document.len -= n;
        assert_int_equal(stx_feed(reader, block, n, last), STAX_OK);
        status = read_on(p, reader, &text);
        free(block);
    }
    if (status == STAX_END) p->say_root(&text, stx_head(reader));
    say_status(&text, status, &error);
    check_sticky(reader, status, &error);
    stx_shutdown(reader);
    return text;
}

/* ---- checks ------------------------------------------------------------------------------- */

/* What is compared: the first text is what the others should be. */
typedef struct comparison {
    const char *title;
    const ways_parser *parser;
    stax_str document;
    const stax_options *options;
    char *whole;   /* what a whole document says */
    char *records; /* what a stream says: records before an error are told as well */
} comparison;

static void compare(const comparison *c, char **want, ways_text text, const char *format, ...)
{
    char way[80];
    va_list list;

    va_start(list, format);
    (void)vsnprintf(way, sizeof way, format, list);
    va_end(list);
    if (*want == NULL) {
        *want = text.data;
        return;
    }
    if (strcmp(*want, text.data) != 0) {
        if (text.len < 4000)
            fail_msg("%s, %s:\n%s\nis not\n%s", c->title, way, text.data, *want);
        else
            fail_msg("%s, %s: ends with\n%s", c->title, way, text.data + text.len - 1000);
    }
    ways_free(&text);
}

static void compare_function(comparison *c, ways_cut cut)
{
    source from = {c->document, cut};
    stax_input input = stax_input_read(give, &from);

    if (c->parser->takes_functions)
        compare(c, &c->whole, whole(c->parser, &input, c->options), "whole, %zu at once", cut.size);
    from = (source){c->document, cut};
    if (c->parser->open)
        compare(c, &c->records, records(c->parser, &input, c->options), "%zu at once", cut.size);
}

static void compare_file(comparison *c)
{
    char path[] = "ways_XXXXXX";
    stax_input input = stax_input_path(path);

    write_file(path, c->document);
    compare(c, &c->whole, whole(c->parser, &input, c->options), "file, whole");
    if (c->parser->open) compare(c, &c->records, records(c->parser, &input, c->options), "file");
    unlink(path);
}

/* In memory, where the document touches a page that nobody can read. */
static void compare_guarded(comparison *c, const stax_options *options, guarded_side side)
{
    guarded pages = guarded_make(c->document.len);
    stax_input input = stax_input_memory(guarded_put(&pages, c->document, side), c->document.len);

    compare(c, &c->whole, whole(c->parser, &input, options), "kernel %s, guarded, side %d",
            options->kernel, (int)side);
    if (c->parser->open)
        compare(c, &c->records, records(c->parser, &input, options),
                "kernel %s, records, guarded, side %d", options->kernel, (int)side);
    guarded_free(&pages);
}

static void compare_kernels(comparison *c, ways_cut cut)
{
    stax_options with = c->options ? *c->options : (stax_options){0};

    for (size_t i = 0; stx_kernels[i]; i++) {
        if (!stx_kernels[i]->usable()) continue;
        with.kernel = stx_kernels[i]->name;
        compare(c, &c->whole, ways_whole(c->parser, c->document, &with), "kernel %s", with.kernel);
        compare_guarded(c, &with, GUARDED_END);
        compare_guarded(c, &with, GUARDED_BEGIN);
        if (c->parser->open)
            compare(c, &c->records, ways_pushed(c->parser, c->document, &with, cut),
                    "kernel %s, pushed", with.kernel);
    }
}

/* The last line is the status: the same whether records were given before or not. */
static void compare_last_lines(const comparison *c)
{
    const char *whole, *records;

    if (c->records == NULL) return;
    whole = strrchr(c->whole, '\n');
    records = strrchr(c->records, '\n');
    whole = whole ? whole + 1 : c->whole;
    records = records ? records + 1 : c->records;
    if (strcmp(whole, records) != 0)
        fail_msg("%s: records end with\n%s\nand the whole with\n%s", c->title, records, whole);
    if (strcmp(whole, "END") == 0 && strcmp(c->whole, c->records) != 0)
        fail_msg("%s: records\n%s\nand the whole\n%s", c->title, c->records, c->whole);
}

static void compare_memory(comparison *c, const char *want)
{
    compare(c, &c->whole, ways_whole(c->parser, c->document, c->options), "memory, whole");
    if (want && strcmp(c->whole, want) != 0)
        fail_msg("%s:\n%s\nis not what is wanted:\n%s", c->title, c->whole, want);
    if (c->parser->open)
        compare(c, &c->records, records_of_memory(c->parser, c->document, c->options), "memory");
    compare_last_lines(c);
}

static void compare_pushed(comparison *c, ways_cut cut)
{
    if (c->parser->open)
        compare(c, &c->records, ways_pushed(c->parser, c->document, c->options, cut),
                "pushed, %zu first, then %zu at once%s", cut.first, cut.size,
                cut.late ? ", end told late" : "");
}

/* With STAX_TEST_INJECT allocations fail instead, of documents that are not too long for that. */
static bool is_injected(const char *title, const ways_parser *p, stax_str document,
                        const stax_options *options)
{
    enum { LONGEST = 30000 };

    if (getenv("STAX_TEST_INJECT") == NULL) return false;
    if (document.len > LONGEST) return true;
    print_message("%s: %zu injections\n", title, inject_parser(title, p, document, options));
    return true;
}

void ways_check(const char *title, const ways_parser *p, stax_str document,
                const stax_options *options, const char *want)
{
    static const size_t sizes[] = {1, 2, 3, 7, 64};
    comparison c = {title, p, document, options, NULL, NULL};

    if (is_injected(title, p, document, options)) return;
    compare_memory(&c, want);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        compare_function(&c, (ways_cut){.size = sizes[i]});
    compare_file(&c);
    compare_kernels(&c, (ways_cut){.size = 1});
    transcript_check_guarded(title, document);
    compare_pushed(&c, (ways_cut){.size = 1});
    for (size_t first = 0; first <= document.len; first++)
        compare_pushed(&c, (ways_cut){.first = first, .late = first % 2 == 0});
    free(c.whole);
    free(c.records);
}

void ways_check_long(const char *title, const ways_parser *p, stax_str document,
                     const stax_options *options, uint64_t seed)
{
    comparison c = {title, p, document, options, NULL, NULL};

    if (is_injected(title, p, document, options)) return;
    compare_memory(&c, NULL);
    compare_function(&c, (ways_cut){.size = 64});
    compare_function(&c, (ways_cut){.size = 100000, .random = seed | 1});
    compare_file(&c);
    compare_kernels(&c, (ways_cut){.size = 4096});
    compare_pushed(&c, (ways_cut){.size = 64});
    for (size_t most = 10; most < 1000000; most *= 10)
        compare_pushed(&c, (ways_cut){.size = most, .random = (seed + most) | 1});
    free(c.whole);
    free(c.records);
}

void ways_check_guarded(const char *title, const ways_parser *p, stax_str document)
{
    comparison c = {title, p, document, NULL, NULL, NULL};
    stax_options options = {0};

    compare_memory(&c, NULL);
    for (size_t i = 0; stx_kernels[i]; i++) {
        if (!stx_kernels[i]->usable()) continue;
        options.kernel = stx_kernels[i]->name;
        compare_guarded(&c, &options, GUARDED_END);
        compare_guarded(&c, &options, GUARDED_BEGIN);
    }
    free(c.whole);
    free(c.records);
}
