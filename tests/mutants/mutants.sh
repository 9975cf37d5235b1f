#!/usr/bin/env bash
#
# mutants.sh ROOT BUILD [COUNT [SEED]]: how many mutants of the tokenizer and the values the tests
# kill.
#
# BUILD is configured with a shared libstax, so a mutant costs one object and one link, and no test
# is linked anew: the dynamic linker is told where the mutant is. All mutants meet the test of their
# file and some that are quick; those that are left open meet the others, likely killers first.
# Results are appended to BUILD/mutants-….txt; what stands there is not asked again, so the script
# may be stopped and started at any time. Only who survived meets the tests again when these have
# changed. What the compiler refuses, or makes the same code of, is no mutant and does not count.
#
# survivors.txt explains those that nobody can kill: they change the cost, not the outcome. Exit
# status 1 when of the others fewer than 95 in 100 were killed, 2 when an entry fits no mutant.
set -euo pipefail
root=$1 build=$2 count=${3:-300} seed=${4:-1}
here=$root/tests/mutants work=$build/mutant

lib=$(basename "$(find "$build/runtime" -maxdepth 1 -name 'libstax.so.*.*.*')")
lib=${lib%.*}
objects=$build/runtime/CMakeFiles/stax.dir
source "$here/tiers.sh"

cd "$root"
rm -rf "$work"
mkdir -p "$work"
cc -O1 -o "$work/mutate" "$here/mutate.c"

# The sources that are mutated: the tokenizer and the values, what this machine runs of them.
sources() {
    local file
    for file in runtime/{input,dtd,token,names,value}/*.c; do
        case $file in *_table.c) continue ;; esac
        if [ -e "$objects/${file#runtime/}.o" ]; then echo "$file"; fi
    done
}

sum_of() { xargs cat | cksum | cut -d ' ' -f 1; }

# Of other sources the results are others.
results=$build/mutants-$(sources | sum_of).txt
tests_sum=$(find tests -name '*.[ch]' | sort | sum_of)
touch "$results"

# All mutants, in an order that is the same for the same sources and SEED.
shuffled() {
    sources | xargs "$work/mutate" list \
        | awk -v seed="$seed" 'BEGIN { srand(seed) } { print rand() "\t" $0 }' \
        | sort -n | cut -f 2-
}

# The compiler's command for an object, with mutant.c as its source and another output.
compile() {
    local file=$1 command
    command=$(ninja -C "$build" -t commands "runtime/CMakeFiles/stax.dir/${file#runtime/}.o" \
        | tail -n 1 | sed -E 's/ -MD -MT [^ ]+ -MF [^ ]+//; s/ -o [^ ]+ -c [^ ]+$//')
    (cd "$build" && eval "$command -w -iquote $root/$(dirname "$file") -o $2 -c mutant/mutant.c") \
        2>/dev/null
}

# The library with this object in place of one of its own.
link() {
    local others
    others=$(find "$objects" -name '*.o' ! -path "$objects/$1.o")
    cc -shared -o "$work/$lib" $others "$2" -Wl,-soname,"$lib"
}

# make FILE OFFSET OLD NEW: puts the mutant under the tests; false, and a word, if it is none.
make() {
    local plain=$work/plain/${1//\//_}.o
    if [ ! -e "$plain" ]; then
        mkdir -p "$work/plain"
        cp "$1" "$work/mutant.c"
        compile "$1" "$plain"
    fi
    "$work/mutate" apply "$@" >"$work/mutant.c"
    compile "$1" "$work/mutant.o" || { echo refused; return 1; }
    ! cmp -s "$plain" "$work/mutant.o" || { echo same; return 1; }
    link "${1#runtime/}" "$work/mutant.o"
}

# What becomes of a mutant under the quick tests, and under all: a word.
judge() {
    make "$@" || return 0
    if quick_tests "$1"; then echo open; else echo quick; fi
}

judge_open() {
    make "$@" || return 0
    if ! quick_tests "$1"; then
        echo quick
    elif other_tests "$1"; then
        echo "survived@$tests_sum"
    else
        echo whole
    fi
}

state_of() { grep -F "$1 " "$results" | tail -n 1 | sed 's/.* //'; }

judged() {
    awk '{ end = $NF; sub(/ [^ ]+$/, ""); last[$0] = end }
        END { for (name in last) n += last[name] !~ /refused|same/; print n + 0 }' "$results"
}

# note NAME WORD: without a word it was stopped, and nothing is known.
note() {
    [ -n "$2" ] || exit 2
    echo "$1 $2" | tee -a "$results"
}

shuffled >"$work/list.txt"
awk -f "$here/explained.awk" "$work/list.txt" "$here/survivors.txt" >"$work/explained.txt" || exit 2

while read -r file offset line old new text; do
    name="$file:$line:$offset $old -> $new"
    [ -z "$(state_of "$name")" ] || continue
    [ "$(judged)" -lt "$count" ] || break
    note "$name" "$(judge "$file" "$offset" "$old" "$new")"
done <"$work/list.txt"

while read -r file offset line old new text; do
    name="$file:$line:$offset $old -> $new"
    case $(state_of "$name") in open | survived@*) ;; *) continue ;; esac
    [ "$(state_of "$name")" != "survived@$tests_sum" ] || continue
    ! grep -qxF "$name" "$work/explained.txt" || continue
    note "$name" "$(judge_open "$file" "$offset" "$old" "$new")"
done <"$work/list.txt"

awk -f "$here/verdict.awk" "$work/explained.txt" "$results"
