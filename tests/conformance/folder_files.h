/*
 * Files, and all files below a folder.
 */
#ifndef FOLDER_FILES_H
#define FOLDER_FILES_H

#include <stax/str.h>

/* A file as a block of exactly its size, to be freed; data is NULL when it cannot be read. */
stax_str folder_file(const char *path);

/* Gets a file's name below the folder, with '_' for blanks. */
typedef void folder_take(void *context, const char *name, stax_str bytes);

/* Gives all files below a folder, sorted by path; returns how many, 0 where there is no folder. */
size_t folder_files(const char *folder, folder_take *take, void *context);

#endif
