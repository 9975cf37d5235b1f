#!/usr/bin/env bash
#
# scale.sh STAXC CC INCLUDE: staxc and its C stay linear in the schema, up to 20,000 fields.
set -euo pipefail

staxc=$1 cc=$2 include=$3
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
failed=0

fail() {
    echo "FAIL: $*"
    failed=1
}
# ms LIMIT COMMAND…: the ms of processor time it took; stopped at so many seconds of it.
ms() {
    local limit=$1 TIMEFORMAT=%U taken
    shift
    if ! taken=$( { time (ulimit -t "$limit" && "$@" >said 2>&1); } 2>&1); then
        cat said >&2
        return 1
    fi
    awk -v s="$taken" 'BEGIN { printf "%d", 1000 * s }'
}
schema() {
    awk -v types="$1" -v fields=10 -v seed=20261201 -f "$here/large_schema.awk" >"l$1.schema"
}
bytes() { cat "l$1.c" "l$1.h" | wc -c; }

for types in 100 200 2000; do
    schema "$types"
    took=$(ms 20 "$staxc" "l$types.schema" -o "l$types.c") ||
        fail "staxc does not compile $types types in 20 s of processor time"
    echo "$types types: staxc ${took:-?} ms, $(bytes "$types") bytes of C"
    printf -v "staxc_$types" %d "${took:-0}"
done

# Names grow by a digit or two.
small=$(bytes 200) large=$(bytes 2000)
[ "$large" -le $((11 * small)) ] ||
    fail "10 times the types are $large bytes of C, not 10 times $small"
# shellcheck disable=SC2154 # by printf -v
[ "$staxc_2000" -le $((30 * (staxc_200 + 20))) ] ||
    fail "10 times the types take staxc $staxc_2000 ms, not about 10 times $staxc_200"

strict=(-std=c11 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -I"$include")
took=$(ms 120 "$cc" "${strict[@]}" -fsyntax-only l2000.c) ||
    fail "the C of 2,000 types has a warning, or takes 120 s to be looked at"
echo "2000 types: looked at in ${took:-?} ms"

# Of 100 types the chains would be printed.
"$staxc" l100.schema --dispatch=table -o l100.c
one=$(ms 60 "$cc" "${strict[@]}" -O1 -c l100.c -o l100.o) || fail "the C of 100 types takes 60 s"
two=$(ms 120 "$cc" "${strict[@]}" -O1 -c l200.c -o l200.o) || fail "the C of 200 types takes 120 s"
echo "-O1: 100 types ${one:-?} ms, 200 types ${two:-?} ms"
[ "${two:-0}" -le $((4 * (${one:-0} + 100))) ] ||
    fail "twice the types take $two ms, not about twice $one"

exit $failed
