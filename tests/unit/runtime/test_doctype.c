/*
 * The DOCTYPE is passed over, up to where it ends.
 */
#include "token_harness.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"a name", "<!DOCTYPE a><a/>", "<a></a>."},
    {"blanks", "<!DOCTYPE\n\ta \r\n><a/>", "<a></a>."},
    {"a system literal", "<!DOCTYPE a SYSTEM \"'>[\"><a/>", "<a></a>."},
    {"a public literal", "<!DOCTYPE a PUBLIC '-//x//[>' '\"'><a/>", "<a></a>."},
    {"an empty subset", "<!DOCTYPE a []><a/>", "<a></a>."},
    {"a subset without a blank in front", "<!DOCTYPE a[ ] ><a/>", "<a></a>."},
    {"declarations", "<!DOCTYPE a [<!ELEMENT a (b|c)*><!ATTLIST a b CDATA #IMPLIED>]><a/>",
     "<a></a>."},
    {"literals in declarations", "<!DOCTYPE a [<!ENTITY b \"]>'<\"> <!ENTITY c '\"]>'>]><a/>",
     "<a></a>."},
    {"comments", "<!DOCTYPE a [<!-- ]> ' \" <!ENTITY - -->]><a/>", "<a></a>."},
    {"instructions", "<!DOCTYPE a [<?p ]> ' \" ?? ?>]><a/>", "<a></a>."},
    {"references", "<!DOCTYPE a [%b; %c;]><a/>", "<a></a>."},
    {"comments before and behind", "<!-- --><!DOCTYPE a><!-- --><a/>", "<a></a>."},
    {"a name with a colon", "<!DOCTYPE a:b><a/>", "<a></a>."},
    {"no name", "<!DOCTYPE><a/>", "!E_DOCTYPE 1:10 @9"},
    {"no name but a blank", "<!DOCTYPE ><a/>", "!E_DOCTYPE 1:11 @10"},
    {"no blank", "<!DOCTYPEa><a/>", "!E_DOCTYPE 1:10 @9"},
    {"in lower case", "<!doctype a><a/>", "!E_MARKUP 1:1 @0"},
    {"a name that goes on", "<!DOCTYPE a,><a/>", "!E_DOCTYPE 1:12 @11"},
    {"twice", "<!DOCTYPE a><!DOCTYPE a><a/>", "!E_DOCTYPE 1:13 @12"},
    {"'<' in it", "<!DOCTYPE a <><a/>", "!E_DOCTYPE 1:13 @12"},
    {"']' in it", "<!DOCTYPE a ]><a/>", "!E_DOCTYPE 1:13 @12"},
    {"'>' in the subset", "<!DOCTYPE a [>]><a/>", "!E_DOCTYPE 1:14 @13"},
    {"a quote in the subset", "<!DOCTYPE a [']><a/>", "!E_DOCTYPE 1:14 @13"},
    {"a tag in the subset", "<!DOCTYPE a [<b>]><a/>", "!E_DOCTYPE 1:15 @14"},
    {"a section in the subset", "<!DOCTYPE a [<![INCLUDE[]]>]><a/>", "!E_DOCTYPE 1:16 @15"},
    {"'<' in a declaration", "<!DOCTYPE a [<!ENTITY <]><a/>", "!E_DOCTYPE 1:23 @22"},
    {"two dashes in a comment", "<!DOCTYPE a [<!-- -- -->]><a/>", "!E_DOCTYPE 1:21 @20"},
    {"one dash", "<!DOCTYPE a [<!- -->]><a/>", "!E_DOCTYPE 1:17 @16"},
    {"something behind the subset", "<!DOCTYPE a [] b><a/>", "!E_DOCTYPE 1:16 @15"},
    {"two subsets", "<!DOCTYPE a [][]><a/>", "!E_DOCTYPE 1:15 @14"},
    {"the input ends behind the word", "<!DOCTYPE", "!E_TRUNCATED 1:10 @9"},
    {"the input ends in the word", "<!DOCT", "!E_TRUNCATED 1:7 @6"},
    {"the input ends behind a 'D'", "<!D", "!E_TRUNCATED 1:4 @3"},
    {"another word with a 'D'", "<!DO>", "!E_MARKUP 1:1 @0"},
    {"the input ends behind a blank", "<!DOCTYPE ", "!E_TRUNCATED 1:11 @10"},
    {"the input ends in the name", "<!DOCTYPE a", "!E_TRUNCATED 1:12 @11"},
    {"the input ends in a literal", "<!DOCTYPE a '>", "!E_TRUNCATED 1:15 @14"},
    {"the input ends in the subset", "<!DOCTYPE a [ ", "!E_TRUNCATED 1:15 @14"},
    {"the input ends in a comment", "<!DOCTYPE a [ <!--", "!E_TRUNCATED 1:19 @18"},
    {"the input ends behind the subset", "<!DOCTYPE a []", "!E_TRUNCATED 1:15 @14"},
    {"an entity of it is not read", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
     "<a>!E_ENTITY 1:34 @33 'b'"},
};

static void a_doctype_ends_where_it_ends(void **state)
{
    (void)state;
    token_check_all(cases, sizeof cases / sizeof *cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_doctype_ends_where_it_ends),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
