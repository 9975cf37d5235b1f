/*
 * Projections by hand, as well as they can be written over the cursor.
 *
 * Children and attributes are asked for in the order in which documents have them, each answer
 * moves on to the next question; whatever comes in another order is found on the next round, what
 * nobody asks for is skipped. Strings are borrowed: they point into the document, but for those
 * that do not stand there unchanged.
 */
#include "rows/cursor_rows.h"

#include "rows/cursor_reading.h"
#include "rows/cursor_shapes.h"

/* ---- f1, dense ---------------------------------------------------------------------------- */

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

static RUN(row, "book", fixture_row) static RUN(book, "book", fixture_book) static RUN(
    node, "node",
    fixture_node) static RUN(page, "page",
                             fixture_page) static RUN(deep, "record",
                                                      fixture_deep) static RUN(wide, "row",
                                                                               fixture_wide)

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
                [FIXTURE_FLAT] = {run_flat, fold_flat},
                [FIXTURE_LISTS] = {run_lists, fold_lists},
                [FIXTURE_CHAPTERS] = {run_volume, fold_chapters},
                [FIXTURE_POSITIONS] = {run_second, fold_positions},
                [FIXTURE_DESCENDANTS] = {run_item, fold_descendants},
                [FIXTURE_PREFIXES] = {run_prefixed, fold_dense},
            },
};
