/*
 * What attribute lists do to tags (3.3.2, 3.3.3): defaults, and the blanks of tokens.
 */
#include "dtd_claims.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"a default", DTD_DOCUMENT("<!ATTLIST a k CDATA 'v'>", ""), "<a k=\"v\"></a>."},
    {"a fixed one", DTD_DOCUMENT("<!ATTLIST a k CDATA #FIXED 'v'>", ""), "<a k=\"v\"></a>."},
    {"of a tag that has it", "<!DOCTYPE a [<!ATTLIST a k CDATA 'v'>]><a k='w'/>",
     "<a k=\"w\"></a>."},
    {"of others that it has",
     "<!DOCTYPE a [<!ATTLIST a k CDATA 'v' l CDATA 'w'>]><a m='1' "
     "k='2'/>",
     "<a m=\"1\" k=\"2\" l=\"w\"></a>."},
    {"#IMPLIED and #REQUIRED", DTD_DOCUMENT("<!ATTLIST a k CDATA #IMPLIED l CDATA #REQUIRED>", ""),
     "<a></a>."},
    {"the first one binds",
     DTD_DOCUMENT("<!ATTLIST a k CDATA 'v'><!ATTLIST a k CDATA 'w' l CDATA 'x'>", ""),
     "<a k=\"v\" l=\"x\"></a>."},
    {"the first one binds without a default",
     DTD_DOCUMENT("<!ATTLIST a k CDATA #IMPLIED><!ATTLIST a k CDATA 'w'>", ""), "<a></a>."},
    {"in two lists",
     DTD_DOCUMENT("<!ATTLIST a k CDATA '1'><!ATTLIST b m CDATA '3'><!ATTLIST a "
                  "l CDATA '2'>",
                  "<b/><c/>"),
     "<a k=\"1\" l=\"2\"><b m=\"3\"></b><c></c></a>."},
    {"before the element is declared",
     DTD_DOCUMENT("<!ATTLIST b k CDATA 'v'><!ELEMENT b ANY>", "<b/><b></b>"),
     "<a><b k=\"v\"></b><b k=\"v\"></b></a>."},
    {"an empty value", DTD_DOCUMENT("<!ATTLIST a k CDATA ''>", ""), "<a k=\"\"></a>."},
    {"blanks in CDATA", DTD_DOCUMENT("<!ATTLIST a k CDATA '  v  w '>", ""),
     "<a k=\"  v  w \"></a>."},
    {"blanks in tokens", DTD_DOCUMENT("<!ATTLIST a k NMTOKENS '  v  w\t\n'>", ""),
     "<a k=\"v w\"></a>."},
    {"blanks in tokens of a tag",
     "<!DOCTYPE a [<!ATTLIST a k NMTOKENS #IMPLIED l CDATA #IMPLIE"
     "D>]><a k=' v\t\n w ' l=' v  w '/>",
     "<a k=\"v w\" l=\" v  w \"></a>."},
    {"tokens that are right", "<!DOCTYPE a [<!ATTLIST a k NMTOKENS #IMPLIED>]><a k='v w'/>",
     "<a k=\"v w\"></a>."},
    {"tokens of nothing but blanks", "<!DOCTYPE a [<!ATTLIST a k NMTOKENS #IMPLIED>]><a k='   '/>",
     "<a k=\"\"></a>."},
    {"blanks by their number stay",
     "<!DOCTYPE a [<!ATTLIST a k NMTOKENS #IMPLIED>]><a k=' &#9; &"
     "#10;&#32; v '/>",
     "<a k=\"\\x09 \\n v\"></a>."},
    {"words are tokens",
     "<!DOCTYPE a [<!ATTLIST a k (x|y) #IMPLIED l ID #IMPLIED m NO"
     "TATION (n) #IMPLIED>]><a k=' x ' l=' i' m='n '/>",
     "<a k=\"x\" l=\"i\" m=\"n\"></a>."},
    {"tokens with an entity",
     "<!DOCTYPE a [<!ENTITY e ' x '><!ATTLIST a k NMTOKENS #IMPLIE"
     "D>]><a k=' &e; &e;'/>",
     "<a k=\"x x\"></a>."},
    {"an element with a prefix",
     "<!DOCTYPE p:a [<!ATTLIST p:a k CDATA 'v'>]><p:a xmlns:p='u'/"
     ">",
     "<p:a xmlns:p=\"u\" k=\"v\"></p:a>."},
    {"an attribute with a prefix", "<!DOCTYPE a [<!ATTLIST a p:k CDATA 'v'>]><a xmlns:p='u'/>",
     "<a xmlns:p=\"u\" p:k{u}=\"v\"></a>."},
    {"a prefix that is not declared", DTD_DOCUMENT("<!ATTLIST b p:k CDATA 'v'>", "12<b/>"),
     "<a>!E_PREFIX 1:47 @46 'p'"},
    {"a namespace by default",
     DTD_DOCUMENT("<!ATTLIST b xmlns CDATA 'u' xmlns:p CDATA #FIXED 'w'>", "<b p:k=''/><c/>"),
     "<a><b p:k{w}=\"\" xmlns=\"u\" xmlns:p=\"w\"></b><c></c></a>."},
    {"a wrong namespace by default", DTD_DOCUMENT("<!ATTLIST b xmlns:xml CDATA 'u'>", "<b/>"),
     "<a>!E_NAMESPACE 1:51 @50"},
    {"a doubled name by default",
     DTD_DOCUMENT("<!ATTLIST b p:k CDATA 'v'>", "<b xmlns:p='u' xmlns:q='u' q:k=''/>"),
     "<a>!E_ATTRIBUTE_TWICE 1:45 @44 'p:k'"},
    {"in an element that is passed over",
     DTD_DOCUMENT("<!ATTLIST b p:k CDATA 'v'>", "<skip><b/></skip>"), "<a>!E_PREFIX 1:51 @50 'p'"},
    {"in a leaf that is passed over",
     DTD_DOCUMENT("<!ATTLIST b p:k CDATA 'v'>", "<skip><b>x</b></skip>"),
     "<a>!E_PREFIX 1:51 @50 'p'"},
    {"in an entity", DTD_DOCUMENT("<!ATTLIST b k CDATA 'v'><!ENTITY e '<b/>'>", "&e;"),
     "<a><b k=\"v\"></b></a>."},
    {"xml:space and xml:lang",
     DTD_DOCUMENT("<!ATTLIST b xml:space (default|preserve) 'preserve' xml:lang"
                  " NMTOKEN 'en'>",
                  "<b/>"),
     "<a><b xml:space{http://www.w3.org/XML/1998/namespace}=\"prese"
     "rve\" xml:lang{http://www.w3.org/XML/1998/namespace}=\"en\"></b"
     "></a>."},
    {"a doubled attribute, and a default", "<!DOCTYPE a [<!ATTLIST a k CDATA 'v'>]><a l='' l=''/>",
     "!E_ATTRIBUTE_TWICE 1:48 @47 'l'"},
    {"more than sixteen",
     DTD_DOCUMENT("<!ATTLIST b k0 CDATA '0' k1 CDATA '1' k2 CDATA '2' k3 CDATA "
                  "'3' k4 CDATA '4' k5 CDATA '5' k6 CDATA '6' k7 CDATA '7' k8 C"
                  "DATA '8' k9 CDATA '9' k10 CDATA '10' k11 CDATA '11' k12 CDAT"
                  "A '12' k13 CDATA '13' k14 CDATA '14' k15 CDATA '15' k16 CDAT"
                  "A '16' k17 CDATA '17'>",
                  "<b k3='x'/>"),
     "<a><b k3=\"x\" k0=\"0\" k1=\"1\" k2=\"2\" k4=\"4\" k5=\"5\" k6=\"6\" k7=\"7"
     "\" k8=\"8\" k9=\"9\" k10=\"10\" k11=\"11\" k12=\"12\" k13=\"13\" k14=\"14\""
     " k15=\"15\" k16=\"16\" k17=\"17\"></b></a>."},
};

static void a_tag_gets_what_is_declared(void **state)
{
    (void)state;
    dtd_claims_check(cases, sizeof cases / sizeof *cases, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tag_gets_what_is_declared),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
