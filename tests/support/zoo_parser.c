/*
 * See the header. Every shape that staxc prints is here: one function for a start tag and its
 * children, one for a start tag, its text and its end tag, and stx_careful_open with stx_step where
 * there is no chain.
 */
#include "zoo_parser.h"

/* ---- person ------------------------------------------------------------------------------- */

enum { PERSON_ROLE, PERSON_NAME };

static bool take_person_role(stx_reader *r, void *to, stax_str text)
{
    zoo_person *person = to;

    if (!stx_take_str(r, text, &person->role)) return false;
    person->has.role = 1;
    return true;
}

static bool take_person_name(stx_reader *r, void *to, stax_str text)
{
    zoo_person *person = to;

    return stx_take_str(r, stax_trim(text), &person->name);
}

static const zoo_person person_blank = {{0}, {NULL, 0}, {NULL, 0}};

static const stx_arm person_arms[] = {
    [PERSON_ROLE] = STX_ATTRIBUTE_ARM("role", take_person_role, "str", 30),
    [PERSON_NAME] = STX_TEXT_ARM(take_person_name, "str", 31),
};

static const uint64_t person_required[] = {STX_BIT(PERSON_NAME)};

/* The start tag and the text: <owner role> or <keeper role>. */
#define PERSON_OPEN(as)                                                        \
    static stx_go person_##as##_open(stx_reader *r, stx_frame *f)              \
    {                                                                          \
        zoo_person *person = f->record;                                        \
        stx_walk w = r->at;                                                    \
        uint64_t seen = 0;                                                     \
        stax_str role = {0};                                                   \
        stax_str text;                                                         \
                                                                               \
        *person = person_blank;                                                \
        if (!STX_OPEN(w, #as)) return stx_careful_open(r, f);                  \
        if (STX_ATTR(w, "role", role)) STX_MEET(seen, PERSON_ROLE);            \
        if (!STX_SHUT(w)) return stx_careful_open(r, f);                       \
        if (!STX_OWN_TEXT(w, #as, text)) return stx_careful_open(r, f);        \
                                                                               \
        if (STX_MET(seen, PERSON_ROLE) && !take_person_role(r, person, role))  \
            return stx_careful_open(r, f);                                     \
        if (!take_person_name(r, person, text)) return stx_careful_open(r, f); \
        STX_MEET(seen, PERSON_NAME);                                           \
        f->opened = true;                                                      \
        return stx_close(r, w, f, seen);                                       \
    }
PERSON_OPEN(owner)
PERSON_OPEN(keeper)

#define PERSON_STATE(as, reads)                                                                    \
    {                                                                                              \
        .element = STAX_STR(as), .open = reads, .step = stx_step, .arms = person_arms, .count = 2, \
        .total = 2, .rules = STX_OWN, .size = sizeof(zoo_person), .blank = &person_blank,          \
        .required = person_required                                                                \
    }

static const stx_state owner_state = PERSON_STATE("owner", person_owner_open);
static const stx_state deputy_state = PERSON_STATE("deputy", stx_careful_open);
static const stx_state chief_state = PERSON_STATE("chief", stx_careful_open);
static const stx_state keeper_state = PERSON_STATE("keeper", person_keeper_open);

/* ---- animal ------------------------------------------------------------------------------- */

enum {
    ANIMAL_ID,
    ANIMAL_KIND,
    ANIMAL_WEIGHT,
    ANIMAL_TAME,
    ANIMAL_INFO,
    ANIMAL_SAID,
    ANIMAL_KEEPER,
    ANIMAL_COUNT,
    INFO_BORN = ANIMAL_COUNT,
    INFO_WHERE,
    INFO_END,
    WHERE_NAME = INFO_END,
    ANIMAL_TOTAL
};

static const stax_str kind_words[] = {STAX_STR("cat"), STAX_STR("dog")};

static bool take_animal_id(stx_reader *r, void *to, stax_str text)
{
    zoo_animal *animal = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, &animal->id);
}

static bool take_animal_kind(stx_reader *r, void *to, stax_str text)
{
    zoo_animal *animal = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_word(r, text, kind_words, 2, &animal->kind)) return false;
    animal->has.kind = 1;
    return true;
}

static bool take_animal_weight(stx_reader *r, void *to, stax_str text)
{
    zoo_animal *animal = to;

    return stx_take_f64(r, text, 0, STX_INFINITE, false, &animal->weight);
}

static bool take_animal_tame(stx_reader *r, void *to, stax_str text)
{
    zoo_animal *animal = to;

    (void)r;
    (void)text;
    return animal->tame = true;
}

static bool take_animal_said(stx_reader *r, void *to, stax_str text)
{
    zoo_animal *animal = to;
    stax_str item;

    return stx_take_str(r, stax_trim(text), &item) && STX_APPEND(r, animal->said, item);
}

static void *place_animal_keeper(stx_reader *r, void *in)
{
    zoo_animal *animal = in;

    return STX_ADD(r, animal->keepers);
}

static bool take_info_born(stx_reader *r, void *to, stax_str text)
{
    zoo_animal *animal = to;

    if (!stx_take_i32(r, text, INT32_MIN, INT32_MAX, &animal->born)) return false;
    animal->has.born = 1;
    return true;
}

static bool take_where_name(stx_reader *r, void *to, stax_str text)
{
    zoo_animal *animal = to;

    if (!stx_take_str(r, text, &animal->place)) return false;
    animal->has.place = 1;
    return true;
}

static const zoo_animal animal_blank = {.id = 0};

/* The start tag: <animal id kind>. */
STX_INLINE bool animal_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    zoo_animal *animal = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str id = {0}, kind = {0};

    *animal = animal_blank;
    if (!STX_OPEN(w, "animal")) return false;
    if (STX_ATTR(w, "id", id)) STX_MEET(seen, ANIMAL_ID);
    if (STX_ATTR(w, "kind", kind)) STX_MEET(seen, ANIMAL_KIND);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, ANIMAL_ID) || !take_animal_id(r, animal, id)) return false;
    if (STX_MET(seen, ANIMAL_KIND) && !take_animal_kind(r, animal, kind)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: weight, tame, info, said, keeper. */
static stx_go animal_read(stx_reader *r, stx_frame *f)
{
    zoo_animal *animal = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!animal_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "weight", text)) {
            if (STX_MET(seen, ANIMAL_WEIGHT) || !take_animal_weight(r, animal, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ANIMAL_WEIGHT);
        }
        if (!STX_MET(seen, ANIMAL_TAME) && STX_EMPTY(w, "tame")) {
            take_animal_tame(r, animal, (stax_str){0});
            STX_MEET(seen, ANIMAL_TAME);
        }
        while (STX_AT(w, "info")) {
            go = stx_child(r, w, f, seen, ANIMAL_INFO);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (animal->said.count < 3 && STX_LEAF(w, "said", text)) {
            if (!take_animal_said(r, animal, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, ANIMAL_SAID);
        }
        while (STX_AT(w, "keeper")) {
            go = stx_child(r, w, f, seen, ANIMAL_KEEPER);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "animal")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state where_state;

STX_INLINE bool info_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "info")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The wrapper's children: born, where. */
static stx_go info_read(stx_reader *r, stx_frame *f)
{
    zoo_animal *animal = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!info_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "born", text)) {
            if (STX_MET(seen, INFO_BORN) || !take_info_born(r, animal, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, INFO_BORN);
        }
        if (STX_END(w, "info")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state info_state;

/* clang-format off */
static const stx_arm animal_arms[] = {
    [ANIMAL_ID] = STX_ATTRIBUTE_ARM("id", take_animal_id, "u32", 20),
    [ANIMAL_KIND] = STX_ATTRIBUTE_ARM("kind", take_animal_kind, "enum(cat, dog)", 21),
    [ANIMAL_WEIGHT] = STX_LEAF_ARM("weight", STX_REFUSE, take_animal_weight, "f64(0..)", 22),
    [ANIMAL_TAME] = STX_FLAG_ARM("tame", STX_REFUSE, take_animal_tame, 23),
    [ANIMAL_INFO] = STX_WRAPPER_ARM("info", &info_state, 24),
    [ANIMAL_SAID] = STX_LEAVES_ARM("said", take_animal_said, offsetof(zoo_animal, said.count),
                                   2, 3, "str", 26),
    [ANIMAL_KEEPER] = STX_RECORDS_ARM("keeper", place_animal_keeper, &keeper_state,
                                      offsetof(zoo_animal, keepers.count), 0, 0, "person", 27),
    [INFO_BORN] = STX_LEAF_ARM("born", STX_REFUSE, take_info_born, "i32", 24),
    [INFO_WHERE] = STX_WRAPPER_ARM("where", &where_state, 25),
    [WHERE_NAME] = STX_ATTRIBUTE_ARM("name", take_where_name, "str", 25),
};
/* clang-format on */

static const uint64_t animal_required[] = {STX_BIT(ANIMAL_ID) | STX_BIT(ANIMAL_WEIGHT) |
                                           STX_BIT(ANIMAL_SAID)};

static const stx_state where_state = {
    .element = STAX_STR("where"),
    .open = stx_careful_open,
    .step = stx_step,
    .arms = animal_arms,
    .first = WHERE_NAME,
    .count = 1,
};

static const stx_state info_state = {
    .element = STAX_STR("info"),
    .open = info_read,
    .step = info_read,
    .arms = animal_arms,
    .first = INFO_BORN,
    .count = 2,
};

static const stx_state animal_state = {
    .element = STAX_STR("animal"),
    .open = animal_read,
    .step = animal_read,
    .arms = animal_arms,
    .count = ANIMAL_COUNT,
    .total = ANIMAL_TOTAL,
    .rules = STX_COUNTED,
    .size = sizeof(zoo_animal),
    .blank = &animal_blank,
    .required = animal_required,
};

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
    [FORM_K] = STX_ATTRIBUTE_ARM("k", take_form_k, "u8", 40),
    [FORM_X] = STX_LEAF_ARM("x", STX_REFUSE, take_form_x, "i32", 41),
    [FORM_Y] = STX_LEAF_ARM("y", STX_REFUSE, take_form_y, "i32", 42),
};

static const uint64_t form_required[] = {STX_BIT(FORM_X)};

static const stx_state form_state = {
    .element = STAX_STR("form"),
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
#define SEVENTY(X)                                                                            \
    X(0)                                                                                      \
    X(1)                                                                                      \
    X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) TEN(X, 1) TEN(X, 2) TEN(X, 3) TEN(X, 4) TEN(X, 5) \
        TEN(X, 6)

#define TAKE_WIDE(n)                                                     \
    static bool take_wide_a##n(stx_reader *r, void *to, stax_str text)   \
    {                                                                    \
        zoo_wide *wide = to;                                             \
                                                                         \
        return stx_take_i32(r, text, INT32_MIN, INT32_MAX, &wide->a[n]); \
    }
SEVENTY(TAKE_WIDE)

#define WIDE_ARM(n) STX_LEAF_ARM("a" #n, STX_REFUSE, take_wide_a##n, "i32", 100 + n),
static const stx_arm wide_arms[] = {SEVENTY(WIDE_ARM)};

static const zoo_wide wide_blank = {{0}};
static const uint64_t wide_required[] = {STX_BIT(0), STX_BIT(69 % 64)};

static const stx_state wide_state = {
    .element = STAX_STR("wide"),
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
    [ZOO_NAME] = STX_ATTRIBUTE_ARM("name", take_zoo_name, "str", 5),
    [ZOO_OPENED] = STX_LEAF_ARM("opened", STX_REFUSE, take_zoo_opened, "date", 6),
    [ZOO_NOTE] = STX_LEAVES_ARM("note", take_zoo_note, offsetof(zoo_zoo, notes.count),
                                0, 3, "str", 7),
    [ZOO_PENS] = STX_WRAPPER_ARM("pens", &pens_state, 8),
    [ZOO_OWNER] = STX_RECORD_ARM("owner", STX_REFUSE, place_zoo_owner, NULL, &owner_state,
                                 "person", 9),
    [ZOO_DEPUTY] = STX_RECORD_ARM("deputy", STX_REFUSE, place_zoo_deputy, take_zoo_deputy,
                                  &deputy_state, "person", 10),
    [ZOO_MOTTO] = STX_LEAF_ARM("motto", STX_KEEP_FIRST, take_zoo_motto, "str", 11),
    [ZOO_MOOD] = STX_LEAF_ARM("mood", STX_KEEP_LAST, take_zoo_mood, "str", 12),
    [ZOO_CHIEF] = STX_RECORD_ARM("chief", STX_KEEP_LAST, place_zoo_chief, take_zoo_chief,
                                 &chief_state, "person", 13),
    [ZOO_FORM] = STX_RECORD_ARM("form", STX_KEEP_FIRST, place_zoo_form, take_zoo_form,
                                &form_state, "form", 14),
    [ZOO_WIDE] = STX_RECORD_ARM("wide", STX_KEEP_LAST, place_zoo_wide, take_zoo_wide,
                                &wide_state, "wide", 15),
    [PENS_ANIMAL] = STX_RECORDS_ARM("animal", place_pens_animal, &animal_state,
                                    offsetof(zoo_zoo, animals.count), 1, 0, "animal", 8),
};
/* clang-format on */

static const uint64_t zoo_required[] = {STX_BIT(ZOO_NAME) | STX_BIT(ZOO_OWNER) |
                                        STX_BIT(PENS_ANIMAL)};

static const stx_state pens_state = {
    .element = STAX_STR("pens"),
    .open = pens_read,
    .step = pens_read,
    .arms = zoo_arms,
    .first = PENS_ANIMAL,
    .count = 1,
};

static const stx_state zoo_state = {
    .element = STAX_STR("zoo"),
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
