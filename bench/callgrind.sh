#!/bin/sh
# Instructions per input byte inside parse + project, for each row of each shape.
#
#   callgrind.sh [-b BENCH] [-k KERNEL] [-s SIZE] [-r ROW] SHAPE...
#
# Each row reads the document twice in a process of its own, the second time with its memory warm;
# callgrind counts inside bench_measured and what it calls. The figures repeat within 0.2 percent on
# any day, however busy the machine is. valgrind knows no AVX-512, so our rows are at most AVX2.
set -eu

bench=./bench kernel= size=4MiB only=
while getopts b:k:s:r: option; do
    case $option in
    b) bench=$OPTARG ;;
    k) kernel=$OPTARG ;;
    s) size=$OPTARG ;;
    r) only=$OPTARG ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
if [ $# -eq 0 ]; then
    echo "usage: callgrind.sh [-b BENCH] [-k KERNEL] [-s SIZE] [-r ROW] SHAPE..." >&2
    exit 2
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# One figure; the count of instructions is in the line "summary: N" of callgrind's file.
count() { # SHAPE ROW
    valgrind --quiet --tool=callgrind --toggle-collect=bench_measured \
        --callgrind-out-file="$folder/counts" \
        "$bench" --shape "$1" --size "$size" --once "$2" ${kernel:+--kernel "$kernel"} \
        >"$folder/said" || return 1
    awk 'FNR == NR { bytes = $1; next }
         $1 == "summary:" || $1 == "totals:" { instructions = $2 }
         END { if (instructions == 0) exit 1; printf "%.2f", instructions / bytes }' \
        "$folder/said" "$folder/counts"
}

status=0 figures=0
printf '%-8s %-22s %s\n' shape row "instructions a byte ($size${kernel:+, $kernel})"
for shape in "$@"; do
    "$bench" --shape "$shape" --list >"$folder/rows"
    while IFS= read -r row; do
        if [ -n "$only" ] && [ "$only" != "$row" ]; then continue; fi
        figures=$((figures + 1))
        figure=$(count "$shape" "$row" </dev/null) || { figure=failed status=1; }
        printf '%-8s %-22s %s\n' "$shape" "$row" "$figure"
    done <"$folder/rows"
done
if [ "$figures" -eq 0 ]; then
    echo "callgrind.sh: no such row" >&2
    status=1
fi
exit $status
