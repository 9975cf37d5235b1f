/*
 * For each field of a record some elements that its path leads to, in the order of the schema; then
 * children change places, and parts are lost, doubled, moved, renamed.
 */
#define _POSIX_C_SOURCE 200809L

#include "random_document.h"

#include "random_value.h"

#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 4, MOST_NODES = 60 };

typedef struct growing {
    dice *d;
    xmlDocPtr tree;
    unsigned depth, nodes;
} growing;

static const char *const any_names[] = {"a", "b", "c", "d", "e", "g", "item", "name", "zz"};

/* ---- names -------------------------------------------------------------------------------- */

static void fill_uri(char *to, size_t room, const model_ns *ns, dice *d)
{
    stax_str uri = ns->uris[dice_below(d, (uint32_t)ns->uri_count)];
    size_t len = 0;

    for (size_t i = 0; i < uri.len && len + 3 < room; i++) {
        if (uri.data[i] != '*')
            to[len++] = uri.data[i];
        else
            memcpy(to + len, "v1", 2), len += 2;
    }
    to[len] = '\0';
}

/* An attribute needs a prefix for its namespace. */
static xmlNsPtr declare(growing *g, xmlNodePtr node, const char *uri, bool attribute)
{
    static const char *const prefixes[] = {"p", "q", NULL};
    const char *prefix = prefixes[dice_below(g->d, attribute ? 2 : 3)];
    xmlNsPtr ns = xmlSearchNsByHref(g->tree, node, (const xmlChar *)uri);

    if (ns && (ns->prefix || !attribute)) return ns;
    for (ns = node->nsDef; ns; ns = ns->next)
        if (xmlStrEqual(ns->prefix, (const xmlChar *)prefix)) prefix = "r";
    return xmlNewNs(node, (const xmlChar *)uri, (const xmlChar *)prefix);
}

static const char *local_of(growing *g, const model_step *step)
{
    return step->any_local ? DICE_PICK(g->d, any_names) : step->local;
}

static void bring_to_space(growing *g, xmlNodePtr node, const model_step *step)
{
    char uri[256] = "";

    if (step->ns)
        fill_uri(uri, sizeof uri, step->ns, g->d);
    else if (dice_percent(g->d, 4))
        strcpy(uri, "urn:odd");
    if (uri[0] != '\0') xmlSetNs(node, declare(g, node, uri, false));
}

static xmlNodePtr grow_element(growing *g, xmlNodePtr parent, const model_step *step)
{
    xmlNodePtr node = xmlNewDocNode(g->tree, NULL, (const xmlChar *)local_of(g, step), NULL);

    g->nodes++;
    xmlAddChild(parent, node);
    bring_to_space(g, node, step);
    return node;
}

static void set_attribute(growing *g, xmlNodePtr node, const model_step *step, const char *value)
{
    const xmlChar *local = (const xmlChar *)local_of(g, step), *text = (const xmlChar *)value;
    char uri[256] = "";

    if (step->xml) {
        xmlSetNsProp(node, xmlSearchNs(g->tree, node, (const xmlChar *)"xml"), local, text);
        return;
    }
    if (step->ns) fill_uri(uri, sizeof uri, step->ns, g->d);
    if (uri[0] != '\0')
        xmlSetNsProp(node, declare(g, node, uri, true), local, text);
    else
        xmlSetProp(node, local, text);
}

/* ---- tests -------------------------------------------------------------------------------- */

static void satisfy(growing *g, xmlNodePtr node, const model_test *test)
{
    char value[64];

    switch (test->kind) {
    case MODEL_TEST_THERE:
        set_attribute(g, node, &test->attribute, "1");
        return;
    case MODEL_TEST_DIFFER:
        set_attribute(g, node, &test->attribute, "2");
        return;
    case MODEL_TEST_EQUAL:
        snprintf(value, sizeof value, "%.*s", (int)test->value.len, test->value.data);
        set_attribute(g, node, &test->attribute, value);
        return;
    case MODEL_TEST_NOT:
        return;
    case MODEL_TEST_AND:
        for (const model_test *part = test->parts; part; part = part->next) satisfy(g, node, part);
        return;
    case MODEL_TEST_OR:
        satisfy(g, node, dice_percent(g->d, 50) ? test->parts : test->parts->next);
        return;
    }
}

/* ---- steps -------------------------------------------------------------------------------- */

