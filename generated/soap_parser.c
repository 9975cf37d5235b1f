/*
 * Reads soap.schema's documents into structs. Printed by staxc from soap.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "soap_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "soap_parser.c was printed for another libstax: run staxc again"
#endif

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_S = 1, NS_R, NS_NONE };
/* clang-format off */
static const stax_str ns_s_uris[] = {
    STAX_STR("http://schemas.xmlsoap.org/soap/envelope/"),
    STAX_STR("http://www.w3.org/2003/05/soap-envelope"),
};
static const stax_str ns_r_uris[] = {
    STAX_STR("urn:example:rates"),
};
static const stax_str ns_none_uris[] = {
    STAX_STR(""),
};
static const stx_namespace namespaces[] = {
    [NS_S] = {STAX_STR("s"), ns_s_uris, 2},
    [NS_R] = {STAX_STR("r"), ns_r_uris, 1},
    [NS_NONE] = {STAX_STR(""), ns_none_uris, 1},
};
/* clang-format on */

/* ---- rate, soap.schema:32 ----------------------------------------------------------------- */

enum { RATE_CURRENCY, RATE_DATE, RATE_VALUE };

/* :33  currency: char(4) @ */
STX_INLINE bool take_rate_currency(stx_reader *r, void *to, stax_str text)
{
    soap_rate *rate = to;

    return stx_take_char(r, text, false, rate->currency, sizeof rate->currency);
}

/* :34  date: date? @ */
STX_INLINE bool take_rate_date(stx_reader *r, void *to, stax_str text)
{
    soap_rate *rate = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_date(r, text, &rate->date)) return false;
    rate->has.date = 1;
    return true;
}

/* :35  value: decimal(4) . */
STX_INLINE bool take_rate_value(stx_reader *r, void *to, stax_str text)
{
    soap_rate *rate = to;

    return stx_take_decimal(r, text, 4, false, INT64_MIN, INT64_MAX, &rate->value);
}

static const soap_rate rate_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool rate_whole(stx_reader *r, stx_walk *at, soap_rate *rate)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str currency = {0}, date = {0};
    stax_str text;

    if (!STX_OPEN(w, "r:rate")) return false;
    if (STX_ATTR(w, "currency", currency)) STX_MEET(seen, RATE_CURRENCY);
    if (STX_ATTR(w, "date", date)) STX_MEET(seen, RATE_DATE);
    if (!STX_SHUT(w)) return false;
    if (!STX_OWN_TEXT(w, "r:rate", text)) return false;

    *rate = rate_blank;
    if (!STX_MET(seen, RATE_CURRENCY) || !take_rate_currency(r, rate, currency)) return false;
    if (STX_MET(seen, RATE_DATE) && !take_rate_date(r, rate, date)) return false;
    if (!take_rate_value(r, rate, text)) return false;
    STX_MEET(seen, RATE_VALUE);
    *at = w;
    return true;
}

/* The start tag: <r:rate currency date>. */
static stx_go rate_open(stx_reader *r, stx_frame *f)
{
    soap_rate *rate = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str currency = {0}, date = {0};
    stax_str text;

    *rate = rate_blank;
    if (!STX_OPEN(w, "r:rate")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "currency", currency)) STX_MEET(seen, RATE_CURRENCY);
    if (STX_ATTR(w, "date", date)) STX_MEET(seen, RATE_DATE);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "r:rate", text)) return stx_careful_open(r, f);

    if (!STX_MET(seen, RATE_CURRENCY) || !take_rate_currency(r, rate, currency))
        return stx_careful_open(r, f);
    if (STX_MET(seen, RATE_DATE) && !take_rate_date(r, rate, date)) return stx_careful_open(r, f);
    if (!take_rate_value(r, rate, text)) return stx_careful_open(r, f);
    STX_MEET(seen, RATE_VALUE);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* clang-format off */
