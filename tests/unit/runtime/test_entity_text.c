/*
 * An external entity becomes text in UTF-8, or is refused at the byte that is wrong.
 */
#include "failing_allocator.h"
#include "recode.h"
#include "recoded.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const struct {
    const char *title;
    stax_str bytes;
    const char *want;
} good[] = {
    {"nothing", STAX_STR(""), ""},
    {"text", STAX_STR("a&b;<"), "a&b;<"},
    {"line ends", STAX_STR("\r\n1\r2\n3\r\r\n\r"), "\n1\n2\n3\n\n\n"},
    {"a declaration", STAX_STR("<?xml encoding='UTF-8'?>a"), "a"},
    {"a declaration alone", STAX_STR("<?xml version='1.0' encoding='UTF-8' ?>"), ""},
    {"an instruction", STAX_STR("<?xmlish?>"), "<?xmlish?>"},
    {"the begin of a declaration", STAX_STR("<?xml"), "<?xml"},
    {"UTF-8", STAX_STR("\xE2\x82\xAC"), "\xE2\x82\xAC"},
    {"a mark",
     STAX_STR("\xEF\xBB\xBF"
              "a"),
     "a"},
    {"a mark and a declaration", STAX_STR("\xEF\xBB\xBF<?xml encoding='utf-8'?>a"), "a"},
    {"ISO-8859-1", STAX_STR("<?xml encoding='ISO-8859-1'?>\xE9\r\xE2\x82"),
     "\xC3\xA9\n\xC3\xA2\xC2\x82"},
    {"US-ASCII", STAX_STR("<?xml encoding='ascii'?>abc"), "abc"},
    {"UTF-16", STAX_STR("\xFE\xFF\0a\x20\xAC\0\r\0\n\xD8\x3D\xDE\x00"),
     "a\xE2\x82\xAC\n\xF0\x9F\x98\x80"},
    {"UTF-16, the low byte first",
     STAX_STR("\xFF\xFE"
              "a\0\r\0"),
     "a\n"},
    {"a mark of UTF-16 alone", STAX_STR("\xFF\xFE"), ""},
};

static void an_entity_becomes_text(void **state)
{
    stax_arena arena = {0};

    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        stax_str text = {NULL, 0}, want = stax_str_of(good[i].want);
        stx_misread wrong;
        stax_status status = stx_recode_entity(good[i].bytes, &text, &wrong, &arena);

        if (status != STAX_OK) fail_msg("%s: %s", good[i].title, stax_status_name(status));
        if (!stax_eq(text, want)) fail_msg("%s: %s", good[i].title, text.data);
        for (size_t j = 0; j < 64; j++) assert_int_equal(text.data[text.len + j], 0);
    }
    stax_arena_free(&arena);
}

static const struct {
    const char *title;
    stax_str bytes;
    stax_status status;
    size_t offset;
    const char *text, *want;
} bad[] = {
    {"not UTF-8", STAX_STR("ab\xFF"), STAX_E_UTF8, 2, "", ""},
    {"a character that is cut", STAX_STR("ab\xE2\x82"), STAX_E_UTF8, 2, "", ""},
    {"a control behind a declaration", STAX_STR("<?xml encoding='UTF-8'?>ab\x01"), STAX_E_CHARACTER,
     26, "", ""},
    {"a control in ISO-8859-1", STAX_STR("<?xml encoding='latin1'?>\xE9\x01"), STAX_E_CHARACTER, 26,
     "", ""},
    {"a byte beyond ASCII", STAX_STR("<?xml encoding='ascii'?>ab\xE9"), STAX_E_ENCODED, 26, "",
     "US-ASCII"},
    {"half a pair", STAX_STR("\xFE\xFF\0a\xD8\0"), STAX_E_ENCODED, 4, "", "UTF-16"},
    {"half a unit", STAX_STR("\xFE\xFF\0a\0"), STAX_E_ENCODED, 4, "", "UTF-16"},
    {"NUL in UTF-16", STAX_STR("\xFE\xFF\x20\xAC\0\0"), STAX_E_CHARACTER, 4, "", ""},
    {"a declaration without an encoding", STAX_STR("<?xml version='1.0'?>"), STAX_E_DECLARATION, 19,
     "", ""},
    {"a declaration of a document", STAX_STR("<?xml encoding='UTF-8' standalone='no'?>"),
     STAX_E_DECLARATION, 23, "", ""},
    {"a declaration that never ends", STAX_STR("<?xml encoding='UTF-8'"), STAX_E_DECLARATION, 22,
     "", ""},
    {"a declaration that is cut in its end", STAX_STR("<?xml encoding='UTF-8'?"),
     STAX_E_DECLARATION, 22, "", ""},
    {"an encoding that is not known", STAX_STR("<?xml encoding='UTF-7'?>"), STAX_E_ENCODING, 16,
     "UTF-7", ""},
    {"UTF-16 that is none", STAX_STR("<?xml encoding='UTF-16'?>"), STAX_E_ENCODED, 16, "",
     "UTF-16"},
    {"a mark of another", STAX_STR("\xEF\xBB\xBF<?xml encoding='latin1'?>"), STAX_E_ENCODED, 19, "",
     "ISO-8859-1"},
    {"UTF-32", STAX_STR("\0\0\xFE\xFF"), STAX_E_ENCODING, 0, "UTF-32", ""},
    {"UTF-16 with neither mark nor declaration", STAX_STR("<\0?\0a\0?\0>\0"), STAX_E_ENCODED, 0, "",
     "UTF-8"},
};

