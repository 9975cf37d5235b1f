/*
 * Reads junit.schema's documents into structs. Printed by staxc from junit.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "junit_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "junit_parser.c was printed for another libstax: run staxc again"
#endif

const char *junit_testcase_status_name(junit_testcase_status value)
{
    switch (value) {
    case JUNIT_TESTCASE_STATUS_RUN:
        return "run";
    case JUNIT_TESTCASE_STATUS_FAIL:
        return "fail";
    case JUNIT_TESTCASE_STATUS_NOTRUN:
        return "notrun";
    case JUNIT_TESTCASE_STATUS_DISABLED:
        return "disabled";
    case JUNIT_TESTCASE_STATUS_OTHER:
        break;
    }
    return NULL;
}

static const stax_str testcase_status_words[] = {
    [JUNIT_TESTCASE_STATUS_RUN] = STAX_STR("run"),
    [JUNIT_TESTCASE_STATUS_FAIL] = STAX_STR("fail"),
    [JUNIT_TESTCASE_STATUS_NOTRUN] = STAX_STR("notrun"),
    [JUNIT_TESTCASE_STATUS_DISABLED] = STAX_STR("disabled"),
};
static const stx_open_words testcase_status_set = {testcase_status_words, 4, false};

const char *junit_document_kind_name(junit_document_kind value)
{
    switch (value) {
    case JUNIT_DOCUMENT_TESTSUITE:
        return "testsuite";
    case JUNIT_DOCUMENT_TESTSUITES:
        return "testsuites";
    }
    return NULL;
}

/* ---- testsuite | testsuites, junit.schema:17 ---------------------------------------------- */

static void *choose_document_testsuite(void *item)
{
    junit_document *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = JUNIT_DOCUMENT_TESTSUITE;
    return &chosen->as.testsuite;
}

static void *choose_document_testsuites(void *item)
{
    junit_document *chosen = item;

    if (chosen == NULL) return NULL;
    chosen->kind = JUNIT_DOCUMENT_TESTSUITES;
    return &chosen->as.testsuites;
}

/* ---- trouble, junit.schema:49 ------------------------------------------------------------- */

enum { TROUBLE_MESSAGE, TROUBLE_TYPE, TROUBLE_TEXT };

/* :50  message: str? @ */
STX_INLINE bool take_trouble_message(stx_reader *r, void *to, stax_str text)
{
    junit_trouble *trouble = to;

    if (!stx_take_str(r, text, &trouble->message)) return false;
    trouble->has.message = 1;
    return true;
}

/* :51  kind: str? @type */
STX_INLINE bool take_trouble_type(stx_reader *r, void *to, stax_str text)
{
    junit_trouble *trouble = to;

    if (!stx_take_str(r, text, &trouble->kind)) return false;
    trouble->has.kind = 1;
    return true;
}

/* :52  text: str . */
STX_INLINE bool take_trouble_text(stx_reader *r, void *to, stax_str text)
{
    junit_trouble *trouble = to;

    return stx_take_str(r, text, &trouble->text);
}

static const junit_trouble trouble_blank = {0};

/* The start tag: <failure message type>. */
static stx_go trouble_failure_open(stx_reader *r, stx_frame *f)
{
    junit_trouble *trouble = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str message = {0}, type = {0};
    stax_str text;

    *trouble = trouble_blank;
    if (!STX_OPEN(w, "failure")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "message", message)) STX_MEET(seen, TROUBLE_MESSAGE);
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, TROUBLE_TYPE);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "failure", text)) return stx_careful_open(r, f);

    if (STX_MET(seen, TROUBLE_MESSAGE) && !take_trouble_message(r, trouble, message))
        return stx_careful_open(r, f);
    if (STX_MET(seen, TROUBLE_TYPE) && !take_trouble_type(r, trouble, type))
        return stx_careful_open(r, f);
    if (!take_trouble_text(r, trouble, text)) return stx_careful_open(r, f);
    STX_MEET(seen, TROUBLE_TEXT);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* The start tag: <error message type>. */
