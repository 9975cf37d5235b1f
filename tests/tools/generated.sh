#!/usr/bin/env bash
#
# generated.sh ROOT: what staxc printed can be read by people and is the same everywhere: an arm has
# at most 6 lines, blocks nest at most 4 deep within a function, and there is no #line, no date, no
# time and no path from the root of a machine.
source "$(dirname "$0")/tree.sh"

# First folders of absolute paths. A schema may have paths like /a/b, so not every '/' is a fault.
roots='home|root|usr|opt|tmp|var|etc|mnt|srv|work|builds?|private|Users|Volumes'

sources=$(files '*.c' '*.h' | grep '^generated/' || true)
[ -n "$sources" ] || exit 0
xargs awk -v roots="$roots" -v today="$(date +%Y-%m-%d)" '
function fault(text) { print FILENAME ":" FNR ": " text }

# The line without strings, characters and comments.
function code(line,    end) {
    if (in_comment) {
        end = index(line, "*/")
        if (!end) return ""
        line = substr(line, end + 2)
        in_comment = 0
    }
    gsub(/"([^"\\]|\\.)*"/, "\"\"", line)
    gsub(/\047([^\047\\]|\\.)*\047/, "0", line)
    sub(/\/\/.*/, "", line)
    while (match(line, /\/\*/)) {
        end = index(substr(line, RSTART + 2), "*/")
        in_comment = !end
        line = substr(line, 1, RSTART - 1) (end ? substr(line, RSTART + end + 3) : "")
    }
    return line
}
function count(text, what) { return gsub(what, "", text) }

# An arm goes from its name to where its parentheses are closed.
function check_arm(line) {
    if (line ~ /^ *\[[A-Z][A-Za-z0-9_]*\] = [{]?STX_[A-Z0-9_]*ARM\(/) {
        arm_lines = parens = 0
        in_arm = 1
    }
    if (!in_arm) return
    arm_lines++
    parens += count(line, "[(]") - count(line, "[)]")
    if (arm_lines == 7) fault("an arm of more than 6 lines")
    if (parens <= 0) in_arm = 0
}
function check_nesting(line) {
    if (line ~ /^\{/) { in_function = 1; depth = 0 }
    if (!in_function) return
    gsub(/(= |\))[{][^{}]*[}]/, "", line) # initialisers
    depth += count(line, "[{]")
    if (depth - 1 > 4) fault("nests " depth - 1 " deep")
    depth -= count(line, "[}]")
    if (depth <= 0) in_function = 0
}
FNR == 1 { in_comment = in_arm = in_function = in_code = 0 }
/^ *# *line[ \t]/ || /^ *# [0-9]/ { fault("#line") }
$0 ~ "(^|[^A-Za-z0-9_.])/(" roots ")/" || /[A-Za-z]:\\[A-Za-z]/ { fault("an absolute path") }
/__(DATE|TIME|TIMESTAMP|FILE)__/ || index($0, today) { fault("a date or a path of this machine") }
/^#/ { in_code = 1 }
!in_code && /[0-2][0-9]:[0-5][0-9]|[12][0-9][0-9][0-9]-[01][0-9]/ { fault("a date or a time") }
{
    line = code($0)
    check_arm(line)
    check_nesting(line)
}
' <<<"$sources" | finish
