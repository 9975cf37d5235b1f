/*
 * Reads mediawiki.schema's documents into structs. Printed by staxc from mediawiki.schema; do not
 * edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "mediawiki_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "mediawiki_parser.c was printed for another libstax: run staxc again"
#endif

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_DEFAULT = 1 };
/* clang-format off */
static const stax_str ns_default_uris[] = {
    STAX_STR("http://www.mediawiki.org/xml/export-0.*"),
    STAX_STR(""),
};
static const stx_namespace namespaces[] = {
    [NS_DEFAULT] = {STAX_STR(""), ns_default_uris, 2},
};
/* clang-format on */

/* ---- namespace, mediawiki.schema:39 ------------------------------------------------------- */

enum { NAMESPACE_KEY, NAMESPACE_NAME };

/* :40  key: i32 @ */
STX_INLINE bool take_namespace_key(stx_reader *r, void *to, stax_str text)
{
    mediawiki_namespace *namespace_ = to;

    return stx_take_i32(r, text, INT32_MIN, INT32_MAX, &namespace_->key);
}

/* :41  name: str . */
STX_INLINE bool take_namespace_name(stx_reader *r, void *to, stax_str text)
{
    mediawiki_namespace *namespace_ = to;

    return stx_take_str(r, stax_trim(text), &namespace_->name);
}

static const mediawiki_namespace namespace_blank = {0};

/* The start tag: <namespace key>. */
static stx_go namespace_open(stx_reader *r, stx_frame *f)
{
    mediawiki_namespace *namespace_ = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str key = {0};
    stax_str text;

    *namespace_ = namespace_blank;
    if (!STX_OPEN(w, "namespace")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "key", key)) STX_MEET(seen, NAMESPACE_KEY);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "namespace", text)) return stx_careful_open(r, f);

    if (!STX_MET(seen, NAMESPACE_KEY) || !take_namespace_key(r, namespace_, key))
        return stx_careful_open(r, f);
    if (!take_namespace_name(r, namespace_, text)) return stx_careful_open(r, f);
    STX_MEET(seen, NAMESPACE_NAME);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* clang-format off */
static const stx_arm namespace_arms[] = {
    [NAMESPACE_KEY] = {STX_ATTRIBUTE_ARM("key", take_namespace_key, "i32", 40)},
    [NAMESPACE_NAME] = {STX_TEXT_ARM(take_namespace_name, "str", 41)},
};
/* clang-format on */

static const uint64_t namespace_required[] = {
    STX_BIT(NAMESPACE_KEY) | STX_BIT(NAMESPACE_NAME),
};

static const stx_state namespace_state = {
    .element = STX_NAME("namespace"),
    .open = namespace_open,
    .step = stx_step,
    .arms = namespace_arms,
    .count = 2,
    .total = 2,
    .rules = STX_OWN | STX_NAMESPACED,
    .size = sizeof(mediawiki_namespace),
    .blank = &namespace_blank,
    .required = namespace_required,
};

/* ---- revision, mediawiki.schema:51 -------------------------------------------------------- */

enum {
    REVISION_ID,
    REVISION_PARENTID,
    REVISION_TIMESTAMP,
    REVISION_CONTRIBUTOR,
    REVISION_MINOR,
    REVISION_COMMENT,
    REVISION_MODEL,
    REVISION_SHA1,
    REVISION_TEXT,
    REVISION_CONTRIBUTOR_USERNAME,
    REVISION_CONTRIBUTOR_ID,
    REVISION_CONTRIBUTOR_IP,
    REVISION_TEXT_TEXT,
    REVISION_TEXT_BYTES
};

/* :52  id: u64 */
STX_INLINE bool take_revision_id(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    return stx_take_u64(r, text, 0, UINT64_MAX, &revision->id);
}

/* :53  parent: u64? parentid */
STX_INLINE bool take_revision_parentid(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u64(r, text, 0, UINT64_MAX, &revision->parent)) return false;
    revision->has.parent = 1;
    return true;
}

