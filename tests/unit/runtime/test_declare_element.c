/*
 * Element type declarations (3.2): the grammar of content models.
 */
#include "dtd_claims.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"EMPTY", DTD_DOCUMENT("<!ELEMENT a EMPTY>", ""), "<a></a>."},
    {"ANY", DTD_DOCUMENT("<!ELEMENT a ANY >", ""), "<a></a>."},
    {"a name with a colon", DTD_DOCUMENT("<!ELEMENT a:b ANY>", ""), "<a></a>."},
    {"a name with two", DTD_DOCUMENT("<!ELEMENT a:b:c ANY>", ""), "!E_COLON 1:24 @23 'a:b:c'"},
    {"text", DTD_DOCUMENT("<!ELEMENT a (#PCDATA)>", ""), "<a></a>."},
    {"text with blanks", DTD_DOCUMENT("<!ELEMENT a ( #PCDATA )>", ""), "<a></a>."},
    {"text and a star", DTD_DOCUMENT("<!ELEMENT a (#PCDATA)*>", ""), "<a></a>."},
    {"mixed", DTD_DOCUMENT("<!ELEMENT a (#PCDATA|b|c)*>", ""), "<a></a>."},
    {"mixed with blanks", DTD_DOCUMENT("<!ELEMENT a ( #PCDATA | b\n|c )*>", ""), "<a></a>."},
    {"mixed without a star", DTD_DOCUMENT("<!ELEMENT a (#PCDATA|b)>", ""),
     "!E_DOCTYPE 1:37 @36 ('*' must follow a group with #PCDATA an"
     "d names)"},
    {"mixed with a blank before the star", DTD_DOCUMENT("<!ELEMENT a (#PCDATA|b) *>", ""),
     "!E_DOCTYPE 1:37 @36 ('*' must follow a group with #PCDATA an"
     "d names)"},
    {"mixed with a comma", DTD_DOCUMENT("<!ELEMENT a (#PCDATA,b)*>", ""),
     "!E_DOCTYPE 1:34 @33 ('|' or ')' must stand here)"},
    {"mixed with a count", DTD_DOCUMENT("<!ELEMENT a (#PCDATA|b?)*>", ""),
     "!E_DOCTYPE 1:36 @35 ('|' or ')' must stand here)"},
    {"mixed in the wrong order", DTD_DOCUMENT("<!ELEMENT a (b|#PCDATA)*>", ""),
     "!E_DOCTYPE 1:29 @28 (an element's name or '(' must stand her"
     "e)"},
    {"text twice", DTD_DOCUMENT("<!ELEMENT a (#PCDATA|#PCDATA)*>", ""),
     "!E_DOCTYPE 1:35 @34 (an element's name must stand here)"},
    {"text in a group", DTD_DOCUMENT("<!ELEMENT a ((#PCDATA))>", ""),
     "!E_DOCTYPE 1:28 @27 (an element's name or '(' must stand her"
     "e)"},
    {"text with a plus", DTD_DOCUMENT("<!ELEMENT a (#PCDATA)+>", ""),
     "!E_DOCTYPE 1:35 @34 ('>' must end the declaration)"},
    {"mixed with a group", DTD_DOCUMENT("<!ELEMENT a (#PCDATA|(b))*>", ""),
     "!E_DOCTYPE 1:35 @34 (an element's name must stand here)"},
    {"one child", DTD_DOCUMENT("<!ELEMENT a (b)>", ""), "<a></a>."},
    {"a child with a count", DTD_DOCUMENT("<!ELEMENT a (b?)>", ""), "<a></a>."},
    {"a group with a count", DTD_DOCUMENT("<!ELEMENT a (b)+>", ""), "<a></a>."},
    {"a sequence", DTD_DOCUMENT("<!ELEMENT a (b,c , d)>", ""), "<a></a>."},
    {"a choice", DTD_DOCUMENT("<!ELEMENT a (b|c | d)?>", ""), "<a></a>."},
    {"both", DTD_DOCUMENT("<!ELEMENT a (b|c,d)>", ""),
     "!E_DOCTYPE 1:30 @29 ('|' and ',' may not stand in one group)"},
    {"both the other way", DTD_DOCUMENT("<!ELEMENT a (b,c|d)>", ""),
     "!E_DOCTYPE 1:30 @29 ('|' and ',' may not stand in one group)"},
    {"groups", DTD_DOCUMENT("<!ELEMENT a ((b,c)*|(d|e)+|f?)>", ""), "<a></a>."},
    {"groups of one", DTD_DOCUMENT("<!ELEMENT a (((b)))>", ""), "<a></a>."},
    {"deep ones",
     DTD_DOCUMENT("<!ELEMENT a ((((((((((((((((((((((((((((((((((((((((b)))))))"
                  ")))))))))))))))))))))))))))))))))>",
                  ""),
     "<a></a>."},
    {"a group that is not closed", DTD_DOCUMENT("<!ELEMENT a (b>", ""),
     "!E_DOCTYPE 1:28 @27 ('|', ',' or ')' must stand here)"},
    {"too many ends", DTD_DOCUMENT("<!ELEMENT a (b))>", ""),
     "!E_DOCTYPE 1:29 @28 ('>' must end the declaration)"},
    {"an empty group", DTD_DOCUMENT("<!ELEMENT a ()>", ""),
     "!E_DOCTYPE 1:27 @26 (an element's name or '(' must stand her"
     "e)"},
    {"nothing behind a comma", DTD_DOCUMENT("<!ELEMENT a (b,)>", ""),
     "!E_DOCTYPE 1:29 @28 (an element's name or '(' must stand her"
     "e)"},
    {"nothing before one", DTD_DOCUMENT("<!ELEMENT a (,b)>", ""),
     "!E_DOCTYPE 1:27 @26 (an element's name or '(' must stand her"
     "e)"},
    {"two names", DTD_DOCUMENT("<!ELEMENT a (b c)>", ""),
     "!E_DOCTYPE 1:29 @28 ('|', ',' or ')' must stand here)"},
    {"a blank before a count", DTD_DOCUMENT("<!ELEMENT a (b ?)>", ""),
     "!E_DOCTYPE 1:29 @28 ('|', ',' or ')' must stand here)"},
    {"two counts", DTD_DOCUMENT("<!ELEMENT a (b?*)>", ""),
     "!E_DOCTYPE 1:29 @28 ('|', ',' or ')' must stand here)"},
    {"a count outside", DTD_DOCUMENT("<!ELEMENT a b*>", ""),
     "!E_DOCTYPE 1:26 @25 (EMPTY, ANY or '(' must stand here)"},
    {"no model", DTD_DOCUMENT("<!ELEMENT a>", ""),
     "!E_DOCTYPE 1:25 @24 (white space must follow the element's n"
     "ame)"},
    {"no blank", DTD_DOCUMENT("<!ELEMENT a(b)>", ""),
     "!E_DOCTYPE 1:25 @24 (white space must follow the element's n"
     "ame)"},
    {"no name", DTD_DOCUMENT("<!ELEMENT  (b)>", ""),
     "!E_DOCTYPE 1:25 @24 (the element's name must stand here)"},
    {"a model in lower case", DTD_DOCUMENT("<!ELEMENT a empty>", ""),
     "!E_DOCTYPE 1:26 @25 (EMPTY, ANY or '(' must stand here)"},
    {"something behind it", DTD_DOCUMENT("<!ELEMENT a EMPTY b>", ""),
     "!E_DOCTYPE 1:32 @31 ('>' must end the declaration)"},
    {"a model and a star", DTD_DOCUMENT("<!ELEMENT a ANY*>", ""),
     "!E_DOCTYPE 1:29 @28 ('>' must end the declaration)"},
    {"a child with a wrong name", DTD_DOCUMENT("<!ELEMENT a (1)>", ""),
     "!E_DOCTYPE 1:27 @26 (an element's name or '(' must stand her"
     "e)"},
    {"a child with two colons", DTD_DOCUMENT("<!ELEMENT a (b:c:d)>", ""),
     "!E_COLON 1:27 @26 'b:c:d'"},
    {"a group of a different kind", DTD_DOCUMENT("<!ELEMENT a [b]>", ""),
     "!E_DOCTYPE 1:26 @25 (EMPTY, ANY or '(' must stand here)"},
    {"a reference", DTD_DOCUMENT("<!ELEMENT a (&b;)>", ""),
     "!E_DOCTYPE 1:27 @26 (an element's name or '(' must stand her"
     "e)"},
    {"the input ends in a model", "<!DOCTYPE a [<!ELEMENT a (b|", "!E_TRUNCATED 1:29 @28"},
    {"the input ends behind #PC", "<!DOCTYPE a [<!ELEMENT a (#PC", "!E_TRUNCATED 1:30 @29"},
    {"declared twice", DTD_DOCUMENT("<!ELEMENT a EMPTY><!ELEMENT a ANY>", ""), "<a></a>."},
    {"what is declared is not asked for", DTD_DOCUMENT("<!ELEMENT a EMPTY>", "<b/>"),
     "<a><b></b></a>."},
};

static void content_models_are_checked(void **state)
{
    (void)state;
    dtd_claims_check(cases, sizeof cases / sizeof *cases, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(content_models_are_checked),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
