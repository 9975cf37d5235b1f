/*
 * The grammar of XML Schema 1.0 part 2, appendix F, without categories (\p{..}, \P{..}):
 *
 *   expression  branch ('|' branch)*          branch  (atom quantifier?)*
 *   atom        character | '.' | escape | '[' class ']' | '(' expression ')'
 *   quantifier  ? * + {n} {n,} {n,m}
 *   class       ^? (character | escape | character-character)+ (-[class])?
 *
 * '^' and '$' are characters like others: the whole text matches anyhow.
 */
#include "base/zalloc.h"
#include "pattern/pattern_tree.h"

enum { MOST_TIMES = 1000 };

typedef struct parse {
    stax_str text;
    size_t at; /* bytes that are read */
    pos place;
    diag *d;
    stax_arena *arena;
    bool failed;
    int depth; /* brackets that are open */
} parse;

static pattern_node *expression(parse *p);

/* --- reading ------------------------------------------------------------------------------ */

/* The first message counts; gives NULL. */
static pattern_node *refuse(parse *p, size_t from, size_t bytes, const char *message)
{
    if (!p->failed) diag_error(p->d, pos_within(p->place, p->text, from, bytes), "%s", message);
    p->failed = true;
    return NULL;
}

static bool at_end(const parse *p)
{
    return p->failed || p->at >= p->text.len;
}

static char peek(const parse *p)
{
    return at_end(p) ? '\0' : p->text.data[p->at];
}

static bool take(parse *p, char c)
{
    if (at_end(p) || p->text.data[p->at] != c) return false;
    p->at++;
    return true;
}

/* One character of UTF-8, which the schema was checked to be. */
static uint32_t take_character(parse *p)
{
    unsigned char first = (unsigned char)p->text.data[p->at++];
    uint32_t c = first;
    if (first < 0xC0) return c;

    c = first & (first < 0xE0 ? 0x1Fu : first < 0xF0 ? 0x0Fu : 0x07u);
    while (p->at < p->text.len && ((unsigned char)p->text.data[p->at] & 0xC0) == 0x80)
        c = c << 6 | ((unsigned char)p->text.data[p->at++] & 0x3F);
    return c;
}

static pattern_node *new_node(parse *p, pattern_kind kind)
{
    pattern_node *node = ZNEW(pattern_node, p->arena);

    node->kind = kind;
    return node;
}

/* --- escapes ------------------------------------------------------------------------------ */

/* \n, \., \\ …: one character; false for another kind of escape. */
static bool single_escape(char c, uint32_t *out)
{
    static const char same[] = "\\|.-^?*+{}()[]";

    *out = (unsigned char)c;
    if (c == 'n') *out = '\n';
    if (c == 'r') *out = '\r';
    if (c == 't') *out = '\t';
    return c != '\0' && (strchr(same, c) || *out != (unsigned char)c);
}

/* Behind a '\': one character gives it, a class of them is added to the set and gives no one. */
static bool take_escape(parse *p, pattern_set *set, uint32_t *single)
{
    size_t from = p->at - 1;
    char c = peek(p);

    if (at_end(p)) {
        refuse(p, from, 1, "the pattern ends behind a '\\'");
        return false;
    }
    p->at++;
    if (single_escape(c, single)) return true;
    if (pattern_set_add_escape(set, c, p->arena)) return false;
    if (c == 'p' || c == 'P')
        refuse(p, from, 2, "categories (\\p{..}) are not known here; write the characters in [..]");
    else if (c == '$' || c == '/' || c == '"' || c == '\'')
        refuse(p, from, 2, "this character needs no '\\' in a pattern");
    else
        refuse(p, from, 2,
               "there is no such escape; there are \\n \\r \\t, \\d \\w \\s \\i \\c and their "
               "capitals, and '\\' in front of | . - ^ ? * + { } ( ) [ ] \\");
    return false;
}

/* --- classes ------------------------------------------------------------------------------ */

static pattern_set class_of(parse *p);

/* The other end of a range whose '-' was read. */
static void take_range(parse *p, pattern_set *set, uint32_t lo, size_t from)
{
    pattern_set none = {0};
    uint32_t hi;

    if (take(p, '\\')) {
        if (!take_escape(p, &none, &hi)) {
            refuse(p, from, p->at - from, "a range ends with one character");
            return;
        }
    } else {
        hi = take_character(p);
    }
    if (hi < lo)
        refuse(p, from, p->at - from, "the range ends before it begins");
    else
        pattern_set_add(set, lo, hi, p->arena);
}

/* Whether a '-' here stands between two ends: not in front of ']' or of a class to take away. */
static bool at_range(const parse *p)
{
    if (peek(p) != '-' || p->at + 1 >= p->text.len) return false;
    return p->text.data[p->at + 1] != ']' && p->text.data[p->at + 1] != '[';
}

static void take_member(parse *p, pattern_set *set)
{
    size_t from = p->at;
    uint32_t lo;

    if (peek(p) == '[') {
        refuse(p, from, 1, "'[' in a class is written '\\['");
        return;
    }
    if (take(p, '\\')) {
        if (!take_escape(p, set, &lo)) return; /* \d is no end of a range */
    } else {
        lo = take_character(p);
        if (lo == '-' && set->count > 0 && !at_end(p) && !strchr("[]", peek(p)))
            refuse(p, from, 1, "'-' in the middle of a class is written '\\-'");
    }
    if (at_range(p)) {
        p->at++;
        take_range(p, set, lo, from);
    } else {
        pattern_set_add(set, lo, lo, p->arena);
    }
}

/* `-[..]` at the end of a class. */
static bool at_subtraction(const parse *p)
{
    return peek(p) == '-' && p->at + 1 < p->text.len && p->text.data[p->at + 1] == '[';
}

