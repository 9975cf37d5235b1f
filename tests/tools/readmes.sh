#!/usr/bin/env bash
#
# readmes.sh ROOT: every folder says in a README.md of at most 40 lines what stands in it. Folders
# of test data belong to the README above them.
source "$(dirname "$0")/tree.sh"

folders_with_sources() {
    files '*.c' '*.h' '*.y' '*.sh' '*.cmake' '*.schema' CMakeLists.txt \
        | sed 's|/[^/]*$||' | sort -u | grep -v -E '^tests/(golden|corpus|unit)/.'
}

for folder in $(folders_with_sources); do
    if [ ! -f "$folder/README.md" ]; then
        echo "$folder: has no README.md"
    elif [ "$(wc -l <"$folder/README.md")" -gt 40 ]; then
        echo "$folder/README.md: more than 40 lines"
    fi
done | finish