/* :54  time: datetime timestamp */
STX_INLINE bool take_revision_timestamp(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    return stx_take_datetime(r, text, &revision->time);
}

/* :58  minor: flag */
STX_INLINE bool take_revision_minor(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    (void)r;
    (void)text;
    revision->minor = true;
    return true;
}

/* :59  comment: str? */
STX_INLINE bool take_revision_comment(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    if (!stx_take_str(r, stax_trim(text), &revision->comment)) return false;
    revision->has.comment = 1;
    return true;
}

/* :60  model: str = "wikitext" */
STX_INLINE bool take_revision_model(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    return stx_take_str(r, stax_trim(text), &revision->model);
}

/* :61  sha1: str? */
STX_INLINE bool take_revision_sha1(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    if (!stx_take_str(r, stax_trim(text), &revision->sha1)) return false;
    revision->has.sha1 = 1;
    return true;
}

/* :55  user: str? contributor/username */
STX_INLINE bool take_revision_contributor_username(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    if (!stx_take_str(r, stax_trim(text), &revision->user)) return false;
    revision->has.user = 1;
    return true;
}

/* :56  user_id: u64? contributor/id */
STX_INLINE bool take_revision_contributor_id(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u64(r, text, 0, UINT64_MAX, &revision->user_id)) return false;
    revision->has.user_id = 1;
    return true;
}

/* :57  address: str? contributor/ip */
STX_INLINE bool take_revision_contributor_ip(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    if (!stx_take_str(r, stax_trim(text), &revision->address)) return false;
    revision->has.address = 1;
    return true;
}

/* :63  text: str? */
STX_INLINE bool take_revision_text_text(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    if (!stx_take_str(r, text, &revision->text)) return false;
    revision->has.text = 1;
    return true;
}

/* :62  bytes: u64? text/@bytes */
STX_INLINE bool take_revision_text_bytes(stx_reader *r, void *to, stax_str text)
{
    mediawiki_revision *revision = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u64(r, text, 0, UINT64_MAX, &revision->bytes)) return false;
    revision->has.bytes = 1;
    return true;
}

static const mediawiki_revision revision_blank = {
    .model = STAX_STR("wikitext"),
};

