/*
 * From a field to the call that converts its text, and what stands around the call.
 *
 * What an empty value means comes from the table of the language's page: for text it is a value
 * unless `empty: absent`; for all else it is as if it were not there where the field may be absent,
 * and the conversion refuses it where not. A word of an enum or bool may be empty itself.
 */
#include "base/zalloc.h"
#include "plan/plan_literal.h"
#include "plan/plan_parts.h"
#include "plan/plan_text.h"

/* What a kind of type is in C and in the runtime. */
typedef struct kind_in_c {
    const char *type, *list, *call;
} kind_in_c;

static const kind_in_c kinds[MODEL_KIND_COUNT] = {
    [MODEL_BOOL] = {"bool", "stax_bool_list", "stx_take_bool"},
    [MODEL_I8] = {"int8_t", "stax_i8_list", "stx_take_i8"},
    [MODEL_I16] = {"int16_t", "stax_i16_list", "stx_take_i16"},
    [MODEL_I32] = {"int32_t", "stax_i32_list", "stx_take_i32"},
    [MODEL_I64] = {"int64_t", "stax_i64_list", "stx_take_i64"},
    [MODEL_U8] = {"uint8_t", "stax_u8_list", "stx_take_u8"},
    [MODEL_U16] = {"uint16_t", "stax_u16_list", "stx_take_u16"},
    [MODEL_U32] = {"uint32_t", "stax_u32_list", "stx_take_u32"},
    [MODEL_U64] = {"uint64_t", "stax_u64_list", "stx_take_u64"},
    [MODEL_F32] = {"float", "stax_f32_list", "stx_take_f32"},
    [MODEL_F64] = {"double", "stax_f64_list", "stx_take_f64"},
    [MODEL_DECIMAL] = {"int64_t", "stax_i64_list", "stx_take_decimal"},
    [MODEL_STR] = {"stax_str", "stax_str_list", "stx_take_str"},
    [MODEL_CHAR] = {"char", NULL, "stx_take_char"},
    [MODEL_FLAG] = {"bool", NULL, NULL},
    [MODEL_DATE] = {"stax_date", "stax_date_list", "stx_take_date"},
    [MODEL_TIME] = {"stax_time", "stax_time_list", "stx_take_time"},
    [MODEL_DATETIME] = {"stax_datetime", "stax_datetime_list", "stx_take_datetime"},
    [MODEL_DURATION] = {"stax_duration", "stax_duration_list", "stx_take_duration"},
    [MODEL_ENUM] = {NULL, NULL, "stx_take_word"},
    [MODEL_ANY] = {"stax_any", "stax_any_list", "stx_take_any"},
    [MODEL_BYTES] = {"stax_bytes", "stax_bytes_list", "stx_take_hex_bytes"},
    [MODEL_UNIX] = {"int64_t", "stax_i64_list", "stx_take_i64"},
    [MODEL_HOOK] = {NULL, NULL, "STX_TAKE_HOOK"},
};

const char *fill_c_type(const model_type *type)
{
    if (type->kind == MODEL_ENUM) return type->of_enum->c_name;
    if (type->kind == MODEL_RECORD) return type->record->c_name;
    if (type->kind == MODEL_UNION) return type->of_union->c_name;
    if (type->kind == MODEL_HOOK) return type->c_type;
    return kinds[type->kind].type;
}

const char *fill_list_type(const model_type *type, stax_arena *arena)
{
    const char *list = kinds[type->kind].list;

    return list ? list : zprintf(arena, "%s_list", fill_c_type(type));
}

/* --- what an empty value means ------------------------------------------------------------ */

static bool has_empty_word(const model_type *type)
{
    if (type->kind == MODEL_BOOL) return type->yes && (*type->yes == '\0' || *type->no == '\0');
    if (type->kind != MODEL_ENUM) return false;
    for (size_t i = 0; i < type->of_enum->word_count; i++)
        if (type->of_enum->words[i].text.len == 0) return true;
    return false;
}

static plan_blank blank_of(const model_field *f)
{
    if (f->type.kind == MODEL_ANY) return PLAN_BLANK_TAKEN;

    bool may_be_absent = f->presence == MODEL_OPTIONAL || f->presence == MODEL_DEFAULT;

    if (!model_can_be_empty(f->type.kind))
        return may_be_absent && !has_empty_word(&f->type) ? PLAN_BLANK_ABSENT : PLAN_BLANK_TAKEN;
    if (!f->empty_is_absent) return PLAN_BLANK_TAKEN;
    return f->presence == MODEL_REQUIRED ? PLAN_BLANK_FAULT : PLAN_BLANK_ABSENT;
}

