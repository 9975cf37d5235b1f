#!/usr/bin/env bash
#
# own_structs.sh ROOT STAXC COMPILER: what the C compiler says of a struct that does not fit.
source "$(dirname "$0")/cli.sh"
compiler=$1
cat >shop.schema <<'END'
stax: 1
name: shop
root: item
c: {include: shop.h}
types:
  item:
    $struct: struct shop_thing
    id:    u32 @
    name:  char(8)
    tags:  str[] tag
    note:  str?
END
runs 0 '' shop.schema

# fits TITLE WANT MEMBERS: WANT is '' or what the compiler says.
fits() {
    printf '#include <stax/values.h>\nstruct shop_thing { %s };\n' "$3" >shop.h
    local status=0
    "$compiler" -std=c11 -Wall -Wextra -Wpedantic -Werror -I"$root/include" -I. \
        -c shop_parser.c -o shop.o 2>said || status=$?
    if [ -z "$2" ]; then
        [ $status = 0 ] || fault "$1: $(cat said)"
    else
        [ $status != 0 ] && grep -qF "$2" said || fault "$1: $(cat said)"
    fi
}
list='stax_str_list tags;' name='char name[8];' note='stax_str note; bool has_note;'
fits 'all' '' "uint32_t id; $name $list $note void *other;"
fits 'another type' \
    'struct shop_thing needs a member: uint32_t id; for shop.schema:8  id: u32 @' \
    "int32_t id; $name $list $note"
fits 'another length' 'needs a member: char name[8]; for shop.schema:9  name: char(8)' \
    "uint32_t id; char name[9]; $list $note"
fits 'another list' 'needs a member: struct { stax_str *items; size_t count; } tags; for' \
    "uint32_t id; $name stax_u32_list tags; $note"
fits 'no member' 'tags' "uint32_t id; $name $note"
fits 'no place for whether it was there' 'has_note' "uint32_t id; $name $list stax_str note;"
finish
