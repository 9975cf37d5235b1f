/*
 * Every way in which a document can come to a generated parser, and that all of them say the same.
 *
 *   whole    stx_parse     memory, file, a function that gives 1, 2, 3, 7, 64 bytes at once
 *   records  stx_next      the same, and pushed: bytewise, in two pieces cut anywhere, at random
 *
 * What a parser says becomes a text: the records, what stands around them, and then "END" or the
 * error with its code, offset, and the line that people see. Texts are compared as texts. Every
 * piece is a block of exactly its size, so that a sanitizer sees who reads beyond it; documents in
 * memory also touch a page that nobody can read (guarded.h), for the cursor as well.
 */
#ifndef WAYS_H
#define WAYS_H

#include <stax/gen.h>

/* A text that grows. Zeroed is empty; data ends with NUL when it is not NULL. */
typedef struct ways_text {
    char *data;
    size_t len, room;
} ways_text;

void ways_say(ways_text *to, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A string in quotes, with what is not printable as \xNN. Checks that a NUL stands behind it. */
void ways_say_str(ways_text *to, stax_str text);
void ways_free(ways_text *text);

/* A generated parser as the ways see it. */
typedef struct ways_parser {
    void *(*parse)(stax_arena *, const stax_input *, const stax_options *, stax_error *);
    bool takes_functions; /* parse: STAX_INPUT_READ as well */
    stx_reader *(*open)(const stax_input *, const stax_options *, stax_error *);
    void (*say_record)(ways_text *, const void *record); /* a streamed one, with its line end */
    void (*say_root)(ways_text *, const void *root);     /* streamed records first, then the rest */
} ways_parser;

/* How a document is cut: `first` bytes, then `size` at once, 0: all that is left. */
typedef struct ways_cut {
    size_t first, size;
    uint64_t random; /* not 0: 1 to `size` bytes at once, and this is where luck begins */
    bool late;       /* that there is no more is said by a feed of its own, of no bytes */
} ways_cut;

/* The next piece's length, 1 to `left`. */
size_t ways_piece(ways_cut *cut, size_t left);

/* What one way says. To be freed with ways_free. */
ways_text ways_whole(const ways_parser *p, stax_str document, const stax_options *options);
ways_text ways_pushed(const ways_parser *p, stax_str document, const stax_options *options,
                      ways_cut cut);

/*
 * Fails unless all ways say the same; for documents up to some KiB: every cut in two.
 *
 * want  what they should say; NULL: what they say is compared with each other only
 */
void ways_check(const char *title, const ways_parser *p, stax_str document,
                const stax_options *options, const char *want);

/* The same with cuts at random, for long documents. Costs some passes over the document. */
void ways_check_long(const char *title, const ways_parser *p, stax_str document,
                     const stax_options *options, uint64_t seed);

/* Only those in memory, where the document touches a page that nobody can read. */
void ways_check_guarded(const char *title, const ways_parser *p, stax_str document);

/* The seed of random tests: STAX_TEST_SEED when that is set, else the time; prints it. */
uint64_t ways_seed(void);

#endif