/* Of one path: attributes among them are not trimmed where the field says nothing. */
static model_space space_of(const model_field *f, const place_slot *slot)
{
    if (f->other_count == 0 || f->space_given) return f->space;
    return slot->step == MODEL_STEP_ATTRIBUTE ? MODEL_KEEP : f->element_space;
}

/* Text that is looked at before it is converted is trimmed before that. */
static void use_blanks(plan_fill *fill, const model_field *f, model_space space)
{
    bool is_text = model_is_text(f->type.kind);
    bool looked_at =
        fill->blank != PLAN_BLANK_TAKEN || fill->shortest || fill->pattern || fill->letters;
    bool trims = is_text && space == MODEL_TRIM;

    fill->is_blank = is_text ? "text.len == 0" : "stax_trim(text).len == 0";
    fill->text = trims && !looked_at ? "stax_trim(text)" : "text";
    if (trims && looked_at) fill->space = PLAN_TRIMMED;
    if (is_text && space == MODEL_COLLAPSE) fill->space = PLAN_COLLAPSED;
}

/* --- the call's arguments ----------------------------------------------------------------- */

static void add_argument(plan_fill *fill, const char *argument)
{
    size_t i = 0;

    while (fill->arguments[i]) i++;
    fill->arguments[i] = argument;
}

static void add_bounds(plan_fill *fill, const model_type *type, stax_arena *arena)
{
    add_argument(fill, plan_low(type, arena));
    add_argument(fill, plan_high(type, arena));
}

/* Hexadecimal digits have no sign, and are one number of 64 bits for all types. */
static void use_hex(plan_fill *fill, const model_type *type, stax_arena *arena)
{
    bool negative = model_is_signed(type->kind) && type->lo.value.i < 0;

    fill->call = "stx_take_hex";
    add_argument(fill, negative ? "0" : plan_low(type, arena));
    add_argument(fill, plan_high(type, arena));
    if (type->kind == MODEL_U64) return;
    fill->item_type = "uint64_t";
    fill->item = "number";
    fill->cast = fill_c_type(type);
}

static const plan_enum *enum_of(const plan_build *b, const model_enum *model)
{
    size_t i = 0;

    while (strcmp(b->out->enums[i].c_name, model->c_name) != 0) i++;
    return &b->out->enums[i];
}

/* A word, or a text that is none and goes to a member of its own. */
static void use_open_words(plan_build *b, plan_fill *fill, const model_type *type)
{
    fill->call = "stx_take_open_word";
    add_argument(fill, zprintf(b->arena, "&%s", enum_of(b, type->of_enum)->open_in));
    fill->item_type = "unsigned";
    fill->item = "word";
    fill->cast = type->of_enum->c_name;
}

static void use_words(plan_build *b, plan_fill *fill, const model_type *type, bool owned)
{
    if (type->of_enum->other) {
        use_open_words(b, fill, type);
        return;
    }
    add_argument(fill, enum_of(b, type->of_enum)->words_in);
    add_argument(fill, zprintf(b->arena, "%zu", type->of_enum->word_count));
    fill->item_type = "unsigned";
    fill->item = "word";
    fill->cast = type->of_enum->c_name;
    fill->foreign = owned && !fill->appends;
}

static const char *stax_str_literal(const char *text, stax_arena *arena)
{
    return zprintf(arena, "(stax_str)STAX_STR(%s)", plan_string(stax_str_of(text), arena));
}

static void use_spellings(plan_fill *fill, const model_type *type, stax_arena *arena)
{
    fill->call = "stx_take_choice";
    add_argument(fill, stax_str_literal(type->yes, arena));
    add_argument(fill, stax_str_literal(type->no, arena));
}

static void use_text(plan_build *b, plan_fill *fill, const model_type *type)
{
    static const char *const letters[] = {NULL, "stx_lower", "stx_upper"};

    fill->letters = letters[type->letters];
    if (type->table) fill->pattern = plan_pattern_of(b, type);
    if (type->kind == MODEL_CHAR) {
        add_argument(fill, type->cut ? "true" : "false");
        return;
    }
    if (b->schema->options.borrowed) fill->call = "stx_take_borrowed";
    if (!type->lo.given && !type->hi.given) return;
    fill->shortest = plan_low(type, b->arena);
    fill->longest = plan_high(type, b->arena);
}

