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

enum { NAME_MORE = 16 }; /* bytes of a new file's name behind its path */

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

/* What needs memory, while no file has been touched that would be left behind without it. */
static void look(write_file *f, stax_arena *arena)
{
    f->temporary = NULL;
    f->name = zalloc(strlen(f->path) + NAME_MORE, arena);
    f->same = !is_special(f->path) && !f->always && has_text(f->path, f->text, arena);
}

/* A new file beside the path. */
static FILE *open_beside(write_file *f)
{
    enum { TRIES = 100 };
    FILE *file = NULL;

    for (int i = 0; i < TRIES && file == NULL; i++) {
        (void)snprintf(f->name, strlen(f->path) + NAME_MORE, "%s.new%d", f->path, i);
        file = fopen(f->name, "wbx");
        if (file == NULL && errno != EEXIST) break;
    }
    if (file) f->temporary = f->name;
    return file;
}

static bool prepare(write_file *f, FILE *errors)
{
    FILE *file;

    if (f->same) return true;
    file = is_special(f->path) ? fopen(f->path, "wb") : open_beside(f);
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

    for (size_t i = 0; i < count; i++) look(&files[i], arena);
    for (size_t i = 0; i < count && good; i++) good = prepare(&files[i], errors);
    for (size_t i = 0; i < count && good; i++) good = put_in_place(&files[i], errors);
    for (size_t i = 0; i < count; i++)
        if (files[i].temporary) remove(files[i].temporary);
    return good;
}
