/*
 * A schema file in memory, and places in it. A line ends with LF, CR or CR LF; a column counts
 * characters, which are the bytes that do not continue one in UTF-8.
 */
#include "base/source.h"

#include "base/zalloc.h"

#include <errno.h>
#include <stdio.h>

/* Reads to the end into a block that doubles; false with errno set when reading fails. */
static bool read_all(FILE *file, stax_str *text, stax_arena *arena)
{
    size_t room = 8192, len = 0;
    char *block = zalloc(room, arena);

    for (;;) {
        len += fread(block + len, 1, room - 1 - len, file);
        if (ferror(file)) return false;
        if (len < room - 1) break;
        char *larger = zalloc(room * 2, arena);
        memcpy(larger, block, len);
        block = larger;
        room *= 2;
    }
    block[len] = '\0';
    *text = (stax_str){block, len};
    return true;
}

static stax_str without_byte_order_mark(stax_str text)
{
    if (text.len < 3 || memcmp(text.data, "\xEF\xBB\xBF", 3) != 0) return text;
    return (stax_str){text.data + 3, text.len - 3};
}

const source *source_read(const char *path, stax_arena *arena)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;

    stax_str text;
    bool good = read_all(file, &text, arena);
    int why = errno;
    fclose(file);
    errno = why;
    return good ? source_of_text(path, text, arena) : NULL;
}

const source *source_of_text(const char *name, stax_str text, stax_arena *arena)
{
    source *s = ZNEW(source, arena);

    s->name = zcopy(stax_str_of(name), arena).data;
    s->text = without_byte_order_mark(zcopy(text, arena));
    return s;
}

/* The length of the line that begins at `at`, without its end. */
static size_t line_length(stax_str text, size_t at)
{
    size_t len = 0;

    while (at + len < text.len && text.data[at + len] != '\n' && text.data[at + len] != '\r') len++;
    return len;
}

/* Where the line behind the one that begins at `at` begins. */
static size_t next_line(stax_str text, size_t at)
{
    at += line_length(text, at);
    if (at + 1 < text.len && text.data[at] == '\r' && text.data[at + 1] == '\n') return at + 2;
    return at < text.len ? at + 1 : at;
}

stax_str source_line(const source *from, uint32_t line)
{
    size_t at = 0;

    for (uint32_t i = 1; i < line; i++) at = next_line(from->text, at);
    return (stax_str){from->text.data + at, line_length(from->text, at)};
}

uint32_t source_characters(stax_str text)
{
    uint32_t count = 0;

    for (size_t i = 0; i < text.len; i++) count += ((unsigned char)text.data[i] & 0xC0) != 0x80;
    return count;
}

pos pos_within(pos at, stax_str text, size_t bytes, size_t length)
{
    if (at.length == POS_REST) return at;
    if (bytes > text.len) bytes = text.len;
    if (length > text.len - bytes) length = text.len - bytes;

    at.column += source_characters((stax_str){text.data, bytes});
    at.length = source_characters((stax_str){text.data + bytes, length});
    return at;
}
