/*
 * Attributes as they are declared (3.3): the ones that a tag has not got, and the blanks of those
 * that are tokens. A tag costs a search for each of its attributes, however many are declared.
 */
#include "base/order.h"
#include "token/tokens.h"

static const stax_str none = {NULL, 0};

bool stx_trim_tokens(stx_tokens *t, stax_str *value)
{
    char *room, *to;

    room = to = stax_arena_alloc(&t->values, value->len + STX_TEXT_PADDING, 1);
    if (room == NULL) return false;
    for (size_t i = 0; i < value->len; i++) {
        char c = value->data[i];

        if (c == ' ' && (to == room || to[-1] == ' ')) continue;
        *to++ = c;
    }
    if (to > room && to[-1] == ' ') to--;
    memset(to, 0, STX_BEHIND);
    *value = (stax_str){room, (size_t)(to - room)};
    return true;
}

/* Whether blanks stand where a list of tokens has none. */
static bool has_odd_blanks(stax_str value)
{
    bool blank = true;

    for (size_t i = 0; i < value.len; i++) {
        if (value.data[i] == ' ' && blank) return true;
        blank = value.data[i] == ' ';
    }
    return value.len > 0 && blank;
}

/* What is declared of the attributes that the tag has. */
static stx_got look_up(stx_tokens *t, const stx_list *list)
{
    for (size_t i = 0; i < t->tag.count; i++) {
        stx_attribute *a = &t->tag.attributes[i];
        stx_listed *declared = stx_name_find(&list->attributes, a->name);

        if (declared == NULL) continue;
        declared->met = t->dtd.tags;
        if (!declared->tokens || !has_odd_blanks(a->value)) continue;
        if (!stx_trim_tokens(t, &a->value)) return stx_fail(t, STAX_E_MEMORY, t->tag.at, none, "");
        a->plain = false;
    }
    return STX_GOT;
}

stx_got stx_add_listed(stx_tokens *t)
{
    const stx_list *list = stx_name_find(&t->dtd.lists, t->tag.name);
    stx_got got;

    if (list == NULL) return STX_GOT;
    t->dtd.tags++;
    if ((got = look_up(t, list)) != STX_GOT) return got;
    for (const stx_listed *l = list->defaults; l; l = l->next) {
        stx_attribute *a;

        if (l->met == t->dtd.tags) continue;
        if ((got = stx_pay(t, t->tag.at, l->value.len)) != STX_GOT) return got;
        if ((a = stx_next_attribute(t, t->tag.at)) == NULL) return STX_WRONG;
        *a = (stx_attribute){.name = l->name, .prefix = l->prefix, .value = l->value};
        a->at = l->value.data;
    }
    return STX_GOT;
}
