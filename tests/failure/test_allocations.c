/*
 * Every allocation fails: of the cursor, of generated readers, and of an arena that a program
 * uses by itself. What a failure should look like stands in injections.h.
 */
#include "books_parser.h"
#include "books_ways.h"
#include "failing_allocator.h"
#include "failure_corpus.h"
#include "injections.h"
#include "slow_build.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { LEAST = 25000, MOST_BYTES = 20000, FEWER = 16, DAMAGED = SLOW_BUILD ? 200 : 400 };

static size_t injected;

/* ---- documents ---------------------------------------------------------------------------- */

static void inject(const fixture *f, void *context)
{
    (void)context;
    injected += inject_cursor(f->title, f->document, NULL);
    if (f->parser) injected += inject_parser(f->title, f->parser, f->document, NULL);
}

static void no_memory_for_a_document_is_told(void **state)
{
    (void)state;
    corpus_each_own(inject, NULL);
    print_message("%zu injections into own documents\n", injected);
}

/* Whatever else is wrong with a document, it is not what is told. */
static void no_memory_for_a_damaged_document_is_told(void **state)
{
    size_t before = injected;

    (void)state;
    corpus_each_damaged(ways_seed(), DAMAGED, inject, NULL);
    print_message("%zu injections into damaged documents\n", injected - before);
}

static void no_memory_for_a_file_is_told(void **state)
{
    size_t before = injected, files;

    (void)state;
    files = corpus_each_file(MOST_BYTES, SLOW_BUILD ? FEWER : 1, inject, NULL);
    print_message("%zu injections into %zu files\n", injected - before, files);
}

/* Names of HTML take memory when they are first used, in text, in a value and in a default. */
static void no_memory_for_a_name_of_html_is_told(void **state)
{
    static const char *const documents[] = {
        "<!DOCTYPE a [<!ATTLIST a k CDATA '&copy;'><!ENTITY e '&reg;'>]><a l='&yen;'>&e;&nbsp;</a>",
        "<catalog><book id='1' lang='&eacute;'><title>&eacute;&nbsp;</title><author>&auml;"
        "</author><year>1999</year><price>1</price></book></catalog>",
    };
    stax_options options = {.html_entities = true};

    (void)state;
    for (size_t i = 0; i < 2; i++) {
        stax_str document = stax_str_of(documents[i]);
        injected += inject_cursor("names of HTML", document, &options);
        if (i == 1) injected += inject_parser("names of HTML", &books_ways, document, &options);
    }
}

/* A kernel that this machine lacks is no matter of memory, and a limit is none either. */
static void options_do_not_hide_it(void **state)
{
    static const char *const kernels[] = {"scalar", "no such kernel"};
    const stax_options few = {.attributes = 3, .text_bytes = 10, .record_bytes = 4096, .depth = 3};
    stax_str document = stax_str_of("<a><b c='1' d='2' e='3' f='4'>a long text &amp; more</b></a>");

    (void)state;
    for (size_t i = 0; i < 2; i++) {
        const stax_options options = {.kernel = kernels[i]};
        injected += inject_cursor(kernels[i], document, &options);
    }
    injected += inject_cursor("limits", document, &few);
}

/* Whatever is asked for is a text, in three encodings. */
static stax_resolution resolve(void *context, const stax_external *external, stax_str *bytes)
{
    static const char utf8[] = "<?xml encoding='UTF-8'?><b>text &amp; more</b>\r\n";
    static const char latin[] = "<?xml version='1.0' encoding='ISO-8859-1'?><b>caf\xE9</b>";
    static const char utf16[] = "\xFE\xFF\0<\0b\0/\0>";
    static const char subset[] = "<!ENTITY d 'declared outside'><![INCLUDE[<!ENTITY e 'f'>]]>";
    const stax_str texts[] = {STAX_STR(utf8), STAX_STR(latin), STAX_STR(utf16), STAX_STR(subset)};
    (void)context;
    *bytes = texts[external->kind == STAX_EXTERNAL_ENTITY ? external->name.data[0] - 'x' : 3];
    return STAX_RESOLVE_TEXT;
}