/* Behind the '[' up to and with the ']'. */
static pattern_set class_of(parse *p)
{
    pattern_set set = {0}, less = {0};
    size_t from = p->at - 1;
    bool inverse = take(p, '^');

    if (++p->depth > PATTERN_NESTING) refuse(p, from, 1, "too many brackets within each other");
    while (!at_end(p) && peek(p) != ']' && !(set.count > 0 && at_subtraction(p)))
        take_member(p, &set);
    if (set.count == 0) refuse(p, from, p->at - from, "a class has at least one character");
    pattern_set_settle(&set);
    if (inverse) set = pattern_set_others(&set, p->arena);
    if (!at_end(p) && at_subtraction(p)) {
        p->at += 2;
        less = class_of(p);
        set = pattern_set_without(&set, &less, p->arena);
    }
    if (!take(p, ']')) refuse(p, from, 1, "this '[' has no ']'");
    p->depth--;
    return set;
}

/* --- atoms -------------------------------------------------------------------------------- */

/* All but the line ends. */
static void add_dot(parse *p, pattern_set *set)
{
    pattern_set ends = {0};

    pattern_set_add(&ends, '\n', '\n', p->arena);
    pattern_set_add(&ends, '\r', '\r', p->arena);
    *set = pattern_set_others(&ends, p->arena);
}

static pattern_node *group(parse *p)
{
    size_t from = p->at - 1;
    if (++p->depth > PATTERN_NESTING)
        return refuse(p, from, 1, "too many brackets within each other");

    pattern_node *node = expression(p);
    if (!take(p, ')')) return refuse(p, from, 1, "this '(' has no ')'");
    p->depth--;
    return node;
}

static pattern_node *atom(parse *p)
{
    pattern_node *node = new_node(p, PATTERN_SET);
    size_t from = p->at;
    uint32_t c;

    if (take(p, '(')) return group(p);
    if (strchr("?*+{", peek(p)))
        return refuse(p, from, 1, "there is nothing in front of this to be repeated");
    if (strchr("]}", peek(p))) return refuse(p, from, 1, "this opens nowhere: put a '\\' in front");
    if (take(p, '[')) {
        node->set = class_of(p);
    } else if (take(p, '.')) {
        add_dot(p, &node->set);
    } else if (!take(p, '\\')) {
        c = take_character(p);
        pattern_set_add(&node->set, c, c, p->arena);
    } else if (take_escape(p, &node->set, &c)) {
        pattern_set_add(&node->set, c, c, p->arena);
    }
    pattern_set_settle(&node->set);
    return p->failed ? NULL : node;
}

/* --- quantifiers -------------------------------------------------------------------------- */

/* Digits; -1 when there are none, -2 when it is too much. */
static int number(parse *p)
{
    int n = -1;

    while (peek(p) >= '0' && peek(p) <= '9') {
        n = (n < 0 ? 0 : n) * 10 + (p->text.data[p->at++] - '0');
        if (n > MOST_TIMES) return -2;
    }
    return n;
}

/* Behind the '{'. */
static bool take_times(parse *p, pattern_node *repeat)
{
    size_t from = p->at - 1;
    bool comma, good;

    repeat->min = number(p);
    comma = take(p, ',');
    repeat->max = comma ? number(p) : repeat->min;
    good = repeat->min >= 0 && repeat->max > -2 && (comma || repeat->max >= 0);
    if (repeat->min == -2 || repeat->max == -2)
        refuse(p, from, p->at - from, "at most 1000 times can be counted");
    else if (!good || !take(p, '}'))
        refuse(p, from, p->at - from, "how often is written {3}, {2,} or {2,5}");
    else if (repeat->max >= 0 && repeat->max < repeat->min)
        refuse(p, from, p->at - from, "the most cannot be below the least");
    return !p->failed;
}

static pattern_node *quantified(parse *p, pattern_node *part)
{
    pattern_node *repeat = new_node(p, PATTERN_REPEAT);

    repeat->parts = part;
    repeat->max = PATTERN_UNBOUNDED;
    if (take(p, '?'))
        repeat->max = 1;
    else if (take(p, '+'))
        repeat->min = 1;
    else if (take(p, '{'))
        return take_times(p, repeat) ? repeat : NULL;
    else if (!take(p, '*'))
        return part;
    return repeat;
}

/* --- expressions -------------------------------------------------------------------------- */

static pattern_node *branch(parse *p)
{
    pattern_node *chain = new_node(p, PATTERN_CHAIN), **end = &chain->parts;

    while (!at_end(p) && peek(p) != '|' && peek(p) != ')') {
        pattern_node *part = atom(p);
        if (part) part = quantified(p, part);
        if (part == NULL) return NULL;
        pattern_node *link = new_node(p, PATTERN_CHAIN); /* a part may be in one chain only */
        link->parts = part;
        *end = link;
        end = &link->next;
    }
    return chain;
}

static pattern_node *expression(parse *p)
{
    pattern_node *choice = new_node(p, PATTERN_CHOICE), **end = &choice->parts;

    do {
        pattern_node *one = branch(p);
        if (one == NULL) return NULL;
        *end = one;
        end = &one->next;
    } while (take(p, '|'));
    return choice;
}

const pattern_node *pattern_parse(stax_str text, pos at, diag *d, stax_arena *arena)
{
    parse p = {.text = text, .place = at, .d = d, .arena = arena};
    pattern_node *whole = expression(&p);

    if (!at_end(&p)) refuse(&p, p.at, 1, "this ')' closes nothing: put a '\\' in front");
    return p.failed ? NULL : whole;
}
