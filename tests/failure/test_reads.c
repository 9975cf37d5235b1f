/*
 * Reads that fail, are short, are interrupted, or say that the input ends: every one of them, for
 * files, streams and functions, through the cursor and generated readers.
 *
 * open and read of libstax are linked to those of this file (--wrap), so that the nth call does
 * what a test wants. What must come of a fault follows from documents in memory:
 *
 *   interrupted, short   what the whole document says
 *   ended early          what the document cut there says
 *   failed               an error that the document has before that place, else E_READ there
 */
#ifndef _GNU_SOURCE
    #define _GNU_SOURCE 1 /* fopencookie */
#endif
#include "failure_corpus.h"
#include "slow_build.h"
#include "zoo_parser.h"

#include <stax/cursor.h>

#include <errno.h>
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

/* ---- a source that fails ------------------------------------------------------------------ */

typedef enum fault { NO_FAULT, FAILS, ENDS, INTERRUPTED } fault;

static struct source {
    bool armed; /* the reads of libstax are ours */
    stax_str document;
    size_t at;    /* bytes that were given */
    size_t piece; /* most at once; 0: at random */
    uint64_t random;
    fault fault;
    size_t nth, calls;
    bool after; /* once failed, it fails for ever */
    int why;    /* errno of a failure */
} source;

static size_t next_piece(size_t bytes)
{
    size_t left = source.document.len - source.at, n = source.piece;

    if (n == 0) {
        source.random = source.random * UINT64_C(6364136223846793005) + 1442695040888963407U;
        n = 1 + (size_t)(source.random >> 40) % 300;
    }
    if (n > bytes) n = bytes;
    return n < left ? n : left;
}

/* The next bytes, or the fault whose turn it is. errno of a success means nothing. */
static ptrdiff_t give(void *context, char *room, size_t bytes)
{
    size_t n;
    bool now = ++source.calls == source.nth || (source.after && source.calls > source.nth);

    (void)context;
    errno = EDOM;
    if (now && source.fault == ENDS) return 0;
    if (now && source.fault != NO_FAULT) {
        errno = source.fault == FAILS ? source.why : EINTR;
        return -1;
    }
    n = next_piece(bytes);
    if (n > 0) memcpy(room, source.document.data + source.at, n);
    source.at += n;
    return (ptrdiff_t)n;
}

ssize_t __real_read(int file, void *room, size_t bytes);
ssize_t __wrap_read(int file, void *room, size_t bytes);

ssize_t __wrap_read(int file, void *room, size_t bytes)
{
    return source.armed ? give(NULL, room, bytes) : __real_read(file, room, bytes);
}

static ssize_t read_cookie(void *context, char *room, size_t bytes)
{
    return give(context, room, bytes);
}

/* ---- ways --------------------------------------------------------------------------------- */

/* What a reading came to: what it said before its end, and the end. */
typedef struct outcome {
    ways_text said;
    stax_status status;
    stax_error error;
} outcome;

typedef void reading(outcome *o, const ways_parser *p, const stax_input *input);

static void read_events(outcome *o, const ways_parser *p, const stax_input *input)
{
    stax_cursor *c = stax_cursor_open(input, NULL, &o->error);
    stax_event event;

    (void)p;
    assert_non_null(c);
    while ((event = stax_cursor_next(c)) != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END) {
        if (event != STAX_EVENT_TEXT) ways_say(&o->said, "%d %zu\n", event, stax_cursor_depth(c));
    }
    o->status = event == STAX_EVENT_ERROR ? stax_cursor_status(c) : STAX_END;
    stax_cursor_close(c);
}

static void read_whole(outcome *o, const ways_parser *p, const stax_input *input)
{
    stax_arena arena = {0};
    void *root = p->parse(&arena, input, NULL, &o->error);

    if (root) p->say_root(&o->said, root);
    o->status = root ? STAX_END : o->error.code;
    stax_arena_free(&arena);
}

static void read_records(outcome *o, const ways_parser *p, const stax_input *input)
{
    stx_reader *reader = p->open(input, NULL, &o->error);
    const void *record;

    assert_non_null(reader);
    while ((o->status = stx_next(reader, &record)) == STAX_OK) p->say_record(&o->said, record);
    stx_shutdown(reader);
}

static const struct way {
    const char *title;
    reading *read;
    bool parser, functions; /* takes one; takes functions only when that does */
} ways[] = {
    {"events", read_events, false, false},
    {"records", read_records, true, false},
    {"whole", read_whole, true, true},
};

typedef enum kind { BY_FUNCTION, BY_PATH, BY_STREAM, KINDS } kind;
static const char *const kinds[] = {"function", "path", "stream"};

