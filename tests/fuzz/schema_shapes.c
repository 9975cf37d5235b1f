/*
 * A table a struct, in the order of its members.
 */
#include "schema_shapes.h"

#include "books_parser.h"
#include "choices_parser.h"
#include "mime_parser.h"
#include "paths_parser.h"
#include "scalars_parser.h"

#define COUNT(table)         (sizeof(table) / sizeof *(table))
#define SIZE_OF(type, field) (sizeof(((type *)0)->field))

#define RAW(type, field)                                             \
    {                                                                \
        SHAPE_RAW, offsetof(type, field), SIZE_OF(type, field), NULL \
    }
#define STR(type, field)                          \
    {                                             \
        SHAPE_STR, offsetof(type, field), 0, NULL \
    }
#define STRS(type, field)                          \
    {                                              \
        SHAPE_STRS, offsetof(type, field), 0, NULL \
    }
#define MOMENT(kind, type, field)            \
    {                                        \
        kind, offsetof(type, field), 0, NULL \
    }
#define RAWS(type, field)                                                          \
    {                                                                              \
        SHAPE_RAWS, offsetof(type, field), sizeof(*((type *)0)->field.items), NULL \
    }
#define RECORD(type, field, shape)                    \
    {                                                 \
        SHAPE_RECORD, offsetof(type, field), 0, shape \
    }
#define RECORDS(type, field, shape)                    \
    {                                                  \
        SHAPE_RECORDS, offsetof(type, field), 0, shape \
    }
#define STREAM(type, field, shape)                    \
    {                                                 \
        SHAPE_STREAM, offsetof(type, field), 0, shape \
    }