static void no_memory_for_an_external_entity_is_told(void **state)
{
    const stax_options options = {.resolve = resolve};
    stax_str document =
        stax_str_of("<!DOCTYPE a SYSTEM 's' [<!ENTITY x SYSTEM 'x'><!ENTITY y PUBLIC "
                    "'p' 'y'><!ENTITY z SYSTEM 'z'><!ENTITY % p SYSTEM 'p'>%p;]>"
                    "<a>&x;&y;&z;&d;&x;</a>");

    (void)state;
    injected += inject_cursor("external entities", document, &options);
}

/* Events of all kinds, and content without a root. */
static void no_memory_for_what_else_is_given_is_told(void **state)
{
    const stax_options all = {.give = STAX_GIVE_INSTRUCTIONS | STAX_GIVE_COMMENTS |
                                      STAX_GIVE_CDATA | STAX_GIVE_DOCTYPE};
    const stax_options fragment = {.fragment = true};
    stax_str document =
        stax_str_of("<?p q r?><!-- c\r\nd --><!DOCTYPE a [<!NOTATION n SYSTEM 's'>]>"
                    "<a xml:lang='de' xml:space='preserve'>t<![CDATA[u]]>&amp;v<?w\r?>"
                    "<!--x--><b xml:lang=''/></a><!-- e -->");
    stax_str content = stax_str_of("text &amp; <a/>more<b c='&#10;'>of it</b>");

    (void)state;
    injected += inject_cursor("given events", document, &all);
    injected += inject_cursor("a fragment", content, &fragment);
}

/* ---- lists -------------------------------------------------------------------------------- */

enum { BOOKS = 6000 };

static stax_str long_catalog(ways_text *text)
{
    ways_say(text, "<catalog>");
    for (int i = 0; i < BOOKS; i++)
        ways_say(text,
                 "<book id='%d'><title>T</title><author>A</author><year>1999</year>"
                 "<price>1</price></book>",
                 i);
    ways_say(text, "</catalog>");
    return (stax_str){text->data, text->len};
}

/* Parses the catalog; how many books there are, 0: there was no memory. */
static size_t count_books(failing_allocator *memory, stax_str document)
{
    stax_allocator allocator = failing_allocator_use(memory);
    stax_options options = {.allocator = &allocator};
    stax_error error = {0};
    stax_arena arena;
    books_catalog *catalog;
    size_t count;

    stax_arena_init(&arena, &allocator, NULL, 0);
    catalog = books_parse(&arena, document.data, document.len, &options, &error);
    count = catalog ? catalog->books.count : 0;
    if (catalog == NULL) assert_int_equal(error.code, STAX_E_MEMORY);
    stax_arena_free(&arena);
    assert_true(failing_allocator_is_even(memory));
    return count;
}

/*
 * A long list asks for what it will probably come to, and makes do with less where that is refused:
 * only then may a reader go on after a failure, and never where nothing is left at all.
 */
static void a_list_makes_do_with_what_it_needs(void **state)
{
    ways_text text = {0};
    stax_str document = long_catalog(&text);
    failing_allocator memory = {0};
    size_t calls, done_with_less = 0;

    (void)state;
    assert_int_equal(count_books(&memory, document), BOOKS);
    calls = memory.calls;
    for (size_t call = 1; call <= calls; call++) {
        size_t count;

        memory = (failing_allocator){.fail_at = call};
        count = count_books(&memory, document);
        if (count > 0) assert_int_equal(count, BOOKS);
        done_with_less += count > 0;
        memory = (failing_allocator){.fail_at = call, .fail_after = true};
        assert_int_equal(count_books(&memory, document), 0);
    }
    injected += 2 * calls;
    assert_in_range(done_with_less, 1, 2);
    ways_free(&text);
}

/* ---- an arena of one's own ---------------------------------------------------------------- */

enum { STEPS = 60, PIECES = 8 };

