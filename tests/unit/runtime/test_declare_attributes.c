/*
 * Attribute-list declarations (3.3): grammar, and what a default value may be.
 */
#include "dtd_claims.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"an empty list", DTD_DOCUMENT("<!ATTLIST a>", ""), "<a></a>."},
    {"an empty list with a blank", DTD_DOCUMENT("<!ATTLIST a >", ""), "<a></a>."},
    {"every type",
     DTD_DOCUMENT("<!ATTLIST a b CDATA #IMPLIED c ID #IMPLIED d IDREF #IMPLIED "
                  "e IDREFS #REQUIRED f ENTITY #IMPLIED g ENTITIES #IMPLIED h N"
                  "MTOKEN #IMPLIED i NMTOKENS #IMPLIED>",
                  ""),
     "<a></a>."},
    {"words", DTD_DOCUMENT("<!ATTLIST a b (x|y | 1.-z) #IMPLIED>", ""), "<a></a>."},
    {"notations", DTD_DOCUMENT("<!ATTLIST a b NOTATION (x | y) #IMPLIED>", ""), "<a></a>."},
    {"a notation with a colon", DTD_DOCUMENT("<!ATTLIST a b NOTATION (x:y) #IMPLIED>", ""),
     "!E_COLON 1:38 @37 'x:y'"},
    {"NOTATION without a blank", DTD_DOCUMENT("<!ATTLIST a b NOTATION(x) #IMPLIED>", ""),
     "!E_DOCTYPE 1:36 @35 (white space must follow NOTATION)"},
    {"a word with a colon", DTD_DOCUMENT("<!ATTLIST a b (x:y) #IMPLIED>", ""), "<a></a>."},
    {"no word", DTD_DOCUMENT("<!ATTLIST a b () #IMPLIED>", ""),
     "!E_DOCTYPE 1:29 @28 (a word must stand here)"},
    {"a comma", DTD_DOCUMENT("<!ATTLIST a b (x,y) #IMPLIED>", ""),
     "!E_DOCTYPE 1:30 @29 ('|' or ')' must stand here)"},
    {"words without a blank behind", DTD_DOCUMENT("<!ATTLIST a b (x)#IMPLIED>", ""),
     "!E_DOCTYPE 1:31 @30 (white space must follow the attribute's"
     " type)"},
    {"another type", DTD_DOCUMENT("<!ATTLIST a b NUMBER #IMPLIED>", ""),
     "!E_DOCTYPE 1:28 @27 (the attribute's type must stand here)"},
    {"a type in lower case", DTD_DOCUMENT("<!ATTLIST a b cdata #IMPLIED>", ""),
     "!E_DOCTYPE 1:28 @27 (the attribute's type must stand here)"},
    {"a type that goes on", DTD_DOCUMENT("<!ATTLIST a b CDATAX #IMPLIED>", ""),
     "!E_DOCTYPE 1:33 @32 (white space must follow the attribute's"
     " type)"},
    {"no type", DTD_DOCUMENT("<!ATTLIST a b #IMPLIED>", ""),
     "!E_DOCTYPE 1:28 @27 (the attribute's type must stand here)"},
    {"no default", DTD_DOCUMENT("<!ATTLIST a b CDATA>", ""),
     "!E_DOCTYPE 1:33 @32 (white space must follow the attribute's"
     " type)"},
    {"another default", DTD_DOCUMENT("<!ATTLIST a b CDATA #CURRENT>", ""),
     "!E_DOCTYPE 1:34 @33 (the default must stand here)"},
    {"#FIXED without a value", DTD_DOCUMENT("<!ATTLIST a b CDATA #FIXED>", ""),
     "!E_DOCTYPE 1:40 @39 (white space must follow #FIXED)"},
    {"#FIXED without a blank", DTD_DOCUMENT("<!ATTLIST a b CDATA #FIXED'x'>", ""),
     "!E_DOCTYPE 1:40 @39 (white space must follow #FIXED)"},
    {"no blank between attributes", DTD_DOCUMENT("<!ATTLIST a b CDATA 'x'c CDATA 'y'>", ""),
     "!E_DOCTYPE 1:37 @36 (white space or '>' must stand here)"},
    {"no blank before the name", DTD_DOCUMENT("<!ATTLISTa>", ""),
     "!E_DOCTYPE 1:23 @22 (white space must follow \"<!ATTLIST\")"},
    {"an attribute with two colons", DTD_DOCUMENT("<!ATTLIST a b:c:d CDATA #IMPLIED>", ""),
     "!E_COLON 1:26 @25 'b:c:d'"},
    {"an element with two colons", DTD_DOCUMENT("<!ATTLIST a:b:c d CDATA #IMPLIED>", ""),
     "!E_COLON 1:24 @23 'a:b:c'"},
    {"a value with '<'", DTD_DOCUMENT("<!ATTLIST a b CDATA '<'>", ""), "!E_LESS_THAN 1:35 @34"},
    {"a value with a wrong reference", DTD_DOCUMENT("<!ATTLIST a b CDATA '&'>", ""),
     "!E_REFERENCE 1:35 @34"},
    {"a value with an entity", DTD_DOCUMENT("<!ENTITY e 'x'><!ATTLIST a b CDATA '&e;y'>", ""),
     "<a b=\"xy\"></a>."},
    {"a value with one that is declared later",
     DTD_DOCUMENT("<!ATTLIST a b CDATA '&e;y'><!ENTITY e 'x'>", ""), "!E_ENTITY 1:35 @34 'e'"},
    {"a value with '<' in an entity", DTD_DOCUMENT("<!ENTITY e '<'><!ATTLIST a b CDATA '&e;'>", ""),
     "!E_LESS_THAN 1:50 @49 in e"},
    {"a value with an external one",
     DTD_DOCUMENT("<!ENTITY e SYSTEM 'x'><!ATTLIST a b CDATA '&e;'>", ""),
     "!E_EXTERNAL 1:57 @56 'e'"},
    {"a value with one in itself", DTD_DOCUMENT("<!ENTITY e '&e;'><!ATTLIST a b CDATA '&e;'>", ""),
     "!E_ENTITY_LOOP 1:52 @51 'e' in e"},
    {"a value with characters", DTD_DOCUMENT("<!ATTLIST a b CDATA '&lt;&#65;&#9;\t\r\n'>", ""),
     "<a b=\"<A\\x09  \"></a>."},
    {"the input ends in a value", "<!DOCTYPE a [<!ATTLIST a b CDATA 'x", "!E_TRUNCATED 1:36 @35"},
    {"the input ends in a type", "<!DOCTYPE a [<!ATTLIST a b IDR", "!E_TRUNCATED 1:31 @30"},
    {"the input ends behind a type", "<!DOCTYPE a [<!ATTLIST a b IDREF", "!E_TRUNCATED 1:33 @32"},
    {"the input ends behind '<' in a value", "<!DOCTYPE a [<!ATTLIST a b CDATA 'x<",
     "!E_LESS_THAN 1:36 @35"},
    {"a whole declaration with an error behind it", DTD_DOCUMENT("<!ATTLIST a b CDATA 'x' !>", ""),
     "!E_DOCTYPE 1:38 @37 (an attribute's name or '>' must stand h"
     "ere)"},
};

static void attribute_lists_are_checked(void **state)
{
    (void)state;
    dtd_claims_check(cases, sizeof cases / sizeof *cases, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(attribute_lists_are_checked),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
