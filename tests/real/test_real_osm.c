/*
 * A map: a stream of a union.
 */
#include "osm_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(osm)
REAL_OPEN(osm)
REAL_SAY(osm_osm_json)

static bool say_element(ways_text *to, const osm_element *element)
{
    switch (element->kind) {
    case OSM_ELEMENT_NODE:
        return osm_node_json(real_sink, to, &element->as.node);
    case OSM_ELEMENT_WAY:
        return osm_way_json(real_sink, to, &element->as.way);
    case OSM_ELEMENT_RELATION:
        return osm_relation_json(real_sink, to, &element->as.relation);
    }
    return false;
}

static void say_record(ways_text *to, const void *record)
{
    assert_true(say_element(to, record));
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    osm_osm around = *(const osm_osm *)root;

    for (size_t i = 0; i < around.elements.count; i++) say_record(to, &around.elements.items[i]);
    around.elements.count = 0;
    say_all(to, &around);
}

static const real_claim claims[] = {
    {REAL_COUNT, "elements.node", "/osm/node"},
    {REAL_COUNT, "elements.way", "/osm/way"},
    {REAL_SUM, "elements.node.lat", "/osm/node/@lat"},
    {REAL_SUM, "elements.node.id", "/osm/node/@id"},
    {REAL_SUM, "elements.way.refs", "/osm/way/nd/@ref"},
    {REAL_TEXTS, "**.tags.key", "/osm/*/tag/@k"},
    {REAL_TEXTS, "**.tags.value", "/osm/*/tag/@v"},
    {REAL_TEXTS, "elements.relation.members.role", "/osm/relation/member/@role"},
};

REAL_RECORDS("osm")