static xmlNodePtr grow_step(growing *g, xmlNodePtr at, const model_step *step)
{
    xmlNodePtr node;

    if (step->deep && dice_percent(g->d, 60))
        at = grow_element(g, at, &(model_step){.any_local = true});
    for (uint32_t i = 1; i < step->number; i++) grow_element(g, at, step);
    node = grow_element(g, at, step);
    if (step->test && dice_percent(g->d, 90)) satisfy(g, node, step->test);
    return node;
}

/* A wrapper that is there already may be taken again. */
static xmlNodePtr grow_wrapper(growing *g, xmlNodePtr at, const model_step *step)
{
    xmlNodePtr last = at->last;

    while (last && (last->type != XML_ELEMENT_NODE ||
                    !xmlStrEqual(last->name, (const xmlChar *)step->local)))
        last = last->prev;
    return last && !step->number && dice_percent(g->d, 60) ? last : grow_step(g, at, step);
}

static char *value_of(growing *g, const model_field *f)
{
    char *text = NULL;
    size_t len;
    FILE *to = open_memstream(&text, &len);

    random_value(g->d, f, to);
    fclose(to);
    return text;
}

static void grow_record(growing *g, const model_record *record, xmlNodePtr at);

static void fill_element(growing *g, const model_field *f, xmlNodePtr node)
{
    char *text;

    if (f->type.kind == MODEL_RECORD) {
        grow_record(g, f->type.record, node);
        return;
    }
    if (f->type.kind == MODEL_FLAG && dice_percent(g->d, 80)) return;
    text = value_of(g, f);
    if (f->type.below != MODEL_STR_ALONE || f->type.kind == MODEL_ANY)
        xmlNodeAddContent(grow_element(g, node, &(model_step){.any_local = true}),
                          (const xmlChar *)text);
    if (dice_percent(g->d, 8))
        xmlAddChild(node, xmlNewCDataBlock(g->tree, (const xmlChar *)text, (int)strlen(text)));
    else
        xmlNodeAddContent(node, (const xmlChar *)text);
    if (dice_percent(g->d, 4)) xmlAddChild(node, xmlNewComment((const xmlChar *)" c "));
    free(text);
}

static void grow_path(growing *g, const model_field *f, const model_path *path, xmlNodePtr at)
{
    for (size_t i = 0; i < path->count; i++) {
        const model_step *step = &path->steps[i];
        bool last = i + 1 == path->count;

        if (step->kind == MODEL_STEP_ELEMENT) {
            at = last ? grow_step(g, at, step) : grow_wrapper(g, at, step);
            if (last) fill_element(g, f, at);
            continue;
        }
        char *text = value_of(g, f);
        if (step->kind == MODEL_STEP_ATTRIBUTE)
            set_attribute(g, at, step, text);
        else
            xmlNodeAddContent(at, (const xmlChar *)text);
        free(text);
    }
}

static const model_path *path_of(growing *g, const model_field *f)
{
    if (f->other_count == 0 || dice_percent(g->d, 50)) return &f->path;
    return &f->other_paths[dice_below(g->d, (uint32_t)f->other_count)];
}

/* ---- fields ------------------------------------------------------------------------------- */

static uint32_t count_of(growing *g, const model_field *f)
{
    bool deep = g->depth > DEEPEST || g->nodes > MOST_NODES;
    uint32_t most = f->max < 4 ? f->max : 4;

    if (dice_percent(g->d, 1)) return dice_below(g->d, 3);
    if (f->type.split) return dice_percent(g->d, 90);
    if (f->presence == MODEL_ARRAY && deep) return f->min;
    if (f->presence == MODEL_ARRAY) return f->min + dice_below(g->d, most - f->min + 1);
    if (f->presence == MODEL_REQUIRED) return 1;
    return !deep && dice_percent(g->d, 55);
}

static void grow_field(growing *g, const model_field *f, xmlNodePtr at)
{
    for (uint32_t n = count_of(g, f); n > 0; n--) {
        const model_field *part = f;
        if (f->type.kind == MODEL_UNION) {
            const model_union *of = f->type.of_union;
            uint32_t i = dice_below(g->d, (uint32_t)of->member_count);
            if (of->members[i].element == NULL) continue;
            part = &f->parts[i];
        }
        grow_path(g, part, path_of(g, part), at);
    }
}

