#!/usr/bin/env bash
#
# files.sh ROOT STAXC: what staxc writes, where, and when it leaves a file alone.
source "$(dirname "$0")/cli.sh"
cp "$root/schemas/books.schema" .

# Names: beside each other, or as told.
runs 0 '' books.schema
mkdir sub
runs 0 '' books.schema -o sub/b.c
runs 0 '' books.schema -o sub/c.c --header sub/d.hpp --header-prefix in/side --export-macro B_API
runs 0 '' books.schema --prefix shop
for file in books_parser.c books_parser.h sub/b.c sub/b.h sub/c.c sub/d.hpp shop_parser.h; do
    [ -f "$file" ] || fault "$file was not written"
done
grep -q '^#include "in/side/d.hpp"$' sub/c.c || fault 'the prefix of the header is missing'
grep -q '^B_API books_catalog \*books_parse(' sub/d.hpp || fault 'the macro is missing'
grep -q '^shop_catalog \*shop_parse(' shop_parser.h || fault 'the prefix is missing'

# The same bytes from another folder, and by another path.
mkdir -p other/folder
(cd other && "$staxc" "$work/books.schema" -o folder/books_parser.c)
same books_parser.c other/folder/books_parser.c
same books_parser.h other/folder/books_parser.h

# What would not change is left alone; for build tools the source is always new.
header=$(time_of books_parser.h) source=$(time_of books_parser.c)
runs 0 '' books.schema
[ "$source" = "$(time_of books_parser.c)" ] || fault 'an unchanged source was written'
runs 0 '' books.schema --depfile books.d
[ "$header" = "$(time_of books_parser.h)" ] || fault 'an unchanged header was written'
[ "$source" != "$(time_of books_parser.c)" ] || fault 'with --depfile the source is not new'
[ "$(cat books.d)" = 'books_parser.c: books.schema' ] || fault "the depfile says: $(cat books.d)"

# Paths in a depfile are make's.
mkdir 'a b'
cp books.schema 'a b/x#$y.schema'
runs 0 '' 'a b/x#$y.schema' -o 'a b/o.c' --depfile o.d
[ "$(cat o.d)" = 'a\ b/o.c: a\ b/x\#$$y.schema' ] || fault "the depfile says: $(cat o.d)"

# Imports are among them, and the folders of --import-dir are looked through.
mkdir parts
printf 'stax: 1\ntypes: {part: {a: u8}}\n' >parts/part.schema
printf 'stax: 1\nname: q\nroot: r\nimport: part.schema\ntypes: {r: {p: part}}\n' >q.schema
runs 1 "'part.schema' cannot be read: No such file" q.schema
runs 0 '' q.schema --import-dir none --import-dir parts -o q.c --depfile q.d
[ "$(cat q.d)" = 'q.c: q.schema parts/part.schema' ] || fault "the depfile says: $(cat q.d)"
grep -q '^/\* <p>, part.schema:2 \*/$' q.h || fault 'the imported file is not named'

# After an error everything is as it was, and nothing else is there.
sed 's/decimal(2)/decimal(99)/' books.schema >sub/books.schema
before=$(ls -R; time_of books_parser.h; time_of books_parser.c)
runs 1 'error' sub/books.schema -o books_parser.c
runs 3 'none/h.h' books.schema -o books_parser.c --header none/h.h
runs 3 'none/d' books.schema --export-macro X --depfile none/d
[ "$before" = "$(ls -R; time_of books_parser.h; time_of books_parser.c)" ] \
    || fault 'an error has left something behind'
finish
