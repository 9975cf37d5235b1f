/*
 * Reads sitemap.schema's documents into structs. Printed by staxc from sitemap.schema; do not edit.
 */
#ifndef SITEMAP_PARSER_H
#define SITEMAP_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* sitemap.schema:38 */
typedef enum sitemap_page_frequency {
    SITEMAP_PAGE_FREQUENCY_ALWAYS,
    SITEMAP_PAGE_FREQUENCY_HOURLY,
    SITEMAP_PAGE_FREQUENCY_DAILY,
    SITEMAP_PAGE_FREQUENCY_WEEKLY,
    SITEMAP_PAGE_FREQUENCY_MONTHLY,
    SITEMAP_PAGE_FREQUENCY_YEARLY,
    SITEMAP_PAGE_FREQUENCY_NEVER
} sitemap_page_frequency;

/* The word as the schema spells it; NULL for a number that is none. */
const char *sitemap_page_frequency_name(sitemap_page_frequency value);

/* sitemap.schema:20 */
typedef enum sitemap_document_kind {
    SITEMAP_DOCUMENT_URLSET,
    SITEMAP_DOCUMENT_SITEMAPINDEX
} sitemap_document_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *sitemap_document_kind_name(sitemap_document_kind value);

/* <url>, sitemap.schema:35 */
typedef struct sitemap_page {
    struct {
        unsigned changed : 1;
        unsigned frequency : 1;
    } has;                            /* which optional fields were there */
    stax_str location;                /* loc, 1..2048 bytes */
    stax_str changed;                 /* lastmod; look at has.changed */
    sitemap_page_frequency frequency; /* changefreq; look at has.frequency */
    int64_t priority;                 /* priority, in 1/10, 0..1, 0.5 when absent */
} sitemap_page;

typedef struct sitemap_page_list {
    sitemap_page *items;
    size_t count;
} sitemap_page_list;

/* <urlset>, sitemap.schema:28 */
typedef struct sitemap_urlset {
    sitemap_page_list pages; /* url */
} sitemap_urlset;

/* <sitemap>, sitemap.schema:41 */
typedef struct sitemap_map_file {
    struct {
        unsigned changed : 1;
    } has;             /* which optional fields were there */
    stax_str location; /* loc, 1..2048 bytes */
    stax_str changed;  /* lastmod; look at has.changed */
} sitemap_map_file;

typedef struct sitemap_map_file_list {
    sitemap_map_file *items;
    size_t count;
} sitemap_map_file_list;

/* <sitemapindex>, sitemap.schema:31 */
typedef struct sitemap_sitemapindex {
    sitemap_map_file_list maps; /* sitemap */
} sitemap_sitemapindex;

/* urlset | sitemapindex, sitemap.schema:20 */
typedef struct sitemap_document {
    sitemap_document_kind kind;
    union {
        sitemap_urlset urlset;             /* <urlset> */
        sitemap_sitemapindex sitemapindex; /* <sitemapindex> */
    } as;
} sitemap_document;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
sitemap_document *sitemap_parse(stax_arena *arena, const char *xml, size_t len,
                                const stax_options *options, stax_error *error);
sitemap_document *sitemap_parse_file(stax_arena *arena, const char *path,
                                     const stax_options *options, stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
