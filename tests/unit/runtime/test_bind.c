/*
 * Prefixes: declared, used, hidden, undone, and attributes that are one by their URI.
 */
#include "token_harness.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const token_case cases[] = {
    {"a default namespace", "<a xmlns='u'/>", "<a xmlns=\"u\"></a>."},
    {"a prefix", "<p:a xmlns:p='u' p:b='' b=''/>", "<p:a xmlns:p=\"u\" p:b{u}=\"\" b=\"\"></p:a>."},
    {"a prefix is declared behind its use", "<p:a p:b='' xmlns:p='u'/>",
     "<p:a p:b{u}=\"\" xmlns:p=\"u\"></p:a>."},
    {"an inner declaration hides", "<a xmlns:p='u'><b xmlns:p='v' p:c=''/><b p:c=''/></a>",
     "<a xmlns:p=\"u\"><b xmlns:p=\"v\" p:c{v}=\"\"></b><b p:c{u}=\"\"></b></a>."},
    {"a default namespace is taken away", "<a xmlns='u'><b xmlns=''/></a>",
     "<a xmlns=\"u\"><b xmlns=\"\"></b></a>."},
    {"xml needs no declaration", "<a xml:b=''/>",
     "<a xml:b{http://www.w3.org/XML/1998/namespace}=\"\"></a>."},
    {"xml may be declared", "<a xmlns:xml='http://www.w3.org/XML/1998/namespace' xml:b=''/>",
     "<a xmlns:xml=\"http://www.w3.org/XML/1998/namespace\" xml:b{http://www.w3.org/XML/1998/"
     "namespace}=\"\"></a>."},
    {"a URI with references", "<a xmlns:p='&#117;&amp;' p:b=''/>",
     "<a xmlns:p=\"u&\" p:b{u&}=\"\"></a>."},
    {"one URI, other local names", "<a xmlns:p='u' xmlns:q='u' p:b='' q:c=''/>",
     "<a xmlns:p=\"u\" xmlns:q=\"u\" p:b{u}=\"\" q:c{u}=\"\"></a>."},
    {"other URIs, one local name", "<a xmlns:p='u' xmlns:q='v' p:b='' q:b='' b=''/>",
     "<a xmlns:p=\"u\" xmlns:q=\"v\" p:b{u}=\"\" q:b{v}=\"\" b=\"\"></a>."},
    {"a default namespace is not for attributes", "<a xmlns='u' xmlns:p='u' p:b='' b=''/>",
     "<a xmlns=\"u\" xmlns:p=\"u\" p:b{u}=\"\" b=\"\"></a>."},
    {"names that begin with x", "<a x='' xm='' xmln='' xmlnss='' xmls=''/>",
     "<a x=\"\" xm=\"\" xmln=\"\" xmlnss=\"\" xmls=\"\"></a>."},
    {"a prefix that begins like xmlns", "<a xmlnsx:b='' xmlns:xmlnsx='u'/>",
     "<a xmlnsx:b{u}=\"\" xmlns:xmlnsx=\"u\"></a>."},
    {"one name by URI", "<a xmlns:p='u' xmlns:q='u' p:b='' q:b=''/>",
     "!E_ATTRIBUTE_TWICE 1:35 @34 'q:b'"},
    {"the first of two", "<a xmlns:p='u' xmlns:q='u' q:c='' p:b='' q:b='' p:c=''/>",
     "!E_ATTRIBUTE_TWICE 1:42 @41 'q:b'"},
    {"one name by URI, declared outside", "<a xmlns:p='u'><b xmlns:q='u' q:c='' p:c=''/></a>",
     "<a xmlns:p=\"u\">!E_ATTRIBUTE_TWICE 1:38 @37 'p:c'"},
    {"a prefix of an element", "<p:a/>", "!E_PREFIX 1:2 @1 'p'"},
    {"a prefix of an attribute", "<a p:b=''/>", "!E_PREFIX 1:4 @3 'p'"},
    {"a prefix in another case", "<P:a xmlns:p='u'/>", "!E_PREFIX 1:2 @1 'P'"},
    {"a prefix that begins like one that is declared", "<pp:a xmlns:p='u'/>",
     "!E_PREFIX 1:2 @1 'pp'"},
    {"a prefix behind its scope", "<a><b xmlns:p='u'/><p:c/></a>",
     "<a><b xmlns:p=\"u\"></b>!E_PREFIX 1:21 @20 'p'"},
    {"a prefix behind its scope, with an end tag", "<a><b xmlns:p='u'></b><p:c/></a>",
     "<a><b xmlns:p=\"u\"></b>!E_PREFIX 1:24 @23 'p'"},
    {"an end tag with another prefix of one URI", "<p:a xmlns:p='u' xmlns:q='u'></q:a>",
     "<p:a xmlns:p=\"u\" xmlns:q=\"u\">!E_END_TAG 1:30 @29 'q:a' (p:a)"},
    {"a prefix cannot be taken away", "<a xmlns:p='u'><b xmlns:p=''/></a>",
     "<a xmlns:p=\"u\">!E_NAMESPACE 1:19 @18"},
    {"xmlns cannot be declared", "<a xmlns:xmlns='u'/>", "!E_NAMESPACE 1:4 @3"},
    {"xmlns is no prefix for elements", "<xmlns:a/>", "!E_PREFIX 1:2 @1 'xmlns'"},
    {"the URI of xmlns is nobody's", "<a xmlns:p='http://www.w3.org/2000/xmlns/'/>",
     "!E_NAMESPACE 1:4 @3"},
    {"the URI of xmlns is no default", "<a xmlns='http://www.w3.org/2000/xmlns/'/>",
     "!E_NAMESPACE 1:4 @3"},
    {"xml cannot be another", "<a xmlns:xml='u'/>", "!E_NAMESPACE 1:4 @3"},
    {"the URI of xml is no default", "<a xmlns='http://www.w3.org/XML/1998/namespace'/>",
     "!E_NAMESPACE 1:4 @3"},
    {"no other has the URI of xml", "<a xmlns:p='http://www.w3.org/XML/1998/namespace'/>",
     "!E_NAMESPACE 1:4 @3"},
    {"a declaration without a prefix", "<a xmlns:=''/>", "!E_COLON 1:4 @3 'xmlns:'"},
    {"a prefix before a declaration that is wrong", "<a p:b='' xmlns:q=''/>",
     "!E_PREFIX 1:4 @3 'p'"},
    {"a prefix behind a declaration that is wrong", "<a xmlns:q='' p:b=''/>",
     "!E_NAMESPACE 1:4 @3"},
    {"a prefix of an element, and a declaration that is wrong", "<p:a xmlns:q=''/>",
     "!E_PREFIX 1:2 @1 'p'"},
    {"a prefix whose declaration is wrong", "<p:a p:b='' xmlns:p=''/>", "!E_NAMESPACE 1:13 @12"},
    {"one name by URI before an undeclared prefix",
     "<a xmlns:p='u' xmlns:q='u' p:b='' q:b='' r:c=''/>", "!E_ATTRIBUTE_TWICE 1:35 @34 'q:b'"},
    {"one name by URI behind an undeclared prefix",
     "<a xmlns:p='u' xmlns:q='u' p:b='' r:c='' q:b=''/>", "!E_PREFIX 1:35 @34 'r'"},
    {"one name by URI before a declaration that is wrong",
     "<a xmlns:p='u' xmlns:q='u' p:b='' q:b='' xmlns:r=''/>", "!E_ATTRIBUTE_TWICE 1:35 @34 'q:b'"},
    {"two wrong declarations are not one namespace", "<a p:b='' q:b='' xmlns:p='' xmlns:q=''/>",
     "!E_NAMESPACE 1:18 @17"},
    {"xml declared as what it is, and used under it",
     "<xml:a xmlns:xml='http://www.w3.org/XML/1998/namespace'/>",
     "<xml:a xmlns:xml=\"http://www.w3.org/XML/1998/namespace\"></xml:a>."},
    {"many attributes with prefixes",
     "<a xmlns:p='u' xmlns:q='v' p:a='' q:a='' p:b='' q:b='' "
     "p:c='' q:c='' p:d='' q:d='' p:e='' q:e=''/>",
     "<a xmlns:p=\"u\" xmlns:q=\"v\" p:a{u}=\"\" q:a{v}=\"\" p:b{u}=\"\" q:b{v}=\"\" p:c{u}=\"\" "
     "q:c{v}=\"\" p:d{u}=\"\" q:d{v}=\"\" p:e{u}=\"\" q:e{v}=\"\"></a>."},
};

static void prefixes_are_bound(void **state)
{
    (void)state;
    token_check_all(cases, sizeof cases / sizeof *cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(prefixes_are_bound),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
