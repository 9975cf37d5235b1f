#!/usr/bin/env bash
#
# floors.sh ROOT: includes go down. A file may include from its own floor and from those that the
# table lists for it; anything else goes up or sideways.
source "$(dirname "$0")/tree.sh"

# floor: what it may include beside itself. "public" is include/stax, "public-base" its headers
# str.h and arena.h alone.
floors='
public:
runtime/base:    public
runtime/input:   public runtime/base
runtime/dtd:     public runtime/base
runtime/token:   public runtime/base runtime/input runtime/dtd
runtime/value:   public runtime/base runtime/input runtime/dtd runtime/token
runtime/names:   public runtime/base runtime/input runtime/dtd runtime/token
runtime/reader:  public runtime/base runtime/input runtime/dtd runtime/token runtime/value
    runtime/names
compiler/base:   public-base
compiler/expr:   public-base compiler/base
compiler/load:   public-base compiler/base
compiler/pattern: public-base compiler/base
compiler/model:  public-base compiler/base compiler/expr compiler/load compiler/pattern
compiler/plan:   public-base compiler/base compiler/expr compiler/load compiler/pattern
    compiler/model
compiler/emit:   public-base compiler/base compiler/expr compiler/load compiler/pattern
    compiler/model compiler/plan
compiler:        public-base compiler/base compiler/expr compiler/load compiler/pattern
    compiler/model compiler/plan compiler/emit
generated:       public
'

# Headers that stand in one file alone, and those of instruction sets, which kernels alone include.
single='yaml.h'
intrinsics='immintrin.h emmintrin.h tmmintrin.h smmintrin.h nmmintrin.h xmmintrin.h pmmintrin.h
    wmmintrin.h x86intrin.h arm_neon.h'
kernels='^runtime/.*(scan_|_(sse2|avx2|avx512|neon)[.]).*'

own() { files '*.c' '*.h' '*.y' | grep -E '^(compiler|runtime|include|generated)/'; }

own | xargs awk -v floors="$floors" -v single="$single" -v intrinsics="$intrinsics" \
    -v kernels="$kernels" -v files="$(own)" '
function words(text, into,    list, i, n) {
    n = split(text, list)
    for (i = 1; i <= n; i++) into[list[i]] = 1
}
function read_floors(    word, i, n, floor) {
    n = split(floors, word)
    for (i = 1; i <= n; i++)
        if (sub(/:$/, "", word[i])) { floor = word[i]; known[floor] = 1 }
        else may[floor, word[i]] = 1
}
function folder_of(path) { return sub(/\/[^\/]*$/, "", path) ? path : "" }
function name_of(path) { sub(/^.*\//, "", path); return path }

# The longest floor that a path stands in.
function floor_of(path) {
    if (path ~ /^include\/stax\//) return "public"
    for (path = folder_of(path); path != ""; path = folder_of(path))
        if (path in known) return path
    return ""
}
# Where an include in quotes leads to: beside the file, else from the root of its side.
function resolve(from, header,    side) {
    if ((folder_of(from) "/" header) in there) return folder_of(from) "/" header
    side = from
    sub(/\/.*/, "", side)
    if ((side "/" header) in there) return side "/" header
    return header in there ? header : ""
}
# Lemon writes a header with the name of its grammar into the build tree.
function is_grammar(header) { sub(/\.h$/, ".y", header); return name_of(header) in grammar }

function fault(text) { printf "%s:%d: %s\n", FILENAME, FNR, text }

function once(header,    file) {
    if (!(header in first)) first[header] = FILENAME
    if (first[header] != FILENAME) fault(header " is included by " first[header] " already")
}
function check_system(header) {
    if (header in is_single) once(header)
    if ((header in is_intrinsic) && FILENAME !~ kernels) fault(header " outside a kernel file")
    if (header !~ /^stax\//) return
    if (floor_of(FILENAME) ~ /^compiler/ && header !~ /^stax\/(str|arena)\.h$/)
        fault("<" header ">: the compiler knows stax/str.h and stax/arena.h alone")
}
function check_own(header,    to, from, target) {
    from = floor_of(FILENAME)
    target = resolve(FILENAME, header)
    if (target == "" && is_grammar(header)) { once(header); return }
    if (target == "") { fault("\"" header "\" is not in the tree"); return }
    to = floor_of(target)
    if (to == from || (from, to) in may) return
    fault("\"" header "\" goes up or sideways, from " from " to " (to ? to : target))
}
BEGIN {
    read_floors()
    words(single, is_single)
    words(intrinsics, is_intrinsic)
    n = split(files, list)
    for (i = 1; i <= n; i++) {
        there[list[i]] = 1
        if (list[i] ~ /\.y$/) grammar[name_of(list[i])] = 1
    }
}
FNR == 1 && floor_of(FILENAME) == "" { fault("stands on no floor of the table") }
/^[ \t]*#[ \t]*include[ \t]*</ { gsub(/^[^<]*<|>.*$/, ""); check_system($0); next }
/^[ \t]*#[ \t]*include[ \t]*"/ { gsub(/^[^"]*"|".*$/, ""); check_own($0) }
' | finish
