/*
 * Documents as deep as they like, once the limit is lifted: no call of C nests with them, memory
 * grows in proportion, and what there is of frames and memory at any moment is enough or told.
 */
#include "shapes_parser.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include <cmocka.h>

enum { MILLION = 1000000, MANY = 100000 };

/* `levels` times `open`, then as often `shut`, in the row of a list. To be freed. */
static char *deep_document(size_t levels, const char *open, const char *shut)
{
    static const char before[] = "<list><row>", after[] = "</row></list>";
    size_t in = strlen(open), out = strlen(shut);
    char *text = malloc(sizeof before + sizeof after + levels * (in + out)), *to = text;

    assert_non_null(text);
    memcpy(to, before, sizeof before - 1);
    to += sizeof before - 1;
    for (size_t i = 0; i < levels; i++, to += in) memcpy(to, open, in);
    for (size_t i = 0; i < levels; i++, to += out) memcpy(to, shut, out);
    memcpy(to, after, sizeof after);
    return text;
}

static size_t boxes_below(const shapes_row *row)
{
    const shapes_shape_list *list = &row->shapes;
    size_t levels = 0;

    while (list->count > 0) {
        const shapes_shape *last = &list->items[list->count - 1];

        if (last->kind != SHAPES_SHAPE_BOX) break;
        levels++;
        for (list = &last->as.box.shapes; last->as.box.has.lid && list->count == 0; levels++) {
            last = last->as.box.lid;
            list = &last->as.box.shapes;
        }
    }
    return levels;
}

static size_t inner_below(const shapes_row *row)
{
    const shapes_box *box = &row->shapes.items[0].as.box;
    size_t levels = 0;

    for (; box; box = box->inner) levels++;
    return levels;
}

static void a_million_levels_are_read(void **state)
{
    static const struct {
        const char *title, *open, *shut;
        size_t levels;
    } rows[] = {
        {"lists", "<b>", "</b>", MILLION},
        {"prefixes", "<x:b xmlns:x='u'>", "</x:b>", MANY},
        {"attributes and others between", "<b name='&lt;'><circle r=\"1\"/>",
         "<count>1</count></b>", MANY},
        {"wrappers", "<b><lid>", "</lid></b>", MANY},
    };
    stax_options options = {.depth = STAX_UNLIMITED, .scope_namespaces = STAX_UNLIMITED};

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char *text = deep_document(rows[i].levels, rows[i].open, rows[i].shut);
        stax_arena arena = {0};
        stax_error error = {0};
        shapes_all *all = shapes_parse(&arena, text, strlen(text), &options, &error);

        if (all == NULL) fail_msg("%s: %s", rows[i].title, stax_status_name(error.code));
        if (boxes_below(&all->rows.items[0]) != rows[i].levels) fail_msg("%s", rows[i].title);
        stax_arena_free(&arena);
        free(text);
    }
}

static void a_million_pointers_are_followed(void **state)
{
    stax_options options = {.depth = STAX_UNLIMITED};
    char *text = deep_document(MILLION, "<inner>", "</inner>");
    stax_input input;
    stax_error error = {0};
    shapes_reader *reader;
    const shapes_row *row;

    (void)state;
    memcpy(text + strlen("<list><row>"), "<b>    ", 7);
    memcpy(text + strlen(text) - strlen("</inner></row></list>"), "</b>    </row></list>", 21);
    input = stax_input_memory(text, strlen(text));
    reader = shapes_reader_open(&input, &options, &error);
    assert_non_null(reader);
    assert_int_equal(shapes_next_row(reader, &row), STAX_OK);
    assert_int_equal(inner_below(row), MILLION);
    assert_int_equal(shapes_next_row(reader, &row), STAX_END);
    shapes_reader_close(reader);
    free(text);
}

/* ---- the limit ---------------------------------------------------------------------------- */

/* The deepest document that is read with a limit has as many open elements; also of the usual. */
static void the_limit_counts_elements(void **state)
{
    static const struct {
        const char *open, *shut;
        size_t each;
    } rows[] = {{"<b>", "</b>", 1}, {"<b ><!---->", "</b>", 1}, {"<b><lid>", "</lid></b>", 2}};

    (void)state;
    for (size_t depth = 3; depth < 300; depth++) {
        for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
            stax_options options = {.depth = depth};
            for (size_t more = 0; more < 2; more++) {
                size_t levels = (depth - 2) / rows[i].each + more;
                char *text = deep_document(levels, rows[i].open, rows[i].shut);
                stax_arena arena = {0};
                stax_error error = {0};
                bool read = shapes_parse(&arena, text, strlen(text), &options, &error) != NULL;

                if (read == (more == 1) || (!read && error.code != STAX_E_LIMIT))
                    fail_msg("%zu levels of %s with the limit %zu: %s", levels, rows[i].open, depth,
                             read ? "read" : stax_status_name(error.code));
                stax_arena_free(&arena);
                free(text);
            }
        }
    }
}

/* ---- memory ------------------------------------------------------------------------------- */

/* An allocator that has `left` blocks to give. */
typedef struct giver {
    size_t left, held;
} giver;

static void *give(void *context, size_t bytes)
{
    giver *g = context;

    if (g->left == 0) return NULL;
    g->left--;
    g->held++;
    return malloc(bytes);
}

static void take_back(void *context, void *block, size_t bytes)
{
    giver *g = context;

    (void)bytes;
    if (block == NULL) return;
    g->held--;
    free(block);
}

static void want_of_memory_is_told(void **state)
{
    char *text = deep_document(3000, "<b><circle r='1'/>", "<inner/></b>");
    stax_status status = STAX_E_MEMORY;
    size_t blocks = 0;

    (void)state;
    for (; status == STAX_E_MEMORY; blocks++) {
        giver g = {.left = blocks};
        stax_allocator allocator = {give, take_back, &g};
        stax_options options = {.depth = STAX_UNLIMITED, .allocator = &allocator};
        stax_input input = stax_input_memory(text, strlen(text));
        stax_error error = {0};
        shapes_reader *reader = shapes_reader_open(&input, &options, &error);
        const shapes_row *row;

        status = reader ? shapes_next_row(reader, &row) : error.code;
        if (status == STAX_OK) assert_int_equal(boxes_below(row), 3000);
        shapes_reader_close(reader);
        assert_int_equal(g.held, 0);
    }
    assert_int_equal(status, STAX_OK);
    assert_true(blocks > 10);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_million_levels_are_read),
        cmocka_unit_test(a_million_pointers_are_followed),
        cmocka_unit_test(the_limit_counts_elements),
        cmocka_unit_test(want_of_memory_is_told),
    };

    /* Were calls to nest, they would need far more. */
    struct rlimit stack;

    assert_int_equal(getrlimit(RLIMIT_STACK, &stack), 0);
    stack.rlim_cur = 1 << 20;
    assert_int_equal(setrlimit(RLIMIT_STACK, &stack), 0);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
