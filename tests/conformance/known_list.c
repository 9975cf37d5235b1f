/*
 * The comment at the head of the file, up to the first empty line, is kept when it is rewritten.
 */
#include "known_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copy(const char *text, size_t len)
{
    char *made = malloc(len + 1);

    if (made == NULL) abort();
    memcpy(made, text, len);
    made[len] = '\0';
    return made;
}

static listed_line *add(listed *l, const char *kind, const char *name, const char *reason)
{
    listed_line *line;

    l->lines = realloc(l->lines, (l->count + 1) * sizeof *l->lines);
    if (l->lines == NULL) abort();
    line = &l->lines[l->count++];
    *line = (listed_line){copy(kind, strlen(kind)), copy(name, strlen(name)),
                          copy(reason, strlen(reason)), false, false};
    return line;
}

/* ---- reading ------------------------------------------------------------------------------ */

static bool take_line(listed *l, char *line)
{
    char *reason = strstr(line, " # "), *kind, *name;

    if (line[0] == '#' || line[0] == '\0') return true;
    if (reason != NULL) *reason = '\0';
    kind = strtok(line, " ");
    name = strtok(NULL, " ");
    if (kind == NULL || name == NULL || strtok(NULL, " ") != NULL) {
        printf("%s: not a line of a list: %s\n", l->path, line);
        return false;
    }
    add(l, kind, name, reason ? reason + 3 : "");
    return true;
}

bool listed_read(listed *l, const char *path)
{
    FILE *file = fopen(path, "r");
    char line[1024];
    bool right = file != NULL;

    *l = (listed){.path = path};
    if (file == NULL) printf("%s cannot be read\n", path);
    while (right && fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        right = take_line(l, line);
    }
    if (file != NULL) fclose(file);
    return right;
}

/* ---- comparing ---------------------------------------------------------------------------- */

void listed_happened(listed *l, const char *kind, const char *name, const char *reason)
{
    listed_line *line;

    for (size_t i = 0; i < l->count; i++) {
        line = &l->lines[i];
        if (strcmp(line->kind, kind) != 0 || strcmp(line->name, name) != 0) continue;
        line->happened = true;
        return;
    }
    printf("not listed: %s %s  # %s\n", kind, name, reason);
    line = add(l, kind, name, reason);
    line->happened = line->is_new = true;
    l->added++;
}

size_t listed_differences(const listed *l)
{
    size_t gone = 0;

    for (size_t i = 0; i < l->count; i++) {
        if (l->lines[i].happened) continue;
        printf("take out of %s: %s %s\n", l->path, l->lines[i].kind, l->lines[i].name);
        gone++;
    }
    return gone + l->added;
}

/* ---- writing ------------------------------------------------------------------------------ */

/* The comment and the empty line behind it, at most `room` bytes of them. */
static size_t read_head(const char *path, char *head, size_t room)
{
    FILE *file = fopen(path, "r");
    size_t len = file ? fread(head, 1, room - 1, file) : 0;
    char *end;

    if (file != NULL) fclose(file);
    head[len] = '\0';
    end = strstr(head, "\n\n");
    return end ? (size_t)(end - head) + 2 : 0;
}

bool listed_rewrite(const listed *l)
{
    char head[4096];
    size_t len = read_head(l->path, head, sizeof head);
    FILE *file = fopen(l->path, "w");

    if (file == NULL) return false;
    fwrite(head, 1, len, file);
    for (size_t i = 0; i < l->count; i++) {
        const listed_line *line = &l->lines[i];

        if (!line->happened) continue;
        fprintf(file, "%s %s%s%s\n", line->kind, line->name, *line->reason ? "  # " : "",
                line->reason);
    }
    return fclose(file) == 0;
}

void listed_free(listed *l)
{
    for (size_t i = 0; i < l->count; i++) {
        free(l->lines[i].kind);
        free(l->lines[i].name);
        free(l->lines[i].reason);
    }
    free(l->lines);
    *l = (listed){.path = l->path};
}
