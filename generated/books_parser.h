/*
 * Reads books.schema's documents into structs. Printed by staxc from books.schema; do not edit.
 */
#ifndef BOOKS_PARSER_H
#define BOOKS_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* books.schema:30 */
typedef enum books_genre {
    BOOKS_GENRE_FICTION,
    BOOKS_GENRE_SCIENCE,
    BOOKS_GENRE_HISTORY
} books_genre;

/* The word as the schema spells it; NULL for a number that is none. */
const char *books_genre_name(books_genre value);

/* <book>, books.schema:42 */
typedef struct books_book {
    struct {
        unsigned genre : 1;
    } has;                 /* which optional fields were there */
    uint32_t id;           /* @id */
    stax_str lang;         /* @lang, "en" when absent */
    stax_str title;        /* title */
    stax_str_list authors; /* author, 1.. */
    int32_t year;          /* year, 1450..2100 */
    int64_t price;         /* price, in 1/100 */
    books_genre genre;     /* genre; look at has.genre */
    stax_str_list tags;    /* tag */
} books_book;

typedef struct books_book_list {
    books_book *items;
    size_t count;
} books_book_list;

/* A copy with all that is in it; NULL when there is no memory. */
books_book *books_book_copy(stax_arena *arena, const books_book *book);

/* <catalog>, books.schema:34 */
typedef struct books_catalog {
    books_book_list books; /* book */
} books_catalog;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
books_catalog *books_parse(stax_arena *arena, const char *xml, size_t len,
                           const stax_options *options, stax_error *error);
books_catalog *books_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                                stax_error *error);

/*
 * Reads one record at a time, in bounded memory.
 *
 * input    the caller's, must outlive the reader as `error` must; NULL: bytes come by books_feed
 * returns  NULL with *error filled when there is no memory or no such file
 */
typedef struct books_reader books_reader;
books_reader *books_reader_open(const stax_input *input, const stax_options *options,
                                stax_error *error);

/*
 * The next books_book: STAX_OK, STAX_END once the whole document was checked, STAX_MORE (only with
 * books_feed), or the error, which stays. *book is NULL unless the status is STAX_OK; it lives
 * until the next call of next, feed or close.
 */
stax_status books_next_book(books_reader *reader, const books_book **book);

/* What stands around the records, as far as it has been read; its books are empty. */
const books_catalog *books_reader_head(const books_reader *reader);

/* Records that were passed over, with stax_options.skip_bad. */
size_t books_reader_bad(const books_reader *reader);

/*
 * Lends the next bytes, cut anywhere, until books_next_book returns STAX_MORE. `last`: there are no
 * more. STAX_E_STATE for a reader with an input, before STAX_MORE, and after the last bytes.
 */
stax_status books_feed(books_reader *reader, const char *bytes, size_t len, bool last);

/* Gives everything back; NULL is allowed. */
void books_reader_close(books_reader *reader);

#ifdef __cplusplus
}
#endif
#endif
