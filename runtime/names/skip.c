/*
 * Passing over what nobody wants, with all of it checked: names, tags that fit, attributes,
 * prefixes, characters, references.
 *
 * Most of it is plain: a tag without attributes, text without references. That is walked on the
 * index alone; whatever is not plain goes through the careful readers of `token`.
 */
#include "names/plain_leaf.h"

const uint32_t *stx_behind_odd_text(const stx_tokens *t, const uint32_t *ip)
{
    const stx_window *w = &t->window;
    stx_referred to;
    char five;

    for (; ip < w->last; ip++) {
        const char *at = w->base + *ip;

        if (*at == '<') return ip;
        if (*at == '\r' || (*at == '>' && at[-1] != ']')) continue;
        if (*at == '&' && stx_predefined(at, &five)) continue;
        if (*at != '&' || stx_refer(at, w->limit, &to) != STAX_OK) return NULL;
        if (to.behind - at > STX_PLAIN_NAME) return NULL; /* it may be beyond the limit of names */
    }
    return NULL;
}

/* Whether the start tag at `at`, whose name has n bytes, ends behind it, and is all there; and
 * whether it and its end tag are within the limits. */
static bool is_plain(const stx_tokens *t, const char *at, size_t n)
{
    return n > 0 && (size_t)(t->window.limit - at) > n + 1 && at[1 + n] == '>' &&
           n <= t->plain_names && n + 3 <= t->limits.tag_bytes;
}

/*
 * Passes over the element at the walk, whose name has n bytes, if it is a plain leaf. The end tag
 * of a longer name than a plain one might be looked for behind what may be read.
 */
static bool skip_leaf(stx_elements *e, size_t n)
{
    stx_tokens *t = &e->tokens;
    const uint32_t *ip = t->face.at.ip;
    const char *end;

    if (n > STX_PLAIN_NAME || !stx_leaves_are_within(e)) return false;
    if (!is_plain(t, t->face.at.behind, n)) return false;
    if ((end = stx_plain_leaf(t, &ip, n)) == NULL) return false;
    t->face.at.ip = ip + 1;
    t->face.at.behind = end;
    return true;
}

/* Begins to pass over the element of a plain start tag whose name has n bytes. */
static bool open_plain(stx_elements *e, size_t n)
{
    stx_tokens *t = &e->tokens;
    stx_walk *w = &t->face.at;

    if (e->depth >= t->limits.depth || !is_plain(t, w->behind, n)) return false;
    if (stx_keep_name(e, (stax_str){w->behind + 1, n}, e->scopes.count) != STX_GOT) return false;
    e->depth++;
    e->skipping++;
    w->ip++;
    w->behind += n + 2;
    return true;
}

/* Takes the end tag of the innermost kept name, when it is spelled plainly. */
static bool close_plain(stx_elements *e)
{
    stx_tokens *t = &e->tokens;
    stx_walk *w = &t->face.at;
    stax_str name = stx_kept_name(e);

    if ((size_t)(t->window.limit - w->behind) < name.len + 3) return false;
    if (name.len + 3 > t->limits.tag_bytes) return false;
    if (w->behind[2 + name.len] != '>') return false;
    if (memcmp(w->behind + 2, name.data, name.len) != 0) return false;
    stx_drop_kept(e);
    e->depth--;
    e->skipping--;
    w->ip++;
    w->behind += name.len + 3;
    return true;
}

/* Plain steps, as many as there are: false when something else stands at the walk. */
static bool plain_step(stx_elements *e)
{
    stx_tokens *t = &e->tokens;
    stx_walk *w = &t->face.at;
    const char *at = w->base + w->ip[0];
    size_t n;

    if (w->ip >= t->window.last || *at != '<' || t->window.limit - at < 2) return false;
    w->behind = at;
    if (at[1] == '/') return close_plain(e);
    n = stx_plain_name(at + 1, stx_letters(at + 1));
    if (n == 0) n = stx_ncname_length(at + 1, t->window.limit);
    if (STX_RARELY(e->wanted != 0) && n > 0 && (e->wanted & stx_mark(at + 1, n)) != 0) return false;
    return skip_leaf(e, n) || open_plain(e, n);
}

stx_got stx_skip_begin(stx_elements *e, uint32_t scope)
{
    stx_tokens *t = &e->tokens;
    stx_got got;

    if ((got = stx_deeper(e, t->tag.at)) != STX_GOT) return got;
    if (t->tag.empty) {
        stx_scopes_undo(&e->scopes, scope);
        e->depth--;
    } else {
        if ((got = stx_keep_name(e, t->tag.name, scope)) != STX_GOT) return got;
        e->skipping++;
    }
    stx_consume(t, t->tag.end);
    return STX_GOT;
}

stx_got stx_skip_end_tag(stx_elements *e)
{
    stx_tokens *t = &e->tokens;
    stax_str name;
    const char *end;
    stx_got got = stx_end_tag(t, &name, &end);

    if (got == STX_GOT) got = stx_close_kept(e, name, t->face.at.behind);
    if (got != STX_GOT) return got;
    e->skipping--;
    e->depth--;
    stx_consume(t, end);
    return STX_GOT;
}

/* Whether the element at the walk may be wanted, by its name: STX_GOT, else STX_SHORT too. */
static stx_got look_at_name(stx_elements *e, bool *wanted)
{
    stax_str name;
    uint32_t prefix;
    stx_got got = stx_start_name(&e->tokens, &name, &prefix);
    size_t skip = prefix ? prefix + 1 : 0;

    *wanted = got == STX_GOT && (e->wanted & stx_mark(name.data + skip, name.len - skip)) != 0;
    return got;
}

static stx_got skip_start_tag(stx_elements *e, bool *wanted)
{
    uint32_t scope = e->scopes.count;
    stx_got got = STX_GOT;

    if (STX_RARELY(e->wanted != 0)) got = look_at_name(e, wanted);
    if (got != STX_GOT || *wanted) return got;
    got = stx_start_tag(&e->tokens);

    if (got == STX_GOT) got = stx_bind(e);
    return got == STX_GOT ? stx_skip_begin(e, scope) : got;
}

stx_got stx_skip(stx_elements *e)
{
    stx_tokens *t = &e->tokens;
    stx_got got = STX_GOT;
    bool wanted = false;

    while (e->skipping > 0 && got == STX_GOT && !wanted) {
        if (t->run == STX_RUN_CONTENT && plain_step(e)) continue;
        if (t->run != STX_RUN_CONTENT) {
            got = stx_misc_run(t, STX_DROP);
            continue;
        }
        if ((got = stx_text(t, STX_DROP)) != STX_GOT) break;
        switch (stx_ahead(t, 1)) {
        case -1:
            return STX_SHORT;
        case '/':
            got = stx_skip_end_tag(e);
            break;
        case '!':
        case '?':
            got = stx_misc_begin(t);
            break;
        default:
            got = skip_start_tag(e, &wanted);
        }
    }
    return got;
}
