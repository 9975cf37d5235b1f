/*
 * Reads iso_3166.schema's documents into structs. Printed by staxc from iso_3166.schema; do not
 * edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "iso_3166_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "iso_3166_parser.c was printed for another libstax: run staxc again"
#endif

/* ---- country, iso_3166.schema:34 ---------------------------------------------------------- */

enum {
    COUNTRY_ALPHA_2_CODE,
    COUNTRY_ALPHA_3_CODE,
    COUNTRY_NUMERIC_CODE,
    COUNTRY_NAME,
    COUNTRY_COMMON_NAME,
    COUNTRY_OFFICIAL_NAME
};

/* :36  alpha_2: char(3) @alpha_2_code */
STX_INLINE bool take_country_alpha_2_code(stx_reader *r, void *to, stax_str text)
{
    iso_3166_country *country = to;

    return stx_take_char(r, text, false, country->alpha_2, sizeof country->alpha_2);
}

/* :37  alpha_3: char(4) @alpha_3_code */
STX_INLINE bool take_country_alpha_3_code(stx_reader *r, void *to, stax_str text)
{
    iso_3166_country *country = to;

    return stx_take_char(r, text, false, country->alpha_3, sizeof country->alpha_3);
}

/* :38  number: u16(1..999) @numeric_code */
STX_INLINE bool take_country_numeric_code(stx_reader *r, void *to, stax_str text)
{
    iso_3166_country *country = to;

    return stx_take_u16(r, text, 1, 999, &country->number);
}

/* :39  name: str @ */
STX_INLINE bool take_country_name(stx_reader *r, void *to, stax_str text)
{
    iso_3166_country *country = to;

    return stx_take_str(r, text, &country->name);
}

/* :40  common: str? @common_name */
STX_INLINE bool take_country_common_name(stx_reader *r, void *to, stax_str text)
{
    iso_3166_country *country = to;

    if (!stx_take_str(r, text, &country->common)) return false;
    country->has.common = 1;
    return true;
}

/* :41  official: str? @official_name */
STX_INLINE bool take_country_official_name(stx_reader *r, void *to, stax_str text)
{
    iso_3166_country *country = to;

    if (!stx_take_str(r, text, &country->official)) return false;
    country->has.official = 1;
    return true;
}

static const iso_3166_country country_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool country_whole(stx_reader *r, stx_walk *at, iso_3166_country *country)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str alpha_2_code = {0}, alpha_3_code = {0}, numeric_code = {0}, name = {0},
             common_name = {0}, official_name = {0};

    if (!STX_OPEN(w, "iso_3166_entry")) return false;
    if (STX_ATTR(w, "alpha_2_code", alpha_2_code)) STX_MEET(seen, COUNTRY_ALPHA_2_CODE);
    if (STX_ATTR(w, "alpha_3_code", alpha_3_code)) STX_MEET(seen, COUNTRY_ALPHA_3_CODE);
    if (STX_ATTR(w, "numeric_code", numeric_code)) STX_MEET(seen, COUNTRY_NUMERIC_CODE);
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, COUNTRY_NAME);
    if (STX_ATTR(w, "common_name", common_name)) STX_MEET(seen, COUNTRY_COMMON_NAME);
    if (STX_ATTR(w, "official_name", official_name)) STX_MEET(seen, COUNTRY_OFFICIAL_NAME);
    if (!STX_SHUT_WHOLE(w, "iso_3166_entry")) return false;

    *country = country_blank;
    if (!STX_MET(seen, COUNTRY_ALPHA_2_CODE) ||
        !take_country_alpha_2_code(r, country, alpha_2_code))
        return false;
    if (!STX_MET(seen, COUNTRY_ALPHA_3_CODE) ||
        !take_country_alpha_3_code(r, country, alpha_3_code))
        return false;
    if (!STX_MET(seen, COUNTRY_NUMERIC_CODE) ||
        !take_country_numeric_code(r, country, numeric_code))
        return false;
    if (!STX_MET(seen, COUNTRY_NAME) || !take_country_name(r, country, name)) return false;
    if (STX_MET(seen, COUNTRY_COMMON_NAME) && !take_country_common_name(r, country, common_name))
        return false;
    if (STX_MET(seen, COUNTRY_OFFICIAL_NAME) &&
        !take_country_official_name(r, country, official_name))
        return false;
    *at = w;
    return true;
}

