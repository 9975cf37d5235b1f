/*
 * What the two halves of the zoo's parser know of each other; staxc prints one file.
 */
#ifndef ZOO_STATES_H
#define ZOO_STATES_H

#include "zoo_parser.h"

extern const stx_state zoo_animal_state, zoo_owner_state, zoo_deputy_state, zoo_chief_state;

#endif