static char path[] = "reads_XXXXXX"; /* an empty file: what is read of it, `give` gives */

static void run(outcome *o, const struct way *w, const fixture *f, kind from)
{
    cookie_io_functions_t functions = {.read = read_cookie};
    FILE *stream = from == BY_STREAM ? fopencookie(NULL, "r", functions) : NULL;
    stax_input input = stax_input_read(give, NULL);

    if (from == BY_PATH) input = stax_input_path(path);
    if (stream) {
        setvbuf(stream, NULL, _IOFBF, 1 << 16);
        input = stax_input_file(stream);
    }
    *o = (outcome){{0}, STAX_OK, {0}};
    source.at = source.calls = 0;
    source.document = f->document;
    source.armed = true;
    errno = 4711;
    w->read(o, f->parser, &input);
    assert_int_equal(errno, 4711);
    source.armed = false;
    if (stream) fclose(stream);
}

static void run_memory(outcome *o, const struct way *w, const fixture *f, size_t len)
{
    char *block = malloc(len ? len : 1);
    stax_input input;

    assert_non_null(block);
    if (len > 0) memcpy(block, f->document.data, len);
    input = stax_input_memory(block, len);
    *o = (outcome){{0}, STAX_OK, {0}};
    w->read(o, f->parser, &input);
    free(block);
}

/* ---- what must come of it ----------------------------------------------------------------- */

static bool is_same_text(const ways_text *a, const ways_text *b)
{
    return a->len == b->len && (a->len == 0 || memcmp(a->data, b->data, a->len) == 0);
}

enum { UNCOUNTED = UINT16_MAX }; /* a line that is not known here */

/* Whether an outcome is the wanted one. */
static bool is_same_end(const outcome *a, const outcome *b)
{
    return a->status == b->status && a->error.code == b->error.code &&
           a->error.os_error == b->error.os_error && a->error.offset == b->error.offset &&
           (b->error.line == UNCOUNTED ||
            (a->error.line == b->error.line && a->error.column == b->error.column));
}

typedef struct trial {
    const fixture *f;
    const struct way *way;
    kind from;
    outcome whole; /* of the document in memory */
} trial;

static void refuse(const trial *t, const outcome *is, const outcome *want)
{
    fail_msg("%s, %s by a %s, fault %d at read %zu of %zu, pieces of %zu: %s %d @%" PRIu64
             ", not %s %d @%" PRIu64 "\n%s\n%s",
             t->f->title, t->way->title, kinds[t->from], (int)source.fault, source.nth,
             source.calls, source.piece, stax_status_name(is->status), is->error.os_error,
             is->error.offset, stax_status_name(want->status), want->error.os_error,
             want->error.offset, is->said.data ? is->said.data : "",
             want->said.data ? want->said.data : "");
}

static void check(const trial *t, const outcome *want)
{
    outcome is;

    run(&is, t->way, t->f, t->from);
    if (!is_same_end(&is, want) ||
        (t->way->read != read_whole && !is_same_text(&is.said, &want->said)))
        refuse(t, &is, want);
    ways_free(&is.said);
}

/* The place behind `len` bytes of a document that is right up to there; lines of ASCII alone. */
static void set_place(outcome *o, const char *document, size_t len)
{
    o->error.line = o->error.column = 1;
    o->error.offset = len;
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)document[i];

        if (c == 0 || c >= 0x80) {
            o->error.line = UNCOUNTED;
            return;
        }
        if (c == '\n' || (c == '\r' && (i + 1 == len || document[i + 1] != '\n')))
            o->error.line++, o->error.column = 1;
        else if (c != '\r')
            o->error.column++;
    }
}

/* Whether bytes that end too early may begin a character of UTF-8 (RFC 3629). */
static bool may_begin(const char *bytes, size_t len)
{
    unsigned char lead = (unsigned char)bytes[0], next = len > 1 ? (unsigned char)bytes[1] : 0xA0;
    size_t whole = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;

    if (lead < 0xC2 || lead > 0xF4 || len >= whole || next < 0x80 || next > 0xBF) return false;
    if (len == 1) return true;
    if (lead == 0xE0 || lead == 0xF0) return next >= (lead == 0xE0 ? 0xA0 : 0x90);
    if (lead == 0xED || lead == 0xF4) return next < (lead == 0xED ? 0xA0 : 0x90);
    return true;
}

