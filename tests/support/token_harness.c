/*
 * A small loop over the token readers, as the cursor and the record reader have larger ones.
 */
#include "token_harness.h"

#include "names/elements.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef enum phase { BEFORE, INSIDE, BEHIND, OVER } phase;

typedef struct harness {
    stx_elements e;
    phase phase;
    stax_error error;
    ways_text out;
} harness;

/* ---- what is said ------------------------------------------------------------------------- */

static void say_bytes(ways_text *to, stax_str text)
{
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.data[i];

        if (c == '\n')
            ways_say(to, "\\n");
        else if (c < ' ' || c >= 0x7F)
            ways_say(to, "\\x%02X", c);
        else
            ways_say(to, "%c", c);
    }
}

static void say_error(harness *h)
{
    const stax_error *e = &h->error;

    ways_say(&h->out, "!%s", stax_status_name(e->code));
    if (e->line > 0)
        ways_say(&h->out, " %" PRIu64 ":%" PRIu64 " @%" PRIu64, e->line, e->column, e->offset);
    if (e->text[0]) {
        ways_say(&h->out, " '");
        say_bytes(&h->out, stax_str_of(e->text));
        ways_say(&h->out, "'");
    }
    if (e->want[0]) ways_say(&h->out, " (%s)", e->want);
    if (e->entity[0]) ways_say(&h->out, " in %s", e->entity);
}

static void say_start(harness *h)
{
    const stx_tag *tag = &h->e.tokens.tag;

    ways_say(&h->out, "<");
    say_bytes(&h->out, tag->name);
    for (size_t i = 0; i < tag->count; i++) {
        const stx_attribute *a = &tag->attributes[i];

        ways_say(&h->out, " ");
        say_bytes(&h->out, a->name);
        if (a->prefix && !stx_is_declaration(a)) {
            ways_say(&h->out, "{");
            say_bytes(&h->out, stx_scopes_uri(&h->e.scopes, a->uri));
            ways_say(&h->out, "}");
        }
        ways_say(&h->out, "=\"");
        say_bytes(&h->out, a->value);
        ways_say(&h->out, "\"");
    }
    ways_say(&h->out, ">");
}

static void say_end(harness *h, stax_str name)
{
    ways_say(&h->out, "</");
    say_bytes(&h->out, name);
    ways_say(&h->out, ">");
}

/* The text up to here is complete. */
static stx_got say_text(harness *h)
{
    stx_tokens *t = &h->e.tokens;

    say_bytes(&h->out, stx_text_built(t));
    stx_text_end(t);
    return stx_text_begin(t, t->face.at.behind);
}

/* ---- tags --------------------------------------------------------------------------------- */

static stx_got start_tag(harness *h)
{
    stx_elements *e = &h->e;
    stx_tokens *t = &e->tokens;
    uint32_t scope = e->scopes.count;
    const char *end;
    stx_got got = stx_start_tag(t);

    if (got == STX_GOT) got = stx_bind(e);
    if (got == STX_GOT && stax_eq(t->tag.name, stax_str_of("skip")))
        return stx_skip_begin(e, scope);
    if (got == STX_GOT) got = stx_deeper(e, t->tag.at);
    if (got != STX_GOT) return got;
    end = t->tag.end;
    if (say_text(h) != STX_GOT) return STX_WRONG;
    say_start(h);
    got = stx_keep_name(e, t->tag.name, scope);
    if (got == STX_GOT && t->tag.empty) {
        say_end(h, t->tag.name);
        got = stx_close_kept(e, t->tag.name, t->tag.at);
        e->depth--;
    }
    if (got == STX_GOT) stx_consume(t, end);
    return got;
}

static stx_got end_tag(harness *h)
{
    stx_tokens *t = &h->e.tokens;
    stax_str name;
    const char *end;
    stx_got got = stx_end_tag(t, &name, &end);

    if (got == STX_GOT) got = stx_close_kept(&h->e, name, t->face.at.behind);
    if (got == STX_GOT) got = say_text(h);
    if (got != STX_GOT) return got;
    say_end(h, name);
    h->e.depth--;
    stx_consume(t, end);
    return STX_GOT;
}

/* ---- the loop ----------------------------------------------------------------------------- */

