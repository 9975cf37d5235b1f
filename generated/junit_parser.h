/*
 * Reads junit.schema's documents into structs. Printed by staxc from junit.schema; do not edit.
 */
#ifndef JUNIT_PARSER_H
#define JUNIT_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* junit.schema:42 */
typedef enum junit_testcase_status {
    JUNIT_TESTCASE_STATUS_RUN,
    JUNIT_TESTCASE_STATUS_FAIL,
    JUNIT_TESTCASE_STATUS_NOTRUN,
    JUNIT_TESTCASE_STATUS_DISABLED,
    JUNIT_TESTCASE_STATUS_OTHER
} junit_testcase_status;

/* The word as the schema spells it; NULL for others. */
const char *junit_testcase_status_name(junit_testcase_status value);

/* junit.schema:17 */
typedef enum junit_document_kind {
    JUNIT_DOCUMENT_TESTSUITE,
    JUNIT_DOCUMENT_TESTSUITES
} junit_document_kind;

/* The word as the schema spells it; NULL for a number that is none. */
const char *junit_document_kind_name(junit_document_kind value);

/* <failure> <error>, junit.schema:49 */
typedef struct junit_trouble {
    struct {
        unsigned message : 1;
        unsigned kind : 1;
    } has;            /* which optional fields were there */
    stax_str message; /* @message; look at has.message */
    stax_str kind;    /* @type; look at has.kind */
    stax_str text;    /* its text */
} junit_trouble;

/* <property>, junit.schema:47 */
typedef struct junit_testcase_properties_pair {
    stax_str key;   /* @name */
    stax_str value; /* @value */
} junit_testcase_properties_pair;

typedef struct junit_testcase_properties_pair_list {
    junit_testcase_properties_pair *items;
    size_t count;
} junit_testcase_properties_pair_list;

/* <testcase>, junit.schema:38 */
typedef struct junit_testcase {
    struct {
        unsigned class_ : 1;
        unsigned time : 1;
        unsigned status : 1;
        unsigned failure : 1;
        unsigned error : 1;
        unsigned output : 1;
    } has;                                          /* which optional fields were there */
    stax_str name;                                  /* @name */
    stax_str class_;                                /* @classname; look at has.class_ */
    double time;                                    /* @time; look at has.time */
    junit_testcase_status status;                   /* @status; look at has.status */
    stax_str status_text;                           /* the text when status is none of the words */
    bool skipped;                                   /* skipped */
    junit_trouble failure;                          /* failure; look at has.failure */
    junit_trouble error;                            /* error; look at has.error */
    stax_str output;                                /* system-out; look at has.output */
    junit_testcase_properties_pair_list properties; /* properties/property */
} junit_testcase;

typedef struct junit_testcase_list {
    junit_testcase *items;
    size_t count;
} junit_testcase_list;

/* <testsuite>, junit.schema:25 */
typedef struct junit_testsuite {
    struct {
        unsigned host : 1;
        unsigned time : 1;
        unsigned timestamp : 1;
    } has;                     /* which optional fields were there */
    stax_str name;             /* @name */
    uint32_t tests;            /* @tests */
    uint32_t failures;         /* @failures, 0 when absent */
    uint32_t errors;           /* @errors, 0 when absent */
    uint32_t skipped;          /* @skipped, 0 when absent */
    uint32_t disabled;         /* @disabled, 0 when absent */
    stax_str host;             /* @hostname; look at has.host */
    double time;               /* @time; look at has.time */
    stax_datetime timestamp;   /* @timestamp; look at has.timestamp */
    junit_testcase_list cases; /* testcase */
} junit_testsuite;

typedef struct junit_testsuite_list {
    junit_testsuite *items;
    size_t count;
} junit_testsuite_list;

/* <testsuites>, junit.schema:21 */
typedef struct junit_testsuites {
    struct {
        unsigned name : 1;
    } has;                       /* which optional fields were there */
    stax_str name;               /* @name; look at has.name */
    junit_testsuite_list suites; /* testsuite */
} junit_testsuites;

/* testsuite | testsuites, junit.schema:17 */
typedef struct junit_document {
    junit_document_kind kind;
    union {
        junit_testsuite testsuite;   /* <testsuite> */
        junit_testsuites testsuites; /* <testsuites> */
    } as;
} junit_document;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
junit_document *junit_parse(stax_arena *arena, const char *xml, size_t len,
                            const stax_options *options, stax_error *error);
junit_document *junit_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                                 stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