static void grow_record(growing *g, const model_record *record, xmlNodePtr at)
{
    if (g->depth > 30) return;
    g->depth++;
    for (size_t i = 0; i < record->field_count; i++) grow_field(g, &record->fields[i], at);
    g->depth--;
}

/* ---- changes ------------------------------------------------------------------------------ */

static xmlNodePtr next_node(xmlNodePtr node)
{
    if (node->children) return node->children;
    while (node && node->next == NULL) node = node->parent;
    return node ? node->next : NULL;
}

static xmlNodePtr some_element(growing *g)
{
    xmlNodePtr chosen = NULL, root = xmlDocGetRootElement(g->tree);
    uint32_t count = 0;

    for (xmlNodePtr node = root; node; node = next_node(node)) {
        if (node->type != XML_ELEMENT_NODE) continue;
        if (dice_below(g->d, ++count) == 0) chosen = node;
    }
    return chosen;
}

static bool is_within(xmlNodePtr node, xmlNodePtr outer)
{
    for (; node; node = node->parent)
        if (node == outer) return true;
    return false;
}

static void move(growing *g, xmlNodePtr node)
{
    xmlNodePtr to = some_element(g);

    if (is_within(to, node)) return;
    xmlUnlinkNode(node);
    if (to->children && dice_percent(g->d, 50))
        xmlAddPrevSibling(to->children, node);
    else
        xmlAddChild(to, node);
    xmlReconciliateNs(g->tree, node);
}

static void make_nil(growing *g, xmlNodePtr node)
{
    const char *xsi = "http://www.w3.org/2001/XMLSchema-instance";

    xmlSetNsProp(node, declare(g, node, xsi, true), (const xmlChar *)"nil",
                 (const xmlChar *)(dice_percent(g->d, 80) ? "true" : "false"));
    while (node->children && dice_percent(g->d, 90)) {
        xmlNodePtr child = node->children;
        xmlUnlinkNode(child);
        xmlFreeNode(child);
    }
}

static void change_node(growing *g, xmlNodePtr node)
{
    switch (dice_below(g->d, 8)) {
    case 0:
        xmlUnlinkNode(node), xmlFreeNode(node);
        return;
    case 1:
        xmlAddNextSibling(node, xmlDocCopyNode(node, g->tree, 1));
        return;
    case 2:
    case 3:
        move(g, node);
        return;
    case 4:
        xmlNodeSetName(node, (const xmlChar *)DICE_PICK(g->d, any_names));
        return;
    case 5:
        grow_element(g, node, &(model_step){.any_local = true});
        return;
    case 6:
        make_nil(g, node);
        return;
    default:
        xmlAddNextSibling(node, xmlNewDocText(g->tree, (const xmlChar *)" t "));
        return;
    }
}

static void shuffle(growing *g, xmlNodePtr parent)
{
    for (unsigned i = 0; i < 3 && parent->children; i++) {
        xmlNodePtr first = parent->children;
        uint32_t away = dice_below(g->d, 4);
        xmlNodePtr to = first;
        while (away-- > 0 && to->next) to = to->next;
        if (to == first || first->type != XML_ELEMENT_NODE || to->type != XML_ELEMENT_NODE)
            continue;
        xmlUnlinkNode(first);
        xmlAddNextSibling(to, first);
    }
}

xmlDocPtr random_document(dice *d, const model_schema *schema)
{
    growing g = {.d = d, .tree = xmlNewDoc((const xmlChar *)"1.0")};
    const model_root *root = &schema->roots[0];
    xmlNodePtr top = xmlNewDocNode(g.tree, NULL, (const xmlChar *)local_of(&g, &root->step), NULL);

    xmlDocSetRootElement(g.tree, top);
    bring_to_space(&g, top, &root->step);
    grow_record(&g, root->record, top);
    if (dice_percent(d, 40)) shuffle(&g, top);
    if (dice_percent(d, 20)) shuffle(&g, some_element(&g));
    for (uint32_t n = dice_percent(d, 40) ? 1 + dice_below(d, 2) : 0; n > 0; n--) {
        xmlNodePtr node = some_element(&g);
        if (node != top) change_node(&g, node);
    }
    return g.tree;
}

char *random_document_text(xmlDocPtr tree, size_t *len)
{
    xmlChar *text = NULL;
    int size = 0;

    xmlDocDumpMemoryEnc(tree, &text, &size, "UTF-8");
    *len = (size_t)size;
    return (char *)text;
}
