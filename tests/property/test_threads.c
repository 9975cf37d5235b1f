/*
 * Eight threads read at once, each with readers of its own: the same documents and different ones,
 * by the cursor and by a generated parser, whole and pushed. Each must say what one thread alone
 * says. ThreadSanitizer sees what they would share.
 */
#define _POSIX_C_SOURCE 200809L /* pthread_barrier_wait */
#include "books_ways.h"
#include "cursor_transcript.h"
#include "slow_build.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { THREADS = 8, DOCUMENTS = 6, ROUNDS = 6 };

/* ---- documents ------------------------------------------------------------------------------ */

static const struct {
    const char *title, *begin, *middle, *end; /* the middle stands there some hundred times */
} parts[DOCUMENTS] = {
    {"books", "<catalog>",
     "<book id=\"1\"><title>A &amp; B</title><author>C</author><year>1999</year>"
     "<price>1.25</price></book>\n",
     "</catalog>"},
    {"books in other spellings", "<p:catalog xmlns:p='u'>",
     "<book id='2' lang=\"a>b\"><!-- c --><title><![CDATA[<]]></title><author>\xC3\xA9\r\n</author>"
     "<year> 1999 </year><price>7</price><genre>history</genre></book>",
     "</p:catalog>"},
    {"a wrong value at the end", "<catalog>",
     "<book id='1'><title>T</title><author>A</author><year>1999</year><price>1</price></book>",
     "<book id='many'/></catalog>"},
    {"so many attributes that a hash finds doubled ones", "<catalog>",
     "<x a='1' b='1' c='1' d='1' e='1' f='1' g='1' h='1' i='1' j='1' k='1' l='1' m='1' n='1' "
     "o='1' p='1' q='1' r='1' s='1' t='1'/>",
     "</catalog>"},
    {"not well-formed", "<catalog>", "<x><y>text</y></x><?p i?>", "<x></y></catalog>"},
    {"an end that comes too early", "<catalog>", "<x>a<y/>b</x>", "<x "},
};

static ways_text documents[DOCUMENTS]; /* read by all threads */

static int make_documents(void **state)
{
    (void)state;
    for (size_t i = 0; i < DOCUMENTS; i++) {
        ways_say(&documents[i], "%s", parts[i].begin);
        for (size_t n = 0; n < (SLOW_BUILD ? 10 + 5 * i : 100 + 50 * i); n++)
            ways_say(&documents[i], "%s", parts[i].middle);
        ways_say(&documents[i], "%s", parts[i].end);
    }
    return 0;
}

static int free_documents(void **state)
{
    (void)state;
    for (size_t i = 0; i < DOCUMENTS; i++) ways_free(&documents[i]);
    return 0;
}

/* ---- readings ------------------------------------------------------------------------------- */

/* What is said about one document, one text after the other. */
static void read_document(ways_text *to, stax_str document, unsigned calls)
{
    static const size_t pieces[] = {0, 61, 4096};
    ways_text whole = ways_whole(&books_ways, document, NULL);
    ways_text pushed = ways_pushed(&books_ways, document, NULL, (ways_cut){.size = 100});
    transcript events = {0};

    ways_say(to, "%s\n%s\n", whole.data, pushed.data);
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        transcript_way way = {.piece = pieces[i], .calls = (transcript_calls)calls};

        transcript_make(&events, document, &way);
        ways_say(to, "%s\n", events.text);
    }
    transcript_free(&events);
    ways_free(&whole);
    ways_free(&pushed);
}

typedef struct work {
    pthread_barrier_t *start;
    const ways_text *want; /* for each document */
    unsigned number;       /* of the thread */
    bool same;             /* all threads read the same document at a time */
    unsigned differences;
} work;

/* How the document of a round is read depends on the document alone. */
static void read_round(work *w, unsigned round)
{
    unsigned which = (w->same ? round : round + w->number) % DOCUMENTS;
    ways_text is = {0};

    read_document(&is, (stax_str){documents[which].data, documents[which].len},
                  which % TRANSCRIPT_CALLS);
    if (strcmp(is.data, w->want[which].data) != 0) w->differences++;
    ways_free(&is);
}

static void *work_on(void *context)
{
    work *w = context;

    pthread_barrier_wait(w->start);
    for (unsigned round = 0; round < ROUNDS; round++) read_round(w, round);
    return NULL;
}

static void run_threads(const ways_text *want, bool same)
{
    pthread_barrier_t start;
    pthread_t threads[THREADS];
    work works[THREADS];

    assert_int_equal(pthread_barrier_init(&start, NULL, THREADS), 0);
    for (unsigned i = 0; i < THREADS; i++) {
        works[i] = (work){&start, want, i, same, 0};
        assert_int_equal(pthread_create(&threads[i], NULL, work_on, &works[i]), 0);
    }
    for (unsigned i = 0; i < THREADS; i++) assert_int_equal(pthread_join(threads[i], NULL), 0);
    for (unsigned i = 0; i < THREADS; i++)
        if (works[i].differences > 0)
            fail_msg("thread %u: %u of %u documents are not as one thread reads them", i,
                     works[i].differences, (unsigned)ROUNDS);
    pthread_barrier_destroy(&start);
}

/* ---- tests ---------------------------------------------------------------------------------- */

static void check_threads(bool same)
{
    ways_text want[DOCUMENTS] = {{0}};

    for (unsigned i = 0; i < DOCUMENTS; i++)
        read_document(&want[i], (stax_str){documents[i].data, documents[i].len},
                      i % TRANSCRIPT_CALLS);
    run_threads(want, same);
    for (unsigned i = 0; i < DOCUMENTS; i++) ways_free(&want[i]);
}

static void eight_readers_of_the_same_document_say_what_one_says(void **state)
{
    (void)state;
    check_threads(true);
}

static void eight_readers_of_different_documents_say_what_one_says(void **state)
{
    (void)state;
    check_threads(false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(eight_readers_of_the_same_document_say_what_one_says),
        cmocka_unit_test(eight_readers_of_different_documents_say_what_one_says),
    };
    return cmocka_run_group_tests(tests, make_documents, free_documents);
}
