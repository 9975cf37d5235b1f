/*
 * UTF-8 where one character at a time is enough: writing one, and cutting a text between two.
 * (Checking whole inputs is the scan kernels' work.)
 */
#ifndef STX_UTF8_H
#define STX_UTF8_H

#include <stax/str.h>

#include <stdint.h>

/*
 * Writes one character.
 *
 * code     a Unicode scalar value: 0..D7FF or E000..10FFFF
 * out      room for 4 bytes; only as many as the character has are written
 * returns  1 to 4; 0 when `code` is not a scalar value, then nothing is written
 */
size_t stx_utf8_encode(uint32_t code, char out[4]);

/*
 * The length of the longest beginning of `text` of at most `most` bytes that ends between two
 * characters. The text is good UTF-8. Cost: looks at 4 bytes at most.
 */
size_t stx_utf8_cut(stax_str text, size_t most);

#endif
