/*
 * See the header. Every shape that staxc prints is here: one function for a start tag and its
 * children, one for a start tag, its text and its end tag, and stx_careful_open with stx_step where
 * there is no chain.
 */
#include "zoo_states.h"

/* ---- form: unknown: error ----------------------------------------------------------------- */

enum { FORM_K, FORM_X, FORM_Y };

static bool take_form_k(stx_reader *r, void *to, stax_str text)
{
    zoo_form *form = to;

    if (!stx_take_u8(r, text, 0, UINT8_MAX, &form->k)) return false;
    form->has.k = 1;
    return true;
}

static bool take_form_x(stx_reader *r, void *to, stax_str text)
{
    zoo_form *form = to;

    return stx_take_i32(r, text, INT32_MIN, INT32_MAX, &form->x);
}

static bool take_form_y(stx_reader *r, void *to, stax_str text)
{
    zoo_form *form = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_i32(r, text, INT32_MIN, INT32_MAX, &form->y);
}

static const zoo_form form_blank = {.y = 7};

STX_INLINE bool form_open(stx_frame *f, stx_walk *at, bool *empty)
{
    zoo_form *form = f->record;
    stx_walk w = *at;

    *form = form_blank;
    if (!STX_OPEN(w, "form")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

static stx_go form_read(stx_reader *r, stx_frame *f)
{
    zoo_form *form = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!form_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_STRICT_LEAF(w, "x", text)) {
            if (STX_MET(seen, FORM_X) || !take_form_x(r, form, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FORM_X);
        }
        if (STX_STRICT_LEAF(w, "y", text)) {
            if (STX_MET(seen, FORM_Y) || !take_form_y(r, form, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FORM_Y);
        }
        if (STX_STRICT_END(w, "form")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_arm form_arms[] = {
    [FORM_K] = {STX_ATTRIBUTE_ARM("k", take_form_k, "u8", 40)},
    [FORM_X] = {STX_LEAF_ARM("x", STX_REFUSE, take_form_x, "i32", 41)},
    [FORM_Y] = {STX_LEAF_ARM("y", STX_REFUSE, take_form_y, "i32", 42)},
};

static const uint64_t form_required[] = {STX_BIT(FORM_X)};

static const stx_state form_state = {
    .element = STX_NAME("form"),
    .open = form_read,
    .step = form_read,
    .arms = form_arms,
    .count = 3,
    .total = 3,
    .rules = STX_UNKNOWN_ERROR,
    .size = sizeof(zoo_form),
    .blank = &form_blank,
    .required = form_required,
};

/* ---- wide: more arms than bits ------------------------------------------------------------ */

#define TEN(X, t) X(t##0) X(t##1) X(t##2) X(t##3) X(t##4) X(t##5) X(t##6) X(t##7) X(t##8) X(t##9)
#define SEVENTY(X) \
    X(0)           \
    X(1)           \
    X(2)           \
    X(3) X(4) X(5) X(6) X(7) X(8) X(9) TEN(X, 1) TEN(X, 2) TEN(X, 3) TEN(X, 4) TEN(X, 5) TEN(X, 6)

#define TAKE_WIDE(n)                                                     \
    static bool take_wide_a##n(stx_reader *r, void *to, stax_str text)   \
    {                                                                    \
        zoo_wide *wide = to;                                             \
                                                                         \
        return stx_take_i32(r, text, INT32_MIN, INT32_MAX, &wide->a[n]); \
    }
SEVENTY(TAKE_WIDE)

#define WIDE_ARM(n) {STX_LEAF_ARM("a" #n, STX_REFUSE, take_wide_a##n, "i32", 100 + n)},
static const stx_arm wide_arms[] = {SEVENTY(WIDE_ARM)};

static const zoo_wide wide_blank = {{0}};
static const uint64_t wide_required[] = {STX_BIT(0), STX_BIT(69 % 64)};

static const stx_state wide_state = {
    .element = STX_NAME("wide"),
    .open = stx_careful_open,
    .step = stx_step,
    .arms = wide_arms,
    .count = 70,
    .total = 70,
    .size = sizeof(zoo_wide),
    .blank = &wide_blank,
    .required = wide_required,
};

/* ---- zoo ---------------------------------------------------------------------------------- */

enum {
    ZOO_NAME,
    ZOO_OPENED,
    ZOO_NOTE,
    ZOO_PENS,
    ZOO_OWNER,
    ZOO_DEPUTY,
    ZOO_MOTTO,
    ZOO_MOOD,
    ZOO_CHIEF,
    ZOO_FORM,
    ZOO_WIDE,
    ZOO_COUNT,
    PENS_ANIMAL = ZOO_COUNT,
    ZOO_TOTAL
};

static bool take_zoo_name(stx_reader *r, void *to, stax_str text)
{
    zoo_zoo *zoo = to;

    return stx_take_str(r, text, &zoo->name);
}

static bool take_zoo_opened(stx_reader *r, void *to, stax_str text)
{
    zoo_zoo *zoo = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_date(r, text, &zoo->opened)) return false;
    zoo->has.opened = 1;
    return true;
}

static bool take_zoo_note(stx_reader *r, void *to, stax_str text)
{
    zoo_zoo *zoo = to;
    stax_str item;

    return stx_take_str(r, stax_trim(text), &item) && STX_APPEND(r, zoo->notes, item);
}

static bool take_zoo_motto(stx_reader *r, void *to, stax_str text)
{
    zoo_zoo *zoo = to;

    if (!stx_take_str(r, stax_trim(text), &zoo->motto)) return false;
    zoo->has.motto = 1;
    return true;
}

static bool take_zoo_mood(stx_reader *r, void *to, stax_str text)
{
    zoo_zoo *zoo = to;

    if (!stx_take_str(r, stax_trim(text), &zoo->mood)) return false;
    zoo->has.mood = 1;
    return true;
}

static void *place_zoo_owner(stx_reader *r, void *in)
{
    zoo_zoo *zoo = in;

    (void)r;
    return &zoo->owner;
}

#define PLACE_AND_TAKE(name)                                            \
    static void *place_zoo_##name(stx_reader *r, void *in)              \
    {                                                                   \
        zoo_zoo *zoo = in;                                              \
                                                                        \
        (void)r;                                                        \
        return &zoo->name;                                              \
    }                                                                   \
    static bool take_zoo_##name(stx_reader *r, void *to, stax_str text) \
    {                                                                   \
        zoo_zoo *zoo = to;                                              \
                                                                        \
        (void)r;                                                        \
        (void)text;                                                     \
        zoo->has.name = 1;                                              \
        return true;                                                    \
    }
PLACE_AND_TAKE(deputy)
PLACE_AND_TAKE(chief)
PLACE_AND_TAKE(form)
PLACE_AND_TAKE(wide)

static void *place_pens_animal(stx_reader *r, void *in)
{
    zoo_zoo *zoo = in;

    return STX_ADD(r, zoo->animals);
}

static const zoo_zoo zoo_blank = {.name = {NULL, 0}};

/* The children, a part of them: what is not in the chain is read through the table. */
static stx_go zoo_step(stx_reader *r, stx_frame *f)
{
    zoo_zoo *zoo = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;

    do {
        before = w.ip;
        while (zoo->notes.count < 3 && STX_LEAF(w, "note", text)) {
            if (!take_zoo_note(r, zoo, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, ZOO_NOTE);
        }
        while (STX_AT(w, "pens")) {
            go = stx_child(r, w, f, seen, ZOO_PENS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "mood", text)) {
            if (!take_zoo_mood(r, zoo, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, ZOO_MOOD);
        }
        while (STX_AT(w, "form")) {
            go = stx_child(r, w, f, seen, ZOO_FORM);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "zoo")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

STX_INLINE bool pens_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "pens")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The wrapper's children: animal. */
static stx_go pens_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!pens_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "animal")) {
            go = stx_child(r, w, f, seen, PENS_ANIMAL);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "pens")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state pens_state;

/* clang-format off */
static const stx_arm zoo_arms[] = {
    [ZOO_NAME] = {STX_ATTRIBUTE_ARM("name", take_zoo_name, "str", 5)},
    [ZOO_OPENED] = {STX_LEAF_ARM("opened", STX_REFUSE, take_zoo_opened, "date", 6)},
    [ZOO_NOTE] = {STX_LEAVES_ARM("note", take_zoo_note, offsetof(zoo_zoo, notes.count),
                                0, 3, "str", 7)},
    [ZOO_PENS] = {STX_WRAPPER_ARM("pens", &pens_state, 8)},
    [ZOO_OWNER] = {STX_RECORD_ARM("owner", STX_REFUSE, place_zoo_owner, NULL, &zoo_owner_state,
                                 "person", 9)},
    [ZOO_DEPUTY] = {STX_RECORD_ARM("deputy", STX_REFUSE, place_zoo_deputy, take_zoo_deputy,
                                  &zoo_deputy_state, "person", 10)},
    [ZOO_MOTTO] = {STX_LEAF_ARM("motto", STX_KEEP_FIRST, take_zoo_motto, "str", 11)},
    [ZOO_MOOD] = {STX_LEAF_ARM("mood", STX_KEEP_LAST, take_zoo_mood, "str", 12)},
    [ZOO_CHIEF] = {STX_RECORD_ARM("chief", STX_KEEP_LAST, place_zoo_chief, take_zoo_chief,
                                 &zoo_chief_state, "person", 13)},
    [ZOO_FORM] = {STX_RECORD_ARM("form", STX_KEEP_FIRST, place_zoo_form, take_zoo_form,
                                &form_state, "form", 14)},
    [ZOO_WIDE] = {STX_RECORD_ARM("wide", STX_KEEP_LAST, place_zoo_wide, take_zoo_wide,
                                &wide_state, "wide", 15)},
    [PENS_ANIMAL] = {STX_RECORDS_ARM("animal", place_pens_animal, &zoo_animal_state,
                                    offsetof(zoo_zoo, animals.count), 1, 0, "animal", 8)},
};
/* clang-format on */

static const uint64_t zoo_required[] = {STX_BIT(ZOO_NAME) | STX_BIT(ZOO_OWNER) |
                                        STX_BIT(PENS_ANIMAL)};

static const stx_state pens_state = {
    .element = STX_NAME("pens"),
    .open = pens_read,
    .step = pens_read,
    .arms = zoo_arms,
    .first = PENS_ANIMAL,
    .count = 1,
};

static const stx_state zoo_state = {
    .element = STX_NAME("zoo"),
    .open = stx_careful_open,
    .step = zoo_step,
    .arms = zoo_arms,
    .count = ZOO_COUNT,
    .total = ZOO_TOTAL,
    .size = sizeof(zoo_zoo),
    .blank = &zoo_blank,
    .required = zoo_required,
};

const stx_schema zoo_schema = {
    .abi = STX_ABI,
    .file = "zoo.schema",
    .root = &zoo_state,
    .levels = 5, /* zoo, pens, animal, info, where */
    .stream = &pens_state,
    .stream_arm = PENS_ANIMAL,
};
