/*
 * The command line of staxc: a table of options, each with the place of its value. A value stands
 * in the next argument or behind '=', that of -o also directly behind it.
 */
#include "emit/command_line.h"

#include "base/c_name.h"
#include "base/suggest.h"
#include "base/zalloc.h"

typedef enum option_kind { TEXT, SWITCH, IMPORT_DIR, DUMP, DISPATCH } option_kind;

typedef struct option {
    const char *name;
    option_kind kind;
    size_t at; /* in command_line */
    const char *value, *help;
} option;

#define AT(member) offsetof(command_line, member)

static const option options[] = {
    {"-o", TEXT, AT(source), "FILE.c", "the source file; <name>_parser.c when left out"},
    {"--header", TEXT, AT(header), "FILE.h", "the header; beside the source when left out"},
    {"--depfile", TEXT, AT(depfile), "FILE", "write what the output depends on, for make"},
    {"--import-dir", IMPORT_DIR, 0, "DIR", "where imported schemas are looked for"},
    {"--prefix", TEXT, AT(prefix), "NAME", "of all C names, instead of the schema's name"},
    {"--header-prefix", TEXT, AT(header_prefix), "DIR", "the source includes \"DIR/<header>\""},
    {"--export-macro", TEXT, AT(export_macro), "MACRO", "stands in front of public functions"},
    {"--no-writer", SWITCH, AT(no_writer), NULL, "only the reader"},
    {"--dispatch", DISPATCH, 0, "WAY", "code, or table: small and slower; by size when left out"},
    {"--json", SWITCH, AT(json), NULL, "functions that print records as JSON"},
    {"--cxx", SWITCH, AT(cxx), NULL, "a header for C++ beside that for C: <header>.hpp"},
    {"--check", SWITCH, AT(check), NULL, "check the schema, write nothing"},
    {"--explain", SWITCH, AT(explain), NULL, "print the schema in its long form"},
    {"--dump", DUMP, 0, "PASS", "print what a pass made: doc, model, plan"},
    {"--version", SWITCH, AT(version), NULL, "print the version"},
    {"--help", SWITCH, AT(help), NULL, "print this"},
};

enum { OPTIONS = sizeof options / sizeof *options };

void command_help(FILE *to)
{
    fputs("staxc compiles a schema of XML documents to a parser in C.\n"
          "\n"
          "usage: staxc SCHEMA [options]\n"
          "\n",
          to);
    for (int i = 0; i < OPTIONS; i++) {
        const option *o = &options[i];
        const char *between = o->kind == DUMP || o->kind == DISPATCH ? "=" : " ";
        int width =
            fprintf(to, "  %s%s%s", o->name, o->value ? between : "", o->value ? o->value : "");
        fprintf(to, "%*s%s\n", width < 26 ? 26 - width : 1, "", o->help);
    }
    fputs("\n"
          "Status: 0 good, 1 an error in the schema, 2 in the command line, 3 with a file.\n",
          to);
}

/* --- reading ------------------------------------------------------------------------------ */

typedef struct reading {
    command_line *to;
    char **next; /* the argument behind the one in hand; a NULL ends them */
    FILE *errors;
    stax_arena *arena;
} reading;

static bool refuse(reading *r, const char *text)
{
    fprintf(r->errors, "staxc: error: %s\n", text);
    return false;
}

static bool is_named(const option *o, stax_str name)
{
    return stax_eq(stax_str_of(o->name), name);
}

static bool refuse_unknown(reading *r, const char *argument, stax_str name)
{
    suggest near = suggest_for(name);

    for (int i = 0; i < OPTIONS; i++) suggest_offer(&near, options[i].name);
    if (near.best == NULL)
        return refuse(r, zprintf(r->arena, "unknown option '%s'; see staxc --help", argument));
    return refuse(
        r, zprintf(r->arena, "unknown option '%s'; did you mean '%s'?", argument, near.best));
}

/* The number of a word among those that an option has, from 1 on; 0: it was refused. */
static int take_word(reading *r, const char *value, const char *const *words, const char *what)
{
    suggest near = suggest_for(stax_str_of(value));

    for (int i = 0; words[i]; i++) {
        suggest_offer(&near, words[i]);
        if (strcmp(words[i], value) == 0) return i + 1;
    }
    if (near.best)
        refuse(r, zprintf(r->arena, "'%s' is no %.*s; did you mean '%s'?", value,
                          (int)strcspn(what, ":"), what, near.best));
    else
        refuse(r, zprintf(r->arena, "'%s' is no %s", value, what));
    return 0;
}

