/*
 * The schema in long form, for --explain. It is printed from the model alone: options have become
 * settings of the fields, other names of types have become the types. What a reader would assume
 * anyway (required, once, the element of the same name) is left out.
 */
#include "model/model.h"

/* --- YAML --------------------------------------------------------------------------------- */

static bool is_word_byte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* Can it stand without quotes? Some texts that could get quotes all the same. */
static bool is_plain(stax_str text)
{
    if (text.len == 0 || text.data[text.len - 1] == ' ') return false;
    bool number = text.len > 1 && (text.data[0] == '-' || text.data[0] == '.');
    if (!is_word_byte(text.data[0]) && !(number && is_word_byte(text.data[1]))) return false;
    for (size_t i = 0; i < text.len; i++)
        if (!is_word_byte(text.data[i]) && !strchr(" ()[],.?/@-+", text.data[i])) return false;
    return true;
}

/* One character of a quoted scalar; returns its bytes. */
static size_t put_character(FILE *to, stax_str text, size_t at)
{
    unsigned char c = (unsigned char)text.data[at];
    unsigned char next = at + 1 < text.len ? (unsigned char)text.data[at + 1] : 0;

    if (c == 0xC2 && next < 0xA0) { /* C1: YAML takes them only as escapes */
        fprintf(to, "\\x%02X", next);
        return 2;
    }
    if (c == '"' || c == '\\')
        fprintf(to, "\\%c", c);
    else if (c == '\n')
        fputs("\\n", to);
    else if (c < 0x20 || c == 0x7F)
        fprintf(to, "\\x%02X", c);
    else
        putc(c, to);
    return 1;
}

static void put_text(FILE *to, stax_str text)
{
    if (is_plain(text)) {
        fwrite(text.data, 1, text.len, to);
        return;
    }
    putc('"', to);
    for (size_t i = 0; i < text.len;) i += put_character(to, text, i);
    putc('"', to);
}

static void put_pair(FILE *to, int indent, const char *key, stax_str value)
{
    fprintf(to, "%*s%s: ", indent, "", key);
    put_text(to, value);
    putc('\n', to);
}

static void put_pair_of(FILE *to, int indent, const char *key, const char *value)
{
    put_pair(to, indent, key, stax_str_of(value));
}

/* --- the field language ------------------------------------------------------------------- */

static bool is_name(stax_str text)
{
    for (size_t i = 0; i < text.len; i++)
        if (!is_word_byte(text.data[i]) && (i == 0 || text.data[i] != '-')) return false;
    return text.len > 0 && (text.data[0] < '0' || text.data[0] > '9');
}

/* A literal within a type that stands in quotes of YAML. */
static void put_literal(FILE *to, stax_str text)
{
    bool quoted = memchr(text.data, '"', text.len) != NULL;
    const char *quote = is_name(text) ? "" : quoted ? "'" : "\\\"";

    fputs(quote, to);
    for (size_t i = 0; i < text.len;) i += put_character(to, text, i);
    fputs(quote, to);
}

static bool is_same(const model_word *word)
{
    return stax_eq(word->text, stax_str_of(word->name));
}

static void put_enum(FILE *to, const model_enum *e)
{
    bool plain = true;

    for (size_t i = 0; i < e->word_count; i++)
        plain = plain && is_same(&e->words[i]) && is_name(e->words[i].text);
    fprintf(to, "  %s: %senum(", e->name, plain ? "" : "\"");
    for (size_t i = 0; i < e->word_count; i++) {
        const model_word *word = &e->words[i];
        if (i > 0) fputs(", ", to);
        if (!is_same(word)) fprintf(to, "%s=", word->name);
        put_literal(to, word->text);
    }
    fprintf(to, "%s)%s\n", e->other ? ", *" : "", plain ? "" : "\"");
}

/* A word in brackets, with what stands in front of it. */
static void put_word(FILE *to, const char *word, const char **between)
{
    fprintf(to, "%s%s", *between, word);
    *between = ", ";
}

/* A built-in type with the words in brackets that have no key of their own. */
static void put_type_name(FILE *to, const model_type *type)
{
    const char *between = "(";
    unsigned size = type->kind == MODEL_CHAR ? (unsigned)type->size : type->digits;
    const struct {
        bool given;
        const char *word;
    } words[] = {
        {type->hex, "hex"},
        {type->any, "any"},
        {type->round, "round"},
        {type->cut, "cut"},
        {type->letters == MODEL_LOWER, "lower"},
        {type->letters == MODEL_UPPER, "upper"},
        {type->kind == MODEL_BYTES, type->base64 ? "base64" : "hex"},
        {type->kind == MODEL_UNIX, "unix"},
        {(type->formats & MODEL_RFC822) != 0, "rfc822"},
        {(type->formats & MODEL_ISO) != 0, "iso"},
    };

    fputs(model_type_word(type), to);
    if (type->kind == MODEL_DECIMAL || type->kind == MODEL_CHAR) {
        fprintf(to, "(%u", size);
        between = ", ";
    }
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].given) put_word(to, words[i].word, &between);
    if (*between == ',') putc(')', to);
}

