/*
 * Every schema of the examples against its documents: files.txt says which. What the generated
 * parser makes of a file is, byte by byte, what XPath makes of it.
 */
#define _POSIX_C_SOURCE 200809L

#include "pair_check.h"

#include <fnmatch.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct row {
    char schema[64], place[16], pattern[512];
    uint32_t number;
    const model_schema *model; /* NULL: it is not there */
} row;

typedef struct counts {
    size_t files, read, differing, known;
} counts;

enum { MOST_ROWS = 64 };

static const char *folder_of(const char *place)
{
    const char *real = getenv("STAX_REAL_DIR");

    if (strcmp(place, "corpus") == 0) return STAX_SOURCE_DIR "/tests/corpus";
    if (strcmp(place, "oracle") == 0) return STAX_SOURCE_DIR "/tests/oracle/documents";
    return real && real[0] != '\0' ? real : STAX_REAL_FETCHED;
}

static size_t read_rows(row *rows)
{
    FILE *from = fopen(STAX_SOURCE_DIR "/tests/oracle/files.txt", "r");
    char line[1024];
    size_t count = 0;

    while (from && count < MOST_ROWS && fgets(line, sizeof line, from)) {
        row *one = &rows[count];
        memset(one, 0, sizeof *one);
        if (line[0] == '#') continue;
        if (sscanf(line, "%63s %15s %511s", one->schema, one->place, one->pattern) == 3) count++;
    }
    if (from) fclose(from);
    return count;
}

/* Whether the list of known differences has the document. */
static bool is_known(const char *schema, const char *path)
{
    FILE *from = fopen(STAX_SOURCE_DIR "/tests/oracle/known_differences.txt", "r");
    char line[1024], name[64], pattern[512];
    bool known = false;

    while (from && !known && fgets(line, sizeof line, from))
        known = line[0] != '#' && sscanf(line, "%63s %511s", name, pattern) == 2 &&
                strcmp(name, schema) == 0 && fnmatch(pattern, path, 0) == 0;
    if (from) fclose(from);
    return known;
}

/* The parser of a row's schema; rows of one schema share it. */
static void add_schema(pair_parsers *p, row *rows, size_t i, uint32_t *count)
{
    char path[4096];
    const char *lack;

    for (size_t k = 0; k < i; k++) {
        if (strcmp(rows[k].schema, rows[i].schema) != 0) continue;
        rows[i].number = rows[k].number;
        rows[i].model = rows[k].model;
        return;
    }
    snprintf(path, sizeof path, "%s/schemas/%s.schema", STAX_SOURCE_DIR, rows[i].schema);
    if (access(path, R_OK) != 0) return;
    rows[i].model = pair_parsers_add(p, path, stdout);
    if (rows[i].model == NULL) return;
    rows[i].number = (*count)++;
    lack = oracle_lacks(rows[i].model);
    if (lack) printf("%s: the oracle does not know %s\n", rows[i].schema, lack);
    if (lack) rows[i].model = NULL;
}

static char *read_file(const char *path, size_t *len)
{
    FILE *from = fopen(path, "rb");
    char *all;

    if (from == NULL) return NULL;
    fseek(from, 0, SEEK_END);
    *len = (size_t)ftell(from);
    rewind(from);
    all = malloc(*len + 1);
    *len = fread(all, 1, *len, from);
    all[*len] = '\0';
    fclose(from);
    return all;
}

static void check_file(pair_parsers *p, const row *one, oracle *o, const char *path, counts *c)
{
    pair asked = {.schema = one->number};
    pair_answer answer;
    pair_verdict verdict;
    char *room, *text = read_file(path, &asked.document.len);

    if (text == NULL) return;
    asked.document.data = text;
    pair_parsers_run(p, &asked, 1, &answer, &room);
    verdict = pair_check(o, asked.document, &answer);
    c->files++;
    c->read += verdict == PAIR_BOTH_READ;
    if (verdict == PAIR_DIFFERS && is_known(one->schema, path)) {
        c->known++;
    } else if (verdict == PAIR_DIFFERS) {
        c->differing++;
        printf("%s: %s differs\n", one->schema, path);
        pair_show(p, one->number, o, asked.document);
    }
    free(room);
    free(text);
}

static void check_row(pair_parsers *p, const row *one, counts *all)
{
    char pattern[4096];
    glob_t found;
    counts c = {0};
    oracle *o;

    if (one->model == NULL) return;
    snprintf(pattern, sizeof pattern, "%s/%s", folder_of(one->place), one->pattern);
    if (glob(pattern, 0, NULL, &found) != 0) {
        printf("%s: no files %s %s\n", one->schema, one->place, one->pattern);
        return;
    }
    o = oracle_new(one->model);
    for (size_t i = 0; i < found.gl_pathc; i++) check_file(p, one, o, found.gl_pathv[i], &c);
    printf("%s: %zu files of %s, %zu read, %zu differ, %zu of them known\n", one->schema, c.files,
           one->place, c.read, c.differing + c.known, c.known);
    all->files += c.files;
    all->differing += c.differing;
    oracle_free(o);
    globfree(&found);
}

int main(void)
{
    static row rows[MOST_ROWS];
    size_t count = read_rows(rows);
    uint32_t schemas = 0;
    counts all = {0};
    pair_parsers *p = pair_parsers_new(ORACLE_FOLDER "_files");

    for (size_t i = 0; i < count; i++) add_schema(p, rows, i, &schemas);
    if (schemas == 0 || !pair_parsers_build(p)) return 1;
    for (size_t i = 0; i < count; i++) check_row(p, &rows[i], &all);
    pair_parsers_free(p);
    if (all.files == 0) puts("there are no documents at all");
    return all.files == 0 || all.differing > 0;
}