static bool take_dump(reading *r, const char *value)
{
    static const char *const passes[] = {"doc", "model", "plan", NULL};

    r->to->dump = (command_dump)take_word(r, value, passes, "pass: doc, model or plan");
    return r->to->dump != DUMP_NOTHING;
}

static bool take_dispatch(reading *r, const char *value)
{
    static const char *const ways[] = {"code", "table", NULL};

    r->to->dispatch = (command_dispatch)take_word(r, value, ways, "dispatch: code or table");
    return r->to->dispatch != DISPATCH_BY_SIZE;
}

static bool take_value(reading *r, const option *o, const char *value)
{
    const char **member = (const char **)(void *)((char *)r->to + o->at);

    if (*value == '\0') return refuse(r, zprintf(r->arena, "the value of %s is empty", o->name));
    if (o->kind == DUMP) return take_dump(r, value);
    if (o->kind == DISPATCH) return take_dispatch(r, value);
    if (o->kind == IMPORT_DIR) {
        *VEC_ADD(&r->to->import_dirs, r->arena) = value;
        return true;
    }
    if (*member) return refuse(r, zprintf(r->arena, "%s stands twice", o->name));
    *member = value;
    return true;
}

/* `value`: what stands behind '=', or NULL. */
static bool take_option(reading *r, const option *o, const char *value)
{
    if (o->kind == SWITCH) {
        if (value) return refuse(r, zprintf(r->arena, "%s takes no value", o->name));
        *((bool *)(void *)((char *)r->to + o->at)) = true;
        return true;
    }
    if (value == NULL && *r->next == NULL)
        return refuse(r, zprintf(r->arena, "%s needs a value: %s", o->name, o->value));
    if (value == NULL) value = *r->next++;
    return take_value(r, o, value);
}

static bool take_schema(reading *r, const char *argument)
{
    if (r->to->schema)
        return refuse(
            r, zprintf(r->arena, "one schema at a time: '%s' and '%s'", r->to->schema, argument));
    r->to->schema = argument;
    return true;
}

static bool take_argument(reading *r, const char *argument)
{
    bool is_short = argument[0] == '-' && argument[1] != '-' && argument[1] != '\0';
    size_t len = is_short ? 2 : strcspn(argument, "=");
    const char *value = argument[len] == '\0' ? NULL : argument + len + (argument[len] == '=');

    if (argument[0] != '-' || argument[1] == '\0') return take_schema(r, argument);
    for (int i = 0; i < OPTIONS; i++)
        if (is_named(&options[i], (stax_str){argument, len}))
            return take_option(r, &options[i], value);
    return refuse_unknown(r, argument, (stax_str){argument, strcspn(argument, "=")});
}

/* Source and header would be one file: the header's name is the source's with .h at the end. */
static bool is_one_file(const command_line *c)
{
    size_t len = c->source ? strlen(c->source) : 0;
    if (len == 0) return false;
    if (c->header) return strcmp(c->source, c->header) == 0;
    return len > 2 && strcmp(c->source + len - 2, ".h") == 0;
}

/* What is wrong with all of them together. */
static bool check(reading *r)
{
    const command_line *c = r->to;

    if (c->help || c->version) return true;
    if (c->schema == NULL) return refuse(r, "which schema? staxc SCHEMA; see staxc --help");
    if (c->prefix && !c_name_good(stax_str_of(c->prefix)))
        return refuse(r, zprintf(r->arena, "the prefix '%s' is no name in C", c->prefix));
    if (c->export_macro && !c_name_good(stax_str_of(c->export_macro)))
        return refuse(r, zprintf(r->arena, "the macro '%s' is no name in C", c->export_macro));
    if (is_one_file(c))
        return refuse(r, zprintf(r->arena, "'%s' would be source and header at once", c->source));
    return true;
}

const char *const *command_folders(const command_line *c, stax_arena *arena)
{
    const char **folders = ZARRAY(const char *, c->import_dirs.count + 1, arena);

    for (size_t i = 0; i < c->import_dirs.count; i++) folders[i] = c->import_dirs.items[i];
    return folders;
}

bool command_read(command_line *to, int argc, char **argv, FILE *errors, stax_arena *arena)
{
    reading r = {to, argv + (argc > 0), errors, arena};

    *to = (command_line){0};
    while (*r.next)
        if (!take_argument(&r, *r.next++)) return false;
    return check(&r);
}