static stx_go trouble_error_open(stx_reader *r, stx_frame *f)
{
    junit_trouble *trouble = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str message = {0}, type = {0};
    stax_str text;

    *trouble = trouble_blank;
    if (!STX_OPEN(w, "error")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "message", message)) STX_MEET(seen, TROUBLE_MESSAGE);
    if (STX_ATTR(w, "type", type)) STX_MEET(seen, TROUBLE_TYPE);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "error", text)) return stx_careful_open(r, f);

    if (STX_MET(seen, TROUBLE_MESSAGE) && !take_trouble_message(r, trouble, message))
        return stx_careful_open(r, f);
    if (STX_MET(seen, TROUBLE_TYPE) && !take_trouble_type(r, trouble, type))
        return stx_careful_open(r, f);
    if (!take_trouble_text(r, trouble, text)) return stx_careful_open(r, f);
    STX_MEET(seen, TROUBLE_TEXT);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* clang-format off */
static const stx_arm trouble_arms[] = {
    [TROUBLE_MESSAGE] = {STX_ATTRIBUTE_ARM("message", take_trouble_message, "str", 50)},
    [TROUBLE_TYPE] = {STX_ATTRIBUTE_ARM("type", take_trouble_type, "str", 51)},
    [TROUBLE_TEXT] = {STX_TEXT_ARM(take_trouble_text, "str", 52)},
};
/* clang-format on */

static const uint64_t trouble_required[] = {
    STX_BIT(TROUBLE_TEXT),
};

static const stx_state trouble_failure_state = {
    .element = STX_NAME("failure"),
    .open = trouble_failure_open,
    .step = stx_step,
    .arms = trouble_arms,
    .count = 3,
    .total = 3,
    .rules = STX_OWN,
    .size = sizeof(junit_trouble),
    .blank = &trouble_blank,
    .required = trouble_required,
};

static const stx_state trouble_error_state = {
    .element = STX_NAME("error"),
    .open = trouble_error_open,
    .step = stx_step,
    .arms = trouble_arms,
    .count = 3,
    .total = 3,
    .rules = STX_OWN,
    .size = sizeof(junit_trouble),
    .blank = &trouble_blank,
    .required = trouble_required,
};

/* ---- testcase_properties_pair, junit.schema:47 -------------------------------------------- */

enum { TESTCASE_PROPERTIES_PAIR_NAME, TESTCASE_PROPERTIES_PAIR_VALUE };

/* :47  key: str @name */
STX_INLINE bool take_testcase_properties_pair_name(stx_reader *r, void *to, stax_str text)
{
    junit_testcase_properties_pair *testcase_properties_pa = to;

    return stx_take_str(r, text, &testcase_properties_pa->key);
}

/* :47  value: str @ */
STX_INLINE bool take_testcase_properties_pair_value(stx_reader *r, void *to, stax_str text)
{
    junit_testcase_properties_pair *testcase_properties_pa = to;

    return stx_take_str(r, text, &testcase_properties_pa->value);
}

static const junit_testcase_properties_pair testcase_properties_pair_blank = {0};

/* The start tag: <property name value>. */
STX_INLINE bool testcase_properties_pair_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                              uint64_t *met, bool *empty)
{
    junit_testcase_properties_pair *testcase_properties_pa = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, value = {0};

    *testcase_properties_pa = testcase_properties_pair_blank;
    if (!STX_OPEN(w, "property")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, TESTCASE_PROPERTIES_PAIR_NAME);
    if (STX_ATTR(w, "value", value)) STX_MEET(seen, TESTCASE_PROPERTIES_PAIR_VALUE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, TESTCASE_PROPERTIES_PAIR_NAME) ||
        !take_testcase_properties_pair_name(r, testcase_properties_pa, name))
        return false;
    if (!STX_MET(seen, TESTCASE_PROPERTIES_PAIR_VALUE) ||
        !take_testcase_properties_pair_value(r, testcase_properties_pa, value))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go testcase_properties_pair_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!testcase_properties_pair_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "property")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm testcase_properties_pair_arms[] = {
    [TESTCASE_PROPERTIES_PAIR_NAME] = {STX_ATTRIBUTE_ARM("name", take_testcase_properties_pair_name,
                                                         "str", 47)},
    [TESTCASE_PROPERTIES_PAIR_VALUE] =
            {STX_ATTRIBUTE_ARM("value", take_testcase_properties_pair_value, "str", 47)},
};
/* clang-format on */