/* hook(read_color, "const char *") */
static void put_hook(FILE *to, const model_type *type)
{
    fprintf(to, "hook(%s, ", type->hook);
    put_literal(to, stax_str_of(type->c_type));
    putc(')', to);
}

static void put_bool(FILE *to, const model_type *type)
{
    fputs("bool(", to);
    put_literal(to, stax_str_of(type->yes));
    fputs(", ", to);
    put_literal(to, stax_str_of(type->no));
    putc(')', to);
}

static void put_members(FILE *to, const model_union *u)
{
    for (size_t i = 0; i < u->member_count; i++)
        fprintf(to, "%s%s%s", i > 0 ? " | " : "", u->members[i].name, u->members[i].step.tests);
}

static void put_union_name(FILE *to, const model_union *u)
{
    if (!u->inlined) {
        fputs(u->name, to);
        return;
    }
    putc('(', to);
    put_members(to, u);
    putc(')', to);
}

static void put_type(FILE *to, const model_field *f)
{
    const model_type *type = &f->type;
    const char *quote = type->yes || type->kind == MODEL_HOOK ? "\"" : "";

    fprintf(to, "      type: %s", quote);
    if (type->kind == MODEL_RECORD)
        fputs(type->record->name, to);
    else if (type->kind == MODEL_UNION)
        put_union_name(to, type->of_union);
    else if (type->kind == MODEL_ENUM && !type->of_enum->inlined)
        fputs(type->of_enum->name, to);
    else if (type->kind == MODEL_ENUM && type->of_enum->other)
        fputs("enum(*)", to);
    else if (type->yes)
        put_bool(to, type);
    else if (type->kind == MODEL_HOOK)
        put_hook(to, type);
    else
        put_type_name(to, type);
    fprintf(to, "%s%s\n", f->presence == MODEL_OPTIONAL ? "?" : "", quote);
}

static void put_values(FILE *to, const model_enum *e)
{
    bool same = true;

    fputs("      values:\n", to);
    for (size_t i = 0; i < e->word_count; i++) same = same && is_same(&e->words[i]);
    for (size_t i = 0; i < e->word_count; i++) {
        fputs(same ? "        - " : "        ", to);
        if (!same) {
            put_text(to, stax_str_of(e->words[i].name));
            fputs(": ", to);
        }
        put_text(to, e->words[i].text);
        putc('\n', to);
    }
}

/* --- fields ------------------------------------------------------------------------------- */

static bool is_usual_path(const model_field *f)
{
    const model_step *first = &f->path.steps[0];

    if (f->type.kind == MODEL_UNION) return f->path.count == 1;
    return f->path.count == 1 && f->other_count == 0 && first->kind == MODEL_STEP_ELEMENT &&
           !first->deep && *first->tests == '\0' && first->name == f->name;
}

static void put_path(FILE *to, const model_field *f)
{
    stax_arena arena;

    stax_arena_init(&arena, NULL, NULL, 0);
    if (f->type.kind == MODEL_UNION) {
        model_path around = f->path; /* its members bring their own names */
        around.count--;
        put_pair_of(to, 6, "path", model_path_text(&around, &arena));
    } else {
        put_pair_of(to, 6, "path", model_paths_text(f, &arena));
    }
    stax_arena_free(&arena);
}

static void put_count(FILE *to, const model_field *f)
{
    fprintf(to, "      count: %u", (unsigned)f->min);
    if (f->max == MODEL_UNBOUNDED)
        fputs("..", to);
    else if (f->max != f->min)
        fprintf(to, "..%u", (unsigned)f->max);
    putc('\n', to);
}

