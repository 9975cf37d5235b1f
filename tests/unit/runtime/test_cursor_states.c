/*
 * All functions of cursor.h × all states of a cursor: each cell has one result.
 *
 * A state is a document and the steps that lead to it: n next, t next_tag, s skip, l element_text,
 * f feed of the piece up to the next '|', or of no bytes, the last ones, where none is left. For
 * each call that moves the cursor is brought there anew. What it can be asked is one line, whose
 * parts are left out where they are empty; it is asked twice, since looking changes nothing:
 *
 *   EVENT @offset depth name=prefix+local{uri} 'text' ?target 2 attributes lang decl doctype STATUS
 */
#include <stax/cursor.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

typedef struct state_row {
    const char *title, *document, *steps;
    const char *seen;
    const char *next, *next_tag, *skip, *leaf; /* the event, or an error's name */
    const char *feed;                          /* of a last piece */
} state_row;

#define DOC "<?xml version='1.0'?><!--1--><!DOCTYPE a><?p d?><a x='1'><b>t</b>&lt;<c/></a><!--2-->"
#define MIX "<a xmlns='u' xml:lang='en'><!--c--><?p d?><![CDATA[s]]></a>"
static const state_row rows[] = {
    {"new, in memory", DOC, "", "MORE @0 0 MORE", "COMMENT", "START", "E_STATE", "E_STATE",
     "E_STATE"},
    {"new, pushed", "|<a/>", "", "MORE @0 0 MORE", "MORE", "MORE", "E_STATE", "E_STATE", "OK"},
    {"fed, not moved", "<a>|</a>", "f", "MORE @0 0 MORE", "START", "START", "E_STATE", "E_STATE",
     "E_STATE"},
    {"a comment before the root", DOC, "n", "COMMENT @21 0 '1' decl OK", "DOCTYPE", "START",
     "E_STATE", "E_STATE", "E_STATE"},
    {"a DOCTYPE", DOC, "nn", "DOCTYPE @29 0 decl doctype OK", "INSTRUCTION", "START", "E_STATE",
     "E_STATE", "E_STATE"},
    {"an instruction before the root", DOC, "nnn", "INSTRUCTION @41 0 'd' ?p decl doctype OK",
     "START", "START", "E_STATE", "E_STATE", "E_STATE"},
    {"START of the root", DOC, "nnnn", "START @48 1 a=a x=1 1 attributes decl doctype OK", "START",
     "START", "END", "E_NOT_TEXT", "E_STATE"},
    {"START of a leaf", DOC, "nnnnn", "START @57 2 b=b decl doctype OK", "TEXT", "END", "END",
     "END", "E_STATE"},
    {"TEXT in place", DOC, "nnnnnn", "TEXT @60 2 't' decl doctype OK", "END", "END", "END",
     "E_STATE", "E_STATE"},
    {"END of a leaf", DOC, "nnnnnnn", "END @61 2 b=b decl doctype OK", "TEXT", "START", "END",
     "E_STATE", "E_STATE"},
    {"TEXT that was decoded", DOC, "nnnnnnnn", "TEXT @65 1 '<' decl doctype OK", "START", "START",
     "END", "E_STATE", "E_STATE"},
    {"START of an empty element", DOC, "nnnnnnnnn", "START @69 2 c=c decl doctype OK", "END", "END",
     "END", "END", "E_STATE"},
    {"END of an empty element", DOC, "nnnnnnnnnn", "END @69 2 c=c decl doctype OK", "END", "END",
     "END", "E_STATE", "E_STATE"},
    {"END of the root", DOC, "nnnnnnnnnnn", "END @73 1 a=a decl doctype OK", "COMMENT",
     "DOCUMENT_END", "END", "E_STATE", "E_STATE"},
    {"a comment behind the root", DOC, "nnnnnnnnnnnn", "COMMENT @77 0 '2' decl doctype OK",
     "DOCUMENT_END", "DOCUMENT_END", "E_STATE", "E_STATE", "E_STATE"},
    {"DOCUMENT_END", DOC, "nnnnnnnnnnnnn", "DOCUMENT_END @85 0 decl doctype END", "DOCUMENT_END",
     "DOCUMENT_END", "E_STATE", "E_STATE", "E_STATE"},
    {"behind skip of a leaf", DOC, "tts", "END @61 2 b=b decl doctype OK", "TEXT", "START", "END",
     "E_STATE", "E_STATE"},
    {"behind skip of the root", DOC, "ts", "END @73 1 a=a decl doctype OK", "COMMENT",
     "DOCUMENT_END", "END", "E_STATE", "E_STATE"},
    {"behind element_text", DOC, "ttl", "END @61 2 b=b decl doctype OK", "TEXT", "START", "END",
     "E_STATE", "E_STATE"},
    {"START in a namespace", MIX, "n", "START @0 1 a=a{u} 2 attributes en OK", "COMMENT", "END",
     "END", "END", "E_STATE"},
    {"COMMENT in an element", MIX, "nn", "COMMENT @27 1 'c' en OK", "INSTRUCTION", "END", "END",
     "E_STATE", "E_STATE"},
    {"INSTRUCTION in an element", MIX, "nnn", "INSTRUCTION @35 1 'd' ?p en OK", "CDATA", "END",
     "END", "E_STATE", "E_STATE"},
    {"CDATA in an element", MIX, "nnnn", "CDATA @42 1 's' en OK", "END", "END", "END", "E_STATE",
     "E_STATE"},
    {"END in a namespace", MIX, "nnnnn", "END @55 1 a=a{u} en OK", "DOCUMENT_END", "DOCUMENT_END",
     "END", "E_STATE", "E_STATE"},
    {"pushed: MORE before the root", " |<a/>", "nfn", "MORE @1 0 MORE", "MORE", "E_STATE",
     "E_STATE", "E_STATE", "OK"},
    {"pushed: MORE in the root's tag", "<a|>t</a>", "fn", "MORE @0 0 MORE", "MORE", "E_STATE",
     "E_STATE", "E_STATE", "OK"},
    {"pushed: START, all of it lent", "<a><b>|", "fn", "START @0 1 a=a OK", "START", "START",
     "MORE", "E_NOT_TEXT", "E_STATE"},
    {"pushed: MORE behind a START", "<a>|</a>", "fnn", "MORE @3 1 MORE", "MORE", "E_STATE",
     "E_STATE", "E_STATE", "OK"},
    {"pushed: MORE of next in a text", "<a>t|</a>", "fnn", "MORE @4 1 MORE", "MORE", "E_STATE",
     "E_STATE", "E_STATE", "OK"},
    {"pushed: MORE of next_tag", "<a>t|</a>", "fnt", "MORE @4 1 MORE", "E_STATE", "MORE", "E_STATE",
     "E_STATE", "OK"},
    {"pushed: MORE of skip", "<a>t<b>|</b></a>", "fns", "MORE @7 2 MORE", "E_STATE", "E_STATE",
     "MORE", "E_STATE", "OK"},
    {"pushed: MORE of element_text", "<a>t|</a>", "fnl", "MORE @4 1 MORE", "E_STATE", "E_STATE",
     "E_STATE", "MORE", "OK"},
    {"pushed: MORE in a comment", "<a>t<!--c|--></a>", "fnnn", "MORE @9 1 MORE", "MORE", "E_STATE",
     "E_STATE", "E_STATE", "OK"},
    {"pushed: MORE behind the root", "<a/>|", "fnnn", "MORE @4 0 MORE", "MORE", "E_STATE",
     "E_STATE", "E_STATE", "OK"},
    {"pushed: the last piece was lent", "<a/>|", "fnnnf", "MORE @4 0 MORE", "DOCUMENT_END",
     "E_STATE", "E_STATE", "E_STATE", "E_STATE"},
    {"pushed: DOCUMENT_END", "<a/>|", "fnnnfn", "DOCUMENT_END @4 0 END", "DOCUMENT_END",
     "DOCUMENT_END", "E_STATE", "E_STATE", "E_STATE"},
    {"an error of the document", "<a></b>", "nn", "ERROR @3 1 E_END_TAG", "E_END_TAG", "E_END_TAG",
     "E_END_TAG", "E_END_TAG", "E_END_TAG"},
    {"an error before the root", "x", "n", "ERROR @0 0 E_OUTSIDE", "E_OUTSIDE", "E_OUTSIDE",
     "E_OUTSIDE", "E_OUTSIDE", "E_OUTSIDE"},
    {"an error of the caller", "<a/>", "l", "ERROR @0 0 E_STATE", "E_STATE", "E_STATE", "E_STATE",
     "E_STATE", "E_STATE"},
    {"pushed: an error of the caller", "<a|/>", "fnt", "ERROR @0 0 E_STATE", "E_STATE", "E_STATE",
     "E_STATE", "E_STATE", "E_STATE"},
    {"fragment: new", "t<a/>u", "", "MORE @0 0 MORE", "TEXT", "START", "E_STATE", "E_STATE",
     "E_STATE"},
    {"fragment: TEXT in no element", "t<a/>u", "n", "TEXT @0 0 't' OK", "START", "START", "E_STATE",
     "E_STATE", "E_STATE"},
    {"fragment: START of an outer element", "t<a/>u", "nn", "START @1 1 a=a OK", "END", "END",
     "END", "END", "E_STATE"},
    {"fragment: END of an outer element", "t<a/>u", "nnn", "END @1 1 a=a OK", "TEXT",
     "DOCUMENT_END", "END", "E_STATE", "E_STATE"},
    {"fragment: DOCUMENT_END", "t<a/>u", "nnnnn", "DOCUMENT_END @6 0 END", "DOCUMENT_END",
     "DOCUMENT_END", "E_STATE", "E_STATE", "E_STATE"},
    {"fragment: COMMENT in no element", "<!--c--><a/>", "n", "COMMENT @0 0 'c' OK", "START",
     "START", "E_STATE", "E_STATE", "E_STATE"},
    {"fragment: START in an outer element", "<a><b/></a>", "nn", "START @3 2 b=b OK", "END", "END",
     "END", "END", "E_STATE"},
    {"fragment, pushed: MORE in a text", "t|u", "fn", "MORE @1 0 MORE", "MORE", "E_STATE",
     "E_STATE", "E_STATE", "OK"},
    {"fragment, pushed: MORE at its end", "<a/>|", "fnnn", "MORE @4 0 MORE", "MORE", "E_STATE",
     "E_STATE", "E_STATE", "OK"},
};

