/*
 * What staxc writes, and where. With --depfile a build tool looks at the time of the source, so
 * that is written even when it would not change; the header is not, so that what includes it is not
 * compiled again.
 */
#include "emit/emit_files.h"

#include "base/zalloc.h"
#include "emit/emit.h"
#include "emit/write_files.h"

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? slash + 1 : path;
}

static const char *source_path(const command_line *c, const char *prefix, stax_arena *arena)
{
    return c->source ? c->source : zprintf(arena, "%s_parser.c", prefix);
}

/* The source's path with .h in place of what is behind its last '.'. */
static const char *header_path(const command_line *c, const char *c_file, stax_arena *arena)
{
    const char *dot = strrchr(base_name(c_file), '.');
    int len = (int)(dot ? (size_t)(dot - c_file) : strlen(c_file));

    return c->header ? c->header : zprintf(arena, "%.*s.h", len, c_file);
}

static const char *spelt(const command_line *c, const char *name, stax_arena *arena)
{
    const char *prefix = c->header_prefix;
    if (prefix == NULL) return name;

    bool slash = prefix[strlen(prefix) - 1] == '/';
    return zprintf(arena, "%s%s%s", prefix, slash ? "" : "/", name);
}

plan_request emit_request(const command_line *c, const model_schema *schema, stax_arena *arena)
{
    const char *c_file = source_path(c, schema->file_name, arena);
    const char *header = base_name(header_path(c, c_file, arena));

    return (plan_request){.dispatch = (plan_dispatch)c->dispatch,
                          .source_name = base_name(c_file),
                          .header_name = header,
                          .header_spelt = spelt(c, header, arena),
                          .export_macro = c->export_macro,
                          .json = c->json};
}

/* A path as make reads it. */
static const char *make_path(const char *path, stax_arena *arena)
{
    char *text = zalloc(2 * strlen(path) + 1, arena), *to = text;

    for (; *path; path++) {
        if (*path == ' ' || *path == '#' || *path == '\\') *to++ = '\\';
        if (*path == '$') *to++ = '$';
        *to++ = *path;
    }
    return text;
}

/* The path of the header with .hpp at its end. */
static const char *cxx_path(const char *header, stax_arena *arena)
{
    size_t len = strlen(header);

    if (len > 2 && strcmp(header + len - 2, ".h") == 0) len -= 2;
    return zprintf(arena, "%.*s.hpp", (int)len, header);
}

/* "out.c: a.schema b.schema", for make. */
static const char *depend_text(const char *c_file, const plan *p, stax_arena *arena)
{
    const char *text = zprintf(arena, "%s:", make_path(c_file, arena));

    for (size_t i = 0; i < p->file_count; i++)
        text = zprintf(arena, "%s %s", text, make_path(p->files[i]->name, arena));
    return zprintf(arena, "%s\n", text);
}

bool emit_files(const command_line *c, const plan *p, FILE *errors, stax_arena *arena)
{
    const char *c_file = source_path(c, p->file_name, arena);
    const char *header = header_path(c, c_file, arena);
    write_file files[4] = {
        {.path = header, .text = emit_header(p, arena)},
        {.path = c_file, .text = emit_source(p, arena), .always = c->depfile != NULL},
    };
    size_t count = 2;

    if (c->cxx)
        files[count++] = (write_file){.path = cxx_path(header, arena), .text = emit_cxx(p, arena)};
    if (c->depfile)
        files[count++] =
            (write_file){.path = c->depfile, .text = stax_str_of(depend_text(c_file, p, arena))};
    return write_files(files, count, errors, arena);
}
