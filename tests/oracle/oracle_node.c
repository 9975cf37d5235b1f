/*
 * What stands in nodes of libxml2's tree: their text, xsi:nil, trees of type `any`.
 */
#include "oracle_parts.h"

#include <stdlib.h>
#include <string.h>

#define XSI "http://www.w3.org/2001/XMLSchema-instance"

static void add_text(xmlBufferPtr to, xmlNodePtr node, bool below)
{
    for (xmlNodePtr child = node->children; child; child = child->next) {
        if (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE)
            xmlBufferCat(to, child->content);
        else if (child->type == XML_ELEMENT_NODE && below)
            add_text(to, child, true);
    }
}

char *oracle_text(xmlNodePtr node, bool below)
{
    xmlBufferPtr room;
    char *text;

    if (node->type == XML_ATTRIBUTE_NODE) return (char *)xmlNodeGetContent(node);
    room = xmlBufferCreate();
    add_text(room, node, below);
    text = (char *)xmlStrdup(xmlBufferContent(room));
    xmlBufferFree(room);
    return text;
}

bool oracle_has_children(xmlNodePtr node)
{
    for (xmlNodePtr child = node->children; child; child = child->next)
        if (child->type == XML_ELEMENT_NODE) return true;
    return false;
}

bool oracle_is_empty(xmlNodePtr node)
{
    for (xmlNodePtr child = node->children; child; child = child->next)
        if (child->type != XML_COMMENT_NODE && child->type != XML_PI_NODE) return false;
    return true;
}

bool oracle_is_nil(xmlNodePtr node)
{
    xmlChar *value = xmlGetNsProp(node, (const xmlChar *)"nil", (const xmlChar *)XSI);
    stax_str text = oracle_trim(stax_str_of(value ? (const char *)value : ""));
    bool nil = (text.len == 4 && memcmp(text.data, "true", 4) == 0) ||
               (text.len == 1 && text.data[0] == '1');

    xmlFree(value);
    return nil;
}

/* ---- trees -------------------------------------------------------------------------------- */

static void put_name(xmlNsPtr ns, const xmlChar *local, FILE *to)
{
    char name[512];

    if (ns && ns->prefix)
        snprintf(name, sizeof name, "%s:%s", (const char *)ns->prefix, (const char *)local);
    else
        snprintf(name, sizeof name, "%s", (const char *)local);
    oracle_put_string(stax_str_of(name), to);
}

static void put_attributes(xmlNodePtr at, FILE *to)
{
    for (xmlAttrPtr a = at->properties; a; a = a->next) {
        xmlChar *value = xmlNodeGetContent((xmlNodePtr)a);
        fputs(a == at->properties ? ",\"attributes\":{" : ",", to);
        put_name(a->ns, a->name, to);
        fputc(':', to);
        oracle_put_string(stax_str_of((const char *)value), to);
        xmlFree(value);
    }
    if (at->properties) fputc('}', to);
}

static bool is_text(xmlNodePtr node)
{
    return node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE;
}

/* The run of text that begins at a node, and the node behind it. */
static xmlNodePtr put_run(xmlNodePtr node, bool *begun, FILE *to)
{
    xmlBufferPtr run = xmlBufferCreate();

    for (; node && node->type != XML_ELEMENT_NODE; node = node->next)
        if (is_text(node)) xmlBufferCat(run, node->content);
    if (xmlBufferLength(run) > 0) {
        fputs(*begun ? "," : ",\"content\":[", to);
        *begun = true;
        oracle_put_string(stax_str_of((const char *)xmlBufferContent(run)), to);
    }
    xmlBufferFree(run);
    return node;
}

void oracle_put_tree(xmlNodePtr at, FILE *to)
{
    bool begun = false;

    fputs("{\"name\":", to);
    put_name(at->ns, at->name, to);
    put_attributes(at, to);
    for (xmlNodePtr node = at->children; node;) {
        if (node->type != XML_ELEMENT_NODE) {
            node = put_run(node, &begun, to);
            continue;
        }
        fputs(begun ? "," : ",\"content\":[", to);
        begun = true;
        oracle_put_tree(node, to);
        node = node->next;
    }
    fputs(begun ? "]}" : "}", to);
}
