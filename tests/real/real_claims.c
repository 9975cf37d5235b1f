/*
 * The values of a field are gone through in step with the nodes of the tree.
 */
#include "real_claims.h"

#include "real_json.h"
#include "real_tree.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct comparison {
    const real_claim *claim;
    const char *title;
    const real_nodes *nodes;
    size_t at;
    double values, wanted; /* the sums */
} comparison;

static void compare_text(comparison *c, stax_str value)
{
    char *text = real_nodes_text(c->nodes, c->at);
    stax_str want = stax_trim(stax_str_of(text));

    if (!stax_eq(stax_trim(value), want))
        fail_msg("%s: %s[%zu] is '%.*s', not '%.*s'", c->title, c->claim->field, c->at + 1,
                 (int)value.len, value.data, (int)want.len, want.data);
    free(text);
}

static double number_of(const char *text)
{
    return strtod(text, NULL);
}

static void add_up(comparison *c, stax_str value)
{
    char number[64];
    char *text;

    (void)snprintf(number, sizeof number, "%.*s", (int)value.len, value.data);
    c->values += number_of(number);
    if (c->nodes->number) return;
    text = real_nodes_text(c->nodes, c->at);
    c->wanted += number_of(text);
    free(text);
}

static void take(void *context, stax_str value)
{
    comparison *c = context;
    bool there = c->nodes->number || c->at < c->nodes->count;

    if (there && c->claim->how == REAL_TEXTS) compare_text(c, value);
    if (there && c->claim->how == REAL_SUM) add_up(c, value);
    c->at++;
}

static void compare_sum(const comparison *c)
{
    double wanted = c->nodes->number ? c->nodes->value : c->wanted;
    double apart = c->values > wanted ? c->values - wanted : wanted - c->values;
    double size = wanted < 0 ? -wanted : wanted;

    if (apart > 1e-9 * (size + 1))
        fail_msg("%s: %s add up to %.17g, %s to %.17g", c->title, c->claim->field, c->values,
                 c->claim->nodes, wanted);
}

static size_t check(const real_claim *claim, const char *title, stax_str json, real_tree *tree)
{
    real_nodes nodes = real_tree_nodes(tree, claim->nodes);
    comparison c = {.claim = claim, .title = title, .nodes = &nodes};
    size_t wanted;

    json_values(json, claim->field, take, &c);
    wanted = nodes.number ? (size_t)nodes.value : nodes.count;
    if (claim->how == REAL_SUM) compare_sum(&c);
    if (!(nodes.number && claim->how == REAL_SUM) && c.at != wanted)
        fail_msg("%s: %zu values %s, but %s gives %zu", title, c.at, claim->field, claim->nodes,
                 wanted);
    real_nodes_free(&nodes);
    return c.at;
}

void real_claims_check(const real_schema *schema, const char *title, stax_str document,
                       stax_str json, real_tally *tally)
{
    real_tree *tree = real_tree_of(document);

    if (tree == NULL) fail_msg("%s: libxml2 refuses it", title);
    assert_true(schema->claim_count <= sizeof tally->values / sizeof *tally->values);
    for (size_t i = 0; i < schema->claim_count; i++)
        tally->values[i] += check(&schema->claims[i], title, json, tree);
    real_tree_free(tree);
}

void real_claims_met(const real_schema *schema, const real_tally *tally)
{
    for (size_t i = 0; i < schema->claim_count; i++)
        if (tally->values[i] == 0) fail_msg("no document has a value %s", schema->claims[i].field);
}
