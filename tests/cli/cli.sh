# For the tests beside this file: staxc, a folder to work in, and how to say what is wrong.
#
# Sourced, not run. The first arguments of a test are the root of the tree and the program.
set -euo pipefail
export LC_ALL=C

root=$(cd "$1" && pwd)
staxc=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
faults=0

# fault TEXT: a claim that does not hold.
fault() {
    printf '%s\n' "$1"
    faults=$((faults + 1))
}

# runs STATUS TEXT [arguments…]: staxc ends with the status, and its output has the text.
runs() {
    local want=$1 text=$2 said status=0
    shift 2
    said=$("$staxc" "$@" 2>&1) || status=$?
    [ "$status" = "$want" ] || fault "staxc $*: status $status instead of $want"
    grep -qF -- "$text" <<<"$said" || fault "staxc $*: does not say '$text' but: $said"
}

# same A B: two files have the same bytes.
same() { cmp -s "$1" "$2" || fault "$1 and $2 are not the same"; }

# time_of FILE: when it was written, to the nanosecond, and which file it is.
time_of() { stat -c '%y %i' "$1"; }

# schemas: all that must compile.
schemas() { ls "$root"/schemas/*.schema "$root"/tests/golden/emit/*.schema; }

finish() { [ "$faults" = 0 ] || exit 1; }
