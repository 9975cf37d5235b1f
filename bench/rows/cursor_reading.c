/*
 * Opening and closing the readings of cursor_reading.h.
 */
#include "rows/cursor_reading.h"

void reading_copy(reading *r, stax_str *text)
{
    char *kept = peer_store_take(r->store, text->len);

    text->data = memcpy(kept, text->data, text->len);
}

static reading open_reading(bench_job *job)
{
    stax_options options = {.kernel = job->kernel};
    stax_input input = stax_input_memory(job->doc, job->len);

    return (reading){.cursor = stax_cursor_open(&input, &options, NULL),
                     .store = job->memory,
                     .document = {job->doc, job->len},
                     .good = true};
}

static bool close_reading(bench_job *job, reading *r, stax_event last)
{
    stax_cursor_close(r->cursor);
    job->records = r->beside ? r->beside : r->store->records;
    job->count = r->store->count;
    return r->good && last == STAX_EVENT_DOCUMENT_END;
}

/* The root's children of one name, and what is behind them. */
static stax_event read_children(reading *r, const char *name, read_record *read)
{
    stax_str wanted = stax_str_of(name);
    tag at;

    for (at = next(r); is_open(at); at = next(r)) {
        if (stax_eq(at.name, wanted))
            read(r, peer_store_record(r->store));
        else
            (void)stax_cursor_skip(r->cursor);
    }
    return at.event == STAX_EVENT_END ? next(r).event : at.event;
}

bool reading_run(bench_job *job, const char *name, size_t bytes, read_record *read)
{
    reading r = open_reading(job);

    if (r.cursor == NULL) return false;
    peer_store_reset(r.store, bytes);
    (void)next(&r); /* the root */
    return close_reading(job, &r, read_children(&r, name, read));
}

bool reading_run_all(bench_job *job, size_t bytes, read_all *read)
{
    reading r = open_reading(job);

    if (r.cursor == NULL) return false;
    peer_store_reset(r.store, bytes);
    (void)next(&r); /* the root */
    return close_reading(job, &r, read(&r));
}
