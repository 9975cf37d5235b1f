/*
 * Failing allocations on purpose: every one that the reading of a document makes fails once, and
 * from there on. Each must end the reading with STAX_E_MEMORY, leave nothing behind, and leave
 * whatever is used again (an arena, the allocator) as good as new.
 *
 * With STAX_TEST_INJECT in the environment ways_check does this, and nothing else, with its
 * documents: so every document of the tests that use it is one of these as well.
 */
#ifndef INJECTIONS_H
#define INJECTIONS_H

#include "ways.h"

/*
 * A generated parser: in memory, by a file, by a function, whole and by records, and pushed.
 *
 * options  NULL: the usual ones; the allocator is not used
 * returns  how many allocations were made to fail; a wrong outcome fails the test
 */
size_t inject_parser(const char *title, const ways_parser *p, stax_str document,
                     const stax_options *options);

/* The cursor, called in several ways: in memory, by a file, by a function, and pushed. */
size_t inject_cursor(const char *title, stax_str document, const stax_options *options);

#endif
