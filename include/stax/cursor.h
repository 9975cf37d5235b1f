/*
 * The cursor: goes through a document event by event, for programs that have no schema.
 *
 *   <book id="1"><title>Up</title></book>
 *   START        START  TEXT END  END      … DOCUMENT_END
 *
 *   while (stax_cursor_next_tag(c) == STAX_EVENT_START) {
 *       if (STAX_IS(stax_cursor_name(c), "title"))
 *           stax_cursor_element_text(c, &title);
 *       else
 *           stax_cursor_skip(c);
 *   }
 *
 * All of well-formedness and of namespaces is checked, whatever is looked at. Every stax_str that
 * is given out lives until the next call that moves the cursor, and has no NUL behind it; of a
 * document in memory what stands there unchanged is shown there (stax_keep makes use of it).
 *
 * A push cursor may be fed whenever a call has returned STAX_EVENT_MORE; then the same call is to
 * be made again. Another call is STAX_E_STATE, as is one that does not fit where the cursor stands.
 * The first error stays: every later call returns STAX_EVENT_ERROR.
 */
#ifndef STAX_CURSOR_H
#define STAX_CURSOR_H

#include <stax/arena.h>
#include <stax/doctype.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Numbered as in StAX; its other numbers are kept free. */
typedef enum stax_event {
    STAX_EVENT_ERROR = 0,        /* stax_cursor_error says which */
    STAX_EVENT_START = 1,        /* a start tag, or the first half of an empty element */
    STAX_EVENT_END = 2,          /* an end tag, or the other half */
    STAX_EVENT_INSTRUCTION = 3,  /* only with STAX_GIVE_INSTRUCTIONS */
    STAX_EVENT_TEXT = 4,         /* all character data up to the next event, never empty */
    STAX_EVENT_COMMENT = 5,      /* only with STAX_GIVE_COMMENTS */
    STAX_EVENT_DOCUMENT_END = 8, /* the end of the input; all of it was right */
    STAX_EVENT_DOCTYPE = 11,     /* only with STAX_GIVE_DOCTYPE */
    STAX_EVENT_CDATA = 12,       /* only with STAX_GIVE_CDATA; may be empty */
    STAX_EVENT_MORE = 16         /* a push cursor must be fed */
} stax_event;

typedef struct stax_attribute {
    stax_str name;   /* as written */
    stax_str value;  /* references decoded, white space normalised (3.3.3) */
    uint32_t prefix; /* bytes of the name before its colon; 0: no prefix */
    uint32_t scope;  /* for stax_cursor_attribute_uri */
} stax_attribute;

/* Where an event begins. */
typedef struct stax_position {
    uint64_t line;   /* from 1 */
    uint64_t column; /* from 1, in characters */
    uint64_t offset; /* from 0, in bytes of the input as given */
} stax_position;

/* What xml:space says (2.10). */
typedef enum stax_space { STAX_SPACE_DEFAULT, STAX_SPACE_PRESERVE } stax_space;

typedef struct stax_cursor stax_cursor;

/* ---- opening ------------------------------------------------------------------------------ */

/*
 * Opens a cursor in front of the document.
 *
 * input    the caller's, outlives the cursor; NULL: bytes come by stax_cursor_feed
 * options  copied; NULL for the usual ones
 * error    filled at the first error, outlives the cursor; may be NULL
 * returns  NULL with *error filled when there is no memory or no such file
 */
stax_cursor *stax_cursor_open(const stax_input *input, const stax_options *options,
                              stax_error *error);

/* Gives everything back; NULL is allowed. */
void stax_cursor_close(stax_cursor *cursor);

/*
 * Lends the next bytes, cut anywhere, until a call returns STAX_EVENT_MORE. `last`: no more come.
 *
 * returns  STAX_OK; STAX_E_STATE for a cursor with an input, before STAX_EVENT_MORE, and after the
 *          last bytes; or the error that there was before
 */
stax_status stax_cursor_feed(stax_cursor *cursor, const char *bytes, size_t len, bool last);

/* ---- moving ------------------------------------------------------------------------------- */

/*
 * The next event: a START, an END, a TEXT (also where it is blank), what stax_options.give asks
 * for, or the document's end. Comments and the like that are not asked for leave no trace: the text
 * around them is one TEXT.
 */
stax_event stax_cursor_next(stax_cursor *cursor);

/* The next START, END or document's end: what else is on the way is checked and passed over. */
stax_event stax_cursor_next_tag(stax_cursor *cursor);

/*
 * Goes to the END of the element that the event belongs to, over all that is in it. Of an END that
 * is where the cursor stands already; what stands in no element is STAX_E_STATE.
 *
 * returns  STAX_EVENT_END, STAX_EVENT_MORE or STAX_EVENT_ERROR
 */
stax_event stax_cursor_skip(stax_cursor *cursor);

/*
 * From the START of an element to its END, over text alone. A child is STAX_E_NOT_TEXT.
 *
 * text     its text and CDATA sections joined, whatever stax_options.give says; written when
 *          STAX_EVENT_END is returned
 * returns  STAX_EVENT_END, STAX_EVENT_MORE or STAX_EVENT_ERROR
 */
