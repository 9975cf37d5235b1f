#!/usr/bin/env bash
#
# cost.sh PROGRAM PART: the cost of hostile documents, in instructions that callgrind counts. For
# each family and way the second reading has twice the input of the first: it may cost 2.2 times as
# much, and a byte of it no more than a bound that is far above all of them. What seems to grow
# faster is counted once more at four times the size: a step is no slope.
#
# PART is 1 or 2, half of the families, for two processors. A machine without valgrind skips this;
# where CI is set it fails.
set -eu
program=$1 part=$2

if ! command -v valgrind >/dev/null; then
    echo "cost.sh: valgrind is not installed, nothing is counted"
    [ -z "${CI:-}" ] || exit 1
    exit 77
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# count ARGUMENT…: a line a pair of readings: family, way, size, bytes, both counts. callgrind
# writes a file out.N for the Nth reading, with a line "totals: INSTRUCTIONS".
count() {
    rm -f "$folder"/out*
    valgrind --quiet --tool=callgrind --toggle-collect=hostile_measured \
        --dump-after=hostile_measured --callgrind-out-file="$folder/out" \
        "$program" -l "$@" >"$folder/said" </dev/null
    awk -F '\t' -v OFS='\t' -v folder="$folder" '
        function counted(i,    file, line, word) {
            file = folder "/out." i
            while ((getline line < file) > 0)
                if (split(line, word, " ") == 2 && word[1] == "totals:") {
                    close(file)
                    return word[2]
                }
            return 0
        }
        NR % 2 == 1 { size = $3; first = counted(NR); next }
        { print $1, $2, size, $5, first, counted(NR) }' "$folder/said"
}

# What of the pairs is too much: the same lines, and why.
judge() {
    awk -F '\t' -v OFS='\t' '
        $5 == 0 || $6 == 0 { print $0, "nothing was counted"; next }
        $6 > 2.2 * $5 { print $0, "it grows by " $6 / $5; next }
        $6 > ($2 == "bytes" ? 12000 : 2000) * $4 { print $0, $6 / $4 " instructions a byte" }'
}

count -p "$part" >"$folder/pairs"
judge <"$folder/pairs" >"$folder/suspects"
while IFS=$'\t' read -r family way size rest; do
    count -w "$way" -n $((4 * size)) "$family"
done <"$folder/suspects" | judge >"$folder/wrong"

pairs=$(wc -l <"$folder/pairs")
printf '%d pairs counted, %d twice\n' "$pairs" "$(wc -l <"$folder/suspects")"
cat "$folder/wrong"
[ "$pairs" -gt 0 ] && [ ! -s "$folder/wrong" ]
