/*
 * Wrappers in which there are only wrappers and records: the one loop that goes down and up must
 * leave frames and `seen` as calls would. What tells: a record behind wrappers that is required and
 * may stand once, and lists on several levels. The schema, in the shape that staxc prints:
 *
 *   yard:
 *     items: item[] a/b/c/item      # streamed
 *     near:  item[..3] a/item
 *     one:   item a/b/one
 *     other: item? u/v/one
 *   item:
 *     id:    u32 @
 */
#include "ways.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct item {
    uint32_t id;
} item;
STAX_LIST(item_list, item);

typedef struct yard {
    struct {
        unsigned other : 1;
    } has;
    item_list items, near;
    item one, other;
} yard;

/* ---- item --------------------------------------------------------------------------------- */

static bool take_item_id(stx_reader *r, void *to, stax_str text)
{
    item *of = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, &of->id);
}

static const item item_blank = {0};
static const stx_arm item_arms[] = {{STX_ATTRIBUTE_ARM("id", take_item_id, "u32", 12)}};
static const uint64_t item_required[] = {STX_BIT(0)};

#define ITEM_STATE(name)                                                                          \
    {                                                                                             \
        .element = STX_NAME(name), .open = stx_careful_open, .step = stx_step, .arms = item_arms, \
        .count = 1, .total = 1, .size = sizeof(item), .blank = &item_blank,                       \
        .required = item_required                                                                 \
    }
static const stx_state item_state = ITEM_STATE("item");
static const stx_state one_state = ITEM_STATE("one");

/* ---- yard --------------------------------------------------------------------------------- */

enum { YARD_A, YARD_U, A_B, A_ITEM, U_V, B_C, B_ONE, V_ONE, C_ITEM, YARD_TOTAL };

static void *place_c_item(stx_reader *r, void *in)
{
    yard *of = in;

    return STX_ADD(r, of->items);
}

static void *place_a_item(stx_reader *r, void *in)
{
    yard *of = in;

    return STX_ADD(r, of->near);
}

static void *place_b_one(stx_reader *r, void *in)
{
    yard *of = in;

    (void)r;
    return &of->one;
}

static void *place_v_one(stx_reader *r, void *in)
{
    yard *of = in;

    (void)r;
    return &of->other;
}

static bool take_v_one(stx_reader *r, void *to, stax_str text)
{
    yard *of = to;

    (void)r;
    (void)text;
    of->has.other = 1;
    return true;
}