/*
 * The start tag: <iso_3166_entry alpha_2_code alpha_3_code numeric_code name common_name
 * official_name>.
 */
STX_INLINE bool country_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    iso_3166_country *country = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str alpha_2_code = {0}, alpha_3_code = {0}, numeric_code = {0}, name = {0},
             common_name = {0}, official_name = {0};

    *country = country_blank;
    if (!STX_OPEN(w, "iso_3166_entry")) return false;
    if (STX_ATTR(w, "alpha_2_code", alpha_2_code)) STX_MEET(seen, COUNTRY_ALPHA_2_CODE);
    if (STX_ATTR(w, "alpha_3_code", alpha_3_code)) STX_MEET(seen, COUNTRY_ALPHA_3_CODE);
    if (STX_ATTR(w, "numeric_code", numeric_code)) STX_MEET(seen, COUNTRY_NUMERIC_CODE);
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, COUNTRY_NAME);
    if (STX_ATTR(w, "common_name", common_name)) STX_MEET(seen, COUNTRY_COMMON_NAME);
    if (STX_ATTR(w, "official_name", official_name)) STX_MEET(seen, COUNTRY_OFFICIAL_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, COUNTRY_ALPHA_2_CODE) ||
        !take_country_alpha_2_code(r, country, alpha_2_code))
        return false;
    if (!STX_MET(seen, COUNTRY_ALPHA_3_CODE) ||
        !take_country_alpha_3_code(r, country, alpha_3_code))
        return false;
    if (!STX_MET(seen, COUNTRY_NUMERIC_CODE) ||
        !take_country_numeric_code(r, country, numeric_code))
        return false;
    if (!STX_MET(seen, COUNTRY_NAME) || !take_country_name(r, country, name)) return false;
    if (STX_MET(seen, COUNTRY_COMMON_NAME) && !take_country_common_name(r, country, common_name))
        return false;
    if (STX_MET(seen, COUNTRY_OFFICIAL_NAME) &&
        !take_country_official_name(r, country, official_name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go country_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!country_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_STRICT_END(w, "iso_3166_entry")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm country_arms[] = {
    [COUNTRY_ALPHA_2_CODE] = {STX_ATTRIBUTE_ARM("alpha_2_code", take_country_alpha_2_code,
                                                "char(3)", 36)},
    [COUNTRY_ALPHA_3_CODE] = {STX_ATTRIBUTE_ARM("alpha_3_code", take_country_alpha_3_code,
                                                "char(4)", 37)},
    [COUNTRY_NUMERIC_CODE] = {STX_ATTRIBUTE_ARM("numeric_code", take_country_numeric_code,
                                                "u16(1..999)", 38)},
    [COUNTRY_NAME] = {STX_ATTRIBUTE_ARM("name", take_country_name, "str", 39)},
    [COUNTRY_COMMON_NAME] = {STX_ATTRIBUTE_ARM("common_name", take_country_common_name, "str", 40)},
    [COUNTRY_OFFICIAL_NAME] = {STX_ATTRIBUTE_ARM("official_name", take_country_official_name,
                                                 "str", 41)},
};
/* clang-format on */

static const uint64_t country_required[] = {
    STX_BIT(COUNTRY_ALPHA_2_CODE) | STX_BIT(COUNTRY_ALPHA_3_CODE) | STX_BIT(COUNTRY_NUMERIC_CODE) |
        STX_BIT(COUNTRY_NAME),
};

static const stx_state country_state = {
    .element = STX_NAME("iso_3166_entry"),
    .open = country_read,
    .step = country_read,
    .arms = country_arms,
    .count = 6,
    .total = 6,
    .rules = STX_UNKNOWN_ERROR,
    .size = sizeof(iso_3166_country),
    .blank = &country_blank,
    .required = country_required,
};

/* ---- former_country, iso_3166.schema:44 --------------------------------------------------- */

enum {
    FORMER_COUNTRY_ALPHA_4_CODE,
    FORMER_COUNTRY_ALPHA_3_CODE,
    FORMER_COUNTRY_NUMERIC_CODE,
    FORMER_COUNTRY_DATE_WITHDRAWN,
    FORMER_COUNTRY_NAMES,
    FORMER_COUNTRY_COMMENT
};

/* :46  alpha_4: char(5) @alpha_4_code */
STX_INLINE bool take_former_country_alpha_4_code(stx_reader *r, void *to, stax_str text)
{
    iso_3166_former_country *former_country = to;

    return stx_take_char(r, text, false, former_country->alpha_4, sizeof former_country->alpha_4);
}

/* :47  alpha_3: char(4) @alpha_3_code */
STX_INLINE bool take_former_country_alpha_3_code(stx_reader *r, void *to, stax_str text)
{
    iso_3166_former_country *former_country = to;

    return stx_take_char(r, text, false, former_country->alpha_3, sizeof former_country->alpha_3);
}

/* :48  number: u16(1..999)? @numeric_code */
STX_INLINE bool take_former_country_numeric_code(stx_reader *r, void *to, stax_str text)
{
    iso_3166_former_country *former_country = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u16(r, text, 1, 999, &former_country->number)) return false;
    former_country->has.number = 1;
    return true;
}

/* :49  withdrawn: str? @date_withdrawn */
STX_INLINE bool take_former_country_date_withdrawn(stx_reader *r, void *to, stax_str text)
{
    iso_3166_former_country *former_country = to;

    if (!stx_take_str(r, text, &former_country->withdrawn)) return false;
    former_country->has.withdrawn = 1;
    return true;
}

/* :50  names: str @ */
STX_INLINE bool take_former_country_names(stx_reader *r, void *to, stax_str text)
{
    iso_3166_former_country *former_country = to;

    return stx_take_str(r, text, &former_country->names);
}

/* :51  remark: str? @comment */
STX_INLINE bool take_former_country_comment(stx_reader *r, void *to, stax_str text)
{
    iso_3166_former_country *former_country = to;

    if (!stx_take_str(r, text, &former_country->remark)) return false;
    former_country->has.remark = 1;
    return true;
}

static const iso_3166_former_country former_country_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool former_country_whole(stx_reader *r, stx_walk *at,
                                     iso_3166_former_country *former_country)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str alpha_4_code = {0}, alpha_3_code = {0}, numeric_code = {0}, date_withdrawn = {0},
             names = {0}, comment = {0};

    if (!STX_OPEN(w, "iso_3166_3_entry")) return false;
    if (STX_ATTR(w, "alpha_4_code", alpha_4_code)) STX_MEET(seen, FORMER_COUNTRY_ALPHA_4_CODE);
    if (STX_ATTR(w, "alpha_3_code", alpha_3_code)) STX_MEET(seen, FORMER_COUNTRY_ALPHA_3_CODE);
    if (STX_ATTR(w, "numeric_code", numeric_code)) STX_MEET(seen, FORMER_COUNTRY_NUMERIC_CODE);
    if (STX_ATTR(w, "date_withdrawn", date_withdrawn))
        STX_MEET(seen, FORMER_COUNTRY_DATE_WITHDRAWN);
    if (STX_ATTR(w, "names", names)) STX_MEET(seen, FORMER_COUNTRY_NAMES);
    if (STX_ATTR(w, "comment", comment)) STX_MEET(seen, FORMER_COUNTRY_COMMENT);
    if (!STX_SHUT_WHOLE(w, "iso_3166_3_entry")) return false;

    *former_country = former_country_blank;
    if (!STX_MET(seen, FORMER_COUNTRY_ALPHA_4_CODE) ||
        !take_former_country_alpha_4_code(r, former_country, alpha_4_code))
        return false;
    if (!STX_MET(seen, FORMER_COUNTRY_ALPHA_3_CODE) ||
        !take_former_country_alpha_3_code(r, former_country, alpha_3_code))
        return false;
    if (STX_MET(seen, FORMER_COUNTRY_NUMERIC_CODE) &&
        !take_former_country_numeric_code(r, former_country, numeric_code))
        return false;
    if (STX_MET(seen, FORMER_COUNTRY_DATE_WITHDRAWN) &&
        !take_former_country_date_withdrawn(r, former_country, date_withdrawn))
        return false;
    if (!STX_MET(seen, FORMER_COUNTRY_NAMES) ||
        !take_former_country_names(r, former_country, names))
        return false;
    if (STX_MET(seen, FORMER_COUNTRY_COMMENT) &&
        !take_former_country_comment(r, former_country, comment))
        return false;
    *at = w;
    return true;
}