/* owned: into a struct of the user's */
static void use_kind(plan_build *b, plan_fill *fill, const model_type *type, bool owned)
{
    fill->call = kinds[type->kind].call;
    if (model_is_text(type->kind))
        use_text(b, fill, type);
    else if (type->kind == MODEL_BOOL && type->yes)
        use_spellings(fill, type, b->arena);
    else if (type->kind == MODEL_ENUM)
        use_words(b, fill, type, owned);
    else if (type->hex)
        use_hex(fill, type, b->arena);
    else if (type->kind == MODEL_DECIMAL) {
        add_argument(fill, zprintf(b->arena, "%u", type->digits));
        add_argument(fill, type->round ? "true" : "false");
        add_bounds(fill, type, b->arena);
    } else if (model_is_float(type->kind)) {
        add_bounds(fill, type, b->arena);
        add_argument(fill, type->any ? "true" : "false");
    } else if (type->kind == MODEL_BYTES) {
        if (type->base64) fill->call = "stx_take_base64";
        add_bounds(fill, type, b->arena);
    } else if (type->kind == MODEL_UNIX) {
        add_argument(fill, "INT64_MIN");
        add_argument(fill, "INT64_MAX");
    } else if (type->kind == MODEL_HOOK) {
        add_argument(fill, type->hook);
    } else if (type->kind == MODEL_DATETIME && (type->formats & MODEL_RFC822)) {
        fill->call = type->formats & MODEL_ISO ? "stx_take_iso_or_rfc822" : "stx_take_rfc822";
    } else if (model_is_signed(type->kind) || model_is_unsigned(type->kind)) {
        add_bounds(fill, type, b->arena);
    }
}

/* --- where it goes ------------------------------------------------------------------------ */

static void use_target(plan_build *b, plan_fill *fill, const model_type *type)
{
    if (fill->appends && !fill->item) {
        fill->item_type = fill_c_type(type);
        fill->item = "item";
    }
    if (fill->item)
        fill->target = zprintf(b->arena, "&%s", fill->item);
    else if (type->kind == MODEL_CHAR)
        fill->target = zprintf(b->arena, "%s, sizeof %s", fill->lvalue, fill->lvalue);
    else
        fill->target = *fill->lvalue == '*' ? fill->in : zprintf(b->arena, "&%s", fill->lvalue);
    if (fill->other && fill->appends)
        fill->target = zprintf(b->arena, "%s, &other", fill->target);
    else if (fill->other)
        fill->target = zprintf(b->arena, "%s, &%s->%s", fill->target, fill->in, fill->other);
}

/* How the text of a field or one of its pieces is converted. */
static void use_text_of(plan_build *b, plan_fill *fill, const model_field *f, model_space space)
{
    fill->blank = f->type.split ? PLAN_BLANK_TAKEN : blank_of(f);
    use_kind(b, fill, &f->type, f->within->own != NULL);
    use_blanks(fill, f, space);
    use_target(b, fill, &f->type);
}

/* A piece is an item by itself; what is empty or absent is not asked of it. */
static plan_fill *pieces_of(plan_build *b, const model_field *f)
{
    plan_fill *piece = ZNEW(plan_fill, b->arena);

    *piece = (plan_fill){.comment = zprintf(b->arena, "One of %s.", f->c_name),
                         .in_type = fill_c_type(&f->type),
                         .in = "item",
                         .lvalue = "*item",
                         .member = f->c_name};
    use_text_of(b, piece, f, f->space);
    return piece;
}

static void use_split(plan_build *b, plan_fill *fill, const model_field *f)
{
    fill->call = model_is_inline(f) ? "stx_split_array" : "stx_split_items";
    fill->pieces = pieces_of(b, f);
    fill->separators = plan_string(stax_str_of(f->type.split), b->arena);
    fill->least_pieces = f->min;
    fill->most_pieces = f->max == MODEL_UNBOUNDED ? 0 : f->max;
    fill->is_inline = model_is_inline(f);
}

plan_fill fill_of(plan_build *b, const model_field *f, const place_slot *slot, const char *local)
{
    plan_fill fill = {.comment = plan_line(f, b->arena),
                      .in_type = f->within->c_name,
                      .in = local,
                      .lvalue = zprintf(b->arena, "%s->%s", local, f->c_name),
                      .flag = f->type.kind == MODEL_FLAG,
                      .member = f->c_name,
                      .other = f->other_c_name,
                      .has = plan_has(f, b->arena),
                      .has_in = f->within->own ? "has_" : "has.",
                      .appends = model_takes_many(f),
                      .forgives = f->invalid_is_absent && !(f->type.split && f->min > 0)};
    if (fill.flag || model_is_struct(f->type.kind)) return fill;

    if (f->type.split)
        use_split(b, &fill, f);
    else
        use_text_of(b, &fill, f, space_of(f, slot));
    fill.tells = f->other_count > 0 && (fill.blank == PLAN_BLANK_ABSENT || fill.forgives);
    return fill;
}

void fill_name(plan_build *b, plan_fill *fill)
{
    const char *stem = strchr(fill->function, '_') + 1; /* behind take_ */
    if (fill->pieces == NULL) return;

    fill->pieces->function = plan_name(b, "item_%s", stem);
    fill->split = plan_name(b, "split_%s", stem);
}
