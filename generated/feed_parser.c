/*
 * Reads feed.schema's documents into structs. Printed by staxc from feed.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "feed_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "feed_parser.c was printed for another libstax: run staxc again"
#endif

const char *feed_document_kind_name(feed_document_kind value)
{
    switch (value) {
    case FEED_DOCUMENT_RSS:
        return "rss";
    case FEED_DOCUMENT_RDF:
        return "rdf";
    case FEED_DOCUMENT_ATOM:
        return "atom";
    }
    return NULL;
}

/* ---- rss | rdf | atom, feed.schema:31 ----------------------------------------------------- */

static void *choose_document_rss(void *item)
{
    feed_document *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = FEED_DOCUMENT_RSS;
    return &chosen->as.rss;
}

static void *choose_document_rdf(void *item)
{
    feed_document *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = FEED_DOCUMENT_RDF;
    return &chosen->as.rdf;
}

static void *choose_document_atom(void *item)
{
    feed_document *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = FEED_DOCUMENT_ATOM;
    return &chosen->as.atom;
}

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_DEFAULT = 1, NS_RDF, NS_ATOM, NS_DC };
/* clang-format off */
static const stax_str ns_default_uris[] = {
    STAX_STR(""),
    STAX_STR("http://purl.org/rss/1.0/"),
    STAX_STR("http://channel.netscape.com/rdf/simple/0.9/"),
};
static const stax_str ns_rdf_uris[] = {
    STAX_STR("http://www.w3.org/1999/02/22-rdf-syntax-ns#"),
};
static const stax_str ns_atom_uris[] = {
    STAX_STR("http://www.w3.org/2005/Atom"),
    STAX_STR("http://purl.org/atom/ns#"),
};
static const stax_str ns_dc_uris[] = {
    STAX_STR("http://purl.org/dc/elements/1.1/"),
};
static const stx_namespace namespaces[] = {
    [NS_DEFAULT] = {STAX_STR(""), ns_default_uris, 3},
    [NS_RDF] = {STAX_STR("rdf"), ns_rdf_uris, 1},
    [NS_ATOM] = {STAX_STR("atom"), ns_atom_uris, 2},
    [NS_DC] = {STAX_STR("dc"), ns_dc_uris, 1},
};
/* clang-format on */

/* ---- media, feed.schema:70 ---------------------------------------------------------------- */

enum { MEDIA_URL, MEDIA_LENGTH, MEDIA_TYPE };

/* :71  url: str? @ */
STX_INLINE bool take_media_url(stx_reader *r, void *to, stax_str text)
{
    feed_media *media = to;

    if (!stx_take_str(r, text, &media->url)) return stx_forgive(r);
    media->has.url = 1;
    return true;
}

/* :72  bytes: u64? @length */
STX_INLINE bool take_media_length(stx_reader *r, void *to, stax_str text)
{
    feed_media *media = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_u64(r, text, 0, UINT64_MAX, &media->bytes)) return stx_forgive(r);
    media->has.bytes = 1;
    return true;
}

/* :73  kind: str? @type */
STX_INLINE bool take_media_type(stx_reader *r, void *to, stax_str text)
{
    feed_media *media = to;

    if (!stx_take_str(r, text, &media->kind)) return stx_forgive(r);
    media->has.kind = 1;
    return true;
}

static const feed_media media_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool media_whole(stx_reader *r, stx_walk *at, feed_media *media)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str url = {0}, length = {0}, type = {0};

    if (!STX_OPEN(w, "enclosure")) return false;
    if (STX_ATTR(w, "url", url)) STX_MEET(seen, MEDIA_URL);
    if (STX_ATTR(w, "length", length)) STX_MEET(seen, MEDIA_LENGTH);
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, MEDIA_TYPE);
    if (!STX_SHUT_WHOLE(w, "enclosure")) return false;

    *media = media_blank;
    if (STX_MET(seen, MEDIA_URL) && !take_media_url(r, media, url)) return false;
    if (STX_MET(seen, MEDIA_LENGTH) && !take_media_length(r, media, length)) return false;
    if (STX_MET(seen, MEDIA_TYPE) && !take_media_type(r, media, type)) return false;
    *at = w;
    return true;
}

/* The start tag: <enclosure url length type>. */
STX_INLINE bool media_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    feed_media *media = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str url = {0}, length = {0}, type = {0};

    *media = media_blank;
    if (!STX_OPEN(w, "enclosure")) return false;
    if (STX_ATTR(w, "url", url)) STX_MEET(seen, MEDIA_URL);
    if (STX_ATTR(w, "length", length)) STX_MEET(seen, MEDIA_LENGTH);
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, MEDIA_TYPE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, MEDIA_URL) && !take_media_url(r, media, url)) return false;
    if (STX_MET(seen, MEDIA_LENGTH) && !take_media_length(r, media, length)) return false;
    if (STX_MET(seen, MEDIA_TYPE) && !take_media_type(r, media, type)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go media_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!media_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "enclosure")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm media_arms[] = {
    [MEDIA_URL] = {STX_ARM(STX_KIND_ATTRIBUTE, "url", STX_KEEP_LAST, "str", 71),
                   .take = take_media_url},
    [MEDIA_LENGTH] = {STX_ARM(STX_KIND_ATTRIBUTE, "length", STX_KEEP_LAST, "u64", 72),
                      .take = take_media_length},
    [MEDIA_TYPE] = {STX_ARM(STX_KIND_ATTRIBUTE, "type", STX_KEEP_LAST, "str", 73),
                    .take = take_media_type},
};
/* clang-format on */

static const uint64_t media_required[] = {0};

static const stx_state media_state = {
    .element = STX_NAME("enclosure"),
    .open = media_read,
    .step = media_read,
    .arms = media_arms,
    .count = 3,
    .total = 3,
    .rules = STX_NAMESPACED,
    .size = sizeof(feed_media),
    .blank = &media_blank,
    .required = media_required,
};

/* ---- post, feed.schema:53 ----------------------------------------------------------------- */

