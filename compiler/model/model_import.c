/*
 * Imported files: each is read once, however often it is named, into the same draft.
 *
 *   import: [parts/address.schema]     beside the file that says so, else in a folder of
 * --import-dir
 *
 * A path is told from another by its letters, after `./` and `x/../` are gone. The walk goes down
 * at once, so a file that is met again while it is open imports itself.
 */
#include "base/zalloc.h"
#include "model/draft.h"

#include <errno.h>

/* A file that is open, and the one that imports it. */
typedef struct opened {
    const source *source;
    const struct opened *by;
} opened;

typedef struct importing {
    build b;
    const char *const *folders;
} importing;

/* --- paths -------------------------------------------------------------------------------- */

/* Where the last part of a path begins. */
static size_t last_part(const char *path, size_t len)
{
    while (len > 0 && path[len - 1] != '/') len--;
    return len;
}

static bool is_up(const char *part, size_t len)
{
    return len == 2 && part[0] == '.' && part[1] == '.';
}

/* Appends one part to a path of *len bytes; `..` takes the part before it away. */
static void add_part(char *path, size_t *len, const char *part, size_t part_len)
{
    bool root = *len == 1 && path[0] == '/';
    size_t last = last_part(path, *len);

    if (part_len == 0 || (part_len == 1 && part[0] == '.')) return;
    if (is_up(part, part_len) && *len > 0 && !root && !is_up(path + last, *len - last)) {
        *len = last > 1 ? last - 1 : last;
        return;
    }
    if (*len > 0 && !root) path[(*len)++] = '/';
    memcpy(path + *len, part, part_len);
    *len += part_len;
}

/* The path without "./", "x/../" and doubled slashes. */
static const char *normal(const char *path, stax_arena *arena)
{
    char *to = zalloc(strlen(path) + 2, arena);
    size_t len = 0;

    if (*path == '/') to[len++] = '/';
    while (*path) {
        size_t part = strcspn(path, "/");
        add_part(to, &len, path, part);
        path += part + (path[part] == '/');
    }
    to[len] = '\0';
    return to;
}

/* The file as a folder has it; the folder's name may be empty. */
static const char *within(const char *folder, size_t len, const char *file, stax_arena *arena)
{
    if (*file == '/' || len == 0) return normal(file, arena);
    return normal(zprintf(arena, "%.*s/%s", (int)len, folder, file), arena);
}

/* --- reading ------------------------------------------------------------------------------ */

static const source *find_file(const importing *m, const char *path)
{
    for (size_t i = 0; i < m->b.out->files.count; i++) {
        const source *known = m->b.out->files.items[i]->source;
        if (strcmp(normal(known->name, m->b.arena), path) == 0) return known;
    }
    return NULL;
}

/* A file that was read already, or that can be. */
static const source *look(const importing *m, const char *path, bool *known)
{
    const source *file = find_file(m, path);

    *known = file != NULL;
    return file ? file : source_read(path, m->b.arena);
}

static const source *find(const importing *m, const draft_text *name, bool *known)
{
    const char *by = name->at.source->name, *file = name->text.data;
    stax_arena *arena = m->b.arena;
    const source *found = look(m, within(by, last_part(by, strlen(by)), file, arena), known);
    int why = errno;

    for (size_t i = 0; !found && *file != '/' && m->folders && m->folders[i]; i++)
        found = look(m, within(m->folders[i], strlen(m->folders[i]), file, arena), known);
    if (found == NULL) diag_error(m->b.d, name->at, "'%s' cannot be read: %s", file, strerror(why));
    return found;
}

/* An error when the file is open, of which the names are told from the outside in. */
static bool is_open(const importing *m, const draft_text *name, const source *file,
                    const opened *open)
{
    const char *way = file->name;

    for (const opened *o = open; o; o = o->by) {
        if (o->source == file) {
            diag_error(m->b.d, name->at, "a file imports itself: %s imports %s", file->name, way);
            return true;
        }
        way = zprintf(m->b.arena, "%s, which imports %s", o->source->name, way);
    }
    return false;
}

static void import_all(importing *m, const draft_file *from, const opened *open);

static void import_one(importing *m, const draft_text *name, const opened *open)
{
    bool known;
    const source *file = find(m, name, &known);
    if (file == NULL || is_open(m, name, file, open) || known) return;

    const doc_node *doc = doc_load(file, m->b.d, m->b.arena);
    if (doc == NULL) return;
    build_file(&m->b, doc, file);
    import_all(m, m->b.file, &(opened){file, open});
}

static void import_all(importing *m, const draft_file *from, const opened *open)
{
    for (size_t i = 0; i < from->imports.count; i++) import_one(m, &from->imports.items[i], open);
}

/* --- whose lines are whose ---------------------------------------------------------------- */

static const char *file_of(const resolve *r, pos at)
{
    if (at.source == NULL || at.source == r->schema->source) return NULL;
    return at.source->name + last_part(at.source->name, strlen(at.source->name));
}

void resolve_files(resolve *r)
{
    for (size_t i = 0; i < r->schema->record_count; i++) {
        model_record *record = r->schema->records[i];
        record->file = file_of(r, record->at);
        for (size_t j = 0; j < record->field_count; j++)
            record->fields[j].file = file_of(r, record->fields[j].at);
    }
    for (size_t i = 0; i < r->schema->union_count; i++)
        r->schema->unions[i]->file = file_of(r, r->schema->unions[i]->at);
    for (size_t i = 0; i < r->schema->enum_count; i++)
        r->schema->enums[i]->file = file_of(r, r->schema->enums[i]->at);
}

/* --- the pass ----------------------------------------------------------------------------- */

void model_import(draft *into, const char *const *folders, diag *d, stax_arena *arena)
{
    importing m = {{.out = into, .d = d, .arena = arena}, folders};

    import_all(&m, into->files.items[0], &(opened){into->source, NULL});
}
