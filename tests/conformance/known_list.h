/*
 * A checked-in list of what is known to differ, one a line: `kind name  # reason`.
 *
 * The list may only shrink: what happens must be in it, and what is in it must happen. So whoever
 * makes something right has to take its line out, and whoever breaks something sees it.
 */
#ifndef KNOWN_LIST_H
#define KNOWN_LIST_H

#include <stdbool.h>
#include <stddef.h>

typedef struct listed_line {
    char *kind, *name, *reason; /* reason may be empty */
    bool happened, is_new;
} listed_line;

typedef struct listed {
    const char *path;
    listed_line *lines;
    size_t count, added; /* added: of them were not in the file */
} listed;

/* Reads a list; false: there is no such file, or a line of it is not one. */
bool listed_read(listed *l, const char *path);

/* Says that something happened; prints a line where it is not in the list. */
void listed_happened(listed *l, const char *kind, const char *name, const char *reason);

/* Prints what was in the list and did not happen; how many of these and of what was not in it. */
size_t listed_differences(const listed *l);

/* Writes the list anew: all that happened, with the reasons that stood there. */
bool listed_rewrite(const listed *l);

void listed_free(listed *l);

#endif
