#!/usr/bin/env bash
#
# functions.sh ROOT: functions are short: median at most 12 lines, nine in ten at most 30, none
# above 80 but for those in long_functions.txt. Counted is what stands between the braces.
#
# The sources are formatted, so a function is what begins with a '{' in the first column behind a
# line that ends with ')', up to the next '}' in the first column.
source "$(dirname "$0")/tree.sh"
list=tests/tools/long_functions.txt

sources() { own_sources | grep -E '^(compiler|runtime|tests|bench)/.*[.](c|h|cpp)$'; }

# "lines file:line name", a line a function.
sources | xargs awk '
    FNR == 1 { open = 0 }
    /^[A-Za-z_].*\(/ { head = $0 }
    /^\{/ && last ~ /\)$/ { open = FNR; next_name = head }
    /^\}/ && open {
        sub(/\(.*/, "", next_name)
        sub(/^.*[ *]/, "", next_name)
        print FNR - open - 1, FILENAME ":" open, next_name
        open = 0
    }
    { last = $0 }
' | sort -n | awk -v list="$list" '
    BEGIN {
        while ((getline line < list) > 0) {
            split(line, word)
            if (line !~ /^(#|$)/) allowed[word[1], word[2]] = 1
        }
    }
    {
        lines[NR] = $1
        file = $2
        sub(/:.*/, "", file)
        if ($1 > 80 && !((file, $3) in allowed)) print $2 ": " $3 " has " $1 " lines, above 80"
    }
    END {
        if (NR == 0) { print "no functions were found"; exit }
        median = lines[int((NR + 1) / 2)]
        p90 = lines[int((NR * 9 + 9) / 10)]
        if (median > 12) print "the median function has " median " lines, above 12"
        if (p90 > 30) print "one function in ten has more than 30 lines: " p90
        printf "%d functions: median %d, p90 %d, most %d lines\n", NR, median, p90, lines[NR] \
            > "/dev/stderr"
    }
' | finish