/*
 * The start tag: <iso_3166_3_entry alpha_4_code alpha_3_code numeric_code date_withdrawn names
 * comment>.
 */
STX_INLINE bool former_country_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                    bool *empty)
{
    iso_3166_former_country *former_country = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str alpha_4_code = {0}, alpha_3_code = {0}, numeric_code = {0}, date_withdrawn = {0},
             names = {0}, comment = {0};

    *former_country = former_country_blank;
    if (!STX_OPEN(w, "iso_3166_3_entry")) return false;
    if (STX_ATTR(w, "alpha_4_code", alpha_4_code)) STX_MEET(seen, FORMER_COUNTRY_ALPHA_4_CODE);
    if (STX_ATTR(w, "alpha_3_code", alpha_3_code)) STX_MEET(seen, FORMER_COUNTRY_ALPHA_3_CODE);
    if (STX_ATTR(w, "numeric_code", numeric_code)) STX_MEET(seen, FORMER_COUNTRY_NUMERIC_CODE);
    if (STX_ATTR(w, "date_withdrawn", date_withdrawn))
        STX_MEET(seen, FORMER_COUNTRY_DATE_WITHDRAWN);
    if (STX_ATTR(w, "names", names)) STX_MEET(seen, FORMER_COUNTRY_NAMES);
    if (STX_ATTR(w, "comment", comment)) STX_MEET(seen, FORMER_COUNTRY_COMMENT);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, FORMER_COUNTRY_ALPHA_4_CODE) ||
        !take_former_country_alpha_4_code(r, former_country, alpha_4_code))
        return false;
    if (!STX_MET(seen, FORMER_COUNTRY_ALPHA_3_CODE) ||
        !take_former_country_alpha_3_code(r, former_country, alpha_3_code))
        return false;
    if (STX_MET(seen, FORMER_COUNTRY_NUMERIC_CODE) &&
        !take_former_country_numeric_code(r, former_country, numeric_code))
        return false;
    if (STX_MET(seen, FORMER_COUNTRY_DATE_WITHDRAWN) &&
        !take_former_country_date_withdrawn(r, former_country, date_withdrawn))
        return false;
    if (!STX_MET(seen, FORMER_COUNTRY_NAMES) ||
        !take_former_country_names(r, former_country, names))
        return false;
    if (STX_MET(seen, FORMER_COUNTRY_COMMENT) &&
        !take_former_country_comment(r, former_country, comment))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go former_country_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!former_country_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_STRICT_END(w, "iso_3166_3_entry")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm former_country_arms[] = {
    [FORMER_COUNTRY_ALPHA_4_CODE] =
            {STX_ATTRIBUTE_ARM("alpha_4_code", take_former_country_alpha_4_code, "char(5)", 46)},
    [FORMER_COUNTRY_ALPHA_3_CODE] =
            {STX_ATTRIBUTE_ARM("alpha_3_code", take_former_country_alpha_3_code, "char(4)", 47)},
    [FORMER_COUNTRY_NUMERIC_CODE] =
            {STX_ATTRIBUTE_ARM("numeric_code", take_former_country_numeric_code,
                               "u16(1..999)", 48)},
    [FORMER_COUNTRY_DATE_WITHDRAWN] =
            {STX_ATTRIBUTE_ARM("date_withdrawn", take_former_country_date_withdrawn, "str", 49)},
    [FORMER_COUNTRY_NAMES] = {STX_ATTRIBUTE_ARM("names", take_former_country_names, "str", 50)},
    [FORMER_COUNTRY_COMMENT] = {STX_ATTRIBUTE_ARM("comment", take_former_country_comment,
                                                  "str", 51)},
};
/* clang-format on */

