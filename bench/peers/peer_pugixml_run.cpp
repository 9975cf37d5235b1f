/*
 * pugixml: a tree whose strings stand in the document's own buffer, walked once into the records.
 * Strings are not measured: a user of pugixml gets them ending with NUL, and so does the fold. The
 * tree is built and freed within the run.
 */
#include "peers/peer_fields.h"
#include "peers/peer_store.h"
#include "peers/peers.h"

#include <pugixml.hpp>

static bool set(const peer_field *field, void *record, const char *text)
{
    return peer_set(field, record, stax_str{text, FIXTURE_UNMEASURED});
}

static bool take_attributes(const peer_fields &fields, const pugi::xml_node &from, void *record)
{
    unsigned next = 0;
    bool good = true;

    for (pugi::xml_attribute a = from.first_attribute(); a; a = a.next_attribute()) {
        const peer_field *field = peer_find(&fields, &next, a.name());
        if (field != nullptr) good &= set(field, record, a.value());
    }
    return good;
}

static bool take_children(const peer_shape &shape, const pugi::xml_node &from, void *record)
{
    unsigned next = 0;
    bool good = true;

    for (pugi::xml_node child = from.first_child(); child; child = child.next_sibling()) {
        const peer_field *field = peer_find(&shape.children, &next, child.name());
        if (field != nullptr) good &= set(field, record, child.child_value());
    }
    return good;
}

static bool take_leaf(const peer_shape &shape, const pugi::xml_node &from, void *record)
{
    pugi::xml_node at = from.first_child();
    unsigned next = 0;
    const peer_field *field = nullptr;

    while (at && (field = peer_find(&shape.children, &next, at.name())) == nullptr)
        at = at.first_child();
    return field != nullptr && set(field, record, at.child_value());
}

static bool take_items(const peer_shape &shape, const pugi::xml_node &from, peer_store *store,
                       fixture_node *node)
{
    bool good = true;
    size_t count = 0;

    for (pugi::xml_node item = from.first_child(); item; item = item.next_sibling()) count++;
    node->tags = static_cast<fixture_tag *>(peer_store_take(store, count * sizeof(fixture_tag)));
    for (pugi::xml_node item = from.first_child(); item; item = item.next_sibling()) {
        if (strcmp(item.name(), shape.item) != 0) continue;
        good &= take_attributes(shape.item_attributes, item, &node->tags[node->tag_count++]);
    }
    return good;
}

extern "C" bool bench_pugixml_run(bench_job *job)
{
    const peer_shape &shape = *peer_shape_of(job->shape);
    peer_store *store = static_cast<peer_store *>(job->memory);
    pugi::xml_document document;
    bool good = document.load_buffer_inplace(job->doc, job->len);
    pugi::xml_node at = document.document_element().first_child();

    peer_store_reset(store, shape.bytes);
    for (; at; at = at.next_sibling()) {
        if (strcmp(at.name(), shape.record) != 0) continue;
        void *record = peer_store_record(store);
        good &= take_attributes(shape.attributes, at, record);
        if (shape.item != nullptr)
            good &= take_items(shape, at, store, static_cast<fixture_node *>(record));
        else if (job->shape == FIXTURE_DEEP)
            good &= take_leaf(shape, at, record);
        else
            good &= take_children(shape, at, record);
    }
    job->records = store->records;
    job->count = store->count;
    return good;
}