/* The start tag: <revision>. */
STX_INLINE bool revision_open(stx_frame *f, stx_walk *at, bool *empty)
{
    mediawiki_revision *revision = f->record;
    stx_walk w = *at;

    *revision = revision_blank;
    if (!STX_OPEN(w, "revision")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: id, parentid, timestamp, contributor, minor, comment, model, sha1, text. */
static stx_go revision_read(stx_reader *r, stx_frame *f)
{
    mediawiki_revision *revision = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!revision_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "id", text)) {
            if (STX_MET(seen, REVISION_ID) || !take_revision_id(r, revision, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, REVISION_ID);
        }
        if (STX_LEAF(w, "parentid", text)) {
            if (STX_MET(seen, REVISION_PARENTID) || !take_revision_parentid(r, revision, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, REVISION_PARENTID);
        }
        if (STX_LEAF(w, "timestamp", text)) {
            if (STX_MET(seen, REVISION_TIMESTAMP) || !take_revision_timestamp(r, revision, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, REVISION_TIMESTAMP);
        }
        while (STX_AT(w, "contributor")) {
            go = stx_child(r, w, f, seen, REVISION_CONTRIBUTOR);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (!STX_MET(seen, REVISION_MINOR) && STX_EMPTY(w, "minor")) {
            (void)take_revision_minor(r, revision, (stax_str){0});
            STX_MEET(seen, REVISION_MINOR);
        }
        if (STX_LEAF(w, "comment", text)) {
            if (STX_MET(seen, REVISION_COMMENT) || !take_revision_comment(r, revision, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, REVISION_COMMENT);
        }
        if (STX_LEAF(w, "model", text)) {
            if (STX_MET(seen, REVISION_MODEL) || !take_revision_model(r, revision, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, REVISION_MODEL);
        }
        if (STX_LEAF(w, "sha1", text)) {
            if (STX_MET(seen, REVISION_SHA1) || !take_revision_sha1(r, revision, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, REVISION_SHA1);
        }
        while (STX_AT(w, "text")) {
            go = stx_child(r, w, f, seen, REVISION_TEXT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "revision")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <contributor>. */
STX_INLINE bool revision_contributor_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "contributor")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: username, id, ip. */
static stx_go revision_contributor_read(stx_reader *r, stx_frame *f)
{
    mediawiki_revision *revision = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!revision_contributor_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "username", text)) {
            if (STX_MET(seen, REVISION_CONTRIBUTOR_USERNAME) ||
                !take_revision_contributor_username(r, revision, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, REVISION_CONTRIBUTOR_USERNAME);
        }
        if (STX_LEAF(w, "id", text)) {
            if (STX_MET(seen, REVISION_CONTRIBUTOR_ID) ||
                !take_revision_contributor_id(r, revision, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, REVISION_CONTRIBUTOR_ID);
        }
        if (STX_LEAF(w, "ip", text)) {
            if (STX_MET(seen, REVISION_CONTRIBUTOR_IP) ||
                !take_revision_contributor_ip(r, revision, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, REVISION_CONTRIBUTOR_IP);
        }
        if (STX_END(w, "contributor")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <text bytes>. */
static stx_go revision_text_open(stx_reader *r, stx_frame *f)
{
    mediawiki_revision *revision = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str bytes = {0};
    stax_str text;

    if (!STX_OPEN(w, "text")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "bytes", bytes)) STX_MEET(seen, REVISION_TEXT_BYTES);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "text", text)) return stx_careful_open(r, f);

    if (STX_MET(seen & f->seen, REVISION_TEXT_BYTES)) return stx_careful_open(r, f);
    if (STX_MET(seen, REVISION_TEXT_BYTES) && !take_revision_text_bytes(r, revision, bytes))
        return stx_careful_open(r, f);
    if (STX_MET(f->seen, REVISION_TEXT_TEXT) || !take_revision_text_text(r, revision, text))
        return stx_careful_open(r, f);
    STX_MEET(seen, REVISION_TEXT_TEXT);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

static const stx_state revision_contributor_state;
static const stx_state revision_text_state;
/* clang-format off */
static const stx_arm revision_arms[] = {
    [REVISION_ID] = {STX_LEAF_ARM("id", STX_REFUSE, take_revision_id, "u64", 52), .ns = NS_DEFAULT},
    [REVISION_PARENTID] = {STX_LEAF_ARM("parentid", STX_REFUSE, take_revision_parentid, "u64", 53),
                           .ns = NS_DEFAULT},
    [REVISION_TIMESTAMP] = {STX_LEAF_ARM("timestamp", STX_REFUSE, take_revision_timestamp,
                                         "datetime", 54), .ns = NS_DEFAULT},
    [REVISION_CONTRIBUTOR] = {STX_WRAPPER_ARM("contributor", &revision_contributor_state, 55),
                              .ns = NS_DEFAULT},
    [REVISION_MINOR] = {STX_FLAG_ARM("minor", STX_REFUSE, take_revision_minor, 58),
                        .ns = NS_DEFAULT},
    [REVISION_COMMENT] = {STX_LEAF_ARM("comment", STX_REFUSE, take_revision_comment, "str", 59),
                          .ns = NS_DEFAULT},
    [REVISION_MODEL] = {STX_LEAF_ARM("model", STX_REFUSE, take_revision_model, "str", 60),
                        .ns = NS_DEFAULT},
    [REVISION_SHA1] = {STX_LEAF_ARM("sha1", STX_REFUSE, take_revision_sha1, "str", 61),
                       .ns = NS_DEFAULT},
    [REVISION_TEXT] = {STX_WRAPPER_ARM("text", &revision_text_state, 62), .ns = NS_DEFAULT},
    [REVISION_CONTRIBUTOR_USERNAME] =
            {STX_LEAF_ARM("username", STX_REFUSE, take_revision_contributor_username, "str", 55),
             .ns = NS_DEFAULT},
    [REVISION_CONTRIBUTOR_ID] = {STX_LEAF_ARM("id", STX_REFUSE, take_revision_contributor_id,
                                              "u64", 56), .ns = NS_DEFAULT},
    [REVISION_CONTRIBUTOR_IP] = {STX_LEAF_ARM("ip", STX_REFUSE, take_revision_contributor_ip,
                                              "str", 57), .ns = NS_DEFAULT},
    [REVISION_TEXT_TEXT] = {STX_ARM(STX_KIND_TEXT, ".", STX_REFUSE, "str", 62),
                            .take = take_revision_text_text},
    [REVISION_TEXT_BYTES] = {STX_ATTRIBUTE_ARM("bytes", take_revision_text_bytes, "u64", 62)},
};
/* clang-format on */

static const uint64_t revision_required[] = {
    STX_BIT(REVISION_ID) | STX_BIT(REVISION_TIMESTAMP),
};

static const stx_state revision_state = {
    .element = STX_NAME("revision"),
    .open = revision_read,
    .step = revision_read,
    .arms = revision_arms,
    .count = 9,
    .total = 14,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(mediawiki_revision),
    .blank = &revision_blank,
    .required = revision_required,
};

static const stx_state revision_contributor_state = {
    .element = STX_NAME("contributor"),
    .open = revision_contributor_read,
    .step = revision_contributor_read,
    .arms = revision_arms,
    .first = 9,
    .count = 3,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state revision_text_state = {
    .element = STX_NAME("text"),
    .open = revision_text_open,
    .step = stx_step,
    .arms = revision_arms,
    .first = 12,
    .count = 2,
    .rules = STX_OWN | STX_NAMESPACED,
};

/* ---- page, mediawiki.schema:43 ------------------------------------------------------------ */

enum { PAGE_TITLE, PAGE_NS, PAGE_ID, PAGE_REDIRECT, PAGE_REVISION, PAGE_REDIRECT_TITLE };

/* :44  title: str */
STX_INLINE bool take_page_title(stx_reader *r, void *to, stax_str text)
{
    mediawiki_page *page = to;

    return stx_take_str(r, stax_trim(text), &page->title);
}

/* :45  namespace: i32 ns = 0 */
STX_INLINE bool take_page_ns(stx_reader *r, void *to, stax_str text)
{
    mediawiki_page *page = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_i32(r, text, INT32_MIN, INT32_MAX, &page->namespace_);
}

/* :46  id: u64 */
STX_INLINE bool take_page_id(stx_reader *r, void *to, stax_str text)
{
    mediawiki_page *page = to;

    return stx_take_u64(r, text, 0, UINT64_MAX, &page->id);
}

/* :48  revisions: revision[] revision */
static void *place_page_revision(stx_reader *r, void *in)
{
    mediawiki_page *page = in;

    return STX_ADD(r, page->revisions);
}

/* :47  redirect: str? redirect/@title */
STX_INLINE bool take_page_redirect_title(stx_reader *r, void *to, stax_str text)
{
    mediawiki_page *page = to;

    if (!stx_take_str(r, text, &page->redirect)) return false;
    page->has.redirect = 1;
    return true;
}

static const mediawiki_page page_blank = {
    .namespace_ = 0,
};

/* The start tag: <page>. */
STX_INLINE bool page_open(stx_frame *f, stx_walk *at, bool *empty)
{
    mediawiki_page *page = f->record;
    stx_walk w = *at;

    *page = page_blank;
    if (!STX_OPEN(w, "page")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: title, ns, id, redirect, revision. */
static stx_go page_read(stx_reader *r, stx_frame *f)
{
    mediawiki_page *page = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!page_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "title", text)) {
            if (STX_MET(seen, PAGE_TITLE) || !take_page_title(r, page, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PAGE_TITLE);
        }
        if (STX_LEAF(w, "ns", text)) {
            if (STX_MET(seen, PAGE_NS) || !take_page_ns(r, page, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PAGE_NS);
        }
        if (STX_LEAF(w, "id", text)) {
            if (STX_MET(seen, PAGE_ID) || !take_page_id(r, page, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PAGE_ID);
        }
        while (STX_AT(w, "redirect")) {
            go = stx_child(r, w, f, seen, PAGE_REDIRECT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "revision")) {
            go = stx_child(r, w, f, seen, PAGE_REVISION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "page")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <redirect title>. */
STX_INLINE bool page_redirect_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                   bool *empty)
{
    mediawiki_page *page = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str title = {0};

    if (!STX_OPEN(w, "redirect")) return false;
    if (STX_ATTR(w, "title", title)) STX_MEET(seen, PAGE_REDIRECT_TITLE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen & f->seen, PAGE_REDIRECT_TITLE)) return false;
    if (STX_MET(seen, PAGE_REDIRECT_TITLE) && !take_page_redirect_title(r, page, title))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go page_redirect_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!page_redirect_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "redirect")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state page_redirect_state;
/* clang-format off */
static const stx_arm page_arms[] = {
    [PAGE_TITLE] = {STX_LEAF_ARM("title", STX_REFUSE, take_page_title, "str", 44),
                    .ns = NS_DEFAULT},
    [PAGE_NS] = {STX_LEAF_ARM("ns", STX_REFUSE, take_page_ns, "i32", 45), .ns = NS_DEFAULT},
    [PAGE_ID] = {STX_LEAF_ARM("id", STX_REFUSE, take_page_id, "u64", 46), .ns = NS_DEFAULT},
    [PAGE_REDIRECT] = {STX_WRAPPER_ARM("redirect", &page_redirect_state, 47), .ns = NS_DEFAULT},
    [PAGE_REVISION] =
            {STX_RECORDS_ARM("revision", place_page_revision, &revision_state,
                             offsetof(mediawiki_page, revisions.count), 0, 0, "revision", 48),
             .ns = NS_DEFAULT},
    [PAGE_REDIRECT_TITLE] = {STX_ATTRIBUTE_ARM("title", take_page_redirect_title, "str", 47)},
};
/* clang-format on */

static const uint64_t page_required[] = {
    STX_BIT(PAGE_TITLE) | STX_BIT(PAGE_ID),
};

static const stx_state page_state = {
    .element = STX_NAME("page"),
    .open = page_read,
    .step = page_read,
    .arms = page_arms,
    .count = 5,
    .total = 6,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(mediawiki_page),
    .blank = &page_blank,
    .required = page_required,
};

static const stx_state page_redirect_state = {
    .element = STX_NAME("redirect"),
    .open = page_redirect_read,
    .step = page_redirect_read,
    .arms = page_arms,
    .first = 5,
    .count = 1,
    .rules = STX_NAMESPACED,
};

/* ---- export, mediawiki.schema:31 ---------------------------------------------------------- */

enum {
    EXPORT_VERSION,
    EXPORT_XML_LANG,
    EXPORT_SITEINFO,
    EXPORT_PAGE,
    EXPORT_SITEINFO_SITENAME,
    EXPORT_SITEINFO_BASE,
    EXPORT_SITEINFO_NAMESPACES,
    EXPORT_SITEINFO_NAMESPACES_NAMESPACE
};

/* :32  version: str @ */
STX_INLINE bool take_export_version(stx_reader *r, void *to, stax_str text)
{
    mediawiki_export *export_ = to;

    return stx_take_str(r, text, &export_->version);
}

/* :33  language: str? @xml:lang */
STX_INLINE bool take_export_xml_lang(stx_reader *r, void *to, stax_str text)
{
    mediawiki_export *export_ = to;

    if (!stx_take_str(r, text, &export_->language)) return false;
    export_->has.language = 1;
    return true;
}

/* :37  pages: page[] page */
static void *place_export_page(stx_reader *r, void *in)
{
    mediawiki_export *export_ = in;

    return STX_ADD(r, export_->pages);
}

/* :34  site: str? siteinfo/sitename */
STX_INLINE bool take_export_siteinfo_sitename(stx_reader *r, void *to, stax_str text)
{
    mediawiki_export *export_ = to;

    if (!stx_take_str(r, stax_trim(text), &export_->site)) return false;
    export_->has.site = 1;
    return true;
}

/* :35  base: str? siteinfo/base */
STX_INLINE bool take_export_siteinfo_base(stx_reader *r, void *to, stax_str text)
{
    mediawiki_export *export_ = to;

    if (!stx_take_str(r, stax_trim(text), &export_->base)) return false;
    export_->has.base = 1;
    return true;
}

/* :36  namespaces: namespace[] siteinfo/namespaces/namespace */
static void *place_export_siteinfo_namespaces_namespace(stx_reader *r, void *in)
{
    mediawiki_export *export_ = in;

    return STX_ADD(r, export_->namespaces);
}

static const mediawiki_export export_blank = {0};

/* The start tag: <mediawiki version xml:lang>. */
STX_INLINE bool export_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    mediawiki_export *export_ = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str version = {0}, lang = {0};

    *export_ = export_blank;
    if (!STX_OPEN(w, "mediawiki")) return false;
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, EXPORT_VERSION);
    if (STX_ATTR(w, "xml:lang", lang)) STX_MEET(seen, EXPORT_XML_LANG);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, EXPORT_VERSION) || !take_export_version(r, export_, version)) return false;
    if (STX_MET(seen, EXPORT_XML_LANG) && !take_export_xml_lang(r, export_, lang)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: siteinfo, page. */
static stx_go export_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!export_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "siteinfo")) {
            go = stx_child(r, w, f, seen, EXPORT_SITEINFO);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "page")) {
            go = stx_child(r, w, f, seen, EXPORT_PAGE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "mediawiki")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <siteinfo>. */
STX_INLINE bool export_siteinfo_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "siteinfo")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: sitename, base, namespaces. */
static stx_go export_siteinfo_read(stx_reader *r, stx_frame *f)
{
    mediawiki_export *export_ = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!export_siteinfo_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "sitename", text)) {
            if (STX_MET(seen, EXPORT_SITEINFO_SITENAME) ||
                !take_export_siteinfo_sitename(r, export_, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, EXPORT_SITEINFO_SITENAME);
        }
        if (STX_LEAF(w, "base", text)) {
            if (STX_MET(seen, EXPORT_SITEINFO_BASE) || !take_export_siteinfo_base(r, export_, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, EXPORT_SITEINFO_BASE);
        }
        while (STX_AT(w, "namespaces")) {
            go = stx_child(r, w, f, seen, EXPORT_SITEINFO_NAMESPACES);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "siteinfo")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state export_siteinfo_state;
static const stx_state export_siteinfo_namespaces_state;
/* clang-format off */
static const stx_arm export_arms[] = {
    [EXPORT_VERSION] = {STX_ATTRIBUTE_ARM("version", take_export_version, "str", 32)},
    [EXPORT_XML_LANG] = {STX_ATTRIBUTE_ARM("xml:lang", take_export_xml_lang, "str", 33)},
    [EXPORT_SITEINFO] = {STX_WRAPPER_ARM("siteinfo", &export_siteinfo_state, 34), .ns = NS_DEFAULT},
    [EXPORT_PAGE] =
            {STX_RECORDS_ARM("page", place_export_page, &page_state,
                             offsetof(mediawiki_export, pages.count), 0, 0, "page", 37),
             .ns = NS_DEFAULT},
    [EXPORT_SITEINFO_SITENAME] =
            {STX_LEAF_ARM("sitename", STX_REFUSE, take_export_siteinfo_sitename, "str", 34),
             .ns = NS_DEFAULT},
    [EXPORT_SITEINFO_BASE] = {STX_LEAF_ARM("base", STX_REFUSE, take_export_siteinfo_base,
                                           "str", 35), .ns = NS_DEFAULT},
    [EXPORT_SITEINFO_NAMESPACES] =
            {STX_WRAPPER_ARM("namespaces", &export_siteinfo_namespaces_state, 36),
             .ns = NS_DEFAULT},
    [EXPORT_SITEINFO_NAMESPACES_NAMESPACE] =
            {STX_RECORDS_ARM("namespace", place_export_siteinfo_namespaces_namespace,
                             &namespace_state, offsetof(mediawiki_export, namespaces.count),
                             0, 0, "namespace", 36), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t export_required[] = {
    STX_BIT(EXPORT_VERSION),
};

static const stx_state export_state = {
    .element = STX_NAME("mediawiki"),
    .open = export_read,
    .step = export_read,
    .arms = export_arms,
    .count = 4,
    .total = 8,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(mediawiki_export),
    .blank = &export_blank,
    .required = export_required,
};

static const stx_state export_siteinfo_state = {
    .element = STX_NAME("siteinfo"),
    .open = export_siteinfo_read,
    .step = export_siteinfo_read,
    .arms = export_arms,
    .first = 4,
    .count = 3,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state export_siteinfo_namespaces_state = {
    .element = STX_NAME("namespaces"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = export_arms,
    .first = 7,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- what structs hold -------------------------------------------------------------------- */

static bool revision_has_parent(const void *record)
{
    const mediawiki_revision *revision = record;

    return revision->has.parent;
}

static bool revision_has_user(const void *record)
{
    const mediawiki_revision *revision = record;

    return revision->has.user;
}

static bool revision_has_user_id(const void *record)
{
    const mediawiki_revision *revision = record;

    return revision->has.user_id;
}

static bool revision_has_address(const void *record)
{
    const mediawiki_revision *revision = record;

    return revision->has.address;
}

static bool revision_has_comment(const void *record)
{
    const mediawiki_revision *revision = record;

    return revision->has.comment;
}

static bool revision_has_sha1(const void *record)
{
    const mediawiki_revision *revision = record;

    return revision->has.sha1;
}

static bool revision_has_bytes(const void *record)
{
    const mediawiki_revision *revision = record;

    return revision->has.bytes;
}

static bool revision_has_text(const void *record)
{
    const mediawiki_revision *revision = record;

    return revision->has.text;
}

/* clang-format off */
static const stx_held revision_holds[] = {
    {STX_HOLDS(mediawiki_revision, id, "id", STX_HELD_UNSIGNED)},
    {STX_HOLDS(mediawiki_revision, parent, "parent", STX_HELD_UNSIGNED),
     .has = revision_has_parent},
    {STX_HOLDS(mediawiki_revision, time, "time", STX_HELD_DATETIME)},
    {STX_HOLDS(mediawiki_revision, user, "user", STX_HELD_STR), .has = revision_has_user},
    {STX_HOLDS(mediawiki_revision, user_id, "user_id", STX_HELD_UNSIGNED),
     .has = revision_has_user_id},
    {STX_HOLDS(mediawiki_revision, address, "address", STX_HELD_STR), .has = revision_has_address},
    {STX_HOLDS(mediawiki_revision, minor, "minor", STX_HELD_BOOL)},
    {STX_HOLDS(mediawiki_revision, comment, "comment", STX_HELD_STR), .has = revision_has_comment},
    {STX_HOLDS(mediawiki_revision, model, "model", STX_HELD_STR)},
    {STX_HOLDS(mediawiki_revision, sha1, "sha1", STX_HELD_STR), .has = revision_has_sha1},
    {STX_HOLDS(mediawiki_revision, bytes, "bytes", STX_HELD_UNSIGNED), .has = revision_has_bytes},
    {STX_HOLDS(mediawiki_revision, text, "text", STX_HELD_STR), .has = revision_has_text},
};
/* clang-format on */

static const stx_layout revision_layout = {
    .size = sizeof(mediawiki_revision),
    .parts = revision_holds,
    .count = sizeof revision_holds / sizeof *revision_holds,
};

static bool page_has_redirect(const void *record)
{
    const mediawiki_page *page = record;

    return page->has.redirect;
}

/* clang-format off */
static const stx_held page_holds[] = {
    {STX_HOLDS(mediawiki_page, title, "title", STX_HELD_STR)},
    {STX_HOLDS(mediawiki_page, namespace_, "namespace", STX_HELD_SIGNED)},
    {STX_HOLDS(mediawiki_page, id, "id", STX_HELD_UNSIGNED)},
    {STX_HOLDS(mediawiki_page, redirect, "redirect", STX_HELD_STR), .has = page_has_redirect},
    {STX_HOLDS_LIST(mediawiki_page, revisions, "revisions", STX_HELD_RECORD),
     .of = &revision_layout},
};
/* clang-format on */

static const stx_layout page_layout = {
    .size = sizeof(mediawiki_page),
    .parts = page_holds,
    .count = sizeof page_holds / sizeof *page_holds,
};

mediawiki_page *mediawiki_page_copy(stax_arena *arena, const mediawiki_page *page)
{
    return stx_copy_record(&page_layout, page, arena);
}

/* ---- documents and records ---------------------------------------------------------------- */

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("mediawiki", STX_REFUSE, NULL, NULL, &export_state, "export", 24),
     .ns = NS_DEFAULT},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("mediawiki"),
    .arms = document_arms,
    .count = 1,
    .size = sizeof(mediawiki_export),
    .blank = &export_blank,
};

static const stx_schema mediawiki_schema = {
    .abi = STX_ABI,
    .file = "mediawiki.schema",
    .root = &export_state,
    .document = &document_state,
    .namespaces = namespaces,
    .namespace_count = 2,
    .levels = 4,
    .stream = &export_state,
    .stream_arm = EXPORT_PAGE,
};

mediawiki_export *mediawiki_parse(stax_arena *arena, const char *xml, size_t len,
                                  const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&mediawiki_schema, arena, &input, options, error);
}

mediawiki_export *mediawiki_parse_file(stax_arena *arena, const char *path,
                                       const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&mediawiki_schema, arena, &input, options, error);
}

mediawiki_reader *mediawiki_reader_open(const stax_input *input, const stax_options *options,
                                        stax_error *error)
{
    return (mediawiki_reader *)stx_open(&mediawiki_schema, input, options, error);
}

stax_status mediawiki_next_page(mediawiki_reader *reader, const mediawiki_page **page)
{
    const void *record;
    stax_status status = stx_next((stx_reader *)reader, &record);

    *page = record;
    return status;
}

const mediawiki_export *mediawiki_reader_head(const mediawiki_reader *reader)
{
    return stx_head((const stx_reader *)reader);
}

size_t mediawiki_reader_bad(const mediawiki_reader *reader)
{
    return stx_bad((const stx_reader *)reader);
}

stax_status mediawiki_feed(mediawiki_reader *reader, const char *bytes, size_t len, bool last)
{
    return stx_feed((stx_reader *)reader, bytes, len, last);
}

void mediawiki_reader_close(mediawiki_reader *reader)
{
    stx_shutdown((stx_reader *)reader);
}
