/*
 * The names and texts of statuses, and an error as one line:
 *
 *   books.xml:17:12: catalog/book[3]/price: "12,5" is not a decimal(2) (books.schema:21)
 *   file      place  path                   reason                      schema
 *
 * A part that is not known is left out together with the punctuation behind it. Bytes that would
 * break the line or move a terminal's cursor are shown as '?': they come from a document.
 */
#define _POSIX_C_SOURCE 200809L /* strerror_r */

#include <stax/status.h>

#include <errno.h>
#include <stdbool.h>
#include <string.h>

static const char *const names[] = {
#define NAME_OF(name, text) #name,
    STAX_STATUSES(NAME_OF)
#undef NAME_OF
};

static const char *const reasons[] = {
#define REASON_OF(name, text) text,
    STAX_STATUSES(REASON_OF)
#undef REASON_OF
};

/* Counts every byte of the line and keeps those that fit. */
typedef struct line {
    char *buffer;
    size_t size; /* with the NUL */
    size_t length;
} line;

static void put_byte(line *to, char byte)
{
    unsigned char code = (unsigned char)byte;

    if (code < 0x20 || code == 0x7f) byte = '?';
    if (to->length + 1 < to->size) to->buffer[to->length] = byte;
    to->length++;
}

static void put_text(line *to, const char *text)
{
    while (*text) put_byte(to, *text++);
}

static void put_number(line *to, uint64_t number)
{
    char digits[20];
    size_t count = 0;

    do digits[count++] = (char)('0' + number % 10);
    while (number /= 10);
    while (count) put_byte(to, digits[--count]);
}

static void put_place(line *to, const stax_error *error)
{
    if (error->file[0]) put_text(to, error->file);
    if (error->line) {
        if (error->file[0]) put_byte(to, ':');
        put_number(to, error->line);
        put_byte(to, ':');
        put_number(to, error->column);
    }
    if (error->file[0] || error->line) put_text(to, ": ");
}

/* "an i32", but "a u32", which is said as a letter. */
static const char *article(const char *noun)
{
    bool vowel = *noun != '\0' && strchr("aefio", *noun) != NULL;

    return vowel ? "an " : "a ";
}

static void put_reason(line *to, const char *reason, const stax_error *error)
{
    for (; *reason; reason++) {
        if (reason[0] != '%') {
            put_byte(to, *reason);
            continue;
        }
        reason++;
        if (*reason != 'v') {
            if (*reason == 'a') put_text(to, article(error->want));
            put_text(to, error->want);
            continue;
        }
        put_byte(to, '"');
        put_text(to, error->text);
        put_byte(to, '"');
    }
}

/* glibc gives the text under _GNU_SOURCE, and a number otherwise, as POSIX wants. */
static const char *system_text(int code, char *buffer, size_t size)
{
#if defined(__GLIBC__) && defined(_GNU_SOURCE)
    return strerror_r(code, buffer, size);
#else
    return strerror_r(code, buffer, size) == 0 ? buffer : "unknown system error";
#endif
}

static void put_system_error(line *to, int code)
{
    int found = errno;
    char buffer[128];

    put_text(to, ": ");
    put_text(to, system_text(code, buffer, sizeof buffer));
    errno = found;
}

static void put_schema(line *to, const stax_error *error)
{
    put_text(to, " (");
    put_text(to, error->schema);
    put_byte(to, ':');
    put_number(to, error->schema_line);
    put_byte(to, ')');
}

const char *stax_status_name(stax_status status)
{
    return (unsigned)status < STAX_STATUS_COUNT ? names[status] : "unknown";
}

size_t stax_error_format(char *buffer, size_t size, const stax_error *error)
{
    line to = {buffer, size, 0};
    unsigned code = (unsigned)error->code;

    put_place(&to, error);
    if (error->path[0]) {
        put_text(&to, error->path);
        put_text(&to, ": ");
    }
    put_reason(&to, code < STAX_STATUS_COUNT ? reasons[code] : "an unknown status", error);
    if (error->entity[0]) {
        put_text(&to, ", in the entity ");
        put_text(&to, error->entity);
    }
    if (error->os_error) put_system_error(&to, error->os_error);
    if (error->schema_line) put_schema(&to, error);

    if (size) buffer[to.length < size ? to.length : size - 1] = '\0';
    return to.length;
}
