#!/usr/bin/env bash
#
# consumer.sh ROOT OUT STEP [arguments…]: libstax and staxc as somebody else uses them. OUT is a
# folder in the build tree. CMAKE and CC are taken from the environment.
#
#   install BUILD         installs that build to OUT/prefix; the other steps need it
#   build WAY GENERATOR   builds project/ with libstax from WAY: package, folder or fetch
#   mistakes              every wrong call of add_stax_schema says what is wrong
#   pkg_config            a program without CMake
set -euo pipefail
export LC_ALL=C
root=$1 out=$2 step=$3
shift 3
project=$root/tests/consumer/project
cmake=${CMAKE:-cmake}

fail() {
    printf '%s\n' "$*"
    exit 1
}

# quietly COMMAND…: its output is shown only when it fails.
quietly() {
    local said
    said=$("$@" 2>&1) || fail "$* failed:" "$said"
}

# A folder of this step alone, empty.
new_folder() {
    work=$out/$1
    rm -rf "$work"
    mkdir -p "$work"
}

# --- install ---------------------------------------------------------------------------------

# Installed and then moved, so that a path which does not move along is found here.
do_install() {
    rm -rf "$out/first" "$out/prefix"
    quietly "$cmake" --install "$1" --prefix "$out/first"
    mv "$out/first" "$out/prefix"

    if grep -rlF -e "$out" -e "$root" "$out/prefix" --include='*.cmake' --include='*.pc' \
        --include='*.h'; then
        fail 'these have paths of the machine that built them'
    fi
    "$out/prefix/bin/staxc" --version
}

# --- build -----------------------------------------------------------------------------------

# A slow staxc that says of the schema of `lone` that it has an import, and notes its calls.
importing_staxc() {
    cat >"$work/staxc" <<'SH'
#!/usr/bin/env bash
here=$(dirname "$0")
echo "$*" >>"$here/calls"
sleep 0.1
"$here/prefix/bin/staxc" "$@" || exit
while [ $# -gt 1 ]; do
    case $1 in -o) source=$2 ;; --depfile) depfile=$2 ;; esac
    shift
done
case $source in
    */lone/*) printf '%s: %s\n' "${source// /\\ }" "${here// /\\ }/import.schema" >>"$depfile" ;;
esac
SH
    chmod +x "$work/staxc"
    touch "$work/import.schema"
}

configure() {
    local way=$1 generator=$2
    local from_source=(-DSTAX_BUILD_COMPILER=OFF -DSTAX_STAXC_EXECUTABLE="$work/staxc")
    local how

    case $way in
        package) how=(-DCMAKE_PREFIX_PATH="$work/prefix") ;;
        folder) how=("${from_source[@]}" -DPORT_STAX_FOLDER="$root") ;;
        fetch) how=("${from_source[@]}" -DFETCHCONTENT_SOURCE_DIR_STAX="$root") ;;
    esac
    quietly "$cmake" -S "$work/project" -B "$work/build" -G "$generator" -DPORT_STAX="$way" \
        -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_FLAGS_DEBUG=-O0 -DPORT_PREGENERATED="$work/stored" \
        "${how[@]}"
}

build() { quietly "$cmake" --build "$work/build" --parallel 4 "$@"; }

# rebuilds TITLE FILES: another build makes these, "number name" each, and nothing else.
rebuilds() {
    local made
    touch "$work/before"
    build
    made=$(find "$work/build" -newer "$work/before" \
        \( -name '*.c.o' -o -name '*.a' -o -name '*_parser.[ch]' \) \
        | sed 's|.*/||' | sort | uniq -c | awk '{ printf "%s%s %s", sep, $1, $2; sep = ", " }')
    [ "$made" = "$2" ] || fail "$1: makes '$made', not '$2'"
}

# Several targets wait for one schema: its rule must not run for each of them at once.
check_calls() {
    local calls
    rm "$work/calls"
    touch "$work/project/port.schema"
    build
    calls=$(wc -l <"$work/calls")
    [ "$calls" = 3 ] || fail "staxc was called $calls times for 3 rules"
}

check_import() {
    rebuilds 'a second build' ''
    touch "$work/import.schema"
    rebuilds 'a touched import of one' '1 port_parser.c, 1 port_parser.c.o'
    rebuilds 'a second build after that' ''
}

# The project has three rules for its schema, and its program three times with their headers.
check_rebuilds() {
    local parsers='1 libport.a, 3 port_parser.c, 3 port_parser.c.o'

    rebuilds 'a second build' ''
    touch "$work/project/port.schema"
    rebuilds 'a touched schema' "$parsers"
    rebuilds 'a second build after that' ''
    touch "$work/prefix/bin/staxc"
    rebuilds 'another staxc' "$parsers"
    echo '    flag_of: str?' >>"$work/project/port.schema"
    rebuilds 'a schema with another field' \
        "3 count_ships.c.o, 1 libport.a, 3 port_parser.c, 3 port_parser.c.o, 3 port_parser.h"
    rebuilds 'a second build after that' ''
}

