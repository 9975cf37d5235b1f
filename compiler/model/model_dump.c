/*
 * The model as text, for --dump=model: everything in it but the places. Two schemas with equal
 * dumps mean the same.
 */
#include "model/model.h"

#include <inttypes.h>

static void dump_text(stax_str text, FILE *to)
{
    putc('"', to);
    for (size_t i = 0; i < text.len; i++) {
        char c = text.data[i];
        if (c == '\n')
            fputs("\\n", to);
        else if (c == '"' || c == '\\')
            fprintf(to, "\\%c", c);
        else
            putc(c, to);
    }
    putc('"', to);
}

static void dump_doc(stax_str doc, FILE *to)
{
    if (doc.len == 0) return;
    fputs(" doc ", to);
    dump_text(doc, to);
}

/* --- types -------------------------------------------------------------------------------- */

static void dump_number(model_kind kind, model_number number, FILE *to)
{
    if (model_is_float(kind))
        fprintf(to, "%.17g", number.f);
    else if (model_is_signed(kind) || kind == MODEL_DECIMAL || kind == MODEL_UNIX)
        fprintf(to, "%" PRId64, number.i);
    else
        fprintf(to, "%" PRIu64, number.u);
}

static void dump_bounds(const model_type *type, FILE *to)
{
    if (!type->lo.given && !type->hi.given) return;
    putc(' ', to);
    if (type->lo.given) dump_number(type->kind, type->lo.value, to);
    fputs("..", to);
    if (type->hi.given) dump_number(type->kind, type->hi.value, to);
}

/* What some types have beside numbers. */
static void dump_more(const model_type *type, FILE *to)
{
    static const char *const letters[] = {"", " lower", " upper"};

    if (type->kind == MODEL_BYTES) fputs(type->base64 ? " base64" : " hex", to);
    if (type->kind == MODEL_UNIX) fputs(" unix", to);
    if (type->formats & MODEL_RFC822) fputs(" rfc822", to);
    if (type->formats & MODEL_ISO) fputs(" iso", to);
    if (type->kind == MODEL_HOOK) fprintf(to, " %s -> %s", type->hook, type->c_type);
    fputs(letters[type->letters], to);
    if (type->pattern) fputs(" pattern ", to);
    if (type->pattern) dump_text(stax_str_of(type->pattern), to);
    if (type->split) fputs(" split ", to);
    if (type->split) dump_text(stax_str_of(type->split), to);
}

static void dump_type(const model_type *type, FILE *to)
{
    fputs(model_type_word(type), to);
    if (type->kind == MODEL_DECIMAL) fprintf(to, "(%u)", type->digits);
    if (type->kind == MODEL_CHAR) fprintf(to, "(%u)", (unsigned)type->size);
    if (type->kind == MODEL_ENUM) fprintf(to, " %s", type->of_enum->c_name);
    if (type->kind == MODEL_RECORD) fprintf(to, " %s", type->record->c_name);
    if (type->kind == MODEL_UNION) fprintf(to, " %s", type->of_union->c_name);
    if (type->yes) fprintf(to, " \"%s\" \"%s\"", type->yes, type->no);
    dump_more(type, to);
    dump_bounds(type, to);
    if (type->hex) fputs(" hex", to);
    if (type->any) fputs(" any", to);
    if (type->round) fputs(" round", to);
    if (type->cut) fputs(" cut", to);
}

/* --- defaults ----------------------------------------------------------------------------- */

static void dump_moment(const model_moment *m, FILE *to)
{
    fprintf(to, "%" PRId32 "-%u-%u %u:%u:%u.%09" PRIu32, m->year, m->month, m->day, m->hour,
            m->minute, m->second, m->nanosecond);
    if (m->zone_given) fprintf(to, " zone %d", m->zone_minutes);
}

static void dump_duration(const model_duration *d, FILE *to)
{
    fprintf(to,
            "%s%" PRIu32 " years %" PRIu32 " months %" PRIu32 " days %" PRIu32 ":%" PRIu32
            ":%" PRIu32 ".%09" PRIu32,
            d->negative ? "minus " : "", d->years, d->months, d->days, d->hours, d->minutes,
            d->seconds, d->nanosecond);
}