static void put_settings(FILE *to, const model_field *f)
{
    static const char *const spaces[] = {"trim", "keep", "collapse"};
    bool attribute = f->path.steps[f->path.count - 1].kind == MODEL_STEP_ATTRIBUTE;
    model_space usual = attribute || f->type.below == MODEL_STR_RAW ? MODEL_KEEP : MODEL_TRIM;

    if (f->type.split) usual = MODEL_TRIM;
    if ((model_is_text(f->type.kind) && f->space != usual) ||
        (f->type.kind == MODEL_UNION && f->space_given))
        put_pair_of(to, 6, "space", spaces[f->space]);
    if (f->empty_is_absent) put_pair_of(to, 6, "empty", "absent");
    if (f->invalid_is_absent) put_pair_of(to, 6, "invalid", "absent");
    if (f->repeated != MODEL_REPEATED_ERROR)
        put_pair_of(to, 6, "repeated", f->repeated == MODEL_REPEATED_FIRST ? "first" : "last");
}

static void put_field(FILE *to, const model_field *f)
{
    const model_type *type = &f->type;

    fprintf(to, "    %s:\n", f->name);
    if (f->doc.len > 0) put_pair(to, 6, "doc", f->doc);
    if (f->since.len > 0) put_pair(to, 6, "since", f->since);
    put_type(to, f);
    if (type->kind == MODEL_ENUM && type->of_enum->inlined) put_values(to, type->of_enum);
    if (!is_usual_path(f)) put_path(to, f);
    if (type->pattern) put_pair_of(to, 6, "pattern", type->pattern);
    if (type->split) put_pair_of(to, 6, "split", type->split);
    if (type->lo.given) put_pair(to, 6, "min", type->lo.text);
    if (type->hi.given) put_pair(to, 6, "max", type->hi.text);
    if (f->presence == MODEL_ARRAY) put_count(to, f);
    if (f->presence == MODEL_DEFAULT && type->kind != MODEL_FLAG)
        put_pair(to, 6, "default", f->fallback.text);
    put_settings(to, f);
    if (f->member_given) put_pair_of(to, 6, "field", f->c_name);
}

/* --- the schema --------------------------------------------------------------------------- */

static void put_rules(FILE *to, const model_record *record)
{
    static const char *const unknowns[] = {"skip", "error", "warn"};

    if (record->unknown != MODEL_UNKNOWN_SKIP)
        put_pair_of(to, 4, "$unknown", unknowns[record->unknown]);
    if (record->ordered) put_pair_of(to, 4, "$order", "strict");
    if (record->where) put_pair_of(to, 4, "$where", record->where_text);
    if (record->hook) put_pair_of(to, 4, "$hook", record->hook);
    if (record->since.len > 0) put_pair(to, 4, "$since", record->since);
    if (record->deprecated)
        put_pair(to, 4, "$deprecated",
                 record->substitute.len > 0 ? record->substitute : stax_str_of("yes"));
}

static void put_record(FILE *to, const model_record *record)
{
    fprintf(to, "  %s:\n", record->name);
    if (record->doc.len > 0) put_pair(to, 4, "$doc", record->doc);
    if (record->own) put_pair_of(to, 4, "$struct", record->own);
    if (record->element != record->name) put_pair_of(to, 4, "$element", record->element);
    put_rules(to, record);
    for (size_t i = 0; i < record->field_count; i++) put_field(to, &record->fields[i]);
}

static void put_stream(FILE *to, const model_stream *stream)
{
    size_t first = stream->fields[0]->within->hidden ? 1 : 0;

    fprintf(to, "  %s: %s", stream->name, stream->fields[first]->within->name);
    for (size_t i = first; i < stream->count; i++) fprintf(to, ".%s", stream->fields[i]->name);
    putc('\n', to);
}

static bool is_lax(const model_schema *schema)
{
    for (size_t i = 0; i < schema->space_count; i++)
        if (schema->spaces[i]->lax) return true;
    return false;
}

static void put_options(FILE *to, const model_schema *schema)
{
    const model_options *options = &schema->options;
    bool lax = is_lax(schema);
    if (options->depth == 256 && !options->borrowed && !lax) return;
    fputs("options:\n", to);
    if (options->depth != 256) fprintf(to, "  depth: %u\n", (unsigned)options->depth);
    if (options->borrowed) fputs("  strings: borrowed\n", to);
    if (lax) fputs("  ns: lax\n", to);
}

static size_t file_number(const model_schema *schema, const source *file)
{
    size_t i = 0;

    while (schema->files[i] != file) i++;
    return i;
}

/* All files become one: what is imported stands behind. */
static bool is_before(const model_schema *schema, pos a, pos b)
{
    size_t in_a = file_number(schema, a.source), in_b = file_number(schema, b.source);

    if (in_a != in_b) return in_a < in_b;
    return a.line < b.line || (a.line == b.line && a.column < b.column);
}

