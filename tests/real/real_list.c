/*
 * documents.txt: schema, package, pattern of paths below it. refused.txt: schema, status, the end
 * of a name. "samples" is no package but the folder beside the lists, "ctest" what is made with it.
 */
#include "real_list.h"

#include "folder_files.h"

#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct row {
    char schema[32], second[256], third[256];
} row;

static const char here[] = STAX_SOURCE_DIR "/tests/real/";

static FILE *open_list(const char *name)
{
    char path[1024];
    FILE *list;

    (void)snprintf(path, sizeof path, "%s%s", here, name);
    list = fopen(path, "r");
    if (list == NULL) abort();
    return list;
}

/* The next row for a schema; lines with '#' in front are comments. */
static bool next_row(FILE *list, const char *schema, row *r)
{
    char line[1024];

    while (fgets(line, sizeof line, list)) {
        if (*line == '#' || sscanf(line, "%31s %255s %255s", r->schema, r->second, r->third) != 3)
            continue;
        if (strcmp(r->schema, schema) == 0) return true;
    }
    return false;
}

/* ---- documents ----------------------------------------------------------------------------- */

typedef struct giving {
    const row *of;
    real_take *take;
    void *context;
    size_t given;
} giving;

static void give(void *context, const char *name, stax_str bytes)
{
    giving *g = context;
    char whole[1024];

    if (fnmatch(g->of->third, name + 1, 0) != 0) return;
    (void)snprintf(whole, sizeof whole, "%s%s", g->of->second, name);
    g->take(g->context, whole, bytes);
    g->given++;
}

static void folder_of(const row *r, char *path, size_t room)
{
    const char *packages = getenv("STAX_REAL_DIR");

    if (packages == NULL || *packages == '\0') packages = STAX_REAL_FETCHED;
    if (strcmp(r->second, "samples") == 0)
        (void)snprintf(path, room, "%ssamples", here);
    else if (strcmp(r->second, "ctest") == 0)
        (void)snprintf(path, room, "%s/ctest", STAX_REAL_FETCHED);
    else
        (void)snprintf(path, room, "%s/%s", packages, r->second);
}

/* A row of which nothing is there is told, and not allowed where CI is set. */
static bool may_lack(const row *r)
{
    printf("%s: there are no documents of %s\n", r->schema, r->second);
    return getenv("CI") == NULL;
}

size_t real_list_documents(const char *schema, real_take *take, void *context)
{
    FILE *list = open_list("documents.txt");
    giving g = {.take = take, .context = context};
    char folder[1024];
    bool good = true;
    row r;

    while (next_row(list, schema, &r)) {
        size_t before = g.given;
        g.of = &r;
        folder_of(&r, folder, sizeof folder);
        (void)folder_files(folder, give, &g);
        if (g.given == before && !may_lack(&r)) good = false;
    }
    fclose(list);
    return good ? g.given : 0;
}

/* ---- refusals ------------------------------------------------------------------------------ */

static bool ends_with(const char *name, const char *end)
{
    size_t len = strlen(name), end_len = strlen(end);

    return len >= end_len && strcmp(name + len - end_len, end) == 0;
}

const char *real_list_refusal(const char *schema, const char *name)
{
    static char status[256];
    FILE *list = open_list("refused.txt");
    bool found = false;
    row r;

    while (!found && next_row(list, schema, &r)) found = ends_with(name, r.third);
    fclose(list);
    if (!found) return NULL;
    memcpy(status, r.second, sizeof status);
    return status;
}

size_t real_list_refusals(const char *schema)
{
    FILE *list = open_list("refused.txt");
    size_t count = 0;
    row r;

    while (next_row(list, schema, &r)) count++;
    fclose(list);
    return count;
}
