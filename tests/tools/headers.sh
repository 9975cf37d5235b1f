#!/usr/bin/env bash
#
# headers.sh ROOT CC [CXX]: each public header compiles alone, twice in a row, silently, as C99,
# C11, C++11 and C++17. Without a C++ compiler only as C.
source "$(dirname "$0")/tree.sh"
cc=$1
cxx=${2:-}

strict="-fsyntax-only -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -Iinclude"

# compiles HEADER COMPILER LANGUAGE STANDARD
compiles() {
    local said
    said=$(printf '#include <%s>\n#include <%s>\nint stax_header(void);\n' "$1" "$1" \
        | "$2" $strict -x "$3" -std="$4" - 2>&1) && return
    printf '%s: does not compile as %s:\n%s\n' "$1" "$4" "$said"
}

for header in $(cd include && find stax -name '*.h' | sort); do
    for standard in c99 c11; do compiles "$header" "$cc" c "$standard"; done
    [ -n "$cxx" ] || continue
    for standard in c++11 c++17; do compiles "$header" "$cxx" c++ "$standard"; done
done | finish
