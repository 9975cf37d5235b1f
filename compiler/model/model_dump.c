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
    else if (model_is_signed(kind) || kind == MODEL_DECIMAL)
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

static void dump_type(const model_type *type, FILE *to)
{
    fputs(model_kind_word(type->kind), to);
    if (type->kind == MODEL_DECIMAL) fprintf(to, "(%u)", type->digits);
    if (type->kind == MODEL_CHAR) fprintf(to, "(%u)", (unsigned)type->size);
    if (type->kind == MODEL_ENUM) fprintf(to, " %s", type->of_enum->c_name);
    if (type->kind == MODEL_RECORD) fprintf(to, " %s", type->record->c_name);
    if (type->yes) fprintf(to, " \"%s\" \"%s\"", type->yes, type->no);
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

static void dump_path(const model_path *path, FILE *to)
{
    putc(' ', to);
    for (size_t i = 0; i < path->count; i++) {
        const model_step *s = &path->steps[i];
        fprintf(to, "%s%s%s", i > 0 ? "/" : "", s->kind == MODEL_STEP_ATTRIBUTE ? "@" : "",
                s->name);
    }
}

static void dump_settings(const model_field *f, FILE *to)
{
    static const char *const spaces[] = {"trim", "keep", "collapse"};
    static const char *const repeats[] = {"", " repeated first", " repeated last"};

    if (model_is_text(f->type.kind)) fprintf(to, " space %s", spaces[f->space]);
    if (f->empty_is_absent) fputs(" empty absent", to);
    if (f->invalid_is_absent) fputs(" invalid absent", to);
    fputs(repeats[f->repeated], to);
}

static void dump_field(const model_field *f, FILE *to)
{
    fprintf(to, "  %s (%s):", f->name, f->c_name);
    if (f->type.kind == MODEL_BROKEN) {
        fputs(" broken\n", to);
        return;
    }
    dump_path(&f->path, to);
    fputs(" -> ", to);
    dump_type(&f->type, to);
    dump_presence(f, to);
    dump_settings(f, to);
    dump_doc(f->doc, to);
    putc('\n', to);
}

/* --- the schema --------------------------------------------------------------------------- */

static void dump_record(const model_record *record, FILE *to)
{
    fprintf(to, "record %s (%s) element %s unknown %s%s%s", record->name, record->c_name,
            record->element, record->unknown == MODEL_UNKNOWN_ERROR ? "error" : "skip",
            record->listed ? " listed" : "", record->reached ? "" : " unreached");
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

void model_dump(const model_schema *schema, FILE *to)
{
    fprintf(to, "schema %s (%s) depth %u strings %s%s", schema->name, schema->upper,
            (unsigned)schema->options.depth, schema->options.borrowed ? "borrowed" : "owned",
            schema->options.refuses_doctype ? " entities none" : "");
    dump_doc(schema->doc, to);
    putc('\n', to);
    if (schema->root) fprintf(to, "root <%s> %s\n", schema->root_element, schema->root->name);
    if (schema->stream) dump_stream(schema->stream, to);
    for (size_t i = 0; i < schema->enum_count; i++) dump_enum(schema->enums[i], to);
    for (size_t i = 0; i < schema->record_count; i++) dump_record(schema->records[i], to);
    fputs("bottom up:", to);
    for (size_t i = 0; i < schema->record_count; i++)
        fprintf(to, " %s", schema->bottom_up[i]->name);
    putc('\n', to);
}
