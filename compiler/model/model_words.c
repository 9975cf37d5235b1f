/*
 * The words in brackets: a table of which types know them and what they set.
 */
#include "model/model_words.h"

#include "base/suggest.h"
#include "base/zalloc.h"

/* Groups of kinds, for the table of words. */
enum {
    OF_INTEGER = 1,
    OF_FLOAT = 2,
    OF_DECIMAL = 4,
    OF_STR = 8,
    OF_CHAR = 16,
    OF_MOMENT = 32,
    OF_DURATION = 64,
    OF_BOOL = 128,
    OF_ENUM = 256,
    OF_FLAG = 512,
    OF_DATETIME = 1024,
    OF_BYTES = 2048,
    OF_HOOK = 4096
};

static unsigned group_of(model_kind kind)
{
    static const unsigned groups[MODEL_KIND_COUNT] = {
        [MODEL_BOOL] = OF_BOOL,     [MODEL_F32] = OF_FLOAT,         [MODEL_F64] = OF_FLOAT,
        [MODEL_STR] = OF_STR,       [MODEL_CHAR] = OF_CHAR,         [MODEL_DECIMAL] = OF_DECIMAL,
        [MODEL_DATE] = OF_MOMENT,   [MODEL_TIME] = OF_MOMENT,       [MODEL_DATETIME] = OF_DATETIME,
        [MODEL_UNIX] = OF_DATETIME, [MODEL_BYTES] = OF_BYTES,       [MODEL_HOOK] = OF_HOOK,
        [MODEL_ENUM] = OF_ENUM,     [MODEL_DURATION] = OF_DURATION, [MODEL_FLAG] = OF_FLAG,
    };

    if (model_is_signed(kind) || model_is_unsigned(kind)) return OF_INTEGER;
    return groups[kind];
}

static void set_hex(model_type *type)
{
    type->hex = true;
}

static void set_any(model_type *type)
{
    type->any = true;
}

static void set_round(model_type *type)
{
    type->round = true;
}

static void set_cut(model_type *type)
{
    type->cut = true;
}

static void set_keep(model_type *type)
{
    type->space_given = true;
    type->space = MODEL_KEEP;
}

static void set_collapse(model_type *type)
{
    type->space_given = true;
    type->space = MODEL_COLLAPSE;
}

static void set_lower(model_type *type)
{
    type->letters = MODEL_LOWER;
}

static void set_upper(model_type *type)
{
    type->letters = MODEL_UPPER;
}

static void set_iso(model_type *type)
{
    type->formats |= MODEL_ISO;
}

static void set_rfc822(model_type *type)
{
    type->formats |= MODEL_RFC822;
}

static void set_unix(model_type *type)
{
    type->kind = MODEL_UNIX;
}

static void set_base64(model_type *type)
{
    type->base64 = true;
}

static void set_split(model_type *type)
{
    type->split = " ";
}

static void set_nothing(model_type *type)
{
    (void)type;
}

static const struct word {
    const char *text;
    unsigned groups;
    void (*set)(model_type *type);
} words[] = {
    {"hex", OF_INTEGER, set_hex},
    {"any", OF_FLOAT, set_any},
    {"round", OF_DECIMAL, set_round},
    {"cut", OF_CHAR, set_cut},
    {"keep", OF_STR | OF_CHAR, set_keep},
    {"collapse", OF_STR | OF_CHAR, set_collapse},
    {"lower", OF_STR | OF_CHAR, set_lower},
    {"upper", OF_STR | OF_CHAR, set_upper},
    {"iso", OF_MOMENT, set_nothing},
    {"iso", OF_DATETIME, set_iso},
    {"unix", OF_DATETIME, set_unix},
    {"rfc822", OF_DATETIME, set_rfc822},
    {"base64", OF_BYTES, set_base64},
    {"hex", OF_BYTES, set_nothing},
    {"split",
     OF_INTEGER | OF_FLOAT | OF_DECIMAL | OF_STR | OF_MOMENT | OF_DATETIME | OF_DURATION | OF_BOOL |
         OF_BYTES | OF_HOOK | OF_ENUM,
     set_split},
};

enum { WORDS = sizeof words / sizeof *words };

bool words_bounds(model_kind kind)
{
    return (group_of(kind) & (OF_INTEGER | OF_FLOAT | OF_DECIMAL | OF_STR | OF_BYTES)) != 0;
}

static void refuse(const model_type *type, stax_str word, pos at, diag *d, stax_arena *arena)
{
    suggest near = suggest_for(word);
    const char *known = NULL, *name = model_kind_word(type->kind);

    for (int i = 0; i < WORDS; i++) {
        if (!(words[i].groups & group_of(type->kind))) continue;
        suggest_offer(&near, words[i].text);
        known = known ? zprintf(arena, "%s %s", known, words[i].text) : words[i].text;
    }
    if (near.best)
        diag_error(d, at, "%s does not know '%.*s'; did you mean '%s'?", name, (int)word.len,
                   word.data, near.best);
    else if (known)
        diag_error(d, at, "%s does not know '%.*s'; there are: %s", name, (int)word.len, word.data,
                   known);
    else
        diag_error(d, at, "%s takes nothing in brackets", name);
}

bool words_take(model_type *type, stax_str word, pos at, diag *d, stax_arena *arena)
{
    unsigned group = group_of(type->kind);

    for (int i = 0; i < WORDS; i++) {
        if (!(words[i].groups & group) || !stax_eq(word, stax_str_of(words[i].text))) continue;
        words[i].set(type);
        return true;
    }
    refuse(type, word, at, d, arena);
    return false;
}