typedef struct piece {
    unsigned char *at;
    size_t len;
} piece;

static uint32_t next_random(uint64_t *random)
{
    *random = *random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(*random >> 33);
}

static void check_filled(const piece *p, unsigned number)
{
    for (size_t i = 0; i < p->len; i++)
        if (p->at[i] != number) fail_msg("piece %u has changed", number);
}

/* Makes a piece new, or larger; false: there was no memory, and the piece is as before. */
static bool change(stax_arena *arena, piece *p, unsigned number, uint64_t *random)
{
    size_t most = next_random(random) % 8 == 0 ? 300000 : 2000;
    size_t want = p->len + 1 + next_random(random) % most;
    void *at;

    check_filled(p, number);
    switch (next_random(random) % 4) {
    case 0:
        want -= p->len;
        at = stax_arena_alloc(arena, want, 1U << next_random(random) % 7);
        break;
    case 1:
        at = stax_arena_extend(arena, p->at, p->len, want, want);
        break;
    default:
        at = stax_arena_grow(arena, p->at, p->len, want, 1);
    }
    if (at == NULL) return false;
    *p = (piece){at, want};
    memset(at, (int)number, want);
    return true;
}

/* One run of steps; every failure is taken for what it is, and the next step goes on. */
static size_t use_arena(uint64_t random, size_t call, bool after)
{
    failing_allocator memory = {.fail_at = call, .fail_after = after};
    stax_allocator allocator = failing_allocator_use(&memory);
    stax_arena arena;
    piece pieces[PIECES] = {{0}};
    size_t refused = 0, failed;

    stax_arena_init(&arena, &allocator, NULL, 0);
    for (unsigned step = 0; step < STEPS; step++) {
        unsigned number = next_random(&random) % PIECES;

        if (!change(&arena, &pieces[number], number, &random)) refused++;
        if (step % 25 != 24) continue;
        for (unsigned i = 0; i < PIECES; i++) check_filled(&pieces[i], i);
        memset(pieces, 0, sizeof pieces);
        stax_arena_reset(&arena);
    }
    failed = call == 0 || memory.calls < call ? 0 : after ? memory.calls - call + 1 : 1;
    if (failed > 0 && refused == 0) fail_msg("call %zu: nobody was told", call);
    if (refused > failed) fail_msg("call %zu: %zu refused, %zu failed", call, refused, failed);
    memory.fail_at = 0;
    assert_non_null(stax_arena_copy(&arena, stax_str_of("good as new")).data);
    stax_arena_free(&arena);
    assert_true(failing_allocator_is_even(&memory));
    return memory.calls;
}

static void an_arena_without_memory_keeps_what_it_gave(void **state)
{
    uint64_t seed = ways_seed();
    size_t before = injected;

    (void)state;
    for (uint64_t run = 0; run < 100; run++) {
        size_t calls = use_arena(seed + run, 0, false);

        for (size_t call = 1; call < calls; call++) {
            (void)use_arena(seed + run, call, false);
            (void)use_arena(seed + run, call, true);
        }
        injected += 2 * (calls - 1);
    }
    print_message("%zu injections into arenas\n", injected - before);
}

/* ---- the gate ----------------------------------------------------------------------------- */

static void enough_was_tried(void **state)
{
    (void)state;
    print_message("%zu injections\n", injected);
    assert_true(injected >= LEAST);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_memory_for_a_document_is_told),
        cmocka_unit_test(no_memory_for_a_damaged_document_is_told),
        cmocka_unit_test(no_memory_for_a_file_is_told),
        cmocka_unit_test(no_memory_for_a_name_of_html_is_told),
        cmocka_unit_test(options_do_not_hide_it),
        cmocka_unit_test(no_memory_for_an_external_entity_is_told),
        cmocka_unit_test(no_memory_for_what_else_is_given_is_told),
        cmocka_unit_test(a_list_makes_do_with_what_it_needs),
        cmocka_unit_test(an_arena_without_memory_keeps_what_it_gave),
        cmocka_unit_test(enough_was_tried),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