static void dump_value(const model_type *type, const model_value *value, FILE *to)
{
    switch (type->kind) {
    case MODEL_STR:
    case MODEL_CHAR:
        dump_text(value->text, to);
        return;
    case MODEL_BOOL:
    case MODEL_FLAG:
        fputs(value->truth ? "true" : "false", to);
        return;
    case MODEL_ENUM:
        fputs(value->word->c_name, to);
        if (value->word != type->of_enum->other) return;
        putc(' ', to);
        dump_text(value->text, to);
        return;
    case MODEL_BYTES:
        for (size_t i = 0; i < value->bytes.len; i++)
            fprintf(to, "%02X", (unsigned char)value->bytes.data[i]);
        return;
    case MODEL_DATE:
    case MODEL_TIME:
    case MODEL_DATETIME:
        dump_moment(&value->moment, to);
        return;
    case MODEL_DURATION:
        dump_duration(&value->duration, to);
        return;
    default:
        dump_number(type->kind, value->number, to);
    }
}

/* --- fields ------------------------------------------------------------------------------- */

static void dump_presence(const model_field *f, FILE *to)
{
    if (f->presence == MODEL_REQUIRED) fputs(" required", to);
    if (f->presence == MODEL_OPTIONAL) fputs(" optional", to);
    if (f->presence == MODEL_DEFAULT) {
        fputs(" = ", to);
        dump_value(&f->type, &f->fallback, to);
    }
    if (f->presence != MODEL_ARRAY) return;
    fprintf(to, " [%u..", (unsigned)f->min);
    if (f->max != MODEL_UNBOUNDED) fprintf(to, "%u", (unsigned)f->max);
    putc(']', to);
}

static void dump_path(const model_field *f, FILE *to)
{
    stax_arena arena;

    stax_arena_init(&arena, NULL, NULL, 0);
    fprintf(to, " %s", model_paths_text(f, &arena));
    stax_arena_free(&arena);
}

static void dump_settings(const model_field *f, FILE *to)
{
    static const char *const spaces[] = {"trim", "keep", "collapse"};
    static const char *const repeats[] = {"", " repeated first", " repeated last"};

    if (f->other_c_name) fprintf(to, " other (%s)", f->other_c_name);
    bool of_union = f->type.kind == MODEL_UNION && f->space_given;

    if (model_is_text(f->type.kind) || of_union) fprintf(to, " space %s", spaces[f->space]);
    if (f->empty_is_absent) fputs(" empty absent", to);
    if (f->invalid_is_absent) fputs(" invalid absent", to);
    fputs(repeats[f->repeated], to);
}

/* What holds for a member of a union in this field. */
static void dump_part(const model_field *part, FILE *to)
{
    fprintf(to, "    %s (%s):", part->member->name, part->c_name);
    dump_path(part, to);
    fputs(" -> ", to);
    dump_type(&part->type, to);
    dump_settings(part, to);
    putc('\n', to);
}

static void dump_field(const model_field *f, FILE *to)
{
    fprintf(to, "  %s (%s):", f->name, f->c_name);
    if (f->type.kind == MODEL_BROKEN) {
        fputs(" broken\n", to);
        return;
    }
    dump_path(f, to);
    fputs(" -> ", to);
    dump_type(&f->type, to);
    dump_presence(f, to);
    dump_settings(f, to);
    if (f->since.len > 0) fputs(" since ", to), dump_text(f->since, to);
    dump_doc(f->doc, to);
    putc('\n', to);
    for (size_t i = 0; f->type.kind == MODEL_UNION && i < model_part_count(f); i++)
        dump_part(&f->parts[i], to);
}

/* --- the schema --------------------------------------------------------------------------- */

static void dump_rules(const model_record *record, FILE *to)
{
    if (record->ordered) fputs(" ordered", to);
    if (record->where) fprintf(to, " where %s", record->where_text);
    if (record->hook) fprintf(to, " hook %s", record->hook);
    if (record->since.len > 0) fputs(" since ", to), dump_text(record->since, to);
    if (record->deprecated) fputs(" deprecated ", to), dump_text(record->substitute, to);
}

