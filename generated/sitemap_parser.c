/*
 * Reads sitemap.schema's documents into structs. Printed by staxc from sitemap.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "sitemap_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "sitemap_parser.c was printed for another libstax: run staxc again"
#endif

const char *sitemap_page_frequency_name(sitemap_page_frequency value)
{
    switch (value) {
    case SITEMAP_PAGE_FREQUENCY_ALWAYS:
        return "always";
    case SITEMAP_PAGE_FREQUENCY_HOURLY:
        return "hourly";
    case SITEMAP_PAGE_FREQUENCY_DAILY:
        return "daily";
    case SITEMAP_PAGE_FREQUENCY_WEEKLY:
        return "weekly";
    case SITEMAP_PAGE_FREQUENCY_MONTHLY:
        return "monthly";
    case SITEMAP_PAGE_FREQUENCY_YEARLY:
        return "yearly";
    case SITEMAP_PAGE_FREQUENCY_NEVER:
        return "never";
    }
    return NULL;
}

static const stax_str page_frequency_words[] = {
    [SITEMAP_PAGE_FREQUENCY_ALWAYS] = STAX_STR("always"),
    [SITEMAP_PAGE_FREQUENCY_HOURLY] = STAX_STR("hourly"),
    [SITEMAP_PAGE_FREQUENCY_DAILY] = STAX_STR("daily"),
    [SITEMAP_PAGE_FREQUENCY_WEEKLY] = STAX_STR("weekly"),
    [SITEMAP_PAGE_FREQUENCY_MONTHLY] = STAX_STR("monthly"),
    [SITEMAP_PAGE_FREQUENCY_YEARLY] = STAX_STR("yearly"),
    [SITEMAP_PAGE_FREQUENCY_NEVER] = STAX_STR("never"),
};

const char *sitemap_document_kind_name(sitemap_document_kind value)
{
    switch (value) {
    case SITEMAP_DOCUMENT_URLSET:
        return "urlset";
    case SITEMAP_DOCUMENT_SITEMAPINDEX:
        return "sitemapindex";
    }
    return NULL;
}

/* ---- urlset | sitemapindex, sitemap.schema:20 --------------------------------------------- */

static void *choose_document_urlset(void *item)
{
    sitemap_document *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SITEMAP_DOCUMENT_URLSET;
    return &chosen->as.urlset;
}

static void *choose_document_sitemapindex(void *item)
{
    sitemap_document *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = SITEMAP_DOCUMENT_SITEMAPINDEX;
    return &chosen->as.sitemapindex;
}

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_DEFAULT = 1 };
/* clang-format off */
static const stax_str ns_default_uris[] = {
    STAX_STR("http://www.sitemaps.org/schemas/sitemap/0.9"),
};
static const stx_namespace namespaces[] = {
    [NS_DEFAULT] = {STAX_STR(""), ns_default_uris, 1},
};
/* clang-format on */

/* ~https?://[^ ]+: classes of bytes, and the next state by state and class. */
/* clang-format off */
static const uint8_t pattern_1_classes[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 1, 1, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 14, 13, 13, 15, 16, 16, 16, 17, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
};
static const uint16_t pattern_1_next[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 6, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    17, 0, 17, 17, 17, 17, 17, 17, 0, 0, 0, 10, 11, 12, 13, 14, 15, 16,
    0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 12, 12, 12, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    17, 0, 17, 17, 17, 17, 17, 17, 0, 0, 0, 10, 11, 12, 13, 14, 15, 16,
};
static const stx_pattern pattern_1 = {pattern_1_classes, pattern_1_next, 18, 1, 17};
/* clang-format on */

/* ---- page, sitemap.schema:35 -------------------------------------------------------------- */

enum { PAGE_LOC, PAGE_LASTMOD, PAGE_CHANGEFREQ, PAGE_PRIORITY };

/* :36  location: str(1..2048, ~"https?://[^ ]+") loc */
STX_INLINE bool take_page_loc(stx_reader *r, void *to, stax_str text)
{
    sitemap_page *page = to;

    text = stax_trim(text);
    if (!stx_length(r, text, 1, 2048)) return false;
    if (!stx_matches(r, text, &pattern_1)) return false;
    return stx_take_str(r, text, &page->location);
}

/* :37  changed: str? lastmod */
STX_INLINE bool take_page_lastmod(stx_reader *r, void *to, stax_str text)
{
    sitemap_page *page = to;

    if (!stx_take_str(r, stax_trim(text), &page->changed)) return false;
    page->has.changed = 1;
    return true;
}

/* :38  frequency: enum(always, hourly, daily, weekly, monthly, yearly, never)? changefreq */
STX_INLINE bool take_page_changefreq(stx_reader *r, void *to, stax_str text)
{
    sitemap_page *page = to;
    unsigned word;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_word(r, text, page_frequency_words, 7, &word)) return false;
    page->frequency = (sitemap_page_frequency)word;
    page->has.frequency = 1;
    return true;
}

