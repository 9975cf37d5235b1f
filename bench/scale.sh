#!/usr/bin/env bash
# What large schemas cost: staxc's time, the size of what it prints, the C compiler's time at -O2.
#
#   scale.sh [-s STAXC] [-o "OPTION…"] [TYPES…]     100 200 500 2000 when left out
#
# Types of ten fields each, from tests/scale/large_schema.awk. Times are of the processor, so what
# else runs matters little; STAXC is that of build-bench when left out, the options are staxc's.
set -euo pipefail

tree=$(cd "$(dirname "$0")/.." && pwd)
staxc=$tree/build-bench/compiler/staxc options=
while getopts s:o: option; do
    case $option in
    s) staxc=$OPTARG ;;
    o) options=$OPTARG ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || set -- 100 200 500 2000

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# Seconds of processor time, with two digits behind the point.
seconds() {
    { time -p "$@" >said 2>&1; } 2>took || { cat said >&2; return 1; }
    awk '$1 == "user" || $1 == "sys" { s += $2 } END { printf "%.2f", s }' took
}

printf '%-7s %-9s %-12s %-9s %s\n' types 'staxc, s' 'C, bytes' '-O2, s' 'object, bytes'
for types in "$@"; do
    awk -v types="$types" -v fields=10 -v seed=20261201 \
        -f "$tree/tests/scale/large_schema.awk" >large.schema
    # shellcheck disable=SC2086 # several options
    compiled=$(seconds "$staxc" large.schema -o large.c $options)
    optimised=$(seconds "${CC:-cc}" -std=c11 -O2 -I"$tree/include" -c large.c -o large.o)
    printf '%-7s %-9s %-12s %-9s %s\n' "$types" "$compiled" "$(cat large.c large.h | wc -c)" \
        "$optimised" "$(size large.o | awk 'NR == 2 { print $4 }')"
done
