#!/usr/bin/env bash
#
# command_line.sh ROOT STAXC: what staxc says, and its status.
source "$(dirname "$0")/cli.sh"
books=$root/schemas/books.schema

printf 'stax: 1\nroot: a\ntypes:\n  a:\n    b: i23\n' >wrong.schema

runs 0 'usage: staxc SCHEMA [options]' --help
runs 0 'staxc ' --version
runs 0 '' --check "$books"
runs 0 'type: decimal(2)' --explain "$books"
runs 0 'record books_book' --dump=plan "$books"
runs 0 'record book (books_book)' --dump=model "$books"
runs 0 'catalog.books' --dump=doc "$books"

runs 1 "wrong.schema:5:8: error: unknown type 'i23'" wrong.schema
runs 1 "error: unknown type 'i23'" wrong.schema --check
runs 1 "error: unknown type 'i23'" --dump=doc wrong.schema

runs 2 'which schema?'
runs 2 "unknown option '--halp'; did you mean '--help'?" --halp
runs 2 '-o needs a value' "$books" -o
runs 2 'one schema at a time' "$books" "$books"

runs 3 'none.schema: No such file' none.schema
runs 3 'none/x.h: No such file' "$books" -o none/x.c

# What is asked for on stdout must come to stand there.
if [ -c /dev/full ]; then
    for request in --help --version --explain --dump=plan; do
        status=0
        said=$("$staxc" "$request" "$books" 2>&1 >/dev/full) || status=$?
        [ "$status" = 3 ] || fault "staxc $request >/dev/full: status $status instead of 3"
        [ "$said" = 'staxc: error: stdout: No space left on device' ] \
            || fault "staxc $request >/dev/full says: $said"
    done
    runs 3 '/dev/full: No space left' "$books" -o /dev/full --header /dev/null
fi
runs 3 'Is a directory' .

# Nothing of all this has written a file.
[ "$(ls)" = wrong.schema ] || fault "files were written: $(ls)"
finish
