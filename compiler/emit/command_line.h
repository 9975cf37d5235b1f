/*
 * The command line of staxc.
 */
#ifndef COMMAND_LINE_H
#define COMMAND_LINE_H

#include "base/vec.h"

#include <stdio.h>

typedef enum command_dump { DUMP_NOTHING, DUMP_DOC, DUMP_MODEL, DUMP_PLAN } command_dump;

typedef enum command_dispatch { DISPATCH_BY_SIZE, DISPATCH_CODE, DISPATCH_TABLE } command_dispatch;

typedef struct command_line {
    const char *schema;        /* the file to read; NULL with help and version */
    const char *source;        /* -o: the .c file; NULL: as the schema's name says */
    const char *header;        /* --header: the .h file; NULL: beside the .c file */
    const char *depfile;       /* --depfile */
    const char *prefix;        /* --prefix: instead of the schema's name */
    const char *header_prefix; /* --header-prefix: in front of the header's name in #include */
    const char *export_macro;  /* --export-macro */
    VEC(const char *) import_dirs;
    bool help, version, check, explain, no_writer, json, cxx;
    command_dump dump;
    command_dispatch dispatch; /* --dispatch */
} command_line;

/*
 * Reads the arguments of main.
 *
 * returns  false after a wrong one: what is wrong stands on `errors`, the nearest right word too
 */
bool command_read(command_line *to, int argc, char **argv, FILE *errors, stax_arena *arena);

/* The folders of --import-dir, and a NULL behind them. */
const char *const *command_folders(const command_line *c, stax_arena *arena);

/* What --help prints. */
void command_help(FILE *to);

#endif
