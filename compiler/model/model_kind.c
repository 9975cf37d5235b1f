/*
 * Questions to a type and its kind.
 */
#include "base/zalloc.h"
#include "model/model.h"

const char *model_kind_word(model_kind kind)
{
    static const char *const words[MODEL_KIND_COUNT] = {[MODEL_BROKEN] = "broken",
                                                        [MODEL_RECORD] = "record",
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

static const char *enum_text(const model_enum *e, stax_arena *arena)
{
    const char *text = "enum(";
    if (!e->inlined) return e->name;

    for (size_t i = 0; i < e->word_count; i++)
        text = zprintf(arena, "%s%s%s", text, i > 0 ? ", " : "", e->words[i].name);
    return zprintf(arena, "%s)", text);
}

static const char *bounds_text(const model_type *type, stax_arena *arena)
{
    const stax_str *lo = &type->lo.text, *hi = &type->hi.text;

    return zprintf(arena, "%.*s..%.*s", (int)lo->len, lo->len ? lo->data : "", (int)hi->len,
                   hi->len ? hi->data : "");
}

/* What stands in the brackets of a type, or NULL. */
static const char *brackets_of(const model_type *type, stax_arena *arena)
{
    bool bounded = type->lo.given || type->hi.given;

    if (type->kind == MODEL_CHAR) return zprintf(arena, "%u", (unsigned)type->size);
    if (type->kind == MODEL_BOOL && type->yes) return zprintf(arena, "%s, %s", type->yes, type->no);
    if (type->kind == MODEL_DECIMAL && bounded)
        return zprintf(arena, "%u, %s", type->digits, bounds_text(type, arena));
    if (type->kind == MODEL_DECIMAL) return zprintf(arena, "%u", type->digits);
    if (type->hex && bounded) return zprintf(arena, "hex, %s", bounds_text(type, arena));
    if (bounded) return bounds_text(type, arena);
    return type->hex ? "hex" : NULL;
}

const char *model_type_text(const model_type *type, stax_arena *arena)
{
    const char *word = model_kind_word(type->kind), *brackets = brackets_of(type, arena);

    if (type->kind == MODEL_RECORD) return type->record->name;
    if (type->kind == MODEL_ENUM) return enum_text(type->of_enum, arena);
    return brackets ? zprintf(arena, "%s(%s)", word, brackets) : word;
}
