/*
 * Reads books.schema's documents into structs. Printed by staxc from books.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "books_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "books_parser.c was printed for another libstax: run staxc again"
#endif

const char *books_genre_name(books_genre value)
{
    switch (value) {
    case BOOKS_GENRE_FICTION:
        return "fiction";
    case BOOKS_GENRE_SCIENCE:
        return "science";
    case BOOKS_GENRE_HISTORY:
        return "history";
    }
    return NULL;
}

static const stax_str genre_words[] = {
    [BOOKS_GENRE_FICTION] = STAX_STR("fiction"),
    [BOOKS_GENRE_SCIENCE] = STAX_STR("science"),
    [BOOKS_GENRE_HISTORY] = STAX_STR("history"),
};

/* ---- book, books.schema:42 ---------------------------------------------------------------- */

enum { BOOK_ID, BOOK_LANG, BOOK_TITLE, BOOK_AUTHOR, BOOK_YEAR, BOOK_PRICE, BOOK_GENRE, BOOK_TAG };

/* :43  id: u32 @ */
STX_INLINE bool take_book_id(stx_reader *r, void *to, stax_str text)
{
    books_book *book = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, &book->id);
}

/* :44  lang: str @ = "en" */
STX_INLINE bool take_book_lang(stx_reader *r, void *to, stax_str text)
{
    books_book *book = to;

    return stx_take_str(r, text, &book->lang);
}

/* :45  title: str */
STX_INLINE bool take_book_title(stx_reader *r, void *to, stax_str text)
{
    books_book *book = to;

    return stx_take_str(r, stax_trim(text), &book->title);
}

/* :46  authors: str[1..] author */
STX_INLINE bool take_book_author(stx_reader *r, void *to, stax_str text)
{
    books_book *book = to;
    stax_str item;

    return stx_take_str(r, stax_trim(text), &item) && STX_APPEND(r, book->authors, item);
}

/* :47  year: i32(1450..2100) */
STX_INLINE bool take_book_year(stx_reader *r, void *to, stax_str text)
{
    books_book *book = to;

    return stx_take_i32(r, text, 1450, 2100, &book->year);
}

/* :48  price: decimal(2) */
STX_INLINE bool take_book_price(stx_reader *r, void *to, stax_str text)
{
    books_book *book = to;

    return stx_take_decimal(r, text, 2, false, INT64_MIN, INT64_MAX, &book->price);
}

/* :49  genre: genre? */
STX_INLINE bool take_book_genre(stx_reader *r, void *to, stax_str text)
{
    books_book *book = to;
    unsigned word;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_word(r, text, genre_words, 3, &word)) return false;
    book->genre = (books_genre)word;
    book->has.genre = 1;
    return true;
}

/* :50  tags: str[] tag */
STX_INLINE bool take_book_tag(stx_reader *r, void *to, stax_str text)
{
    books_book *book = to;
    stax_str item;

    return stx_take_str(r, stax_trim(text), &item) && STX_APPEND(r, book->tags, item);
}

static const books_book book_blank = {
    .lang = STAX_STR("en"),
};

