/*
 * Three states: outside a record, in one, and in a field of one. Children that are no fields are
 * passed over, but fields are found at any depth (deep has its leaf behind 99 elements).
 */
#include "peers/projector.h"

void projector_begin(projector *p, peer_store *store, fixture_shape shape)
{
    *p = (projector){.store = store, .shape = peer_shape_of(shape)};
    peer_store_reset(store, p->shape->bytes);
}

static bool want_attributes(projector *p, const peer_fields *attributes, void *of)
{
    p->attributes = attributes;
    p->attributes_of = of;
    p->next_attribute = 0;
    return attributes->count > 0;
}

static bool start_item(projector *p)
{
    if (p->item_count == PROJECTOR_ITEMS) {
        p->failed = true;
        return false;
    }
    return want_attributes(p, &p->shape->item_attributes, &p->items[p->item_count++]);
}

bool projector_start(projector *p, const char *name)
{
    const peer_shape *shape = p->shape;

    if (p->record == NULL) {
        if (strcmp(name, shape->record) != 0) return false;
        p->record = peer_store_record(p->store);
        p->next = 0;
        p->item_count = 0;
        return want_attributes(p, &shape->attributes, p->record);
    }
    if (shape->item != NULL && strcmp(name, shape->item) == 0) return start_item(p);
    p->field = peer_find(&shape->children, &p->next, name);
    if (p->field != NULL) peer_string_begin(p->store);
    return false;
}

static void set(projector *p, const peer_field *field, void *record)
{
    stax_str text = peer_string_end(p->store);

    if (!peer_set(field, record, text)) p->failed = true;
    if (field->kind != PEER_STR) peer_string_drop(p->store);
}

void projector_attribute(projector *p, const char *name, const char *value, size_t len)
{
    const peer_field *field = peer_find(p->attributes, &p->next_attribute, name);

    if (field == NULL) return;
    peer_string_begin(p->store);
    peer_string_add(p->store, value, len);
    set(p, field, p->attributes_of);
}

void projector_text(projector *p, const char *text, size_t len)
{
    if (p->field != NULL) peer_string_add(p->store, text, len);
}

static void end_record(projector *p)
{
    fixture_node *node = p->record;
    size_t bytes = p->item_count * sizeof p->items[0];

    p->record = NULL;
    if (p->item_count == 0) return;
    node->tags = peer_store_take(p->store, bytes);
    node->tag_count = p->item_count;
    memcpy(node->tags, p->items, bytes);
}

void projector_end(projector *p, const char *name)
{
    if (p->field != NULL) {
        set(p, p->field, p->record);
        p->field = NULL;
        return;
    }
    if (p->record != NULL && strcmp(name, p->shape->record) == 0) end_record(p);
}
