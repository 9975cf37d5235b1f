/*
 * Projections by hand, as well as they can be written over the cursor.
 *
 * Children and attributes are asked for in the order in which documents have them, each answer
 * moves on to the next question; whatever comes in another order is found on the next round, what
 * nobody asks for is skipped. Strings are borrowed: they point into the document, but for those
 * that do not stand there unchanged.
 */
#include "rows/cursor_rows.h"

#include "peers/peer_store.h"

#include <stax/convert.h>
#include <stax/cursor.h>

/* One reading of a document, and the tag it stands at. */
typedef struct reading {
    stax_cursor *cursor;
    peer_store *store;
    stax_str document;
    bool good; /* all values were of their types */
} reading;

static void copy(reading *r, stax_str *text)
{
    char *kept = peer_store_take(r->store, text->len);

    text->data = memcpy(kept, text->data, text->len);
}

static inline void keep(reading *r, stax_str *out, stax_str text)
{
    *out = text;
    if ((size_t)((uintptr_t)text.data - (uintptr_t)r->document.data) >= r->document.len)
        copy(r, out);
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

/* ---- f1, dense ---------------------------------------------------------------------------- */

static void read_id(reading *r, stax_str *id)
{
    attributes a = attributes_of(r);

    for (bool found = false; a.at < a.end; a.at += !found, found = false)
        ATTRIBUTE(r, &a, "id", take_str, *id, found);
}

static void read_row(reading *r, void *record)
{
    fixture_row *row = record;

    read_id(r, &row->id);
    for (tag at = next(r); is_open(at);) {
        bool found = false;

        CHILD(r, at, "title", take_str, row->title, found);
        CHILD(r, at, "author", take_str, row->author, found);
        CHILD(r, at, "price", take_f64, row->price, found);
        CHILD(r, at, "featured", take_str, row->featured, found);
        if (!found) at = skip(r);
    }
}

/* ---- books -------------------------------------------------------------------------------- */

static void read_book_tag(reading *r, fixture_book *book)
{
    attributes a = attributes_of(r);

    for (bool found = false; a.at < a.end; a.at += !found, found = false) {
        ATTRIBUTE(r, &a, "id", take_str, book->id, found);
        ATTRIBUTE(r, &a, "lang", take_str, book->lang, found);
        ATTRIBUTE(r, &a, "available", take_bool, book->available, found);
    }
}

static void read_book(reading *r, void *record)
{
    fixture_book *book = record;

    read_book_tag(r, book);
    for (tag at = next(r); is_open(at);) {
        bool found = false;

        CHILD(r, at, "author", take_str, book->author, found);
        CHILD(r, at, "title", take_str, book->title, found);
        CHILD(r, at, "genre", take_str, book->genre, found);
        CHILD(r, at, "price", take_f64, book->price, found);
        CHILD(r, at, "publish_date", take_str, book->publish_date, found);
        CHILD(r, at, "description", take_str, book->description, found);
        if (!found) at = skip(r);
    }
}

/* ---- attrs -------------------------------------------------------------------------------- */

static void read_node_tag(reading *r, fixture_node *node)
{
    attributes a = attributes_of(r);

    for (bool found = false; a.at < a.end; a.at += !found, found = false) {
        ATTRIBUTE(r, &a, "id", take_i64, node->id, found);
        ATTRIBUTE(r, &a, "version", take_u32, node->version, found);
        ATTRIBUTE(r, &a, "timestamp", take_str, node->timestamp, found);
        ATTRIBUTE(r, &a, "uid", take_i64, node->uid, found);
        ATTRIBUTE(r, &a, "user", take_str, node->user, found);
        ATTRIBUTE(r, &a, "changeset", take_i64, node->changeset, found);
        ATTRIBUTE(r, &a, "lat", take_f64, node->lat, found);
        ATTRIBUTE(r, &a, "lon", take_f64, node->lon, found);
    }
}

/* Room for one tag more: 4, 8, 16 … of them. */
static fixture_tag *add_tag(reading *r, fixture_node *node)
{
    size_t count = node->tag_count++;
    fixture_tag *grown;

    if ((count & 3) != 0 || (count & (count - 1)) != 0) return &node->tags[count];
    grown = peer_store_take(r->store, (count == 0 ? 4 : count * 2) * sizeof *grown);
    if (count > 0) memcpy(grown, node->tags, count * sizeof *grown);
    node->tags = grown;
    return &grown[count];
}

static void read_tag(reading *r, fixture_tag *out)
{
    attributes a = attributes_of(r);

    *out = (fixture_tag){0};
    for (bool found = false; a.at < a.end; a.at += !found, found = false) {
        ATTRIBUTE(r, &a, "k", take_str, out->k, found);
        ATTRIBUTE(r, &a, "v", take_str, out->v, found);
    }
}

static void read_node(reading *r, void *record)
{
    fixture_node *node = record;

    read_node_tag(r, node);
    for (tag at = next(r); is_open(at); at = skip(r))
        if (STAX_IS(at.name, "tag")) read_tag(r, add_tag(r, node));
}

/* ---- prose -------------------------------------------------------------------------------- */

static void read_page(reading *r, void *record)
{
    fixture_page *page = record;

    for (tag at = next(r); is_open(at);) {
        bool found = false;

        CHILD(r, at, "title", take_str, page->title, found);
        CHILD(r, at, "id", take_u32, page->id, found);
        CHILD(r, at, "text", take_str, page->text, found);
        if (!found) at = skip(r);
    }
}

/* ---- deep --------------------------------------------------------------------------------- */

static void read_deep(reading *r, void *record)
{
    fixture_deep *deep = record;
    stax_str id;
    size_t depth = stax_cursor_depth(r->cursor);

    if (stax_cursor_attribute(r->cursor, "id", &id)) take_u32(r, id, &deep->id);
    for (tag at = next(r); is_open(at) || stax_cursor_depth(r->cursor) > depth;) {
        bool found = false;

        CHILD(r, at, "leaf", take_i64, deep->leaf, found);
        if (!found) at = next(r);
        if (at.event == STAX_EVENT_ERROR) return;
    }
}

/* ---- wide --------------------------------------------------------------------------------- */

static void read_wide(reading *r, void *record)
{
    fixture_wide *wide = record;
    stax_str id;

    if (stax_cursor_attribute(r->cursor, "id", &id)) take_u32(r, id, &wide->id);
    for (tag at = next(r); is_open(at);) {
        bool found = false;

        CHILD(r, at, "order_code", take_str, wide->order_code, found);
        CHILD(r, at, "stock_count", take_i64, wide->stock_count, found);
        CHILD(r, at, "price_total", take_f64, wide->price_total, found);
        CHILD(r, at, "region_name", take_str, wide->region_name, found);
        CHILD(r, at, "vendor_note", take_str, wide->vendor_note, found);
        if (!found) at = skip(r);
    }
}

/* ---- documents ---------------------------------------------------------------------------- */

/* Reads the record whose START the cursor stands at, up to its END. */
typedef void read_record(reading *r, void *record);

/* The root's children of one name, and what is behind them. */
static stax_event read_document(reading *r, const char *name, size_t bytes, read_record *read)
{
    stax_str wanted = stax_str_of(name);
    tag at;

    peer_store_reset(r->store, bytes);
    (void)next(r); /* the root */
    for (at = next(r); is_open(at); at = next(r)) {
        if (stax_eq(at.name, wanted))
            read(r, peer_store_record(r->store));
        else
            (void)stax_cursor_skip(r->cursor);
    }
    return at.event == STAX_EVENT_END ? next(r).event : at.event;
}

static bool run(bench_job *job, const char *name, size_t bytes, read_record *read)
{
    stax_options options = {.kernel = job->kernel};
    stax_input input = stax_input_memory(job->doc, job->len);
    reading r = {.cursor = stax_cursor_open(&input, &options, NULL),
                 .store = job->memory,
                 .document = {job->doc, job->len},
                 .good = true};
    stax_event last;

    if (r.cursor == NULL) return false;
    last = read_document(&r, name, bytes, read);
    stax_cursor_close(r.cursor);
    job->records = r.store->records;
    job->count = r.store->count;
    return r.good && last == STAX_EVENT_DOCUMENT_END;
}

#define RUN(shape, element, type)                             \
    static bool run_##shape(bench_job *job)                   \
    {                                                         \
        return run(job, element, sizeof(type), read_##shape); \
    }
RUN(row, "book", fixture_row)
RUN(book, "book", fixture_book)
RUN(node, "node", fixture_node)
RUN(page, "page", fixture_page)
RUN(deep, "record", fixture_deep)
RUN(wide, "row", fixture_wide)

const bench_reader bench_cursor = {
    .name = "cursor by hand",
    .unchecked = "",
    .open = peer_store_open,
    .close = peer_store_close,
    .ways =
        {
            [FIXTURE_F1] = {run_row, fold_f1},
            [FIXTURE_BOOKS] = {run_book, fold_books},
            [FIXTURE_DENSE] = {run_row, fold_dense},
            [FIXTURE_ATTRS] = {run_node, fold_attrs},
            [FIXTURE_PROSE] = {run_page, fold_prose},
            [FIXTURE_DEEP] = {run_deep, fold_deep},
            [FIXTURE_WIDE] = {run_wide, fold_wide},
        },
};
