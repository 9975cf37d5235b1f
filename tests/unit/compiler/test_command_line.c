/*
 * The command line: what is taken, and what is said about the rest.
 */
#include "front_run.h"

#include "command_line.h"

/* Runs over words that blanks part; the messages go to `*said`. */
static bool read_words(front *f, command_line *c, const char *words, const char **said)
{
    char *argv[32] = {"staxc"};
    int argc = 1;
    char *copy = zalloc(strlen(words) + 1, &f->arena);
    FILE *file = tmpfile();

    memcpy(copy, words, strlen(words));
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) argv[argc++] = word;
    bool good = command_read(c, argc, argv, file, &f->arena);
    *said = front_read_back(f, file);
    return good;
}

static void right_arguments_are_taken(void **state)
{
    front f = {0};
    command_line c;
    const char *said;
    (void)state;

    assert_true(read_words(&f, &c,
                           "a.schema -o b.c --header=c.h --depfile d --import-dir e --import-dir=g "
                           "--prefix p --header-prefix h --export-macro M --no-writer",
                           &said));
    assert_string_equal(said, "");
    assert_string_equal(c.schema, "a.schema");
    assert_string_equal(c.source, "b.c");
    assert_string_equal(c.header, "c.h");
    assert_string_equal(c.depfile, "d");
    assert_int_equal(c.import_dirs.count, 2);
    assert_string_equal(c.import_dirs.items[1], "g");
    assert_string_equal(c.prefix, "p");
    assert_string_equal(c.header_prefix, "h");
    assert_string_equal(c.export_macro, "M");
    assert_true(c.no_writer);
    assert_false(c.check || c.explain || c.help || c.version);
    assert_true(read_words(&f, &c, "-ob.c --dump=plan a", &said));
    assert_string_equal(c.source, "b.c");
    assert_int_equal(c.dump, DUMP_PLAN);
    assert_int_equal(c.dispatch, DISPATCH_BY_SIZE);
    assert_true(read_words(&f, &c, "a --dispatch=table", &said) && c.dispatch == DISPATCH_TABLE);
    assert_true(read_words(&f, &c, "--dispatch code a", &said) && c.dispatch == DISPATCH_CODE);
    assert_true(read_words(&f, &c, "--help", &said) && c.help);
    front_close(&f);
}

static void wrong_arguments_are_refused_with_the_way_out(void **state)
{
    static const struct {
        const char *title, *words, *want;
    } rows[] = {
        {"no schema", "", "which schema?"},
        {"two schemas", "a b", "one schema at a time: 'a' and 'b'"},
        {"an unknown option", "a --depfil d",
         "unknown option '--depfil'; did you mean '--depfile'?"},
        {"an unknown option with a value", "a --outptu=d", "unknown option '--outptu=d'"},
        {"one that is near to nothing", "a --zzzzzzzz", "see staxc --help"},
        {"an unknown short option", "a -x", "unknown option '-x'"},
        {"a value is missing", "a -o", "-o needs a value: FILE.c"},
        {"an empty value", "a --prefix=", "the value of --prefix is empty"},
        {"a value for a switch", "a --check=yes", "--check takes no value"},
        {"an option twice", "a -o b -o c", "-o stands twice"},
        {"a pass that is none", "a --dump=modle", "'modle' is no pass; did you mean 'model'?"},
        {"a dispatch that is none", "a --dispatch=hash", "'hash' is no dispatch: code or table"},
        {"a prefix that is no name", "a --prefix 1x", "the prefix '1x' is no name in C"},
        {"a header for a source", "a -o b.h", "'b.h' would be source and header at once"},
        {"one file for both", "a -o b --header b", "'b' would be source and header at once"},
        {"a macro that is no name", "a --export-macro a-b", "the macro 'a-b' is no name in C"},
    };
    (void)state;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        front f = {0};
        command_line c;
        const char *said;
        bool good = read_words(&f, &c, rows[i].words, &said);
        if (good || !strstr(said, rows[i].want)) print_error("%s: %s\n", rows[i].title, said);
        assert_false(good);
        assert_non_null(strstr(said, rows[i].want));
        front_close(&f);
    }
}

static void help_names_every_option_in_100_columns(void **state)
{
    front f = {0};
    FILE *file = tmpfile();
    (void)state;

    command_help(file);
    const char *text = front_read_back(&f, file);
    assert_non_null(strstr(text, "--export-macro MACRO"));
    for (const char *line = text; *line; line += strcspn(line, "\n") + 1)
        assert_true(strcspn(line, "\n") <= 100);
    front_close(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(right_arguments_are_taken),
        cmocka_unit_test(wrong_arguments_are_refused_with_the_way_out),
        cmocka_unit_test(help_names_every_option_in_100_columns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
