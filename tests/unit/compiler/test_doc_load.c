/*
 * From YAML to the tree: texts as written, places of the very first character, and what is refused.
 */
#include "front_run.h"

/* Only loads. */
static void load(front *f, const char *text)
{
    *f = (front){0};
    f->d = diag_new(&f->arena);
    f->from = source_of_text("s", stax_str_of(text), &f->arena);
    f->doc = doc_load(f->from, f->d, &f->arena);
}

static void a_scalar_knows_its_text_and_place(void **state)
{
    static const struct {
        const char *title, *text, *want;
        uint32_t line, column, length;
    } cases[] = {
        {"a word", "a: word\n", "word", 1, 4, 4},
        {"behind the quote", "a: 'word'\n", "word", 1, 5, 4},
        {"in double quotes", "a: \"wo rd\"\n", "wo rd", 1, 5, 5},
        {"an escape changes the bytes", "a: \"w\\x41\"\n", "wA", 1, 5, POS_REST},
        {"two single quotes are one", "a: 'it''s'\n", "it's", 1, 5, POS_REST},
        {"two lines are joined", "a: one\n  two\n", "one two", 1, 4, POS_REST},
        {"a block is of several lines", "a: |\n  x\n  y\n", "x\ny\n", 1, 4, POS_REST},
        {"columns are characters", "a: \n \xC3\xA4\xC3\xA4: x\n", NULL, 2, 2, 0},
        {"behind a CR LF", "b: 1\r\na: x\r\n", "x", 2, 4, 1},
        {"behind a CR alone", "b: 1\ra: x\r", "x", 2, 4, 1},
        {"behind a line separator, which is none here", "b: '\xE2\x80\xA8'\na: x\n", "x", 2, 4, 1},
        {"behind umlauts", "b: \xC3\xA4\na: \xC3\xA4x\n", "\xC3\xA4x", 2, 4, 2},
        {"nothing", "a:\nb: 1\n", "", 1, 3, 0},
        {"no is a word", "a: no\n", "no", 1, 4, 2},
        {"1.0 is a word", "a: 1.0\n", "1.0", 1, 4, 3},
        {"the key of a value in braces", "{b: 1, a: x}\n", "x", 1, 11, 1},
    };
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        front f;
        load(&f, cases[i].text);
        if (diag_count(f.d) > 0) fail_msg("%s: %s", cases[i].title, front_messages(&f));
        const doc_node *a = doc_get(f.doc, "a");
        pos at = a->at;
        if (cases[i].want == NULL) at = (pos){f.from, a->at.line, a->at.column, 0};
        bool good = at.line == cases[i].line && at.column == cases[i].column &&
                    at.length == cases[i].length;
        good = good && (!cases[i].want || strcmp(a->text.data, cases[i].want) == 0);
        if (!good)
            fail_msg("%s: '%s' at %u:%u length %u", cases[i].title,
                     a->kind == DOC_SCALAR ? a->text.data : "", (unsigned)at.line,
                     (unsigned)at.column, (unsigned)at.length);
        front_close(&f);
    }
}

static void what_is_refused_is_refused_at_its_place(void **state)
{
    static const struct {
        const char *title, *text, *want;
    } cases[] = {
        {"a key twice", "a: 1\nb: 2\na: 3\n", "s:3:1: error: the key 'a' stands here twice"},
        {"and where the first is", "a: 1\na: 3\n", "s:1:1: note: the first is here"},
        {"a key twice within braces", "x: {a: 1, a: 2}\n", "s:1:11: error: the key 'a' stands"},
        {"an anchor", "a: &x 1\n", "s:1:4: error: YAML anchors (&) are not allowed"},
        {"an anchor of a mapping", "a: &x {b: 1}\n", "s:1:4: error: YAML anchors (&)"},
        {"an alias", "a: *x\n", "s:1:4: error: YAML aliases (*) are not allowed"},
        {"a tag", "a: !x 1\n", "s:1:4: error: YAML tags (!) are not allowed"},
        {"a tag of a list", "a: !!seq [x]\n", "s:1:4: error: YAML tags (!)"},
        {"a second document", "a: 1\n---\nb: 1\n", "s:2:1: error: a schema is one YAML document"},
        {"nothing at all", "", "s: error: the schema is empty"},
        {"only a comment", "# a\n", "s: error: the schema is empty"},
        {"a key that is no word", "[a]: 1\n", "s:1:1: error: a key must be a word"},
        {"a value that begins with @", "a: @\n", "put it in quotes"},
        {"a colon in a value", "a: b: c\n", "a value that holds ': ' must stand in quotes"},
        {"a bracket without end", "a: [b\n", "s:2:1: error: not YAML: did not find"},
        {"a tab", "a:\n\tb: 1\n", "s:2:1: error: not YAML: found character"},
        {"bytes that are not UTF-8", "a: \xFF\n", "s:1:4: error: not YAML in UTF-8"},
        {"a control character", "a: 1\nb: \x01\n", "s:2:4: error: not YAML in UTF-8"},
        {"a wrong end behind the tree", "a: 1\n}\n", "s:2:1: error: not YAML"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        front f;
        load(&f, cases[i].text);
        if (strstr(front_messages(&f), cases[i].want) == NULL)
            fail_msg("%s: %s", cases[i].title, front_messages(&f));
        front_close(&f);
    }
}

static void of_two_equal_keys_the_first_is_kept(void **state)
{
    (void)state;
    front f;
    load(&f, "a: 1\na: 2\n");

    assert_non_null(f.doc);
    assert_int_equal(f.doc->count, 1);
    assert_string_equal(doc_get(f.doc, "a")->text.data, "1");
    front_close(&f);
}

static void nesting_has_an_end(void **state)
{
    (void)state;
    char text[2048];
    front f;
    memset(text, '[', 1000);
    memset(text + 1000, ']', 1000);
    text[2000] = '\0';

    load(&f, text);
    assert_null(f.doc);
    assert_string_equal(front_first(&f), "nested more than 32 deep");
    front_close(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_scalar_knows_its_text_and_place),
        cmocka_unit_test(what_is_refused_is_refused_at_its_place),
        cmocka_unit_test(of_two_equal_keys_the_first_is_kept),
        cmocka_unit_test(nesting_has_an_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
