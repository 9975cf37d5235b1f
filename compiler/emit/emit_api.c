/*
 * The functions of the header, and their definitions: thin, all of them. The text is the same for
 * every schema but for names, so each function is one row: its head, and its body.
 */
#include "base/zalloc.h"
#include "emit/emit_parts.h"

/* What the text of a row names; their letters stand behind a '$'. */
typedef struct names {
    const char *prefix; /* $p */
    const char *root;   /* $r: the root's type */
    const char *schema; /* $s: the variable */
    const char *next;   /* $n: the function that gives records */
    const char *type;   /* $t: a record's type */
    const char *out;    /* $o: the parameter for it */
    const char *list;   /* $l: the list that stays empty */
    unsigned number;    /* $i: the iterator's */
} names;

/* The text with all names in it. */
static const char *named(out *o, const char *text, const names *n)
{
    const char *done = "";

    for (;;) {
        size_t len = strcspn(text, "$");
        done = zprintf(o->arena, "%s%.*s", done, (int)len, text);
        if (text[len] == '\0') return done;
        char which = text[len + 1];
        const char *name = which == 'p'   ? n->prefix
                           : which == 'r' ? n->root
                           : which == 's' ? n->schema
                           : which == 'n' ? n->next
                           : which == 't' ? n->type
                           : which == 'o' ? n->out
                           : which == 'i' ? zprintf(o->arena, "%u", n->number)
                                          : n->list;
        done = zprintf(o->arena, "%s%s", done, name);
        text += len + 2;
    }
}

typedef struct function {
    const char *comment; /* NULL: none; else paragraphs */
    const char *before;  /* a line of the header in front of it, or NULL */
    const char *type, *head;
    const char *body[5]; /* lines; "": an empty one */
} function;

static const char owned[] =
    "Reads a whole document. All of it lives in the arena; the bytes may go afterwards.\n"
    "\n"
    "options  NULL for the usual ones\n"
    "error    filled when the result is NULL; may be NULL";

static const char borrowed[] =
    "Reads a whole document. All of it lives in the arena but for strings, which are not copied "
    "where they stand in `xml` as they are: both must stay. No NUL follows such a string.\n"
    "\n"
    "options  NULL for the usual ones\n"
    "error    filled when the result is NULL; may be NULL";

static const function documents[] = {
    {NULL,
     NULL,
     "$r *",
     "$p_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options, "
     "stax_error *error)",
     {"stax_input input = stax_input_memory(xml, len);", "",
      "return stx_parse(&$s, arena, &input, options, error);"}},
    {NULL,
     NULL,
     "$r *",
     "$p_parse_file(stax_arena *arena, const char *path, const stax_options *options, "
     "stax_error *error)",
     {"stax_input input = stax_input_path(path);", "",
      "return stx_parse(&$s, arena, &input, options, error);"}},
};

static const function records[] = {
    {"Reads one record at a time, in bounded memory.\n"
     "\n"
     "input    the caller's, must outlive the reader as `error` must; NULL: bytes come by $p_feed\n"
     "returns  NULL with *error filled when there is no memory or no such file",
     "typedef struct $p_reader $p_reader;",
     "$p_reader *",
     "$p_reader_open(const stax_input *input, const stax_options *options, "
     "stax_error *error)",
     {"return ($p_reader *)stx_open(&$s, input, options, error);"}},
    {"The next $t: STAX_OK, STAX_END once the whole document was checked, STAX_MORE (only with "
     "$p_feed), or the error, which stays. *$o is NULL unless the status is STAX_OK; it lives "
     "until the next call of next, feed or close.",
     NULL,
     "stax_status",
     "$n($p_reader *reader, const $t **$o)",
     {"const void *record;", "stax_status status = stx_next((stx_reader *)reader, &record);", "",
      "*$o = record;", "return status;"}},
    {"What stands around the records, as far as it has been read; its $l are empty.",
     NULL,
     "const $r *",
     "$p_reader_head(const $p_reader *reader)",
     {"return stx_head((const stx_reader *)reader);"}},
    {"Records that were passed over, with stax_options.skip_bad.",
     NULL,
     "size_t",
     "$p_reader_bad(const $p_reader *reader)",
     {"return stx_bad((const stx_reader *)reader);"}},
    {"Lends the next bytes, cut anywhere, until $n returns STAX_MORE. `last`: there are no more. "
     "STAX_E_STATE for a reader with an input, before STAX_MORE, and after the last bytes.",
     NULL,
     "stax_status",
     "$p_feed($p_reader *reader, const char *bytes, size_t len, bool last)",
     {"return stx_feed((stx_reader *)reader, bytes, len, last);"}},
    {"Gives everything back; NULL is allowed.",
     NULL,
     "void",
     "$p_reader_close($p_reader *reader)",
     {"stx_shutdown((stx_reader *)reader);"}},
};

/* In place of the second row above, one for each of several iterators. */
static const function iterator = {
    "The next $t: as with a single iterator, and STAX_OTHER when what comes next is a record of "
    "another one, which waits until that is asked.",
    NULL,
    "stax_status",
    "$n($p_reader *reader, const $t **$o)",
    {"const void *record;", "stax_status status = stx_next_of((stx_reader *)reader, $i, &record);",
     "", "*$o = record;", "return status;"}};

enum {
    NEXT = 1,
    DOCUMENTS = sizeof documents / sizeof *documents,
    RECORDS = sizeof records / sizeof *records
};

