/*
 * Entity declarations (4.2), and what becomes of their values (4.5).
 */
#include "dtd_claims.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"a value", DTD_DOCUMENT("<!ENTITY e \"x\">", "&e;"), "<a>x</a>."},
    {"in single quotes", DTD_DOCUMENT("<!ENTITY e 'x\"y'>", "&e;"), "<a>x\"y</a>."},
    {"blanks everywhere", DTD_DOCUMENT("<!ENTITY\n\te \r\n 'x' \n>", "&e;"), "<a>x</a>."},
    {"nothing", DTD_DOCUMENT("<!ENTITY e ''>", "[&e;]"), "<a>[]</a>."},
    {"the first one binds", DTD_DOCUMENT("<!ENTITY e '1'><!ENTITY e '2'>", "&e;"), "<a>1</a>."},
    {"a number of a character is replaced", DTD_DOCUMENT("<!ENTITY e '&#65;&#x42;'>", "&e;"),
     "<a>AB</a>."},
    {"a character beyond ASCII",
     DTD_DOCUMENT("<!ENTITY e '&#x20AC;\xE2\x82\xAC"
                  "'>",
                  "&e;"),
     "<a>\\xE2\\x82\\xAC\\xE2\\x82\\xAC</a>."},
    {"the five are left for later", DTD_DOCUMENT("<!ENTITY e '&lt;&amp;&gt;'>", "&e;"),
     "<a><&></a>."},
    {"an ampersand by its number begins a reference",
     DTD_DOCUMENT("<!ENTITY e '&#38;#60;'>", "&e;"), "<a><</a>."},
    {"appendix D",
     DTD_DOCUMENT("<!ENTITY example \"<p>An ampersand (&#38;#38;) may be escaped"
                  " numerically (&#38;#38;#38;) or with a general entity (&amp;"
                  "amp;).</p>\" >",
                  "&example;"),
     "<a><p>An ampersand (&) may be escaped numerically (&#38;) or"
     " with a general entity (&amp;).</p></a>."},
    {"a reference to a later one", DTD_DOCUMENT("<!ENTITY e '&f;'><!ENTITY f 'x'>", "&e;"),
     "<a>x</a>."},
    {"a reference to one that never comes", DTD_DOCUMENT("<!ENTITY e '&f;'>", ""), "<a></a>."},
    {"that is referred to", DTD_DOCUMENT("<!ENTITY e '&f;'>", "&e;"),
     "<a>!E_ENTITY 1:36 @35 'f' in e"},
    {"line ends are one character", DTD_DOCUMENT("<!ENTITY e '1\r\n2\r3\n4'>", "&e;"),
     "<a>1\\n2\\n3\\n4</a>."},
    {"a return by its number stays", DTD_DOCUMENT("<!ENTITY e '&#13;'>", "[&e;]"),
     "<a>[\\x0D]</a>."},
    {"two of them with a line feed", DTD_DOCUMENT("<!ENTITY e '&#13;&#10;&#13;x'>", "[&e;]"),
     "<a>[\\x0D\\n\\x0Dx]</a>."},
    {"a return in the text of a parameter entity",
     DTD_DOCUMENT("<!ENTITY % d '<!ENTITY e \"&#13;\">'>%d;", "[&e;]"), "<a>[\\x0D]</a>."},
    {"lt redeclared", DTD_DOCUMENT("<!ENTITY lt '&#38;#60;'>", "&lt;"), "<a><</a>."},
    {"gt, quot, apos and amp redeclared",
     DTD_DOCUMENT("<!ENTITY gt '>'><!ENTITY quot '\"'><!ENTITY apos \"'\"><!ENTITY"
                  " amp '&#38;#38;'>",
                  "&gt;&quot;&apos;&amp;"),
     "<a>>\"'&</a>."},
    {"a parameter entity of the same name", DTD_DOCUMENT("<!ENTITY % e 'p'><!ENTITY e 'g'>", "&e;"),
     "<a>g</a>."},
    {"an unparsed one", DTD_DOCUMENT("<!NOTATION n SYSTEM ''><!ENTITY e SYSTEM 'x' NDATA n>", ""),
     "<a></a>."},
    {"an external one that nobody refers to",
     DTD_DOCUMENT("<!ENTITY e SYSTEM 'x'><!ENTITY f PUBLIC '-//x' \"y\" >", ""), "<a></a>."},
    {"no name", DTD_DOCUMENT("<!ENTITY 'x'>", ""),
     "!E_DOCTYPE 1:23 @22 (the entity's name must stand here)"},
    {"no blank behind the name", DTD_DOCUMENT("<!ENTITY e'x'>", ""),
     "!E_DOCTYPE 1:24 @23 (white space must follow the entity's na"
     "me)"},
    {"no blank behind '%'", DTD_DOCUMENT("<!ENTITY %e 'x'>", ""),
     "!E_DOCTYPE 1:24 @23 (white space must follow '%')"},
    {"no blank before '%'", DTD_DOCUMENT("<!ENTITY% e 'x'>", ""),
     "!E_DOCTYPE 1:22 @21 (white space must follow \"<!ENTITY\")"},
    {"a colon in the name", DTD_DOCUMENT("<!ENTITY e:f 'x'>", ""), "!E_COLON 1:23 @22 'e:f'"},
    {"a name that begins with a digit", DTD_DOCUMENT("<!ENTITY 1 'x'>", ""),
     "!E_DOCTYPE 1:23 @22 (the entity's name must stand here)"},
    {"no value", DTD_DOCUMENT("<!ENTITY e>", ""),
     "!E_DOCTYPE 1:24 @23 (white space must follow the entity's na"
     "me)"},
    {"a value without quotes", DTD_DOCUMENT("<!ENTITY e x>", ""),
     "!E_DOCTYPE 1:25 @24 (a value in quotes, SYSTEM or PUBLIC mus"
     "t stand here)"},
    {"two values", DTD_DOCUMENT("<!ENTITY e 'x' 'y'>", ""),
     "!E_DOCTYPE 1:29 @28 ('>' must end the declaration)"},
    {"NDATA behind a value", DTD_DOCUMENT("<!ENTITY e 'x' NDATA n>", ""),
     "!E_DOCTYPE 1:29 @28 ('>' must end the declaration)"},
    {"NDATA of a parameter entity", DTD_DOCUMENT("<!ENTITY % e SYSTEM 'x' NDATA n>", ""),
     "!E_DOCTYPE 1:38 @37 ('>' must end the declaration)"},
    {"no blank before NDATA", DTD_DOCUMENT("<!ENTITY e SYSTEM 'x'NDATA n>", ""),
     "!E_DOCTYPE 1:35 @34 ('>' must end the declaration)"},
    {"no name behind NDATA", DTD_DOCUMENT("<!ENTITY e SYSTEM 'x' NDATA>", ""),
     "!E_DOCTYPE 1:41 @40 (white space must follow NDATA)"},
    {"a colon in a notation's name", DTD_DOCUMENT("<!ENTITY e SYSTEM 'x' NDATA n:m>", ""),
     "!E_COLON 1:42 @41 'n:m'"},
    {"ndata", DTD_DOCUMENT("<!ENTITY e SYSTEM 'x' ndata n>", ""),
     "!E_DOCTYPE 1:36 @35 (NDATA or '>' must stand here)"},
    {"an ampersand alone", DTD_DOCUMENT("<!ENTITY e 'x & y'>", ""), "!E_REFERENCE 1:28 @27"},
    {"a reference without ';'", DTD_DOCUMENT("<!ENTITY e '&f'>", ""), "!E_REFERENCE 1:26 @25"},
    {"a reference that is cut by the quote", DTD_DOCUMENT("<!ENTITY e '&'>", ""),
     "!E_REFERENCE 1:26 @25"},
    {"a number that is no character", DTD_DOCUMENT("<!ENTITY e '&#0;'>", ""),
     "!E_CHARACTER 1:26 @25"},
    {"a surrogate", DTD_DOCUMENT("<!ENTITY e '&#xD800;'>", ""), "!E_CHARACTER 1:26 @25"},
    {"a reference with a colon", DTD_DOCUMENT("<!ENTITY e '&f:g;'>", ""), "!E_REFERENCE 1:26 @25"},
    {"a percent sign", DTD_DOCUMENT("<!ENTITY e '100%'>", ""),
     "!E_DOCTYPE 1:29 @28 (a parameter entity may not be referred "
     "to here)"},
    {"a percent sign by its number", DTD_DOCUMENT("<!ENTITY e '100&#37;'>", "&e;"), "<a>100%</a>."},
    {"PUBLIC with one literal", DTD_DOCUMENT("<!ENTITY e PUBLIC 'x'>", ""),
     "!E_DOCTYPE 1:35 @34 (white space must stand before the ident"
     "ifier)"},
    {"SYSTEM without one", DTD_DOCUMENT("<!ENTITY e SYSTEM>", ""),
     "!E_DOCTYPE 1:31 @30 (white space must stand before the ident"
     "ifier)"},
    {"the input ends in a value", "<!DOCTYPE a [<!ENTITY e 'x", "!E_TRUNCATED 1:27 @26"},
    {"the input ends in a reference", "<!DOCTYPE a [<!ENTITY e 'x&f", "!E_TRUNCATED 1:29 @28"},
    {"the input ends in a number", "<!DOCTYPE a [<!ENTITY e 'x&#6", "!E_TRUNCATED 1:30 @29"},
    {"the input ends in a value that is wrong", "<!DOCTYPE a [<!ENTITY e 'x & ",
     "!E_REFERENCE 1:28 @27"},
};

static void entities_are_declared(void **state)
{
    (void)state;
    dtd_claims_check(cases, sizeof cases / sizeof *cases, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(entities_are_declared),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
