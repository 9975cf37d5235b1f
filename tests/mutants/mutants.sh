#!/usr/bin/env bash
#
# mutants.sh ROOT BUILD [COUNT [SEED]]: how many mutants of the tokenizer and the values the tests
# kill.
#
# BUILD is configured with a shared libstax, so a mutant costs one object and one link, and no test
# is linked anew. All mutants meet the test of their file and some that are quick; then those that
# survived meet all tests of the library but the longest. Results are appended to
# BUILD/mutants-….txt; what stands there is not run again, so the script may be stopped and started
# at any time. What the compiler refuses is no mutant and does not count.
#
# survivors.txt explains those that nobody can kill: they change the cost, not the outcome. Exit
# status 1 when of the others fewer than 95 in 100 were killed.
set -euo pipefail
root=$1 build=$2 count=${3:-300} seed=${4:-1}
here=$root/tests/mutants

lib=$(find "$build/runtime" -maxdepth 1 -name 'libstax.so.*.*.*')
objects=$build/runtime/CMakeFiles/stax.dir
quick='^test_(cursor|cursor_careful|careful|careful_tag|parse|records|take|odd|tokens|table)$'
quick+='|^test_(doctype|declare|scan|window|place|chars|decimal|float|w3c)$'

cd "$root"
mkdir -p "$build/mutant"
cc -O1 -o "$build/mutant/mutate" "$here/mutate.c"
cp "$lib" "$build/mutant/original.so"
restore() { cp "$build/mutant/original.so" "$lib"; }
trap restore EXIT

# The sources that are mutated: the tokenizer and the values, what this machine runs of them.
sources() {
    local file
    for file in runtime/{input,dtd,token,names,value}/*.c; do
        case $file in *_table.c) continue ;; esac
        if [ -e "$objects/${file#runtime/}.o" ]; then echo "$file"; fi
    done
}

# Of other sources the results are others.
results=$build/mutants-$(sources | xargs cat | cksum | cut -d ' ' -f 1).txt
touch "$results"

# All mutants, in an order that is the same for the same sources and SEED.
shuffled() {
    sources | xargs "$build/mutant/mutate" list \
        | awk -v seed="$seed" 'BEGIN { srand(seed) } { print rand() "\t" $0 }' \
        | sort -n | cut -f 2
}

# The compiler's command for an object, with another source and another output.
compile() {
    local file=$1 command
    command=$(ninja -C "$build" -t commands "runtime/CMakeFiles/stax.dir/${file#runtime/}.o" \
        | tail -n 1 | sed -E 's/ -MD -MT [^ ]+ -MF [^ ]+//; s/ -o [^ ]+ -c [^ ]+$//')
    (cd "$build" && eval "$command -w -iquote $root/$(dirname "$file") -o mutant/mutant.o \
        -c mutant/mutant.c") 2>/dev/null
}

link() {
    local file=$1 all
    all=$(find "$objects" -name '*.o' ! -path "$objects/${file#runtime/}.o")
    cc -shared -o "$lib" $all "$build/mutant/mutant.o" -Wl,-soname,"$(basename "${lib%.*}")"
}

# tests SECONDS ctest-arguments…: a mutant may never come to an end, so a test has some seconds of
# processor time.
tests() {
    local seconds=$1
    shift
    (ulimit -t "$seconds" && ctest --test-dir "$build" -j2 --stop-on-failure "$@") >/dev/null 2>&1
}

# All tests but those that take minutes and are made of what others try as well.
whole() {
    local but='^(test_w3c_cuts_.*|test_compiler_memory|test_bench.*|test_cursor_expat|test_reads)$'
    case $1 in runtime/value/*) ;; *) but+='|^test_numbers_' ;; esac
    tests 120 -L 'unit|property|conformance' -E "$but"
}

# make FILE OFFSET OLD NEW: puts the mutant under the tests.
make() {
    "$build/mutant/mutate" apply "$@" >"$build/mutant/mutant.c"
    compile "$1" && link "$1"
}

# What becomes of a mutant of FILE under the quick tests: a word.
judge() {
    if ! make "$@"; then
        echo refused
    elif ! tests 10 -R "^test_$(basename "$1" .c)$" || ! tests 10 -R "$quick"; then
        echo quick
    else
        echo open
    fi
}

# The same under all of them.
judge_open() {
    make "$@"
    if whole "$1"; then echo survived; else echo whole; fi
}

state_of() { grep -F "$1 " "$results" | tail -n 1 | sed 's/.* //'; }

judged() { grep -cv ' refused$' "$results" || true; }

shuffled >"$build/mutant/list.txt"
while read -r file offset line old new; do
    name="$file:$line:$offset $old -> $new"
    [ -z "$(state_of "$name")" ] || continue
    [ "$(judged)" -lt "$count" ] || break
    echo "$name $(judge "$file" "$offset" "$old" "$new")" | tee -a "$results"
done <"$build/mutant/list.txt"

while read -r file offset line old new; do
    name="$file:$line:$offset $old -> $new"
    [ "$(state_of "$name")" = open ] || continue
    echo "$name $(judge_open "$file" "$offset" "$old" "$new")" | tee -a "$results"
done <"$build/mutant/list.txt"

awk -v survivors="$here/survivors.txt" '
    BEGIN {
        while ((getline line < survivors) > 0) {
            sub(/  #.*/, "", line)
            if (line != "") explained[line] = 1
        }
    }
    {
        end = $NF
        sub(/ [a-z]+$/, "")
        name = $0
        sub(/:[0-9]+ /, " ", name) # the offset
        last[$0] = end == "survived" && name in explained ? "explained" : end
    }
    END {
        for (name in last) n[last[name]]++
        killed = n["quick"] + n["whole"]
        all = killed + n["survived"]
        if (all == 0) exit 1
        printf "%d mutants: %d killed by the quick tests, %d by the others, %d survived, " \
            "%d more change only the cost; %.1f in 100 killed\n", all + n["explained"],
            n["quick"], n["whole"], n["survived"], n["explained"], 100 * killed / all
        exit killed < 0.95 * all
    }' "$results"
