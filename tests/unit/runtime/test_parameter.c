/*
 * External entities, as a resolver gives them: the external subset (2.8), parameter entities in
 * declarations (4.4.8, 4.4.5), and general entities in content (4.4.3).
 */
#include "dtd_claims.h"
#include "failing_allocator.h"

#include <stax/cursor.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* An external entity is what its system id says; some ids say something else. */
static stax_resolution resolve(void *context, const stax_external *external, stax_str *bytes)
{
    (void)context;
    if (stax_eq(external->system_id, stax_str_of("skip"))) return STAX_RESOLVE_SKIP;
    if (stax_eq(external->system_id, stax_str_of("refuse"))) return STAX_RESOLVE_REFUSE;
    *bytes = external->system_id;
    if (stax_eq(external->system_id, stax_str_of("base"))) *bytes = external->base;
    if (stax_eq(external->system_id, stax_str_of("public"))) *bytes = external->public_id;
    if (stax_eq(external->system_id, stax_str_of("name"))) *bytes = external->name;
    return STAX_RESOLVE_TEXT;
}

static const stax_options resolving = {.resolve = resolve};

static const token_case cases[] = {
    {"an external subset", "<!DOCTYPE a SYSTEM \"<!ENTITY e 'x'>\"><a>&e;</a>", "<a>x</a>."},
    {"with a text declaration",
     "<!DOCTYPE a SYSTEM \"<?xml encoding='UTF-8'?><!ENTITY e 'x'>\""
     "><a>&e;</a>",
     "<a>x</a>."},
    {"with a wrong one",
     "<!DOCTYPE a SYSTEM \"<?xml version='1.0'?><!ENTITY e 'x'>\"><a"
     ">&e;</a>",
     "!E_DECLARATION 1:58 @57 in a"},
    {"with one in the wrong place", "<!DOCTYPE a SYSTEM \" <?xml encoding='UTF-8'?>\"><a></a>",
     "!E_INSTRUCTION 1:47 @46 in a"},
    {"it comes behind the internal one",
     "<!DOCTYPE a SYSTEM \"<!ENTITY e 'x'><!ENTITY f 'y'>\" [<!ENTIT"
     "Y e 'z'>]><a>&e;&f;</a>",
     "<a>zy</a>."},
    {"with line ends", "<!DOCTYPE a SYSTEM \"<!ENTITY e '1\r\n2\r3'>\"><a>&e;</a>",
     "<a>1\\n2\\n3</a>."},
    {"an attribute list in it", "<!DOCTYPE a SYSTEM \"<!ATTLIST a k CDATA 'v'>\"><a></a>",
     "<a k=\"v\"></a>."},
    {"a parameter entity in a model",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % m '(b|c)'><!ELEMENT a %m;>\"><"
     "a></a>",
     "<a></a>."},
    {"a part of a model",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % m 'b|c'><!ELEMENT a (%m;|d)*>"
     "\"><a></a>",
     "<a></a>."},
    {"blanks come around it",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % m 'b'><!ELEMENT a (b%m;)>\"><a"
     "></a>",
     "!E_DOCTYPE 1:58 @57 ('|', ',' or ')' must stand here) in a"},
    {"a name",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % n 'a'><!ATTLIST %n; k CDATA '"
     "v'>\"><a></a>",
     "<a k=\"v\"></a>."},
    {"attributes",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % k 'k CDATA #IMPLIED'><!ATTLIS"
     "T a %k; l CDATA 'v'>\"><a></a>",
     "<a l=\"v\"></a>."},
    {"one with a literal",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % k 'k CDATA &#34;v&#34;'><!ATT"
     "LIST a %k;>\"><a/>",
     "<a k=\"v\"></a>."},
    {"in a value",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v 'x'><!ENTITY e '[%v;%v;]'>\""
     "><a>&e;</a>",
     "<a>[xx]</a>."},
    {"quotes in a value",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v '&#39;&#34;'><!ENTITY e '[%"
     "v;]'>\"><a>&e;</a>",
     "<a>['\"]</a>."},
    {"a reference in a value",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v '&#38;#60;'><!ENTITY e '%v;"
     "b/>'>\"><a>&e;</a>",
     "<a><b></b></a>."},
    {"in a default value it is text",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v 'x'><!ATTLIST a k CDATA '%v"
     ";'>\"><a></a>",
     "<a k=\"%v;\"></a>."},
    {"in an id it is text",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v 'x'><!ENTITY e SYSTEM '%v;'"
     ">\"><a>&e;</a>",
     "<a>%v;</a>."},
    {"one in another",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v '(%w;)'><!ENTITY e '%v;'>\">"
     "<a></a>",
     "<a></a>."},
    {"one in another that is declared",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % w 'x'><!ENTITY % v '(%w;)'><!"
     "ENTITY e '%v;'>\"><a>&e;</a>",
     "<a>(x)</a>."},
    {"between declarations",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % d '<!ENTITY e &#34;x&#34;>'>%"
     "d; \"><a>&e;</a>",
     "<a>x</a>."},
    {"in itself", "<!DOCTYPE a SYSTEM \"<!ENTITY % d '&#37;d;'>%d;\"><a></a>",
     "!E_ENTITY_LOOP 1:48 @47 'd' in d"},
    {"in itself in a value",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % d '&#37;d;'><!ENTITY e '%d;'>"
     "\"><a></a>",
     "!E_ENTITY_LOOP 1:62 @61 'd' in a"},
    {"one that is not declared", "<!DOCTYPE a SYSTEM \"<!ELEMENT a %m;>\"><a></a>", "<a></a>."},
    {"a whole value of one that is not declared",
     "<!DOCTYPE a SYSTEM \"<!ENTITY e '%v;'><!ENTITY f 'x'>\"><a>&e;"
     "&f;</a>",
     "<a></a>."},
    {"a literal that ends elsewhere",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v '&#39;'><!ENTITY e %v; x'>\""
     "><a></a>",
     "!E_DOCTYPE 1:61 @60 (a literal must end in its entity) in a"},
    {"no ';'",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v 'x'><!ENTITY e '%v'>\"><a></"
     "a>",
     "!E_DOCTYPE 1:55 @54 (';' must end a reference) in a"},
    {"a percent sign alone", "<!DOCTYPE a SYSTEM \"<!ENTITY e '50 % of'>\"><a></a>",
     "!E_DOCTYPE 1:43 @42 (a parameter entity may not be referred "
     "to here) in a"},
    {"the '>' of a declaration at its end",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v ' > '><!ELEMENT a EMPTY %v;"
     "\"><a></a>",
     "<a></a>."},
    {"what follows '>' in an entity",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v '> x'><!ELEMENT a EMPTY %v;"
     "\"><a></a>",
     "!E_DOCTYPE 1:62 @61 (nothing may follow '>' in an entity) in"
     " a"},
    {"'>' in a literal of one",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v 'k CDATA &#34;>&#34;>'><!AT"
     "TLIST a %v;<!ELEMENT a ANY>\"><a></a>",
     "<a k=\">\"></a>."},
    {"the '>' of a declaration",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % v '>'><!ELEMENT a EMPTY %v;>\""
     "><a></a>",
     "!E_DOCTYPE 1:61 @60 (a declaration or ']' must stand here) i"
     "n a"},
    {"an external entity in a declaration",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % m SYSTEM 'EMPTY'><!ELEMENT a "
     "%m;>\"><a/>",
     "<a></a>."},
    {"one that is passed over in a declaration",
     "<!DOCTYPE a SYSTEM \"<!ENTITY % m SYSTEM 'skip'><!ATTLIST a k"
     " CDATA %m;><!ENTITY e 'x'>\"><a>&e;</a>",
     "<a></a>."},
    {"an external parameter entity",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<!ENTITY e 'x'>\">%x;]><a>&"
     "e;</a>",
     "<a>x</a>."},
    {"declarations in it have references",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<!ENTITY % v 'x'><!ENTITY "
     "e '%v;'>\">%x;]><a>&e;</a>",
     "<a>x</a>."},
    {"what it leaves open", "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<!ELEMENT a\">%x;]><a></a>",
     "!E_DOCTYPE 1:48 @47 (what begins in an entity must end in it"
     ") in x"},
    {"what stands in none", "<!DOCTYPE a [<!ENTITY % x SYSTEM \"]\">%x;]><a></a>",
     "!E_DOCTYPE 1:38 @37 (a declaration must stand here) in x"},
    {"what is no declaration", "<!DOCTYPE a [<!ENTITY % x SYSTEM \"x\">%x;]><a></a>",
     "!E_DOCTYPE 1:38 @37 (a declaration or ']' must stand here) i"
     "n x"},
    {"a section in it",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<![INCLUDE[<!ENTITY e 'x'>"
     "]]>\">%x;]><a>&e;</a>",
     "<a>x</a>."},
    {"a section that is ignored",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<![IGNORE[<!ENTITY e 'x'><"
     "![ <]]> & ]]><!ENTITY e 'y'>\">%x;]><a>&e;</a>",
     "<a>y</a>."},
    {"blanks in a section",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<![ INCLUDE [ <!ENTITY e '"
     "x'> ]]>\">%x;]><a>&e;</a>",
     "<a>x</a>."},
    {"sections in sections",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<![INCLUDE[<![IGNORE[<!ENT"
     "ITY e 'x'>]]><![INCLUDE[<!ENTITY e 'y'>]]>]]>\">%x;]><a>&e;</"
     "a>",
     "<a>y</a>."},
    {"a section by an entity",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<!ENTITY % w 'IGNORE'><![%"
     "w;[<!ENTITY e 'x'>]]><!ENTITY e 'y'>\">%x;]><a>&e;</a>",
     "<a>y</a>."},
    {"a section by an entity with its bracket",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<!ENTITY % w 'INCLUDE['><!"
     "[%w; <!ENTITY e 'x'>]]>\">%x;]><a>&e;</a>",
     "<a>x</a>."},
    {"a section by one that is not declared",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<![%w;[]]>\">%x;]><a></a>",
     "!E_DOCTYPE 1:47 @46 (INCLUDE or IGNORE must follow \"<![\") in"
     " x"},
    {"a section of another kind", "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<![TEMP[]]>\">%x;]><a></a>",
     "!E_DOCTYPE 1:48 @47 (INCLUDE or IGNORE must follow \"<![\") in"
     " x"},
    {"a section without a bracket",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<![INCLUDE <!ENTITY e 'x'>"
     "]]>\">%x;]><a></a>",
     "!E_DOCTYPE 1:66 @65 ('[' must follow the word) in x"},
    {"a section that does not end", "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<![INCLUDE[\">%x;]><a></a>",
     "!E_DOCTYPE 1:48 @47 (what begins in an entity must end in it"
     ") in x"},
    {"one that is ignored and does not end",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<![IGNORE[<![]]>\">%x;]><a>"
     "</a>",
     "!E_DOCTYPE 1:53 @52 (\"]]>\" must end what is ignored) in x"},
    {"too many ends",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<![INCLUDE[]]>]]>\">%x;]><a"
     "></a>",
     "!E_DOCTYPE 1:54 @53 (a declaration must stand here) in x"},
    {"the end of a section that began around the entity",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<!ENTITY % p ']]>'><![INCLUDE[%p;\">%x;]><a></a>",
     "!E_DOCTYPE 1:70 @69 (a declaration must stand here) in p"},
    {"half an end",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"<![INCLUDE[]] >\">%x;]><a><"
     "/a>",
     "!E_DOCTYPE 1:52 @51 (\"]]>\" must end a section) in x"},
    {"an external subset that is passed over", "<!DOCTYPE a SYSTEM \"skip\"><a>1&e;2</a>",
     "<a>12</a>."},
    {"one that is refused", "<!DOCTYPE a SYSTEM \"refuse\"><a></a>", "!E_EXTERNAL 1:28 @27 'a'"},
    {"a parameter entity that is passed over",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"skip\">%x;]><a>1&e;2</a>", "<a>12</a>."},
    {"declarations behind it",
     "<!DOCTYPE a [<!ENTITY % x SYSTEM \"skip\">%x;<!ENTITY e \"y\"><!"
     "ATTLIST a k CDATA \"v\">]><a>1&e;2</a>",
     "<a>12</a>."},
    {"the same alone",
     "<?xml version=\"1.0\" standalone=\"yes\"?><!DOCTYPE a [<!ENTITY "
     "% x SYSTEM \"skip\">%x;<!ENTITY e \"y\"><!ATTLIST a k CDATA \"v\">"
     "]><a>1&e;2</a>",
     "<a k=\"v\">1y2</a>."},
    {"one that is refused", "<!DOCTYPE a [<!ENTITY % x SYSTEM \"refuse\">%x;]><a></a>",
     "!E_EXTERNAL 1:43 @42 'x'"},
    {"its base",
     "<!DOCTYPE a SYSTEM \"<!ENTITY e SYSTEM 'base'>\"><a><skip>&e;<"
     "/skip></a>",
     "<a>!E_MARKUP 1:57 @56 in e"},
    {"its public id",
     "<!DOCTYPE a [<!ENTITY e PUBLIC \" x\n y \" \"public\">]><a>&e;</a"
     ">",
     "<a>x y</a>."},
    {"its name", "<!DOCTYPE a [<!ENTITY e SYSTEM \"name\">]><a>&e;</a>", "<a>e</a>."},
    {"a character that is none",
     "<!DOCTYPE a SYSTEM \"<!ENTITY e '\x01"
     "'>\"><a></a>",
     "!E_CHARACTER 1:33 @32"},
};

static void external_declarations_are_read(void **state)
{
    (void)state;
    dtd_claims_check(cases, sizeof cases / sizeof *cases, &resolving);
}

static const token_case general[] = {
    {"text", "<!DOCTYPE a [<!ENTITY e SYSTEM \"x\">]><a>&e;</a>", "<a>x</a>."},
    {"elements", "<!DOCTYPE a [<!ENTITY e SYSTEM \"1<b>2</b>3\">]><a>0&e;4</a>",
     "<a>01<b>2</b>34</a>."},
    {"twice", "<!DOCTYPE a [<!ENTITY e SYSTEM \"x<b/>\">]><a>&e;&e;</a>",
     "<a>x<b></b>x<b></b></a>."},
    {"a text declaration",
     "<!DOCTYPE a [<!ENTITY e SYSTEM \"<?xml version='1.0' encoding"
     "='UTF-8'?>x\">]><a>&e;</a>",
     "<a>x</a>."},
    {"one without an encoding",
     "<!DOCTYPE a [<!ENTITY e SYSTEM \"<?xml version='1.0'?>x\">]><a"
     ">&e;</a>",
     "<a>!E_DECLARATION 1:62 @61 in e"},
    {"one with standalone",
     "<!DOCTYPE a [<!ENTITY e SYSTEM \"<?xml version='1.0' encoding"
     "='UTF-8' standalone='yes'?>x\">]><a>&e;</a>",
     "<a>!E_DECLARATION 1:96 @95 in e"},
    {"line ends", "<!DOCTYPE a [<!ENTITY e SYSTEM \"1\r\n2\r3\">]><a>&e;</a>", "<a>1\\n2\\n3</a>."},
    {"a tag that is open", "<!DOCTYPE a [<!ENTITY e SYSTEM \"<b>\">]><a>&e;</a>",
     "<a>!E_ENTITY_TEXT 1:43 @42 'e'"},
    {"a tag that is cut", "<!DOCTYPE a [<!ENTITY e SYSTEM \"<b\">]><a>&e;</a>",
     "<a>!E_ENTITY_TEXT 1:42 @41 'e' in e"},
    {"an entity in it",
     "<!DOCTYPE a [<!ENTITY e SYSTEM \"x&f;\"><!ENTITY f \"<b/>\">]><a"
     ">&e;</a>",
     "<a>x<b></b></a>."},
    {"in itself", "<!DOCTYPE a [<!ENTITY e SYSTEM \"&e;\">]><a>&e;</a>",
     "<a>!E_ENTITY_LOOP 1:43 @42 'e' in e"},
    {"one that is not declared in it", "<!DOCTYPE a [<!ENTITY e SYSTEM \"&f;\">]><a>&e;</a>",
     "<a>!E_ENTITY 1:43 @42 'f' in e"},
    {"passed over", "<!DOCTYPE a [<!ENTITY e SYSTEM \"skip\">]><a>1&e;2</a>", "<a>12</a>."},
    {"refused", "<!DOCTYPE a [<!ENTITY e SYSTEM \"refuse\">]><a>&e;</a>",
     "<a>!E_EXTERNAL 1:46 @45 'e'"},
    {"in an attribute", "<!DOCTYPE a [<!ENTITY e SYSTEM \"x\">]><a><b k='&e;'/></a>",
     "<a>!E_EXTERNAL 1:47 @46 'e'"},
    {"passed over in an attribute", "<!DOCTYPE a [<!ENTITY e SYSTEM \"skip\">]><a><b k='&e;'/></a>",
     "<a>!E_EXTERNAL 1:50 @49 'e'"},
    {"in a default",
     "<!DOCTYPE a [<!ENTITY e SYSTEM \"x\"><!ATTLIST a k CDATA \"&e;\""
     ">]><a/>",
     "!E_EXTERNAL 1:57 @56 'e'"},
    {"in an element that is passed over",
     "<!DOCTYPE a [<!ENTITY e SYSTEM \"<b/>\">]><a><skip>&e;</skip><"
     "/a>",
     "<a></a>."},
    {"a character that is none",
     "<!DOCTYPE a [<!ENTITY e SYSTEM \"\x01"
     "\">]><a>&e;</a>",
     "!E_CHARACTER 1:33 @32"},
};

static void external_entities_are_content(void **state)
{
    (void)state;
    dtd_claims_check(general, sizeof general / sizeof *general, &resolving);
}

/* The external subset is one entity deep, the model's entities are two and three. */
static void entities_in_a_declaration_are_as_deep_as_they_look(void **state)
{
    static const char document[] = "<!DOCTYPE a SYSTEM \"<!ENTITY % n 'b'><!ENTITY % m '(&#37;n;)'>"
                                   "<!ELEMENT a %m;>\"><a></a>";
    static const token_case enough = {"three deep", document, "<a></a>."};
    static const token_case less = {"three deep, and two are allowed", document,
                                    "!E_LIMIT 1:80 @79 (entity_depth (2)) in a"};

    (void)state;
    dtd_claims_check(&enough, 1, &(stax_options){.resolve = resolve, .entity_depth = 3});
    dtd_claims_check(&less, 1, &(stax_options){.resolve = resolve, .entity_depth = 2});
}

/* ---- memory ------------------------------------------------------------------------------- */

/* Literals of `pad` bytes, so that each copy of them is, for some pad, the first that has no room.
 */
static ways_text padded(int pad)
{
    ways_text d = {0};

    ways_say(&d, "<!DOCTYPE a SYSTEM \"<!ENTITY %% v '%0*d'><!ENTITY e '%%v;%%v;'>", pad, 0);
    ways_say(&d, "<!NOTATION n PUBLIC '%0*d' '%0*d'>", pad, 0, pad, 0);
    for (int i = 0; i < 100; i++) ways_say(&d, "<!NOTATION n%d SYSTEM ''>", i);
    ways_say(&d, "<!ENTITY u PUBLIC '%0*d' '%0*d' NDATA n>", pad, 0, pad, 0);
    ways_say(&d, "<!ELEMENT a (b|(c,d))*><!ATTLIST a k CDATA '%0*d'>\"><a>&e;</a>", pad, 0);
    return d;
}

/* Reads with an allocator that fails at its Nth call; false: it did not come to that. */
static bool fails_at(size_t call, const ways_text *document)
{
    failing_allocator memory = {.fail_at = call};
    stax_allocator allocator = failing_allocator_use(&memory);
    stax_options options = {.allocator = &allocator, .resolve = resolve};
    stax_error error = {0};
    stax_input input = stax_input_memory(document->data, document->len);
    stax_cursor *c = stax_cursor_open(&input, &options, &error);
    stax_event event = STAX_EVENT_ERROR;

    if (c != NULL) do
            event = stax_cursor_next(c);
        while (event != STAX_EVENT_ERROR && event != STAX_EVENT_DOCUMENT_END);
    stax_cursor_close(c);
    assert_true(failing_allocator_is_even(&memory));
    if (event == STAX_EVENT_ERROR) assert_int_equal(error.code, STAX_E_MEMORY);
    return event == STAX_EVENT_ERROR;
}

static void declarations_without_memory_are_an_error(void **state)
{
    static const int pads[] = {1, 100, 700, 900, 1000, 1500, 2000, 3000, 5000, 9000};

    (void)state;
    for (size_t i = 0; i < sizeof pads / sizeof *pads; i++) {
        ways_text document = padded(pads[i]);
        size_t call = 1;

        while (fails_at(call, &document)) call++;
        assert_true(call > 5);
        ways_free(&document);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(external_declarations_are_read),
        cmocka_unit_test(external_entities_are_content),
        cmocka_unit_test(entities_in_a_declaration_are_as_deep_as_they_look),
        cmocka_unit_test(declarations_without_memory_are_an_error),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
