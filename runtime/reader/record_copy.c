/*
 * A deep copy of a record: the struct as it is, then everything it points to, one part after the
 * other, each pointer turned to its copy.
 */
#include "reader/layout_walk.h"

#include <stax/any.h>

#include <string.h>

static const stax_allocator usual;

/* Values in a row, elsewhere. */
static char *copy_values(const void *values, size_t count, size_t size, stax_arena *arena)
{
    char *copy = size <= SIZE_MAX / count ? stax_arena_alloc(arena, count * size, 16) : NULL;

    if (copy) memcpy(copy, values, count * size);
    return copy;
}

static bool copy_strings(char *values, size_t count, stax_arena *arena)
{
    for (size_t i = 0; i < count; i++, values += sizeof(stax_str)) {
        stax_str text;

        memcpy(&text, values, sizeof text);
        if (text.data == NULL) continue;
        text = stax_arena_copy(arena, text);
        if (text.data == NULL) return false;
        memcpy(values, &text, sizeof text);
    }
    return true;
}

static bool copy_bytes(char *values, size_t count, stax_arena *arena)
{
    for (size_t i = 0; i < count; i++, values += sizeof(stax_bytes)) {
        stax_bytes bytes;

        memcpy(&bytes, values, sizeof bytes);
        if (bytes.len == 0) continue;
        bytes.data = (unsigned char *)copy_values(bytes.data, bytes.len, 1, arena);
        if (bytes.data == NULL) return false;
        memcpy(values, &bytes, sizeof bytes);
    }
    return true;
}

/* A tree's own strings and attributes are copies then; its content is still what it was. */
static bool copy_element(stax_any *element, stax_arena *arena)
{
    char *attributes;

    if (!copy_strings((char *)&element->name, 1, arena)) return false;
    if (!copy_strings((char *)&element->uri, 1, arena)) return false;
    if (element->attribute_count == 0) return true;
    attributes = copy_values(element->attributes, element->attribute_count,
                             sizeof *element->attributes, arena);
    if (attributes == NULL) return false;
    element->attributes = (stax_any_attribute *)(void *)attributes;
    /* each is three strings and nothing else */
    return copy_strings(attributes, 3 * element->attribute_count, arena);
}

/* An element whose content is still to be copied, if it has some. */
static bool put_off(stx_buffer *open, stax_any *element)
{
    return element->content == NULL ||
           stx_buffer_add(open, (const char *)&element, sizeof element, &usual);
}

/* The nodes of one element's content; those with content of their own are put on the stack. */
static bool copy_content(stax_any *element, stx_buffer *open, stax_arena *arena)
{
    const stax_any_node **link = &element->content;

    for (; *link; link = (const stax_any_node **)(uintptr_t) & (*link)->next) {
        stax_any_node *node = (void *)copy_values(*link, 1, sizeof *node, arena);
        stax_any *child = node ? &node->element : NULL;

        if (node == NULL || !copy_strings((char *)&node->text, 1, arena)) return false;
        if (!copy_element(child, arena) || !put_off(open, child)) return false;
        *link = node;
    }
    return true;
}

static bool copy_trees(char *values, size_t count, stax_arena *arena)
{
    stx_buffer open = {0};
    bool good = true;

    for (size_t i = 0; good && i < count; i++) {
        stax_any *tree = (stax_any *)(void *)values + i;
        good = copy_element(tree, arena) && copy_content(tree, &open, arena);
        while (good && open.len > 0) {
            open.len -= sizeof tree;
            memcpy(&tree, open.data + open.len, sizeof tree);
            good = copy_content(tree, &open, arena);
        }
    }
    stx_buffer_free(&open, &usual);
    return good;
}

/* The record is a copy of its struct already; `part` of it becomes one, too. */
static bool copy_part(stx_layout_walk *w, const stx_layout *layout, size_t number, char *record,
                      stax_arena *arena)
{
    const stx_held *part = &layout->parts[number];
    size_t size = part->kind == STX_HELD_RECORD ? part->of->size : part->size;
    char *values;
    size_t count = stx_held_values(layout, number, record, &values);

    if (count == 0) return true;
    if (part->count_at > 0 || part->points) {
        values = copy_values(values, count, size, arena);
        if (values == NULL) return false;
        memcpy(record + part->at, &values, sizeof values);
    }
    if (part->kind == STX_HELD_STR) return copy_strings(values, count, arena);
    if (part->kind == STX_HELD_BYTES) return copy_bytes(values, count, arena);
    if (part->kind == STX_HELD_TREE) return copy_trees(values, count, arena);
    return part->kind != STX_HELD_RECORD || stx_walk_down(w, part->of, values, count);
}

static bool copy_all(stx_layout_walk *w, stax_arena *arena)
{
    while (w->depth > 0) {
        stx_level *level = stx_walk_top(w);

        if (level->left == 0) {
            w->depth--;
        } else if (level->part < level->layout->count) {
            size_t number = level->part++; /* the level may move */
            if (!copy_part(w, level->layout, number, level->record, arena)) return false;
        } else {
            level->record += level->layout->size;
            level->left--;
            level->part = 0;
        }
    }
    return true;
}

void *stx_copy_record(const stx_layout *layout, const void *record, stax_arena *arena)
{
    stx_layout_walk w;
    char *copy = copy_values(record, 1, layout->size, arena);
    bool good;

    w.depth = w.room = 0;
    good = copy && stx_walk_down(&w, layout, copy, 1) && copy_all(&w, arena);
    stx_walk_free(&w);
    return good ? copy : NULL;
}
