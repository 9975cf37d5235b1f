/*
 * The zoo as text: a line an animal, then what stands around them. Absent fields are not told.
 */
#include "zoo_parser.h"

#include <inttypes.h>

static void say_named(ways_text *to, const char *name, stax_str value)
{
    ways_say(to, " %s=", name);
    ways_say_str(to, value);
}

static void say_person(ways_text *to, const char *name, const zoo_person *p)
{
    ways_say(to, " %s(", name);
    ways_say_str(to, p->name);
    if (p->has.role) say_named(to, "role", p->role);
    ways_say(to, ")");
}

static void say_animal(ways_text *to, const void *record)
{
    const zoo_animal *a = record;

    ways_say(to, "%" PRIu32, a->id);
    if (a->has.kind) ways_say(to, " kind=%u", a->kind);
    ways_say(to, " weight=%g%s", a->weight, a->tame ? " tame" : "");
    if (a->has.born) ways_say(to, " born=%" PRId32, a->born);
    if (a->has.place) say_named(to, "place", a->place);
    for (size_t i = 0; i < a->said.count; i++) say_named(to, "said", a->said.items[i]);
    for (size_t i = 0; i < a->keepers.count; i++) say_person(to, "keeper", &a->keepers.items[i]);
    ways_say(to, "\n");
}

static void say_wide(ways_text *to, const zoo_wide *wide)
{
    ways_say(to, " wide");
    for (int i = 0; i < 70; i++)
        if (wide->a[i]) ways_say(to, " a%d=%" PRId32, i, wide->a[i]);
}

static void say_zoo(ways_text *to, const void *root)
{
    const zoo_zoo *z = root;

    for (size_t i = 0; i < z->animals.count; i++) say_animal(to, &z->animals.items[i]);
    ways_say(to, "zoo");
    say_named(to, "name", z->name);
    if (z->has.opened)
        ways_say(to, " opened=%d-%d-%d", (int)z->opened.year, z->opened.month, z->opened.day);
    for (size_t i = 0; i < z->notes.count; i++) say_named(to, "note", z->notes.items[i]);
    say_person(to, "owner", &z->owner);
    if (z->has.deputy) say_person(to, "deputy", &z->deputy);
    if (z->has.motto) say_named(to, "motto", z->motto);
    if (z->has.mood) say_named(to, "mood", z->mood);
    if (z->has.chief) say_person(to, "chief", &z->chief);
    if (z->has.form) ways_say(to, " form x=%d y=%d", (int)z->form.x, (int)z->form.y);
    if (z->has.form && z->form.has.k) ways_say(to, " k=%u", z->form.k);
    if (z->has.wide) say_wide(to, &z->wide);
    ways_say(to, "\n");
}

static void *parse(stax_arena *arena, const stax_input *input, const stax_options *options,
                   stax_error *error)
{
    return stx_parse(&zoo_schema, arena, input, options, error);
}

static stx_reader *open_zoo(const stax_input *input, const stax_options *options, stax_error *error)
{
    return stx_open(&zoo_schema, input, options, error);
}

const ways_parser zoo_ways = {parse, true, open_zoo, say_animal, say_zoo};
