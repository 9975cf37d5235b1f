/*
 * The choices of the language: which words there are, and which of them this version takes.
 */
#include "base/zalloc.h"
#include "model/draft.h"

enum { MOST_WORDS = 6 };

/* The words in the order of the manual, the default first; those behind `now` are for later. */
static const struct choice {
    const char *name;
    const char *words[MOST_WORDS];
    unsigned now;
} choices[DRAFT_CHOICES] = {
    [DRAFT_UNKNOWN] = {"unknown", {"skip", "error", "warn", "keep"}, 3},
    [DRAFT_REPEATED] = {"repeated", {"error", "first", "last"}, 3},
    [DRAFT_INVALID] = {"invalid", {"error", "absent"}, 2},
    [DRAFT_SPACE] = {"space", {"trim", "keep", "collapse"}, 3},
    [DRAFT_EMPTY] = {"empty", {"value", "absent"}, 2},
    [DRAFT_NS] = {"ns", {"strict", "lax"}, 2},
    [DRAFT_CASE] = {"case", {"exact", "camel", "pascal", "kebab", "upper"}, 5},
    [DRAFT_ENTITIES] = {"entities", {"internal", "none", "html"}, 3},
    [DRAFT_STRINGS] = {"strings", {"owned", "borrowed"}, 2},
    [DRAFT_PROFILE] = {"profile", {"heap", "static"}, 1},
    [DRAFT_WRITE] = {"write", {"yes", "no"}, 1},
    [DRAFT_ORDER] = {"order", {"any", "strict"}, 2},
};

const char *draft_word(draft_choice which, unsigned word)
{
    return choices[which].words[word];
}

const char *draft_choice_name(draft_choice which)
{
    return choices[which].name;
}

draft_setting build_choice(build *b, draft_choice which, const doc_node *node)
{
    const struct choice *c = &choices[which];
    draft_setting none = {0};
    if (!doc_want_text(node, c->name, b->d)) return none;

    for (unsigned i = 0; c->words[i]; i++) {
        if (!stax_eq(node->text, stax_str_of(c->words[i]))) continue;
        if (i < c->now) return (draft_setting){true, i, node->at};
        diag_error(b->d, node->at, "'%s: %s' is not yet in this version", c->name, c->words[i]);
        return none;
    }
    build_refuse_word(b, node->at, zprintf(b->arena, "'%s:'", c->name), node->text, c->words);
    return none;
}

static bool build_choice_named(build *b, const doc_pair *pair)
{
    for (unsigned i = 0; i < DRAFT_CHOICES; i++) {
        if (!stax_eq(pair->key->text, stax_str_of(choices[i].name))) continue;
        b->file->options[i] = build_choice(b, (draft_choice)i, pair->value);
        return true;
    }
    return false;
}

static void refuse_option(build *b, const doc_node *key)
{
    const char *names[DRAFT_CHOICES + 2] = {"depth"};

    for (unsigned i = 0; i < DRAFT_CHOICES; i++) names[i + 1] = choices[i].name;
    build_refuse_word(b, key->at, "'options:'", key->text, names);
}

/* That of an imported file is its own parser's. */
static void build_depth(build *b, const doc_node *value)
{
    uint32_t depth;
    if (!build_number(b, value, 1000000, &depth)) return;

    if (depth == 0) diag_error(b->d, value->at, "a depth of 0 would allow no element at all");
    if (b->file == b->out->files.items[0]) b->out->depth = depth;
}

void build_options(build *b, const doc_node *node)
{
    if (node->kind != DOC_MAPPING) {
        diag_error(b->d, node->at, "'options:' is a mapping, for example 'unknown: error'");
        return;
    }
    for (size_t i = 0; i < node->count; i++) {
        const doc_pair *pair = &node->pairs[i];
        if (build_choice_named(b, pair)) continue;
        if (!stax_eq(pair->key->text, stax_str_of("depth")))
            refuse_option(b, pair->key);
        else
            build_depth(b, pair->value);
    }
}
