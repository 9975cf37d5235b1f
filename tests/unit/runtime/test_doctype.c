/*
 * The DOCTYPE around its declarations: head, subset, end, and what is in no declaration.
 */
#include "dtd_claims.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"a name", "<!DOCTYPE a><a/>", "<a></a>."},
    {"blanks", "<!DOCTYPE\n\ta \r\n><a/>", "<a></a>."},
    {"a system literal", "<!DOCTYPE a SYSTEM \"'>[\"><a/>", "<a></a>."},
    {"a public literal", "<!DOCTYPE a PUBLIC '-//x//' '\">['><a/>", "<a></a>."},
    {"a public literal with what it may not have", "<!DOCTYPE a PUBLIC '-//x//[>' '\"'><a/>",
     "!E_DOCTYPE 1:27 @26 (this may not stand in a public identifi"
     "er)"},
    {"an apostrophe in a public literal", "<!DOCTYPE a PUBLIC \"it's\" ''><a/>", "<a></a>."},
    {"a public literal alone", "<!DOCTYPE a PUBLIC ''><a/>",
     "!E_DOCTYPE 1:22 @21 (white space must stand before the ident"
     "ifier)"},
    {"no blank between literals", "<!DOCTYPE a PUBLIC '''><a/>",
     "!E_DOCTYPE 1:22 @21 (white space must stand before the ident"
     "ifier)"},
    {"a literal without a word", "<!DOCTYPE a ''><a/>",
     "!E_DOCTYPE 1:13 @12 (SYSTEM, PUBLIC, '[' or '>' must stand h"
     "ere)"},
    {"no blank before the word", "<!DOCTYPE aSYSTEM''><a/>",
     "!E_DOCTYPE 1:18 @17 (white space, '[' or '>' must stand here"
     ")"},
    {"no blank behind the word", "<!DOCTYPE a SYSTEM''><a/>",
     "!E_DOCTYPE 1:19 @18 (white space must stand before the ident"
     "ifier)"},
    {"an empty subset", "<!DOCTYPE a []><a/>", "<a></a>."},
    {"a subset without a blank in front", "<!DOCTYPE a[ ] ><a/>", "<a></a>."},
    {"a subset behind a literal", "<!DOCTYPE a SYSTEM ''[ ] ><a/>", "<a></a>."},
    {"literals in declarations", DTD_DOCUMENT("<!ENTITY b \"]>'<\"> <!ENTITY c '\"]>'>", ""),
     "<a></a>."},
    {"comments", DTD_DOCUMENT("<!-- ]> ' \" <!ENTITY - -->", ""), "<a></a>."},
    {"instructions", DTD_DOCUMENT("<?p ]> ' \" ?? ?>", ""), "<a></a>."},
    {"comments before and behind", "<!-- --><!DOCTYPE a><!-- --><a/>", "<a></a>."},
    {"a name with a colon", "<!DOCTYPE a:b><a/>", "<a></a>."},
    {"a name with two colons", "<!DOCTYPE a:b:c><a/>", "!E_COLON 1:11 @10 'a:b:c'"},
    {"a name that ends in a colon", "<!DOCTYPE a:><a/>", "!E_COLON 1:11 @10 'a:'"},
    {"no name", "<!DOCTYPE><a/>", "!E_DOCTYPE 1:10 @9 (white space must follow \"<!DOCTYPE\")"},
    {"no name but a blank", "<!DOCTYPE ><a/>",
     "!E_DOCTYPE 1:11 @10 (the name of the root element must stand"
     " here)"},
    {"no blank", "<!DOCTYPEa><a/>", "!E_DOCTYPE 1:10 @9 (white space must follow \"<!DOCTYPE\")"},
    {"in lower case", "<!doctype a><a/>", "!E_MARKUP 1:1 @0"},
    {"a name that goes on", "<!DOCTYPE a,><a/>",
     "!E_DOCTYPE 1:12 @11 (white space, '[' or '>' must stand here"
     ")"},
    {"twice", "<!DOCTYPE a><!DOCTYPE a><a/>", "!E_DOCTYPE 1:13 @12 (there is one already)"},
    {"'<' in it", "<!DOCTYPE a <><a/>",
     "!E_DOCTYPE 1:13 @12 (SYSTEM, PUBLIC, '[' or '>' must stand h"
     "ere)"},
    {"']' in it", "<!DOCTYPE a ]><a/>",
     "!E_DOCTYPE 1:13 @12 (SYSTEM, PUBLIC, '[' or '>' must stand h"
     "ere)"},
    {"'>' in the subset", "<!DOCTYPE a [>]><a/>",
     "!E_DOCTYPE 1:14 @13 (a declaration or ']' must stand here)"},
    {"a quote in the subset", "<!DOCTYPE a [']><a/>",
     "!E_DOCTYPE 1:14 @13 (a declaration or ']' must stand here)"},
    {"a letter in the subset", "<!DOCTYPE a [ b]><a/>",
     "!E_DOCTYPE 1:15 @14 (a declaration or ']' must stand here)"},
    {"a tag in the subset", "<!DOCTYPE a [<b>]><a/>",
     "!E_DOCTYPE 1:15 @14 ('!' or '?' must follow '<' here)"},
    {"an instruction that says xml in the subset", "<!DOCTYPE a [<?xml version='1.0'?>]><a/>",
     "!E_INSTRUCTION 1:14 @13"},
    {"an instruction without a target", "<!DOCTYPE a [<? p?>]><a/>", "!E_INSTRUCTION 1:14 @13"},
    {"a section in the subset", "<!DOCTYPE a [<![INCLUDE[]]>]><a/>",
     "!E_DOCTYPE 1:16 @15 (no section may stand here)"},
    {"a CDATA section in the subset", "<!DOCTYPE a [<![CDATA[]]>]><a/>",
     "!E_DOCTYPE 1:16 @15 (no section may stand here)"},
    {"another word", "<!DOCTYPE a [<!SHORTREF b>]><a/>",
     "!E_DOCTYPE 1:14 @13 (ELEMENT, ATTLIST, ENTITY or NOTATION mu"
     "st follow \"<!\")"},
    {"a word in lower case", "<!DOCTYPE a [<!entity b ''>]><a/>",
     "!E_DOCTYPE 1:14 @13 (ELEMENT, ATTLIST, ENTITY or NOTATION mu"
     "st follow \"<!\")"},
    {"a word that goes on", "<!DOCTYPE a [<!ENTITYb ''>]><a/>",
     "!E_DOCTYPE 1:22 @21 (white space must follow \"<!ENTITY\")"},
    {"a reference to a general entity", "<!DOCTYPE a [&b;]><a/>",
     "!E_DOCTYPE 1:14 @13 (a declaration or ']' must stand here)"},
    {"a reference to a character", "<!DOCTYPE a [&#32;]><a/>",
     "!E_DOCTYPE 1:14 @13 (a declaration or ']' must stand here)"},
    {"two dashes in a comment", "<!DOCTYPE a [<!-- -- -->]><a/>", "!E_COMMENT 1:19 @18"},
    {"one dash", "<!DOCTYPE a [<!- -->]><a/>",
     "!E_DOCTYPE 1:17 @16 (a comment begins with \"<!--\")"},
    {"something behind the subset", "<!DOCTYPE a [] b><a/>",
     "!E_DOCTYPE 1:16 @15 ('>' must end the declaration)"},
    {"an id behind the subset", "<!DOCTYPE a [] SYSTEM ''><a/>",
     "!E_DOCTYPE 1:16 @15 ('>' must end the declaration)"},
    {"two subsets", "<!DOCTYPE a [][]><a/>", "!E_DOCTYPE 1:15 @14 ('>' must end the declaration)"},
    {"behind the root", "<a/><!DOCTYPE a>", "<a></a>!E_OUTSIDE 1:5 @4"},
    {"in the root", "<a><!DOCTYPE a></a>", "<a>!E_MARKUP 1:4 @3"},
    {"the input ends behind the word", "<!DOCTYPE", "!E_TRUNCATED 1:10 @9"},
    {"the input ends in the word", "<!DOCT", "!E_TRUNCATED 1:7 @6"},
    {"the input ends behind a 'D'", "<!D", "!E_TRUNCATED 1:4 @3"},
    {"another word with a 'D'", "<!DO>", "!E_MARKUP 1:1 @0"},
    {"the input ends behind a blank", "<!DOCTYPE ", "!E_TRUNCATED 1:11 @10"},
    {"the input ends in the name", "<!DOCTYPE a", "!E_TRUNCATED 1:12 @11"},
    {"the input ends behind a colon", "<!DOCTYPE a:", "!E_TRUNCATED 1:13 @12"},
    {"the input ends in a wrong literal", "<!DOCTYPE a '>",
     "!E_DOCTYPE 1:13 @12 (SYSTEM, PUBLIC, '[' or '>' must stand h"
     "ere)"},
    {"the input ends in a literal", "<!DOCTYPE a SYSTEM '>", "!E_TRUNCATED 1:22 @21"},
    {"the input ends behind SYS", "<!DOCTYPE a SYS", "!E_TRUNCATED 1:16 @15"},
    {"the input ends in the subset", "<!DOCTYPE a [ ", "!E_TRUNCATED 1:15 @14"},
    {"the input ends in a declaration", "<!DOCTYPE a [ <!ELEM", "!E_TRUNCATED 1:21 @20"},
    {"the input ends in a wrong declaration", "<!DOCTYPE a [ <!ELEMENT b ( ",
     "!E_TRUNCATED 1:29 @28"},
    {"the input ends behind a wrong byte", "<!DOCTYPE a [ <!ELEMENT b )( ",
     "!E_DOCTYPE 1:27 @26 (EMPTY, ANY or '(' must stand here)"},
    {"the input ends in a comment", "<!DOCTYPE a [ <!--", "!E_TRUNCATED 1:19 @18"},
    {"the input ends in a reference", "<!DOCTYPE a [ %b", "!E_TRUNCATED 1:17 @16"},
    {"the input ends behind the subset", "<!DOCTYPE a []", "!E_TRUNCATED 1:15 @14"},
    {"the input goes wrong in the subset",
     "<!DOCTYPE a [ <!ELEMENT b \x01"
     ">]><a/>",
     "!E_CHARACTER 1:27 @26"},
};

