/*
 * Structs of a program, for held.schema.
 */
#ifndef HELD_STRUCTS_H
#define HELD_STRUCTS_H

#include <stax/values.h>

struct held_last {
    stax_str text;
};

struct held_own {
    bool has_note;
    int size;
    stax_str note;
    struct held_last *next;
};

#endif
