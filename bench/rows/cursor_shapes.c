/*
 * Projections by hand of the shapes that schemas have: several arrays, arrays in arrays, positions,
 * descendants, and names with a prefix.
 */
#include "rows/cursor_shapes.h"

#include "rows/cursor_reading.h"

/* ---- flat --------------------------------------------------------------------------------- */

static void read_flat(reading *r, void *record)
{
    fixture_flat *flat = record;

    read_id(r, &flat->id);
    for (tag at = next(r); is_open(at);) {
        bool found = false;

        CHILD(r, at, "name", take_str, flat->name, found);
        CHILD(r, at, "score", take_u32, flat->score, found);
        CHILD(r, at, "note", take_str, flat->note, found);
        if (!found) at = skip(r);
    }
}

/* ---- chapters ----------------------------------------------------------------------------- */

/* Room for one chapter more: 4, 8, 16 … of them. */
static fixture_chapter *add_chapter(reading *r, fixture_volume *volume)
{
    size_t count = volume->chapter_count++;
    fixture_chapter *grown;

    if ((count & 3) != 0 || (count & (count - 1)) != 0) return &volume->chapters[count];
    grown = peer_store_take(r->store, (count == 0 ? 4 : count * 2) * sizeof *grown);
    if (count > 0) memcpy(grown, volume->chapters, count * sizeof *grown);
    volume->chapters = grown;
    return &grown[count];
}

static void read_chapter(reading *r, fixture_chapter *chapter)
{
    attributes a = attributes_of(r);

    chapter->number = 0;
    for (bool found = false; a.at < a.end; a.at += !found, found = false)
        ATTRIBUTE(r, &a, "number", take_u32, chapter->number, found);
    take_str(r, text(r), &chapter->text);
}

static void read_volume(reading *r, void *record)
{
    fixture_volume *volume = record;

    read_id(r, &volume->id);
    for (tag at = next(r); is_open(at);) {
        bool found = false;

        CHILD(r, at, "title", take_str, volume->title, found);
        if (found) continue;
        if (!STAX_IS(at.name, "chapter")) {
            at = skip(r);
            continue;
        }
        read_chapter(r, add_chapter(r, volume));
        at = next(r);
    }
}

/* ---- positions ---------------------------------------------------------------------------- */

static void read_second(reading *r, void *record)
{
    fixture_second *second = record;
    unsigned entries = 0;

    for (tag at = next(r); is_open(at);) {
        if (!STAX_IS(at.name, "entry") || ++entries != 2) {
            at = skip(r);
            continue;
        }
        read_id(r, &second->id);
        take_str(r, text(r), &second->text);
        at = next(r);
    }
}

RUN(flat, "row", fixture_flat)
RUN(volume, "book", fixture_volume)
RUN(second, "group", fixture_second)

/* ---- descendants -------------------------------------------------------------------------- */

static stax_event read_items(reading *r)
{
    tag at = next(r);

    while (at.event == STAX_EVENT_START || at.event == STAX_EVENT_END) {
        if (is_open(at) && STAX_IS(at.name, "item")) {
            fixture_item *item = peer_store_record(r->store);
            attributes a = attributes_of(r);

            for (bool found = false; a.at < a.end; a.at += !found, found = false)
                ATTRIBUTE(r, &a, "key", take_str, item->key, found);
            take_u32(r, text(r), &item->number);
        }
        at = next(r);
    }
    return at.event;
}

bool run_item(bench_job *job)
{
    return reading_run_all(job, sizeof(fixture_item), read_items);
}

/* ---- prefixes ----------------------------------------------------------------------------- */

/* A child is asked for by its local name, then for its namespace, as it must be. */
#define CHILD_IN(r, at, uri, literal, take, field, found)                      \
    do {                                                                       \
        if (is_open(at) && STAX_IS(stax_cursor_local((r)->cursor), literal) && \
            STAX_IS(stax_cursor_uri((r)->cursor), uri)) {                      \
            take(r, text(r), &(field));                                        \
            (at) = next(r);                                                    \
            (found) = true;                                                    \
        }                                                                      \
    } while (0)

#define SHOP "urn:example:shop"