static const uint64_t testcase_properties_pair_required[] = {
    STX_BIT(TESTCASE_PROPERTIES_PAIR_NAME) | STX_BIT(TESTCASE_PROPERTIES_PAIR_VALUE),
};

static const stx_state testcase_properties_pair_state = {
    .element = STX_NAME("property"),
    .open = testcase_properties_pair_read,
    .step = testcase_properties_pair_read,
    .arms = testcase_properties_pair_arms,
    .count = 2,
    .total = 2,
    .size = sizeof(junit_testcase_properties_pair),
    .blank = &testcase_properties_pair_blank,
    .required = testcase_properties_pair_required,
};

/* ---- testcase, junit.schema:38 ------------------------------------------------------------ */

enum {
    TESTCASE_NAME,
    TESTCASE_CLASSNAME,
    TESTCASE_TIME,
    TESTCASE_STATUS,
    TESTCASE_SKIPPED,
    TESTCASE_FAILURE,
    TESTCASE_ERROR,
    TESTCASE_SYSTEM_OUT,
    TESTCASE_PROPERTIES,
    TESTCASE_PROPERTIES_PROPERTY
};

/* :39  name: str @ */
STX_INLINE bool take_testcase_name(stx_reader *r, void *to, stax_str text)
{
    junit_testcase *testcase = to;

    return stx_take_str(r, text, &testcase->name);
}

/* :40  class: str? @classname */
STX_INLINE bool take_testcase_classname(stx_reader *r, void *to, stax_str text)
{
    junit_testcase *testcase = to;

    if (!stx_take_str(r, text, &testcase->class_)) return false;
    testcase->has.class_ = 1;
    return true;
}

/* :41  time: f64? @ */
STX_INLINE bool take_testcase_time(stx_reader *r, void *to, stax_str text)
{
    junit_testcase *testcase = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &testcase->time)) return false;
    testcase->has.time = 1;
    return true;
}

/* :42  status: enum(run, fail, notrun, disabled, *)? @ */
STX_INLINE bool take_testcase_status(stx_reader *r, void *to, stax_str text)
{
    junit_testcase *testcase = to;
    unsigned word;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_open_word(r, text, &testcase_status_set, &word, &testcase->status_text))
        return false;
    testcase->status = (junit_testcase_status)word;
    testcase->has.status = 1;
    return true;
}

/* :43  skipped: flag */
STX_INLINE bool take_testcase_skipped(stx_reader *r, void *to, stax_str text)
{
    junit_testcase *testcase = to;

    (void)r;
    (void)text;
    testcase->skipped = true;
    return true;
}

/* :44  failure: trouble? */
static void *place_testcase_failure(stx_reader *r, void *in)
{
    junit_testcase *testcase = in;

    (void)r;
    return &testcase->failure;
}

/* :44  failure: trouble? */
STX_INLINE bool take_testcase_failure(stx_reader *r, void *to, stax_str text)
{
    junit_testcase *testcase = to;

    (void)r;
    (void)text;
    testcase->has.failure = 1;
    return true;
}

/* :45  error: trouble? */
static void *place_testcase_error(stx_reader *r, void *in)
{
    junit_testcase *testcase = in;

    (void)r;
    return &testcase->error;
}

/* :45  error: trouble? */
STX_INLINE bool take_testcase_error(stx_reader *r, void *to, stax_str text)
{
    junit_testcase *testcase = to;

    (void)r;
    (void)text;
    testcase->has.error = 1;
    return true;
}

/* :46  output: str? system-out */
STX_INLINE bool take_testcase_system_out(stx_reader *r, void *to, stax_str text)
{
    junit_testcase *testcase = to;

    if (!stx_take_str(r, text, &testcase->output)) return false;
    testcase->has.output = 1;
    return true;
}