/* ---- names -------------------------------------------------------------------------------- */

static const char *event_name(stax_event event)
{
    static const char *const names[] = {
        [STAX_EVENT_ERROR] = "ERROR",
        [STAX_EVENT_START] = "START",
        [STAX_EVENT_END] = "END",
        [STAX_EVENT_INSTRUCTION] = "INSTRUCTION",
        [STAX_EVENT_TEXT] = "TEXT",
        [STAX_EVENT_COMMENT] = "COMMENT",
        [STAX_EVENT_DOCUMENT_END] = "DOCUMENT_END",
        [STAX_EVENT_DOCTYPE] = "DOCTYPE",
        [STAX_EVENT_CDATA] = "CDATA",
        [STAX_EVENT_MORE] = "MORE",
    };

    return names[event];
}

/* ---- a cursor on its way ------------------------------------------------------------------ */

typedef struct stand {
    stax_cursor *cursor;
    const char *left; /* of the document that is fed */
    stax_error error;
} stand;

static stax_status feed_on(stand *s)
{
    const char *bar = strchr(s->left, '|');
    size_t len = bar ? (size_t)(bar - s->left) : strlen(s->left);
    const char *piece = s->left;

    s->left += len + (bar != NULL);
    return stax_cursor_feed(s->cursor, piece, len, len == 0);
}

