/*
 * Files that appear whole or not at all, in a folder of their own.
 */
#define _POSIX_C_SOURCE 200809L

#include "front_run.h"

#include "write_files.h"

#include <sys/stat.h>

typedef struct place {
    front f;
    const char *folder;
} place;

/* The folder's name begins with this program's; it is made in the current folder. */
static void set_up(place *p, const char *name)
{
    *p = (place){0};
    p->folder = zprintf(&p->f.arena, "test_write_files.%s", name);
    (void)mkdir(p->folder, 0700);
}

static const char *in(place *p, const char *name)
{
    return zprintf(&p->f.arena, "%s/%s", p->folder, name);
}

static void tear_down(place *p, const char *a, const char *b)
{
    remove(in(p, a));
    remove(in(p, b));
    assert_int_equal(remove(p->folder), 0); /* nothing else was left */
    front_close(&p->f);
}

static const char *text_of(place *p, const char *name)
{
    const source *s = source_read(in(p, name), &p->f.arena);
    return s ? s->text.data : "no such file";
}

/* Writes two files; the messages go to `*said`. */
static bool write_two(place *p, write_file *files, const char **said)
{
    FILE *errors = tmpfile();
    bool good = write_files(files, 2, errors, &p->f.arena);

    *said = front_read_back(&p->f, errors);
    return good;
}

static void files_are_written_and_written_over(void **state)
{
    place p;
    const char *said;
    (void)state;

    set_up(&p, "over");
    for (int round = 0; round < 2; round++) {
        const char *text = round == 0 ? "first, and long" : "second";
        write_file files[] = {{.path = in(&p, "a"), .text = stax_str_of(text)},
                              {.path = in(&p, "b"), .text = stax_str_of("")}};
        assert_true(write_two(&p, files, &said));
        assert_string_equal(text_of(&p, "a"), text);
        assert_string_equal(text_of(&p, "b"), "");
    }
    assert_string_equal(said, "");
    tear_down(&p, "a", "b");
}

static ino_t number_of(place *p, const char *name)
{
    struct stat st;

    assert_int_equal(stat(in(p, name), &st), 0);
    return st.st_ino;
}

static void a_file_that_would_not_change_stays_the_file_it_is(void **state)
{
    place p;
    const char *said;
    (void)state;

    set_up(&p, "same");
    write_file files[] = {{.path = in(&p, "a"), .text = stax_str_of("text")},
                          {.path = in(&p, "b"), .text = stax_str_of("text"), .always = true}};
    assert_true(write_two(&p, files, &said));
    ino_t a = number_of(&p, "a"), b = number_of(&p, "b");
    assert_true(write_two(&p, files, &said));
    assert_true(number_of(&p, "a") == a);
    assert_false(number_of(&p, "b") == b);
    tear_down(&p, "a", "b");
}

static void after_an_error_nothing_has_changed(void **state)
{
    place p;
    const char *said;
    (void)state;

    set_up(&p, "error");
    write_file good[] = {{.path = in(&p, "a"), .text = stax_str_of("old")},
                         {.path = in(&p, "b"), .text = stax_str_of("old")}};
    assert_true(write_two(&p, good, &said));
    write_file bad[] = {{.path = in(&p, "a"), .text = stax_str_of("new")},
                        {.path = in(&p, "none/b"), .text = stax_str_of("new")}};
    assert_false(write_two(&p, bad, &said));
    assert_non_null(strstr(said, "none/b: "));
    assert_string_equal(text_of(&p, "a"), "old");
    tear_down(&p, "a", "b");
}

static void what_is_no_ordinary_file_is_written_to_directly(void **state)
{
    place p;
    const char *said;
    struct stat st;
    (void)state;

    set_up(&p, "special");
    write_file files[] = {{.path = "/dev/null", .text = stax_str_of("text")},
                          {.path = in(&p, "b"), .text = stax_str_of("text")}};
    assert_true(write_two(&p, files, &said));
    assert_int_equal(stat("/dev/null", &st), 0);
    assert_true(S_ISCHR(st.st_mode));
    tear_down(&p, "a", "b");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_are_written_and_written_over),
        cmocka_unit_test(a_file_that_would_not_change_stays_the_file_it_is),
        cmocka_unit_test(after_an_error_nothing_has_changed),
        cmocka_unit_test(what_is_no_ordinary_file_is_written_to_directly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