enum {
    POST_GUID,
    POST_TITLE,
    POST_LINK,
    POST_DESCRIPTION,
    POST_AUTHOR,
    POST_DC_CREATOR,
    POST_PUBDATE,
    POST_DC_DATE,
    POST_CATEGORY,
    POST_ENCLOSURE
};

/* :54  id: str? guid */
STX_INLINE bool take_post_guid(stx_reader *r, void *to, stax_str text)
{
    feed_post *post = to;

    if (!stx_take_str(r, stax_trim(text), &post->id)) return stx_forgive(r);
    post->has.id = 1;
    return true;
}

/* :55  title: text? */
STX_INLINE bool take_post_title(stx_reader *r, void *to, stax_str text)
{
    feed_post *post = to;

    if (!stx_take_str(r, stax_trim(text), &post->title)) return stx_forgive(r);
    post->has.title = 1;
    return true;
}

/* :56  link: str? */
STX_INLINE bool take_post_link(stx_reader *r, void *to, stax_str text)
{
    feed_post *post = to;

    if (!stx_take_str(r, stax_trim(text), &post->link)) return stx_forgive(r);
    post->has.link = 1;
    return true;
}

/* :57  about: text? description */
STX_INLINE bool take_post_description(stx_reader *r, void *to, stax_str text)
{
    feed_post *post = to;

    if (!stx_take_str(r, stax_trim(text), &post->about)) return stx_forgive(r);
    post->has.about = 1;
    return true;
}

/* :58  author: str? author | dc:creator */
STX_INLINE bool take_post_author(stx_reader *r, void *to, stax_str text)
{
    feed_post *post = to;

    if (!stx_take_str(r, stax_trim(text), &post->author)) return stx_forgive(r) && stx_absent(r);
    post->has.author = 1;
    return true;
}

/* :58  author: str? author | dc:creator */
STX_INLINE bool take_post_dc_creator(stx_reader *r, void *to, stax_str text)
{
    feed_post *post = to;

    if (!stx_take_str(r, stax_trim(text), &post->author)) return stx_forgive(r) && stx_absent(r);
    post->has.author = 1;
    return true;
}

/* :59  date: datetime(rfc822, iso)? pubDate | dc:date */
STX_INLINE bool take_post_pubDate(stx_reader *r, void *to, stax_str text)
{
    feed_post *post = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_iso_or_rfc822(r, text, &post->date)) return stx_forgive(r) && stx_absent(r);
    post->has.date = 1;
    return true;
}

/* :59  date: datetime(rfc822, iso)? pubDate | dc:date */
STX_INLINE bool take_post_dc_date(stx_reader *r, void *to, stax_str text)
{
    feed_post *post = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_iso_or_rfc822(r, text, &post->date)) return stx_forgive(r) && stx_absent(r);
    post->has.date = 1;
    return true;
}

/* :60  topics: str[] category */
STX_INLINE bool take_post_category(stx_reader *r, void *to, stax_str text)
{
    feed_post *post = to;
    stax_str item;

    if (!stx_take_str(r, stax_trim(text), &item)) return stx_forgive(r);
    return STX_APPEND(r, post->topics, item);
}

/* :61  media: media[] enclosure */
static void *place_post_enclosure(stx_reader *r, void *in)
{
    feed_post *post = in;

    return STX_ADD(r, post->media);
}

static const feed_post post_blank = {0};

