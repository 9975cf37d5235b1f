/*
 * Reads the documents of the manual's examples and compares what they become with what the manual
 * says: docs_program ROWS. A row is a line: number of the example, document, result, kind, place.
 *
 * Each document is read whole and, by a function, in single bytes. JSON is compared without the
 * white space between its tokens. A line of a document is shown as far as it was read, so of an
 * error in single bytes only the first line is compared.
 */
#include "docs_example.h"

#include <stax/print.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct row {
    unsigned example;
    char document[400], result[400], kind[8], place[200];
} row;

typedef struct text {
    char *data; /* NUL behind it */
    size_t len;
} text;

static bool add(void *context, const char *bytes, size_t len)
{
    text *to = context;
    char *data = realloc(to->data, to->len + len + 1);

    if (data == NULL) return false;
    memcpy(data + to->len, bytes, len);
    data[to->len + len] = '\0';
    *to = (text){data, to->len + len};
    return true;
}

static text read_all(FILE *from)
{
    text all = {0};
    char piece[4096];
    size_t len;

    add(&all, "", 0);
    while ((len = fread(piece, 1, sizeof piece, from)) > 0) add(&all, piece, len);
    return all;
}

static text read_file(const char *path)
{
    FILE *from = fopen(path, "rb");
    text all = {0};

    if (from == NULL) return all;
    all = read_all(from);
    fclose(from);
    return all;
}

/* In place; strings stay as they are. */
static void drop_blanks(text *json)
{
    bool inside = false;
    size_t to = 0;

    for (size_t i = 0; i < json->len; i++) {
        char c = json->data[i];
        if (!inside && strchr(" \t\r\n", c)) continue;
        json->data[to++] = c;
        if (inside && c == '\\' && i + 1 < json->len) json->data[to++] = json->data[++i];
        if (c == '"') inside = !inside;
    }
    json->data[to] = '\0';
    json->len = to;
}

static ptrdiff_t one_byte(void *context, char *room, size_t bytes)
{
    stax_str *left = context;

    if (left->len == 0 || bytes == 0) return 0;
    *room = *left->data++;
    left->len--;
    return 1;
}

static text printed_error(const stax_error *error)
{
    FILE *to = tmpfile();
    text all = {0};

    if (to == NULL) return all;
    stax_error_print(to, error);
    rewind(to);
    all = read_all(to);
    fclose(to);
    return all;
}

/* file: what errors call the document. The result is the caller's. */
static text read_as(const docs_example *example, const stax_input *input, const char *file)
{
    stax_arena arena = {0};
    stax_options options = {.file = file};
    stax_error error = {0};
    text said = {0};
    const void *root = example->parse(&arena, input, &options, &error);

    if (root)
        example->json(add, &said, root);
    else
        said = printed_error(&error);
    if (root) drop_blanks(&said);
    stax_arena_free(&arena);
    return said;
}

static void keep_first_line(text *said)
{
    if (said->data == NULL) return;
    said->len = strcspn(said->data, "\n");
    said->data[said->len] = '\0';
}

static bool is_same(const row *r, const char *way, text want, text said)
{
    if (said.data && strcmp(want.data, said.data) == 0) return true;
    printf("%s: %s it becomes\n%s\ninstead of\n%s\n", r->place, way, said.data ? said.data : "",
           want.data);
    return false;
}

static bool check_ways(const row *r, const docs_example *example, text document, text want)
{
    char file[64] = "";
    stax_str left = {document.data, document.len};
    stax_input whole = stax_input_memory(document.data, document.len);
    stax_input bytes = stax_input_read(one_byte, &left);
    text said;
    bool good;

    if (strcmp(r->kind, "error") == 0) sscanf(want.data, "%63[^:]", file);
    said = read_as(example, &whole, file);
    good = is_same(r, "whole", want, said);
    free(said.data);
    said = read_as(example, &bytes, file);
    if (strcmp(r->kind, "error") == 0) {
        keep_first_line(&said);
        keep_first_line(&want);
    }
    good &= is_same(r, "in single bytes", want, said);
    free(said.data);
    return good;
}

static bool check_row(const row *r)
{
    text document = read_file(r->document), want = read_file(r->result);
    const docs_example *const *example = docs_examples;
    bool good = document.data && want.data;

    while (*example && (*example)->number != r->example) example++;
    if (*example == NULL) good = false;
    if (good && strcmp(r->kind, "json") == 0) drop_blanks(&want);
    if (good)
        good = check_ways(r, *example, document, want);
    else
        printf("%s: there is no parser for it\n", r->place);
    free(document.data);
    free(want.data);
    return good;
}

int main(int argc, char **argv)
{
    FILE *rows = argc > 1 ? fopen(argv[1], "r") : NULL;
    unsigned count = 0, bad = 0;
    row r;

    if (rows == NULL) return 1;
    while (fscanf(rows, "%u %399s %399s %7s %199s", &r.example, r.document, r.result, r.kind,
                  r.place) == 5) {
        count++;
        bad += !check_row(&r);
    }
    fclose(rows);
    printf("%u documents, %u wrong\n", count, bad);
    return count == 0 || bad > 0;
}