static stx_got inside(harness *h)
{
    stx_tokens *t = &h->e.tokens;
    stx_got got;

    if (h->e.skipping > 0) return stx_skip(&h->e);
    if (t->run != STX_RUN_CONTENT) return stx_misc_run(t, STX_KEEP);
    if (h->e.depth == 0) {
        h->phase = BEHIND;
        return STX_GOT;
    }
    if ((got = stx_text(t, STX_KEEP)) != STX_GOT) return got;
    switch (stx_ahead(t, 1)) {
    case -1:
        return STX_SHORT;
    case '/':
        return end_tag(h);
    case '!':
    case '?':
        return stx_misc_begin(t);
    default:
        return start_tag(h);
    }
}

static stx_got turn(harness *h)
{
    stx_tokens *t = &h->e.tokens;
    bool is_there = false;
    stx_got got;

    if (h->phase == INSIDE) return inside(h);
    if (h->phase == BEFORE) {
        got = stx_prolog(t, &is_there);
        if (!is_there) return got;
        got = start_tag(h);
        if (got == STX_GOT) h->phase = INSIDE;
        return got;
    }
    got = stx_epilog(t, &is_there);
    if (is_there) h->phase = OVER;
    return got;
}

/* Up to the end, an error, or hunger. */
static stx_got run(harness *h)
{
    stx_got got = STX_GOT;

    while (got == STX_GOT && h->phase != OVER) {
        got = turn(h);
        if (got == STX_SHORT) got = stx_more(&h->e.tokens);
    }
    return got;
}

static bool begin(harness *h, const stax_input *input, const stax_options *options)
{
    *h = (harness){.phase = BEFORE};
    if (!stx_tokens_open(&h->e.tokens, input, options, &h->error)) return false;
    return stx_text_begin(&h->e.tokens, h->e.tokens.face.at.behind) == STX_GOT;
}

static ways_text end(harness *h)
{
    if (h->error.code == STAX_OK)
        ways_say(&h->out, ".");
    else
        say_error(h);
    stx_elements_close(&h->e);
    return h->out;
}

static char *block_of(const char *bytes, size_t len)
{
    char *block = malloc(len ? len : 1);

    assert_non_null(block);
    if (len) memcpy(block, bytes, len);
    return block;
}

ways_text token_events(stax_str document, const stax_options *options, ways_cut cut)
{
    harness h;
    bool last = false, good = begin(&h, NULL, options);

    for (stx_got got = STX_SHORT; good && got == STX_SHORT;) {
        size_t n = document.len ? ways_piece(&cut, document.len) : 0;
        char *block = block_of(document.data, n);

        assert_false(last);
        last = n == document.len;
        document.data += n;
        document.len -= n;
        stx_window_lend(&h.e.tokens.window, (stax_str){block, n}, last);
        got = run(&h);
        free(block);
    }
    return end(&h);
}

ways_text token_events_in_place(stax_str document, const stax_options *options)
{
    char *block = block_of(document.data, document.len);
    stax_input input = stax_input_memory(block, document.len);
    harness h;

    if (begin(&h, &input, options)) assert_true(run(&h) != STX_SHORT);
    ways_text text = end(&h);
    free(block);
    return text;
}

/* ---- checks ------------------------------------------------------------------------------- */

static void compare(const char *title, const char *way, size_t number, ways_text is,
                    const char *want)
{
    if (strcmp(is.data, want) != 0)
        fail_msg("%s, %s %zu:\n%s\nis not\n%s", title, way, number, is.data, want);
    ways_free(&is);
}

static void check_kernels(const char *title, stax_str document, const stax_options *options,
                          const char *want)
{
    for (size_t i = 0; stx_kernels[i]; i++) {
        stax_options with = options ? *options : (stax_options){0};

        if (!stx_kernels[i]->usable()) continue;
        with.kernel = stx_kernels[i]->name;
        compare(title, with.kernel, i, token_events_in_place(document, &with), want);
    }
}

void token_check(const char *title, stax_str document, const stax_options *options,
                 const char *want)
{
    static const size_t sizes[] = {1, 2, 3, 7, 64};

    compare(title, "in place", 0, token_events_in_place(document, options), want);
    check_kernels(title, document, options, want);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        compare(title, "in pieces of", sizes[i],
                token_events(document, options, (ways_cut){.size = sizes[i]}), want);
    for (size_t first = 0; first <= document.len; first++)
        compare(title, "cut behind", first,
                token_events(document, options, (ways_cut){.first = first}), want);
}

void token_check_all(const token_case *cases, size_t count)
{
    for (size_t i = 0; i < count; i++)
        token_check(cases[i].title, stax_str_of(cases[i].document), NULL, cases[i].want);
}
