/*
 * A parser as staxc prints it, written by hand, for what books.schema lacks: wrappers, records
 * streamed from a wrapper, flags, own text, one type under several element names, lists with
 * bounds, a strict record, repeats, more than 64 arms. In the schema language:
 *
 *   zoo:
 *     name:    str @
 *     opened:  date?
 *     notes:   str[..3] note
 *     animals: animal[1..] pens/animal      # streamed
 *     owner:   person
 *     deputy:  person?
 *     motto:   str?                         # repeated: first
 *     mood:    str?                         # repeated: last
 *     chief:   person?                      # repeated: last
 *     form:    form?                        # unknown: error
 *     wide:    wide?
 *   animal:
 *     id:      u32 @
 *     kind:    enum(cat, dog)? @
 *     weight:  f64
 *     tame:    flag
 *     born:    i32? info/born
 *     place:   str? info/where/@name
 *     said:    str[2..3] said
 *     keepers: person[] keeper
 *   person:
 *     role:    str? @
 *     name:    str .
 *   form:
 *     k:       u8? @
 *     x:       i32
 *     y:       i32 = 7
 *   wide:
 *     a:       i32? a0 … i32? a69           # a0 and a69 are required
 */
#ifndef ZOO_PARSER_H
#define ZOO_PARSER_H

#include "ways.h"

typedef struct zoo_person {
    struct {
        unsigned role : 1;
    } has;
    stax_str role;
    stax_str name;
} zoo_person;
STAX_LIST(zoo_person_list, zoo_person);

typedef struct zoo_animal {
    struct {
        unsigned kind : 1;
        unsigned born : 1;
        unsigned place : 1;
    } has;
    uint32_t id;
    unsigned kind;
    double weight;
    bool tame;
    int32_t born;
    stax_str place;
    stax_str_list said;
    zoo_person_list keepers;
} zoo_animal;
STAX_LIST(zoo_animal_list, zoo_animal);

typedef struct zoo_form {
    struct {
        unsigned k : 1;
    } has;
    uint8_t k;
    int32_t x, y;
} zoo_form;

typedef struct zoo_wide {
    int32_t a[70];
} zoo_wide;

typedef struct zoo_zoo {
    struct {
        unsigned opened : 1;
        unsigned deputy : 1;
        unsigned motto : 1;
        unsigned mood : 1;
        unsigned chief : 1;
        unsigned form : 1;
        unsigned wide : 1;
    } has;
    stax_str name;
    stax_date opened;
    stax_str_list notes;
    zoo_animal_list animals;
    zoo_person owner, deputy, chief;
    stax_str motto, mood;
    zoo_form form;
    zoo_wide wide;
} zoo_zoo;

extern const stx_schema zoo_schema;
extern const ways_parser zoo_ways;

#endif