/* The start tag: <book id lang>. */
STX_INLINE bool book_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    books_book *book = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, lang = {0};

    *book = book_blank;
    if (!STX_OPEN(w, "book")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, BOOK_ID);
    if (STX_ATTR(w, "lang", lang)) STX_MEET(seen, BOOK_LANG);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, BOOK_ID) || !take_book_id(r, book, id)) return false;
    if (STX_MET(seen, BOOK_LANG) && !take_book_lang(r, book, lang)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: title, author, year, price, genre, tag. */
static stx_go book_read(stx_reader *r, stx_frame *f)
{
    books_book *book = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!book_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "title", text)) {
            if (STX_MET(seen, BOOK_TITLE) || !take_book_title(r, book, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, BOOK_TITLE);
        }
        while (STX_LEAF(w, "author", text)) {
            if (!take_book_author(r, book, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, BOOK_AUTHOR);
        }
        if (STX_LEAF(w, "year", text)) {
            if (STX_MET(seen, BOOK_YEAR) || !take_book_year(r, book, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, BOOK_YEAR);
        }
        if (STX_LEAF(w, "price", text)) {
            if (STX_MET(seen, BOOK_PRICE) || !take_book_price(r, book, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, BOOK_PRICE);
        }
        if (STX_LEAF(w, "genre", text)) {
            if (STX_MET(seen, BOOK_GENRE) || !take_book_genre(r, book, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, BOOK_GENRE);
        }
        while (STX_LEAF(w, "tag", text)) {
            if (!take_book_tag(r, book, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, BOOK_TAG);
        }
        if (STX_END(w, "book")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm book_arms[] = {
    [BOOK_ID] = {STX_ATTRIBUTE_ARM("id", take_book_id, "u32", 43)},
    [BOOK_LANG] = {STX_ATTRIBUTE_ARM("lang", take_book_lang, "str", 44)},
    [BOOK_TITLE] = {STX_LEAF_ARM("title", STX_REFUSE, take_book_title, "str", 45)},
    [BOOK_AUTHOR] = {STX_LEAVES_ARM("author", take_book_author, offsetof(books_book, authors.count),
                                    1, 0, "str", 46)},
    [BOOK_YEAR] = {STX_LEAF_ARM("year", STX_REFUSE, take_book_year, "i32(1450..2100)", 47)},
    [BOOK_PRICE] = {STX_LEAF_ARM("price", STX_REFUSE, take_book_price, "decimal(2)", 48)},
    [BOOK_GENRE] = {STX_LEAF_ARM("genre", STX_REFUSE, take_book_genre, "genre", 49)},
    [BOOK_TAG] = {STX_LEAVES_ARM("tag", take_book_tag, offsetof(books_book, tags.count),
                                 0, 0, "str", 50)},
};
/* clang-format on */

static const uint64_t book_required[] = {
    STX_BIT(BOOK_ID) | STX_BIT(BOOK_TITLE) | STX_BIT(BOOK_AUTHOR) | STX_BIT(BOOK_YEAR) |
        STX_BIT(BOOK_PRICE),
};

static const stx_state book_state = {
    .element = STX_NAME("book"),
    .open = book_read,
    .step = book_read,
    .arms = book_arms,
    .count = 8,
    .total = 8,
    .size = sizeof(books_book),
    .blank = &book_blank,
    .required = book_required,
};

/* ---- catalog, books.schema:34 ------------------------------------------------------------- */

enum { CATALOG_BOOK };

/* :35  books: book[] book */
static void *place_catalog_book(stx_reader *r, void *in)
{
    books_catalog *catalog = in;

    return STX_ADD(r, catalog->books);
}

static const books_catalog catalog_blank = {0};

/* The start tag: <catalog>. */
STX_INLINE bool catalog_open(stx_frame *f, stx_walk *at, bool *empty)
{
    books_catalog *catalog = f->record;
    stx_walk w = *at;

    *catalog = catalog_blank;
    if (!STX_OPEN(w, "catalog")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: book. */
static stx_go catalog_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!catalog_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "book")) {
            go = stx_child(r, w, f, seen, CATALOG_BOOK);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "catalog")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm catalog_arms[] = {
    [CATALOG_BOOK] = {STX_RECORDS_ARM("book", place_catalog_book, &book_state,
                                      offsetof(books_catalog, books.count), 0, 0, "book", 35)},
};
/* clang-format on */

static const uint64_t catalog_required[] = {0};

static const stx_state catalog_state = {
    .element = STX_NAME("catalog"),
    .open = catalog_read,
    .step = catalog_read,
    .arms = catalog_arms,
    .count = 1,
    .total = 1,
    .size = sizeof(books_catalog),
    .blank = &catalog_blank,
    .required = catalog_required,
};

/* ---- what structs hold -------------------------------------------------------------------- */

static bool book_has_genre(const void *record)
{
    const books_book *book = record;

    return book->has.genre;
}

/* clang-format off */
static const stx_held book_holds[] = {
    {STX_HOLDS(books_book, id, "id", STX_HELD_UNSIGNED)},
    {STX_HOLDS(books_book, lang, "lang", STX_HELD_STR)},
    {STX_HOLDS(books_book, title, "title", STX_HELD_STR)},
    {STX_HOLDS_LIST(books_book, authors, "authors", STX_HELD_STR)},
    {STX_HOLDS(books_book, year, "year", STX_HELD_SIGNED)},
    {STX_HOLDS(books_book, price, "price", STX_HELD_DECIMAL), .digits = 2},
    {STX_HOLDS(books_book, genre, "genre", STX_HELD_WORD), .has = book_has_genre,
     .words = genre_words, .word_count = 3},
    {STX_HOLDS_LIST(books_book, tags, "tags", STX_HELD_STR)},
};
/* clang-format on */

static const stx_layout book_layout = {
    .size = sizeof(books_book),
    .parts = book_holds,
    .count = sizeof book_holds / sizeof *book_holds,
};

books_book *books_book_copy(stax_arena *arena, const books_book *book)
{
    return stx_copy_record(&book_layout, book, arena);
}

/* ---- documents and records ---------------------------------------------------------------- */

static const stx_schema books_schema = {
    .abi = STX_ABI,
    .file = "books.schema",
    .root = &catalog_state,
    .levels = 2,
    .stream = &catalog_state,
    .stream_arm = CATALOG_BOOK,
};

books_catalog *books_parse(stax_arena *arena, const char *xml, size_t len,
                           const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&books_schema, arena, &input, options, error);
}

books_catalog *books_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                                stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&books_schema, arena, &input, options, error);
}

books_reader *books_reader_open(const stax_input *input, const stax_options *options,
                                stax_error *error)
{
    return (books_reader *)stx_open(&books_schema, input, options, error);
}

stax_status books_next_book(books_reader *reader, const books_book **book)
{
    const void *record;
    stax_status status = stx_next((stx_reader *)reader, &record);

    *book = record;
    return status;
}

const books_catalog *books_reader_head(const books_reader *reader)
{
    return stx_head((const stx_reader *)reader);
}

size_t books_reader_bad(const books_reader *reader)
{
    return stx_bad((const stx_reader *)reader);
}

stax_status books_feed(books_reader *reader, const char *bytes, size_t len, bool last)
{
    return stx_feed((stx_reader *)reader, bytes, len, last);
}

void books_reader_close(books_reader *reader)
{
    stx_shutdown((stx_reader *)reader);
}
