/*
 * staxc without memory, at every allocation of its own and of libyaml's: it says so, ends with 3
 * and leaves no file behind, whatever the schema and whatever it was asked for.
 *
 * Each run is a child of this process, since staxc ends its process where it finds no memory.
 */
#ifndef _GNU_SOURCE
    #define _GNU_SOURCE 1 /* nftw, mkdtemp, MAP_ANONYMOUS */
#endif
#include "failing_malloc.h"
#include "slow_build.h"
#include "ways.h"

#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

enum {
    OUT_OF_MEMORY = 3, /* the exit status */
    LEAST = 10000,     /* injections, where nothing is slow */
    POINTS = 40        /* of a run, where not all are asked for */
};

int staxc_main(int argc, char **argv); /* compiler/main.c */

static const char *const requests[] = {NULL,         "--check",      "--explain",
                                       "--dump=doc", "--dump=model", "--dump=plan"};

static struct {
    size_t *calls; /* of the last run; shared with it */
    char folder[32];
    uint64_t random;
    size_t injected, schemas;
} all;

/* ---- one run ------------------------------------------------------------------------------ */

typedef struct run {
    const char *schema, *request;
    size_t fail_at;
    bool after;
    unsigned older; /* outputs that are there and stay as they are */
    int status;
    char said[4096]; /* on stderr */
} run;

/* CMocka's are inherited: by them a crash would be a failure of the child's, not of staxc's. */
static void reset_signals(void)
{
    static const int caught[] = {SIGFPE, SIGILL, SIGSEGV, SIGBUS, SIGSYS};

    for (size_t i = 0; i < sizeof caught / sizeof *caught; i++) (void)signal(caught[i], SIG_DFL);
}

static void child(const run *r, int errors)
{
    char output[64];
    const char *given[] = {"staxc", r->schema, r->request ? r->request : "-o",
                           r->request ? NULL : output, NULL};
    int nowhere = open("/dev/null", O_WRONLY), status;

    (void)snprintf(output, sizeof output, "%s/made_parser.c", all.folder);
    dup2(nowhere, STDOUT_FILENO);
    dup2(errors, STDERR_FILENO);
    close(nowhere);
    close(errors);
    reset_signals();
    failing_malloc_set(r->fail_at, r->after);
    status = staxc_main(r->request ? 3 : 4, (char **)(uintptr_t)given);
    *all.calls = failing_malloc_calls();
    failing_malloc_set(0, false);
    exit(status);
}

static void do_run(run *r)
{
    int pipes[2];
    size_t len = 0;
    ssize_t got;
    pid_t pid;

    assert_int_equal(pipe(pipes), 0);
    pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        close(pipes[0]);
        child(r, pipes[1]);
    }
    close(pipes[1]);
    while ((got = read(pipes[0], r->said + len, sizeof r->said - 1 - len)) > 0) len += (size_t)got;
    r->said[len] = '\0';
    close(pipes[0]);
    assert_int_equal(waitpid(pid, &r->status, 0), pid);
    if (WIFSIGNALED(r->status))
        fail_msg("%s %s, allocation %zu%s: a crash, signal %d, '%s'", r->schema,
                 r->request ? r->request : "", r->fail_at, r->after ? " and later ones" : "",
                 WTERMSIG(r->status), r->said);
}

/* How many files stand in the folder of the outputs. */
static unsigned files_made(bool keep)
{
    DIR *folder = opendir(all.folder);
    unsigned count = 0;
    char path[512];

    assert_non_null(folder);
    for (struct dirent *e; (e = readdir(folder)) != NULL;) {
        if (e->d_name[0] == '.') continue;
        (void)snprintf(path, sizeof path, "%s/%s", all.folder, e->d_name);
        if (!keep) remove(path);
        count++;
    }
    closedir(folder);
    return count;
}

