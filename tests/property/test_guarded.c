/*
 * In memory an input is read in place, and only its bytes are read: here it touches pages that
 * nobody can read, cut at every length, so that its ends stand at every place in a block. ways.h
 * does the same for the documents of all tests that use it.
 */
#define _DEFAULT_SOURCE /* fork */
#include "books_ways.h"
#include "cursor_transcript.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

/* ---- the guards themselves ----------------------------------------------------------------- */

/* What becomes of a process that reads this byte; what it says about its end is not shown. */
static int status_of_reading(const char *byte)
{
    pid_t child = fork();
    int status = 0;

    assert_true(child >= 0);
    if (child == 0) {
        struct rlimit none = {0, 0};

        signal(SIGSEGV, SIG_DFL); /* CMocka and sanitizers have handlers */
        signal(SIGBUS, SIG_DFL);
        setrlimit(RLIMIT_CORE, &none);
        close(STDERR_FILENO);
        _exit(*(const volatile char *)byte == '\0');
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return status;
}

static void a_byte_beyond_the_guarded_side_cannot_be_read(void **state)
{
    guarded g = guarded_make(5000);
    const char *at = guarded_put(&g, (stax_str)STAX_STR("abc"), GUARDED_END);

    (void)state;
    assert_memory_equal(at, "abc", 3);
    assert_int_equal(status_of_reading(at + 2), 0);
    assert_int_equal(status_of_reading(at - 1), 0);
    assert_int_not_equal(status_of_reading(at + 3), 0);

    at = guarded_put(&g, (stax_str)STAX_STR("abc"), GUARDED_BEGIN);
    assert_memory_equal(at, "abc>", 4);
    assert_int_equal(status_of_reading(at), 0);
    assert_int_not_equal(status_of_reading(at - 1), 0);
    guarded_free(&g);
}

/* ---- documents ------------------------------------------------------------------------------ */

#define BOOK                                                                                    \
    "<book id=\"7\" lang='de'><title>A &amp; B</title><author>C\r\nD</author><year>1999</year>" \
    "<price>12.50</price><tag>x</tag></book>"

static const struct {
    const char *title, *document;
} rows[] = {
    {"books", "<?xml version=\"1.0\"?>\n<catalog>\n  " BOOK "\n  " BOOK "\n</catalog>\n"},
    {"comments, instructions, CDATA",
     "<!-- c --><?p i?><catalog>" BOOK "<!-- a long comment --><x><![CDATA[ ]] > ]]></x><?p?>"
     "</catalog><!-- c -->"},
    {"a DOCTYPE", "<!DOCTYPE catalog [<!ENTITY a 'b'><!-- c -->]><catalog>" BOOK "</catalog>"},
    {"characters of two, three, four bytes",
     "<catalog><\xC3\xA9 a='\xE2\x82\xAC'>\xF0\x9F\x98\x80\xE2\x82\xAC\xC3\xA9</\xC3\xA9>" BOOK
     "</catalog>"},
    {"what is skipped", "<catalog><a><b c='1'>text</b><b/><b>1 &lt; 2</b></a>" BOOK "</catalog>"},
    {"many attributes",
     "<a a='1' b='1' c='1' d='1' e='1' f='1' g='1' h='1' i='1' j='1' k='1' l='1' m='1' n='1' "
     "o='1' p='1' q='1' r='1' s='1' xmlns:p='u' p:a='1'/>"},
    {"long names and numbers",
     "<catalog><a-name-of-more-than-32-bytes.in-all>1</a-name-of-more-than-32-bytes.in-all>"
     "<book id='4294967295'><title>T</title><author>A</author><year>0000000000000001999</year>"
     "<price>00000000000000000000012.5</price></book></catalog>"},
};

static void every_beginning_of_a_document_is_read_within_its_bytes_by_the_cursor(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (size_t len = 0; len <= strlen(rows[i].document); len++)
            transcript_check_guarded(rows[i].title, (stax_str){rows[i].document, len});
}

static void every_beginning_of_a_document_is_read_within_its_bytes_by_a_parser(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (size_t len = 0; len <= strlen(rows[i].document); len++)
            ways_check_guarded(rows[i].title, &books_ways, (stax_str){rows[i].document, len});
}

/* More than the window and the kernel's call take at once. */
static void a_long_document_is_read_within_its_bytes(void **state)
{
    ways_text text = {0};

    (void)state;
    ways_say(&text, "<catalog>");
    while (text.len < 70 * 1000) ways_say(&text, "%s", BOOK);
    ways_say(&text, "</catalog>");
    for (size_t less = 0; less < 70; less += 43) {
        stax_str document = {text.data, text.len - less};

        transcript_check_guarded("a long document", document);
        ways_check_guarded("a long document", &books_ways, document);
    }
    ways_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_byte_beyond_the_guarded_side_cannot_be_read),
        cmocka_unit_test(every_beginning_of_a_document_is_read_within_its_bytes_by_the_cursor),
        cmocka_unit_test(every_beginning_of_a_document_is_read_within_its_bytes_by_a_parser),
        cmocka_unit_test(a_long_document_is_read_within_its_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
