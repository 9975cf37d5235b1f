# awk -v types=N -v fields=M -v seed=S -f large_schema.awk: a schema of N types with M fields each.
#
# The types are a tree: type i holds types 2i and 2i + 1, so all are reached and none is far from
# the root. The rest of the fields are values of all kinds, required, optional, with defaults and as
# lists, as elements, attributes and behind wrappers; their names are made of words, as people's are.
# The same numbers give the same bytes everywhere: luck is a generator of its own.

# 0 to n - 1.
function luck(n) {
    state = (state * 69069 + 1) % 4294967296
    return int(state / 65536) % n
}
function name_of(field) { return word[1 + luck(words)] "_" word[1 + luck(words)] "_" field }

# Fields of any kind, then those that must be attributes or elements.
function value() {
    return type[1 + luck(kinds)] \
        (luck(3) == 0 ? "?" : "") (luck(4) == 0 ? " @" : "")
}
function put_value(field) {
    if (luck(12) == 0)
        printf "    %s: str[]\n", name_of(field)
    else if (luck(12) == 0)
        printf "    %s: i32 @ = %d\n", name_of(field), luck(100)
    else if (luck(20) == 0)
        printf "    %s: str? parts_%d/%s\n", name_of(field), luck(2), word[1 + luck(words)] field
    else
        printf "    %s: %s\n", name_of(field), value()
}
function put_child(field, child) {
    if (child > types) return 0
    printf "    %s: type_%d%s\n", name_of(field), child, luck(2) ? "[]" : "?"
    return 1
}
BEGIN {
    state = seed
    words = split("order item price unit party address tax code note date line total account " \
        "payment delivery contact reference status quantity period document rate name sale", word)
    kinds = split("str str str i32 u32 i64 f64 decimal(2) bool date datetime colour", type)
    print "# A large schema, from luck."
    printf "stax: 1\nname: large\nroot: type_1\n\ntypes:\n"
    print "  colour: enum(red, green, blue, light_grey, dark_grey)"
    for (i = 1; i <= types; i++) {
        printf "\n  type_%d:\n", i
        n = put_child(1, 2 * i)
        n += put_child(2, 2 * i + 1)
        while (n < fields) put_value(++n)
    }
}
