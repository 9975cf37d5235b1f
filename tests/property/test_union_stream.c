/*
 * Items of a union one by one: each as it would be in the list, whatever came before it.
 */
#include "claims.h"
#include "elements_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void say_element(ways_text *to, const elements_element *element);

static void say_relation(ways_text *to, const elements_relation *relation)
{
    ways_say(to, "rel %u", (unsigned)relation->id);
    for (size_t i = 0; i < relation->parts.count; i++) {
        ways_say(to, " (");
        say_element(to, &relation->parts.items[i]);
        ways_say(to, ")");
    }
    if (relation->inner == NULL) return;
    ways_say(to, " in ");
    say_relation(to, relation->inner);
}

static void say_element(ways_text *to, const elements_element *element)
{
    switch (element->kind) {
    case ELEMENTS_ELEMENT_NODE:
        ways_say(to, "node %u", (unsigned)element->as.node.id);
        if (element->as.node.has.lat) ways_say(to, " %g", element->as.node.lat);
        break;
    case ELEMENTS_ELEMENT_WAY:
        ways_say(to, "way %u", (unsigned)element->as.way.id);
        for (size_t i = 0; i < element->as.way.refs.count; i++)
            ways_say(to, ",%u", (unsigned)element->as.way.refs.items[i]);
        break;
    case ELEMENTS_ELEMENT_RELATION:
        say_relation(to, &element->as.relation);
        break;
    }
}

static void say_row(ways_text *to, const void *record)
{
    say_element(to, record);
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const elements_all *all = root;

    for (size_t i = 0; i < all->data.elements.count; i++) say_row(to, &all->data.elements.items[i]);
    ways_say(to, "osm");
    if (all->data.bounds) ways_say(to, " bounds");
    if (all->has.note) ways_say_str(to, all->note);
    ways_say(to, "\n");
}

CLAIMS_PARSER(elements);

#define SCHEMA "schemas/elements.schema"
#define P      "osm/data/group/"
#define IN(x)  "<osm><data>" x "</data></osm>"
static const claim_frame alone = {&elements_ways, SCHEMA, NULL, NULL};
static const claim_frame in_group = {&elements_ways, SCHEMA, "<osm><data><group>",
                                     "</group></data><note>n</note></osm>"};
#define SAYS(x) x "osm\"n\"\n"

static void items_are_given_one_by_one(void **state)
{
    static const claim rows[] = {
        {"none", "", SAYS("")},
        {"one", "<node id='1' lat='.5'/>", SAYS("node 1 0.5\n")},
        {"each", "<way id='2'><nd ref='3'/><nd ref='4'/></way><node id='1'/><rel id='5'/>",
         SAYS("way 2,3,4\nnode 1\nrel 5\n")},
        {"plain",
         "\n <node id=\"1\" lat=\"2\"></node>\n <node id=\"2\"></node>\n <way id=\"2\"></way>\n"
         " <node id=\"1\"/>\n <rel id=\"5\"/>\n",
         SAYS("node 1 2\nnode 2\nway 2\nnode 1\nrel 5\n")},
        {"one within another",
         "<rel id='1'><parts><rel id='2'><parts><node id='3'/><way id='4'/></parts></rel></parts>"
         "<inner id='5'><inner id='6'/></inner></rel><node id='7'/>",
         SAYS("rel 1 (rel 2 (node 3) (way 4)) in rel 5 in rel 6\nnode 7\n")},
        {"nine are enough",
         "<node id='1'/><node id='2'/><node id='3'/><way id='4'/><way id='5'/><way id='6'/>"
         "<rel id='7'/><rel id='8'/><rel id='9'/>",
         SAYS("node 1\nnode 2\nnode 3\nway 4\nway 5\nway 6\nrel 7\nrel 8\nrel 9\n")},
        {"ten are not",
         "<node id='1'/><node id='2'/><node id='3'/><way id='4'/><way id='5'/><way id='6'/>"
         "<rel id='7'/><rel id='8'/><rel id='9'/>^<node id='10'/>",
         "E_COUNT " P "node[10]: the number of group/(node | way | relation) is outside what the "
         "schema gives | element[..9]"},
        {"an error in the second", "<way id='1'/><node id='^x'/>",
         "E_VALUE " P "node[2]/@id: \"x\" is not a u32 | u32 @ # of a node"},
        {"an error far within the second",
         "<way id='1'/><rel id='1'><parts><node id='1'/><rel id='2'>^<inner/></rel></parts></rel>",
         "E_MISSING " P "rel[2]/parts/rel[2]/inner: @id is missing | u32 @ # of a relation"},
    };

    (void)state;
    claims_check_all(&in_group, rows, SAY_COUNT(rows));
}

static void groups_may_come_again(void **state)
{
    static const claim rows[] = {
        {"two groups",
         IN("<group><node id='1'/></group><bounds/><group/><group><way id='2'/></group>"),
         "node 1\nway 2\nosm bounds\n"},
        {"a prefix", IN("<x:group xmlns:x='u'><x:node id='1'/></x:group>"), "node 1\nosm\n"},
        {"nil",
         IN("<group xmlns:i='http://www.w3.org/2001/XMLSchema-instance'><node id='1'/>"
            "<way id='2' i:nil='1'/><way id='3'/></group>"),
         "node 1\nway 3\nosm\n"},
    };

    (void)state;
    claims_check_all(&alone, rows, SAY_COUNT(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_are_given_one_by_one),
        cmocka_unit_test(groups_may_come_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
