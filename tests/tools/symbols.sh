#!/usr/bin/env bash
#
# symbols.sh ROOT LIBRARY [NM]: what libstax exports, writes to and calls.
#
#   exported   stax_ and stx_ alone
#   written    nothing: constant tables stand in .rodata, those with pointers in .data.rel.ro
#   called     nothing that prints, ends the process or jumps out
source "$(dirname "$0")/tree.sh"
library=$1
nm=${2:-nm}

forbidden='printf|fprintf|vprintf|vfprintf|dprintf|puts|fputs|putchar|fputc|putc|fwrite|perror|exit
_exit|_Exit|quick_exit|abort|raise|__assert_fail|longjmp|siglongjmp|setjmp|_setjmp|__sigsetjmp
__(v?f?printf|vdprintf|longjmp)_chk|stdout|stderr|stdin'

# A line a symbol: name|value|class|type|size|line|section. Class: upper case is global.
{
    "$nm" --format=sysv --defined-only "$library"
    "$nm" --format=sysv --undefined-only "$library"
} | awk -F'|' -v forbidden="^($(tr '\n' '|' <<<"$forbidden" | sed 's/|$//'))\$" '
    { gsub(/ /, "") }
    /\[.*\]:$/ { gsub(/^.*\[|\].*$/, ""); object = $0 ":"; next }
    NF < 7 || $1 == "Name" { next }
    $3 ~ /^[A-TV-Z]$/ && $1 !~ /^(stax|stx)_/ { print object " " $1 ": exported" }
    $3 ~ /^[BDCSGbdcsg]$/ && $7 !~ /^\.data\.rel\.ro/ { print object " " $1 ": written global" }
    $3 == "U" && $1 ~ forbidden { print object " " $1 ": not to be called" }
' | finish
