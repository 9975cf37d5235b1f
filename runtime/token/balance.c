/*
 * Whether the replacement text of an entity may stand in an element (4.3.2): each element that
 * begins in it ends in it. Tags are counted, not read: a text in which they cannot even be told
 * apart is called balanced, and whoever reads it finds out why.
 */
#include "token/tokens.h"

/* Behind the next `end` from p on; NULL: it does not come. */
static const char *behind(const char *p, const char *limit, const char *end)
{
    size_t len = strlen(end);

    for (; (size_t)(limit - p) >= len; p++) {
        if ((p = memchr(p, *end, (size_t)(limit - p))) == NULL) return NULL;
        if ((size_t)(limit - p) >= len && memcmp(p, end, len) == 0) return p + len;
    }
    return NULL;
}

static bool begins(const char *p, const char *limit, const char *with)
{
    size_t len = strlen(with);

    return (size_t)(limit - p) >= len && memcmp(p, with, len) == 0;
}

/* Behind the tag at p. */
static const char *behind_tag(const char *p, const char *limit)
{
    char quote = '\0';

    for (; p < limit; p++) {
        if (quote) {
            if (*p == quote) quote = '\0';
        } else if (*p == '>') {
            return p + 1;
        } else if (*p == '"' || *p == '\'') {
            quote = *p;
        }
    }
    return NULL;
}

stx_balance stx_balance_of(stax_str text)
{
    const char *p = text.data, *limit = p + text.len;
    size_t open = 0;

    while ((p = memchr(p, '<', (size_t)(limit - p))) != NULL) {
        const char *at = p;

        if (begins(p, limit, "<!--"))
            p = behind(p + 4, limit, "-->");
        else if (begins(p, limit, "<![CDATA["))
            p = behind(p + 9, limit, "]]>");
        else if (begins(p, limit, "<?"))
            p = behind(p + 2, limit, "?>");
        else if (begins(p, limit, "<!"))
            p = NULL;
        else if ((p = behind_tag(p, limit)) != NULL && at[1] == '/' && open-- == 0)
            return STX_UNBALANCED;
        else if (p && at[1] != '/' && p[-2] != '/')
            open++;
        if (p == NULL) return STX_BALANCED; /* it ends inside something, or something is wrong */
    }
    return open == 0 ? STX_BALANCED : STX_UNBALANCED;
}
