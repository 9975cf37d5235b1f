/*
 * The plan as text, for --dump=plan: everything in it but comments.
 */
#include "plan/plan.h"

/* " word value", or nothing for NULL. */
static void put_word(const char *word, const char *value, FILE *to)
{
    if (value) fprintf(to, " %s %s", word, value);
}

static void put_if(bool given, const char *word, FILE *to)
{
    if (given) fprintf(to, " %s", word);
}

/* --- arms --------------------------------------------------------------------------------- */

static void dump_call(const plan_fill *fill, FILE *to)
{
    static const char *const spaces[] = {"", " trimmed", " collapsed"};
    static const char *const blanks[] = {"", " blank absent", " blank fault"};

    fprintf(to, " = %s(%s", fill->call, fill->text);
    for (size_t i = 0; i < PLAN_ARGUMENTS && fill->arguments[i]; i++)
        fprintf(to, ", %s", fill->arguments[i]);
    fprintf(to, ", %s)%s%s", fill->target, spaces[fill->space], blanks[fill->blank]);
    if (fill->blank != PLAN_BLANK_TAKEN) put_word("if", fill->is_blank, to);
    put_word("from", fill->shortest, to);
    put_word("up to", fill->longest, to);
    put_word("through", fill->item_type, to);
    put_word("cast", fill->cast, to);
    put_if(fill->foreign, "foreign", to);
    put_word("letters", fill->letters, to);
    put_word("pattern", fill->pattern, to);
    put_word("other", fill->other, to);
    put_word("once in", fill->once, to);
    put_if(fill->appends, "appends", to);
    put_if(fill->forgives, "forgives", to);
    put_if(fill->tells, "tells", to);
}

static void dump_split(const plan_fill *fill, FILE *to)
{
    fprintf(to, "        split %s at %s %u..%u by %s", fill->split, fill->separators,
            fill->least_pieces, fill->most_pieces, fill->pieces->function);
    put_if(fill->is_inline, "inline", to);
    dump_call(fill->pieces, to);
    putc('\n', to);
}

static void dump_fill(const plan_fill *fill, FILE *to)
{
    fprintf(to, "      fill %s %s", fill->function, fill->member);
    if (fill->call && !fill->pieces) dump_call(fill, to);
    put_if(fill->flag, "= true", to);
    put_word("has", fill->has, to);
    putc('\n', to);
    if (fill->pieces) dump_split(fill, to);
}

static void dump_arm(const plan_arm *arm, size_t number, FILE *to)
{
    static const char *const kinds[] = {"attribute", "text",   "leaf",  "flag",
                                        "wrapper",   "record", "any of"};
    static const char *const repeats[] = {"refuse", "all", "first", "last"};
    static const char *const belows[] = {"nothing", "text", "raw", "tree"};
    static const char *const guesses[] = {"", " guess leaf", " guess flag", " guess child",
                                          " guess number"};

    fprintf(to, "    %zu %s: %s %s %s%s line %u", number, arm->constant, kinds[arm->kind],
            arm->name, repeats[arm->repeat], guesses[arm->guess], (unsigned)arm->line);
    put_word("take", arm->take, to);
    put_word("place", arm->place, to);
    put_word("state", arm->state, to);
    put_word("variable", arm->variable, to);
    if (arm->list)
        fprintf(to, " list %s %u..%u", arm->list, (unsigned)arm->least, (unsigned)arm->most);
    put_word("of", arm->file, to);
    if (arm->order > 0) fprintf(to, " order %u", (unsigned)arm->order);
    put_if(arm->required, "required", to);
    put_if(arm->far, "far", to);
    put_if(arm->careful, "careful", to);
    put_if(arm->points, "points", to);
    put_word("below", arm->below ? belows[arm->below] : NULL, to);
    if (arm->any_of) put_word(arm->exclusive ? "one of" : "any of", arm->any_of->constant, to);
    put_if(arm->picky, "picky", to);
    put_if(arm->anywhere, "anywhere", to);
    if (arm->number > 0)
        fprintf(to, " number %u in bits %u..%u", (unsigned)arm->number, arm->count_at,
                arm->count_at + arm->count_bits);
    if (arm->test) fprintf(to, " test %s: %s", arm->test, arm->test_text);
    if (arm->left) put_word("yields to", arm->left->constant, to);
    put_word(arm->guarded ? "guarded" : "ns", arm->ns, to);
    if (*arm->want) fprintf(to, " want %s", arm->want);
    putc('\n', to);
    for (size_t i = 0; i < arm->fill_count; i++) dump_fill(&arm->fills[i], to);
}