static const uint64_t former_country_required[] = {
    STX_BIT(FORMER_COUNTRY_ALPHA_4_CODE) | STX_BIT(FORMER_COUNTRY_ALPHA_3_CODE) |
        STX_BIT(FORMER_COUNTRY_NAMES),
};

static const stx_state former_country_state = {
    .element = STX_NAME("iso_3166_3_entry"),
    .open = former_country_read,
    .step = former_country_read,
    .arms = former_country_arms,
    .count = 6,
    .total = 6,
    .rules = STX_UNKNOWN_ERROR,
    .size = sizeof(iso_3166_former_country),
    .blank = &former_country_blank,
    .required = former_country_required,
};

/* ---- list, iso_3166.schema:28 ------------------------------------------------------------- */

enum { LIST_ISO_3166_ENTRY, LIST_ISO_3166_3_ENTRY };

/* :29  countries: country[1..] iso_3166_entry */
static void *place_list_iso_3166_entry(stx_reader *r, void *in)
{
    iso_3166_list *list = in;

    return STX_ADD(r, list->countries);
}

/* :30  former: former_country[] iso_3166_3_entry */
static void *place_list_iso_3166_3_entry(stx_reader *r, void *in)
{
    iso_3166_list *list = in;

    return STX_ADD(r, list->former);
}

