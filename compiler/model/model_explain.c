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
    fprintf(to, ")%s\n", plain ? "" : "\"");
}

/* The words in brackets that have no key of their own. */
static const char *argument_of(const model_type *type)
{
    if (type->hex) return "hex";
    if (type->any) return "any";
    if (type->round) return "round";
    return type->cut ? "cut" : NULL;
}

static void put_type_name(FILE *to, const model_type *type)
{
    const char *word = argument_of(type);
    bool sized = type->kind == MODEL_DECIMAL || type->kind == MODEL_CHAR;
    unsigned size = type->kind == MODEL_CHAR ? (unsigned)type->size : type->digits;

    fputs(model_kind_word(type->kind), to);
    if (!sized && !word) return;
    putc('(', to);
    if (sized) fprintf(to, "%u", size);
    if (sized && word) fputs(", ", to);
    if (word) fputs(word, to);
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

static void put_type(FILE *to, const model_field *f)
{
    const model_type *type = &f->type;
    const char *quote = type->yes ? "\"" : "";

    fprintf(to, "      type: %s", quote);
    if (type->kind == MODEL_RECORD)
        fputs(type->record->name, to);
    else if (type->kind == MODEL_ENUM && !type->of_enum->inlined)
        fputs(type->of_enum->name, to);
    else if (type->yes)
        put_bool(to, type);
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

    return f->path.count == 1 && first->kind == MODEL_STEP_ELEMENT && first->name == f->name;
}

static void put_path(FILE *to, const model_path *path)
{
    const char *quote = path->steps[0].kind == MODEL_STEP_ELEMENT ? "" : "\"";

    fprintf(to, "      path: %s", quote);
    for (size_t i = 0; i < path->count; i++)
        fprintf(to, "%s%s%s", i > 0 ? "/" : "",
                path->steps[i].kind == MODEL_STEP_ATTRIBUTE ? "@" : "", path->steps[i].name);
    fprintf(to, "%s\n", quote);
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
    model_space usual = attribute ? MODEL_KEEP : MODEL_TRIM;

    if (model_is_text(f->type.kind) && f->space != usual)
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
    put_type(to, f);
    if (type->kind == MODEL_ENUM && type->of_enum->inlined) put_values(to, type->of_enum);
    if (!is_usual_path(f)) put_path(to, &f->path);
    if (type->lo.given) put_pair(to, 6, "min", type->lo.text);
    if (type->hi.given) put_pair(to, 6, "max", type->hi.text);
    if (f->presence == MODEL_ARRAY) put_count(to, f);
    if (f->presence == MODEL_DEFAULT && type->kind != MODEL_FLAG)
        put_pair(to, 6, "default", f->fallback.text);
    put_settings(to, f);
}

/* --- the schema --------------------------------------------------------------------------- */

static void put_record(FILE *to, const model_record *record)
{
    fprintf(to, "  %s:\n", record->name);
    if (record->doc.len > 0) put_pair(to, 4, "$doc", record->doc);
    if (record->element != record->name) put_pair_of(to, 4, "$element", record->element);
    if (record->unknown == MODEL_UNKNOWN_ERROR) put_pair_of(to, 4, "$unknown", "error");
    for (size_t i = 0; i < record->field_count; i++) put_field(to, &record->fields[i]);
}

static void put_stream(FILE *to, const model_stream *stream)
{
    fprintf(to, "stream:\n  %s: %s", stream->name, stream->fields[0]->within->name);
    for (size_t i = 0; i < stream->count; i++) fprintf(to, ".%s", stream->fields[i]->name);
    putc('\n', to);
}

static void put_options(FILE *to, const model_options *options)
{
    if (options->depth == 256 && !options->borrowed) return;
    fputs("options:\n", to);
    if (options->depth != 256) fprintf(to, "  depth: %u\n", (unsigned)options->depth);
    if (options->borrowed) fputs("  strings: borrowed\n", to);
}

static bool is_before(pos a, pos b)
{
    return a.line < b.line || (a.line == b.line && a.column < b.column);
}

/* Structs and enums in the order of the schema. */
static void put_types(FILE *to, const model_schema *schema)
{
    size_t e = 0;

    for (size_t i = 0; i <= schema->record_count; i++) {
        bool last = i == schema->record_count;
        for (; e < schema->enum_count; e++) {
            const model_enum *one = schema->enums[e];
            if (!last && !is_before(one->at, schema->records[i]->at)) break;
            if (!one->inlined) put_enum(to, one);
        }
        if (!last && i + e > 0) putc('\n', to);
        if (!last) put_record(to, schema->records[i]);
    }
}

void model_explain(const model_schema *schema, FILE *to)
{
    fprintf(to, "stax: 1\nname: %s\n", schema->name);
    if (schema->doc.len > 0) put_pair(to, 0, "doc", schema->doc);
    fprintf(to, "root:\n  element: %s\n  type: %s\n", schema->root_element, schema->root->name);
    if (schema->stream) put_stream(to, schema->stream);
    put_options(to, &schema->options);
    fputs("\ntypes:\n", to);
    put_types(to, schema);
}
