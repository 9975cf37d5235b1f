/*
 * Gives files, or those of a folder, to a target one after the other: a corpus as a test, with any
 * compiler. The last name printed is that of the input at fault.
 */
#define _POSIX_C_SOURCE 200809L /* opendir */

#include "fuzz_input.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 1 << 20 };

/* Its bytes in a block of its size; NULL: it is no file. */
static uint8_t *bytes_of(const char *path, size_t *size)
{
    static uint8_t room[ROOM];
    FILE *file = fopen(path, "rb");
    uint8_t *bytes = NULL;

    if (file == NULL) return NULL;
    *size = fread(room, 1, sizeof room, file);
    if (!ferror(file) && (bytes = malloc(*size + (*size == 0))) != NULL && *size > 0)
        memcpy(bytes, room, *size);
    fclose(file);
    return bytes;
}

static unsigned replay(const char *path)
{
    uint8_t *bytes;
    size_t size;

    printf("%s\n", path);
    fflush(stdout);
    bytes = bytes_of(path, &size);
    if (bytes == NULL) return 0;
    (void)LLVMFuzzerTestOneInput(bytes, size);
    free(bytes);
    return 1;
}

static unsigned replay_all(const char *path)
{
    DIR *folder = opendir(path);
    struct dirent *entry;
    char name[1024];
    unsigned count = 0;

    if (folder == NULL) return replay(path);
    while ((entry = readdir(folder)) != NULL) {
        if (entry->d_name[0] == '.') continue;
        (void)snprintf(name, sizeof name, "%s/%s", path, entry->d_name);
        count += replay(name);
    }
    closedir(folder);
    return count;
}

int main(int argc, char **argv)
{
    unsigned count = 0;

    for (int i = 1; i < argc; i++) count += replay_all(argv[i]);
    printf("%u inputs\n", count);
    return count > 0 ? 0 : 1;
}