/* <a> through a chain; <u> and all else through the table. */
static stx_go yard_step(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;

    while (STX_AT(w, "a")) {
        stx_go go = stx_child(r, w, f, seen, YARD_A);
        if (go != STX_POPPED) return go;
        w = r->at;
        seen = f->seen;
    }
    if (STX_END(w, "yard")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const yard yard_blank = {.has = {0}};
static const stx_state a_state, b_state, c_state, u_state, v_state;

/* clang-format off */
static const stx_arm yard_arms[] = {
    [YARD_A] = {STX_WRAPPER_ARM("a", &a_state, 7)},
    [YARD_U] = {STX_WRAPPER_ARM("u", &u_state, 10)},
    [A_B] = {STX_WRAPPER_ARM("b", &b_state, 7)},
    [A_ITEM] = {STX_RECORDS_ARM("item", place_a_item, &item_state, offsetof(yard, near.count),
                               0, 3, "item", 8)},
    [U_V] = {STX_WRAPPER_ARM("v", &v_state, 10)},
    [B_C] = {STX_WRAPPER_ARM("c", &c_state, 7)},
    [B_ONE] = {STX_RECORD_ARM("one", STX_REFUSE, place_b_one, NULL, &one_state, "item", 9)},
    [V_ONE] = {STX_RECORD_ARM("one", STX_REFUSE, place_v_one, take_v_one, &one_state, "item", 10)},
    [C_ITEM] = {STX_RECORDS_ARM("item", place_c_item, &item_state, offsetof(yard, items.count),
                               0, 0, "item", 7)},
};
/* clang-format on */

#define WRAPPER(name, from, n)                                                                  \
    {                                                                                           \
        .element = STX_NAME(name), .open = stx_wrapper, .step = stx_wrapper, .arms = yard_arms, \
        .first = from, .count = n                                                               \
    }
static const stx_state a_state = WRAPPER("a", A_B, 2);
static const stx_state u_state = WRAPPER("u", U_V, 1);
static const stx_state b_state = WRAPPER("b", B_C, 2);
static const stx_state v_state = WRAPPER("v", V_ONE, 1);
static const stx_state c_state = WRAPPER("c", C_ITEM, 1);

static const uint64_t yard_required[] = {STX_BIT(B_ONE)};
static const stx_state yard_state = {
    .element = STX_NAME("yard"),
    .open = stx_careful_open,
    .step = yard_step,
    .arms = yard_arms,
    .count = 2,
    .total = YARD_TOTAL,
    .size = sizeof(yard),
    .blank = &yard_blank,
    .required = yard_required,
};

static const stx_schema yard_schema = {
    .abi = STX_ABI,
    .file = "yard.schema",
    .root = &yard_state,
    .levels = 5,
    .stream = &c_state,
    .stream_arm = C_ITEM,
};

/* ---- as the ways see it ------------------------------------------------------------------- */

static void say_item(ways_text *to, const void *record)
{
    const item *of = record;

    ways_say(to, "%" PRIu32 "\n", of->id);
}

static void say_yard(ways_text *to, const void *root)
{
    const yard *of = root;

    for (size_t i = 0; i < of->items.count; i++) say_item(to, &of->items.items[i]);
    ways_say(to, "one %" PRIu32, of->one.id);
    for (size_t i = 0; i < of->near.count; i++)
        ways_say(to, " near %" PRIu32, of->near.items[i].id);
    if (of->has.other) ways_say(to, " other %" PRIu32, of->other.id);
    ways_say(to, "\n");
}

static void *parse_yard(stax_arena *arena, const stax_input *input, const stax_options *options,
                        stax_error *error)
{
    return stx_parse(&yard_schema, arena, input, options, error);
}

static stx_reader *open_yard(const stax_input *input, const stax_options *options,
                             stax_error *error)
{
    return stx_open(&yard_schema, input, options, error);
}

static const ways_parser yard_ways = {parse_yard, true, open_yard, say_item, say_yard};

/* ---- pieces, in the way that the loop reads ----------------------------------------------- */

/* Up to two pieces: streams are read record by record, which this loop leaves alone. */
typedef struct source {
    stax_str left;
    size_t first;
} source;

static ptrdiff_t give(void *context, char *room, size_t bytes)
{
    source *from = context;
    size_t n = from->first ? from->first : from->left.len;

    if (n > from->left.len) n = from->left.len;
    if (n > bytes) n = bytes;
    from->first = 0;
    if (n == 0) return 0;
    memcpy(room, from->left.data, n);
    from->left.data += n;
    from->left.len -= n;
    return (ptrdiff_t)n;
}

static ways_text say_cut(const ways_parser *p, stax_str document, size_t first)
{
    source from = {document, first};
    stax_input input = stax_input_read(give, &from);
    stax_options options = {.file = "in.xml"};
    stax_arena arena = {0};
    stax_error error;
    ways_text said = {0};
    void *root = p->parse(&arena, &input, &options, &error);
    char line[1024];

    if (root) {
        p->say_root(&said, root);
        ways_say(&said, "END");
    } else {
        stax_error_format(line, sizeof line, &error);
        ways_say(&said, "%s @%" PRIu64 " %s", stax_status_name(error.code), error.offset, line);
    }
    stax_arena_free(&arena);
    return said;
}

static void check(const char *title, const ways_parser *p, stax_str document, const char *want)
{
    ways_check(title, p, document, NULL, want);
    for (size_t first = 1; first < document.len; first++) {
        ways_text said = say_cut(p, document, first);

        if (strcmp(said.data, want) != 0)
            fail_msg("%s, whole in two pieces, %zu first:\n%s", title, first, said.data);
        ways_free(&said);
    }
}

/* ---- documents ---------------------------------------------------------------------------- */

#define ONE    "<one id='1'/>"
#define I(n)   "<item id=\"" #n "\"/>"
#define B(in)  "<yard><a><b>" in "</b></a></yard>"
#define E(off) " @" #off " in.xml:1:"
static const struct {
    const char *title, *document, *want;
} cases[] = {
    {"the way and back", B(ONE), "one 1\nEND"},
    {"a list behind it", B("<c>" I(2) I(3) "</c>" ONE), "2\n3\none 1\nEND"},
    {"up, and down again",
     "<yard><a><b><c>" I(2) "</c></b></a><a><b>" ONE
                            "<c>" I(3) "</c><c>" I(4) "</c></b><b><c>" I(5) "</c></b></a></yard>",
     "2\n3\n4\n5\none 1\nEND"},
    {"lists on two levels",
     "<yard><a>" I(2) "<b><c>" I(3) "</c></b>" I(4) "<b>" ONE "</b></a><a>" I(5) "</a></yard>",
     "3\none 1 near 2 near 4 near 5\nEND"},
    {"two ways", "<yard><u><v><one id='9'/></v></u><a><b>" ONE "</b></a></yard>",
     "one 1 other 9\nEND"},
    {"empty wrappers",
     "<yard><a/><a></a><a><b/><b><c/><c></c></b></a><u/><u><v/></u><a><b>" ONE "</b></a></yard>",
     "one 1\nEND"},
    {"blanks", "<yard>\n <a>\n  <b>\n   " ONE "\n   <c>\n " I(2) " </c>\n  </b>\n </a>\n</yard>",
     "2\none 1\nEND"},
    {"text, comments, CDATA, instructions",
     B("t<!-- -->" ONE "<![CDATA[</b>]]>&lt;<c><?p </c>?>" I(2) "v</c>]]"), "2\none 1\nEND"},
    {"unknown children at each level",
     "<yard><x/><a><x>t</x><b><x><c/></x><c><x/>" I(2) "</c>" ONE "</b><x/></a></yard>",
     "2\none 1\nEND"},
    {"names that begin alike",
     "<yard><ab/><a><bb/><b><cc>" I(8) "</cc><c.d/><c>" I(2) "</c>" ONE "</b><b-/></a></yard>",
     "2\none 1\nEND"},
    {"wrappers in another spelling",
     "<yard xmlns:p='u'><a k=''><b><c ></c><c\n>" I(2) "</c ></b><p:b>" ONE
                                                       "<c>" I(3) "</c></p:b>"
                                                                  "</a></yard>",
     "2\n3\none 1\nEND"},
    {"not on the way", "<yard><b>" I(7) "</b><a><c>" I(8) "</c><b>" ONE "</b></a></yard>",
     "one 1\nEND"},
    {"missing", "<yard><a><b/></a><a></a></yard>",
     "E_MISSING" E(24) "25: yard: a/b/one is missing (yard.schema:9)"},
    {"twice in one wrapper", B(ONE ONE),
     "E_REPEATED" E(25) "26: yard/a/b/one: one stands twice (yard.schema:9)"},
    {"twice, in wrappers of their own", "<yard><a><b>" ONE "</b></a><a><b>" ONE "</b></a></yard>",
     "E_REPEATED" E(39) "40: yard/a/b/one: one stands twice (yard.schema:9)"},
    {"the other one twice", "<yard><u><v><one id='9'/></v><v><one/></v></u></yard>",
     "E_REPEATED" E(32) "33: yard/u/v/one: one stands twice (yard.schema:10)"},
    {"one of a list too many", "<yard><a>" I(1) I(2) "</a><a>" I(3) I(4) "</a></yard>",
     "E_COUNT" E(58) "59: yard/a/item[4]: the number of item is outside what the schema gives "
                     "(yard.schema:8)"},
    {"a value", B("<c>" I(2) "</c><c><item id=\"x\"/></c>"),
     "E_VALUE" E(46) "47: yard/a/b/c/item[2]/@id: \"x\" is not a u32 (yard.schema:12)"},
    {"an end tag at the lowest level", "<yard><a><b><c>" I(2) "</b></a></yard>",
     "E_END_TAG" E(29) "30: yard/a/b/c: the end tag \"b\" does not fit: c is open"},
    {"an end tag in the middle", "<yard><a><b><c></c></a></yard>",
     "E_END_TAG" E(19) "20: yard/a/b: the end tag \"a\" does not fit: b is open"},
    {"an end tag at the highest level", "<yard><a><b></b></yard>",
     "E_END_TAG" E(16) "17: yard/a: the end tag \"yard\" does not fit: a is open"},
    {"an end tag that goes on", "<yard><a><b></bb></a></yard>",
     "E_END_TAG" E(12) "13: yard/a/b: the end tag \"bb\" does not fit: b is open"},
    {"the end of the input", "<yard><a><b><c>",
     "E_TRUNCATED" E(15) "16: yard/a/b/c: the document ends too early"},
    {"the end of the input, on the way up", "<yard><a><b><c></c></b>",
     "E_TRUNCATED" E(23) "24: yard/a: the document ends too early"},
    {"the end of the input, in an end tag", "<yard><a><b><c></c></b",
     "E_TRUNCATED" E(22) "23: yard/a/b: the document ends too early"},
};

static void wrappers_lead_to_what_is_behind_them(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        check(cases[i].title, &yard_ways, stax_str_of(cases[i].document), cases[i].want);
}

/* ---- a hundred levels --------------------------------------------------------------------- */

/* items: item[1..] w/w/…/item, with arms beyond 64, so that `seen` has a second word. */
enum { LEVELS = 100 };
static stx_arm deep_arms[LEVELS + 1];
static stx_state deep_states[LEVELS + 1]; /* the root, then the wrappers */
static const uint64_t deep_required[] = {0, STX_BIT(LEVELS - 64)};
static stx_schema deep_schema;

static int build_deep(void **state)
{
    static const stx_arm w = {STX_WRAPPER_ARM("w", NULL, 3)};
    static const stx_arm last = {STX_RECORDS_ARM("item", place_c_item, &item_state,
                                                 offsetof(yard, items.count), 1, 0, "item", 3)};
    static const stx_state wrapper = WRAPPER("w", 0, 1);

    (void)state;
    for (uint32_t i = 0; i <= LEVELS; i++) {
        deep_arms[i] = i < LEVELS ? w : last;
        if (i < LEVELS) deep_arms[i].state = &deep_states[i + 1];
        deep_states[i] = i ? wrapper : yard_state;
        deep_states[i].arms = deep_arms;
        deep_states[i].first = i;
        deep_states[i].count = 1;
    }
    deep_states[0].step = stx_step;
    deep_states[0].total = LEVELS + 1;
    deep_states[0].required = deep_required;
    deep_schema = yard_schema;
    deep_schema.root = &deep_states[0];
    deep_schema.levels = LEVELS + 2;
    deep_schema.stream = &deep_states[LEVELS];
    deep_schema.stream_arm = LEVELS;
    return 0;
}

static void *parse_deep(stax_arena *arena, const stax_input *input, const stax_options *options,
                        stax_error *error)
{
    return stx_parse(&deep_schema, arena, input, options, error);
}

static stx_reader *open_deep(const stax_input *input, const stax_options *options,
                             stax_error *error)
{
    return stx_open(&deep_schema, input, options, error);
}

static const ways_parser deep_ways = {parse_deep, true, open_deep, say_item, say_yard};

/* `levels` wrappers, `in`, and as many end tags. */
static void say_levels(ways_text *to, size_t levels, const char *in)
{
    for (size_t i = 0; i < levels; i++) ways_say(to, "<w>");
    ways_say(to, "%s", in);
    for (size_t i = 0; i < levels; i++) ways_say(to, "</w>");
}

static void a_hundred_levels_are_gone_down_and_up(void **state)
{
    ways_text text = {0};

    (void)state;
    ways_say(&text, "<yard>");
    say_levels(&text, LEVELS, I(1));
    say_levels(&text, LEVELS - 1, "<w>" I(2) "</w><w/><w>" I(3) "</w>");
    ways_say(&text, "</yard>");
    check("deep", &deep_ways, (stax_str){text.data, text.len}, "1\n2\n3\none 0\nEND");
    ways_free(&text);
}

static void what_is_missing_behind_a_hundred_levels_is_told(void **state)
{
    ways_text text = {0}, said;

    (void)state;
    ways_say(&text, "<yard>");
    say_levels(&text, LEVELS - 1, I(1)); /* a level too high */
    ways_say(&text, "</yard>");
    said = ways_whole(&deep_ways, (stax_str){text.data, text.len}, NULL);
    assert_memory_equal(said.data, "E_COUNT ", 8);
    check("too high", &deep_ways, (stax_str){text.data, text.len}, said.data);
    ways_free(&said);
    ways_free(&text);
}

/* The wrapper, the record in the last of them, and an unknown element in that are counted. */
static void the_depth_limit_holds_in_wrappers(void **state)
{
    ways_text text = {0}, said;

    (void)state;
    ways_say(&text, "<yard>");
    say_levels(&text, LEVELS, "<item id=\"1\"><x/></item>");
    ways_say(&text, "</yard>");
    for (size_t depth = 1; depth < LEVELS + 6; depth += depth < LEVELS - 2 ? 32 : 1) {
        stax_str document = {text.data, text.len};
        stax_options options = {.depth = depth};
        bool fits = depth >= LEVELS + 3;

        said = ways_whole(&deep_ways, document, &options);
        if ((strncmp(said.data, "E_LIMIT", 7) != 0) != fits)
            fail_msg("depth %zu: %s", depth, said.data);
        ways_check("depth", &deep_ways, document, &options, said.data);
        ways_free(&said);
    }
    ways_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrappers_lead_to_what_is_behind_them),
        cmocka_unit_test(a_hundred_levels_are_gone_down_and_up),
        cmocka_unit_test(what_is_missing_behind_a_hundred_levels_is_told),
        cmocka_unit_test(the_depth_limit_holds_in_wrappers),
    };

    return cmocka_run_group_tests(tests, build_deep, NULL);
}