/* :39  priority: decimal(1, 0..1) = 0.5 */
STX_INLINE bool take_page_priority(stx_reader *r, void *to, stax_str text)
{
    sitemap_page *page = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_decimal(r, text, 1, false, 0, 10, &page->priority);
}

static const sitemap_page page_blank = {
    .priority = 5,
};

/* The start tag: <url>. */
STX_INLINE bool page_open(stx_frame *f, stx_walk *at, bool *empty)
{
    sitemap_page *page = f->record;
    stx_walk w = *at;

    *page = page_blank;
    if (!STX_OPEN(w, "url")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: loc, lastmod, changefreq, priority. */
static stx_go page_read(stx_reader *r, stx_frame *f)
{
    sitemap_page *page = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!page_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "loc", text)) {
            if (STX_MET(seen, PAGE_LOC) || !take_page_loc(r, page, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PAGE_LOC);
        }
        if (STX_LEAF(w, "lastmod", text)) {
            if (STX_MET(seen, PAGE_LASTMOD) || !take_page_lastmod(r, page, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PAGE_LASTMOD);
        }
        if (STX_LEAF(w, "changefreq", text)) {
            if (STX_MET(seen, PAGE_CHANGEFREQ) || !take_page_changefreq(r, page, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PAGE_CHANGEFREQ);
        }
        if (STX_LEAF(w, "priority", text)) {
            if (STX_MET(seen, PAGE_PRIORITY) || !take_page_priority(r, page, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PAGE_PRIORITY);
        }
        if (STX_END(w, "url")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm page_arms[] = {
    [PAGE_LOC] = {STX_LEAF_ARM("loc", STX_REFUSE, take_page_loc,
                               "str(1..2048, ~\"https?://[^ ]+\")", 36), .ns = NS_DEFAULT},
    [PAGE_LASTMOD] = {STX_LEAF_ARM("lastmod", STX_REFUSE, take_page_lastmod, "str", 37),
                      .ns = NS_DEFAULT},
    [PAGE_CHANGEFREQ] =
            {STX_LEAF_ARM("changefreq", STX_REFUSE, take_page_changefreq,
                          "enum(always, hourly, daily, weekly, monthly, yearly, never)", 38),
             .ns = NS_DEFAULT},
    [PAGE_PRIORITY] = {STX_LEAF_ARM("priority", STX_REFUSE, take_page_priority,
                                    "decimal(1, 0..1)", 39), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t page_required[] = {
    STX_BIT(PAGE_LOC),
};

static const stx_state page_state = {
    .element = STX_NAME("url"),
    .open = page_read,
    .step = page_read,
    .arms = page_arms,
    .count = 4,
    .total = 4,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(sitemap_page),
    .blank = &page_blank,
    .required = page_required,
};

/* ---- urlset, sitemap.schema:28 ------------------------------------------------------------ */

enum { URLSET_URL };

/* :29  pages: page[] url */
static void *place_urlset_url(stx_reader *r, void *in)
{
    sitemap_urlset *urlset = in;

    return STX_ADD(r, urlset->pages);
}

static const sitemap_urlset urlset_blank = {0};

/* The start tag: <urlset>. */
STX_INLINE bool urlset_open(stx_frame *f, stx_walk *at, bool *empty)
{
    sitemap_urlset *urlset = f->record;
    stx_walk w = *at;

    *urlset = urlset_blank;
    if (!STX_OPEN(w, "urlset")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: url. */
static stx_go urlset_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!urlset_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "url")) {
            go = stx_child(r, w, f, seen, URLSET_URL);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "urlset")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm urlset_arms[] = {
    [URLSET_URL] =
            {STX_RECORDS_ARM("url", place_urlset_url, &page_state,
                             offsetof(sitemap_urlset, pages.count), 0, 0, "page", 29),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t urlset_required[] = {0};

static const stx_state urlset_state = {
    .element = STX_NAME("urlset"),
    .open = urlset_read,
    .step = urlset_read,
    .arms = urlset_arms,
    .count = 1,
    .total = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(sitemap_urlset),
    .blank = &urlset_blank,
    .required = urlset_required,
};

/* ---- map_file, sitemap.schema:41 ---------------------------------------------------------- */

enum { MAP_FILE_LOC, MAP_FILE_LASTMOD };

/* :42  location: str(1..2048, ~"https?://[^ ]+") loc */
STX_INLINE bool take_map_file_loc(stx_reader *r, void *to, stax_str text)
{
    sitemap_map_file *map_file = to;

    text = stax_trim(text);
    if (!stx_length(r, text, 1, 2048)) return false;
    if (!stx_matches(r, text, &pattern_1)) return false;
    return stx_take_str(r, text, &map_file->location);
}

/* :43  changed: str? lastmod */
STX_INLINE bool take_map_file_lastmod(stx_reader *r, void *to, stax_str text)
{
    sitemap_map_file *map_file = to;

    if (!stx_take_str(r, stax_trim(text), &map_file->changed)) return false;
    map_file->has.changed = 1;
    return true;
}

static const sitemap_map_file map_file_blank = {0};

/* The start tag: <sitemap>. */
STX_INLINE bool map_file_open(stx_frame *f, stx_walk *at, bool *empty)
{
    sitemap_map_file *map_file = f->record;
    stx_walk w = *at;

    *map_file = map_file_blank;
    if (!STX_OPEN(w, "sitemap")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: loc, lastmod. */
static stx_go map_file_read(stx_reader *r, stx_frame *f)
{
    sitemap_map_file *map_file = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!map_file_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "loc", text)) {
            if (STX_MET(seen, MAP_FILE_LOC) || !take_map_file_loc(r, map_file, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, MAP_FILE_LOC);
        }
        if (STX_LEAF(w, "lastmod", text)) {
            if (STX_MET(seen, MAP_FILE_LASTMOD) || !take_map_file_lastmod(r, map_file, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, MAP_FILE_LASTMOD);
        }
        if (STX_END(w, "sitemap")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm map_file_arms[] = {
    [MAP_FILE_LOC] = {STX_LEAF_ARM("loc", STX_REFUSE, take_map_file_loc,
                                   "str(1..2048, ~\"https?://[^ ]+\")", 42), .ns = NS_DEFAULT},
    [MAP_FILE_LASTMOD] = {STX_LEAF_ARM("lastmod", STX_REFUSE, take_map_file_lastmod, "str", 43),
                          .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t map_file_required[] = {
    STX_BIT(MAP_FILE_LOC),
};

static const stx_state map_file_state = {
    .element = STX_NAME("sitemap"),
    .open = map_file_read,
    .step = map_file_read,
    .arms = map_file_arms,
    .count = 2,
    .total = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(sitemap_map_file),
    .blank = &map_file_blank,
    .required = map_file_required,
};

/* ---- sitemapindex, sitemap.schema:31 ------------------------------------------------------ */

enum { SITEMAPINDEX_SITEMAP };

/* :32  maps: map_file[] sitemap */
static void *place_sitemapindex_sitemap(stx_reader *r, void *in)
{
    sitemap_sitemapindex *sitemapindex = in;

    return STX_ADD(r, sitemapindex->maps);
}

static const sitemap_sitemapindex sitemapindex_blank = {0};

/* The start tag: <sitemapindex>. */
STX_INLINE bool sitemapindex_open(stx_frame *f, stx_walk *at, bool *empty)
{
    sitemap_sitemapindex *sitemapindex = f->record;
    stx_walk w = *at;

    *sitemapindex = sitemapindex_blank;
    if (!STX_OPEN(w, "sitemapindex")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: sitemap. */
static stx_go sitemapindex_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!sitemapindex_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "sitemap")) {
            go = stx_child(r, w, f, seen, SITEMAPINDEX_SITEMAP);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "sitemapindex")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm sitemapindex_arms[] = {
    [SITEMAPINDEX_SITEMAP] =
            {STX_RECORDS_ARM("sitemap", place_sitemapindex_sitemap, &map_file_state,
                             offsetof(sitemap_sitemapindex, maps.count), 0, 0, "map_file", 32),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t sitemapindex_required[] = {0};

static const stx_state sitemapindex_state = {
    .element = STX_NAME("sitemapindex"),
    .open = sitemapindex_read,
    .step = sitemapindex_read,
    .arms = sitemapindex_arms,
    .count = 1,
    .total = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(sitemap_sitemapindex),
    .blank = &sitemapindex_blank,
    .required = sitemapindex_required,
};

/* ---- documents ---------------------------------------------------------------------------- */

static const sitemap_document document_blank = {0};

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("urlset", STX_REFUSE, NULL, NULL, &urlset_state, "urlset", 20),
     .ns = NS_DEFAULT, .choose = choose_document_urlset},
    {STX_RECORD_ARM("sitemapindex", STX_REFUSE, NULL, NULL, &sitemapindex_state,
                    "sitemapindex", 21), .ns = NS_DEFAULT, .choose = choose_document_sitemapindex},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("urlset or sitemapindex"),
    .arms = document_arms,
    .count = 2,
    .size = sizeof(sitemap_document),
    .blank = &document_blank,
};

static const stx_schema sitemap_schema = {
    .abi = STX_ABI,
    .file = "sitemap.schema",
    .root = &urlset_state,
    .document = &document_state,
    .namespaces = namespaces,
    .namespace_count = 2,
    .levels = 2,
};

sitemap_document *sitemap_parse(stax_arena *arena, const char *xml, size_t len,
                                const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&sitemap_schema, arena, &input, options, error);
}

sitemap_document *sitemap_parse_file(stax_arena *arena, const char *path,
                                     const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&sitemap_schema, arena, &input, options, error);
}
