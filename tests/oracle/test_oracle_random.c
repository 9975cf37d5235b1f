/*
 * Random schemas and documents: what the generated parser makes of a document is, byte by byte,
 * what XPath over libxml2's tree makes of it; what one refuses the other does.
 *
 *   test_oracle_random [SCHEMAS DOCUMENTS [SEED]]
 *
 * Pairs that differ are made small and saved in the folder of the run.
 */
#define _POSIX_C_SOURCE 200809L

#include "pair_check.h"
#include "random_document.h"
#include "random_schema.h"

#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_SAVED = 20 };

typedef struct run {
    pair_parsers *parsers;
    const model_schema **schemas;
    size_t schema_count, documents;
    uint64_t seed;
    size_t pairs, accepted, unreadable, differing, saved;
} run;

static void schema_path(char *room, size_t size, size_t number)
{
    snprintf(room, size, "%s/s%zu.schema", ORACLE_FOLDER, number);
}

/* Tries until one is right. */
static const model_schema *make_schema(run *r, dice *d, size_t number)
{
    char path[4096];
    const model_schema *schema = NULL;

    schema_path(path, sizeof path, number);
    while (schema == NULL) {
        FILE *to = fopen(path, "w");
        if (to == NULL) perror(path), exit(1);
        random_schema(d, to);
        fclose(to);
        schema = pair_parsers_add(r->parsers, path, NULL);
    }
    return schema;
}

static void make_schemas(run *r)
{
    dice d = {r->seed};

    r->parsers = pair_parsers_new(ORACLE_FOLDER);
    r->schemas = calloc(r->schema_count, sizeof *r->schemas);
    for (size_t i = 0; i < r->schema_count; i++) r->schemas[i] = make_schema(r, &d, i);
}

static void save(run *r, size_t number, const pair *one)
{
    char path[4096];

    if (++r->saved > MOST_SAVED) return;
    pair_reduce(r->parsers, r->schemas[number], (uint32_t)number, one->document, path, r->saved);
    printf("  these are s%zu.schema and differs_%zu.xml in %s\n\n", number, r->saved,
           ORACLE_FOLDER);
}

static void run_schema(run *r, size_t number)
{
    dice d = {r->seed ^ (number + 1) * 7919};
    pair *pairs = calloc(r->documents, sizeof *pairs);
    pair_answer *answers = calloc(r->documents, sizeof *answers);
    oracle *o = oracle_new(r->schemas[number]);
    size_t differing = 0;
    char *room;

    for (size_t i = 0; i < r->documents; i++) {
        xmlDocPtr tree = random_document(&d, r->schemas[number]);
        pairs[i].schema = (uint32_t)number;
        pairs[i].document.data = random_document_text(tree, &pairs[i].document.len);
        xmlFreeDoc(tree);
    }
    pair_parsers_run(r->parsers, pairs, r->documents, answers, &room);
    for (size_t i = 0; i < r->documents; i++) {
        pair_verdict verdict = pair_check(o, pairs[i].document, &answers[i]);
        r->pairs++;
        r->accepted += verdict == PAIR_BOTH_READ;
        r->unreadable += verdict == PAIR_UNREADABLE;
        if (verdict != PAIR_DIFFERS) continue;
        if (differing++ == 0) save(r, number, &pairs[i]);
    }
    for (size_t i = 0; i < r->documents; i++) xmlFree((char *)(uintptr_t)pairs[i].document.data);
    r->differing += differing;
    oracle_free(o);
    free(room);
    free(answers);
    free(pairs);
}

int main(int argc, char **argv)
{
    run r = {.schema_count = 250, .documents = 400, .seed = (uint64_t)time(NULL)};

    if (argc > 2) r.schema_count = (size_t)atol(argv[1]), r.documents = (size_t)atol(argv[2]);
    if (argc > 3) r.seed = strtoull(argv[3], NULL, 10);
    printf("seed %llu\n", (unsigned long long)r.seed);
    fflush(stdout);
    make_schemas(&r);
    if (!pair_parsers_build(r.parsers)) return 1;
    for (size_t i = 0; i < r.schema_count; i++) run_schema(&r, i);
    printf("%zu pairs of %zu schemas: %zu read, %zu refused, %zu differ\n", r.pairs, r.schema_count,
           r.accepted, r.pairs - r.accepted - r.differing, r.differing);
    pair_parsers_free(r.parsers);
    free(r.schemas);
    if (r.accepted < r.pairs / 5) return puts("too few documents are right"), 1;
    return r.differing > 0 || r.unreadable > 0;
}