static void a_doctype_ends_where_it_ends(void **state)
{
    (void)state;
    dtd_claims_check(cases, sizeof cases / sizeof *cases, NULL);
}

static const token_case parameters[] = {
    {"nothing", "<!DOCTYPE a [<!ENTITY % p ''>%p;]><a/>", "<a></a>."},
    {"a declaration", DTD_DOCUMENT("<!ENTITY % p '<!ENTITY e \"x\">'>%p;", "&e;"), "<a>x</a>."},
    {"two, and a comment",
     DTD_DOCUMENT("<!ENTITY % p '<!ENTITY e \"x\"><!-- --><?q?> <!ENTITY f \"y\">'>"
                  " %p; ",
                  "&e;&f;"),
     "<a>xy</a>."},
    {"one in another (appendix D)",
     DTD_DOCUMENT("<!ENTITY % xx '&#37;zz;'><!ENTITY % zz '&#60;!ENTITY tricky "
                  "\"error-prone\" >' >%xx;",
                  "This sample shows a &tricky; method."),
     "<a>This sample shows a error-prone method.</a>."},
    {"one behind another",
     DTD_DOCUMENT("<!ENTITY % p '<!ENTITY &#37; q \"&#60;!ENTITY e &#39;z&#39;>\""
                  ">'>%p;%q;",
                  "&e;"),
     "<a>z</a>."},
    {"one that is not declared", "<!DOCTYPE a [%b; %c;]><a/>", "<a></a>."},
    {"one that is not declared, alone",
     "<?xml version='1.0' standalone='yes'?><!DOCTYPE a [ %b;]><a/"
     ">",
     "!E_ENTITY 1:53 @52 'b'"},
    {"what is declared behind that does not count",
     DTD_DOCUMENT("<!ENTITY e 'x'>%b;<!ENTITY f 'y'><!ATTLIST a k CDATA 'v'>", "&e;|&f;|"),
     "<a>x||</a>."},
    {"but is read", "<!DOCTYPE a [%b;<!ENTITY f '&'>]><a/>", "!E_REFERENCE 1:29 @28"},
    {"in itself", "<!DOCTYPE a [<!ENTITY % p '&#37;p;'>%p;]><a/>",
     "!E_ENTITY_LOOP 1:37 @36 'p' in p"},
    {"in one another",
     "<!DOCTYPE a [<!ENTITY % p '&#37;q;'><!ENTITY % q '&#37;p;'>%"
     "q;]><a/>",
     "!E_ENTITY_LOOP 1:60 @59 'q' in p"},
    {"in a declaration", "<!DOCTYPE a [<!ENTITY % p 'EMPTY'><!ELEMENT a %p;>]><a/>",
     "!E_DOCTYPE 1:47 @46 (EMPTY, ANY or '(' must stand here)"},
    {"in a declaration of one",
     "<!DOCTYPE a [<!ENTITY % p 'EMPTY'><!ENTITY % q '<!ELEMENT a "
     "&#37;p;>'>%q;]><a/>",
     "!E_DOCTYPE 1:71 @70 (EMPTY, ANY or '(' must stand here) in q"},
    {"in a literal", "<!DOCTYPE a [<!ENTITY % p 'x'><!ENTITY q '%p;'>]><a/>",
     "!E_DOCTYPE 1:43 @42 (a parameter entity may not be referred "
     "to here)"},
    {"in a value it is text", DTD_DOCUMENT("<!ATTLIST a k CDATA '%p;'>", ""), "<a k=\"%p;\"></a>."},
    {"half a declaration", "<!DOCTYPE a [<!ENTITY % p '<!ELEMENT a'>%p; EMPTY>]><a/>",
     "!E_DOCTYPE 1:41 @40 (what begins in an entity must end in it"
     ") in p"},
    {"half a comment", "<!DOCTYPE a [<!ENTITY % p '<!-- '>%p; -->]><a/>",
     "!E_DOCTYPE 1:35 @34 (what begins in an entity must end in it"
     ") in p"},
    {"the end of the subset", "<!DOCTYPE a [<!ENTITY % p ']'>%p; ><a/>",
     "!E_DOCTYPE 1:31 @30 (a declaration must stand here) in p"},
    {"what is no declaration", "<!DOCTYPE a [<!ENTITY % p 'x'>%p;]><a/>",
     "!E_DOCTYPE 1:31 @30 (a declaration or ']' must stand here) i"
     "n p"},
    {"a section", "<!DOCTYPE a [<!ENTITY % p '<![INCLUDE[]]>'>%p;]><a/>",
     "!E_DOCTYPE 1:44 @43 (no section may stand here) in p"},
    {"an external one", "<!DOCTYPE a [<!ENTITY % p SYSTEM 'p'>%p;]><a/>",
     "!E_EXTERNAL 1:38 @37 'p'"},
    {"an external one that is not referred to", "<!DOCTYPE a [<!ENTITY % p SYSTEM 'p'>]><a/>",
     "<a></a>."},
    {"a general one of that name", "<!DOCTYPE a [<!ENTITY p ''>%p;]><a/>", "<a></a>."},
    {"a blank before the name", "<!DOCTYPE a [% p;]><a/>",
     "!E_DOCTYPE 1:15 @14 (a name must follow '%')"},
    {"no ';'", "<!DOCTYPE a [%p ;]><a/>", "!E_DOCTYPE 1:16 @15 (';' must end a reference)"},
    {"a colon in the name", "<!DOCTYPE a [%p:q;]><a/>",
     "!E_DOCTYPE 1:16 @15 (';' must end a reference)"},
};

static void parameter_entities_stand_between_declarations(void **state)
{
    (void)state;
    dtd_claims_check(parameters, sizeof parameters / sizeof *parameters, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_doctype_ends_where_it_ends),
        cmocka_unit_test(parameter_entities_stand_between_declarations),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
