# For the checks beside this file: where the tree is, what is in it, and how to say what is wrong.
#
# Sourced, not run. The first argument of a check is the root of the tree. A check prints a line a
# fault, "place: what is wrong", and exits 1 when there was one.
set -euo pipefail
export LC_ALL=C

root=$(cd "$1" && pwd)
shift
cd "$root"

folders="compiler runtime include tests bench examples generated schemas cmake"

# files PATTERN…: by name, without what was built or fetched, in a stable order.
files() {
    local here=() names=() pattern
    for pattern in $folders; do [ -d "$pattern" ] && here+=("$pattern"); done
    for pattern in "$@"; do names+=(-o -name "$pattern"); done
    find "${here[@]}" -path bench/out -prune -o -type f \( "${names[@]:1}" \) -print | sort
}

# Sources that people write.
own_sources() {
    files '*.c' '*.h' '*.y' '*.cpp' | grep -v -e '^generated/' -e '^tests/golden/'
}

# Reads faults from stdin and shows them; the check fails when there was one.
finish() {
    local faults
    faults=$(cat)
    [ -z "$faults" ] && exit 0
    printf '%s\n' "$faults"
    exit 1
}