static void an_entity_is_refused_at_its_fault(void **state)
{
    stax_arena arena = {0};

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        stax_str text = {NULL, 0};
        stx_misread wrong;
        stax_status status = stx_recode_entity(bad[i].bytes, &text, &wrong, &arena);

        if (status != bad[i].status || wrong.offset != bad[i].offset)
            fail_msg("%s: %s at %zu", bad[i].title, stax_status_name(status), wrong.offset);
        if (!stax_eq(wrong.text, stax_str_of(bad[i].text)) || strcmp(wrong.want, bad[i].want) != 0)
            fail_msg("%s: '%.*s' '%s'", bad[i].title, (int)wrong.text.len, wrong.text.data,
                     wrong.want);
    }
    stax_arena_free(&arena);
}

static void a_declaration_in_utf16_is_judged_too(void **state)
{
    static const struct {
        recoded_as as;
        const char *text;
        stax_status status;
        size_t character; /* of the fault */
    } rows[] = {
        {RECODED_UTF16_LE, "<?xml encoding='UTF-16'?>a\r\n\xE2\x82\xAC", STAX_OK, 0},
        {RECODED_UTF16_BE_UNMARKED, "<?xml encoding='utf-16be'?>a\r\n\xE2\x82\xAC", STAX_OK, 0},
        {RECODED_UTF16_BE, "<?xml encoding='UTF-16LE'?>a", STAX_E_ENCODED, 16},
        {RECODED_UTF16_LE, "<?xml encoding='UTF-8'?>a", STAX_E_ENCODED, 16},
        {RECODED_UTF16_LE, "<?xml encoding='\xE2\x82\xAC'?>a", STAX_E_DECLARATION, 16},
        {RECODED_UTF16_LE_UNMARKED, "<?xml encoding='UTF-16'?>\xE2\x82\xAC\x01", STAX_E_CHARACTER,
         28},
    };
    stax_arena arena = {0};

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        recoded bytes;
        stax_str text;
        stx_misread wrong;
        stax_status status;

        assert_true(recoded_make(&bytes, stax_str_of(rows[i].text), rows[i].as));
        status = stx_recode_entity((stax_str){bytes.bytes, bytes.len}, &text, &wrong, &arena);
        if (status != rows[i].status) fail_msg("%zu: %s", i, stax_status_name(status));
        if (status == STAX_OK)
            assert_true(stax_eq(text, stax_str_of("a\n\xE2\x82\xAC")));
        else
            assert_int_equal(wrong.offset, bytes.offsets[rows[i].character]);
        recoded_free(&bytes);
    }
    stax_arena_free(&arena);
}

static void there_may_be_no_memory(void **state)
{
    failing_allocator counts = {.fail_at = 1};
    stax_allocator allocator = failing_allocator_use(&counts);
    stax_arena arena;
    stax_str text;
    stx_misread wrong;

    (void)state;
    stax_arena_init(&arena, &allocator, NULL, 0);
    assert_int_equal(stx_recode_entity(stax_str_of("a"), &text, &wrong, &arena), STAX_E_MEMORY);
    stax_arena_free(&arena);
    assert_true(failing_allocator_is_even(&counts));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_entity_becomes_text),
        cmocka_unit_test(an_entity_is_refused_at_its_fault),
        cmocka_unit_test(a_declaration_in_utf16_is_judged_too),
        cmocka_unit_test(there_may_be_no_memory),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
