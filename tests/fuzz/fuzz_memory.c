/*
 * Allocations that fail. The recipe says which one, whether those behind it do as well, who reads,
 * and how the document is cut. The outcome is that without failures, or it is E_MEMORY behind some
 * of the same events or records; everything is given back, and rightly.
 */
#include "failing_allocator.h"
#include "schema_reading.h"

/* Who reads: the cursor, or a generated parser. */
typedef struct reading {
    const schema_parser *parser; /* NULL: the cursor */
    bool whole;                  /* a parser: a document at once */
    fuzz_way way;                /* the cursor's */
    stax_options options;
} reading;

static fuzz_outcome make(fuzz_trace *to, const reading *r, fuzz_input in)
{
    fuzz_way way = r->way;

    way.options = &r->options;
    way.cuts = &in;
    if (r->parser == NULL) return fuzz_read(to, in.document, &way);
    if (r->whole) return schema_read_whole(to, r->parser, in.document, &r->options);
    return schema_read_records(to, r->parser, &in, &r->options);
}

/* What was said before the error must be the beginning of what is said without one. */
static void check_stopped(const fuzz_trace *stopped, fuzz_outcome at, const fuzz_trace *whole)
{
    if (at.status != STAX_E_MEMORY) fuzz_differ("another error", stopped, whole);
    if (at.before_error > whole->len || memcmp(stopped->text, whole->text, at.before_error) != 0)
        fuzz_differ("other events before the failure", stopped, whole);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static fuzz_trace whole, stopped;
    fuzz_input in = fuzz_split(data, size);
    failing_allocator failing = {0};
    stax_allocator allocator = failing_allocator_use(&failing);
    reading r = {.options = {.allocator = &allocator}};
    size_t calls, fail_at = fuzz_choose(&in, 256);
    unsigned who = fuzz_choose(&in, 2 * SCHEMA_PARSERS);
    fuzz_outcome outcome;

    failing.fail_after = fuzz_choose(&in, 2) == 0;
    r.parser = who < SCHEMA_PARSERS ? &schema_parsers[who] : NULL;
    r.whole = fuzz_choose(&in, 2) == 0;
    r.way.source = (fuzz_source)fuzz_choose(&in, 3);
    r.way.calls = (fuzz_calls)fuzz_choose(&in, FUZZ_CALLS);
    (void)make(&whole, &r, in);
    if (!failing_allocator_is_even(&failing)) fuzz_fail("not all is given back");

    calls = failing.calls;
    failing.fail_at = calls + 1 + fail_at % calls;
    outcome = make(&stopped, &r, in);
    if (!failing_allocator_is_even(&failing)) fuzz_fail("not all is given back after a failure");
    if (stopped.len == whole.len && memcmp(stopped.text, whole.text, whole.len) == 0) return 0;
    check_stopped(&stopped, outcome, &whole);
    return 0;
}
