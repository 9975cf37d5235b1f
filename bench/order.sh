#!/bin/sh
# Instructions a child of wide records, with the children in the order of the schema, in reverse,
# and shuffled: the chain guesses right, wrong, and at random.
#
#   order.sh [-s STAXC] [-l LIBRARY] [-o "OPTION…"] [FIELDS…]     10 100 300 when left out
#
# STAXC and LIBRARY (libstax.a) are those of build-bench when left out; the options are staxc's.
# Each document holds 200 records. callgrind counts the whole program over it and over one of as
# many empty records; the difference is the children's.
set -eu

tree=$(cd "$(dirname "$0")/.." && pwd)
staxc=$tree/build-bench/compiler/staxc library=$tree/build-bench/runtime/libstax.a options=
while getopts s:l:o: option; do
    case $option in
    s) staxc=$OPTARG ;;
    l) library=$OPTARG ;;
    o) options=$OPTARG ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || set -- 10 100 300

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# field NUMBER: names of 6 to 20 letters, told apart by their last ones or by their first.
names='function field(i) { return word[i % 5 + 1] "_" i word[int(i / 5) % 5 + 1] }
       BEGIN { split("vat order contact_name unit_price a", word) }'

schema() { # FIELDS
    awk -v n="$1" "$names"'BEGIN {
        print "stax: 1\nname: wide\nroot: rows\ntypes:\n  rows: {rows: \"row[] row\"}\n  row:"
        for (i = 0; i < n; i++) print "    " field(i) ": i32?"
    }'
}
document() { # FIELDS ORDER
    awk -v n="$1" -v order="$2" "$names"'BEGIN {
        print "<rows>"
        for (r = 0; r < 200; r++) {
            for (i = 0; i < n; i++) at[i] = order == "reverse" ? n - 1 - i : i
            for (i = n - 1; i > 0 && order == "shuffled"; i--) {
                luck = (luck * 69069 + 1) % 4294967296
                j = int(luck / 65536) % (i + 1); k = at[i]; at[i] = at[j]; at[j] = k
            }
            printf "<row>"
            for (i = 0; i < n && order != "empty"; i++)
                printf "<%s>%d</%s>", field(at[i]), i, field(at[i])
            print "</row>"
        }
        print "</rows>"
    }'
}
cat >main.c <<'END'
#include "wide_parser.h"
#include <stdio.h>
int main(int argc, char **argv)
{
    stax_arena arena = {0};
    stax_error error;
    wide_rows *rows = argc > 1 ? wide_parse_file(&arena, argv[1], NULL, &error) : NULL;
    if (rows == NULL || rows->rows.count != 200) return fprintf(stderr, "%s\n", error.text), 1;
    return 0;
}
END

count() { # DOCUMENT
    valgrind --quiet --tool=callgrind --callgrind-out-file=counts ./main "$1" || return 1
    awk '$1 == "summary:" || $1 == "totals:" { n = $2 } END { if (n == 0) exit 1; print n }' counts
}

printf '%-8s %-10s %s\n' fields order "instructions a child"
for fields in "$@"; do
    schema "$fields" >wide.schema
    # shellcheck disable=SC2086 # several options
    "$staxc" wide.schema -o wide_parser.c $options
    ${CC:-cc} -O2 -I"$tree/include" main.c wide_parser.c "$library" -lm -o main
    document "$fields" empty >empty.xml
    empty=$(count empty.xml)
    for order in schema reverse shuffled; do
        document "$fields" "$order" >children.xml
        all=$(count children.xml)
        printf '%-8s %-10s %d\n' "$fields" "$order" $(((all - empty) / (200 * fields)))
    done
done
