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
    put_word("once in", fill->once, to);
    put_if(fill->appends, "appends", to);
    put_if(fill->forgives, "forgives", to);
}

static void dump_fill(const plan_fill *fill, FILE *to)
{
    fprintf(to, "      fill %s %s", fill->function, fill->member);
    if (fill->call) dump_call(fill, to);
    put_if(fill->flag, "= true", to);
    put_word("has", fill->has, to);
    putc('\n', to);
}

static void dump_arm(const plan_arm *arm, size_t number, FILE *to)
{
    static const char *const kinds[] = {"attribute", "text", "leaf", "flag", "wrapper", "record"};
    static const char *const repeats[] = {"refuse", "all", "first", "last"};
    static const char *const guesses[] = {"", " guess leaf", " guess flag", " guess child"};

    fprintf(to, "    %zu %s: %s %s %s%s line %u", number, arm->constant, kinds[arm->kind],
            arm->name, repeats[arm->repeat], guesses[arm->guess], (unsigned)arm->line);
    put_word("take", arm->take, to);
    put_word("place", arm->place, to);
    put_word("state", arm->state, to);
    put_word("variable", arm->variable, to);
    if (arm->list)
        fprintf(to, " list %s %u..%u", arm->list, (unsigned)arm->least, (unsigned)arm->most);
    put_if(arm->required, "required", to);
    put_if(arm->far, "far", to);
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

static void dump_state(const plan_state *state, FILE *to)
{
    static const char *const steps[] = {"careful", "wrapper", "end", "chain", "switch"};

    fprintf(to, "    %s <%s> arms %u..%u open %s step %s %s", state->variable, state->element,
            (unsigned)state->first, (unsigned)(state->first + state->count), state->open,
            state->step, steps[state->step_kind]);
    put_if(state->wrapper, "wrapper", to);
    put_if(state->strict, "strict", to);
    put_if(state->counted, "counted", to);
    put_if(state->text != NULL, state->reads_text ? "reads text" : "own text", to);
    putc('\n', to);
    dump_groups(state, to);
}

/* --- types -------------------------------------------------------------------------------- */

static void dump_enum(const plan_enum *e, FILE *to)
{
    fprintf(to, "enum %s words %s line %u", e->c_name, e->words_in, (unsigned)e->line);
    put_word("list", e->list, to);
    for (size_t i = 0; i < e->word_count; i++) fprintf(to, " %s", e->words[i].c_name);
    putc('\n', to);
}

static void dump_member(const plan_member *member, FILE *to)
{
    fprintf(to, "    %s %s", member->type, member->name);
    put_word("=", member->value, to);
    put_if(member->has, "has", to);
    putc('\n', to);
}

static void dump_record(const plan_record *record, FILE *to)
{
    fprintf(to, "record %s %s local %s line %u levels %u", record->c_name, record->elements,
            record->local, (unsigned)record->line, (unsigned)record->levels);
    put_word("list", record->list, to);
    fputs("\n  members\n", to);
    for (size_t i = 0; i < record->member_count; i++) dump_member(&record->members[i], to);
    fprintf(to, "  arms %s\n", record->arms_in);
    for (size_t i = 0; i < record->arm_count; i++) dump_arm(&record->arms[i], i, to);
    fputs("  states\n", to);
    for (size_t i = 0; i < record->state_count; i++) dump_state(&record->states[i], to);
}

void plan_dump(const plan *p, FILE *to)
{
    fprintf(to, "schema %s prefix %s files %s %s levels %u depth %u%s%s%s\n", p->schema_name,
            p->prefix, p->request.source_name, p->request.header_name, (unsigned)p->levels,
            (unsigned)p->depth, p->borrowed ? " borrowed" : "",
            p->refuses_doctype ? " no doctype" : "", p->wide ? " wide" : "");
    fprintf(to, "root %s %s\n", p->root_type, p->root_state);
    if (p->stream)
        fprintf(to, "stream %s(%s *%s) %s arm %s\n", p->stream->next, p->stream->type,
                p->stream->out, p->stream->state, p->stream->constant);
    for (size_t i = 0; i < p->enum_count; i++) dump_enum(&p->enums[i], to);
    for (size_t i = 0; i < p->record_count; i++) dump_record(&p->records[i], to);
}
