/*
 * Files that appear whole or not at all.
 */
#ifndef WRITE_FILES_H
#define WRITE_FILES_H

#include <stax/arena.h>
#include <stdio.h>

typedef struct write_file {
    const char *path;
    stax_str text;
    bool always; /* written anew even when it would not change, so that its time does */

    /* of write_files alone */
    char *name;            /* room for that of the new file */
    const char *temporary; /* there is one */
    bool same;             /* the file has this text already */
} write_file;

/*
 * Writes files, all of them or none: each goes to a new file in its folder first, and takes its
 * name when all were written. A file that has this text already is left alone, with its time. What
 * is no ordinary file (a terminal, a pipe) is written to directly.
 *
 * returns  false after an error, which stands on `errors`; nothing was changed
 */
bool write_files(write_file *files, size_t count, FILE *errors, stax_arena *arena);

#endif
