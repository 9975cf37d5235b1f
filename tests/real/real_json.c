/*
 * One pass over the text. The path is that of the value that is being read, keys with dots between;
 * an array's items have the path of the array.
 */
#include "real_json.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct walk {
    const char *at;
    const char *field;
    bool anywhere; /* `field` is the end of a path */
    char path[512];
    size_t len;
    size_t found;
    json_take *take;
    void *context;
} walk;

static void walk_value(walk *w);

static bool wanted(const walk *w)
{
    size_t len = strlen(w->field);

    if (len > w->len) return false;
    if (memcmp(w->path + w->len - len, w->field, len) != 0) return false;
    return len == w->len || (w->anywhere && w->path[w->len - len - 1] == '.');
}

static void skip_string(walk *w)
{
    for (w->at++; *w->at != '"'; w->at++) w->at += *w->at == '\\';
    w->at++;
}

/* Control characters alone are written as \u00XX. */
static char escaped(const char **at)
{
    static const char letters[] = "bfnrt", meant[] = "\b\f\n\r\t";
    const char *letter = strchr(letters, *++*at);

    if (**at == 'u') {
        char digits[5] = {0};
        memcpy(digits, *at + 1, 4);
        *at += 4;
        return (char)strtol(digits, NULL, 16);
    }
    return letter ? meant[letter - letters] : **at;
}

static void give_string(walk *w, const char *begin, const char *end)
{
    char *text = malloc((size_t)(end - begin) + 1);
    size_t len = 0;

    if (text == NULL) abort();
    for (const char *p = begin; p < end; p++) text[len++] = *p == '\\' ? escaped(&p) : *p;
    text[len] = '\0';
    w->take(w->context, (stax_str){text, len});
    free(text);
}

static void walk_members(walk *w)
{
    size_t len = w->len;

    for (w->at++; *w->at != '}'; w->at += *w->at == ',') {
        const char *key = w->at + 1;
        size_t key_len;

        skip_string(w);
        key_len = (size_t)(w->at - 1 - key);
        if (len + key_len + 2 > sizeof w->path) abort();
        if (len > 0) w->path[w->len++] = '.';
        memcpy(w->path + w->len, key, key_len);
        w->len += key_len;
        w->at++; /* the colon */
        walk_value(w);
        w->len = len;
    }
    w->at++;
}

static void walk_items(walk *w)
{
    for (w->at++; *w->at != ']'; w->at += *w->at == ',') walk_value(w);
    w->at++;
}

static void walk_value(walk *w)
{
    const char *begin = w->at;
    bool take = *begin != '[' && wanted(w);

    if (*begin == '[')
        walk_items(w);
    else if (*begin == '{')
        walk_members(w);
    else if (*begin == '"')
        skip_string(w);
    else
        w->at += strcspn(w->at, ",]}");
    if (!take) return;
    w->found++;
    if (*begin == '"')
        give_string(w, begin + 1, w->at - 1);
    else
        w->take(w->context, (stax_str){begin, (size_t)(w->at - begin)});
}

size_t json_values(stax_str json, const char *field, json_take *take, void *context)
{
    walk w = {.at = json.data, .field = field, .take = take, .context = context};

    w.anywhere = strncmp(field, "**.", 3) == 0;
    if (w.anywhere) w.field += 3;
    walk_value(&w);
    return w.found;
}