static void read_prefixed(reading *r, void *record)
{
    fixture_row *row = record;

    read_id(r, &row->id);
    for (tag at = next(r); is_open(at);) {
        bool found = false;

        CHILD_IN(r, at, SHOP, "title", take_str, row->title, found);
        CHILD_IN(r, at, SHOP, "author", take_str, row->author, found);
        CHILD_IN(r, at, SHOP, "price", take_f64, row->price, found);
        CHILD_IN(r, at, SHOP, "featured", take_str, row->featured, found);
        if (!found) at = skip(r);
    }
}

static stax_event read_prefixed_books(reading *r)
{
    tag at;

    for (at = next(r); is_open(at); at = next(r)) {
        if (STAX_IS(stax_cursor_local(r->cursor), "book") &&
            STAX_IS(stax_cursor_uri(r->cursor), SHOP))
            read_prefixed(r, peer_store_record(r->store));
        else
            (void)stax_cursor_skip(r->cursor);
    }
    return at.event == STAX_EVENT_END ? next(r).event : at.event;
}

bool run_prefixed(bench_job *job)
{
    return reading_run_all(job, sizeof(fixture_row), read_prefixed_books);
}

/* ---- lists -------------------------------------------------------------------------------- */

/* Both arrays: users are the records of the store, codes grow beside them. */
typedef struct both_lists {
    fixture_code *codes;
    stax_str first; /* of all users' names */
    size_t code_count;
} both_lists;

static fixture_code *add_code(reading *r, both_lists *both)
{
    size_t count = both->code_count++;
    fixture_code *grown;

    if ((count & 3) != 0 || (count & (count - 1)) != 0) return &both->codes[count];
    grown = peer_store_take(r->store, (count == 0 ? 4 : count * 2) * sizeof *grown);
    if (count > 0) memcpy(grown, both->codes, count * sizeof *grown);
    both->codes = grown;
    return &grown[count];
}

static void read_user(reading *r, both_lists *both)
{
    fixture_user *user = peer_store_record(r->store);

    read_id(r, &user->id);
    for (tag at = next(r); is_open(at);) {
        bool found = false;

        CHILD(r, at, "name", take_str, user->name, found);
        CHILD(r, at, "score", take_u32, user->score, found);
        if (!found) at = skip(r);
    }
    if (both->first.data == NULL) both->first = user->name;
}

static void read_code(reading *r, both_lists *both)
{
    fixture_code *code = add_code(r, both);
    attributes a = attributes_of(r);

    *code = (fixture_code){0};
    for (bool found = false; a.at < a.end; a.at += !found, found = false)
        ATTRIBUTE(r, &a, "value", take_str, code->value, found);
    for (tag at = next(r); is_open(at);) {
        bool found = false;

        CHILD(r, at, "label", take_str, code->label, found);
        if (!found) at = skip(r);
    }
}

static void read_lists_row(reading *r, both_lists *both)
{
    for (tag at = next(r); is_open(at); at = next(r)) {
        bool users = STAX_IS(at.name, "users"), codes = STAX_IS(at.name, "codes");

        if (!users && !codes) {
            (void)stax_cursor_skip(r->cursor);
            continue;
        }
        for (at = next(r); is_open(at); at = next(r)) {
            if (users && STAX_IS(at.name, "user"))
                read_user(r, both);
            else if (codes && STAX_IS(at.name, "code"))
                read_code(r, both);
            else
                (void)stax_cursor_skip(r->cursor);
        }
    }
}

static stax_event read_both_lists(reading *r)
{
    both_lists both = {0};
    fixture_lists *lists;
    tag at;

    for (at = next(r); is_open(at); at = next(r)) {
        if (STAX_IS(at.name, "row"))
            read_lists_row(r, &both);
        else
            (void)stax_cursor_skip(r->cursor);
    }
    r->good &= both.code_count == r->store->count;
    lists = peer_store_take(r->store, sizeof *lists);
    *lists =
        (fixture_lists){(const fixture_user *)(void *)r->store->records, both.codes, both.first};
    r->beside = lists;
    return at.event == STAX_EVENT_END ? next(r).event : at.event;
}

bool run_lists(bench_job *job)
{
    return reading_run_all(job, sizeof(fixture_user), read_both_lists);
}
