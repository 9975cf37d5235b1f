/*
 * A pattern is pieces between stars. The first and the last are tied to the ends; each of the
 * others may as well stand at the first place where it fits, for that leaves most to the rest:
 *
 *   http://  *  /gpx/  *  .org/v2      http://www.example/gpx/beta.org/v2
 *   tied        first     tied         \______/           \___/    \______/
 */
#include "names/fitting.h"

/* The bytes of a pattern up to its next star. */
static stax_str piece_of(stax_str pattern)
{
    const char *star = memchr(pattern.data, '*', pattern.len);

    return (stax_str){pattern.data, star ? (size_t)(star - pattern.data) : pattern.len};
}

static stax_str behind(stax_str text, size_t bytes)
{
    return (stax_str){text.data + bytes, text.len - bytes};
}

static bool begins_with(stax_str text, stax_str piece)
{
    return text.len >= piece.len && memcmp(text.data, piece.data, piece.len) == 0;
}

/* Takes the pieces between stars out of *uri, the last of them behind no star. */
static bool take_pieces(stax_str *uri, stax_str pattern)
{
    for (stax_str piece; pattern.len > 0; pattern = behind(pattern, piece.len + 1)) {
        piece = piece_of(pattern);
        if (piece.len == pattern.len) /* behind the last star: tied to the end */
            return uri->len >= piece.len && begins_with(behind(*uri, uri->len - piece.len), piece);
        while (!begins_with(*uri, piece)) {
            if (uri->len <= piece.len) return false;
            *uri = behind(*uri, 1);
        }
        *uri = behind(*uri, piece.len);
    }
    return true;
}

bool stx_fits_pattern(stax_str uri, stax_str pattern)
{
    stax_str first = piece_of(pattern);

    if (uri.len == 0 || first.len == pattern.len) return stax_eq(uri, pattern);
    if (!begins_with(uri, first)) return false;
    uri = behind(uri, first.len);
    return take_pieces(&uri, behind(pattern, first.len + 1));
}

uint64_t stx_fits(const stx_wanted *wanted, stax_str uri)
{
    uint64_t fits = 1;

    for (uint32_t i = 1; i < wanted->count; i++) {
        const stx_namespace *space = &wanted->spaces[i];

        for (uint32_t j = 0; j < space->count; j++)
            if (stx_fits_pattern(uri, space->uris[j])) fits |= STX_BIT(i);
    }
    return fits;
}
