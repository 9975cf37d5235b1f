/*
 * Paths as text, as a schema spells them: what messages, comments and both prints show.
 */
#include "base/zalloc.h"
#include "model/model.h"

const char *model_path_text(const model_path *path, stax_arena *arena)
{
    const char *text = path->absolute ? "/" : "";

    for (size_t i = 0; i < path->count; i++) {
        const model_step *s = &path->steps[i];
        const char *between = s->deep ? "//" : i > 0 ? "/" : "";
        const char *name = s->kind == MODEL_STEP_OWN_TEXT && path->count > 1 ? "text()" : s->name;

        text = zprintf(arena, "%s%s%s%s%s", text, between,
                       s->kind == MODEL_STEP_ATTRIBUTE ? "@" : "", name, s->tests);
    }
    return text;
}

const char *model_paths_text(const model_field *f, stax_arena *arena)
{
    const char *text = model_path_text(&f->path, arena);

    for (size_t i = 0; i < f->other_count; i++)
        text = zprintf(arena, "%s | %s", text, model_path_text(&f->other_paths[i], arena));
    return text;
}