static stax_event step(stand *s, char call)
{
    stax_str text;

    if (call == 'n') return stax_cursor_next(s->cursor);
    if (call == 't') return stax_cursor_next_tag(s->cursor);
    if (call == 's') return stax_cursor_skip(s->cursor);
    return stax_cursor_element_text(s->cursor, &text);
}

/* Titles of fragments begin so. */
static bool is_fragment(const state_row *row)
{
    return strncmp(row->title, "fragment", 8) == 0;
}

static void bring(stand *s, const state_row *row)
{
    enum {
        ALL = STAX_GIVE_INSTRUCTIONS | STAX_GIVE_COMMENTS | STAX_GIVE_CDATA | STAX_GIVE_DOCTYPE
    };
    stax_options options = {.give = ALL, .fragment = is_fragment(row)};
    stax_input input = stax_input_memory(row->document, strlen(row->document));
    bool pushed = strchr(row->document, '|') != NULL;

    *s = (stand){.left = row->document};
    s->cursor = stax_cursor_open(pushed ? NULL : &input, &options, &s->error);
    assert_non_null(s->cursor);
    for (const char *p = row->steps; *p; p++)
        if (*p == 'f')
            assert_int_equal(feed_on(s), STAX_OK);
        else
            (void)step(s, *p);
}

/* ---- what it can be asked ----------------------------------------------------------------- */

static void put(char *room, const char *format, ...)
{
    va_list arguments;
    size_t len = strlen(room);

    va_start(arguments, format);
    (void)vsnprintf(room + len, 512 - len, format, arguments);
    va_end(arguments);
}

static void put_str(char *room, const char *format, stax_str text)
{
    if (text.len > 0) put(room, format, (int)text.len, text.data);
}

static void put_name(char *room, const stax_cursor *c)
{
    if (stax_cursor_name(c).len == 0) {
        assert_int_equal(stax_cursor_local(c).len, 0);
        assert_int_equal(stax_cursor_prefix(c).len, 0);
    }
    put_str(room, " %.*s=", stax_cursor_name(c));
    put_str(room, "%.*s+", stax_cursor_prefix(c));
    put_str(room, "%.*s", stax_cursor_local(c));
    put_str(room, "{%.*s}", stax_cursor_uri(c));
}

