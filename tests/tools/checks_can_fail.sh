#!/usr/bin/env bash
#
# checks_can_fail.sh ROOT CC: each check of this folder finds the fault that it is there for, in a
# small tree that has them all.
set -euo pipefail
tools=$(cd "$1/tests/tools" && pwd)
cc=$2

tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
faults=0

# put PATH: a file of the tree, from stdin.
put() {
    mkdir -p "$tree/$(dirname "$1")"
    cat >"$tree/$1"
}

# finds CHECK TEXT [arguments…]: the check fails and its output has the text.
finds() {
    local check=$1 text=$2 said
    shift 2
    if said=$("$tools/$check" "$tree" "$@" 2>&1); then
        echo "$check: passes although '$text'"
    elif ! grep -qF -- "$text" <<<"$said"; then
        printf "%s: does not say '%s' but:\n%s\n" "$check" "$text" "$said"
    else
        return 0
    fi
    faults=$((faults + 1))
}

repeat() { awk -v n="$1" -v text="$2" 'BEGIN { while (n-- > 0) print text }'; }

put include/stax/str.h <<<'typedef int stax_str;'
put include/stax/status.h <<<'static inline int f(char *p) { int i = p; return i; }'
put runtime/base/up.c <<<'#include "reader/high.h"'
put runtime/reader/high.h <<<'#include <immintrin.h>'
put runtime/value/side.h <<<'#include "names/name.h"'
put runtime/names/name.h <<<'#include "../compiler/base/vec.h"'
put compiler/base/vec.h <<<'#include <stax/status.h>'
put compiler/load/one.c <<<'#include <yaml.h>'
put compiler/load/two.c <<<'#include <yaml.h>'
put compiler/load/sideways.c <<<'#include "expr/tree.h"'
put compiler/expr/tree.h <<<'#include "expr/nowhere.h"'
put compiler/emit/vec.h <<<'int  ugly ;'
put bench/long.c < <(echo 'int f(void)'; echo '{'; repeat 81 '    g();'; echo '}')
put bench/wide.c < <(repeat 601 ''; printf '%0101d\n' 0)
put bench/README.md < <(repeat 41 'text')
put runtime/bad.c <<'C'
#include <stdio.h>
#include <stdlib.h>
static int written;
int common_name(void) { printf("%d", ++written); exit(1); }
C
put generated/bad_parser.c <<'C'
/* Printed on 2020-02-02. */
#include "bad_parser.h"
#line 7 "bad.schema"
static const char *where = "/home/somebody/bad.schema";
static const char *when = __DATE__;
static const stx_arm arms[] = {
    [A] = STX_LEAF_ARM("a", /* ) */ b,
                       c,
                       d,
                       e,
                       f,
                       g,
                       h),
};
int f(void)
{
    if (a) { while (b) { if (c) { do { if (d) { e("}"); } } while (f); } } }
}
C
put schemas/bad.schema <<<'stax: 1'
put staxc <<'SH'
#!/bin/sh
pwd >"$3"
pwd >"${3%c}h"
SH
chmod +x "$tree/staxc"
"$cc" -fPIC -c "$tree/runtime/bad.c" -o "$tree/bad.o"

finds floors.sh 'runtime/base/up.c:1: "reader/high.h" goes up or sideways'
finds floors.sh 'runtime/value/side.h:1: "names/name.h" goes up or sideways'
finds floors.sh 'compiler/load/sideways.c:1: "expr/tree.h" goes up or sideways'
finds floors.sh 'runtime/reader/high.h:1: immintrin.h outside a kernel file'
finds floors.sh 'compiler/load/two.c:1: yaml.h is included by compiler/load/one.c already'
finds floors.sh 'compiler/base/vec.h:1: <stax/status.h>'
finds floors.sh '"expr/nowhere.h" is not in the tree'
finds floors.sh 'runtime/bad.c:1: stands on no floor'
finds names.sh 'compiler/emit/vec.h: the name of compiler/base/vec.h too'
finds symbols.sh 'common_name: exported' "$tree/bad.o"
finds symbols.sh 'written: written global' "$tree/bad.o"
finds symbols.sh 'printf: not to be called' "$tree/bad.o"
finds symbols.sh 'exit: not to be called' "$tree/bad.o"
finds headers.sh 'stax/status.h: does not compile as c99' "$cc"
finds functions.sh 'bench/long.c:2: f has 81 lines'
finds functions.sh 'the median function has 81 lines'
finds lengths.sh 'bench/wide.c: more than 600 lines'
finds lengths.sh 'bench/wide.c:602: 101 columns'
finds readmes.sh 'runtime/base: has no README.md'
finds generated.sh 'generated/bad_parser.c:1: a date or a time'
finds generated.sh 'generated/bad_parser.c:3: #line'
finds generated.sh 'generated/bad_parser.c:4: an absolute path'
finds generated.sh 'generated/bad_parser.c:5: a date or a path of this machine'
finds generated.sh 'generated/bad_parser.c:13: an arm of more than 6 lines'
finds generated.sh 'generated/bad_parser.c:17: nests 5 deep'
finds fresh.sh 'generated/bad_parser.c: staxc makes another one now' "$tree/staxc"
finds fresh.sh 'bad_parser.c: differs when made in another folder' "$tree/staxc"
finds fresh.sh 'generated/bad_parser.h: is missing' "$tree/staxc"
finds fresh.sh 'schemas/bad.schema: staxc fails' false
finds readmes.sh 'bench/README.md: more than 40 lines'

# Without clang-format 14 that check is skipped, which is no fault of it.
"$tools/formatted.sh" "$1" 2>/dev/null | grep -q 'nothing was checked' \
    || finds formatted.sh 'compiler/emit/vec.h:1: clang-format changes this file'

[ "$faults" = 0 ]
