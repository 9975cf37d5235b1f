/*
 * Structs that a program has already, for own.schema: in their own order, with members of their
 * own.
 */
#ifndef OWN_STRUCTS_H
#define OWN_STRUCTS_H

#include <stax/values.h>

typedef enum shop_size { SHOP_SMALL, SHOP_LARGE } shop_size;

struct shop_place {
    double lat, lon;
};

typedef struct shop_maker {
    stax_str name;
} shop_maker;

typedef struct shop_item {
    void *handle; /* of the program alone */
    int64_t cents;
    bool has_note, has_pos_lon;
    stax_str note;
    shop_size size;
    stax_u16_list sizes;
    char code[8];
    struct shop_place pos;
    shop_maker *maker, *seller;
    uint32_t number;
} shop_item;

typedef struct shop_list {
    struct {
        shop_item *items;
        size_t count;
    } items;
} shop_list;

#endif