static const iso_3166_list list_blank = {0};

/* The start tag: <iso_3166_entries>. */
STX_INLINE bool list_open(stx_frame *f, stx_walk *at, bool *empty)
{
    iso_3166_list *list = f->record;
    stx_walk w = *at;

    *list = list_blank;
    if (!STX_OPEN(w, "iso_3166_entries")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: iso_3166_entry, iso_3166_3_entry. */
static stx_go list_read(stx_reader *r, stx_frame *f)
{
    iso_3166_list *list = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    iso_3166_country country;
    iso_3166_former_country former_country;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!list_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_GAP(w) && country_whole(r, &w, &country)) {
            if (!STX_APPEND(r, list->countries, country)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, LIST_ISO_3166_ENTRY);
        }
        while (STX_STRICT_AT(w, "iso_3166_entry")) {
            go = stx_child(r, w, f, seen, LIST_ISO_3166_ENTRY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_GAP(w) && former_country_whole(r, &w, &former_country)) {
            if (!STX_APPEND(r, list->former, former_country)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, LIST_ISO_3166_3_ENTRY);
        }
        while (STX_STRICT_AT(w, "iso_3166_3_entry")) {
            go = stx_child(r, w, f, seen, LIST_ISO_3166_3_ENTRY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_STRICT_END(w, "iso_3166_entries")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm list_arms[] = {
    [LIST_ISO_3166_ENTRY] =
            {STX_RECORDS_ARM("iso_3166_entry", place_list_iso_3166_entry, &country_state,
                             offsetof(iso_3166_list, countries.count), 1, 0, "country", 29)},
    [LIST_ISO_3166_3_ENTRY] =
            {STX_RECORDS_ARM("iso_3166_3_entry", place_list_iso_3166_3_entry, &former_country_state,
                             offsetof(iso_3166_list, former.count), 0, 0, "former_country", 30)},
};
/* clang-format on */

static const uint64_t list_required[] = {
    STX_BIT(LIST_ISO_3166_ENTRY),
};

static const stx_state list_state = {
    .element = STX_NAME("iso_3166_entries"),
    .open = list_read,
    .step = list_read,
    .arms = list_arms,
    .count = 2,
    .total = 2,
    .rules = STX_UNKNOWN_ERROR,
    .size = sizeof(iso_3166_list),
    .blank = &list_blank,
    .required = list_required,
};

/* ---- documents ---------------------------------------------------------------------------- */

static const stx_schema iso_3166_schema = {
    .abi = STX_ABI,
    .file = "iso_3166.schema",
    .root = &list_state,
    .levels = 2,
};

iso_3166_list *iso_3166_parse(stax_arena *arena, const char *xml, size_t len,
                              const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&iso_3166_schema, arena, &input, options, error);
}

iso_3166_list *iso_3166_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                                   stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&iso_3166_schema, arena, &input, options, error);
}
