/*
 * A system id is relative to the file that declares it, so the path of each file is kept.
 */
#include "suite_entities.h"

#include "folder_files.h"

#include <stdio.h>
#include <stdlib.h>

stax_resolution suite_skip_entity(void *context, const stax_external *external, stax_str *bytes)
{
    (void)context;
    (void)external;
    (void)bytes;
    return STAX_RESOLVE_SKIP;
}

static suite_entity *known(const suite_entities *e, stax_str system_id)
{
    for (size_t i = e->count; i > 0; i--)
        if (stax_eq(stax_str_of(e->items[i - 1].system_id), system_id)) return &e->items[i - 1];
    return NULL;
}

/* `relative` in the folder of the file `path`. */
static char *beside(const char *path, stax_str relative)
{
    const char *slash = strrchr(path, '/');
    size_t folder = slash ? (size_t)(slash - path) + 1 : 0;
    char *both = malloc(folder + relative.len + 1);

    if (both == NULL) abort();
    memcpy(both, path, folder);
    if (relative.len > 0) memcpy(both + folder, relative.data, relative.len);
    both[folder + relative.len] = '\0';
    return both;
}

static suite_entity *add(suite_entities *e, stax_str system_id, char *path)
{
    suite_entity *added;

    e->items = realloc(e->items, (e->count + 1) * sizeof *e->items);
    if (e->items == NULL) abort();
    added = &e->items[e->count++];
    *added = (suite_entity){beside("", system_id), path, folder_file(path)};
    return added;
}

stax_resolution suite_read_entity(void *context, const stax_external *external, stax_str *bytes)
{
    suite_entities *e = context;
    suite_entity *from = known(e, external->base), *found;
    char *path = beside(from ? from->path : e->document, external->system_id);

    for (size_t i = 0; i < e->count; i++) {
        if (strcmp(e->items[i].path, path) != 0) continue;
        free(path);
        *bytes = e->items[i].bytes;
        return bytes->data ? STAX_RESOLVE_TEXT : STAX_RESOLVE_REFUSE;
    }
    found = add(e, external->system_id, path);
    *bytes = found->bytes;
    return bytes->data ? STAX_RESOLVE_TEXT : STAX_RESOLVE_REFUSE;
}

void suite_entities_free(suite_entities *e)
{
    for (size_t i = 0; i < e->count; i++) {
        free(e->items[i].system_id);
        free(e->items[i].path);
        free((char *)e->items[i].bytes.data);
    }
    free(e->items);
    *e = (suite_entities){.document = e->document};
}