static void check_failure(run *r)
{
    unsigned files;

    do_run(r);
    files = files_made(r->older > 0);
    all.injected++;
    if (WIFEXITED(r->status) && WEXITSTATUS(r->status) == OUT_OF_MEMORY && files == r->older &&
        strcmp(r->said, "staxc: out of memory\n") == 0)
        return;
    fail_msg("%s %s, allocation %zu%s: status %x, %u files, '%s'", r->schema,
             r->request ? r->request : "", r->fail_at, r->after ? " and later ones" : "",
             (unsigned)r->status, files, r->said);
}

/* ---- every schema of the tree ------------------------------------------------------------- */

static size_t next_random(size_t limit)
{
    all.random = all.random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (size_t)((all.random >> 33) % limit);
}

/* All points of the run, or some of them: one out of each stretch of the same length. */
static void fail_all(run *r)
{
    bool full = getenv("STAX_TEST_FULL") || (r->older > 0 && !SLOW_BUILD);
    size_t points = full ? SIZE_MAX : SLOW_BUILD ? 6 : POINTS;
    size_t calls = *all.calls, step = calls > points ? calls / points : 1;

    assert_true(calls > 0);
    for (size_t at = 1; at + step <= calls + 1; at += step) {
        r->fail_at = at + next_random(step);
        r->after = false;
        check_failure(r);
        r->after = true;
        check_failure(r);
    }
}

static void do_undisturbed(run *r)
{
    *all.calls = 0;
    r->fail_at = 0;
    do_run(r);
}

static void fail_everywhere(const char *schema, const char *request)
{
    run r = {.schema = schema, .request = request};

    do_undisturbed(&r);
    (void)files_made(false);
    fail_all(&r);
}

/* The header is another one than before, the source is not: it is read and compared. */
static void make_header_older(void)
{
    char path[64];
    FILE *file;

    (void)snprintf(path, sizeof path, "%s/made_parser.h", all.folder);
    file = fopen(path, "wb");
    assert_non_null(file);
    fclose(file);
}

static void older_files_stay_as_they_are(void **state)
{
    run r = {.schema = STAX_SOURCE_DIR "/tests/property/schemas/lent.schema", .older = 2};
    size_t before = all.injected;

    (void)state;
    do_undisturbed(&r);
    make_header_older();
    do_undisturbed(&r); /* this many allocations, and the header is there again */
    make_header_older();
    fail_all(&r);
    print_message("%zu injections where older files are\n", all.injected - before);
    assert_int_equal(files_made(false), 2);
}

static int meet(const char *path, const struct stat *st, int type, struct FTW *where)
{
    const char *dot = strrchr(path, '.');
    size_t n = sizeof requests / sizeof *requests;

    (void)st;
    (void)where;
    if (type != FTW_F || dot == NULL || strcmp(dot, ".schema") != 0) return 0;
    if (SLOW_BUILD && all.schemas++ % 4 != 0) return 0;
    fail_everywhere(path, requests[0]);
    fail_everywhere(path, requests[1 + next_random(n - 1)]);
    return 0;
}

static void every_schema_without_memory_is_told(void **state)
{
    (void)state;
    (void)nftw(STAX_SOURCE_DIR "/schemas", meet, 16, FTW_PHYS);
    (void)nftw(STAX_SOURCE_DIR "/tests/property/schemas", meet, 16, FTW_PHYS);
    (void)nftw(STAX_SOURCE_DIR "/tests/golden", meet, 16, FTW_PHYS);
    print_message("%zu injections into staxc\n", all.injected);
    assert_true(SLOW_BUILD || all.injected >= LEAST);
}

static int set_up(void **state)
{
    (void)state;
    all.random = ways_seed();
    all.calls =
        mmap(NULL, sizeof *all.calls, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (all.calls == MAP_FAILED) return -1;
    (void)snprintf(all.folder, sizeof all.folder, "no_memory_XXXXXX");
    return mkdtemp(all.folder) ? 0 : -1;
}

static int tear_down(void **state)
{
    (void)state;
    (void)files_made(false);
    return rmdir(all.folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(older_files_stay_as_they_are),
        cmocka_unit_test(every_schema_without_memory_is_told),
    };

    return cmocka_run_group_tests(tests, set_up, tear_down);
}