/* :47  properties: testcase_properties_pair[] properties/property */
static void *place_testcase_properties_property(stx_reader *r, void *in)
{
    junit_testcase *testcase = in;

    return STX_ADD(r, testcase->properties);
}

static const junit_testcase testcase_blank = {0};

/* The start tag: <testcase name classname time status>. */
STX_INLINE bool testcase_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    junit_testcase *testcase = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, classname = {0}, time = {0}, status_ = {0};

    *testcase = testcase_blank;
    if (!STX_OPEN(w, "testcase")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, TESTCASE_NAME);
    if (STX_ATTR(w, "classname", classname)) STX_MEET(seen, TESTCASE_CLASSNAME);
    if (STX_ATTR(w, "time", time)) STX_MEET(seen, TESTCASE_TIME);
    if (STX_ATTR(w, "status", status_)) STX_MEET(seen, TESTCASE_STATUS);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, TESTCASE_NAME) || !take_testcase_name(r, testcase, name)) return false;
    if (STX_MET(seen, TESTCASE_CLASSNAME) && !take_testcase_classname(r, testcase, classname))
        return false;
    if (STX_MET(seen, TESTCASE_TIME) && !take_testcase_time(r, testcase, time)) return false;
    if (STX_MET(seen, TESTCASE_STATUS) && !take_testcase_status(r, testcase, status_)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: skipped, failure, error, system-out, properties. */
static stx_go testcase_read(stx_reader *r, stx_frame *f)
{
    junit_testcase *testcase = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!testcase_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (!STX_MET(seen, TESTCASE_SKIPPED) && STX_EMPTY(w, "skipped")) {
            (void)take_testcase_skipped(r, testcase, (stax_str){0});
            STX_MEET(seen, TESTCASE_SKIPPED);
        }
        if (STX_AT(w, "failure")) {
            go = stx_child(r, w, f, seen, TESTCASE_FAILURE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "error")) {
            go = stx_child(r, w, f, seen, TESTCASE_ERROR);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "system-out", text)) {
            if (STX_MET(seen, TESTCASE_SYSTEM_OUT) || !take_testcase_system_out(r, testcase, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, TESTCASE_SYSTEM_OUT);
        }
        while (STX_AT(w, "properties")) {
            go = stx_child(r, w, f, seen, TESTCASE_PROPERTIES);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "testcase")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state testcase_properties_state;
/* clang-format off */
static const stx_arm testcase_arms[] = {
    [TESTCASE_NAME] = {STX_ATTRIBUTE_ARM("name", take_testcase_name, "str", 39)},
    [TESTCASE_CLASSNAME] = {STX_ATTRIBUTE_ARM("classname", take_testcase_classname, "str", 40)},
    [TESTCASE_TIME] = {STX_ATTRIBUTE_ARM("time", take_testcase_time, "f64", 41)},
    [TESTCASE_STATUS] = {STX_ATTRIBUTE_ARM("status", take_testcase_status,
                                           "enum(run, fail, notrun, disabled, *)", 42)},
    [TESTCASE_SKIPPED] = {STX_FLAG_ARM("skipped", STX_REFUSE, take_testcase_skipped, 43)},
    [TESTCASE_FAILURE] =
            {STX_RECORD_ARM("failure", STX_REFUSE, place_testcase_failure, take_testcase_failure,
                            &trouble_failure_state, "trouble", 44)},
    [TESTCASE_ERROR] = {STX_RECORD_ARM("error", STX_REFUSE, place_testcase_error,
                                       take_testcase_error, &trouble_error_state, "trouble", 45)},
    [TESTCASE_SYSTEM_OUT] = {STX_LEAF_ARM("system-out", STX_REFUSE, take_testcase_system_out,
                                          "str", 46)},
    [TESTCASE_PROPERTIES] = {STX_WRAPPER_ARM("properties", &testcase_properties_state, 47)},
    [TESTCASE_PROPERTIES_PROPERTY] =
            {STX_RECORDS_ARM("property", place_testcase_properties_property,
                             &testcase_properties_pair_state,
                             offsetof(junit_testcase, properties.count),
                             0, 0, "testcase_properties_pair", 47)},
};
/* clang-format on */

static const uint64_t testcase_required[] = {
    STX_BIT(TESTCASE_NAME),
};

static const stx_state testcase_state = {
    .element = STX_NAME("testcase"),
    .open = testcase_read,
    .step = testcase_read,
    .arms = testcase_arms,
    .count = 9,
    .total = 10,
    .size = sizeof(junit_testcase),
    .blank = &testcase_blank,
    .required = testcase_required,
};

static const stx_state testcase_properties_state = {
    .element = STX_NAME("properties"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = testcase_arms,
    .first = 9,
    .count = 1,
};

/* ---- testsuite, junit.schema:25 ----------------------------------------------------------- */

enum {
    TESTSUITE_NAME,
    TESTSUITE_TESTS,
    TESTSUITE_FAILURES,
    TESTSUITE_ERRORS,
    TESTSUITE_SKIPPED,
    TESTSUITE_DISABLED,
    TESTSUITE_HOSTNAME,
    TESTSUITE_TIME,
    TESTSUITE_TIMESTAMP,
    TESTSUITE_TESTCASE
};

/* :26  name: str @ */
STX_INLINE bool take_testsuite_name(stx_reader *r, void *to, stax_str text)
{
    junit_testsuite *testsuite = to;

    return stx_take_str(r, text, &testsuite->name);
}

/* :27  tests: u32 @ */
STX_INLINE bool take_testsuite_tests(stx_reader *r, void *to, stax_str text)
{
    junit_testsuite *testsuite = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, &testsuite->tests);
}

/* :28  failures: u32 @ = 0 */
STX_INLINE bool take_testsuite_failures(stx_reader *r, void *to, stax_str text)
{
    junit_testsuite *testsuite = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_u32(r, text, 0, UINT32_MAX, &testsuite->failures);
}

/* :29  errors: u32 @ = 0 */
STX_INLINE bool take_testsuite_errors(stx_reader *r, void *to, stax_str text)
{
    junit_testsuite *testsuite = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_u32(r, text, 0, UINT32_MAX, &testsuite->errors);
}

/* :30  skipped: u32 @ = 0 */
STX_INLINE bool take_testsuite_skipped(stx_reader *r, void *to, stax_str text)
{
    junit_testsuite *testsuite = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_u32(r, text, 0, UINT32_MAX, &testsuite->skipped);
}

/* :31  disabled: u32 @ = 0 */
STX_INLINE bool take_testsuite_disabled(stx_reader *r, void *to, stax_str text)
{
    junit_testsuite *testsuite = to;

    if (stax_trim(text).len == 0) return true;
    return stx_take_u32(r, text, 0, UINT32_MAX, &testsuite->disabled);
}

/* :32  host: str? @hostname */
STX_INLINE bool take_testsuite_hostname(stx_reader *r, void *to, stax_str text)
{
    junit_testsuite *testsuite = to;

    if (!stx_take_str(r, text, &testsuite->host)) return false;
    testsuite->has.host = 1;
    return true;
}

/* :33  time: f64? @ */
STX_INLINE bool take_testsuite_time(stx_reader *r, void *to, stax_str text)
{
    junit_testsuite *testsuite = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_f64(r, text, -STX_INFINITE, STX_INFINITE, false, &testsuite->time)) return false;
    testsuite->has.time = 1;
    return true;
}

/* :34  timestamp: datetime? @ */
STX_INLINE bool take_testsuite_timestamp(stx_reader *r, void *to, stax_str text)
{
    junit_testsuite *testsuite = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_datetime(r, text, &testsuite->timestamp)) return false;
    testsuite->has.timestamp = 1;
    return true;
}