static const stx_arm rate_arms[] = {
    [RATE_CURRENCY] = {STX_ATTRIBUTE_ARM("currency", take_rate_currency, "char(4)", 33)},
    [RATE_DATE] = {STX_ATTRIBUTE_ARM("date", take_rate_date, "date", 34)},
    [RATE_VALUE] = {STX_TEXT_ARM(take_rate_value, "decimal(4)", 35)},
};
/* clang-format on */

static const uint64_t rate_required[] = {
    STX_BIT(RATE_CURRENCY) | STX_BIT(RATE_VALUE),
};

static const stx_state rate_state = {
    .element = STX_NAME("r:rate"),
    .open = rate_open,
    .step = stx_step,
    .arms = rate_arms,
    .count = 3,
    .total = 3,
    .rules = STX_OWN | STX_NAMESPACED,
    .size = sizeof(soap_rate),
    .blank = &rate_blank,
    .required = rate_required,
};

/* ---- fault, soap.schema:38 ---------------------------------------------------------------- */

enum {
    FAULT_FAULTCODE,
    FAULT_S_CODE,
    FAULT_FAULTSTRING,
    FAULT_S_REASON,
    FAULT_S_CODE_S_VALUE,
    FAULT_S_REASON_S_TEXT
};

/* :39  code: str? faultcode | s:Code/s:Value */
STX_INLINE bool take_fault_faultcode(stx_reader *r, void *to, stax_str text)
{
    soap_fault *fault = to;

    if (!stx_take_str(r, stax_trim(text), &fault->code)) return false;
    fault->has.code = 1;
    return true;
}

/* :40  reason: str? faultstring | s:Reason/s:Text */
STX_INLINE bool take_fault_faultstring(stx_reader *r, void *to, stax_str text)
{
    soap_fault *fault = to;

    if (!stx_take_str(r, stax_trim(text), &fault->reason)) return false;
    fault->has.reason = 1;
    return true;
}

/* :39  code: str? faultcode | s:Code/s:Value */
STX_INLINE bool take_fault_s_Code_s_Value(stx_reader *r, void *to, stax_str text)
{
    soap_fault *fault = to;

    if (!stx_take_str(r, stax_trim(text), &fault->code)) return false;
    fault->has.code = 1;
    return true;
}

/* :40  reason: str? faultstring | s:Reason/s:Text */
STX_INLINE bool take_fault_s_Reason_s_Text(stx_reader *r, void *to, stax_str text)
{
    soap_fault *fault = to;

    if (!stx_take_str(r, stax_trim(text), &fault->reason)) return false;
    fault->has.reason = 1;
    return true;
}

static const soap_fault fault_blank = {0};

