/*
 * From libyaml's events to the tree. The only file that knows yaml.h.
 *
 * libyaml counts lines its own way, so of its marks only the number of the character is used: a
 * cursor walks along the source and turns it into byte, line and column. Marks come in the order of
 * the file, so the walk is one pass. A place of a syntax error may lie before the cursor: then it
 * begins again.
 */
#include "base/vec.h"
#include "base/zalloc.h"
#include "load/doc.h"

#include <yaml.h>

enum { DEEPEST = 32 };

typedef struct cursor {
    size_t character, byte; /* from 0 */
    uint32_t line, column;  /* from 1 */
} cursor;

typedef struct load {
    yaml_parser_t parser;
    const source *from;
    cursor at;
    diag *d;
    stax_arena *arena;
    unsigned depth;
} load;

static bool continues_character(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

static void step(cursor *at, stax_str text)
{
    char c = text.data[at->byte];
    bool cr_before_lf = c == '\r' && at->byte + 1 < text.len && text.data[at->byte + 1] == '\n';

    at->character++;
    do at->byte++;
    while (at->byte < text.len && continues_character(text.data[at->byte]));

    if (c == '\n' || (c == '\r' && !cr_before_lf)) {
        at->line++;
        at->column = 1;
    } else {
        at->column++;
    }
}

static cursor go_to(load *l, size_t character)
{
    stax_str text = l->from->text;

    if (character < l->at.character) l->at = (cursor){.line = 1, .column = 1};
    while (l->at.character < character && l->at.byte < text.len) step(&l->at, text);
    return l->at;
}

static pos pos_of(const load *l, cursor at, uint32_t length)
{
    return (pos){.source = l->from, .line = at.line, .column = at.column, .length = length};
}

static pos pos_of_mark(load *l, yaml_mark_t mark)
{
    return pos_of(l, go_to(l, mark.index), 1);
}

/* What to do about libyaml's words, where a schema line is the likely cause. */
static const char *hint(const load *l, cursor at)
{
    char c = at.byte < l->from->text.len ? l->from->text.data[at.byte] : '\0';
    const char *problem = l->parser.problem;

    if (strstr(problem, "cannot start any token") && (c == '@' || c == '`' || c == '%'))
        return "; a value may not begin with this sign: put it in quotes";
    if (strstr(problem, "cannot start any token") && c == '\t')
        return "; YAML indents with spaces, not with tabs";
    if (strstr(problem, "mapping values are not allowed"))
        return "; a value that holds ': ' must stand in quotes";
    if (l->parser.context && strstr(l->parser.context, "scanning an a"))
        return "; a value that begins with '*' or '&' must stand in quotes";
    return "";
}

static void report_syntax(load *l)
{
    const yaml_parser_t *p = &l->parser;
    if (p->error == YAML_MEMORY_ERROR || p->problem == NULL) /* of tags libyaml does not say it */
        zalloc_failed();
    if (p->error == YAML_READER_ERROR) {
        cursor at = {.line = 1, .column = 1};
        while (at.byte < p->problem_offset && at.byte < l->from->text.len) step(&at, l->from->text);
        diag_error(l->d, pos_of(l, at, 1), "not YAML in UTF-8: %s", p->problem);
        return;
    }
    cursor at = go_to(l, p->problem_mark.index);
    diag_error(l->d, pos_of(l, at, 1), "not YAML: %s%s", p->problem, hint(l, at));
    if (p->context && p->context_mark.index != p->problem_mark.index)
        diag_note(l->d, pos_of_mark(l, p->context_mark), "%s that begins here", p->context);
}

static bool next_event(load *l, yaml_event_t *event)
{
    if (yaml_parser_parse(&l->parser, event)) return true;
    report_syntax(l);
    return false;
}

static void refuse_properties(load *l, const yaml_char_t *anchor, const yaml_char_t *tag, pos at)
{
    if (anchor)
        diag_error(l->d, at,
                   "YAML anchors (&) are not allowed in a schema; a value that begins "
                   "with '&' must stand in quotes");
    if (tag)
        diag_error(l->d, at,
                   "YAML tags (!) are not allowed in a schema; a value that begins with "
                   "'!' must stand in quotes");
}

/* Do the bytes of the value stand in the source, in one line? */
static bool is_exact(const load *l, cursor from, stax_str text)
{
    stax_str all = l->from->text;

    if (text.len > all.len - from.byte || memchr(text.data, '\n', text.len)) return false;
    return memcmp(all.data + from.byte, text.data, text.len) == 0;
}

static doc_node *read_scalar(load *l, const yaml_event_t *event)
{
    doc_node *node = ZNEW(doc_node, l->arena);
    yaml_scalar_style_t style = event->data.scalar.style;
    cursor from;

    node->quoted =
        style == YAML_SINGLE_QUOTED_SCALAR_STYLE || style == YAML_DOUBLE_QUOTED_SCALAR_STYLE;
    from = go_to(l, event->start_mark.index + node->quoted);
    node->text = zcopy(
        (stax_str){(const char *)event->data.scalar.value, event->data.scalar.length}, l->arena);
    node->at = pos_of(l, from, POS_REST);
    if (is_exact(l, from, node->text)) node->at.length = source_characters(node->text);
    refuse_properties(l, event->data.scalar.anchor, event->data.scalar.tag, node->at);
    return node;
}

static doc_node *read_node(load *l, const yaml_event_t *event);

/* The next node, or NULL with *end set when the collection is over, or NULL after an error. */
static doc_node *read_next(load *l, yaml_event_type_t end_type, bool *end)
{
    yaml_event_t event;
    if (!next_event(l, &event)) return NULL;

    *end = event.type == end_type;
    doc_node *node = *end ? NULL : read_node(l, &event);
    yaml_event_delete(&event);
    return node;
}

static doc_node *read_list(load *l, const yaml_event_t *event)
{
    doc_node *node = ZNEW(doc_node, l->arena), *item;
    VEC(doc_node *) items = {0};
    bool end = false;

    node->kind = DOC_LIST;
    node->at = pos_of_mark(l, event->start_mark);
    node->flow = event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
    refuse_properties(l, event->data.sequence_start.anchor, event->data.sequence_start.tag,
                      node->at);
    while ((item = read_next(l, YAML_SEQUENCE_END_EVENT, &end))) *VEC_ADD(&items, l->arena) = item;
    node->items = items.items;
    node->count = items.count;
    return end ? node : NULL;
}

/* May the key stand in the mapping? Says why not. */
static bool is_new_key(load *l, const doc_node *key, const doc_pair *pairs, size_t count)
{
    if (key->kind != DOC_SCALAR) {
        diag_error(l->d, key->at, "a key must be a word");
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        if (!stax_eq(pairs[i].key->text, key->text)) continue;
        diag_error(l->d, key->at, "the key '%s' stands here twice", key->text.data);
        diag_note(l->d, pairs[i].key->at, "the first is here");
        return false;
    }
    return true;
}

static doc_node *read_mapping(load *l, const yaml_event_t *event)
{
    doc_node *node = ZNEW(doc_node, l->arena), *key;
    VEC(doc_pair) pairs = {0};
    bool end = false, no_end;

    node->kind = DOC_MAPPING;
    node->at = pos_of_mark(l, event->start_mark);
    node->flow = event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE;
    refuse_properties(l, event->data.mapping_start.anchor, event->data.mapping_start.tag, node->at);
    while ((key = read_next(l, YAML_MAPPING_END_EVENT, &end))) {
        doc_node *value = read_next(l, YAML_MAPPING_END_EVENT, &no_end);
        if (value == NULL) return NULL;
        if (is_new_key(l, key, pairs.items, pairs.count))
            *VEC_ADD(&pairs, l->arena) = (doc_pair){key, value};
    }
    node->pairs = pairs.items;
    node->count = pairs.count;
    return end ? node : NULL;
}

static doc_node *read_alias(load *l, const yaml_event_t *event)
{
    doc_node *node = ZNEW(doc_node, l->arena);

    node->at = pos_of_mark(l, event->start_mark);
    node->text = zcopy((stax_str){"", 0}, l->arena);
    diag_error(l->d, node->at,
               "YAML aliases (*) are not allowed in a schema; a value that begins "
               "with '*' must stand in quotes");
    return node;
}

static doc_node *read_node(load *l, const yaml_event_t *event)
{
    if (l->depth == DEEPEST) {
        diag_error(l->d, pos_of_mark(l, event->start_mark), "nested more than %d deep", DEEPEST);
        return NULL;
    }
    doc_node *node = NULL;
    l->depth++;
    if (event->type == YAML_SCALAR_EVENT) node = read_scalar(l, event);
    if (event->type == YAML_SEQUENCE_START_EVENT) node = read_list(l, event);
    if (event->type == YAML_MAPPING_START_EVENT) node = read_mapping(l, event);
    if (event->type == YAML_ALIAS_EVENT) node = read_alias(l, event);
    l->depth--;
    return node;
}

/* Skips the marks of stream and document; true with an event that is something else. */
static bool first_event(load *l, yaml_event_t *event)
{
    for (;;) {
        if (!next_event(l, event)) return false;
        if (event->type != YAML_STREAM_START_EVENT && event->type != YAML_DOCUMENT_START_EVENT)
            return true;
        yaml_event_delete(event);
    }
}

/* Nothing may come behind the document; an error of syntax there counts as well. */
static void check_end(load *l)
{
    yaml_event_t event;

    for (bool end = false; !end;) {
        if (!next_event(l, &event)) return;
        end = event.type == YAML_STREAM_END_EVENT || event.type == YAML_DOCUMENT_START_EVENT;
        if (event.type == YAML_DOCUMENT_START_EVENT)
            diag_error(l->d, pos_of_mark(l, event.start_mark),
                       "a schema is one YAML document, and here a second one begins");
        yaml_event_delete(&event);
    }
}

static const doc_node *read_document(load *l)
{
    yaml_event_t event;
    const doc_node *root = NULL;
    if (!first_event(l, &event)) return NULL;

    if (event.type == YAML_STREAM_END_EVENT)
        diag_error(l->d, (pos){.source = l->from}, "the schema is empty");
    else
        root = read_node(l, &event);
    yaml_event_delete(&event);
    if (root) check_end(l);
    return root;
}

const doc_node *doc_load(const source *from, diag *d, stax_arena *arena)
{
    load l = {.from = from, .d = d, .arena = arena, .at = {.line = 1, .column = 1}};

    if (!yaml_parser_initialize(&l.parser)) zalloc_failed();
    yaml_parser_set_encoding(&l.parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&l.parser, (const unsigned char *)from->text.data, from->text.len);
    const doc_node *root = read_document(&l);
    yaml_parser_delete(&l.parser);
    return root;
}