static void dump_record(const model_record *record, FILE *to)
{
    static const char *const unknowns[] = {"skip", "error", "warn"};

    fprintf(to, "record %s (%s) element %s unknown %s%s%s", record->name, record->c_name,
            record->element, unknowns[record->unknown], record->listed ? " listed" : "",
            record->reached ? "" : " unreached");
    if (record->own) fprintf(to, " is %s", record->own);
    dump_rules(record, to);
    if (record->recursive) fputs(" recursive", to);
    if (record->hidden) fputs(" hidden", to);
    dump_doc(record->doc, to);
    putc('\n', to);
    for (size_t i = 0; i < record->field_count; i++) dump_field(&record->fields[i], to);
}

static void dump_enum(const model_enum *e, FILE *to)
{
    fprintf(to, "enum %s (%s)%s%s%s\n", e->name, e->c_name, e->inlined ? " inline" : "",
            e->listed ? " listed" : "", e->reached ? "" : " unreached");
    for (size_t i = 0; i < e->word_count; i++) {
        fprintf(to, "  %s %s ", e->words[i].c_name, e->words[i].name);
        dump_text(e->words[i].text, to);
        putc('\n', to);
    }
    if (e->other) fprintf(to, "  %s other\n", e->other->c_name);
}

static void dump_union(const model_union *u, FILE *to)
{
    fprintf(to, "union %s (%s)%s%s%s%s\n", u->name, u->c_name, u->inlined ? " inline" : "",
            u->listed ? " listed" : "", u->reached ? "" : " unreached",
            u->recursive ? " recursive" : "");
    for (size_t i = 0; i < u->member_count; i++) {
        const model_member *m = &u->members[i];
        fprintf(to, "  %s %s (%s) ", m->enumerator, m->name, m->c_name);
        if (m->element)
            fprintf(to, "<%s> ", m->element);
        else
            fputs("text ", to);
        dump_type(&m->type, to);
        if (m->written.len > 0) fprintf(to, " as %s", m->written.data);
        putc('\n', to);
    }
}

static void dump_stream(const model_stream *stream, FILE *to)
{
    fprintf(to, "stream %s (%s):", stream->name, stream->c_name);
    for (size_t i = 0; i < stream->count; i++) {
        const model_field *f = stream->fields[i];
        fprintf(to, "%s%s.%s", i > 0 ? " -> " : " ", f->within->name, f->name);
    }
    putc('\n', to);
}

static void dump_namespaces(const model_schema *schema, FILE *to)
{
    for (size_t i = 0; i < schema->space_count; i++) {
        const model_ns *ns = schema->spaces[i];
        fprintf(to, "ns %u \"%s\"%s%s", (unsigned)ns->number, ns->prefix, ns->lax ? " lax" : "",
                ns->implied ? " implied" : "");
        for (size_t j = 0; j < ns->uri_count; j++) {
            putc(' ', to);
            dump_text(ns->uris[j], to);
        }
        putc('\n', to);
    }
}

static void dump_roots(const model_schema *schema, FILE *to)
{
    for (size_t i = 0; i < schema->root_count; i++) {
        const model_root *root = &schema->roots[i];
        fprintf(to, "root <%s> %s", root->step.name, root->record->name);
        if (root->member) fprintf(to, " is %s", root->member->enumerator);
        putc('\n', to);
    }
}

void model_dump(const model_schema *schema, FILE *to)
{
    fprintf(to, "schema %s (%s) depth %u strings %s%s", schema->name, schema->upper,
            (unsigned)schema->options.depth, schema->options.borrowed ? "borrowed" : "owned",
            schema->options.refuses_doctype ? " entities none"
            : schema->options.html_entities ? " entities html"
                                            : "");
    dump_doc(schema->doc, to);
    for (size_t i = 0; i < schema->include_count; i++)
        fprintf(to, " include %s", schema->includes[i].data);
    if (strcmp(schema->file_name, schema->name) != 0) fprintf(to, " files %s", schema->file_name);
    putc('\n', to);
    dump_namespaces(schema, to);
    dump_roots(schema, to);
    for (size_t i = 0; i < schema->stream_count; i++) dump_stream(schema->streams[i], to);
    for (size_t i = 0; i < schema->enum_count; i++) dump_enum(schema->enums[i], to);
    for (size_t i = 0; i < schema->union_count; i++) dump_union(schema->unions[i], to);
    for (size_t i = 0; i < schema->record_count; i++) dump_record(schema->records[i], to);
    fputs("bottom up:", to);
    for (size_t i = 0; i < schema->record_count; i++)
        fprintf(to, " %s", schema->bottom_up[i]->name);
    putc('\n', to);
}
