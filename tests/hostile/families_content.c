/*
 * Families of what stands between tags and around the root: text, references, line ends, comments,
 * instructions, CDATA sections, and everything that never ends.
 */
#include "families.h"

#define RIGHT     STAX_END, STAX_END
#define LIMITED   STAX_E_LIMIT, STAX_END
#define ANYHOW(e) STAX_##e, STAX_##e
#define BEYOND(e) STAX_E_LIMIT, STAX_##e
#define OPEN      "<catalog><a>"
#define SHUT      "</a></catalog>"
#define BOOK      "<catalog><book id='1'><title>"
#define BOOK_END  "</title><author>a</author><year>2000</year><price>1</price></book></catalog>"

const hostile_family hostile_content[] = {
    /* text */
    {"text", {OPEN, "x", SHUT}, 1000000, TEXT, RIGHT, RIGHT},
    {"text beyond the limit", {OPEN, "xxxxxxxx", SHUT}, 2200000, TEXT, LIMITED, RIGHT},
    {"text of wide characters", {OPEN, "\xF0\x9F\x92\xA3", SHUT}, 250000, TEXT, RIGHT, RIGHT},
    {"text of references", {OPEN, "&lt;", SHUT}, 250000, TEXT, RIGHT, RIGHT},
    {"text of numbered references", {OPEN, "&#x41;", SHUT}, 200000, TEXT, RIGHT, RIGHT},
    {"text of CRs", {OPEN, "\r", SHUT}, 1000000, TEXT, RIGHT, RIGHT},
    {"text of CR LF", {OPEN, "\r\n", SHUT}, 500000, TEXT, RIGHT, RIGHT},
    {"text of LFs", {OPEN, "\n", SHUT}, 1000000, TEXT, RIGHT, RIGHT},
    {"text of ']'", {OPEN, "]", SHUT}, 1000000, TEXT, RIGHT, RIGHT},
    {"text of ']' and a '>'",
     {OPEN, "]", "></a>"},
     1000000,
     TEXT,
     ANYHOW(E_CDATA_END),
     ANYHOW(E_CDATA_END)},
    {"text of '>'", {OPEN, ">", SHUT}, 1000000, TEXT, RIGHT, RIGHT},
    {"text of ']>'", {OPEN, "]>", SHUT}, 500000, TEXT, RIGHT, RIGHT},
    {"text of apostrophes", {OPEN, "'\"", SHUT}, 500000, TEXT, RIGHT, RIGHT},
    {"text that never ends", {OPEN, "x"}, 1000000, TEXT, ANYHOW(E_TRUNCATED), ANYHOW(E_TRUNCATED)},
    {"text split by comments", {OPEN, "x<!---->", SHUT}, 120000, TEXT, RIGHT, RIGHT},
    {"text split by instructions", {OPEN, "x<?p?>", SHUT}, 150000, TEXT, RIGHT, RIGHT},
    {"text split by CDATA sections", {OPEN, "x<![CDATA[]]>", SHUT}, 80000, TEXT, RIGHT, RIGHT},
    {"text split by elements", {OPEN, "x<b/>", SHUT}, 200000, FLAT, RIGHT, RIGHT},
    {"blank text split by comments", {OPEN, " <!---->", SHUT}, 120000, TEXT, RIGHT, RIGHT},
    {"a title", {BOOK, "x", BOOK_END}, 1000000, TEXT, RIGHT, RIGHT},
    {"a title of references", {BOOK, "&amp;", BOOK_END}, 200000, TEXT, RIGHT, RIGHT},
    {"a title split by comments", {BOOK, "x<!---->", BOOK_END}, 120000, TEXT, RIGHT, RIGHT},
    {"white space between records", {"<catalog>", " ", "</catalog>"}, 1000000, TEXT, RIGHT, RIGHT},
    {"records that are wrong",
     {"<catalog>", "<book/>", "</catalog>"},
     100000,
     FLAT,
     RIGHT,
     ANYHOW(E_MISSING)},

    /* references */
    {"a reference to a long name",
     {OPEN "&", "x", ";" SHUT},
     1000000,
     TOKEN,
     BEYOND(E_ENTITY),
     BEYOND(E_ENTITY)},
    {"a reference that never ends",
     {OPEN "&", "x"},
     1000000,
     TOKEN,
     BEYOND(E_TRUNCATED),
     BEYOND(E_TRUNCATED)},
    {"a reference with many digits",
     {OPEN "&#", "0", "65;" SHUT},
     1000000,
     TOKEN,
     LIMITED,
     LIMITED},
    {"a reference in an attribute with many digits",
     {"<catalog><a b='&#", "0", "65;'/></catalog>"},
     1000000,
     TOKEN,
     LIMITED,
     LIMITED},

    /* comments, instructions, CDATA sections */
    {"a comment", {OPEN "<!--", "x", "-->" SHUT}, 1000000, FLAT, RIGHT, RIGHT},
    {"a comment of '-'", {OPEN "<!--", "- ", "-->" SHUT}, 500000, FLAT, RIGHT, RIGHT},
    {"a comment of markup", {OPEN "<!--", "<a b='&", "-->" SHUT}, 150000, FLAT, RIGHT, RIGHT},
    {"a comment that never ends",
     {OPEN "<!--", "- "},
     500000,
     FLAT,
     ANYHOW(E_TRUNCATED),
     ANYHOW(E_TRUNCATED)},
    {"an instruction", {OPEN "<?p ", "x", "?>" SHUT}, 1000000, FLAT, RIGHT, RIGHT},
    {"an instruction of '?'", {OPEN "<?p ", "?", "?>" SHUT}, 1000000, FLAT, RIGHT, RIGHT},
    {"an instruction that never ends",
     {OPEN "<?p ", "?"},
     1000000,
     FLAT,
     ANYHOW(E_TRUNCATED),
     ANYHOW(E_TRUNCATED)},
    {"an instruction's target", {OPEN "<?", "x", "?>" SHUT}, 1000000, TOKEN, LIMITED, LIMITED},
    {"an instruction's target that never ends",
     {OPEN "<?", "x"},
     1000000,
     TOKEN,
     BEYOND(E_TRUNCATED),
     BEYOND(E_TRUNCATED)},
    {"a CDATA section", {OPEN "<![CDATA[", "x", "]]>" SHUT}, 1000000, TEXT, RIGHT, RIGHT},
    {"a CDATA section of ']'", {OPEN "<![CDATA[", "]", "]]>" SHUT}, 1000000, TEXT, RIGHT, RIGHT},
    {"a CDATA section of ']' and blanks",
     {OPEN "<![CDATA[", "] ", "]]>" SHUT},
     500000,
     TEXT,
     RIGHT,
     RIGHT},
    {"a CDATA section of CRs", {OPEN "<![CDATA[", "\r", "]]>" SHUT}, 1000000, TEXT, RIGHT, RIGHT},
    {"a CDATA section of markup",
     {OPEN "<![CDATA[", "</a>", "]]>" SHUT},
     250000,
     TEXT,
     RIGHT,
     RIGHT},
    {"a CDATA section that never ends",
     {OPEN "<![CDATA[", "]"},
     1000000,
     TEXT,
     ANYHOW(E_TRUNCATED),
     ANYHOW(E_TRUNCATED)},

    /* around the root */
    {"a declaration of blanks",
     {"<?xml", " ", "version='1.0'?><catalog/>"},
     1000000,
     TOKEN,
     ANYHOW(E_DECLARATION),
     ANYHOW(E_DECLARATION)},
    {"blanks before the root", {NULL, " ", "<catalog/>"}, 1000000, FLAT, RIGHT, RIGHT},
    {"comments before the root", {NULL, "<!--x-->", "<catalog/>"}, 120000, FLAT, RIGHT, RIGHT},
    {"instructions before the root", {NULL, "<?x y?>", "<catalog/>"}, 120000, FLAT, RIGHT, RIGHT},
    {"blanks behind the root", {"<catalog/>", "\n"}, 1000000, FLAT, RIGHT, RIGHT},
    {"comments behind the root", {"<catalog/>", "<!--x-->"}, 120000, FLAT, RIGHT, RIGHT},
    {"a comment before the root that never ends",
     {"<!--", "- "},
     500000,
     FLAT,
     ANYHOW(E_TRUNCATED),
     ANYHOW(E_TRUNCATED)},
};

const size_t hostile_content_count = sizeof hostile_content / sizeof *hostile_content;

const hostile_family *hostile_family_at(size_t i)
{
    if (i < hostile_tags_count) return &hostile_tags[i];
    i -= hostile_tags_count;
    if (i < hostile_content_count) return &hostile_content[i];
    i -= hostile_content_count;
    return i < hostile_doctype_count ? &hostile_doctype[i] : NULL;
}

stax_options hostile_lifted(void)
{
    stax_options all = {0};

#define LIFT(name, standard, text) all.name = STAX_UNLIMITED;
    STAX_LIMITS(LIFT)
#undef LIFT
    all.entity_free = all.entity_factor = 0;
    return all;
}
