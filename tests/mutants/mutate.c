/*
 * Mutants of a C source: the same source with one token changed.
 *
 *   mutate list FILE…                a line a mutant: file offset line old new, its line of text
 *   mutate apply FILE OFFSET OLD NEW the mutant, on the standard output
 *
 * Only what stands in the body of a function is changed: operators, numbers, characters, true and
 * false. Comments, strings and the preprocessor's lines are passed over. The sources are formatted,
 * so a body is what stands between a '{' and a '}' in the first column.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct source {
    const char *name;
    char *text;
    size_t len;
} source;

static const struct {
    const char *old, *new;
    bool binary; /* only between two operands */
} changes[] = {
    {"<<=", ">>=", false}, {">>=", "<<=", false}, {"<<", ">>", false}, {">>", "<<", false},
    {"<=", "<", false},    {">=", ">", false},    {"==", "!=", false}, {"!=", "==", false},
    {"&&", "||", false},   {"||", "&&", false},   {"++", "--", false}, {"--", "++", false},
    {"+=", "-=", false},   {"-=", "+=", false},   {"|=", "&=", false}, {"&=", "|=", false},
    {"->", "->", false},   {"<", "<=", false},    {">", ">=", false},  {"+", "-", true},
    {"-", "+", true},      {"*", "/", true},      {"/", "*", true},    {"%", "*", true},
    {"&", "|", true},      {"|", "&", true},      {"^", "|", true},    {"!", "", false},
};

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static const char *line_end(const char *p)
{
    while (*p && *p != '\n') p++;
    return p;
}

/* Behind a comment, a string or a line of the preprocessor at p; NULL: none of them is there. */
static const char *pass_over(const source *s, const char *p)
{
    const char *end;

    if (p[0] == '/' && p[1] == '*') {
        end = strstr(p + 2, "*/");
        return end ? end + 2 : s->text + s->len;
    }
    if (*p == '"') {
        for (p++; *p && *p != '"'; p++) p += *p == '\\';
        return p + 1;
    }
    if (*p != '#' || (p > s->text && p[-1] != '\n')) return NULL;
    for (end = line_end(p); end[-1] == '\\' && *end; end = line_end(end + 1)) continue;
    return end;
}

static unsigned line_of(const source *s, const char *at)
{
    unsigned line = 1;

    for (const char *p = s->text; p < at; p++) line += *p == '\n';
    return line;
}

static const char *line_start(const source *s, const char *p)
{
    while (p > s->text && p[-1] != '\n') p--;
    while (*p == ' ') p++;
    return p;
}

static void print(const source *s, const char *at, size_t len, const char *new)
{
    const char *from = line_start(s, at), *behind = at + len;

    printf("%s %zu %u %.*s %s ", s->name, (size_t)(at - s->text), line_of(s, at), (int)len, at,
           *new ? new : "nothing");
    printf("%.*s%s%.*s\n", (int)(at - from), from, new, (int)(line_end(behind) - behind), behind);
}

/* What stands before an operator with two operands: a name, a number or a closing bracket. */
static bool behind_operand(const source *s, const char *p)
{
    const char *end;

    while (p > s->text && p[-1] == ' ') p--;
    end = p;
    if (p == s->text || !(is_word(p[-1]) || p[-1] == ')' || p[-1] == ']')) return false;
    while (p > s->text && is_word(p[-1])) p--;
    return !(end - p == 6 && memcmp(p, "return", 6) == 0);
}

static const char *list_operator(const source *s, const char *p)
{
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        size_t len = strlen(changes[i].old);

        if (strncmp(p, changes[i].old, len) != 0) continue;
        /* "a *b" declares, and a cast looks like an operand: both are left alone */
        if (changes[i].binary && (p[1] != ' ' || !behind_operand(s, p))) return p + len;
        if (strcmp(changes[i].old, changes[i].new) != 0) print(s, p, len, changes[i].new);
        return p + len;
    }
    return p + 1;
}

/* A number becomes one more. */
static const char *list_number(const source *s, const char *p)
{
    const char *end = p;
    char *digits, new[64];
    unsigned long long value = strtoull(p, &digits, 0);

    while (is_word(*end) || *end == '.') end++;
    if (memchr(p, '.', (size_t)(end - p)) || end - p > 24) return end;
    (void)snprintf(new, sizeof new, "%llu%.*s", value + 1, (int)(end - digits), digits);
    print(s, p, (size_t)(end - p), new);
    return end;
}

static const char *list_word(const source *s, const char *p)
{
    const char *end = p;

    while (is_word(*end)) end++;
    if (end - p == 4 && memcmp(p, "true", 4) == 0) print(s, p, 4, "false");
    if (end - p == 5 && memcmp(p, "false", 5) == 0) print(s, p, 5, "true");
    return end;
}

static const char *list_character(const source *s, const char *p)
{
    const char *end = p + 1;

    for (; *end != '\''; end++) end += *end == '\\';
    end++;
    if (!memchr(p, ' ', (size_t)(end - p))) print(s, p, (size_t)(end - p), "'~'");
    return end;
}

static void list_body(const source *s, const char *p)
{
    const char *next;

    while (*p && !(p[0] == '\n' && p[1] == '}')) {
        if ((next = pass_over(s, p)) != NULL)
            p = next;
        else if (isdigit((unsigned char)*p))
            p = list_number(s, p);
        else if (is_word(*p))
            p = list_word(s, p);
        else if (*p == '\'')
            p = list_character(s, p);
        else
            p = ispunct((unsigned char)*p) ? list_operator(s, p) : p + 1;
    }
}

static void list(const source *s)
{
    for (const char *p = s->text; (p = strstr(p, ")\n{\n")) != NULL; p += 4) list_body(s, p + 4);
}

static bool read_source(source *s, const char *name)
{
    FILE *file = fopen(name, "rb");
    size_t room = 1 << 20;

    *s = (source){.name = name, .text = calloc(room + 1, 1)};
    if (file && s->text) s->len = fread(s->text, 1, room, file);
    if (file) (void)fclose(file);
    if (s->len == 0) fprintf(stderr, "mutate: cannot read %s\n", name);
    return s->len > 0;
}

static int apply(const source *s, char *const *arguments)
{
    size_t at = strtoul(arguments[0], NULL, 10), len = strlen(arguments[1]);
    const char *new = strcmp(arguments[2], "nothing") == 0 ? "" : arguments[2];

    if (at > s->len || strncmp(s->text + at, arguments[1], len) != 0) {
        fprintf(stderr, "mutate: '%s' does not stand there\n", arguments[1]);
        return 1;
    }
    printf("%.*s%s%s", (int)at, s->text, new, s->text + at + len);
    return 0;
}

int main(int count, char **arguments)
{
    bool lists = count > 2 && strcmp(arguments[1], "list") == 0;
    source s;
    int result = 0;

    if (!lists && (count != 6 || strcmp(arguments[1], "apply") != 0)) {
        fprintf(stderr, "usage: mutate list FILE… | mutate apply FILE OFFSET OLD NEW\n");
        return 2;
    }
    for (int i = 2; i < (lists ? count : 3) && result == 0; i++) {
        result = !read_source(&s, arguments[i]);
        if (result == 0 && lists) list(&s);
        if (result == 0 && !lists) result = apply(&s, arguments + 3);
        free(s.text);
    }
    return result;
}
