/*
 * What all declarations are made of, shown by notations (4.7), which are nothing else.
 */
#include "dtd_claims.h"

#include <stax/cursor.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"a system id", DTD_DOCUMENT("<!NOTATION n SYSTEM 'x'>", ""), "<a></a>."},
    {"both ids", DTD_DOCUMENT("<!NOTATION n PUBLIC 'p' \"s\">", ""), "<a></a>."},
    {"a public id alone", DTD_DOCUMENT("<!NOTATION n PUBLIC 'p'>", ""), "<a></a>."},
    {"a public id alone and a blank", DTD_DOCUMENT("<!NOTATION n PUBLIC 'p' >", ""), "<a></a>."},
    {"no blank between ids", DTD_DOCUMENT("<!NOTATION n PUBLIC 'p's'>", ""),
     "!E_DOCTYPE 1:37 @36 ('>' must end the declaration)"},
    {"no ids", DTD_DOCUMENT("<!NOTATION n>", ""),
     "!E_DOCTYPE 1:26 @25 (white space must follow the notation's "
     "name)"},
    {"no word", DTD_DOCUMENT("<!NOTATION n 'x'>", ""),
     "!E_DOCTYPE 1:27 @26 (SYSTEM or PUBLIC must stand here)"},
    {"nothing", DTD_DOCUMENT("<!NOTATION n SYSTEM>", ""),
     "!E_DOCTYPE 1:33 @32 (white space must stand before the ident"
     "ifier)"},
    {"no blank before the id", DTD_DOCUMENT("<!NOTATION n SYSTEM'x'>", ""),
     "!E_DOCTYPE 1:33 @32 (white space must stand before the ident"
     "ifier)"},
    {"a system id that may hold all but its quote",
     DTD_DOCUMENT("<!NOTATION n SYSTEM \"<&'>%\">", ""), "<a></a>."},
    {"something behind it", DTD_DOCUMENT("<!NOTATION n SYSTEM 'x' y>", ""),
     "!E_DOCTYPE 1:38 @37 ('>' must end the declaration)"},
    {"a colon in its name", DTD_DOCUMENT("<!NOTATION n:m SYSTEM 'x'>", ""),
     "!E_COLON 1:25 @24 'n:m'"},
    {"a public id with all it may have",
     DTD_DOCUMENT("<!NOTATION n PUBLIC \" \n-'()+,./:=?;!*#@$_%aZ9\">", ""), "<a></a>."},
    {"a tab in it", DTD_DOCUMENT("<!NOTATION n PUBLIC 'a\tb'>", ""),
     "!E_DOCTYPE 1:36 @35 (this may not stand in a public identifi"
     "er)"},
    {"a letter beyond ASCII",
     DTD_DOCUMENT("<!NOTATION n PUBLIC '\xC3\xA9"
                  "'>",
                  ""),
     "!E_DOCTYPE 1:35 @34 (this may not stand in a public identifi"
     "er)"},
    {"a quote", DTD_DOCUMENT("<!NOTATION n PUBLIC '\"'>", ""),
     "!E_DOCTYPE 1:35 @34 (this may not stand in a public identifi"
     "er)"},
    {"an ampersand", DTD_DOCUMENT("<!NOTATION n PUBLIC '&amp;'>", ""),
     "!E_DOCTYPE 1:35 @34 (this may not stand in a public identifi"
     "er)"},
    {"in lower case", DTD_DOCUMENT("<!NOTATION n system 'x'>", ""),
     "!E_DOCTYPE 1:27 @26 (SYSTEM or PUBLIC must stand here)"},
    {"twice", DTD_DOCUMENT("<!NOTATION n SYSTEM 'x'><!NOTATION n SYSTEM 'y'>", ""), "<a></a>."},
    {"the input ends in a public id", "<!DOCTYPE a [<!NOTATION n PUBLIC 'x",
     "!E_TRUNCATED 1:36 @35"},
    {"the input ends behind a wrong byte of it", "<!DOCTYPE a [<!NOTATION n PUBLIC 'x{",
     "!E_DOCTYPE 1:36 @35 (this may not stand in a public identifi"
     "er)"},
};

static void notations_are_checked(void **state)
{
    (void)state;
    dtd_claims_check(cases, sizeof cases / sizeof *cases, NULL);
}

/* ---- declarations that are cut ------------------------------------------------------------ */

static const char *const declarations[] = {
    "<!NOTATION n SYSTEM 'x'>",
    "<!NOTATION n PUBLIC 'p' 's'>",
    "<!ENTITY e 'x&#65;y&f;'>",
    "<!ENTITY e PUBLIC 'p' 's' NDATA n >",
    "<!ELEMENT a (b, (c | d)*, e?)>",
    "<!ELEMENT a (#PCDATA | b)*>",
    "<!ATTLIST a k CDATA 'v' l (x | y) #REQUIRED>",
    "<!ATTLIST a k NOTATION (n) #FIXED 'n'>",
};

static stax_status status_of(stax_str document, const stax_options *options)
{
    stax_input input = stax_input_memory(document.data, document.len);
    stax_error error;
    stax_cursor *c = stax_cursor_open(&input, options, &error);
    stax_event event;

    do event = stax_cursor_next(c);
    while (event != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END);
    stax_cursor_close(c);
    return error.code;
}

/* How the document of these pieces ends; a beginning of the declaration stands in the middle. */
static stax_status end_of(const char *before, const char *declaration, size_t len,
                          const char *behind, const stax_options *options)
{
    ways_text document = {0};
    stax_status end;

    ways_say(&document, "%s%.*s%s", before, (int)len, declaration, behind);
    end = status_of((stax_str){document.data, document.len}, options);
    ways_free(&document);
    return end;
}

static void a_declaration_that_is_cut_is_never_taken_for_a_whole_one(void **state)
{
    static const char subset[] = "<!DOCTYPE a [", entity[] = "<!DOCTYPE a [<!ENTITY % p \"";

    (void)state;
    for (size_t i = 0; i < sizeof declarations / sizeof *declarations; i++) {
        const char *d = declarations[i];
        size_t all = strlen(d);

        assert_int_equal(end_of(subset, d, all, "]><a/>", NULL), STAX_OK);
        for (size_t len = 1; len < all; len++) {
            stax_options less = {.tag_bytes = len};

            if (end_of(subset, d, len, "", NULL) != STAX_E_TRUNCATED)
                fail_msg("%s: the input ends behind %zu", d, len);
            if (end_of(entity, d, len, "\">%p;]><a/>", NULL) == STAX_OK)
                fail_msg("%s: the entity ends behind %zu", d, len);
            if (len > 2 && end_of(subset, d, all, "]><a/>", &less) != STAX_E_LIMIT)
                fail_msg("%s: the limit is %zu", d, len);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(notations_are_checked),
        cmocka_unit_test(a_declaration_that_is_cut_is_never_taken_for_a_whole_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
