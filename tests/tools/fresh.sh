#!/usr/bin/env bash
#
# fresh.sh ROOT STAXC: generated/ is what staxc makes of schemas/ now, byte by byte, and it makes
# the same from whatever folder it is run and however the schema's path is written.
source "$(dirname "$0")/tree.sh"
staxc=$1

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/here" "$scratch/there" "$scratch/there/deeper"

# same FILE OTHER WHAT
same() {
    local first
    cmp -s "$1" "$2" && return
    first=$(diff "$1" "$2" 2>&1 | sed -n 2p) || true
    echo "$1: $3: $first"
}

# make_both SCHEMA NAME: by a short path from the root, by a full path from elsewhere.
make_both() {
    "$staxc" "$1" -o "$scratch/here/$2_parser.c" 2>&1 \
        && (cd "$scratch/there/deeper" && "$staxc" "$root/$1" -o "../$2_parser.c" 2>&1)
}

check() {
    local name said file
    name=$(basename "$1" .schema)
    if ! said=$(make_both "$1" "$name"); then
        echo "$1: staxc fails: $said"
        return
    fi
    for file in "${name}_parser.c" "${name}_parser.h"; do
        if [ ! -f "generated/$file" ]; then
            echo "generated/$file: is missing"
        else
            same "generated/$file" "$scratch/here/$file" 'staxc makes another one now'
        fi
        same "$scratch/here/$file" "$scratch/there/$file" 'differs when made in another folder'
    done
}

{
    for schema in $(files '*.schema' | grep '^schemas/'); do check "$schema"; done
    for parser in $(files '*_parser.[ch]' | grep '^generated/'); do
        name=$(basename "${parser%_parser.*}")
        [ -f "schemas/$name.schema" ] || echo "$parser: schemas/$name.schema is not there"
    done
} | finish
