/*
 * The catalogue is a tree of TESTCASES; a test's path is all xml:base above it, then its URI.
 */
#include "suite.h"

#include "folder_files.h"

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#define XML_NAMESPACE "http://www.w3.org/XML/1998/namespace"

static char *joined(const char *a, const char *b)
{
    size_t first = strlen(a), second = strlen(b);
    char *both = malloc(first + second + 1);

    if (both == NULL) abort();
    memcpy(both, a, first);
    memcpy(both + first, b, second + 1);
    return both;
}

/* ---- the catalogue ------------------------------------------------------------------------ */

static bool is(const xmlChar *text, const char *wanted)
{
    return text != NULL && strcmp((const char *)text, wanted) == 0;
}

static bool has(const xmlNode *node, const char *name, const char *wanted)
{
    xmlChar *value = xmlGetProp((xmlNode *)node, (const xmlChar *)name);
    bool same = is(value, wanted);

    xmlFree(value);
    return same;
}

static suite_type type_of(const xmlNode *node)
{
    if (has(node, "TYPE", "valid")) return SUITE_VALID;
    if (has(node, "TYPE", "invalid")) return SUITE_INVALID;
    return has(node, "TYPE", "not-wf") ? SUITE_NOT_WF : SUITE_ERROR;
}

/* Of this edition of this standard. A missing attribute has its default: all of them. */
static bool is_ours(const xmlNode *node)
{
    static const char *const others[] = {"XML1.1", "NS1.1"};

    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (has(node, "RECOMMENDATION", others[i])) return false;
    return !has(node, "EDITION", "1 2 3 4") && !has(node, "VERSION", "1.1");
}

/* In UTF-8, or in UTF-16 of either order: the NULs between its letters are passed over. */
static bool has_doctype(stax_str text)
{
    static const char wanted[] = "<!DOCTYPE";
    size_t met = 0;

    for (size_t i = 0; i < text.len && wanted[met] != '\0'; i++) {
        if (text.data[i] == '\0') continue;
        met = text.data[i] == wanted[met] ? met + 1 : text.data[i] == '<';
    }
    return wanted[met] == '\0';
}

static stax_str file_of(const xmlNode *node, const char *name, const char *base, char **path)
{
    xmlChar *uri = xmlGetProp((xmlNode *)node, (const xmlChar *)name);
    stax_str file = {0};

    *path = NULL;
    if (uri == NULL) return file;
    *path = joined(base, (const char *)uri);
    xmlFree(uri);
    file = folder_file(*path);
    if (file.data == NULL) printf("%s cannot be read\n", *path);
    return file;
}

static void add(suite *s, const xmlNode *node, const char *base)
{
    suite_test *t;
    xmlChar *id = xmlGetProp((xmlNode *)node, (const xmlChar *)"ID");
    char *output;

    if (s->count == s->room) {
        s->room = s->room * 2 + 256;
        s->tests = realloc(s->tests, s->room * sizeof *s->tests);
        if (s->tests == NULL) abort();
    }
    t = &s->tests[s->count++];
    *t = (suite_test){.id = joined((const char *)id, ""), .type = type_of(node)};
    xmlFree(id);
    t->outside = xmlHasProp((xmlNode *)node, (const xmlChar *)"ENTITIES") != NULL &&
                 !has(node, "ENTITIES", "none");
    t->colons = has(node, "NAMESPACE", "no");
    t->document = file_of(node, "URI", base, &t->path);
    t->output = file_of(node, "OUTPUT", base, &output);
    free(output);
    t->doctype = has_doctype(t->document);
}

/* The tests of one node, and the next node of a walk through the tree without recursion. */
static const xmlNode *next_node(const xmlNode *node, const xmlNode *root)
{
    if (node->children != NULL) return node->children;
    while (node != root && node->next == NULL) node = node->parent;
    return node == root ? NULL : node->next;
}

/* All xml:base from the root down to this node, behind `folder`. */
static char *base_of(const xmlNode *node, const char *folder)
{
    char *base = joined("", "");

    for (; node != NULL && node->type == XML_ELEMENT_NODE; node = node->parent) {
        xmlChar *own =
            xmlGetNsProp((xmlNode *)node, (const xmlChar *)"base", (const xmlChar *)XML_NAMESPACE);
        char *longer;

        if (own == NULL) continue;
        longer = joined((const char *)own, base);
        free(base);
        base = longer;
        xmlFree(own);
    }
    {
        char *whole = joined(folder, base);

        free(base);
        return whole;
    }
}

static void read_catalogue(suite *s, const xmlNode *root, const char *folder)
{
    for (const xmlNode *node = root; node != NULL; node = next_node(node, root)) {
        char *base;

        if (node->type != XML_ELEMENT_NODE || !is(node->name, "TEST") || !is_ours(node)) continue;
        base = base_of(node, folder);
        add(s, node, base);
        free(base);
    }
}

/* ---- where it is -------------------------------------------------------------------------- */

/* The catalogue below a folder, which may be the package or what it was unpacked into. */
static xmlDoc *open_below(const char *folder, char **files)
{
    static const char *const places[] = {"/", "/build/dist/", "/package/build/dist/"};

    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        char *place = joined(folder, places[i]);
        char *catalogue = joined(place, "cleaned/xmlconf-flattened.xml");
        struct stat about;
        bool there = stat(catalogue, &about) == 0;
        xmlDoc *document = there ? xmlReadFile(catalogue, NULL, XML_PARSE_NONET) : NULL;

        if (there) *files = joined(place, "xmlconf/");
        free(catalogue);
        free(place);
        if (there) return document;
    }
    return NULL;
}

/* Nothing to test: fine on a machine that cannot fetch it, but not where CI counts on it. */
static int missing(const char *folder)
{
    bool must = getenv("CI") != NULL;

    printf("%s: the W3C suite is not in %s, and STAX_W3C_DIR does not say where it is\n",
           must ? "failed" : "skipped", folder);
    return must ? 1 : SUITE_SKIPPED;
}

int suite_open(suite *s)
{
    const char *folder = getenv("STAX_W3C_DIR");
    char *files = NULL;
    xmlDoc *catalogue;

    *s = (suite){0};
    if (folder == NULL || *folder == '\0') folder = STAX_W3C_FETCHED;
    catalogue = open_below(folder, &files);
    if (files == NULL) return missing(folder);
    if (catalogue != NULL) read_catalogue(s, xmlDocGetRootElement(catalogue), files);
    xmlFreeDoc(catalogue);
    xmlCleanupParser();
    s->files = files;
    if (s->count > 0) return 0;
    printf("failed: the catalogue in %s cannot be read\n", folder);
    return 1;
}

void suite_close(suite *s)
{
    for (size_t i = 0; i < s->count; i++) {
        free(s->tests[i].id);
        free(s->tests[i].path);
        free((char *)s->tests[i].document.data);
        free((char *)s->tests[i].output.data);
    }
    free(s->files);
    free(s->tests);
    *s = (suite){0};
}
