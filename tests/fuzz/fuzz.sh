#!/usr/bin/env bash
#
# fuzz.sh BUILD SECONDS|fixed [TARGET…]: runs the targets that were built in BUILD/tests/fuzz, says
# what each came to, and how many passed and failed: STAX_FUZZ_JOBS at once, else one a processor.
#
# For some seconds: inputs come from the corpus of the tree, from STAX_W3C_DIR for readers of XML,
# and from what earlier runs have found in BUILD/fuzz/<target>/corpus. A finding is a file beside
# that folder.
#
# "fixed": what a change must pass, which luck must not decide. The same inputs, by the order of
# their names, the same seed, and a number of executions: on one machine every run is the same. How
# long one takes is not judged, since that depends on what else the machine does.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

options=(-max_len=4096 -rss_limit_mb=512 -print_final_stats=1)

# Executions for "fixed".
executions_of() {
    if [ "$1" = values ]; then echo 1000000; else echo 100000; fi
}

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

# fuzz_for SECONDS TARGET FOLDER: FOLDER keeps what is found.
fuzz_for() {
    local seeds
    read -r -a seeds <<<"$(seeds_of "$2")"
    mkdir -p "$3/corpus"
    "${program[@]}" -timeout=1 -max_total_time="$1" "$3/corpus" "$here/corpus/$2" "${seeds[@]}"
}

# fuzz_fixed TARGET FOLDER: addresses are compared, too, so places must not be random.
fuzz_fixed() {
    local still=()
    if setarch -R true 2>/dev/null; then still=(setarch -R); fi
    (cd "$here" && find "corpus/$1" -type f | LC_ALL=C sort | paste -s -d ,) >"$2/inputs"
    cd "$here"
    "${still[@]}" "${program[@]}" -timeout=300 -report_slow_units=300 -seed=1 \
        -runs="$(executions_of "$1")" -seed_inputs=@"$2/inputs"
}

# run_one BUILD SECONDS|fixed TARGET
run_one() {
    local folder=$1/fuzz/$3 log status=0 findings
    mkdir -p "$folder" "$here/corpus/$3"
    log=$folder/log
    program=("$1/tests/fuzz/fuzz_$3" "${options[@]}" -dict="$here/$(dictionary_of "$3")"
        -artifact_prefix="$folder/")
    case $2 in
        fixed) (fuzz_fixed "$3" "$folder") >"$log" 2>&1 || status=$? ;;
        *) fuzz_for "$2" "$3" "$folder" >"$log" 2>&1 || status=$? ;;
    esac
    echo "$status" >"$folder/status"
    findings=$(find "$folder" -maxdepth 1 -name '*-*' | wc -l)
    summary "$3" "$findings" "$log"
    [ "$status" = 0 ] && return
    printf '%s: %s\n' "$3" "$(grep -m1 -E 'ERROR|SUMMARY|runtime error' "$log" || tail -n 1 "$log")"
}

if [ "$1" = --one ]; then
    run_one "$2" "$3" "$4"
    exit
fi

build=$(cd "$1" && pwd)
length=$2
shift 2
[ $# -gt 0 ] || set -- $(cd "$build/tests/fuzz" && find . -maxdepth 1 -name 'fuzz_*' -type f \
    -executable | sed 's|./fuzz_||' | sort)
jobs=${STAX_FUZZ_JOBS:-$(nproc)}
for target; do rm -f "$build/fuzz/$target/status"; done
printf '%s\n' "$@" | xargs -P "$jobs" -I{} "$0" --one "$build" "$length" {} || true

failed=0
for target; do
    [ "$(cat "$build/fuzz/$target/status" 2>/dev/null)" = 0 ] || failed=$((failed + 1))
done
printf '%d passed, %d failed\n' $(($# - failed)) "$failed"
[ "$failed" = 0 ]
