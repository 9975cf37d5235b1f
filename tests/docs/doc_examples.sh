#!/usr/bin/env bash
#
# doc_examples.sh ROOT STAXC LIBRARY COMPILE LINK: the examples of the manual do what it says.
#
# doc_examples.awk takes them out of the pages; each parser is printed under a prefix of its own,
# e<number>, and all are one program. COMPILE and LINK are the C compiler with its flags.
source "$(dirname "$0")/../cli/cli.sh"
library=$1 compile="$2 -std=c11 -O0 -I$root/include -I$root/tests/docs" link=$3
touch faults schemas rows

# The C of an example names its types as its readers would see them.
own_names() { sed -E "s/(^|[^A-Za-z0-9_])$1_/\1$2_/g" "$3"; }

# print_parser NUMBER NAME PLACE: <number>/e<number>.c, its parser and its functions.
print_parser() {
    local prefix=e$1 root_type
    if ! (cd "$1" && "$staxc" "$2.schema" --json --prefix "$prefix" -o "${prefix}_parser.c") \
        >said 2>&1; then
        fault "$3: $(cat said)"
        return 0
    fi
    root_type=$(sed -n "s/^\([a-z0-9_]*\) \*${prefix}_parse(.*/\1/p" "$1/${prefix}_parser.h")
    {
        printf '#include "%s_parser.c"\n' "$prefix"
        [ ! -f "$1/functions.c" ] || own_names "$2" "$prefix" "$1/functions.c"
        printf '#include "docs_example.h"\nDOCS_EXAMPLE(%s, %s, %s)\n' "$1" "$prefix" "$root_type"
    } >"$1/$prefix.c"
    printf '%s\n' "$1/$prefix.c" >>units
}

# check_program NUMBER NAME PLACE: the main of an example compiles without a word.
check_program() {
    [ -f "$1/program.c" ] || return 0
    own_names "$2" "e$1" "$1/program.c" >"$1/main.c"
    $compile -Wall -Wextra -Wpedantic -Wshadow -Werror -fsyntax-only "$1/main.c" >said 2>&1 ||
        fault "$3: the program over it does not compile: $(cat said)"
}

# Of those that compiled.
print_table() {
    local object
    printf '#include "docs_example.h"\n'
    for object in e*.o; do printf 'extern const docs_example docs_%s;\n' "${object%.o}"; done
    printf 'const docs_example *const docs_examples[] = {'
    for object in e*.o; do printf '&docs_%s, ' "${object%.o}"; done
    printf 'NULL};\n'
}

(cd "$root" && ls docs/guide.md docs/coming_from.md docs/reference/*.md) >pages
(cd "$root" && xargs awk -v out="$work" -f tests/docs/doc_examples.awk) <pages
while read -r line; do fault "$line"; done <faults
: >units
while read -r number name place; do
    print_parser "$number" "$name" "$place"
    check_program "$number" "$name" "$place"
done <schemas

xargs -P 2 -n 8 $compile -w -c <units >said 2>&1 || cat said
while read -r number name place; do
    [ -f "e$number.o" ] || fault "$place: no parser, or it does not compile"
done <schemas
print_table >docs_table.c
$compile -w $link docs_table.c e*.o "$root/tests/docs/docs_program.c" "$library" -o program -lm
./program rows || faults=$((faults + 1))
finish
