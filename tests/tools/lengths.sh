#!/usr/bin/env bash
#
# lengths.sh ROOT: files have at most 600 lines (tables of numbers, *_table.c, apart), lines at most
# 100 columns (a table row in a README and a link apart). A column is a character.
source "$(dirname "$0")/tree.sh"

texts() {
    own_sources
    files '*.sh' '*.md' '*.cmake' CMakeLists.txt | grep -v '^tests/golden/'
    ls dev README.md CMakeLists.txt 2>/dev/null || true
}

texts | xargs awk '
    FNR == 601 && FILENAME !~ /_table\.[ch]$/ { print FILENAME ": more than 600 lines" }
    FILENAME ~ /\.md$/ && /^[ \t]*\|.*\|[ \t]*$|^[^ ]*https?:[^ ]*$/ { next }
    length($0) > 100 {
        characters = $0
        gsub(/[\200-\277]/, "", characters)
        if (length(characters) > 100) print FILENAME ":" FNR ": " length(characters) " columns"
    }
    /[ \t]$/ { print FILENAME ":" FNR ": white space at the end" }
' | finish
