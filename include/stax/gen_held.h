/*
 * Lists and pointers, and what a struct holds, as generated parsers tell the runtime, which copies
 * records and prints them by it; and what the structs of a program must be. Part of the vocabulary
 * of stax/gen.h.
 */
#ifndef STAX_GEN_HELD_H
#define STAX_GEN_HELD_H

#include <stax/arena.h>
#include <stax/gen_take.h>
#include <stax/sink.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- putting values where they belong ------------------------------------------------------- */

/* Room for a struct that is held by a pointer; NULL when there is no memory. */
void *stx_new(stx_reader *reader, size_t size);
#define STX_NEW(r, pointer) ((pointer) = stx_new(r, sizeof *(pointer)))

/* Appends a value; false when there is no memory. */
#define STX_APPEND(r, list, value)                                                             \
    (((list).items = stx_room(r, (list).items, (list).count, sizeof *(list).items)) != NULL && \
     ((list).items[(list).count++] = (value), true))

/* Appends an item that is still to be filled, and gives it; NULL when there is no memory. */
#define STX_ADD(r, list)                                                                    \
    (((list).items = stx_room(r, (list).items, (list).count, sizeof *(list).items)) != NULL \
         ? &(list).items[(list).count++]                                                    \
         : NULL)

/* ---- $where --------------------------------------------------------------------------------- */

/* Numbers of $where: below 0, 0, above 0. Functions, so that no compiler finds a test needless. */
static inline int stx_order_i64(int64_t a, int64_t b)
{
    return (a > b) - (a < b);
}
static inline int stx_order_u64(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

/* ---- structs of the user's ------------------------------------------------------------------ */

/*
 * A member must have the type that its field is read into, or be an array of so many bytes, or a
 * list of items; of an enum only the size counts. `why` is what the compiler says.
 */
#define STX_MEMBER(type, member, wanted, why) \
    _Static_assert(_Generic(((type *)0)->member, wanted : 1, default : 0), why)
#define STX_MEMBER_SIZE(type, member, bytes, why) \
    _Static_assert(sizeof(((type *)0)->member) == (bytes), why)
#define STX_MEMBER_LIST(type, member, item, why)                                       \
    _Static_assert(_Generic(((type *)0)->member.items, item * : 1, default : 0), why); \
    _Static_assert(_Generic(((type *)0)->member.count, size_t : 1, default : 0), why)

/* The number of a word, into an enum or int of the user's. */
#define STX_PUT_WORD(type, member, word)               \
    do {                                               \
        type stx_word = (type)(word);                  \
        memcpy(&(member), &stx_word, sizeof stx_word); \
    } while (0)

/* ---- what a struct holds ------------------------------------------------------------------ */

/* What a member is, to whoever copies or prints it. */
typedef enum stx_held_kind {
    STX_HELD_BOOL,
    STX_HELD_SIGNED,   /* of `size` bytes */
    STX_HELD_UNSIGNED, /* likewise */
    STX_HELD_FLOAT,    /* likewise */
    STX_HELD_DECIMAL,  /* an int64_t */
    STX_HELD_STR,
    STX_HELD_CHAR, /* an array of `size` bytes */
    STX_HELD_DATE,
    STX_HELD_TIME,
    STX_HELD_DATETIME,
    STX_HELD_DURATION,
    STX_HELD_WORD,  /* an enum of `size` bytes */
    STX_HELD_BYTES, /* printed as base64 */
    STX_HELD_TREE,  /* a stax_any */
    STX_HELD_OTHER, /* what a function of the user's makes: copied as it is, not printed */
    STX_HELD_RECORD
} stx_held_kind;

typedef struct stx_layout stx_layout;

/* A member of a struct. */
typedef struct stx_held {
    const char *name; /* of its field in the schema; NULL: it is copied, not printed */
    stx_held_kind kind;
    bool points;                     /* the member is a pointer; NULL: it is not there */
    unsigned digits;                 /* decimals: behind the point */
    size_t at;                       /* offset of the member; lists: of the pointer to the items */
    size_t count_at;                 /* lists: of the count; else 0 */
    size_t size;                     /* of one value, not of records */
    bool (*has)(const void *record); /* whether it is there; NULL: always */
    const stx_layout *of;            /* records */
    const stax_str *words;           /* enums */
    size_t word_count;
    size_t text_at; /* open enums: offset of the text that is none of the words, or of their
                       list's items; else 0 */
    size_t times;   /* arrays in the struct: how many values; else 0 */
} stx_held;

/* A union is a struct of which one part is there: that whose number the kind in front is. */
struct stx_layout {
    size_t size; /* of the struct */
    const stx_held *parts;
    size_t count;
    size_t kind_size; /* unions: bytes of the kind; else 0 */
};

/* clang-format off */
#define STX_HOLDS(type, member, part_name, part_kind) \
    .name = part_name, .kind = part_kind, .at = offsetof(type, member), \
    .size = sizeof(((type *)0)->member)
#define STX_HOLDS_ARRAY(type, member, part_name, part_kind) \
    .name = part_name, .kind = part_kind, .at = offsetof(type, member), \
    .size = sizeof *((type *)0)->member
#define STX_HOLDS_LIST(type, member, part_name, part_kind) \
    .name = part_name, .kind = part_kind, .at = offsetof(type, member.items), \
    .count_at = offsetof(type, member.count), .size = sizeof *((type *)0)->member.items
/* clang-format on */

/* All of a record in one arena; NULL when there is no memory. */
void *stx_copy_record(const stx_layout *layout, const void *record, stax_arena *arena);

/* A record as JSON on one line; false when the sink has refused something or there is no memory. */
bool stx_print_json(const stx_layout *layout, const void *record, stax_sink *to, void *context);

#ifdef __cplusplus
}
#endif
#endif
