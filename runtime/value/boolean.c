/*
 * Truth: XML Schema's four words, or two words of the schema's own.
 */
#include "value/value.h"

stx_value_result stx_to_bool(stax_str text, bool *out)
{
    static const stax_str words[] = {STAX_STR("false"), STAX_STR("true"), STAX_STR("0"),
                                     STAX_STR("1")};
    size_t word;

    stx_value_result result = stx_word(text, words, 4, &word);
    if (result == STX_VALUE_OK) *out = word & 1;
    return result;
}

stx_value_result stx_to_bool_words(stax_str text, stax_str yes, stax_str no, bool *out)
{
    const stax_str words[] = {no, yes};
    size_t word;

    stx_value_result result = stx_word(text, words, 2, &word);
    if (result == STX_VALUE_OK) *out = word & 1;
    return result;
}
