/*
 * Names that are the compiler's own choice. What headers define as macros is listed, since no
 * compiler would say more about it than that a number was not expected.
 */
#include "plan/plan_names.h"

#include "base/c_name.h"
#include "base/zalloc.h"

enum { LONGEST = 44 };

/* Macros of the headers that generated code includes, and of compilers in GNU mode. */
static const char *const macros[] = {
    "INT8_MIN",
    "INT8_MAX",
    "INT16_MIN",
    "INT16_MAX",
    "INT32_MIN",
    "INT32_MAX",
    "INT64_MIN",
    "INT64_MAX",
    "UINT8_MAX",
    "UINT16_MAX",
    "UINT32_MAX",
    "UINT64_MAX",
    "INT_LEAST8_MIN",
    "INT_LEAST8_MAX",
    "INT_LEAST16_MIN",
    "INT_LEAST16_MAX",
    "INT_LEAST32_MIN",
    "INT_LEAST32_MAX",
    "INT_LEAST64_MIN",
    "INT_LEAST64_MAX",
    "UINT_LEAST8_MAX",
    "UINT_LEAST16_MAX",
    "UINT_LEAST32_MAX",
    "UINT_LEAST64_MAX",
    "INT_FAST8_MIN",
    "INT_FAST8_MAX",
    "INT_FAST16_MIN",
    "INT_FAST16_MAX",
    "INT_FAST32_MIN",
    "INT_FAST32_MAX",
    "INT_FAST64_MIN",
    "INT_FAST64_MAX",
    "UINT_FAST8_MAX",
    "UINT_FAST16_MAX",
    "UINT_FAST32_MAX",
    "UINT_FAST64_MAX",
    "INTPTR_MIN",
    "INTPTR_MAX",
    "UINTPTR_MAX",
    "INTMAX_MIN",
    "INTMAX_MAX",
    "UINTMAX_MAX",
    "PTRDIFF_MIN",
    "PTRDIFF_MAX",
    "SIZE_MAX",
    "SIG_ATOMIC_MIN",
    "SIG_ATOMIC_MAX",
    "WCHAR_MIN",
    "WCHAR_MAX",
    "WINT_MIN",
    "WINT_MAX",
    "INT_MIN",
    "INT_MAX",
    "UINT_MAX",
    "CHAR_BIT",
    "CHAR_MIN",
    "CHAR_MAX",
    "SCHAR_MIN",
    "SCHAR_MAX",
    "UCHAR_MAX",
    "SHRT_MIN",
    "SHRT_MAX",
    "USHRT_MAX",
    "LONG_MIN",
    "LONG_MAX",
    "ULONG_MAX",
    "LLONG_MIN",
    "LLONG_MAX",
    "ULLONG_MAX",
    "MB_LEN_MAX",
    "SEEK_SET",
    "SEEK_CUR",
    "SEEK_END",
    "SEEK_DATA",
    "SEEK_HOLE",
    "TMP_MAX",
    "FILENAME_MAX",
    "FOPEN_MAX",
    "PATH_MAX",
    "RENAME_NOREPLACE",
    "RENAME_EXCHANGE",
    "RENAME_WHITEOUT",
    "stdin",
    "stdout",
    "stderr",
    "errno",
    "unix",
    "linux",
    "i386",
};

/* Parameters and variables that generated functions have anyhow. */
static const char *const usual[] = {
    "r",  "f",     "w",  "to",  "in",     "text",  "seen", "item",    "word",   "number", "before",
    "go", "empty", "at", "met", "record", "arena", "sink", "context", "reader", "status",
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static bool is_among(const char *name, const char *const *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i], name) == 0) return true;
    return false;
}

static bool begins(const char *name, const char *with)
{
    return strncmp(name, with, strlen(with)) == 0;
}

static bool is_ours(const char *name)
{
    return begins(name, "stx_") || begins(name, "stax_") || begins(name, "STX_") ||
           begins(name, "STAX_");
}

static const char *cut(const char *name, size_t longest, stax_arena *arena)
{
    size_t len = strlen(name);

    return zcopy((stax_str){name, len < longest ? len : longest}, arena).data;
}

static bool is_taken(const plan_names *n, const char *name)
{
    return intern_find(&n->set, stax_str_of(name)) || is_among(name, macros, COUNT(macros));
}

void plan_names_reserve(plan_names *n, const char *name)
{
    intern_add(&n->set, stax_str_of(name), n->arena);
}

const char *plan_names_take(plan_names *n, const char *wanted)
{
    const char *stem = cut(wanted, LONGEST, n->arena), *name = stem;

    if (is_ours(name)) name = stem = zprintf(n->arena, "x_%s", name);
    if (is_taken(n, name)) name = zprintf(n->arena, "%s_", stem);
    for (unsigned i = 2; is_taken(n, name); i++) name = zprintf(n->arena, "%s_%u", stem, i);
    plan_names_reserve(n, name);
    return name;
}

/* Types of the C library end so; a variable of that name would hide one. */
static bool is_type_name(const char *name)
{
    size_t len = strlen(name);

    return len > 2 && strcmp(name + len - 2, "_t") == 0;
}

static bool is_other(const char *name, const char *const *others)
{
    for (; others && *others; others++)
        if (strcmp(*others, name) == 0) return true;
    return false;
}

const char *plan_names_local(const plan_names *n, const char *wanted, const char *const *others)
{
    const char *name = c_name_field(stax_str_of(cut(wanted, LONGEST / 2, n->arena)), n->arena);

    if (is_ours(name) || begins(name, "take_")) name = zprintf(n->arena, "x_%s", name);
    while (is_taken(n, name) || is_type_name(name) || is_among(name, usual, COUNT(usual)) ||
           is_other(name, others))
        name = zprintf(n->arena, "%s_", name);
    return name;
}
