/*
 * The program of generated parsers: pairs come on standard input, answers go to standard output.
 *
 *   pair    number of the schema, length, document
 *   answer  status, length, JSON or the error in one line
 *
 * Numbers are of 32 bits, as the machine has them.
 */
#include "pair_program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct text {
    char *data;
    size_t len, room;
} text;

static bool add(void *context, const char *bytes, size_t len)
{
    text *to = context;

    if (to->room - to->len < len) {
        to->room = 2 * to->room + len;
        to->data = realloc(to->data, to->room);
        if (to->data == NULL) return false;
    }
    memcpy(to->data + to->len, bytes, len);
    to->len += len;
    return true;
}

static void answer(uint32_t code, const char *bytes, size_t len)
{
    uint32_t head[2] = {code, (uint32_t)len};

    fwrite(head, sizeof head, 1, stdout);
    fwrite(bytes, 1, len, stdout);
    fflush(stdout);
}

static void read_one(uint32_t number, stax_str document)
{
    text json = {0};
    stax_error error = {0};
    char line[1024];

    if (pair_readers[number](document, add, &json, &error)) {
        answer(STAX_OK, json.data, json.len);
    } else {
        stax_error_format(line, sizeof line, &error);
        answer(error.code == STAX_OK ? STAX_E_MEMORY : error.code, line, strlen(line));
    }
    free(json.data);
}

int main(void)
{
    uint32_t head[2];

    while (fread(head, sizeof head, 1, stdin) == 1) {
        char *document = malloc(head[1] + 1);
        if (document == NULL || head[0] >= pair_reader_count) return 1;
        if (fread(document, 1, head[1], stdin) != head[1]) return 1;
        read_one(head[0], (stax_str){document, head[1]});
        free(document);
    }
    return 0;
}