/* Whether a member with this name stands in a union above, or above in this one. */
static bool named_before(const model_schema *schema, size_t number, size_t member)
{
    const char *name = schema->unions[number]->members[member].name;

    for (size_t i = 0; i < number; i++)
        for (size_t j = 0; j < schema->unions[i]->member_count; j++)
            if (schema->unions[i]->members[j].name == name) return true;
    return false;
}

/* Types of single values that are members of unions: there they need a name. */
static void put_values_of(FILE *to, const model_schema *schema, size_t number)
{
    const model_union *u = schema->unions[number];

    for (size_t i = 0; i < u->member_count; i++) {
        const model_member *m = &u->members[i];
        bool done = m->written.len == 0 || named_before(schema, number, i);
        if (m->type.kind == MODEL_ENUM) done |= m->type.of_enum->name == m->name;
        if (!done) put_pair(to, 2, m->name, m->written);
    }
}

static void put_unions(FILE *to, const model_schema *schema)
{
    for (size_t i = 0; i < schema->union_count; i++) {
        const model_union *u = schema->unions[i];
        put_values_of(to, schema, i);
        if (u->inlined) continue;
        fprintf(to, "  %s: ", u->name);
        put_members(to, u);
        putc('\n', to);
    }
}

/* Unions, then structs and enums in the order of the schema. */
static void put_types(FILE *to, const model_schema *schema)
{
    size_t e = 0;

    for (size_t i = 0; i <= schema->record_count; i++) {
        bool last = i == schema->record_count;
        for (; e < schema->enum_count; e++) {
            const model_enum *one = schema->enums[e];
            if (!last && !is_before(schema, one->at, schema->records[i]->at)) break;
            if (!one->inlined) put_enum(to, one);
        }
        if (!last && i + e > 0 && !schema->records[i]->hidden) putc('\n', to);
        if (!last && !schema->records[i]->hidden) put_record(to, schema->records[i]);
    }
}

static void put_namespaces(FILE *to, const model_schema *schema)
{
    if (schema->ns_given) fputs("ns:\n", to);
    for (size_t i = 0; i < schema->space_count; i++) {
        const model_ns *ns = schema->spaces[i];
        if (ns->implied) continue;
        fprintf(to, *ns->prefix ? "  %s:" : "  \"%s\":", ns->prefix);
        for (size_t j = 0; j < ns->uri_count; j++) {
            fputs(ns->uri_count > 1 ? "\n    - " : " ", to);
            put_text(to, ns->uris[j]);
        }
        putc('\n', to);
    }
}

/* A path to a root is in the struct around it. */
static void put_root_element(FILE *to, const model_root *root)
{
    const model_path *path = &root->record->fields[0].path;

    if (root->record == root->type) {
        put_text(to, stax_str_of(root->step.name));
        putc('\n', to);
        return;
    }
    fprintf(to, "\"/%s", root->step.name);
    for (size_t i = 0; i < path->count; i++) fprintf(to, "/%s", path->steps[i].name);
    fputs("\"\n", to);
}

static void put_roots(FILE *to, const model_schema *schema)
{
    bool list = schema->root_count > 1;

    if (schema->document && !schema->document->inlined) {
        put_pair_of(to, 0, "root", schema->document->name);
        return;
    }
    fputs("root:\n", to);
    for (size_t i = 0; i < schema->root_count; i++) {
        fputs(list ? "  - element: " : "  element: ", to);
        put_root_element(to, &schema->roots[i]);
        put_pair_of(to, list ? 4 : 2, "type", schema->roots[i].type->name);
    }
}

static void put_c(FILE *to, const model_schema *schema)
{
    bool prefix = strcmp(schema->file_name, schema->name) != 0;
    if (!prefix && schema->include_count == 0) return;

    fputs("c:\n", to);
    if (prefix) put_pair_of(to, 2, "prefix", schema->name);
    if (schema->include_count > 0) fputs("  include:\n", to);
    for (size_t i = 0; i < schema->include_count; i++) {
        fputs("    - ", to);
        put_text(to, schema->includes[i]);
        putc('\n', to);
    }
}

void model_explain(const model_schema *schema, FILE *to)
{
    fprintf(to, "stax: 1\nname: %s\n", schema->file_name);
    if (schema->doc.len > 0) put_pair(to, 0, "doc", schema->doc);
    put_namespaces(to, schema);
    put_roots(to, schema);
    if (schema->stream) fputs("stream:\n", to);
    for (size_t i = 0; i < schema->stream_count; i++) put_stream(to, schema->streams[i]);
    put_options(to, schema);
    put_c(to, schema);
    fputs("\ntypes:\n", to);
    put_unions(to, schema);
    put_types(to, schema);
}
