/*
 * Runs and folds over generated parsers, written once for both kinds of strings.
 *
 * STRINGS is owned or borrowed; the file that includes this has defined it and included the headers
 * of the parsers.
 */
#define PASTE_(a, b, c) a##b##c
#define PASTE(a, b, c)  PASTE_(a, b, c)

/* rows_owned_catalog, rows_borrowed_parse … */
#define NAME(schema, rest) PASTE(schema##_, STRINGS, _##rest)

/* A shape's run function: parses into the arena and hands the list of records over. */
#define RUN(function, schema, root, list)                                                \
    static bool function(bench_job *job)                                                 \
    {                                                                                    \
        stax_options options = {.kernel = job->kernel};                                  \
        const NAME(schema, root) * document;                                             \
                                                                                         \
        stax_arena_reset(job->memory);                                                   \
        document = NAME(schema, parse)(job->memory, job->doc, job->len, &options, NULL); \
        if (document == NULL) return false;                                              \
        job->records = document->list.items;                                             \
        job->count = document->list.count;                                               \
        return true;                                                                     \
    }

RUN(run_rows, rows, catalog, books)
RUN(run_shop, shop, catalog, books)
RUN(run_nodes, nodes, osm, nodes)
RUN(run_pages, pages, pages, pages)
RUN(run_nested, nested, deep, records)
RUN(run_wide, wide, wide, rows)
RUN(run_flat, flat, flat, rows)
RUN(run_chapters, chapters, books, books)
RUN(run_seconds, seconds, groups, groups)
RUN(run_items, items, items, items)
RUN(run_prefixed, prefixed, catalog, books)

static stax_str featured(const NAME(rows, book) * book)
{
    return book->has.featured ? book->featured : (stax_str){NULL, 0};
}

static uint64_t fold_rows(uint64_t h, const void *records, size_t count)
{
    const NAME(rows, book) *book = records;

    for (; count > 0; count--, book++) {
        fixture_row row = {book->id, book->title, book->author, book->price, featured(book)};
        h = fold_dense(h, &row, 1);
    }
    return h;
}

static uint64_t fold_rows_f1(uint64_t h, const void *records, size_t count)
{
    const NAME(rows, book) *book = records;

    for (; count > 0; count--, book++) {
        fixture_row row = {book->id, book->title, book->author, book->price, featured(book)};
        h = fold_f1(h, &row, 1);
    }
    return h;
}

static uint64_t fold_shop(uint64_t h, const void *records, size_t count)
{
    const NAME(shop, book) *b = records;

    for (; count > 0; count--, b++) {
        fixture_book book = {b->id,    b->lang,  b->available,    b->author,     b->title,
                             b->genre, b->price, b->publish_date, b->description};
        h = fold_books(h, &book, 1);
    }
    return h;
}

/* A generated tag is a pair of strings as the fixture's is. */
static uint64_t fold_nodes(uint64_t h, const void *records, size_t count)
{
    const NAME(nodes, node) *n = records;

    _Static_assert(sizeof(fixture_tag) == sizeof *n->tags.items, "a tag is k and v");
    for (; count > 0; count--, n++) {
        fixture_node node = {n->id,        n->version, n->timestamp,
                             n->uid,       n->user,    n->changeset,
                             n->lat,       n->lon,     (fixture_tag *)(void *)n->tags.items,
                             n->tags.count};
        h = fold_attrs(h, &node, 1);
    }
    return h;
}

static uint64_t fold_pages(uint64_t h, const void *records, size_t count)
{
    const NAME(pages, page) *p = records;

    for (; count > 0; count--, p++) {
        fixture_page page = {p->title, p->id, p->text};
        h = fold_prose(h, &page, 1);
    }
    return h;
}

static uint64_t fold_nested(uint64_t h, const void *records, size_t count)
{
    const NAME(nested, record) *r = records;

    for (; count > 0; count--, r++) {
        fixture_deep deep = {r->id, r->leaf};
        h = fold_deep(h, &deep, 1);
    }
    return h;
}