/* :35  cases: testcase[] testcase */
static void *place_testsuite_testcase(stx_reader *r, void *in)
{
    junit_testsuite *testsuite = in;

    return STX_ADD(r, testsuite->cases);
}

static const junit_testsuite testsuite_blank = {
    .failures = 0,
    .errors = 0,
    .skipped = 0,
    .disabled = 0,
};

/*
 * The start tag: <testsuite name tests failures errors skipped disabled hostname time timestamp>.
 */
STX_INLINE bool testsuite_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                               bool *empty)
{
    junit_testsuite *testsuite = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, tests = {0}, failures = {0}, errors = {0}, skipped = {0}, disabled = {0},
             hostname = {0}, time = {0}, timestamp = {0};

    *testsuite = testsuite_blank;
    if (!STX_OPEN(w, "testsuite")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, TESTSUITE_NAME);
    if (STX_ATTR(w, "tests", tests)) STX_MEET(seen, TESTSUITE_TESTS);
    if (STX_ATTR(w, "failures", failures)) STX_MEET(seen, TESTSUITE_FAILURES);
    if (STX_ATTR(w, "errors", errors)) STX_MEET(seen, TESTSUITE_ERRORS);
    if (STX_ATTR(w, "skipped", skipped)) STX_MEET(seen, TESTSUITE_SKIPPED);
    if (STX_ATTR(w, "disabled", disabled)) STX_MEET(seen, TESTSUITE_DISABLED);
    if (STX_ATTR(w, "hostname", hostname)) STX_MEET(seen, TESTSUITE_HOSTNAME);
    if (STX_ATTR(w, "time", time)) STX_MEET(seen, TESTSUITE_TIME);
    if (STX_ATTR(w, "timestamp", timestamp)) STX_MEET(seen, TESTSUITE_TIMESTAMP);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, TESTSUITE_NAME) || !take_testsuite_name(r, testsuite, name)) return false;
    if (!STX_MET(seen, TESTSUITE_TESTS) || !take_testsuite_tests(r, testsuite, tests)) return false;
    if (STX_MET(seen, TESTSUITE_FAILURES) && !take_testsuite_failures(r, testsuite, failures))
        return false;
    if (STX_MET(seen, TESTSUITE_ERRORS) && !take_testsuite_errors(r, testsuite, errors))
        return false;
    if (STX_MET(seen, TESTSUITE_SKIPPED) && !take_testsuite_skipped(r, testsuite, skipped))
        return false;
    if (STX_MET(seen, TESTSUITE_DISABLED) && !take_testsuite_disabled(r, testsuite, disabled))
        return false;
    if (STX_MET(seen, TESTSUITE_HOSTNAME) && !take_testsuite_hostname(r, testsuite, hostname))
        return false;
    if (STX_MET(seen, TESTSUITE_TIME) && !take_testsuite_time(r, testsuite, time)) return false;
    if (STX_MET(seen, TESTSUITE_TIMESTAMP) && !take_testsuite_timestamp(r, testsuite, timestamp))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: testcase. */