# Building libstax takes longest. Without STAX_TEST_FULL it is built once from a folder and once
# fetched; the other generator then makes the parser and what only includes its header.
do_build() {
    local way=$1 generator=$2
    new_folder "$way $generator"
    cp -R "$project" "$out/prefix" "$work"
    importing_staxc
    mkdir "$work/stored"
    quietly "$work/prefix/bin/staxc" "$project/port.schema" -o "$work/stored/port_parser.c"
    configure "$way" "$generator"
    case "$way $generator ${STAX_TEST_FULL:-}" in
        'folder Unix Makefiles ' | 'fetch Ninja ') build --target onlooker; return ;;
    esac
    build
    for program in count_ships lone stored; do
        quietly "$work/build/$program"
    done
    if [ "$way" = package ]; then
        check_rebuilds
    else
        check_calls
        check_import
    fi
}

# --- mistakes --------------------------------------------------------------------------------

mistakes_project() {
    touch "$work/a.schema" "$work/b.schema" "$work/main.c"
    mkdir "$work/none"
    cat >"$work/CMakeLists.txt" <<'CMAKE'
cmake_minimum_required(VERSION 3.20)
project(mistakes LANGUAGES C)
add_library(Stax::stax INTERFACE IMPORTED)
add_executable(Stax::staxc IMPORTED)
set(CMAKE_CROSSCOMPILING ON)
add_executable(there main.c)
add_library(headers INTERFACE)
include(${STAX_SCHEMA})
include(call.cmake)
CMAKE
}

# refused TEXT CALL…: cmake fails with this text, which it may have broken into lines.
refused() {
    local text=$1 said
    shift
    printf 'add_stax_schema(%s)\n' "$@" >"$work/call.cmake"
    if said=$(PATH=${path-$PATH} "$cmake" -S "$work" -B "$work/build" \
        -DSTAX_SCHEMA="$root/cmake/StaxSchema.cmake" \
        -DSTAX_STAXC_EXECUTABLE="${staxc-$cmake}" 2>&1); then
        fail "passes: $*"
    fi
    tr -s '\n ' '  ' <<<"$said" | grep -qF -- "$text" || fail "$*: does not say '$text' but" "$said"
}

do_mistakes() {
    new_folder mistakes
    mistakes_project

    refused "unknown argument 'COLOUR'" 'a NO_WRITER COLOUR SCHEMAS a.schema'
    refused "unknown argument 'COLOUR'" 'a SCHEMAS a.schema COLOUR'
    refused 'nothing stands behind PREFIX' 'a SCHEMAS a.schema PREFIX'
    refused 'nothing stands behind IMPORT_DIRS' 'a SCHEMAS a.schema IMPORT_DIRS NO_WRITER'
    refused 'SCHEMAS is missing' 'a'
    refused 'PREFIX is for one schema, here are 2' 'a SCHEMAS a.schema b.schema PREFIX p'
    refused "not 'MODULE'" 'a SCHEMAS a.schema TYPE MODULE'
    refused 'this target is there already' 'there SCHEMAS a.schema TYPE STATIC'
    refused 'a target that takes no sources' 'headers SCHEMAS a.schema'
    refused 'HEADER_PREFIX is a folder below OUTPUT_DIR' 'a SCHEMAS a.schema HEADER_PREFIX ../up'
    refused 'there is no schema' 'a SCHEMAS c.schema'
    refused 'PREGENERATED lacks' 'a SCHEMAS a.schema PREGENERATED none'
    refused "made for the target 'a' already" 'a SCHEMAS a.schema' 'b SCHEMAS a.schema'
    staxc='' path=$work/none refused 'no staxc for this machine' 'a SCHEMAS a.schema'
    staxc=/nowhere/staxc refused "no file's full path" 'a SCHEMAS a.schema'
}

# --- pkg-config ------------------------------------------------------------------------------

do_pkg_config() {
    local staxc
    command -v pkg-config >/dev/null || exit 77
    new_folder pkg_config
    export PKG_CONFIG_PATH
    PKG_CONFIG_PATH=$(dirname "$(find "$out/prefix" -name stax.pc)")
    export LD_LIBRARY_PATH=${PKG_CONFIG_PATH%/pkgconfig}

    staxc=$(pkg-config --variable=staxc stax)
    quietly "$staxc" "$project/port.schema" -o "$work/port_parser.c"
    quietly "${CC:-cc}" -I"$work" "$project/count_ships.c" "$work/port_parser.c" \
        -o "$work/count_ships" $(pkg-config --cflags --libs stax)
    "$work/count_ships"
}

"do_$step" "$@"