/* Whether the outcome of the first `len` bytes is only that they are not all. */
static bool is_of_the_cut(const trial *t, const outcome *o, size_t len)
{
    size_t at = (size_t)o->error.offset;

    if (o->status == STAX_E_ENCODED) /* half a character */
        return len - at < 4 && strncmp(o->error.want, "UTF-16", 6) == 0;
    if (o->status == STAX_E_UTF8) return may_begin(t->f->document.data + at, len - at);
    return o->status == STAX_END || o->status == STAX_E_TRUNCATED ||
           o->status == STAX_E_EMPTY_DOCUMENT;
}

/* What the first `len` bytes say when no more can be read: E_READ at the end of what is there. */
static void make_failed(const trial *t, size_t len, outcome *want)
{
    run_memory(want, t->way, t->f, len);
    if (!is_of_the_cut(t, want, len)) return;
    if (want->status == STAX_END) set_place(want, t->f->document.data, len);
    want->status = want->error.code = STAX_E_READ;
    want->error.os_error = source.why;
}

/* ---- faults ------------------------------------------------------------------------------- */

static size_t faults;

/* How many bytes come before the nth read, all of them `piece` long. */
static size_t bytes_before(const trial *t, size_t nth)
{
    size_t len = t->f->document.len;

    return nth - 1 < len / source.piece + 1 && (nth - 1) * source.piece < len
               ? (nth - 1) * source.piece
               : len;
}

/*
 * A FILE is asked for much at once, and gives nothing of that when it fails: of a document that it
 * would give at once nothing is read.
 */
static void fail_for_good(trial *t, size_t len)
{
    enum { AT_ONCE = 16 << 10 };
    outcome want;

    if (t->from == BY_STREAM && t->f->document.len > AT_ONCE) return;
    source.fault = FAILS;
    make_failed(t, t->from == BY_STREAM ? 0 : len, &want);
    check(t, &want);
    ways_free(&want.said);
    faults++;
}

static void fail_at(trial *t, size_t nth)
{
    outcome want;
    size_t len = bytes_before(t, nth);

    source.nth = nth;
    fail_for_good(t, len);

    source.fault = ENDS;
    source.after = true;
    run_memory(&want, t->way, t->f, len);
    check(t, &want);
    ways_free(&want.said);
    source.after = false;

    source.fault = INTERRUPTED;
    if (t->from != BY_FUNCTION) check(t, &t->whole);
    faults += t->from == BY_FUNCTION ? 1 : 2;
}

/* Every read of a document that comes in pieces, at most about `most` of them. */
static void fail_all(trial *t, size_t most)
{
    size_t len = t->f->document.len, reads;

    source.why = EIO;
    source.piece = len / most + 1;
    reads = (len + source.piece - 1) / source.piece + 1;
    for (size_t nth = 1; nth <= reads; nth++) fail_at(t, nth);
    source.fault = NO_FAULT;
    for (source.piece = 0; source.piece < 3; source.piece++) check(t, &t->whole);
}

static void fail_document(const fixture *f, void *context)
{
    const size_t *most = context;

    for (size_t w = 0; w < sizeof ways / sizeof *ways; w++)
        for (kind from = BY_FUNCTION; from < KINDS; from++) {
            trial t = {.f = f, .way = &ways[w], .from = from};

            if (ways[w].parser && f->parser == NULL) continue;
            if (ways[w].functions && from != BY_PATH && !f->parser->takes_functions) continue;
            run_memory(&t.whole, t.way, f, f->document.len);
            fail_all(&t, *most);
            ways_free(&t.whole.said);
        }
}

static void every_read_of_a_document_may_fail(void **state)
{
    size_t most = 40;

    (void)state;
    source.random = ways_seed();
    corpus_each_own(fail_document, &most);
    print_message("%zu faults\n", faults);
}

static void every_read_of_a_damaged_document_may_fail(void **state)
{
    size_t most = 2000;

    (void)state;
    corpus_each_damaged(ways_seed(), SLOW_BUILD ? 5 : 30, fail_document, &most);
    print_message("%zu faults\n", faults);
}

static void every_read_of_a_file_may_fail(void **state)
{
    enum { MOST_BYTES = 20000, FEWER = 16 };
    size_t most = 10;

    (void)state;
    (void)corpus_each_file(MOST_BYTES, SLOW_BUILD ? FEWER : 1, fail_document, &most);
    print_message("%zu faults\n", faults);
}

