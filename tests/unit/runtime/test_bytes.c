/*
 * Bytes from base64 and hexadecimal digits: a table of texts, what was encoded here, every byte.
 */
#include "value_tests.h"

typedef stx_value_result to_bytes(stax_str text, unsigned char *room, size_t *len);

typedef struct bytes_case {
    const char *title, *text;
    stx_value_result result;
    const char *bytes; /* in hexadecimal */
} bytes_case;

static const bytes_case base64[] = {
    {"nothing", "", STX_VALUE_OK, ""},
    {"zeros", "AAAA", STX_VALUE_OK, "000000"},
    {"all digits of a group", "+/9a", STX_VALUE_OK, "fbff5a"},
    {"one byte", "Zg==", STX_VALUE_OK, "66"},
    {"two bytes", "Zm8=", STX_VALUE_OK, "666f"},
    {"four bytes", "Zm9vYg==", STX_VALUE_OK, "666f6f62"},
    {"blanks between groups", "Zm9v \r\n YmFy", STX_VALUE_OK, "666f6f626172"},
    {"blanks in a group", "Z m\t9\nv", STX_VALUE_OK, "666f6f"},
    {"blanks in the padding", "Zg = =", STX_VALUE_OK, "66"},
    {"a long line", "VGhlIHF1aWNrIGJyb3duIGZveCBqdW1wcw==", STX_VALUE_OK,
     "54686520717569636b2062726f776e20666f78206a756d7073"},
    {"one digit", "Z", STX_VALUE_BAD, ""},
    {"two digits", "Zg", STX_VALUE_BAD, ""},
    {"three digits", "Zm8", STX_VALUE_BAD, ""},
    {"a padding too few", "Zg=", STX_VALUE_BAD, ""},
    {"a padding too many", "Zm8==", STX_VALUE_BAD, ""},
    {"padding behind a group", "Zm9v=", STX_VALUE_BAD, ""},
    {"padding alone", "====", STX_VALUE_BAD, ""},
    {"one digit and padding", "Z===", STX_VALUE_BAD, ""},
    {"a group behind the padding", "Zg==Zm9v", STX_VALUE_BAD, ""},
    {"a digit behind the padding", "Zg= =Z", STX_VALUE_BAD, ""},
    {"padding in the middle", "Zg=v", STX_VALUE_BAD, ""},
    {"bits behind one byte", "Zh==", STX_VALUE_BAD, ""},
    {"bits behind two bytes", "Zm9=", STX_VALUE_BAD, ""},
    {"digits for file names", "-_-_", STX_VALUE_BAD, ""},
    {"a high byte", "Zm9\xC3", STX_VALUE_BAD, ""},
};

static const bytes_case hexadecimal[] = {
    {"nothing", "", STX_VALUE_OK, ""},
    {"one byte", "7f", STX_VALUE_OK, "7f"},
    {"large digits", "0AFF", STX_VALUE_OK, "0aff"},
    {"mixed", "aAbB", STX_VALUE_OK, "aabb"},
    {"half a byte", "f", STX_VALUE_BAD, ""},
    {"three digits", "fff", STX_VALUE_BAD, ""},
    {"a blank", "f f", STX_VALUE_BAD, ""},
    {"a prefix", "0x12", STX_VALUE_BAD, ""},
    {"a letter behind f", "fg", STX_VALUE_BAD, ""},
    {"before a", "`0", STX_VALUE_BAD, ""},
    {"before A", "@0", STX_VALUE_BAD, ""},
    {"behind 9", "0:", STX_VALUE_BAD, ""},
    {"a high byte", "\xE1\xE1", STX_VALUE_BAD, ""},
};

static void check_rows(const bytes_case *rows, size_t count, to_bytes *convert)
{
    for (size_t i = 0; i < count; i++) {
        unsigned char room[64];
        char shown[129] = "";
        size_t len = 0;
        stax_str text = tight(rows[i].text);
        stx_value_result result = convert(text, room, &len);

        free_tight(text);
        check_result(rows[i].title, rows[i].text, result, rows[i].result);
        for (size_t j = 0; j < len; j++) (void)snprintf(shown + 2 * j, 3, "%02x", room[j]);
        if (strcmp(shown, rows[i].bytes) != 0) fail_msg("%s: %s", rows[i].title, shown);
    }
}

static void text_becomes_the_bytes_that_were_written(void **state)
{
    (void)state;
    check_rows(base64, ROWS(base64), stx_to_base64);
    check_rows(hexadecimal, ROWS(hexadecimal), stx_to_hex_bytes);
}

/* Bytes of any kind, as base64 with blanks in it. */
static void put_base64(const unsigned char *bytes, size_t len, char *to)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    for (size_t i = 0; i < len; i += 3) {
        uint32_t bits = (uint32_t)bytes[i] << 16;
        size_t more = len - i > 2 ? 2 : len - i - 1;

        for (size_t j = 1; j <= more; j++) bits |= (uint32_t)bytes[i + j] << (16 - 8 * j);
        for (size_t j = 0; j < 4; j++) {
            *to++ = j < more + 2 ? digits[bits >> (18 - 6 * j) & 63] : '=';
            if ((bits >> j & 7) == 5) *to++ = ' ';
        }
    }
    *to = '\0';
}

static void what_was_encoded_comes_back(void **state)
{
    unsigned char bytes[60], back[80];
    char text[256];
    uint32_t seed = 1;
    (void)state;

    for (size_t len = 0; len <= sizeof bytes; len++) {
        size_t got = 99;

        for (size_t i = 0; i < len; i++)
            bytes[i] = (unsigned char)((seed = seed * 1664525 + 1013904223) >> 24);
        put_base64(bytes, len, text);
        assert_int_equal(stx_to_base64(stax_str_of(text), back, &got), STX_VALUE_OK);
        assert_int_equal(got, len);
        assert_memory_equal(back, bytes, len);
    }
}

static void every_byte_is_a_digit_or_refused(void **state)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    (void)state;

    for (unsigned c = 1; c < 256; c++) {
        char text[] = {(char)c, 'A', 'A', 'A', 0};
        unsigned char room[6] = {0};
        size_t len;
        const char *at = strchr(digits, (char)c);
        stx_value_result result = stx_to_base64((stax_str){text, 4}, room, &len);

        assert_int_equal(result, at ? STX_VALUE_OK : STX_VALUE_BAD);
        if (at) assert_int_equal(room[0], (at - digits) << 2);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_becomes_the_bytes_that_were_written),
        cmocka_unit_test(what_was_encoded_comes_back),
        cmocka_unit_test(every_byte_is_a_digit_or_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
