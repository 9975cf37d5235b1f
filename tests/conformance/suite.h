/*
 * The W3C conformance suite: its catalogue, read by libxml2, and its files.
 *
 * Of the catalogue's 2,585 tests those are kept that are about XML 1.0 in its fifth edition and
 * Namespaces 1.0: 2,001. `outside` are the tests that mention entities outside the document, which
 * cannot all be judged without reading them.
 *
 *                        valid  invalid  not-wf  error
 *   without DOCTYPE          0       72     243      1
 *   with one               602      103     708      8
 *   outside                126       54      66     18
 *
 * "valid" and "invalid" must both be accepted by a parser that does not validate; an "error" is
 * free. The data of the tests with an OUTPUT (387, of them 262 not outside) must be equal, too.
 */
#ifndef SUITE_H
#define SUITE_H

#include <stax/str.h>

typedef enum suite_type { SUITE_VALID, SUITE_INVALID, SUITE_NOT_WF, SUITE_ERROR } suite_type;

typedef struct suite_test {
    char *id;
    char *path; /* of the document, as the system takes it */
    suite_type type;
    bool outside;
    bool doctype; /* there is one */
    bool colons;  /* NAMESPACE="no": to be read without Namespaces 1.0 */
    stax_str document;
    stax_str output; /* the canonical form; data NULL: there is none */
} suite_test;

typedef struct suite {
    suite_test *tests; /* in the catalogue's order */
    size_t count, room;
    char *files; /* the folder that all of them are in, ends with a slash */
} suite;

/* Status of a test program that had nothing to test; ctest knows it. */
enum { SUITE_SKIPPED = 77 };

/*
 * Reads the suite from STAX_W3C_DIR, or from where the build fetched it.
 *
 * returns  0; else what the program is to end with, after a line that says why: SUITE_SKIPPED, or 1
 *          where CI is set in the environment or what is there is not the suite
 */
int suite_open(suite *s);
void suite_close(suite *s);

#endif
