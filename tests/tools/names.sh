#!/usr/bin/env bash
#
# names.sh ROOT: the name of a .c, .h or .y file is unique in the whole tree, so that "vec.c" needs
# no path. Golden files are the output of staxc and are apart.
source "$(dirname "$0")/tree.sh"

files '*.c' '*.h' '*.y' | grep -v '^tests/golden/' | awk -F/ '
    $NF in first { print $0 ": the name of " first[$NF] " too" }
    { first[$NF] = $0 }
' | finish
