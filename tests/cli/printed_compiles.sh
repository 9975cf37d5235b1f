#!/usr/bin/env bash
#
# printed_compiles.sh ROOT STAXC CC: what staxc prints compiles silently, with this compiler and
# with gcc and clang where they are there; headers also as C99, C++11 and C++17.
source "$(dirname "$0")/cli.sh"
strict="-fsyntax-only -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -I$root/include -I."

compilers=$1
for cc in gcc clang; do
    command -v "$cc" >/dev/null && [ "$cc" != "$(basename "$1")" ] && compilers="$compilers $cc"
done

# compiles COMPILER LANGUAGE STANDARD FILE
compiles() {
    local said
    said=$("$1" $strict -x "$2" -std="$3" "$4" 2>&1) || fault "$4: $1 as $3: $said"
}

for schema in $(schemas); do
    name=$(basename "$schema" .schema)
    runs 0 '' "$schema" -o "$name.c"
    printf '#include "%s.h"\n#include "%s.h"\nint stax_header(void);\n' "$name" "$name" >header.c
    for cc in $compilers; do
        compiles "$cc" c c11 "$name.c"
        compiles "$cc" c gnu17 "$name.c"
        compiles "$cc" c c99 header.c
    done
    command -v g++ >/dev/null || continue
    for standard in c++11 c++17; do compiles g++ c++ "$standard" header.c; done
done
finish