/* --- states ------------------------------------------------------------------------------- */

static void dump_groups(const plan_state *state, FILE *to)
{
    for (size_t i = 0; i < state->group_count; i++) {
        unsigned letter = state->groups[i].letter;
        fprintf(to, letter < 0x80 ? "      case %c:" : "      case %02X:", letter);
        for (size_t j = 0; j < state->groups[i].count; j++)
            fprintf(to, " %s", state->groups[i].arms[j]->name);
        putc('\n', to);
    }
}

static void dump_by_name(const plan_by_name *names, FILE *to)
{
    if (names->arms_in == NULL) return;
    fprintf(to, "      %s by name %s", names->part, names->arms_in);
    for (size_t i = 0; i < names->count; i++) fprintf(to, " %s", names->arms[i]->name);
    putc('\n', to);
}

static void dump_state(const plan_state *state, FILE *to)
{
    static const char *const steps[] = {"careful", "wrapper", "end", "chain", "switch", "table"};

    fprintf(to, "    %s <%s> arms %u..%u open %s step %s %s", state->variable, state->element,
            (unsigned)state->first, (unsigned)(state->first + state->count), state->open,
            state->step, steps[state->step_kind]);
    put_if(state->wrapper, "wrapper", to);
    put_if(state->strict, "strict", to);
    put_if(state->warns, "warns", to);
    put_if(state->ordered, "ordered", to);
    put_word("up to", state->last, to);
    put_if(state->judged, "judged", to);
    put_if(state->counted, "counted", to);
    put_if(state->watches, "watches", to);
    put_if(state->table, "by table", to);
    put_if(state->choosy, "choosy", to);
    put_word("ns", state->ns, to);
    put_if(state->text != NULL, state->reads_text ? "reads text" : "own text", to);
    putc('\n', to);
    dump_groups(state, to);
    for (int i = 0; i < 2; i++) dump_by_name(&state->by_name[i], to);
}

/* --- types -------------------------------------------------------------------------------- */

static void dump_enum(const plan_enum *e, FILE *to)
{
    fprintf(to, "enum %s words %s line %u", e->c_name, e->words_in, (unsigned)e->line);
    put_word("list", e->list, to);
    for (size_t i = 0; i < e->word_count; i++) fprintf(to, " %s", e->words[i].c_name);
    put_word("other", e->other, to);
    put_word("set", e->open_in, to);
    putc('\n', to);
}

static void dump_pattern(const plan_pattern *pattern, FILE *to)
{
    const pattern_table *table = pattern->table;

    fprintf(to, "pattern %s %s states %u classes %u start %u accepting %u\n", pattern->name,
            pattern->text, (unsigned)table->states, (unsigned)table->width, (unsigned)table->start,
            (unsigned)table->accepting);
}

static void dump_member(const plan_member *member, FILE *to)
{
    fprintf(to, "    %s %s", member->type, member->name);
    put_word("=", member->value, to);
    put_if(member->has, "has", to);
    putc('\n', to);
}

