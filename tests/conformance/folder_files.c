/*
 * nftw has no context, so paths are gathered in statics and sorted before anything is read.
 */
#ifndef _XOPEN_SOURCE
    #define _XOPEN_SOURCE 700 /* nftw, fileno */
#endif
#include "folder_files.h"

#include "uninstrumented.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

stax_str folder_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    struct stat about;
    size_t len;
    char *bytes = NULL;

    if (file == NULL) return (stax_str){0};
    if (fstat(fileno(file), &about) == 0 && S_ISREG(about.st_mode)) {
        len = (size_t)about.st_size;
        bytes = malloc(len > 0 ? len : 1);
        if (bytes != NULL && fread(bytes, 1, len, file) != len) {
            free(bytes);
            bytes = NULL;
        }
    }
    fclose(file);
    return bytes ? (stax_str){bytes, len} : (stax_str){0};
}

static char **paths;
static size_t path_count;

static int take_path(const char *path, const struct stat *about, int kind, struct FTW *where)
{
    size_t size;

    (void)about, (void)where;
    written_string(path);
    size = strlen(path) + 1;
    if (kind != FTW_F) return 0;
    paths = realloc(paths, (path_count + 1) * sizeof *paths);
    if (paths == NULL || (paths[path_count] = malloc(size)) == NULL) abort();
    memcpy(paths[path_count++], path, size);
    return 0;
}

static int compare_paths(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void give(char *path, size_t folder_len, folder_take *take, void *context)
{
    stax_str bytes = folder_file(path);
    char *name = path + folder_len;

    if (bytes.data == NULL) {
        printf("%s cannot be read\n", path);
        abort();
    }
    for (char *p = name; *p != '\0'; p++)
        if (*p == ' ') *p = '_';
    take(context, name, bytes);
    free((char *)bytes.data);
}

size_t folder_files(const char *folder, folder_take *take, void *context)
{
    size_t len = strlen(folder);

    paths = NULL;
    path_count = 0;
    (void)nftw(folder, take_path, 16, FTW_PHYS);
    if (path_count > 0) qsort(paths, path_count, sizeof *paths, compare_paths);
    for (size_t i = 0; i < path_count; i++) {
        give(paths[i], len, take, context);
        free(paths[i]);
    }
    free(paths);
    return path_count;
}