static stx_go testsuite_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!testsuite_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "testcase")) {
            go = stx_child(r, w, f, seen, TESTSUITE_TESTCASE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "testsuite")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm testsuite_arms[] = {
    [TESTSUITE_NAME] = {STX_ATTRIBUTE_ARM("name", take_testsuite_name, "str", 26)},
    [TESTSUITE_TESTS] = {STX_ATTRIBUTE_ARM("tests", take_testsuite_tests, "u32", 27)},
    [TESTSUITE_FAILURES] = {STX_ATTRIBUTE_ARM("failures", take_testsuite_failures, "u32", 28)},
    [TESTSUITE_ERRORS] = {STX_ATTRIBUTE_ARM("errors", take_testsuite_errors, "u32", 29)},
    [TESTSUITE_SKIPPED] = {STX_ATTRIBUTE_ARM("skipped", take_testsuite_skipped, "u32", 30)},
    [TESTSUITE_DISABLED] = {STX_ATTRIBUTE_ARM("disabled", take_testsuite_disabled, "u32", 31)},
    [TESTSUITE_HOSTNAME] = {STX_ATTRIBUTE_ARM("hostname", take_testsuite_hostname, "str", 32)},
    [TESTSUITE_TIME] = {STX_ATTRIBUTE_ARM("time", take_testsuite_time, "f64", 33)},
    [TESTSUITE_TIMESTAMP] = {STX_ATTRIBUTE_ARM("timestamp", take_testsuite_timestamp,
                                               "datetime", 34)},
    [TESTSUITE_TESTCASE] =
            {STX_RECORDS_ARM("testcase", place_testsuite_testcase, &testcase_state,
                             offsetof(junit_testsuite, cases.count), 0, 0, "testcase", 35)},
};
/* clang-format on */

static const uint64_t testsuite_required[] = {
    STX_BIT(TESTSUITE_NAME) | STX_BIT(TESTSUITE_TESTS),
};

static const stx_state testsuite_state = {
    .element = STX_NAME("testsuite"),
    .open = testsuite_read,
    .step = testsuite_read,
    .arms = testsuite_arms,
    .count = 10,
    .total = 10,
    .size = sizeof(junit_testsuite),
    .blank = &testsuite_blank,
    .required = testsuite_required,
};

/* ---- testsuites, junit.schema:21 ---------------------------------------------------------- */

enum { TESTSUITES_NAME, TESTSUITES_TESTSUITE };

/* :22  name: str? @ */
STX_INLINE bool take_testsuites_name(stx_reader *r, void *to, stax_str text)
{
    junit_testsuites *testsuites = to;

    if (!stx_take_str(r, text, &testsuites->name)) return false;
    testsuites->has.name = 1;
    return true;
}

/* :23  suites: testsuite[] testsuite */
static void *place_testsuites_testsuite(stx_reader *r, void *in)
{
    junit_testsuites *testsuites = in;

    return STX_ADD(r, testsuites->suites);
}

static const junit_testsuites testsuites_blank = {0};

/* The start tag: <testsuites name>. */
STX_INLINE bool testsuites_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                bool *empty)
{
    junit_testsuites *testsuites = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    *testsuites = testsuites_blank;
    if (!STX_OPEN(w, "testsuites")) return false;
    if (STX_ATTR(w, "name", name)) STX_MEET(seen, TESTSUITES_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, TESTSUITES_NAME) && !take_testsuites_name(r, testsuites, name)) return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: testsuite. */
