/*
 * Parsers of many schemas in one program: printed, compiled, run.
 */
#define _POSIX_C_SOURCE 200809L

#include "pair_parsers.h"

#include "emit/emit_files.h"
#include "model/draft.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct one_parser {
    stax_arena arena;
    char prefix[16];
    char root_type[256];
} one_parser;

struct pair_parsers {
    char *folder;
    one_parser **all;
    size_t count;
};

pair_parsers *pair_parsers_new(const char *folder)
{
    pair_parsers *p = calloc(1, sizeof *p);

    p->folder = strdup(folder);
    if (mkdir(folder, 0777) != 0 && errno != EEXIST) perror(folder);
    return p;
}

void pair_parsers_free(pair_parsers *p)
{
    for (size_t i = 0; i < p->count; i++) {
        stax_arena_free(&p->all[i]->arena);
        free(p->all[i]);
    }
    free(p->all);
    free(p->folder);
    free(p);
}

/* ---- from a schema to C ------------------------------------------------------------------- */

static model_schema *understand(const char *path, const char *prefix, FILE *errors, stax_arena *a)
{
    diag *d = diag_new(a);
    const source *from = source_read(path, a);
    const doc_node *doc = from ? doc_load(from, d, a) : NULL;
    model_schema *schema = NULL;

    if (doc) {
        draft *parts = model_build(doc, from, d, a);
        model_import(parts, NULL, d, a);
        parts->name = (draft_text){true, stax_str_of(prefix), {.source = from}};
        parts->c_prefix = (draft_text){0};
        parts->prints_json = true;
        schema = model_resolve(parts, d, a);
        model_check(schema, d, a);
    }
    if (errors) diag_print(d, errors);
    return doc && diag_count(d) == 0 ? schema : NULL;
}

static bool print_parser(const pair_parsers *p, one_parser *one, const model_schema *schema)
{
    char source_path[4096];
    command_line c = {.schema = schema->source->name, .prefix = one->prefix, .json = true};
    plan_request request;
    const plan *made;

    snprintf(source_path, sizeof source_path, "%s/%s_parser.c", p->folder, one->prefix);
    c.source = source_path;
    request = emit_request(&c, schema, &one->arena);
    made = plan_make(schema, &request, &one->arena);
    snprintf(one->root_type, sizeof one->root_type, "%s", made->root_type);
    return emit_files(&c, made, stderr, &one->arena);
}

const model_schema *pair_parsers_add(pair_parsers *p, const char *path, FILE *errors)
{
    one_parser *one = calloc(1, sizeof *one);
    const model_schema *schema;

    snprintf(one->prefix, sizeof one->prefix, "s%zu", p->count);
    schema = understand(path, one->prefix, errors, &one->arena);
    if (schema == NULL || !print_parser(p, one, schema)) {
        stax_arena_free(&one->arena);
        free(one);
        return NULL;
    }
    p->all = realloc(p->all, (p->count + 1) * sizeof(one_parser *));
    p->all[p->count++] = one;
    return schema;
}

/* ---- from C to a program ------------------------------------------------------------------ */

static FILE *open_in(const pair_parsers *p, const char *name, const char *mode)
{
    char path[4096];

    snprintf(path, sizeof path, "%s/%s", p->folder, name);
    return fopen(path, mode);
}

static void write_table(const pair_parsers *p)
{
    FILE *to = open_in(p, "table.c", "w");

    for (size_t i = 0; i < p->count; i++)
        fprintf(to, "#include \"%s_parser.h\"\n", p->all[i]->prefix);
    fputs("#include \"pair_program.h\"\n", to);
    for (size_t i = 0; i < p->count; i++)
        fprintf(to, "PAIR_READER(%s, %s)\n", p->all[i]->prefix, p->all[i]->root_type);
    fputs("pair_reader *const pair_readers[] = {\n", to);
    for (size_t i = 0; i < p->count; i++) fprintf(to, "    read_%s,\n", p->all[i]->prefix);
    fprintf(to, "};\nconst size_t pair_reader_count = %zu;\n", p->count);
    fclose(to);
    to = open_in(p, "names", "w");
    for (size_t i = 0; i < p->count; i++) fprintf(to, "%s_parser.c\n", p->all[i]->prefix);
    fputs("table.c\n'" ORACLE_PROGRAM "'\n", to);
    fclose(to);
}

/* Two compilers at once; a call takes eight files. Objects of an earlier run are gone first. */
bool pair_parsers_build(pair_parsers *p)
{
    char command[16384];

    write_table(p);
    snprintf(command, sizeof command,
             "cd '%s' && rm -f *.o program && xargs -P 2 -n 8 %s -std=c11 -O0 -w -I. %s -c <names "
             "&& ls | grep '\\.o$' >objects && %s -o program @objects '%s' -lm",
             p->folder, ORACLE_COMPILE, ORACLE_INCLUDES, ORACLE_COMPILE, ORACLE_LIBRARY);
    return system(command) == 0;
}

/* ---- running ------------------------------------------------------------------------------ */

static void put_u32(FILE *to, size_t value)
{
    uint32_t word = (uint32_t)value;

    fwrite(&word, sizeof word, 1, to);
}

static void write_pairs(const pair_parsers *p, const pair *pairs, size_t count)
{
    FILE *to = open_in(p, "pairs", "wb");

    for (size_t i = 0; i < count; i++) {
        put_u32(to, pairs[i].schema);
        put_u32(to, pairs[i].document.len);
        fwrite(pairs[i].document.data, 1, pairs[i].document.len, to);
    }
    fclose(to);
}

static char *read_whole(const pair_parsers *p, const char *name, size_t *len)
{
    FILE *from = open_in(p, name, "rb");
    char *all;

    *len = 0;
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

void pair_parsers_run(const pair_parsers *p, const pair *pairs, size_t count, pair_answer *answers,
                      char **room)
{
    char command[8300];
    size_t len, at = 0;

    write_pairs(p, pairs, count);
    snprintf(command, sizeof command, "cd '%s' && rm -f answers && ./program <pairs >answers",
             p->folder);
    if (system(command) != 0) fprintf(stderr, "the program of parsers failed\n");
    *room = read_whole(p, "answers", &len);
    for (size_t i = 0; i < count; i++) {
        uint32_t head[2];
        answers[i] = (pair_answer){.code = PAIR_CRASHED};
        if (len - at < sizeof head) continue;
        memcpy(head, *room + at, sizeof head);
        at += sizeof head;
        answers[i] = (pair_answer){(int)head[0], {*room + at, head[1]}};
        at += head[1];
    }
}