/* The start tag: <item>. */
STX_INLINE bool post_open(stx_frame *f, stx_walk *at, bool *empty)
{
    feed_post *post = f->record;
    stx_walk w = *at;

    *post = post_blank;
    if (!STX_OPEN(w, "item")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/*
 * The children: guid, title, link, description, author, dc:creator, pubDate, dc:date, category,
 * enclosure.
 */
static stx_go post_read(stx_reader *r, stx_frame *f)
{
    feed_post *post = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    feed_media media;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!post_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "guid", text)) {
            if (!take_post_guid(r, post, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, POST_GUID);
        }
        if (STX_LEAF(w, "title", text)) {
            if (!take_post_title(r, post, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, POST_TITLE);
        }
        if (STX_LEAF(w, "link", text)) {
            if (!take_post_link(r, post, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, POST_LINK);
        }
        if (STX_LEAF(w, "description", text)) {
            if (!take_post_description(r, post, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, POST_DESCRIPTION);
        }
        while (STX_LEAF(w, "category", text)) {
            if (!take_post_category(r, post, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, POST_CATEGORY);
        }
        while (media_whole(r, &w, &media)) {
            if (!STX_APPEND(r, post->media, media)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, POST_ENCLOSURE);
        }
        while (STX_AT(w, "enclosure")) {
            go = stx_child(r, w, f, seen, POST_ENCLOSURE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "item")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm post_arms[] = {
    [POST_GUID] = {STX_LEAF_ARM("guid", STX_KEEP_LAST, take_post_guid, "str", 54),
                   .ns = NS_DEFAULT},
    [POST_TITLE] = {STX_LEAF_ARM("title", STX_KEEP_LAST, take_post_title, "text", 55),
                    .ns = NS_DEFAULT, .below = STX_BELOW_TEXT},
    [POST_LINK] = {STX_LEAF_ARM("link", STX_KEEP_LAST, take_post_link, "str", 56),
                   .ns = NS_DEFAULT},
    [POST_DESCRIPTION] = {STX_LEAF_ARM("description", STX_KEEP_LAST, take_post_description,
                                       "text", 57), .ns = NS_DEFAULT, .below = STX_BELOW_TEXT},
    [POST_AUTHOR] = {STX_LEAF_ARM("author", STX_KEEP_LAST, take_post_author, "str", 58),
                     .ns = NS_DEFAULT},
    [POST_DC_CREATOR] = {STX_LEAF_ARM("dc:creator", STX_KEEP_LAST, take_post_dc_creator, "str", 58),
                         .skip = 3, .ns = NS_DC, .left = POST_AUTHOR + 1},
    [POST_PUBDATE] = {STX_LEAF_ARM("pubDate", STX_KEEP_LAST, take_post_pubDate,
                                   "datetime(rfc822, iso)", 59), .ns = NS_DEFAULT},
    [POST_DC_DATE] =
            {STX_LEAF_ARM("dc:date", STX_KEEP_LAST, take_post_dc_date, "datetime(rfc822, iso)", 59),
             .skip = 3, .ns = NS_DC, .left = POST_PUBDATE + 1},
    [POST_CATEGORY] =
            {STX_LEAVES_ARM("category", take_post_category, offsetof(feed_post, topics.count),
                            0, 0, "str", 60), .ns = NS_DEFAULT},
    [POST_ENCLOSURE] =
            {STX_RECORDS_ARM("enclosure", place_post_enclosure, &media_state,
                             offsetof(feed_post, media.count), 0, 0, "media", 61),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t post_required[] = {0};

static const stx_state post_state = {
    .element = STX_NAME("item"),
    .open = post_read,
    .step = post_read,
    .arms = post_arms,
    .count = 10,
    .total = 10,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(feed_post),
    .blank = &post_blank,
    .required = post_required,
};

/* ---- rss, feed.schema:43 ------------------------------------------------------------------ */

enum {
    RSS_VERSION,
    RSS_CHANNEL,
    RSS_CHANNEL_TITLE,
    RSS_CHANNEL_LINK,
    RSS_CHANNEL_DESCRIPTION,
    RSS_CHANNEL_LANGUAGE,
    RSS_CHANNEL_LASTBUILDDATE,
    RSS_CHANNEL_PUBDATE,
    RSS_CHANNEL_ITEM
};

/* :44  version: str? @ */
STX_INLINE bool take_rss_version(stx_reader *r, void *to, stax_str text)
{
    feed_rss *rss = to;

    if (!stx_take_str(r, text, &rss->version)) return stx_forgive(r);
    rss->has.version = 1;
    return true;
}

/* :45  title: text? channel/title */
STX_INLINE bool take_rss_channel_title(stx_reader *r, void *to, stax_str text)
{
    feed_rss *rss = to;

    if (!stx_take_str(r, stax_trim(text), &rss->title)) return stx_forgive(r);
    rss->has.title = 1;
    return true;
}

/* :46  link: str? channel/link */
STX_INLINE bool take_rss_channel_link(stx_reader *r, void *to, stax_str text)
{
    feed_rss *rss = to;

    if (!stx_take_str(r, stax_trim(text), &rss->link)) return stx_forgive(r);
    rss->has.link = 1;
    return true;
}

/* :47  about: text? channel/description */
STX_INLINE bool take_rss_channel_description(stx_reader *r, void *to, stax_str text)
{
    feed_rss *rss = to;

    if (!stx_take_str(r, stax_trim(text), &rss->about)) return stx_forgive(r);
    rss->has.about = 1;
    return true;
}

/* :48  language: str? channel/language */
STX_INLINE bool take_rss_channel_language(stx_reader *r, void *to, stax_str text)
{
    feed_rss *rss = to;

    if (!stx_take_str(r, stax_trim(text), &rss->language)) return stx_forgive(r);
    rss->has.language = 1;
    return true;
}

/* :49  changed: datetime(rfc822, iso)? channel/lastBuildDate | channel/pubDate */
STX_INLINE bool take_rss_channel_lastBuildDate(stx_reader *r, void *to, stax_str text)
{
    feed_rss *rss = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_iso_or_rfc822(r, text, &rss->changed)) return stx_forgive(r) && stx_absent(r);
    rss->has.changed = 1;
    return true;
}

/* :49  changed: datetime(rfc822, iso)? channel/lastBuildDate | channel/pubDate */
STX_INLINE bool take_rss_channel_pubDate(stx_reader *r, void *to, stax_str text)
{
    feed_rss *rss = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_iso_or_rfc822(r, text, &rss->changed)) return stx_forgive(r) && stx_absent(r);
    rss->has.changed = 1;
    return true;
}

/* :50  posts: post[] channel/item */
static void *place_rss_channel_item(stx_reader *r, void *in)
{
    feed_rss *rss = in;

    return STX_ADD(r, rss->posts);
}

static const feed_rss rss_blank = {0};

/* The start tag: <rss version>. */
STX_INLINE bool rss_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    feed_rss *rss = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str version = {0};

    *rss = rss_blank;
    if (!STX_OPEN(w, "rss")) return false;
    if (STX_ATTR(w, "version", version)) STX_MEET(seen, RSS_VERSION);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, RSS_VERSION) && !take_rss_version(r, rss, version)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: channel. */
static stx_go rss_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!rss_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "channel")) {
            go = stx_child(r, w, f, seen, RSS_CHANNEL);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "rss")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <channel>. */
STX_INLINE bool rss_channel_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "channel")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: title, link, description, language, lastBuildDate, pubDate, item. */
static stx_go rss_channel_read(stx_reader *r, stx_frame *f)
{
    feed_rss *rss = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!rss_channel_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "title", text)) {
            if (!take_rss_channel_title(r, rss, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, RSS_CHANNEL_TITLE);
        }
        if (STX_LEAF(w, "link", text)) {
            if (!take_rss_channel_link(r, rss, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, RSS_CHANNEL_LINK);
        }
        if (STX_LEAF(w, "description", text)) {
            if (!take_rss_channel_description(r, rss, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, RSS_CHANNEL_DESCRIPTION);
        }
        if (STX_LEAF(w, "language", text)) {
            if (!take_rss_channel_language(r, rss, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, RSS_CHANNEL_LANGUAGE);
        }
        while (STX_AT(w, "item")) {
            go = stx_child(r, w, f, seen, RSS_CHANNEL_ITEM);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "channel")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state rss_channel_state;
/* clang-format off */
static const stx_arm rss_arms[] = {
    [RSS_VERSION] = {STX_ARM(STX_KIND_ATTRIBUTE, "version", STX_KEEP_LAST, "str", 44),
                     .take = take_rss_version},
    [RSS_CHANNEL] = {STX_WRAPPER_ARM("channel", &rss_channel_state, 45), .ns = NS_DEFAULT},
    [RSS_CHANNEL_TITLE] = {STX_LEAF_ARM("title", STX_KEEP_LAST, take_rss_channel_title, "text", 45),
                           .ns = NS_DEFAULT, .below = STX_BELOW_TEXT},
    [RSS_CHANNEL_LINK] = {STX_LEAF_ARM("link", STX_KEEP_LAST, take_rss_channel_link, "str", 46),
                          .ns = NS_DEFAULT},
    [RSS_CHANNEL_DESCRIPTION] =
            {STX_LEAF_ARM("description", STX_KEEP_LAST, take_rss_channel_description, "text", 47),
             .ns = NS_DEFAULT, .below = STX_BELOW_TEXT},
    [RSS_CHANNEL_LANGUAGE] = {STX_LEAF_ARM("language", STX_KEEP_LAST, take_rss_channel_language,
                                           "str", 48), .ns = NS_DEFAULT},
    [RSS_CHANNEL_LASTBUILDDATE] =
            {STX_LEAF_ARM("lastBuildDate", STX_KEEP_LAST, take_rss_channel_lastBuildDate,
                          "datetime(rfc822, iso)", 49), .ns = NS_DEFAULT},
    [RSS_CHANNEL_PUBDATE] =
            {STX_LEAF_ARM("pubDate", STX_KEEP_LAST, take_rss_channel_pubDate,
                          "datetime(rfc822, iso)", 49), .ns = NS_DEFAULT,
             .left = RSS_CHANNEL_LASTBUILDDATE + 1},
    [RSS_CHANNEL_ITEM] =
            {STX_RECORDS_ARM("item", place_rss_channel_item, &post_state,
                             offsetof(feed_rss, posts.count), 0, 0, "post", 50), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t rss_required[] = {0};

static const stx_state rss_state = {
    .element = STX_NAME("rss"),
    .open = rss_read,
    .step = rss_read,
    .arms = rss_arms,
    .count = 2,
    .total = 9,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(feed_rss),
    .blank = &rss_blank,
    .required = rss_required,
};

static const stx_state rss_channel_state = {
    .element = STX_NAME("channel"),
    .open = rss_channel_read,
    .step = rss_channel_read,
    .arms = rss_arms,
    .first = 2,
    .count = 7,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- rdf, feed.schema:64 ------------------------------------------------------------------ */

enum { RDF_CHANNEL, RDF_ITEM, RDF_CHANNEL_TITLE, RDF_CHANNEL_LINK, RDF_CHANNEL_DESCRIPTION };

/* :68  posts: post[] item */
static void *place_rdf_item(stx_reader *r, void *in)
{
    feed_rdf *rdf = in;

    return STX_ADD(r, rdf->posts);
}

/* :65  title: text? channel/title */
STX_INLINE bool take_rdf_channel_title(stx_reader *r, void *to, stax_str text)
{
    feed_rdf *rdf = to;

    if (!stx_take_str(r, stax_trim(text), &rdf->title)) return stx_forgive(r);
    rdf->has.title = 1;
    return true;
}

/* :66  link: str? channel/link */
STX_INLINE bool take_rdf_channel_link(stx_reader *r, void *to, stax_str text)
{
    feed_rdf *rdf = to;

    if (!stx_take_str(r, stax_trim(text), &rdf->link)) return stx_forgive(r);
    rdf->has.link = 1;
    return true;
}

/* :67  about: text? channel/description */
STX_INLINE bool take_rdf_channel_description(stx_reader *r, void *to, stax_str text)
{
    feed_rdf *rdf = to;

    if (!stx_take_str(r, stax_trim(text), &rdf->about)) return stx_forgive(r);
    rdf->has.about = 1;
    return true;
}

static const feed_rdf rdf_blank = {0};

/* The start tag: <rdf:RDF>. */
STX_INLINE bool rdf_open(stx_frame *f, stx_walk *at, bool *empty)
{
    feed_rdf *rdf = f->record;
    stx_walk w = *at;

    *rdf = rdf_blank;
    if (!STX_OPEN(w, "rdf:RDF")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: channel, item. */
static stx_go rdf_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!rdf_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "channel")) {
            go = stx_child(r, w, f, seen, RDF_CHANNEL);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_SPELLED(NS_DEFAULT) && STX_AT(w, "item")) {
            go = stx_child(r, w, f, seen, RDF_ITEM);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "rdf:RDF")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <channel>. */
STX_INLINE bool rdf_channel_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "channel")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: title, link, description. */
static stx_go rdf_channel_read(stx_reader *r, stx_frame *f)
{
    feed_rdf *rdf = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!rdf_channel_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "title", text)) {
            if (!take_rdf_channel_title(r, rdf, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, RDF_CHANNEL_TITLE);
        }
        if (STX_LEAF(w, "link", text)) {
            if (!take_rdf_channel_link(r, rdf, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, RDF_CHANNEL_LINK);
        }
        if (STX_LEAF(w, "description", text)) {
            if (!take_rdf_channel_description(r, rdf, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, RDF_CHANNEL_DESCRIPTION);
        }
        if (STX_END(w, "channel")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state rdf_channel_state;
/* clang-format off */
static const stx_arm rdf_arms[] = {
    [RDF_CHANNEL] = {STX_WRAPPER_ARM("channel", &rdf_channel_state, 65), .ns = NS_DEFAULT},
    [RDF_ITEM] =
            {STX_RECORDS_ARM("item", place_rdf_item, &post_state, offsetof(feed_rdf, posts.count),
                             0, 0, "post", 68), .ns = NS_DEFAULT},
    [RDF_CHANNEL_TITLE] = {STX_LEAF_ARM("title", STX_KEEP_LAST, take_rdf_channel_title, "text", 65),
                           .ns = NS_DEFAULT, .below = STX_BELOW_TEXT},
    [RDF_CHANNEL_LINK] = {STX_LEAF_ARM("link", STX_KEEP_LAST, take_rdf_channel_link, "str", 66),
                          .ns = NS_DEFAULT},
    [RDF_CHANNEL_DESCRIPTION] =
            {STX_LEAF_ARM("description", STX_KEEP_LAST, take_rdf_channel_description, "text", 67),
             .ns = NS_DEFAULT, .below = STX_BELOW_TEXT},
};
/* clang-format on */

static const uint64_t rdf_required[] = {0};

static const stx_state rdf_state = {
    .element = STX_NAME("rdf:RDF"),
    .open = rdf_read,
    .step = rdf_read,
    .arms = rdf_arms,
    .count = 2,
    .total = 5,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(feed_rdf),
    .blank = &rdf_blank,
    .required = rdf_required,
};

static const stx_state rdf_channel_state = {
    .element = STX_NAME("channel"),
    .open = rdf_channel_read,
    .step = rdf_channel_read,
    .arms = rdf_arms,
    .first = 2,
    .count = 3,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- entry, feed.schema:89 ---------------------------------------------------------------- */

enum {
    ENTRY_ATOM_ID,
    ENTRY_ATOM_TITLE,
    ENTRY_ATOM_LINK,
    ENTRY_ATOM_SUMMARY,
    ENTRY_ATOM_CONTENT,
    ENTRY_ATOM_UPDATED,
    ENTRY_ATOM_MODIFIED,
    ENTRY_ATOM_PUBLISHED,
    ENTRY_ATOM_ISSUED,
    ENTRY_ATOM_AUTHOR,
    ENTRY_ATOM_CATEGORY,
    ENTRY_ATOM_LINK_HREF,
    ENTRY_ATOM_AUTHOR_ATOM_NAME,
    ENTRY_ATOM_CATEGORY_TERM
};

/* :90  id: str? atom:id */
STX_INLINE bool take_entry_atom_id(stx_reader *r, void *to, stax_str text)
{
    feed_entry *entry = to;

    if (!stx_take_str(r, stax_trim(text), &entry->id)) return stx_forgive(r);
    entry->has.id = 1;
    return true;
}

/* :91  title: text? atom:title */
STX_INLINE bool take_entry_atom_title(stx_reader *r, void *to, stax_str text)
{
    feed_entry *entry = to;

    if (!stx_take_str(r, stax_trim(text), &entry->title)) return stx_forgive(r);
    entry->has.title = 1;
    return true;
}

/* :93  about: text? atom:summary */
STX_INLINE bool take_entry_atom_summary(stx_reader *r, void *to, stax_str text)
{
    feed_entry *entry = to;

    if (!stx_take_str(r, stax_trim(text), &entry->about)) return stx_forgive(r);
    entry->has.about = 1;
    return true;
}

/* :94  body: text? atom:content */
STX_INLINE bool take_entry_atom_content(stx_reader *r, void *to, stax_str text)
{
    feed_entry *entry = to;

    if (!stx_take_str(r, stax_trim(text), &entry->body)) return stx_forgive(r);
    entry->has.body = 1;
    return true;
}

/* :95  changed: datetime? atom:updated | atom:modified */
STX_INLINE bool take_entry_atom_updated(stx_reader *r, void *to, stax_str text)
{
    feed_entry *entry = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_datetime(r, text, &entry->changed)) return stx_forgive(r) && stx_absent(r);
    entry->has.changed = 1;
    return true;
}

/* :95  changed: datetime? atom:updated | atom:modified */
STX_INLINE bool take_entry_atom_modified(stx_reader *r, void *to, stax_str text)
{
    feed_entry *entry = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_datetime(r, text, &entry->changed)) return stx_forgive(r) && stx_absent(r);
    entry->has.changed = 1;
    return true;
}

/* :96  published: datetime? atom:published | atom:issued */
STX_INLINE bool take_entry_atom_published(stx_reader *r, void *to, stax_str text)
{
    feed_entry *entry = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_datetime(r, text, &entry->published)) return stx_forgive(r) && stx_absent(r);
    entry->has.published = 1;
    return true;
}

/* :96  published: datetime? atom:published | atom:issued */
STX_INLINE bool take_entry_atom_issued(stx_reader *r, void *to, stax_str text)
{
    feed_entry *entry = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_datetime(r, text, &entry->published)) return stx_forgive(r) && stx_absent(r);
    entry->has.published = 1;
    return true;
}

/* :92  page: str? atom:link[@rel="alternate" or not(@rel)]/@href */
STX_INLINE bool take_entry_atom_link_href(stx_reader *r, void *to, stax_str text)
{
    feed_entry *entry = to;

    if (!stx_take_str(r, text, &entry->page)) return stx_forgive(r);
    entry->has.page = 1;
    return true;
}

/* :97  authors: str[] atom:author/atom:name */
STX_INLINE bool take_entry_atom_author_atom_name(stx_reader *r, void *to, stax_str text)
{
    feed_entry *entry = to;
    stax_str item;

    if (!stx_take_str(r, stax_trim(text), &item)) return stx_forgive(r);
    return STX_APPEND(r, entry->authors, item);
}

/* :98  topics: str[] atom:category/@term */
STX_INLINE bool take_entry_atom_category_term(stx_reader *r, void *to, stax_str text)
{
    feed_entry *entry = to;
    stax_str item;

    if (!stx_take_str(r, text, &item)) return stx_forgive(r);
    return STX_APPEND(r, entry->topics, item);
}

/* :92  atom:link[@rel="alternate" or not(@rel)] */
static bool is_entry_atom_link(const stx_reader *r)
{
    return STX_IS(r, "rel", "alternate") || !STX_HAS(r, "rel");
}

static const feed_entry entry_blank = {0};

/* The start tag: <atom:entry>. */
STX_INLINE bool entry_open(stx_frame *f, stx_walk *at, bool *empty)
{
    feed_entry *entry = f->record;
    stx_walk w = *at;

    *entry = entry_blank;
    if (!STX_OPEN(w, "atom:entry")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The end tag: no child is guessed. */
static stx_go entry_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!entry_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "atom:entry")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <atom:link href>. */
STX_INLINE bool entry_atom_link_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                     bool *empty)
{
    feed_entry *entry = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str href = {0};

    if (!STX_OPEN(w, "atom:link")) return false;
    if (STX_ATTR(w, "href", href)) STX_MEET(seen, ENTRY_ATOM_LINK_HREF);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, ENTRY_ATOM_LINK_HREF) && !take_entry_atom_link_href(r, entry, href))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go entry_atom_link_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!entry_atom_link_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "atom:link")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <atom:author>. */
STX_INLINE bool entry_atom_author_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "atom:author")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: atom:name. */
static stx_go entry_atom_author_read(stx_reader *r, stx_frame *f)
{
    feed_entry *entry = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!entry_atom_author_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_LEAF(w, "atom:name", text)) {
            if (!take_entry_atom_author_atom_name(r, entry, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ENTRY_ATOM_AUTHOR_ATOM_NAME);
        }
        if (STX_END(w, "atom:author")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <atom:category term>. */
STX_INLINE bool entry_atom_category_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                         bool *empty)
{
    feed_entry *entry = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str term = {0};

    if (!STX_OPEN(w, "atom:category")) return false;
    if (STX_ATTR(w, "term", term)) STX_MEET(seen, ENTRY_ATOM_CATEGORY_TERM);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, ENTRY_ATOM_CATEGORY_TERM) && !take_entry_atom_category_term(r, entry, term))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go entry_atom_category_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!entry_atom_category_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "atom:category")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state entry_atom_link_state;
static const stx_state entry_atom_author_state;
static const stx_state entry_atom_category_state;
/* clang-format off */
static const stx_arm entry_arms[] = {
    [ENTRY_ATOM_ID] = {STX_LEAF_ARM("atom:id", STX_KEEP_LAST, take_entry_atom_id, "str", 90),
                       .skip = 5, .ns = NS_ATOM, .picky = true},
    [ENTRY_ATOM_TITLE] =
            {STX_LEAF_ARM("atom:title", STX_KEEP_LAST, take_entry_atom_title, "text", 91),
             .skip = 5, .ns = NS_ATOM, .picky = true, .below = STX_BELOW_TEXT},
    [ENTRY_ATOM_LINK] = {STX_WRAPPER_ARM("atom:link", &entry_atom_link_state, 92), .skip = 5,
                         .ns = NS_ATOM, .picky = true, .test = is_entry_atom_link},
    [ENTRY_ATOM_SUMMARY] =
            {STX_LEAF_ARM("atom:summary", STX_KEEP_LAST, take_entry_atom_summary, "text", 93),
             .skip = 5, .ns = NS_ATOM, .picky = true, .below = STX_BELOW_TEXT},
    [ENTRY_ATOM_CONTENT] =
            {STX_LEAF_ARM("atom:content", STX_KEEP_LAST, take_entry_atom_content, "text", 94),
             .skip = 5, .ns = NS_ATOM, .picky = true, .below = STX_BELOW_TEXT},
    [ENTRY_ATOM_UPDATED] = {STX_LEAF_ARM("atom:updated", STX_KEEP_LAST, take_entry_atom_updated,
                                         "datetime", 95), .skip = 5, .ns = NS_ATOM, .picky = true},
    [ENTRY_ATOM_MODIFIED] =
            {STX_LEAF_ARM("atom:modified", STX_KEEP_LAST, take_entry_atom_modified, "datetime", 95),
             .skip = 5, .ns = NS_ATOM, .picky = true, .left = ENTRY_ATOM_UPDATED + 1},
    [ENTRY_ATOM_PUBLISHED] =
            {STX_LEAF_ARM("atom:published", STX_KEEP_LAST, take_entry_atom_published,
                          "datetime", 96), .skip = 5, .ns = NS_ATOM, .picky = true},
    [ENTRY_ATOM_ISSUED] =
            {STX_LEAF_ARM("atom:issued", STX_KEEP_LAST, take_entry_atom_issued, "datetime", 96),
             .skip = 5, .ns = NS_ATOM, .picky = true, .left = ENTRY_ATOM_PUBLISHED + 1},
    [ENTRY_ATOM_AUTHOR] = {STX_WRAPPER_ARM("atom:author", &entry_atom_author_state, 97), .skip = 5,
                           .ns = NS_ATOM, .picky = true},
    [ENTRY_ATOM_CATEGORY] = {STX_WRAPPER_ARM("atom:category", &entry_atom_category_state, 98),
                             .skip = 5, .ns = NS_ATOM, .picky = true},
    [ENTRY_ATOM_LINK_HREF] = {STX_ARM(STX_KIND_ATTRIBUTE, "href", STX_KEEP_LAST, "str", 92),
                              .take = take_entry_atom_link_href},
    [ENTRY_ATOM_AUTHOR_ATOM_NAME] =
            {STX_LEAVES_ARM("atom:name", take_entry_atom_author_atom_name,
                            offsetof(feed_entry, authors.count), 0, 0, "str", 97), .skip = 5,
             .ns = NS_ATOM},
    [ENTRY_ATOM_CATEGORY_TERM] =
            {STX_ATTRIBUTES_ARM("term", take_entry_atom_category_term,
                                offsetof(feed_entry, topics.count), 0, 0, "str", 98)},
};
/* clang-format on */

static const uint64_t entry_required[] = {0};

static const stx_state entry_state = {
    .element = STX_NAME("atom:entry"),
    .open = entry_read,
    .step = entry_read,
    .arms = entry_arms,
    .count = 11,
    .total = 14,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(feed_entry),
    .blank = &entry_blank,
    .required = entry_required,
};

static const stx_state entry_atom_link_state = {
    .element = STX_NAME("atom:link"),
    .open = entry_atom_link_read,
    .step = entry_atom_link_read,
    .arms = entry_arms,
    .first = 11,
    .count = 1,
    .rules = STX_NAMESPACED,
};

static const stx_state entry_atom_author_state = {
    .element = STX_NAME("atom:author"),
    .open = entry_atom_author_read,
    .step = entry_atom_author_read,
    .arms = entry_arms,
    .first = 12,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state entry_atom_category_state = {
    .element = STX_NAME("atom:category"),
    .open = entry_atom_category_read,
    .step = entry_atom_category_read,
    .arms = entry_arms,
    .first = 13,
    .count = 1,
    .rules = STX_NAMESPACED,
};

/* ---- atom, feed.schema:76 ----------------------------------------------------------------- */

enum {
    ATOM_ATOM_ID,
    ATOM_ATOM_TITLE,
    ATOM_ATOM_SUBTITLE,
    ATOM_ATOM_TAGLINE,
    ATOM_ATOM_LINK,
    ATOM_ATOM_LINK_,
    ATOM_ATOM_UPDATED,
    ATOM_ATOM_MODIFIED,
    ATOM_ATOM_AUTHOR,
    ATOM_ATOM_ENTRY,
    ATOM_ATOM_LINK_HREF,
    ATOM_ATOM_LINK_HREF_,
    ATOM_ATOM_AUTHOR_ATOM_NAME
};

/* :78  id: str? atom:id */
STX_INLINE bool take_atom_atom_id(stx_reader *r, void *to, stax_str text)
{
    feed_atom *atom = to;

    if (!stx_take_str(r, stax_trim(text), &atom->id)) return stx_forgive(r);
    atom->has.id = 1;
    return true;
}

/* :79  title: text? atom:title */
STX_INLINE bool take_atom_atom_title(stx_reader *r, void *to, stax_str text)
{
    feed_atom *atom = to;

    if (!stx_take_str(r, stax_trim(text), &atom->title)) return stx_forgive(r);
    atom->has.title = 1;
    return true;
}

/* :80  about: text? atom:subtitle | atom:tagline */
STX_INLINE bool take_atom_atom_subtitle(stx_reader *r, void *to, stax_str text)
{
    feed_atom *atom = to;

    if (!stx_take_str(r, stax_trim(text), &atom->about)) return stx_forgive(r) && stx_absent(r);
    atom->has.about = 1;
    return true;
}

/* :80  about: text? atom:subtitle | atom:tagline */
STX_INLINE bool take_atom_atom_tagline(stx_reader *r, void *to, stax_str text)
{
    feed_atom *atom = to;

    if (!stx_take_str(r, stax_trim(text), &atom->about)) return stx_forgive(r) && stx_absent(r);
    atom->has.about = 1;
    return true;
}

/* :83  changed: datetime? atom:updated | atom:modified */
STX_INLINE bool take_atom_atom_updated(stx_reader *r, void *to, stax_str text)
{
    feed_atom *atom = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_datetime(r, text, &atom->changed)) return stx_forgive(r) && stx_absent(r);
    atom->has.changed = 1;
    return true;
}

/* :83  changed: datetime? atom:updated | atom:modified */
STX_INLINE bool take_atom_atom_modified(stx_reader *r, void *to, stax_str text)
{
    feed_atom *atom = to;

    if (stax_trim(text).len == 0) return stx_absent(r);
    if (!stx_take_datetime(r, text, &atom->changed)) return stx_forgive(r) && stx_absent(r);
    atom->has.changed = 1;
    return true;
}

/* :85  entries: entry[] atom:entry */
static void *place_atom_atom_entry(stx_reader *r, void *in)
{
    feed_atom *atom = in;

    return STX_ADD(r, atom->entries);
}

/* :81  page: str? atom:link[@rel="alternate" or not(@rel)]/@href */
STX_INLINE bool take_atom_atom_link_href(stx_reader *r, void *to, stax_str text)
{
    feed_atom *atom = to;

    if (!stx_take_str(r, text, &atom->page)) return stx_forgive(r);
    atom->has.page = 1;
    return true;
}

/* :82  self: str? atom:link[@rel="self"]/@href */
STX_INLINE bool take_atom_atom_link_href_(stx_reader *r, void *to, stax_str text)
{
    feed_atom *atom = to;

    if (!stx_take_str(r, text, &atom->self)) return stx_forgive(r);
    atom->has.self = 1;
    return true;
}

/* :84  authors: str[] atom:author/atom:name */
STX_INLINE bool take_atom_atom_author_atom_name(stx_reader *r, void *to, stax_str text)
{
    feed_atom *atom = to;
    stax_str item;

    if (!stx_take_str(r, stax_trim(text), &item)) return stx_forgive(r);
    return STX_APPEND(r, atom->authors, item);
}

/* :81  atom:link[@rel="alternate" or not(@rel)] */
static bool is_atom_atom_link(const stx_reader *r)
{
    return STX_IS(r, "rel", "alternate") || !STX_HAS(r, "rel");
}

/* :82  atom:link[@rel="self"] */
static bool is_atom_atom_link_(const stx_reader *r)
{
    return STX_IS(r, "rel", "self");
}

static const feed_atom atom_blank = {0};

/* The start tag: <atom:feed>. */
STX_INLINE bool atom_open(stx_frame *f, stx_walk *at, bool *empty)
{
    feed_atom *atom = f->record;
    stx_walk w = *at;

    *atom = atom_blank;
    if (!STX_OPEN(w, "atom:feed")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The end tag: no child is guessed. */
static stx_go atom_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!atom_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "atom:feed")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <atom:link href>. */
STX_INLINE bool atom_atom_link_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                    bool *empty)
{
    feed_atom *atom = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str href = {0};

    if (!STX_OPEN(w, "atom:link")) return false;
    if (STX_ATTR(w, "href", href)) STX_MEET(seen, ATOM_ATOM_LINK_HREF);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, ATOM_ATOM_LINK_HREF) && !take_atom_atom_link_href(r, atom, href))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go atom_atom_link_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!atom_atom_link_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "atom:link")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <atom:link href>. */
STX_INLINE bool atom_atom_link_open_(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                     bool *empty)
{
    feed_atom *atom = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str href = {0};

    if (!STX_OPEN(w, "atom:link")) return false;
    if (STX_ATTR(w, "href", href)) STX_MEET(seen, ATOM_ATOM_LINK_HREF_);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, ATOM_ATOM_LINK_HREF_) && !take_atom_atom_link_href_(r, atom, href))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go atom_atom_link_read_(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!atom_atom_link_open_(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "atom:link")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <atom:author>. */
STX_INLINE bool atom_atom_author_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "atom:author")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: atom:name. */
static stx_go atom_atom_author_read(stx_reader *r, stx_frame *f)
{
    feed_atom *atom = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!atom_atom_author_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_LEAF(w, "atom:name", text)) {
            if (!take_atom_atom_author_atom_name(r, atom, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, ATOM_ATOM_AUTHOR_ATOM_NAME);
        }
        if (STX_END(w, "atom:author")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state atom_atom_link_state;
static const stx_state atom_atom_link_state_;
static const stx_state atom_atom_author_state;
/* clang-format off */
static const stx_arm atom_arms[] = {
    [ATOM_ATOM_ID] = {STX_LEAF_ARM("atom:id", STX_KEEP_LAST, take_atom_atom_id, "str", 78),
                      .skip = 5, .ns = NS_ATOM, .picky = true},
    [ATOM_ATOM_TITLE] =
            {STX_LEAF_ARM("atom:title", STX_KEEP_LAST, take_atom_atom_title, "text", 79), .skip = 5,
             .ns = NS_ATOM, .picky = true, .below = STX_BELOW_TEXT},
    [ATOM_ATOM_SUBTITLE] =
            {STX_LEAF_ARM("atom:subtitle", STX_KEEP_LAST, take_atom_atom_subtitle, "text", 80),
             .skip = 5, .ns = NS_ATOM, .picky = true, .below = STX_BELOW_TEXT},
    [ATOM_ATOM_TAGLINE] =
            {STX_LEAF_ARM("atom:tagline", STX_KEEP_LAST, take_atom_atom_tagline, "text", 80),
             .skip = 5, .ns = NS_ATOM, .picky = true, .below = STX_BELOW_TEXT,
             .left = ATOM_ATOM_SUBTITLE + 1},
    [ATOM_ATOM_LINK] = {STX_WRAPPER_ARM("atom:link", &atom_atom_link_state, 81), .skip = 5,
                        .ns = NS_ATOM, .picky = true, .test = is_atom_atom_link},
    [ATOM_ATOM_LINK_] = {STX_WRAPPER_ARM("atom:link", &atom_atom_link_state_, 82), .skip = 5,
                         .ns = NS_ATOM, .picky = true, .test = is_atom_atom_link_},
    [ATOM_ATOM_UPDATED] = {STX_LEAF_ARM("atom:updated", STX_KEEP_LAST, take_atom_atom_updated,
                                        "datetime", 83), .skip = 5, .ns = NS_ATOM, .picky = true},
    [ATOM_ATOM_MODIFIED] =
            {STX_LEAF_ARM("atom:modified", STX_KEEP_LAST, take_atom_atom_modified, "datetime", 83),
             .skip = 5, .ns = NS_ATOM, .picky = true, .left = ATOM_ATOM_UPDATED + 1},
    [ATOM_ATOM_AUTHOR] = {STX_WRAPPER_ARM("atom:author", &atom_atom_author_state, 84), .skip = 5,
                          .ns = NS_ATOM, .picky = true},
    [ATOM_ATOM_ENTRY] =
            {STX_RECORDS_ARM("atom:entry", place_atom_atom_entry, &entry_state,
                             offsetof(feed_atom, entries.count), 0, 0, "entry", 85), .skip = 5,
             .ns = NS_ATOM, .picky = true},
    [ATOM_ATOM_LINK_HREF] = {STX_ARM(STX_KIND_ATTRIBUTE, "href", STX_KEEP_LAST, "str", 81),
                             .take = take_atom_atom_link_href},
    [ATOM_ATOM_LINK_HREF_] = {STX_ARM(STX_KIND_ATTRIBUTE, "href", STX_KEEP_LAST, "str", 82),
                              .take = take_atom_atom_link_href_},
    [ATOM_ATOM_AUTHOR_ATOM_NAME] =
            {STX_LEAVES_ARM("atom:name", take_atom_atom_author_atom_name,
                            offsetof(feed_atom, authors.count), 0, 0, "str", 84), .skip = 5,
             .ns = NS_ATOM},
};
/* clang-format on */

static const uint64_t atom_required[] = {0};

static const stx_state atom_state = {
    .element = STX_NAME("atom:feed"),
    .open = atom_read,
    .step = atom_read,
    .arms = atom_arms,
    .count = 10,
    .total = 13,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(feed_atom),
    .blank = &atom_blank,
    .required = atom_required,
};

static const stx_state atom_atom_link_state = {
    .element = STX_NAME("atom:link"),
    .open = atom_atom_link_read,
    .step = atom_atom_link_read,
    .arms = atom_arms,
    .first = 10,
    .count = 1,
    .rules = STX_NAMESPACED,
};

static const stx_state atom_atom_link_state_ = {
    .element = STX_NAME("atom:link"),
    .open = atom_atom_link_read_,
    .step = atom_atom_link_read_,
    .arms = atom_arms,
    .first = 11,
    .count = 1,
    .rules = STX_NAMESPACED,
};

static const stx_state atom_atom_author_state = {
    .element = STX_NAME("atom:author"),
    .open = atom_atom_author_read,
    .step = atom_atom_author_read,
    .arms = atom_arms,
    .first = 12,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- documents ---------------------------------------------------------------------------- */

static const feed_document document_blank = {0};

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("rss", STX_REFUSE, NULL, NULL, &rss_state, "rss", 31), .ns = NS_DEFAULT,
     .choose = choose_document_rss},
    {STX_RECORD_ARM("rdf:RDF", STX_REFUSE, NULL, NULL, &rdf_state, "rdf", 32), .skip = 4,
     .ns = NS_RDF, .choose = choose_document_rdf},
    {STX_RECORD_ARM("atom:feed", STX_REFUSE, NULL, NULL, &atom_state, "atom", 33), .skip = 5,
     .ns = NS_ATOM, .choose = choose_document_atom},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("rss, rdf:RDF or atom:feed"),
    .arms = document_arms,
    .count = 3,
    .size = sizeof(feed_document),
    .blank = &document_blank,
};

static const stx_schema feed_schema = {
    .abi = STX_ABI,
    .file = "feed.schema",
    .root = &rss_state,
    .document = &document_state,
    .namespaces = namespaces,
    .namespace_count = 5,
    .levels = 7,
};

feed_document *feed_parse(stax_arena *arena, const char *xml, size_t len,
                          const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&feed_schema, arena, &input, options, error);
}

feed_document *feed_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                               stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&feed_schema, arena, &input, options, error);
}
