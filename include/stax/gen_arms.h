/*
 * How the rows of a table of arms are written: the members that all of a kind have. What an arm has
 * beside stands behind, by its name: {STX_LEAF_ARM("a", STX_REFUSE, take_a, "str", 5), .ns = NS_P}.
 */
#ifndef STAX_GEN_ARMS_H
#define STAX_GEN_ARMS_H

/* A name, with NULs behind it: as many bytes can be read as a word has. */
/* clang-format off */
#define STX_NAME(literal) {literal "\0\0\0\0\0\0\0", sizeof(literal) - 1}

/* What all arms have, and what those of lists have: offset of the count, least, most. */
#define STX_ARM(arm_kind, spelt, again, type, at_line) \
    .name = STX_NAME(spelt), .kind = arm_kind, .repeat = again, .want = type, .line = at_line
#define STX_LIST(at, fewest, greatest) .count_at = at, .least = fewest, .most = greatest

#define STX_ANY_OF_ARM(names, want, line) STX_ARM(STX_KIND_ANY_OF, names, STX_ALL, want, line)
#define STX_ATTRIBUTE_ARM(name, takes, want, line) \
    STX_ARM(STX_KIND_ATTRIBUTE, name, STX_REFUSE, want, line), .take = takes
#define STX_ATTRIBUTES_ARM(name, takes, count, least, most, want, line) \
    STX_ARM(STX_KIND_ATTRIBUTE, name, STX_ALL, want, line), .take = takes, \
        STX_LIST(count, least, most)
#define STX_TEXT_ARM(takes, want, line) \
    STX_ARM(STX_KIND_TEXT, ".", STX_ALL, want, line), .take = takes
#define STX_LEAF_ARM(name, repeat, takes, want, line) \
    STX_ARM(STX_KIND_LEAF, name, repeat, want, line), .take = takes
#define STX_LEAVES_ARM(name, takes, count, least, most, want, line) \
    STX_ARM(STX_KIND_LEAF, name, STX_ALL, want, line), .take = takes, STX_LIST(count, least, most)
#define STX_FLAG_ARM(name, repeat, takes, line) \
    STX_ARM(STX_KIND_FLAG, name, repeat, "flag", line), .take = takes
#define STX_WRAPPER_ARM(name, to, line) \
    STX_ARM(STX_KIND_WRAPPER, name, STX_ALL, "", line), .state = to
#define STX_RECORD_ARM(name, repeat, places, takes, to, want, line) \
    STX_ARM(STX_KIND_RECORD, name, repeat, want, line), .place = places, .take = takes, .state = to
#define STX_RECORDS_ARM(name, places, to, count, least, most, want, line) \
    STX_ARM(STX_KIND_RECORD, name, STX_ALL, want, line), .place = places, .state = to, \
        STX_LIST(count, least, most)
/* clang-format on */

#endif