static void put_attributes(char *room, const stax_cursor *c)
{
    size_t count;
    const stax_attribute *a = stax_cursor_attributes(c, &count);
    stax_str value = {0};
    bool has = stax_cursor_attribute(c, "x", &value);

    assert_int_equal(has, stax_cursor_attribute_ns(c, "", "x", &value));
    if (has) put_str(room, " x=%.*s", value);
    if (count == 0) return;
    put(room, " %zu attributes", count);
    (void)stax_cursor_attribute_uri(c, a);
}

static void look(char *room, const stax_cursor *c)
{
    put(room, "%s @%u %zu", event_name(stax_cursor_event(c)),
        (unsigned)stax_cursor_position(c).offset, stax_cursor_depth(c));
    put_name(room, c);
    put_str(room, " '%.*s'", stax_cursor_text(c));
    put_str(room, " ?%.*s", stax_cursor_target(c));
    put_attributes(room, c);
    put_str(room, " %.*s", stax_cursor_lang(c));
    if (stax_cursor_space(c) == STAX_SPACE_PRESERVE) put(room, " preserve");
    if (stax_cursor_declaration(c)) put(room, " decl");
    if (stax_cursor_doctype(c)) put(room, " doctype");
    put(room, " %s", stax_status_name(stax_cursor_status(c)));
    if (stax_cursor_status(c) >= STAX_E_MEMORY)
        assert_int_equal(stax_cursor_error(c)->code, stax_cursor_status(c));
    else
        assert_int_equal(stax_cursor_error(c)->code, STAX_OK);
}

static void every_state_can_be_looked_at(void **state)
{
    (void)state;
    for (const state_row *row = rows; row < rows + sizeof rows / sizeof *rows; row++) {
        stand s;

        bring(&s, row);
        for (int time = 0; time < 2; time++) {
            char seen[512] = "";

            look(seen, s.cursor);
            if (strcmp(seen, row->seen) != 0)
                fail_msg("%s: seen\n  %s\nnot\n  %s", row->title, seen, row->seen);
        }
        stax_cursor_close(s.cursor);
    }
}

/* ---- what moves it ------------------------------------------------------------------------ */

/* An error stays, whatever is called then. */
static void check_stays(const state_row *row, stand *s)
{
    stax_status was = stax_cursor_status(s->cursor);

    for (const char *call = "ntsl"; *call; call++)
        if (step(s, *call) != STAX_EVENT_ERROR) fail_msg("%s: %c goes on", row->title, *call);
    assert_int_equal(stax_cursor_feed(s->cursor, "", 0, true), was);
    assert_int_equal(stax_cursor_status(s->cursor), was);
    assert_int_equal(s->error.code, was);
}

static void check_move(const state_row *row, char call, const char *want)
{
    stand s;
    stax_event event;
    const char *got;

    bring(&s, row);
    event = step(&s, call);
    assert_int_equal(stax_cursor_event(s.cursor), event);
    got = event_name(event);
    if (event == STAX_EVENT_ERROR) got = stax_status_name(stax_cursor_status(s.cursor));
    if (strcmp(got, want) != 0) fail_msg("%s: %c gives %s, not %s", row->title, call, got, want);
    if (event == STAX_EVENT_ERROR) check_stays(row, &s);
    stax_cursor_close(s.cursor);
}

static void every_state_can_be_left_or_says_why_not(void **state)
{
    (void)state;
    for (const state_row *row = rows; row < rows + sizeof rows / sizeof *rows; row++) {
        check_move(row, 'n', row->next);
        check_move(row, 't', row->next_tag);
        check_move(row, 's', row->skip);
        check_move(row, 'l', row->leaf);
    }
}

/* A feed at the wrong time changes nothing. */
static void a_cursor_is_fed_when_it_asks_alone(void **state)
{
    (void)state;
    for (const state_row *row = rows; row < rows + sizeof rows / sizeof *rows; row++) {
        stand s;
        char seen[512] = "";
        const char *got;

        bring(&s, row);
        got = stax_status_name(stax_cursor_feed(s.cursor, "", 0, true));
        if (strcmp(got, row->feed) != 0) fail_msg("%s: feed gives %s", row->title, got);
        look(seen, s.cursor);
        if (strcmp(seen, row->seen) != 0) fail_msg("%s: feed moves to %s", row->title, seen);
        assert_int_equal(stax_cursor_feed(s.cursor, "", 0, true),
                         stax_cursor_status(s.cursor) >= STAX_E_MEMORY
                             ? stax_cursor_status(s.cursor)
                             : STAX_E_STATE);
        stax_cursor_close(s.cursor);
    }
}

static void nothing_can_be_closed(void **state)
{
    (void)state;
    stax_cursor_close(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_state_can_be_looked_at),
        cmocka_unit_test(every_state_can_be_left_or_says_why_not),
        cmocka_unit_test(a_cursor_is_fed_when_it_asks_alone),
        cmocka_unit_test(nothing_can_be_closed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