static void errno_of_a_failure_is_kept(void **state)
{
    static const int errors[] = {EIO, EAGAIN, ECONNRESET, EISDIR, ENOMEM, EBADF};
    fixture f = {"a document", {"<a>text</a>", 11}, NULL};

    (void)state;
    source.piece = 4;
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        for (kind from = BY_FUNCTION; from < KINDS; from++) {
            outcome is;
            char line[256];

            source.fault = FAILS;
            source.nth = 3;
            source.why = errors[i];
            run(&is, &ways[0], &f, from);
            assert_int_equal(is.status, STAX_E_READ);
            assert_int_equal(is.error.os_error, errors[i]);
            assert_int_equal(is.error.offset, from == BY_STREAM ? 0 : 8);
            (void)stax_error_format(line, sizeof line, &is.error);
            assert_non_null(strstr(line, "cannot be read"));
            ways_free(&is.said);
        }
    source.fault = NO_FAULT;
}

/* ---- files that cannot be opened, or are none --------------------------------------------- */

static int opens_left; /* calls of open that are interrupted, or fail; 0: as it is */
static int open_error;

int __real_open(const char *name, int flags, ...);
int __wrap_open(const char *name, int flags, ...);

int __wrap_open(const char *name, int flags, ...)
{
    if (opens_left == 0) return __real_open(name, flags); /* nothing is made here */
    opens_left--;
    errno = open_error;
    return -1;
}

/* The cursor and both kinds of generated reader. */
static void check_open(const char *name, stax_status want, int os_error)
{
    stax_input input = stax_input_path(name);

    for (size_t w = 0; w < sizeof ways / sizeof *ways; w++) {
        outcome is = {{0}, STAX_OK, {0}};

        errno = 4711;
        if (want == STAX_E_OPEN && ways[w].read == read_events)
            assert_null(stax_cursor_open(&input, NULL, &is.error));
        else if (want == STAX_E_OPEN && ways[w].read == read_records)
            assert_null(zoo_ways.open(&input, NULL, &is.error));
        else
            ways[w].read(&is, &zoo_ways, &input);
        assert_int_equal(errno, 4711);
        assert_int_equal(is.error.code, want);
        assert_int_equal(is.error.os_error, os_error);
        ways_free(&is.said);
    }
}

static void what_is_no_file_is_told(void **state)
{
    (void)state;
    check_open("no such file", STAX_E_OPEN, ENOENT);
    check_open("no such folder/a", STAX_E_OPEN, ENOENT);
    check_open(".", STAX_E_READ, EISDIR);
}

static void what_cannot_be_opened_is_told(void **state)
{
    static const int errors[] = {EACCES, EMFILE, ENOMEM, ELOOP};

    (void)state;
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
        open_error = errors[i];
        opens_left = 3; /* one a way */
        check_open(path, STAX_E_OPEN, errors[i]);
        assert_int_equal(opens_left, 0);
    }
}

static void an_interrupted_open_is_tried_again(void **state)
{
    stax_input input = stax_input_path(path);
    stax_error error;
    stax_cursor *c;

    (void)state;
    open_error = EINTR;
    opens_left = 5;
    errno = 4711;
    c = stax_cursor_open(&input, NULL, &error);
    assert_non_null(c);
    assert_int_equal(opens_left, 0);
    assert_int_equal(errno, 4711);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_ERROR);
    assert_int_equal(error.code, STAX_E_EMPTY_DOCUMENT);
    stax_cursor_close(c);
}

/* A name that is taken away, or given to another file, is no matter once the file is open. */
static void a_file_may_lose_its_name_while_it_is_read(void **state)
{
    static const char document[] = "<a>text</a>";
    char name[] = "reads_XXXXXX";
    int file = mkstemp(name);
    stax_input input = stax_input_path(name);
    stax_error error;
    stax_cursor *c;

    (void)state;
    assert_int_equal(write(file, document, sizeof document - 1), (ssize_t)sizeof document - 1);
    close(file);
    c = stax_cursor_open(&input, NULL, &error);
    unlink(name);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_START);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_TEXT);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_END);
    assert_int_equal(stax_cursor_next(c), STAX_EVENT_DOCUMENT_END);
    stax_cursor_close(c);
}

static int set_up(void **state)
{
    int file = mkstemp(path);

    (void)state;
    if (file >= 0) close(file);
    return file < 0;
}

static int tear_down(void **state)
{
    (void)state;
    return unlink(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_read_of_a_document_may_fail),
        cmocka_unit_test(every_read_of_a_damaged_document_may_fail),
        cmocka_unit_test(every_read_of_a_file_may_fail),
        cmocka_unit_test(errno_of_a_failure_is_kept),
        cmocka_unit_test(what_is_no_file_is_told),
        cmocka_unit_test(what_cannot_be_opened_is_told),
        cmocka_unit_test(an_interrupted_open_is_tried_again),
        cmocka_unit_test(a_file_may_lose_its_name_while_it_is_read),
    };

    return cmocka_run_group_tests(tests, set_up, tear_down);
}