static void use_stream(names *n, const plan_stream *s)
{
    n->next = s->next;
    n->type = s->type;
    n->out = s->out;
    n->list = s->list;
    n->number = s->number;
}

static names names_of(const plan *p)
{
    names n = {.prefix = p->prefix, .root = p->root_type, .schema = p->schema_in};

    if (p->stream) use_stream(&n, p->stream);
    if (p->stream_count > 1) n.next = "next", n.list = "arrays of records";
    return n;
}

/* --- the header --------------------------------------------------------------------------- */

/* One line's comment stays on it; all others are blocks. */
static void comment(out *o, const char *text)
{
    if (strchr(text, '\n'))
        out_comments(o, "%s", text);
    else
        out_comment(o, "%s", text);
}

static void declare(out *o, const plan *p, const function *f, const names *n)
{
    const char *macro = p->request.export_macro;

    if (f->comment) comment(o, named(o, f->comment, n));
    if (f->before) out_line(o, "%s", named(o, f->before, n));
    out_function(
        o, zprintf(o->arena, "%s%s%s", macro ? macro : "", macro ? " " : "", named(o, f->type, n)),
        zprintf(o->arena, "%s;", named(o, f->head, n)));
}

static void declare_iterators(out *o, const plan *p)
{
    for (size_t i = 0; i < p->stream_count; i++) {
        names n = names_of(p);
        use_stream(&n, &p->streams[i]);
        declare(o, p, &iterator, &n);
        out_gap(o);
    }
}

void emit_api_header(out *o, const plan *p)
{
    names n = names_of(p);

    out_comments(o, "%s", p->borrowed ? borrowed : owned);
    for (size_t i = 0; i < DOCUMENTS; i++) declare(o, p, &documents[i], &n);
    out_gap(o);
    for (size_t i = 0; i < RECORDS && p->stream; i++) {
        if (i == NEXT && p->stream_count > 1) {
            declare_iterators(o, p);
            continue;
        }
        declare(o, p, &records[i], &n);
        out_gap(o);
    }
}

/* --- the source --------------------------------------------------------------------------- */

static void define(out *o, const function *f, const names *n)
{
    out_gap(o);
    out_function(o, named(o, f->type, n), named(o, f->head, n));
    out_raw(o, "{");
    out_in(o);
    for (size_t i = 0; i < 5 && f->body[i]; i++) {
        if (*f->body[i])
            out_line(o, "%s", named(o, f->body[i], n));
        else
            out_gap(o);
    }
    out_back(o);
    out_raw(o, "}");
}

static void emit_schema(out *o, const plan *p)
{
    out_raw(o, "static const stx_schema %s = {", p->schema_in);
    out_in(o);
    out_raw(o, ".abi = STX_ABI,");
    out_line(o, ".file = \"%s\",", p->schema_name);
    out_line(o, ".root = &%s,", p->root_state);
    if (p->document) out_line(o, ".document = &%s,", p->document->state);
    if (p->space_count > 0) {
        out_line(o, ".namespaces = namespaces,");
        out_line(o, ".namespace_count = %u,", (unsigned)p->space_count + 1);
    }
    out_raw(o, ".levels = %u,", (unsigned)p->levels);
    if (p->deep) out_raw(o, ".deep = true,");
    if (p->depth > 0) out_raw(o, ".depth = %u,", (unsigned)p->depth);
    if (p->refuses_doctype) out_raw(o, ".refuses_doctype = true,");
    if (p->html_entities) out_raw(o, ".html_entities = true,");
    if (p->sizes_in) {
        out_raw(o, ".iterators = %zu,", p->stream_count);
        out_line(o, ".sizes = %s,", p->sizes_in);
    }
    if (p->stream) {
        out_line(o, ".stream = &%s,", p->stream->state);
        out_line(o, ".stream_arm = %s,", p->stream->constant);
        if (p->stream->arms > 1) {
            out_line(o, ".stream_arms = %zu,", p->stream->arms);
            out_line(o, ".stream_size = sizeof(%s),", p->stream->type);
        }
    }
    out_back(o);
    out_raw(o, "};");
}

static void define_iterators(out *o, const plan *p)
{
    for (size_t i = 0; i < p->stream_count; i++) {
        names n = names_of(p);
        use_stream(&n, &p->streams[i]);
        define(o, &iterator, &n);
    }
}

static void emit_sizes(out *o, const plan *p)
{
    if (p->sizes_in == NULL) return;
    out_raw(o, "static const size_t %s[] = {", p->sizes_in);
    out_in(o);
    for (size_t i = 0; i < p->stream_count; i++) out_raw(o, "sizeof(%s),", p->streams[i].type);
    out_back(o);
    out_raw(o, "};");
    out_gap(o);
}

void emit_api_source(out *o, const plan *p)
{
    names n = names_of(p);

    out_rule(o, p->stream ? "documents and records" : "documents");
    out_gap(o);
    emit_document(o, p);
    emit_sizes(o, p);
    emit_schema(o, p);
    for (size_t i = 0; i < DOCUMENTS; i++) define(o, &documents[i], &n);
    for (size_t i = 0; i < RECORDS && p->stream; i++) {
        if (i == NEXT && p->stream_count > 1)
            define_iterators(o, p);
        else
            define(o, &records[i], &n);
    }
}
