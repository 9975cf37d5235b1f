/*
 * The parser of books.schema for ways.h.
 */
#ifndef BOOKS_WAYS_H
#define BOOKS_WAYS_H

#include "ways.h"

extern const ways_parser books_ways;

#endif
