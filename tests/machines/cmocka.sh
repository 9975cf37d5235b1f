#!/usr/bin/env bash
#
# cmocka.sh ARCHITECTURE FOLDER: CMocka for another of Debian's architectures (arm64, s390x, i386),
# unpacked into the folder. Nothing is installed and nothing of the machine's own apt is touched:
# the lists, too, are fetched into the folder, and only those of that architecture.
set -euo pipefail
arch=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)

[ -e "$folder/complete" ] && exit 0
mkdir -p "$folder"/apt/{lists,cache/archives}/partial
: >"$folder/apt/status"

apt() {
    apt-get -qq -o APT::Architecture="$arch" -o APT::Architectures="$arch" \
        -o Dir::State="$folder/apt" -o Dir::State::status="$folder/apt/status" \
        -o Dir::Cache="$folder/apt/cache" -o Acquire::Languages=none \
        -o Acquire::Retries=3 -o APT::Sandbox::User="$(id -un)" "$@"
}

# One list that cannot be had is no fault: the two packages may stand in another. A mirror that is
# being brought up to date is as it should be some seconds later.
cd "$folder"
for pause in 5 20 0; do
    apt update || true
    apt download libcmocka0 libcmocka-dev && break
    [ "$pause" != 0 ] || exit 1
    sleep "$pause"
done
for package in libcmocka*.deb; do dpkg-deb -x "$package" .; done
rm -rf apt libcmocka*.deb
touch complete