static uint64_t fold_wide_rows(uint64_t h, const void *records, size_t count)
{
    const NAME(wide, row) *r = records;

    for (; count > 0; count--, r++) {
        fixture_wide wide = {r->id,          r->order_code,  r->stock_count,
                             r->price_total, r->region_name, r->vendor_note};
        h = fold_wide(h, &wide, 1);
    }
    return h;
}

static bool run_lists(bench_job *job)
{
    stax_options options = {.kernel = job->kernel};
    const NAME(lists, lists) * document;

    stax_arena_reset(job->memory);
    document = NAME(lists, parse)(job->memory, job->doc, job->len, &options, NULL);
    if (document == NULL || document->codes.count != document->users.count) return false;
    job->records = document;
    job->count = document->users.count;
    return true;
}

static uint64_t fold_both_lists(uint64_t h, const void *records, size_t count)
{
    const NAME(lists, lists) *l = records;

    for (size_t i = 0; i < count; i++) {
        const NAME(lists, user) *u = &l->users.items[i];
        const NAME(lists, code) *c = &l->codes.items[i];
        fixture_lists_row row = {{u->id, u->name, u->score}, {c->value, c->label}, l->first};
        h = fold_lists_rows(h, &row, 1);
    }
    return h;
}

static uint64_t fold_flat_rows(uint64_t h, const void *records, size_t count)
{
    const NAME(flat, row) *r = records;

    for (; count > 0; count--, r++) {
        fixture_flat flat = {r->id, r->name, r->score, r->has.note ? r->note : (stax_str){NULL, 0}};
        h = fold_flat(h, &flat, 1);
    }
    return h;
}

static uint64_t fold_volumes(uint64_t h, const void *records, size_t count)
{
    const NAME(chapters, book) *b = records;

    _Static_assert(sizeof(fixture_chapter) == sizeof *b->chapters.items, "number and text");
    for (; count > 0; count--, b++) {
        fixture_volume volume = {b->id, b->title, (fixture_chapter *)(void *)b->chapters.items,
                                 b->chapters.count};
        h = fold_chapters(h, &volume, 1);
    }
    return h;
}

static uint64_t fold_seconds(uint64_t h, const void *records, size_t count)
{
    const NAME(seconds, group) *g = records;

    for (; count > 0; count--, g++) {
        fixture_second second = {g->id, g->text};
        h = fold_positions(h, &second, 1);
    }
    return h;
}

static uint64_t fold_items(uint64_t h, const void *records, size_t count)
{
    const NAME(items, item) *i = records;

    for (; count > 0; count--, i++) {
        fixture_item item = {i->key, i->number};
        h = fold_descendants(h, &item, 1);
    }
    return h;
}

static uint64_t fold_prefixed(uint64_t h, const void *records, size_t count)
{
    const NAME(prefixed, book) *book = records;

    for (; count > 0; count--, book++) {
        fixture_row row = {book->id, book->title, book->author, book->price,
                           book->has.featured ? book->featured : (stax_str){NULL, 0}};
        h = fold_dense(h, &row, 1);
    }
    return h;
}

static void *open_arena(void)
{
    return calloc(1, sizeof(stax_arena));
}

static void close_arena(void *arena)
{
    stax_arena_free(arena);
    free(arena);
}

#define WAYS                                                                                      \
    {                                                                                             \
        [FIXTURE_F1] = {run_rows, fold_rows_f1}, [FIXTURE_BOOKS] = {run_shop, fold_shop},         \
        [FIXTURE_DENSE] = {run_rows, fold_rows}, [FIXTURE_ATTRS] = {run_nodes, fold_nodes},       \
        [FIXTURE_PROSE] = {run_pages, fold_pages}, [FIXTURE_DEEP] = {run_nested, fold_nested},    \
        [FIXTURE_WIDE] = {run_wide, fold_wide_rows}, [FIXTURE_FLAT] = {run_flat, fold_flat_rows}, \
        [FIXTURE_LISTS] = {run_lists, fold_both_lists},                                           \
        [FIXTURE_CHAPTERS] = {run_chapters, fold_volumes},                                        \
        [FIXTURE_POSITIONS] = {run_seconds, fold_seconds},                                        \
        [FIXTURE_DESCENDANTS] = {run_items, fold_items},                                          \
        [FIXTURE_PREFIXES] = {run_prefixed, fold_prefixed},                                       \
    }
