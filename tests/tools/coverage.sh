#!/usr/bin/env bash
#
# coverage.sh ROOT BUILD: what the tests run of libstax: every line but those in unreached.txt, and
# 95 in 100 of the branches. BUILD has the counters of a run of its tests (preset "coverage");
# BUILD/branches.txt will say which branches were not taken.
#
# A kernel that this machine cannot run is left out, and so are lines that name its instruction set.
#
# unreached.txt has a line for each line that nothing can reach: file, its text, where the file has
# such a line more than once " [2 of 5]", then "  # " and why. There are at most 10, and one that is
# reached after all, or that is not there, is a fault too.
set -euo pipefail
root=$1 build=$2
list=$root/tests/tools/unreached.txt
info=$build/coverage.info

lcov --quiet --capture --rc lcov_branch_coverage=1 --directory "$build/runtime" \
    --directory "$build/tests" --base-directory "$build" --output-file "$info" \
    2>"$build/lcov.txt" || { tail -n 3 "$build/lcov.txt" >&2; exit 1; }
cd "$root"

lacking=
if ! grep -qw avx512_vbmi2 /proc/cpuinfo; then
    lacking=avx512
    printf 'left out: %s, which this machine does not have\n' "$lacking"
fi

# The counters of the runtime and of the public headers, each line and branch once.
awk -v root="$root/" -v list="$list" -v lacking="$lacking" '
    function read_file(file,   line, i) {
        if (file in known) return
        known[file] = 1
        for (i = 1; (getline line < file) > 0; i++) {
            sub(/^ +/, "", line)
            text[file, i] = line
            place[file, i] = ++count[file, line]
        }
    }
    function text_of(file, number) {
        read_file(file)
        return text[file, number]
    }
    # A line as unreached.txt has it.
    function name_of(file, number,   line, all) {
        line = text_of(file, number)
        all = count[file, line]
        return file ": " line (all > 1 ? " [" place[file, number] " of " all "]" : "")
    }
    function is_left_out(file, number) {
        return lacking != "" && (file ~ lacking || text_of(file, number) ~ lacking)
    }
    function judge_line(file, number,   name) {
        if (is_left_out(file, number)) return
        name = name_of(file, number)
        lines++
        if (run[file, number] > 0) {
            hit++
        } else if (name in unreached) {
            excused[name] = 1
        } else {
            print file ":" number ": never run: " name
            faults++
        }
    }
    BEGIN {
        while ((getline line < list) > 0) {
            if (line ~ /^(#|$)/) continue
            sub(/  #.*/, "", line)
            unreached[line] = 1
            marked++
        }
    }
    /^SF:/ { file = substr($0, 4); sub(root, "", file); ours = file ~ /^(runtime|include)\// }
    !ours { next }
    /^DA:/ { split(substr($0, 4), field, ","); run[file, field[1]] += field[2] }
    /^BRDA:/ && file ~ /^runtime/ { # what is inlined elsewhere has branches at each place
        split(substr($0, 6), field, ",")
        taken[file, field[1], field[2], field[3]] += field[4] == "-" ? 0 : field[4]
    }
    END {
        for (key in run) { split(key, part, SUBSEP); judge_line(part[1], part[2]) }
        for (key in taken) {
            split(key, part, SUBSEP)
            if (is_left_out(part[1], part[2])) continue
            branches++
            if (taken[key] > 0) some++
            else print part[1] ":" part[2] ": not taken: " text_of(part[1], part[2]) > "/dev/stderr"
        }
        for (name in unreached)
            if (!(name in excused)) {
                print "unreached.txt: is reached, or is not there: " name
                faults++
            }
        if (marked > 10) { print "unreached.txt has " marked " lines, more than 10"; faults++ }
        if (some < 0.95 * branches) { print "fewer than 95 in 100 branches"; faults++ }
        printf "lines %.2f in 100 (%d of %d, %d marked), branches %.2f in 100 (%d of %d)\n",
            100 * hit / lines, hit, lines, marked, 100 * some / branches, some, branches
        exit faults > 0
    }' "$info" 2> >(sort >"$build/branches.txt")