static stx_go testsuites_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!testsuites_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "testsuite")) {
            go = stx_child(r, w, f, seen, TESTSUITES_TESTSUITE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "testsuites")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm testsuites_arms[] = {
    [TESTSUITES_NAME] = {STX_ATTRIBUTE_ARM("name", take_testsuites_name, "str", 22)},
    [TESTSUITES_TESTSUITE] =
            {STX_RECORDS_ARM("testsuite", place_testsuites_testsuite, &testsuite_state,
                             offsetof(junit_testsuites, suites.count), 0, 0, "testsuite", 23)},
};
/* clang-format on */

static const uint64_t testsuites_required[] = {0};

static const stx_state testsuites_state = {
    .element = STX_NAME("testsuites"),
    .open = testsuites_read,
    .step = testsuites_read,
    .arms = testsuites_arms,
    .count = 2,
    .total = 2,
    .size = sizeof(junit_testsuites),
    .blank = &testsuites_blank,
    .required = testsuites_required,
};

/* ---- documents ---------------------------------------------------------------------------- */

static const junit_document document_blank = {0};

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("testsuite", STX_REFUSE, NULL, NULL, &testsuite_state, "testsuite", 17),
     .choose = choose_document_testsuite},
    {STX_RECORD_ARM("testsuites", STX_REFUSE, NULL, NULL, &testsuites_state, "testsuites", 18),
     .choose = choose_document_testsuites},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("testsuite or testsuites"),
    .arms = document_arms,
    .count = 2,
    .size = sizeof(junit_document),
    .blank = &document_blank,
};

static const stx_schema junit_schema = {
    .abi = STX_ABI,
    .file = "junit.schema",
    .root = &testsuite_state,
    .document = &document_state,
    .levels = 5,
};

junit_document *junit_parse(stax_arena *arena, const char *xml, size_t len,
                            const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&junit_schema, arena, &input, options, error);
}

junit_document *junit_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                                 stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&junit_schema, arena, &input, options, error);
}