static void dump_held(const plan_record *record, FILE *to)
{
    if (record->held == NULL) return;
    fprintf(to, "  layout %s holds %s", record->layout_in, record->held_in);
    put_word("copy", record->copy, to);
    put_word("json", record->json, to);
    putc('\n', to);
    for (const plan_held *h = record->held; h->macro; h++) {
        fprintf(to, "    %s %s %s %s", h->macro, h->member, h->name, h->kind);
        put_word("has", h->has, to);
        put_word("of", h->layout, to);
        put_word("words", h->words, to);
        put_word("text", h->text, to);
        if (h->times > 0) fprintf(to, " times %u", h->times);
        if (h->digits > 0) fprintf(to, " digits %u", h->digits);
        put_if(h->points, "points", to);
        putc('\n', to);
    }
}

static void dump_record(const plan_record *record, FILE *to)
{
    fprintf(to, "record %s %s local %s line %u levels %u", record->c_name, record->elements,
            record->local, (unsigned)record->line, (unsigned)record->levels);
    put_word("list", record->list, to);
    put_word("is", record->own, to);
    put_word("hook", record->hook, to);
    put_word("where", record->where, to);
    put_word("deprecated", record->deprecated, to);
    fputs("\n  members\n", to);
    for (size_t i = 0; i < record->member_count; i++) dump_member(&record->members[i], to);
    for (size_t i = 0; record->claims && record->claims[i].macro; i++)
        fprintf(to, "    claim %s %s %s\n", record->claims[i].macro, record->claims[i].member,
                record->claims[i].wanted);
    dump_held(record, to);
    fprintf(to, "  arms %s\n", record->arms_in);
    for (size_t i = 0; i < record->arm_count; i++) dump_arm(&record->arms[i], i, to);
    fputs("  states\n", to);
    for (size_t i = 0; i < record->state_count; i++) dump_state(&record->states[i], to);
}

/* Namespaces and roots. */
static void dump_names(const plan *p, FILE *to)
{
    for (size_t i = 0; i < p->space_count; i++) {
        fprintf(to, "ns %s \"%s\" in %s", p->spaces[i].constant, p->spaces[i].prefix,
                p->spaces[i].uris_in);
        for (size_t j = 0; j < p->spaces[i].uri_count; j++)
            fprintf(to, " \"%s\"", p->spaces[i].uris[j].data);
        putc('\n', to);
    }
    if (p->document == NULL) return;
    fprintf(to, "document %s %s blank %s: %s\n", p->document->state, p->document->type,
            p->document->blank, p->document->names);
    for (size_t i = 0; i < p->root_count; i++) {
        const plan_arm *root = &p->roots[i];
        fprintf(to, "  %s %s", root->name, root->state);
        put_word("ns", root->ns, to);
        if (root->choice) put_word("by", root->choice->choose, to);
        putc('\n', to);
    }
}

void plan_dump(const plan *p, FILE *to)
{
    fprintf(to, "schema %s prefix %s files %s %s levels %u depth %u%s%s%s%s\n", p->schema_name,
            p->prefix, p->request.source_name, p->request.header_name, (unsigned)p->levels,
            (unsigned)p->depth, p->borrowed ? " borrowed" : "",
            p->refuses_doctype ? " no doctype"
            : p->html_entities ? " html entities"
                               : "",
            p->wide ? " wide" : "", p->tables ? " by tables" : "");
    for (size_t i = 0; p->includes[i]; i++) fprintf(to, "include %s\n", p->includes[i]);
    fprintf(to, "root %s %s\n", p->root_type, p->root_state);
    for (size_t i = 0; i < p->stream_count; i++) {
        const plan_stream *s = &p->streams[i];
        fprintf(to, "stream %s(%s *%s) %s arm %s\n", s->next, s->type, s->out, s->state,
                s->constant);
    }
    dump_names(p, to);
    for (size_t i = 0; i < p->enum_count; i++) dump_enum(&p->enums[i], to);
    for (size_t i = 0; i < p->hook_count; i++)
        fprintf(to, "hook %s -> %s\n", p->hooks[i].function, p->hooks[i].c_type);
    for (size_t i = 0; i < p->pattern_count; i++) dump_pattern(&p->patterns[i], to);
    for (size_t i = 0; i < p->record_count; i++) dump_record(&p->records[i], to);
}