stax_event stax_cursor_element_text(stax_cursor *cursor, stax_str *text);

/* ---- looking ------------------------------------------------------------------------------ */

/* The event that the last call gave; STAX_EVENT_MORE of a cursor that has not moved yet. */
stax_event stax_cursor_event(const stax_cursor *cursor);

/* The element's name at START and END, else empty: as written, and its two parts. */
stax_str stax_cursor_name(const stax_cursor *cursor);
stax_str stax_cursor_local(const stax_cursor *cursor);
stax_str stax_cursor_prefix(const stax_cursor *cursor);

/* The element's namespace, empty for none. Cost: as for looking up its prefix. */
stax_str stax_cursor_uri(const stax_cursor *cursor);

/*
 * The text of a TEXT, and what is in a COMMENT, a CDATA or an INSTRUCTION, behind the white space
 * that follows the target; else empty. Line ends are LF (2.11).
 */
stax_str stax_cursor_text(const stax_cursor *cursor);

/* Open elements; at START and END the one that opens or closes is one of them. */
size_t stax_cursor_depth(const stax_cursor *cursor);

/*
 * Where the event begins. Cost: a pass over what stands between it and the event that was asked for
 * before, so asking at each costs one pass over the document.
 */
stax_position stax_cursor_position(const stax_cursor *cursor);

/* At a START its attributes in document order, declarations among them; else *count is 0. */
const stax_attribute *stax_cursor_attributes(const stax_cursor *cursor, size_t *count);

/* Of an INSTRUCTION its target, else empty. */
stax_str stax_cursor_target(const stax_cursor *cursor);

/* The XML declaration, or a fragment's text declaration; NULL: none has been read. */
const stax_declaration *stax_cursor_declaration(const stax_cursor *cursor);

/* The document type declaration, complete before the root's START; NULL: none has been read. */
const stax_doctype *stax_cursor_doctype(const stax_cursor *cursor);

/* An attribute's value by its name as written; false: it has none. */
bool stax_cursor_attribute(const stax_cursor *cursor, const char *name, stax_str *value);

/* The same by namespace ("" for none) and local name. */
bool stax_cursor_attribute_ns(const stax_cursor *cursor, const char *uri, const char *local,
                              stax_str *value);

/* An attribute's namespace: empty without a prefix, and of a declaration. */
stax_str stax_cursor_attribute_uri(const stax_cursor *cursor, const stax_attribute *attribute);

/*
 * The nearest xml:lang (2.12) of the element that the event belongs to and those around it; empty:
 * there is none, or it is. Lives as long as its element is open. Cost: as stax_cursor_uri.
 */
stax_str stax_cursor_lang(const stax_cursor *cursor);

/* The same of xml:space; values that the standard does not know are passed over. */
stax_space stax_cursor_space(const stax_cursor *cursor);

/* STAX_OK, STAX_MORE, STAX_END, or the first error. */
stax_status stax_cursor_status(const stax_cursor *cursor);

/* The first error, all zero when there is none; lives as long as the cursor. */
const stax_error *stax_cursor_error(const stax_cursor *cursor);

/* ---- names and texts ---------------------------------------------------------------------- */

/*
 * Whether a string is this literal. The length decides first, then words that lie inside of both,
 * so it costs two or three compares and reads no byte that is not the string's.
 */
#define STAX_IS(text, literal) stax_is((text), "" literal, sizeof(literal) - 1)
static inline bool stax_is(stax_str text, const char *literal, size_t n)
{
    uint64_t a, b, c, d;
    uint32_t e, f, g, h;

    if (text.len != n) return false;
    if (n >= 8 && n <= 16) {
        memcpy(&a, text.data, 8);
        memcpy(&b, literal, 8);
        memcpy(&c, text.data + n - 8, 8);
        memcpy(&d, literal + n - 8, 8);
        return ((a ^ b) | (c ^ d)) == 0;
    }
    if (n >= 4 && n < 8) {
        memcpy(&e, text.data, 4);
        memcpy(&f, literal, 4);
        memcpy(&g, text.data + n - 4, 4);
        memcpy(&h, literal + n - 4, 4);
        return ((e ^ f) | (g ^ h)) == 0;
    }
    if (n > 16) return memcmp(text.data, literal, n) == 0;
    return (n < 1 || text.data[0] == literal[0]) && (n < 2 || text.data[1] == literal[1]) &&
           (n < 3 || text.data[2] == literal[2]);
}

/*
 * A text of the cursor that may be kept: itself where it stands in `memory`, the document that the
 * cursor reads, else a copy in the arena that ends with NUL; data is NULL when there is no memory.
 */
static inline stax_str stax_keep(stax_str text, stax_str memory, stax_arena *arena)
{
    char *copy;

    if ((size_t)((uintptr_t)text.data - (uintptr_t)memory.data) < memory.len) return text;
    copy = (char *)stax_arena_alloc(arena, text.len + 1, 1);
    if (copy != NULL) {
        if (text.len > 0) memcpy(copy, text.data, text.len);
        copy[text.len] = '\0';
    }
    text.data = copy;
    return text;
}

#ifdef __cplusplus
}
#endif
#endif
