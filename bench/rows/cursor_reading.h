/*
 * What projections by hand over the cursor are made of: one reading of a document, the tag that it
 * stands at, and questions to that tag, each of which moves on to the next.
 */
#ifndef CURSOR_READING_H
#define CURSOR_READING_H

#include "bench_reader.h"
#include "peers/peer_store.h"

#include <stax/convert.h>
#include <stax/cursor.h>

/* One reading of a document, and the tag it stands at. */
typedef struct reading {
    stax_cursor *cursor;
    peer_store *store;
    stax_str document;
    bool good;          /* all values were of their types */
    const void *beside; /* what is the result instead of the store's records, or NULL */
} reading;

/* A copy of a text that does not stand in the document. */
void reading_copy(reading *r, stax_str *text);

static inline void keep(reading *r, stax_str *out, stax_str text)
{
    *out = text;
    if ((size_t)((uintptr_t)text.data - (uintptr_t)r->document.data) >= r->document.len)
        reading_copy(r, out);
}

/* ---- values ------------------------------------------------------------------------------- */

static inline void check(reading *r, stax_status status)
{
    if (status != STAX_OK) r->good = false;
}

static inline void take_str(reading *r, stax_str text, stax_str *out)
{
    keep(r, out, text);
}

static inline void take_bool(reading *r, stax_str text, bool *out)
{
    check(r, stax_text_bool(text, out));
}

static inline void take_u32(reading *r, stax_str text, uint32_t *out)
{
    check(r, stax_text_u32(text, out));
}

static inline void take_i64(reading *r, stax_str text, int64_t *out)
{
    check(r, stax_text_i64(text, out));
}

static inline void take_f64(reading *r, stax_str text, double *out)
{
    check(r, stax_text_f64(text, out));
}

/* ---- elements ----------------------------------------------------------------------------- */

/* The tag where the cursor stands. */
typedef struct tag {
    stax_event event;
    stax_str name; /* of a START */
} tag;

static inline tag next(const reading *r)
{
    stax_event event = stax_cursor_next_tag(r->cursor);

    return (tag){event, stax_cursor_name(r->cursor)};
}

static inline tag skip(const reading *r)
{
    (void)stax_cursor_skip(r->cursor);
    return next(r);
}

static inline bool is_open(tag at)
{
    return at.event == STAX_EVENT_START;
}

/* The text of the element that is open; steps to its end. */
static inline stax_str text(const reading *r)
{
    stax_str found;

    if (stax_cursor_element_text(r->cursor, &found) != STAX_EVENT_END) return (stax_str){"", 0};
    return found;
}

/* If a child of this name is here, takes its text and steps on; *found says so. */
#define CHILD(r, at, literal, take, field, found)         \
    do {                                                  \
        if (is_open(at) && STAX_IS((at).name, literal)) { \
            take(r, text(r), &(field));                   \
            (at) = next(r);                               \
            (found) = true;                               \
        }                                                 \
    } while (0)

/* The attributes of the tag, and the next one. */
typedef struct attributes {
    const stax_attribute *at, *end;
} attributes;

static inline attributes attributes_of(const reading *r)
{
    size_t count;
    const stax_attribute *first = stax_cursor_attributes(r->cursor, &count);

    return (attributes){first, first + count};
}

#define ATTRIBUTE(r, a, literal, take, field, found)                 \
    do {                                                             \
        if ((a)->at < (a)->end && STAX_IS((a)->at->name, literal)) { \
            take(r, (a)->at->value, &(field));                       \
            (a)->at++;                                               \
            (found) = true;                                          \
        }                                                            \
    } while (0)

static inline void read_id(reading *r, stax_str *id)
{
    attributes a = attributes_of(r);

    for (bool found = false; a.at < a.end; a.at += !found, found = false)
        ATTRIBUTE(r, &a, "id", take_str, *id, found);
}

/* ---- documents ---------------------------------------------------------------------------- */

/* Reads the record whose START the cursor stands at, up to its END. */
typedef void read_record(reading *r, void *record);

/* Reads all behind the root's start tag, up to the end. */
typedef stax_event read_all(reading *r);

/* The root's children of this name into records of so many bytes; all others are skipped. */
bool reading_run(bench_job *job, const char *name, size_t bytes, read_record *read);

/* A document whose records are elsewhere. */
bool reading_run_all(bench_job *job, size_t bytes, read_all *read);

#define RUN(shape, element, type)                                     \
    bool run_##shape(bench_job *job)                                  \
    {                                                                 \
        return reading_run(job, element, sizeof(type), read_##shape); \
    }

#endif
