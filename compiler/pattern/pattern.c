/*
 * The way of a pattern: text, tree, machine, table, smallest table.
 */
#include "pattern/pattern.h"

#include "base/zalloc.h"
#include "pattern/pattern_machine.h"

static const pattern_table *too_large(pos at, diag *d)
{
    diag_error(d, at,
               "this pattern needs more than %d states: its table would be too large; count less "
               "({n,m}), write [0-9] for \\d and [A-Za-z0-9] for \\w, or check the text in a hook",
               PATTERN_STATES);
    return NULL;
}

const pattern_table *pattern_compile(stax_str text, pos at, diag *d, stax_arena *arena)
{
    pattern_machine machine = {0};
    pattern_table *table = ZNEW(pattern_table, arena);
    bool *accepts;
    const pattern_node *tree = pattern_parse(text, at, d, arena);
    if (tree == NULL) return NULL;

    if (!pattern_build(&machine, tree, arena)) return too_large(at, d);
    if (!pattern_determine(&machine, table, &accepts, arena)) return too_large(at, d);
    pattern_reduce(table, accepts, arena);
    return table->states > PATTERN_STATES ? too_large(at, d) : table;
}

bool pattern_matches(const pattern_table *table, stax_str text)
{
    size_t state = table->start;

    for (size_t i = 0; i < text.len; i++)
        state = table->next[state * table->width + table->classes[(unsigned char)text.data[i]]];
    return state >= table->accepting;
}
