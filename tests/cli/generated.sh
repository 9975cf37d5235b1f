#!/usr/bin/env bash
#
# generated.sh ROOT STAXC: generated/ is what staxc prints for schemas/, to the byte.
source "$(dirname "$0")/cli.sh"

for schema in "$root"/schemas/*.schema; do
    name=$(basename "$schema" .schema)
    runs 0 '' "$schema" -o "${name}_parser.c"
    for file in "${name}_parser.c" "${name}_parser.h"; do same "$file" "$root/generated/$file"; done
done
for file in "$root"/generated/*.[ch]; do
    [ -f "$(basename "$file")" ] || fault "$file: there is no schema for it"
done
finish
