/*
 * Questions to a type and its kind.
 */
#include "base/zalloc.h"
#include "model/model.h"

const char *model_kind_word(model_kind kind)
{
    static const char *const words[MODEL_KIND_COUNT] = {[MODEL_BROKEN] = "broken",
                                                        [MODEL_RECORD] = "record",
                                                        [MODEL_UNION] = "union",
                                                        [MODEL_UNIX] = "datetime",
#define AS_WORD(kind, word) [MODEL_##kind] = word,
                                                        MODEL_KINDS(AS_WORD)
#undef AS_WORD
    };

    return words[kind];
}

bool model_is_signed(model_kind kind)
{
    return kind >= MODEL_I8 && kind <= MODEL_I64;
}

bool model_is_unsigned(model_kind kind)
{
    return kind >= MODEL_U8 && kind <= MODEL_U64;
}

bool model_is_float(model_kind kind)
{
    return kind == MODEL_F32 || kind == MODEL_F64;
}

bool model_is_text(model_kind kind)
{
    return kind == MODEL_STR || kind == MODEL_CHAR;
}

const model_field *model_whole(const model_field *f)
{
    return f->of ? f->of : f;
}

size_t model_part_count(const model_field *f)
{
    return f->type.kind == MODEL_UNION ? f->type.of_union->member_count : 1;
}

const model_field *model_part(const model_field *f, size_t number)
{
    return f->type.kind == MODEL_UNION ? &f->parts[number] : f;
}

bool model_can_be_empty(model_kind kind)
{
    return model_is_text(kind) || kind == MODEL_BYTES;
}

bool model_takes_many(const model_field *f)
{
    return f->presence == MODEL_ARRAY && f->type.split == NULL;
}

bool model_is_inline(const model_field *f)
{
    return f->type.split && f->min == f->max;
}

static const char *enum_text(const model_enum *e, stax_arena *arena)
{
    const char *text = "enum(";
    if (!e->inlined) return e->name;

    for (size_t i = 0; i < e->word_count; i++)
        text = zprintf(arena, "%s%s%s", text, i > 0 ? ", " : "", e->words[i].name);
    return zprintf(arena, "%s%s)", text, e->other ? ", *" : "");
}

bool model_is_struct(model_kind kind)
{
    return kind == MODEL_RECORD || kind == MODEL_UNION;
}

bool model_is_deep(const model_type *type)
{
    return type->kind == MODEL_ANY || (type->kind == MODEL_STR && type->below != MODEL_STR_ALONE);
}

const char *model_type_word(const model_type *type)
{
    static const char *const texts[] = {"str", "text", "raw"};

    return type->kind == MODEL_STR ? texts[type->below] : model_kind_word(type->kind);
}

static const char *union_text(const model_union *u, stax_arena *arena)
{
    const char *text = "(";
    if (!u->inlined) return u->name;

    for (size_t i = 0; i < u->member_count; i++)
        text = zprintf(arena, "%s%s%s", text, i > 0 ? " | " : "", u->members[i].name);
    return zprintf(arena, "%s)", text);
}

static const char *bounds_text(const model_type *type, stax_arena *arena)
{
    const stax_str *lo = &type->lo.text, *hi = &type->hi.text;

    return zprintf(arena, "%.*s..%.*s", (int)lo->len, lo->len ? lo->data : "", (int)hi->len,
                   hi->len ? hi->data : "");
}

/* Adds a part to what stands in brackets. */
static void add(const char **brackets, const char *part, stax_arena *arena)
{
    *brackets = *brackets ? zprintf(arena, "%s, %s", *brackets, part) : part;
}

static const char *quoted(const char *text, stax_arena *arena)
{
    const char *quote = strchr(text, '"') ? "'" : "\"";

    return zprintf(arena, "%s%s%s", quote, text, quote);
}

/* Words and numbers that a kind has in front of its bounds. */
static void add_own(const char **brackets, const model_type *type, stax_arena *arena)
{
    if (type->kind == MODEL_CHAR) add(brackets, zprintf(arena, "%u", (unsigned)type->size), arena);
    if (type->kind == MODEL_DECIMAL) add(brackets, zprintf(arena, "%u", type->digits), arena);
    if (type->kind == MODEL_BOOL && type->yes)
        add(brackets, zprintf(arena, "%s, %s", type->yes, type->no), arena);
    if (type->hex) add(brackets, "hex", arena);
    if (type->kind == MODEL_BYTES) add(brackets, type->base64 ? "base64" : "hex", arena);
    if (type->kind == MODEL_UNIX) add(brackets, "unix", arena);
    if (type->formats & MODEL_RFC822) add(brackets, "rfc822", arena);
    if (type->formats == (MODEL_RFC822 | MODEL_ISO)) add(brackets, "iso", arena);
    if (type->kind == MODEL_HOOK)
        add(brackets, zprintf(arena, "%s, %s", type->hook, type->c_type), arena);
}

/* What stands in the brackets of a type, or NULL. */
static const char *brackets_of(const model_type *type, stax_arena *arena)
{
    const char *brackets = NULL;

    add_own(&brackets, type, arena);
    if (type->lo.given || type->hi.given) add(&brackets, bounds_text(type, arena), arena);
    if (type->letters != MODEL_AS_WRITTEN)
        add(&brackets, type->letters == MODEL_LOWER ? "lower" : "upper", arena);
    if (type->pattern) add(&brackets, zprintf(arena, "~%s", quoted(type->pattern, arena)), arena);
    if (type->split && strcmp(type->split, " ") == 0)
        add(&brackets, "split", arena);
    else if (type->split)
        add(&brackets, zprintf(arena, "split=%s", quoted(type->split, arena)), arena);
    return brackets;
}

const char *model_type_text(const model_type *type, stax_arena *arena)
{
    const char *word = model_type_word(type), *brackets = brackets_of(type, arena);

    if (type->kind == MODEL_RECORD) return type->record->name;
    if (type->kind == MODEL_ENUM) word = enum_text(type->of_enum, arena);
    if (type->kind == MODEL_UNION) return union_text(type->of_union, arena);
    return brackets ? zprintf(arena, "%s(%s)", word, brackets) : word;
}

const char *model_hook_list(const model_field *f, stax_arena *arena)
{
    return zprintf(arena, "%s_%s_list", f->within->c_name, f->c_name);
}