#define SHAPE(name) \
    static const schema_shape name = {name##_fields, COUNT(name##_fields), sizeof(name##_struct)}

/* ---- books -------------------------------------------------------------------------------- */

typedef books_book book_struct;
static const shape_field book_fields[] = {
    RAW(books_book, has),   RAW(books_book, id),       STR(books_book, lang),
    STR(books_book, title), STRS(books_book, authors), RAW(books_book, year),
    RAW(books_book, price), RAW(books_book, genre),    STRS(books_book, tags),
};
SHAPE(book);

typedef books_catalog catalog_struct;
static const shape_field catalog_fields[] = {STREAM(books_catalog, books, &book)};
SHAPE(catalog);

/* ---- mime --------------------------------------------------------------------------------- */

typedef mime_translation translation_struct;
static const shape_field translation_fields[] = {
    STR(mime_translation, language),
    STR(mime_translation, text),
};
SHAPE(translation);

typedef mime_glob glob_struct;
static const shape_field glob_fields[] = {
    STR(mime_glob, pattern),
    RAW(mime_glob, weight),
    RAW(mime_glob, exact_case),
};
SHAPE(glob);

typedef mime_root_element root_element_struct;
static const shape_field root_element_fields[] = {
    STR(mime_root_element, namespace_),
    STR(mime_root_element, name),
};
SHAPE(root_element);

typedef mime_type type_struct;
static const shape_field type_fields[] = {
    RAW(mime_type, has),
    STR(mime_type, name),
    RECORDS(mime_type, comments, &translation),
    RECORDS(mime_type, acronym, &translation),
    RECORDS(mime_type, expanded, &translation),
    STR(mime_type, icon),
    STR(mime_type, kind),
    RECORDS(mime_type, globs, &glob),
    STRS(mime_type, aliases),
    STRS(mime_type, parents),
    RECORDS(mime_type, roots, &root_element),
};
SHAPE(type);

typedef mime_database database_struct;
static const shape_field database_fields[] = {STREAM(mime_database, types, &type)};
SHAPE(database);

/* ---- choices ------------------------------------------------------------------------------ */

typedef choices_sub sub_struct;
static const shape_field sub_fields[] = {RAW(choices_sub, has), STR(choices_sub, x)};
SHAPE(sub);

typedef choices_unknown unknown_struct;
static const shape_field unknown_fields[] = {
    RAW(choices_unknown, has), STR(choices_unknown, k),  STR(choices_unknown, a),
    RAW(choices_unknown, b),   RAW(choices_unknown, on), RECORD(choices_unknown, sub, &sub),
};
SHAPE(unknown);

typedef choices_repeated repeated_struct;
static const shape_field repeated_fields[] = {
    RAW(choices_repeated, has),  RAW(choices_repeated, first), RAW(choices_repeated, last),
    RAW(choices_repeated, none), STR(choices_repeated, begin), STR(choices_repeated, end),
    RAW(choices_repeated, on),
};
SHAPE(repeated);

typedef choices_item item_struct;
static const shape_field item_fields[] = {
    RAW(choices_item, has),   RAW(choices_item, id),    STR(choices_item, name),
    STRS(choices_item, tags), RAW(choices_item, price),
};
SHAPE(item);

typedef choices_structs structs_struct;
static const shape_field structs_fields[] = {
    RAW(choices_structs, has),
    RECORD(choices_structs, first, &item),
    RECORD(choices_structs, last, &item),
    RECORD(choices_structs, needed, &item),
};
SHAPE(structs);

typedef choices_many many_struct;
static const shape_field many_fields[] = {
    RAW(choices_many, has),
    RAW(choices_many, one),
    RAWS(choices_many, all),
};
SHAPE(many);

typedef choices_invalid invalid_struct;
static const shape_field invalid_fields[] = {
    RAW(choices_invalid, has),
    RAW(choices_invalid, number),
    MOMENT(SHAPE_DATE, choices_invalid, day),
    RAW(choices_invalid, word),
    RAW(choices_invalid, standard),
    STR(choices_invalid, short_),
    RAW(choices_invalid, char_),
    RAW(choices_invalid, at),
    RAW(choices_invalid, strict),
};
SHAPE(invalid);

typedef choices_space space_struct;
static const shape_field space_fields[] = {
    RAW(choices_space, has),     RAW(choices_space, char_),    STR(choices_space, trim),
    STR(choices_space, keep),    STR(choices_space, collapse), STR(choices_space, at),
    STR(choices_space, at_trim), STR(choices_space, at_all),
};
SHAPE(space);

typedef choices_empty empty_struct;
static const shape_field empty_fields[] = {
    RAW(choices_empty, has),   STR(choices_empty, needed), STR(choices_empty, may),
    STR(choices_empty, must),  STR(choices_empty, at),     STR(choices_empty, kept),
    STR(choices_empty, tight), STRS(choices_empty, list),  STR(choices_empty, value),
};
SHAPE(empty);

typedef choices_deep deep_struct;
static const shape_field deep_fields[] = {RAW(choices_deep, has), STR(choices_deep, a)};
SHAPE(deep);

typedef choices_row choice_struct;
static const shape_field choice_fields[] = {
    RAW(choices_row, has),
    RECORD(choices_row, unknown, &unknown),
    RECORD(choices_row, repeated, &repeated),
    RECORD(choices_row, structs, &structs),
    RECORD(choices_row, many, &many),
    RECORD(choices_row, invalid, &invalid),
    RECORD(choices_row, space, &space),
    RECORD(choices_row, empty, &empty),
    RECORD(choices_row, deep, &deep),
};
SHAPE(choice);

typedef choices_list choice_list_struct;
static const shape_field choice_list_fields[] = {STREAM(choices_list, rows, &choice)};
SHAPE(choice_list);

/* ---- paths -------------------------------------------------------------------------------- */

typedef paths_item path_item_struct;
static const shape_field path_item_fields[] = {
    RAW(paths_item, has),
    RAW(paths_item, key),
    STR(paths_item, text),
};
SHAPE(path_item);

typedef paths_branches branches_struct;
static const shape_field branches_fields[] = {
    RAW(paths_branches, has), RAW(paths_branches, d),    STR(paths_branches, e),
    RAW(paths_branches, far), RAW(paths_branches, near),
};
SHAPE(branches);

typedef paths_records records_struct;
static const shape_field records_fields[] = {
    RAW(paths_records, has),
    RECORDS(paths_records, items, &path_item),
    RECORDS(paths_records, near, &path_item),
    RECORD(paths_records, one, &path_item),
    RECORD(paths_records, other, &path_item),
    RAW(paths_records, id),
};
SHAPE(records);

typedef paths_strict strict_struct;
static const shape_field strict_fields[] = {
    RECORD(paths_strict, lone, &path_item),
    RECORDS(paths_strict, more, &path_item),
};
SHAPE(strict);

typedef paths_row path_struct;
static const shape_field path_fields[] = {
    RAW(paths_row, has),
    RECORD(paths_row, branches, &branches),
    RECORD(paths_row, records, &records),
    RECORD(paths_row, strict, &strict),
};
SHAPE(path);

typedef paths_all path_list_struct;
static const shape_field path_list_fields[] = {
    STREAM(paths_all, rows, &path), RAW(paths_all, has),   RAW(paths_all, version),
    STR(paths_all, title),          RAW(paths_all, total),
};
SHAPE(path_list);

/* ---- scalars ------------------------------------------------------------------------------ */

typedef scalars_row scalar_struct;
static const shape_field scalar_fields[] = {
    RAW(scalars_row, has),
    RAW(scalars_row, i8),
    RAW(scalars_row, i16),
    RAW(scalars_row, i32),
    RAW(scalars_row, i64),
    RAW(scalars_row, u8),
    RAW(scalars_row, u16),
    RAW(scalars_row, u32),
    RAW(scalars_row, u64),
    RAW(scalars_row, range),
    RAW(scalars_row, from),
    RAW(scalars_row, to),
    RAW(scalars_row, one),
    RAW(scalars_row, hex),
    RAW(scalars_row, hex_8),
    RAW(scalars_row, hex_64),
    RAW(scalars_row, f32),
    RAW(scalars_row, f64),
    RAW(scalars_row, f64_any),
    RAW(scalars_row, f64_in),
    RAW(scalars_row, f32_in),
    RAW(scalars_row, d0),
    RAW(scalars_row, d2),
    RAW(scalars_row, d2_in),
    RAW(scalars_row, d2_round),
    RAW(scalars_row, d18),
    RAW(scalars_row, bool_),
    RAW(scalars_row, words),
    STR(scalars_row, str_most),
    STR(scalars_row, str_some),
    STR(scalars_row, str_both),
    RAW(scalars_row, char_),
    RAW(scalars_row, cut),
    RAW(scalars_row, level),
    MOMENT(SHAPE_DATE, scalars_row, date),
    MOMENT(SHAPE_TIME, scalars_row, time),
    MOMENT(SHAPE_DATETIME, scalars_row, datetime),
    MOMENT(SHAPE_DURATION, scalars_row, duration),
};
SHAPE(scalar);

typedef scalars_list scalar_list_struct;
static const shape_field scalar_list_fields[] = {STREAM(scalars_list, rows, &scalar)};
SHAPE(scalar_list);

/* ---- the parsers -------------------------------------------------------------------------- */

#define PARSER(name)                                                                     \
    static void *parse_##name(stax_arena *arena, const char *xml, size_t len,            \
                              const stax_options *options, stax_error *error)            \
    {                                                                                    \
        return name##_parse(arena, xml, len, options, error);                            \
    }                                                                                    \
    static stx_reader *open_##name(const stax_input *input, const stax_options *options, \
                                   stax_error *error)                                    \
    {                                                                                    \
        return (stx_reader *)(void *)name##_reader_open(input, options, error);          \
    }
PARSER(books)
PARSER(mime)
PARSER(choices)
PARSER(paths)
PARSER(scalars)

const schema_parser schema_parsers[SCHEMA_PARSERS] = {
    {"books", &catalog, &book, parse_books, open_books},
    {"mime", &database, &type, parse_mime, open_mime},
    {"choices", &choice_list, &choice, parse_choices, open_choices},
    {"paths", &path_list, &path, parse_paths, open_paths},
    {"scalars", &scalar_list, &scalar, parse_scalars, open_scalars},
};
