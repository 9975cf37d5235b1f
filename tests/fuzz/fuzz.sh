#!/usr/bin/env bash
#
# fuzz.sh BUILD SECONDS [TARGET…]: runs the targets that were built in BUILD/tests/fuzz, and says
# what each came to: STAX_FUZZ_JOBS at once, else one a processor. Status 1: there was a finding.
#
# Inputs come from the corpus of the tree, from STAX_W3C_DIR for readers of XML, and from what
# earlier runs have found in BUILD/fuzz/<target>/corpus. A finding is a file beside that folder.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

options=(-max_len=4096 -rss_limit_mb=512 -timeout=1 -print_final_stats=1)

dictionary_of() {
    if [ -f "$here/$1.dict" ]; then echo "$1.dict"; else echo xml.dict; fi
}

# Folders with inputs for a target, besides its corpus.
seeds_of() {
    case $1 in
        values | schemas) ;;
        schema_text) echo "$here/../../schemas" "$here/../property/schemas" "$here/../golden" ;;
        *) [ -z "${STAX_W3C_DIR:-}" ] || echo "$STAX_W3C_DIR" ;;
    esac
}

# The figures of libFuzzer's log: executions, those a second, edges, the slowest input.
summary() {
    awk -v target="$1" -v findings="$2" '
        / cov: / { for (i = 1; i < NF; i++) if ($i == "cov:") edges = $(i + 1) }
        /^stat::number_of_executed_units/ { runs = $2 }
        /^stat::average_exec_per_sec/ { each = $2 }
        /^stat::slowest_unit_time_sec/ { slowest = $2 }
        END {
            printf "%-12s %10d runs %7d a second %6d edges, slowest %d s, findings: %d\n",
                target, runs, each, edges, slowest, findings
        }' "$3"
}

# run_one BUILD SECONDS TARGET
run_one() {
    local folder=$1/fuzz/$3 log status=0 findings seeds
    read -r -a seeds <<<"$(seeds_of "$3")"
    mkdir -p "$folder/corpus" "$here/corpus/$3"
    log=$folder/log
    "$1/tests/fuzz/fuzz_$3" "${options[@]}" -max_total_time="$2" \
        -dict="$here/$(dictionary_of "$3")" -artifact_prefix="$folder/" \
        "$folder/corpus" "$here/corpus/$3" "${seeds[@]}" >"$log" 2>&1 || status=$?
    findings=$(find "$folder" -maxdepth 1 -name '*-*' | wc -l)
    summary "$3" "$findings" "$log"
    [ "$status" = 0 ] && return
    printf '%s: %s\n' "$3" "$(grep -m1 -E 'ERROR|SUMMARY|runtime error' "$log" || tail -n 1 "$log")"
    return 1
}

if [ "$1" = --one ]; then
    run_one "$2" "$3" "$4"
    exit
fi

build=$(cd "$1" && pwd)
seconds=$2
shift 2
[ $# -gt 0 ] || set -- $(cd "$build/tests/fuzz" && find . -maxdepth 1 -name 'fuzz_*' -type f \
    -executable | sed 's|./fuzz_||' | sort)
jobs=${STAX_FUZZ_JOBS:-$(nproc)}
printf '%s\n' "$@" | xargs -P "$jobs" -I{} "$0" --one "$build" "$seconds" {} || exit 1
