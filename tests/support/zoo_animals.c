/*
 * The zoo's animals and persons: a record with wrappers, a flag and counted lists, and one with
 * text of its own, which is met under four names.
 */
#include "zoo_states.h"

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
    [PERSON_ROLE] = {STX_ATTRIBUTE_ARM("role", take_person_role, "str", 30)},
    [PERSON_NAME] = {STX_TEXT_ARM(take_person_name, "str", 31)},
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
        .element = STX_NAME(as), .open = reads, .step = stx_step, .arms = person_arms, .count = 2, \
        .total = 2, .rules = STX_OWN, .size = sizeof(zoo_person), .blank = &person_blank,          \
        .required = person_required                                                                \
    }

const stx_state zoo_owner_state = PERSON_STATE("owner", person_owner_open);
const stx_state zoo_deputy_state = PERSON_STATE("deputy", stx_careful_open);
const stx_state zoo_chief_state = PERSON_STATE("chief", stx_careful_open);
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
    [ANIMAL_ID] = {STX_ATTRIBUTE_ARM("id", take_animal_id, "u32", 20)},
    [ANIMAL_KIND] = {STX_ATTRIBUTE_ARM("kind", take_animal_kind, "enum(cat, dog)", 21)},
    [ANIMAL_WEIGHT] = {STX_LEAF_ARM("weight", STX_REFUSE, take_animal_weight, "f64(0..)", 22)},
    [ANIMAL_TAME] = {STX_FLAG_ARM("tame", STX_REFUSE, take_animal_tame, 23)},
    [ANIMAL_INFO] = {STX_WRAPPER_ARM("info", &info_state, 24)},
    [ANIMAL_SAID] = {STX_LEAVES_ARM("said", take_animal_said, offsetof(zoo_animal, said.count),
                                   2, 3, "str", 26)},
    [ANIMAL_KEEPER] = {STX_RECORDS_ARM("keeper", place_animal_keeper, &keeper_state,
                                      offsetof(zoo_animal, keepers.count), 0, 0, "person", 27)},
    [INFO_BORN] = {STX_LEAF_ARM("born", STX_REFUSE, take_info_born, "i32", 24)},
    [INFO_WHERE] = {STX_WRAPPER_ARM("where", &where_state, 25)},
    [WHERE_NAME] = {STX_ATTRIBUTE_ARM("name", take_where_name, "str", 25)},
};
/* clang-format on */

static const uint64_t animal_required[] = {STX_BIT(ANIMAL_ID) | STX_BIT(ANIMAL_WEIGHT) |
                                           STX_BIT(ANIMAL_SAID)};

static const stx_state where_state = {
    .element = STX_NAME("where"),
    .open = stx_careful_open,
    .step = stx_step,
    .arms = animal_arms,
    .first = WHERE_NAME,
    .count = 1,
};

static const stx_state info_state = {
    .element = STX_NAME("info"),
    .open = info_read,
    .step = info_read,
    .arms = animal_arms,
    .first = INFO_BORN,
    .count = 2,
};

const stx_state zoo_animal_state = {
    .element = STX_NAME("animal"),
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
