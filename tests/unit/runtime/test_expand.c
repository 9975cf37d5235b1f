/*
 * Entities in attribute values (3.3.3, 4.4.5).
 */
#include "dtd_claims.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"text", DTD_DOCUMENT("<!ENTITY e 'x'>", "<b k='1&e;2'/>"), "<a><b k=\"1x2\"></b></a>."},
    {"in double quotes", DTD_DOCUMENT("<!ENTITY e 'x'>", "<b k=\"1&e;2\"/>"),
     "<a><b k=\"1x2\"></b></a>."},
    {"twice", DTD_DOCUMENT("<!ENTITY e 'x'>", "<b k=\"&e;&e;\" l=\"&e;\"/>"),
     "<a><b k=\"xx\" l=\"x\"></b></a>."},
    {"quotes in it",
     DTD_DOCUMENT("<!ENTITY e '\"'><!ENTITY f \"'\">", "<b k=\"&e;&f;\" l='&e;&f;'/>"),
     "<a><b k=\"\"'\" l=\"\"'\"></b></a>."},
    {"white space in it", DTD_DOCUMENT("<!ENTITY e '\t1\n2\r\n3'>", "<b k='&e;'/>"),
     "<a><b k=\" 1 2 3\"></b></a>."},
    {"white space by its number", DTD_DOCUMENT("<!ENTITY e '&#9;&#10;&#13;'>", "<b k='&e;'/>"),
     "<a><b k=\"   \"></b></a>."},
    {"white space by its number in its text",
     DTD_DOCUMENT("<!ENTITY e '&#38;#9;&#38;#10;&#38;#13;'>", "<b k='&e;'/>"),
     "<a><b k=\"\\x09\\n\\x0D\"></b></a>."},
    {"entities in it",
     DTD_DOCUMENT("<!ENTITY e '[&f;]'><!ENTITY f '(&g;&g;)'><!ENTITY g 'y'>", "<b k='&e;'/>"),
     "<a><b k=\"[(yy)]\"></b></a>."},
    {"the five", DTD_DOCUMENT("<!ENTITY e '&lt;&amp;&#38;quot;'>", "<b k='&e;'/>"),
     "<a><b k=\"<&\"\"></b></a>."},
    {"references before and behind",
     DTD_DOCUMENT("<!ENTITY e 'x'>", "<b k='&lt;&e;&#65;' l='&gt;' m='&e;'/>"),
     "<a><b k=\"<xA\" l=\">\" m=\"x\"></b></a>."},
    {"nothing", DTD_DOCUMENT("<!ENTITY e ''>", "<b k='&e;'/>"), "<a><b k=\"\"></b></a>."},
    {"a '<'", DTD_DOCUMENT("<!ENTITY e '<'>", "<b k='&e;'/>"), "<a>!E_LESS_THAN 1:40 @39 in e"},
    {"a '<' by its number", DTD_DOCUMENT("<!ENTITY e '&#60;'>", "<b k='&e;'/>"),
     "<a>!E_LESS_THAN 1:44 @43 in e"},
    {"a '<' in an entity in it", DTD_DOCUMENT("<!ENTITY e '&f;'><!ENTITY f '1<2'>", "<b k='&e;'/>"),
     "<a>!E_LESS_THAN 1:59 @58 in f"},
    {"a '<' by two numbers", DTD_DOCUMENT("<!ENTITY e '&#38;#60;'>", "<b k='&e;'/>"),
     "<a><b k=\"<\"></b></a>."},
    {"']]>' in it", DTD_DOCUMENT("<!ENTITY e ']]>'>", "<b k='&e;'/>"), "<a><b k=\"]]>\"></b></a>."},
    {"not declared", DTD_DOCUMENT("", "<b k='&e;'/>"), "<a>!E_ENTITY 1:25 @24 'e'"},
    {"not declared in one", DTD_DOCUMENT("<!ENTITY e '&f;'>", "<b k='&e;'/>"),
     "<a>!E_ENTITY 1:42 @41 'f' in e"},
    {"an external one", DTD_DOCUMENT("<!ENTITY e SYSTEM 'x'>", "<b k='&e;'/>"),
     "<a>!E_EXTERNAL 1:47 @46 'e'"},
    {"an external one in one",
     DTD_DOCUMENT("<!ENTITY e '&f;'><!ENTITY f SYSTEM 'x'>", "<b k='&e;'/>"),
     "<a>!E_EXTERNAL 1:64 @63 'f' in e"},
    {"an unparsed one", DTD_DOCUMENT("<!ENTITY e SYSTEM 'x' NDATA n>", "<b k='&e;'/>"),
     "<a>!E_UNPARSED 1:55 @54 'e'"},
    {"in itself", DTD_DOCUMENT("<!ENTITY e '&e;'>", "<b k='&e;'/>"),
     "<a>!E_ENTITY_LOOP 1:42 @41 'e' in e"},
    {"in itself by another", DTD_DOCUMENT("<!ENTITY e '&f;'><!ENTITY f '&e;'>", "<b k='&e;'/>"),
     "<a>!E_ENTITY_LOOP 1:59 @58 'e' in f"},
    {"an ampersand alone", DTD_DOCUMENT("<!ENTITY e '&#38;'>", "<b k='&e;'/>"),
     "<a>!E_REFERENCE 1:44 @43 in e"},
    {"a reference that is cut", DTD_DOCUMENT("<!ENTITY e '&#38;lt'>", "<b k='&e;;'/>"),
     "<a>!E_REFERENCE 1:46 @45 in e"},
    {"a reference with a wrong number", DTD_DOCUMENT("<!ENTITY e '&#38;#0;'>", "<b k='&e;'/>"),
     "<a>!E_CHARACTER 1:47 @46 in e"},
    {"a namespace", DTD_DOCUMENT("<!ENTITY e 'u'>", "<p:b xmlns:p='&e;'/>"),
     "<a><p:b xmlns:p=\"u\"></p:b></a>."},
    {"a doubled name by its namespace",
     DTD_DOCUMENT("<!ENTITY e 'u'>", "<b xmlns:p='&e;' xmlns:q='u' p:k='' q:k=''/>"),
     "<a>!E_ATTRIBUTE_TWICE 1:70 @69 'q:k'"},
    {"an error behind it", DTD_DOCUMENT("<!ENTITY e 'x'>", "<b k='&e;' =''/>"),
     "<a>!E_TAG 1:45 @44 (an attribute, '>' or \"/>\" must stand her"
     "e)"},
    {"in a tag in an entity", DTD_DOCUMENT("<!ENTITY e '<b k=\"&f;\"/>'><!ENTITY f 'y'>", "&e;"),
     "<a><b k=\"y\"></b></a>."},
    {"the input ends behind it", "<!DOCTYPE a [<!ENTITY e 'x'>]><a k='&e;",
     "!E_TRUNCATED 1:40 @39"},
    {"many",
     DTD_DOCUMENT("<!ENTITY e 'x'>", "<b k='&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;"
                                     "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;'/>"),
     "<a><b k=\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"></b></a>."},
};

static void an_entity_in_a_value_is_its_text(void **state)
{
    (void)state;
    dtd_claims_check(cases, sizeof cases / sizeof *cases, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_entity_in_a_value_is_its_text),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
