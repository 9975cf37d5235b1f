#!/usr/bin/env bash
#
# cxx.sh ROOT STAXC LIBRARY CXX CC: a program in C++ over the header of --cxx.
source "$(dirname "$0")/cli.sh"
library=$1 cxx=$2 cc=$3
runs 0 '' "$root/schemas/books.schema" --cxx
cat >program.cpp <<'END'
#include "books_parser.hpp"
#include <cstdio>
#include <cstring>

static const char xml[] =
    "<catalog><book id='1'><title>A</title><author>x</author><author>y</author><year>2000</year>"
    "<price>1</price></book><book id='2'><title>B</title><author>z</author><year>2001</year>"
    "<price>2</price></book></catalog>";

int main()
{
    books::document first = books::document::parse(xml, std::strlen(xml));
    books::document moved = std::move(first);
    for (const books::book &b : moved->books) {
        std::printf("%s:", b.title.data);
        for (const stax_str &a : b.authors) std::printf(" %s", stax::string(a).c_str());
        std::printf("\n");
    }
    for (const books::book &b : books::reader::parse(xml, std::strlen(xml)))
        std::printf("%d\n", static_cast<int>(b.year));
    try {
        for (const books::book &b : books::reader::parse(xml, 200))
            std::printf("%u\n", static_cast<unsigned>(b.id));
    } catch (const stax::error &e) {
        std::printf("%s\n", e.what());
    }
    try {
        books::document::file("none.xml");
    } catch (const stax::error &e) {
        std::printf("%s\n", e.what());
    }
}
END
cat >want <<'END'
A: x y
B: z
2000
2001
1
1:201: catalog/book[2]: the document ends too early
none.xml: cannot be opened: No such file or directory
END
"$cc" -std=c11 -I"$root/include" -c books_parser.c -o books_parser.o
for standard in c++11 c++17; do
    "$cxx" -std=$standard -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror \
        -I"$root/include" program.cpp books_parser.o "$library" -o program 2>said \
        || fault "$standard: $(cat said)"
    ./program >said || fault "$standard: the program fails"
    same said want
done
finish
