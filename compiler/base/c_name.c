/*
 * From names of the schema to names of C. Everything goes through `letters`, which copies bytes and
 * puts '_' for what C would not take; nothing here looks at whether two names become one.
 */
#include "base/c_name.h"

#include "base/zalloc.h"

#include <stdlib.h>

/* Of C23 and C++23, with the alternative tokens of C++; sorted for bsearch. */
static const char *const taken[] = {
    "_Alignas",
    "_Alignof",
    "_Atomic",
    "_BitInt",
    "_Bool",
    "_Complex",
    "_Decimal128",
    "_Decimal32",
    "_Decimal64",
    "_Generic",
    "_Imaginary",
    "_Noreturn",
    "_Static_assert",
    "_Thread_local",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "has",
    "i386",
    "if",
    "inline",
    "int",
    "linux",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "typeof_unqual",
    "union",
    "unix",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
};

static int compare(const void *key, const void *item)
{
    return strcmp(key, *(const char *const *)item);
}

static bool is_taken(const char *name)
{
    return bsearch(name, taken, sizeof taken / sizeof *taken, sizeof *taken, compare) != NULL;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static char upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* Writes the name with '_' for what is no letter and no digit; returns the end. */
static char *letters(char *to, stax_str name)
{
    for (size_t i = 0; i < name.len; i++) {
        char c = name.data[i];
        *to++ = is_letter(c) || is_digit(c) ? c : '_';
    }
    return to;
}

const char *c_name_field(stax_str name, stax_arena *arena)
{
    char *text = zalloc(name.len + 3, arena), *to = text;

    if (name.len > 0 && is_digit(name.data[0])) *to++ = '_';
    to = letters(to, name);
    if (is_taken(text)) *to = '_';
    return text;
}

const char *c_name_type(stax_str prefix, stax_str name, stax_arena *arena)
{
    char *text = zalloc(prefix.len + name.len + 2, arena);
    char *to = letters(text, prefix);

    *to++ = '_';
    letters(to, name);
    return text;
}

const char *c_name_enumerator(stax_str prefix, stax_str type, stax_str word, stax_arena *arena)
{
    char *text = zalloc(prefix.len + type.len + word.len + 4, arena);
    char *to = letters(text, prefix);

    *to++ = '_';
    to = letters(to, type);
    *to++ = '_';
    if (word.len > 0 && is_digit(word.data[0])) *to++ = '_';
    letters(to, word);
    for (to = text; *to; to++) *to = upper(*to);
    return text;
}

const char *c_name_part(stax_str name, stax_arena *arena)
{
    char *text = zalloc(name.len + 1, arena);

    letters(text, name);
    return text;
}

const char *c_name_upper(stax_str name, stax_arena *arena)
{
    char *text = zalloc(name.len + 1, arena);

    letters(text, name);
    for (char *to = text; *to; to++) *to = upper(*to);
    return text;
}

bool c_name_good(stax_str name)
{
    if (name.len == 0 || is_digit(name.data[0])) return false;
    for (size_t i = 0; i < name.len; i++)
        if (!is_letter(name.data[i]) && !is_digit(name.data[i]) && name.data[i] != '_')
            return false;
    return true;
}

const char *c_name_of_file(const char *path, stax_arena *arena)
{
    const char *slash = strrchr(path, '/');
    const char *from = slash ? slash + 1 : path;
    stax_str name = {from, strcspn(from, ".")};
    if (name.len == 0) return "schema";

    return zprintf(arena, "%s%s", is_digit(*from) ? "_" : "", c_name_part(name, arena));
}
