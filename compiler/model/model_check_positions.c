/*
 * Positions are counted in 64 bits an open element: each name that is counted there takes as many
 * as its greatest number needs, and one number more for "behind it".
 */
#include "model/model_check.h"

#include "base/vec.h"
#include "base/zalloc.h"

typedef struct counter {
    const char *around, *name; /* the way to the parent, the name that is counted */
    uint32_t greatest;
    pos at;
} counter;

typedef VEC(counter) counters;

static counter *counter_for(counters *all, const char *around, const char *name, stax_arena *arena)
{
    for (size_t i = 0; i < all->count; i++) {
        counter *one = &all->items[i];
        if (one->name == name && strcmp(one->around, around) == 0) return one;
    }
    counter *one = VEC_ADD(all, arena);
    one->around = around;
    one->name = name;
    return one;
}

static void add_path(counters *all, const model_path *path, stax_arena *arena)
{
    for (size_t i = 0; i < path->count; i++) {
        const model_step *s = &path->steps[i];
        if (s->number == 0) continue;
        model_path before = {.steps = path->steps, .count = i};
        counter *one = counter_for(all, model_path_text(&before, arena), s->name, arena);
        if (s->number > one->greatest) one->greatest = s->number;
        one->at = s->at;
    }
}

static unsigned bits_for(uint32_t greatest)
{
    unsigned bits = 0;

    for (uint64_t most = (uint64_t)greatest + 1; most > 0; most >>= 1) bits++;
    return bits;
}

void check_positions(check *c, const model_record *record)
{
    counters all = {0};

    for (size_t i = 0; i < record->field_count; i++) {
        const model_field *f = &record->fields[i];
        if (f->type.kind == MODEL_BROKEN) continue;
        add_path(&all, &f->path, c->arena);
        for (size_t j = 0; j < f->other_count; j++) add_path(&all, &f->other_paths[j], c->arena);
    }
    for (size_t i = 0; i < all.count; i++) {
        unsigned bits = 0;
        for (size_t j = 0; j <= i; j++)
            if (strcmp(all.items[j].around, all.items[i].around) == 0)
                bits += bits_for(all.items[j].greatest);
        if (bits <= 64) continue;
        diag_error(c->d, all.items[i].at,
                   "the positions in this element take more than the 64 bits that count them");
        return;
    }
}
