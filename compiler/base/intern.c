/*
 * The set of names: open addressing with steps of one, doubled when it is half full, so that a free
 * slot always ends the search. FNV-1a is enough: a schema is not an attacker.
 */
#include "base/intern.h"

#include "base/zalloc.h"

static uint64_t hash_of(stax_str name)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (size_t i = 0; i < name.len; i++)
        hash = (hash ^ (unsigned char)name.data[i]) * 0x100000001b3u;
    return hash;
}

/* The slot of the name, or the free one where it belongs. The set has a free slot. */
static intern_slot *slot_of(const intern *set, stax_str name, uint64_t hash)
{
    size_t at = (size_t)hash & (set->room - 1);

    for (;; at = (at + 1) & (set->room - 1)) {
        intern_slot *slot = &set->slots[at];
        if (slot->name == NULL) return slot;
        if (slot->hash == hash && stax_eq((stax_str){slot->name, slot->len}, name)) return slot;
    }
}

static void enlarge(intern *set, stax_arena *arena)
{
    intern old = *set;

    set->room = old.room == 0 ? 64 : old.room * 2;
    set->slots = ZARRAY(intern_slot, set->room, arena);
    for (size_t i = 0; i < old.room; i++) {
        intern_slot slot = old.slots[i];
        if (slot.name) *slot_of(set, (stax_str){slot.name, slot.len}, slot.hash) = slot;
    }
}

const char *intern_add(intern *set, stax_str name, stax_arena *arena)
{
    if (set->count * 2 >= set->room) enlarge(set, arena);

    uint64_t hash = hash_of(name);
    intern_slot *slot = slot_of(set, name, hash);
    if (slot->name) return slot->name;

    *slot = (intern_slot){zcopy(name, arena).data, name.len, hash};
    set->count++;
    return slot->name;
}

const char *intern_find(const intern *set, stax_str name)
{
    if (set->room == 0) return NULL;
    return slot_of(set, name, hash_of(name))->name;
}
