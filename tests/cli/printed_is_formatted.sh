#!/usr/bin/env bash
#
# printed_is_formatted.sh ROOT STAXC: clang-format 14 changes nothing of what staxc prints, and no
# line has more than 100 columns but where names have. Without that version there is no check.
source "$(dirname "$0")/cli.sh"

is_14() { command -v "$1" >/dev/null && "$1" --version | grep -q 'version 14\.'; }
if is_14 clang-format-14; then tool=clang-format-14
elif is_14 clang-format; then tool=clang-format
else
    echo "clang-format 14 is not here: nothing was checked"
    exit 77
fi

cp "$root/.clang-format" .
for schema in $(schemas); do
    name=$(basename "$schema" .schema)
    runs 0 '' "$schema" -o "$name.c"
    for file in "$name.c" "$name.h"; do
        "$tool" "$file" >formatted
        same "$file" formatted
        [ "$name" = wide ] && continue
        [ "$(LC_ALL=C.UTF-8 wc -L <"$file")" -le 100 ] || fault "$file: a line is too long"
    done
done
finish
