/*
 * Files that appear whole or not at all. The only file of the compiler that asks POSIX for
 * something: what kind of file a path is.
 */
#define _POSIX_C_SOURCE 200809L

#include "emit/write_files.h"

#include "base/source.h"
#include "base/zalloc.h"

#include <errno.h>
#include <sys/stat.h>

static bool fail(const char *path, FILE *errors)
{
    fprintf(errors, "staxc: error: %s: %s\n", path, strerror(errno));
    return false;
}

static bool is_special(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 && !S_ISREG(st.st_mode);
}

static bool has_text(const char *path, stax_str text, stax_arena *arena)
{
    struct stat st;
    if (stat(path, &st) != 0 || (size_t)st.st_size != text.len) return false;

    const source *old = source_read(path, arena);
    return old && stax_eq(old->text, text);
}

/* Writes and closes, in any case. */
static bool fill(FILE *file, stax_str text)
{
    bool good = fwrite(text.data, 1, text.len, file) == text.len;
    int why = errno;
    bool closed = fclose(file) == 0;

    if (!good) errno = why;
    return good && closed;
}

/* A new file beside `path`; its name goes to `*name`. */
static FILE *open_beside(const char *path, const char **name, stax_arena *arena)
{
    enum { TRIES = 100 };
    FILE *file = NULL;

    for (int i = 0; i < TRIES && file == NULL; i++) {
        *name = zprintf(arena, "%s.new%d", path, i);
        file = fopen(*name, "wbx");
        if (file == NULL && errno != EEXIST) break;
    }
    if (file == NULL) *name = NULL;
    return file;
}

static bool prepare(write_file *f, FILE *errors, stax_arena *arena)
{
    FILE *file;

    if (is_special(f->path)) {
        file = fopen(f->path, "wb");
        return (file && fill(file, f->text)) || fail(f->path, errors);
    }
    if (!f->always && has_text(f->path, f->text, arena)) return true;
    file = open_beside(f->path, &f->temporary, arena);
    return (file && fill(file, f->text)) || fail(f->path, errors);
}

static bool put_in_place(write_file *f, FILE *errors)
{
    if (f->temporary == NULL) return true;
    if (rename(f->temporary, f->path) != 0) return fail(f->path, errors);
    f->temporary = NULL;
    return true;
}

bool write_files(write_file *files, size_t count, FILE *errors, stax_arena *arena)
{
    bool good = true;

    for (size_t i = 0; i < count; i++) files[i].temporary = NULL;
    for (size_t i = 0; i < count && good; i++) good = prepare(&files[i], errors, arena);
    for (size_t i = 0; i < count && good; i++) good = put_in_place(&files[i], errors);
    for (size_t i = 0; i < count; i++)
        if (files[i].temporary) remove(files[i].temporary);
    return good;
}