/* The start tag: <s:Fault>. */
STX_INLINE bool fault_open(stx_frame *f, stx_walk *at, bool *empty)
{
    soap_fault *fault = f->record;
    stx_walk w = *at;

    *fault = fault_blank;
    if (!STX_OPEN(w, "s:Fault")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: faultcode, s:Code, faultstring, s:Reason. */
static stx_go fault_read(stx_reader *r, stx_frame *f)
{
    soap_fault *fault = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!fault_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_SPELLED(NS_NONE) && STX_LEAF(w, "faultcode", text)) {
            if (STX_MET(seen, FAULT_FAULTCODE) || !take_fault_faultcode(r, fault, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FAULT_FAULTCODE);
        }
        while (STX_AT(w, "s:Code")) {
            go = stx_child(r, w, f, seen, FAULT_S_CODE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_SPELLED(NS_NONE) && STX_LEAF(w, "faultstring", text)) {
            if (STX_MET(seen, FAULT_FAULTSTRING) || !take_fault_faultstring(r, fault, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, FAULT_FAULTSTRING);
        }
        while (STX_AT(w, "s:Reason")) {
            go = stx_child(r, w, f, seen, FAULT_S_REASON);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "s:Fault")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <s:Code>. */
STX_INLINE bool fault_s_Code_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "s:Code")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The end tag: no child is guessed. */
static stx_go fault_s_Code_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!fault_s_Code_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "s:Code")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <s:Reason>. */
STX_INLINE bool fault_s_Reason_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "s:Reason")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The end tag: no child is guessed. */
static stx_go fault_s_Reason_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!fault_s_Reason_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "s:Reason")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state fault_s_Code_state;
static const stx_state fault_s_Reason_state;
/* clang-format off */
static const stx_arm fault_arms[] = {
    [FAULT_FAULTCODE] = {STX_LEAF_ARM("faultcode", STX_REFUSE, take_fault_faultcode, "str", 39),
                         .ns = NS_NONE},
    [FAULT_S_CODE] = {STX_WRAPPER_ARM("s:Code", &fault_s_Code_state, 39), .skip = 2, .ns = NS_S},
    [FAULT_FAULTSTRING] = {STX_LEAF_ARM("faultstring", STX_REFUSE, take_fault_faultstring,
                                        "str", 40), .ns = NS_NONE},
    [FAULT_S_REASON] = {STX_WRAPPER_ARM("s:Reason", &fault_s_Reason_state, 40), .skip = 2,
                        .ns = NS_S},
    [FAULT_S_CODE_S_VALUE] =
            {STX_LEAF_ARM("s:Value", STX_REFUSE, take_fault_s_Code_s_Value, "str", 39), .skip = 2,
             .ns = NS_S, .left = FAULT_FAULTCODE + 1},
    [FAULT_S_REASON_S_TEXT] =
            {STX_LEAF_ARM("s:Text", STX_REFUSE, take_fault_s_Reason_s_Text, "str", 40), .skip = 2,
             .ns = NS_S, .left = FAULT_FAULTSTRING + 1},
};
/* clang-format on */

static const uint64_t fault_required[] = {0};

static const stx_state fault_state = {
    .element = STX_NAME("s:Fault"),
    .open = fault_read,
    .step = fault_read,
    .arms = fault_arms,
    .count = 4,
    .total = 6,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(soap_fault),
    .blank = &fault_blank,
    .required = fault_required,
};

static const stx_state fault_s_Code_state = {
    .element = STX_NAME("s:Code"),
    .open = fault_s_Code_read,
    .step = fault_s_Code_read,
    .arms = fault_arms,
    .first = 4,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state fault_s_Reason_state = {
    .element = STX_NAME("s:Reason"),
    .open = fault_s_Reason_read,
    .step = fault_s_Reason_read,
    .arms = fault_arms,
    .first = 5,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- body, soap.schema:28 ----------------------------------------------------------------- */

enum { BODY_R_RATE, BODY_S_FAULT };

/* :29  rates: rate[] r:rate */
static void *place_body_r_rate(stx_reader *r, void *in)
{
    soap_body *body = in;

    return STX_ADD(r, body->rates);
}

/* :30  fault: fault? s:Fault */
static void *place_body_s_Fault(stx_reader *r, void *in)
{
    soap_body *body = in;

    (void)r;
    return &body->fault;
}

/* :30  fault: fault? s:Fault */
STX_INLINE bool take_body_s_Fault(stx_reader *r, void *to, stax_str text)
{
    soap_body *body = to;

    (void)r;
    (void)text;
    body->has.fault = 1;
    return true;
}

static const soap_body body_blank = {0};

/* The start tag: <s:Body>. */
STX_INLINE bool body_open(stx_frame *f, stx_walk *at, bool *empty)
{
    soap_body *body = f->record;
    stx_walk w = *at;

    *body = body_blank;
    if (!STX_OPEN(w, "s:Body")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: r:rate, s:Fault. */
static stx_go body_read(stx_reader *r, stx_frame *f)
{
    soap_body *body = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    soap_rate rate;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!body_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_SPELLED(NS_R) && rate_whole(r, &w, &rate)) {
            if (!STX_APPEND(r, body->rates, rate)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, BODY_R_RATE);
        }
        while (STX_SPELLED(NS_R) && STX_AT(w, "r:rate")) {
            go = stx_child(r, w, f, seen, BODY_R_RATE);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "s:Fault")) {
            go = stx_child(r, w, f, seen, BODY_S_FAULT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "s:Body")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm body_arms[] = {
    [BODY_R_RATE] =
            {STX_RECORDS_ARM("r:rate", place_body_r_rate, &rate_state,
                             offsetof(soap_body, rates.count), 0, 0, "rate", 29), .skip = 2,
             .ns = NS_R},
    [BODY_S_FAULT] = {STX_RECORD_ARM("s:Fault", STX_REFUSE, place_body_s_Fault, take_body_s_Fault,
                                     &fault_state, "fault", 30), .skip = 2, .ns = NS_S},
};
/* clang-format on */

static const uint64_t body_required[] = {0};

static const stx_state body_state = {
    .element = STX_NAME("s:Body"),
    .open = body_read,
    .step = body_read,
    .arms = body_arms,
    .count = 2,
    .total = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(soap_body),
    .blank = &body_blank,
    .required = body_required,
};

/* ---- envelope, soap.schema:25 ------------------------------------------------------------- */

enum { ENVELOPE_S_BODY };

/* :26  body: body? s:Body */
static void *place_envelope_s_Body(stx_reader *r, void *in)
{
    soap_envelope *envelope = in;

    (void)r;
    return &envelope->body;
}

/* :26  body: body? s:Body */
STX_INLINE bool take_envelope_s_Body(stx_reader *r, void *to, stax_str text)
{
    soap_envelope *envelope = to;

    (void)r;
    (void)text;
    envelope->has.body = 1;
    return true;
}

static const soap_envelope envelope_blank = {0};

/* The start tag: <s:Envelope>. */
STX_INLINE bool envelope_open(stx_frame *f, stx_walk *at, bool *empty)
{
    soap_envelope *envelope = f->record;
    stx_walk w = *at;

    *envelope = envelope_blank;
    if (!STX_OPEN(w, "s:Envelope")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: s:Body. */
static stx_go envelope_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!envelope_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_AT(w, "s:Body")) {
            go = stx_child(r, w, f, seen, ENVELOPE_S_BODY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "s:Envelope")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm envelope_arms[] = {
    [ENVELOPE_S_BODY] =
            {STX_RECORD_ARM("s:Body", STX_REFUSE, place_envelope_s_Body, take_envelope_s_Body,
                            &body_state, "body", 26), .skip = 2, .ns = NS_S},
};
/* clang-format on */

static const uint64_t envelope_required[] = {0};

static const stx_state envelope_state = {
    .element = STX_NAME("s:Envelope"),
    .open = envelope_read,
    .step = envelope_read,
    .arms = envelope_arms,
    .count = 1,
    .total = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(soap_envelope),
    .blank = &envelope_blank,
    .required = envelope_required,
};

/* ---- documents ---------------------------------------------------------------------------- */

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("s:Envelope", STX_REFUSE, NULL, NULL, &envelope_state, "envelope", 20),
     .skip = 2, .ns = NS_S},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("s:Envelope"),
    .arms = document_arms,
    .count = 1,
    .size = sizeof(soap_envelope),
    .blank = &envelope_blank,
};

static const stx_schema soap_schema = {
    .abi = STX_ABI,
    .file = "soap.schema",
    .root = &envelope_state,
    .document = &document_state,
    .namespaces = namespaces,
    .namespace_count = 4,
    .levels = 4,
};

soap_envelope *soap_parse(stax_arena *arena, const char *xml, size_t len,
                          const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&soap_schema, arena, &input, options, error);
}

soap_envelope *soap_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                               stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&soap_schema, arena, &input, options, error);
}
