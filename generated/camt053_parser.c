/*
 * Reads camt053.schema's documents into structs. Printed by staxc from camt053.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "camt053_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "camt053_parser.c was printed for another libstax: run staxc again"
#endif

const char *camt053_sign_name(camt053_sign value)
{
    switch (value) {
    case CAMT053_SIGN_CREDIT:
        return "CRDT";
    case CAMT053_SIGN_DEBIT:
        return "DBIT";
    }
    return NULL;
}

static const stax_str sign_words[] = {
    [CAMT053_SIGN_CREDIT] = STAX_STR("CRDT"),
    [CAMT053_SIGN_DEBIT] = STAX_STR("DBIT"),
};

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_DEFAULT = 1 };
/* clang-format off */
static const stax_str ns_default_uris[] = {
    STAX_STR("urn:iso:std:iso:20022:tech:xsd:camt.053.001.*"),
};
static const stx_namespace namespaces[] = {
    [NS_DEFAULT] = {STAX_STR(""), ns_default_uris, 1},
};
/* clang-format on */

/* ~[A-Z]{2}[0-9]{2}[A-Z0-9]+: classes of bytes, and the next state by state and class. */
/* clang-format off */
static const uint8_t pattern_1_classes[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const uint16_t pattern_1_next[] = {
    0, 0, 0,
    0, 0, 2,
    0, 0, 3,
    0, 4, 0,
    0, 5, 0,
    0, 6, 6,
    0, 6, 6,
};
static const stx_pattern pattern_1 = {pattern_1_classes, pattern_1_next, 3, 1, 6};
/* clang-format on */

/* ---- balance, camt053.schema:43 ----------------------------------------------------------- */

enum {
    BALANCE_TP,
    BALANCE_AMT,
    BALANCE_CDTDBTIND,
    BALANCE_DT,
    BALANCE_TP_CDORPRTRY,
    BALANCE_AMT_TEXT,
    BALANCE_AMT_CCY,
    BALANCE_DT_DT,
    BALANCE_TP_CDORPRTRY_CD
};

/* :47  sign: sign CdtDbtInd */
STX_INLINE bool take_balance_CdtDbtInd(stx_reader *r, void *to, stax_str text)
{
    camt053_balance *balance = to;
    unsigned word;

    if (!stx_take_word(r, text, sign_words, 2, &word)) return false;
    balance->sign = (camt053_sign)word;
    return true;
}

/* :45  amount: decimal(2) Amt */
STX_INLINE bool take_balance_Amt_text(stx_reader *r, void *to, stax_str text)
{
    camt053_balance *balance = to;

    return stx_take_decimal(r, text, 2, false, INT64_MIN, INT64_MAX, &balance->amount);
}

/* :46  currency: char(4) Amt/@Ccy */
STX_INLINE bool take_balance_Amt_Ccy(stx_reader *r, void *to, stax_str text)
{
    camt053_balance *balance = to;

    return stx_take_char(r, text, false, balance->currency, sizeof balance->currency);
}

/* :48  date: date? Dt/Dt */
STX_INLINE bool take_balance_Dt_Dt(stx_reader *r, void *to, stax_str text)
{
    camt053_balance *balance = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_date(r, text, &balance->date)) return false;
    balance->has.date = 1;
    return true;
}

/* :44  kind: str Tp/CdOrPrtry/Cd */
STX_INLINE bool take_balance_Tp_CdOrPrtry_Cd(stx_reader *r, void *to, stax_str text)
{
    camt053_balance *balance = to;

    return stx_take_str(r, stax_trim(text), &balance->kind);
}

static const camt053_balance balance_blank = {0};

/* The start tag: <Bal>. */
STX_INLINE bool balance_open(stx_frame *f, stx_walk *at, bool *empty)
{
    camt053_balance *balance = f->record;
    stx_walk w = *at;

    *balance = balance_blank;
    if (!STX_OPEN(w, "Bal")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Tp, Amt, CdtDbtInd, Dt. */
static stx_go balance_read(stx_reader *r, stx_frame *f)
{
    camt053_balance *balance = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!balance_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "Tp")) {
            go = stx_child(r, w, f, seen, BALANCE_TP);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "Amt")) {
            go = stx_child(r, w, f, seen, BALANCE_AMT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "CdtDbtInd", text)) {
            if (STX_MET(seen, BALANCE_CDTDBTIND) || !take_balance_CdtDbtInd(r, balance, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, BALANCE_CDTDBTIND);
        }
        while (STX_AT(w, "Dt")) {
            go = stx_child(r, w, f, seen, BALANCE_DT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "Bal")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <Amt Ccy>. */
static stx_go balance_Amt_open(stx_reader *r, stx_frame *f)
{
    camt053_balance *balance = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str Ccy = {0};
    stax_str text;

    if (!STX_OPEN(w, "Amt")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "Ccy", Ccy)) STX_MEET(seen, BALANCE_AMT_CCY);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "Amt", text)) return stx_careful_open(r, f);

    if (STX_MET(seen & f->seen, BALANCE_AMT_CCY)) return stx_careful_open(r, f);
    if (STX_MET(seen, BALANCE_AMT_CCY) && !take_balance_Amt_Ccy(r, balance, Ccy))
        return stx_careful_open(r, f);
    if (STX_MET(f->seen, BALANCE_AMT_TEXT) || !take_balance_Amt_text(r, balance, text))
        return stx_careful_open(r, f);
    STX_MEET(seen, BALANCE_AMT_TEXT);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* The start tag: <Dt>. */
STX_INLINE bool balance_Dt_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "Dt")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Dt. */
static stx_go balance_Dt_read(stx_reader *r, stx_frame *f)
{
    camt053_balance *balance = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!balance_Dt_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "Dt", text)) {
            if (STX_MET(seen, BALANCE_DT_DT) || !take_balance_Dt_Dt(r, balance, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, BALANCE_DT_DT);
        }
        if (STX_END(w, "Dt")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <CdOrPrtry>. */
STX_INLINE bool balance_Tp_CdOrPrtry_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "CdOrPrtry")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Cd. */
static stx_go balance_Tp_CdOrPrtry_read(stx_reader *r, stx_frame *f)
{
    camt053_balance *balance = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!balance_Tp_CdOrPrtry_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "Cd", text)) {
            if (STX_MET(seen, BALANCE_TP_CDORPRTRY_CD) ||
                !take_balance_Tp_CdOrPrtry_Cd(r, balance, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, BALANCE_TP_CDORPRTRY_CD);
        }
        if (STX_END(w, "CdOrPrtry")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state balance_Tp_state;
static const stx_state balance_Amt_state;
static const stx_state balance_Dt_state;
static const stx_state balance_Tp_CdOrPrtry_state;
/* clang-format off */
static const stx_arm balance_arms[] = {
    [BALANCE_TP] = {STX_WRAPPER_ARM("Tp", &balance_Tp_state, 44), .ns = NS_DEFAULT},
    [BALANCE_AMT] = {STX_WRAPPER_ARM("Amt", &balance_Amt_state, 45), .ns = NS_DEFAULT},
    [BALANCE_CDTDBTIND] = {STX_LEAF_ARM("CdtDbtInd", STX_REFUSE, take_balance_CdtDbtInd,
                                        "sign", 47), .ns = NS_DEFAULT},
    [BALANCE_DT] = {STX_WRAPPER_ARM("Dt", &balance_Dt_state, 48), .ns = NS_DEFAULT},
    [BALANCE_TP_CDORPRTRY] = {STX_WRAPPER_ARM("CdOrPrtry", &balance_Tp_CdOrPrtry_state, 44),
                              .ns = NS_DEFAULT},
    [BALANCE_AMT_TEXT] = {STX_ARM(STX_KIND_TEXT, ".", STX_REFUSE, "decimal(2)", 45),
                          .take = take_balance_Amt_text},
    [BALANCE_AMT_CCY] = {STX_ATTRIBUTE_ARM("Ccy", take_balance_Amt_Ccy, "char(4)", 46)},
    [BALANCE_DT_DT] = {STX_LEAF_ARM("Dt", STX_REFUSE, take_balance_Dt_Dt, "date", 48),
                       .ns = NS_DEFAULT},
    [BALANCE_TP_CDORPRTRY_CD] = {STX_LEAF_ARM("Cd", STX_REFUSE, take_balance_Tp_CdOrPrtry_Cd,
                                              "str", 44), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t balance_required[] = {
    STX_BIT(BALANCE_CDTDBTIND) | STX_BIT(BALANCE_AMT_TEXT) | STX_BIT(BALANCE_AMT_CCY) |
        STX_BIT(BALANCE_TP_CDORPRTRY_CD),
};

static const stx_state balance_state = {
    .element = STX_NAME("Bal"),
    .open = balance_read,
    .step = balance_read,
    .arms = balance_arms,
    .count = 4,
    .total = 9,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(camt053_balance),
    .blank = &balance_blank,
    .required = balance_required,
};

static const stx_state balance_Tp_state = {
    .element = STX_NAME("Tp"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = balance_arms,
    .first = 4,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state balance_Amt_state = {
    .element = STX_NAME("Amt"),
    .open = balance_Amt_open,
    .step = stx_step,
    .arms = balance_arms,
    .first = 5,
    .count = 2,
    .rules = STX_OWN | STX_NAMESPACED,
};

static const stx_state balance_Dt_state = {
    .element = STX_NAME("Dt"),
    .open = balance_Dt_read,
    .step = balance_Dt_read,
    .arms = balance_arms,
    .first = 7,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state balance_Tp_CdOrPrtry_state = {
    .element = STX_NAME("CdOrPrtry"),
    .open = balance_Tp_CdOrPrtry_read,
    .step = balance_Tp_CdOrPrtry_read,
    .arms = balance_arms,
    .first = 8,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- status, camt053.schema:62 ------------------------------------------------------------ */

enum { STATUS_CD, STATUS_OLD };

/* :63  code: str? Cd */
STX_INLINE bool take_status_Cd(stx_reader *r, void *to, stax_str text)
{
    camt053_status *status_ = to;

    if (!stx_take_str(r, stax_trim(text), &status_->code)) return false;
    status_->has.code = 1;
    return true;
}

/* :64  old: str? . */
STX_INLINE bool take_status_old(stx_reader *r, void *to, stax_str text)
{
    camt053_status *status_ = to;

    text = stax_trim(text);
    if (text.len == 0) return true;
    if (!stx_take_str(r, text, &status_->old)) return false;
    status_->has.old = 1;
    return true;
}

static const camt053_status status_blank = {0};

/* The start tag: <Sts>. */
static stx_go status_open(stx_reader *r, stx_frame *f)
{
    camt053_status *status_ = f->record;
    stx_walk w = r->at;

    *status_ = status_blank;
    if (!STX_OPEN(w, "Sts")) return stx_careful_open(r, f);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    return stx_opened(r, w, f, 0);
}

/* clang-format off */
static const stx_arm status_arms[] = {
    [STATUS_CD] = {STX_LEAF_ARM("Cd", STX_REFUSE, take_status_Cd, "str", 63), .ns = NS_DEFAULT},
    [STATUS_OLD] = {STX_TEXT_ARM(take_status_old, "str", 64)},
};
/* clang-format on */

static const uint64_t status_required[] = {0};

static const stx_state status_state = {
    .element = STX_NAME("Sts"),
    .open = status_open,
    .step = stx_step,
    .arms = status_arms,
    .count = 2,
    .total = 2,
    .rules = STX_OWN | STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(camt053_status),
    .blank = &status_blank,
    .required = status_required,
};

/* ---- transfer, camt053.schema:70 ---------------------------------------------------------- */

enum {
    TRANSFER_REFS,
    TRANSFER_RLTDPTIES,
    TRANSFER_RMTINF,
    TRANSFER_REFS_ENDTOENDID,
    TRANSFER_RLTDPTIES_DBTR,
    TRANSFER_RLTDPTIES_CDTR,
    TRANSFER_RMTINF_USTRD,
    TRANSFER_RLTDPTIES_DBTR_PTY,
    TRANSFER_RLTDPTIES_DBTR_NM,
    TRANSFER_RLTDPTIES_CDTR_PTY,
    TRANSFER_RLTDPTIES_CDTR_NM,
    TRANSFER_RLTDPTIES_DBTR_PTY_NM,
    TRANSFER_RLTDPTIES_CDTR_PTY_NM
};

/* :71  end_to_end: str? Refs/EndToEndId */
STX_INLINE bool take_transfer_Refs_EndToEndId(stx_reader *r, void *to, stax_str text)
{
    camt053_transfer *transfer = to;

    if (!stx_take_str(r, stax_trim(text), &transfer->end_to_end)) return false;
    transfer->has.end_to_end = 1;
    return true;
}

/* :74  purpose: str[] RmtInf/Ustrd */
STX_INLINE bool take_transfer_RmtInf_Ustrd(stx_reader *r, void *to, stax_str text)
{
    camt053_transfer *transfer = to;
    stax_str item;

    return stx_take_str(r, stax_trim(text), &item) && STX_APPEND(r, transfer->purpose, item);
}

/* :72  debtor: str? RltdPties/Dbtr/Pty/Nm | RltdPties/Dbtr/Nm */
STX_INLINE bool take_transfer_RltdPties_Dbtr_Nm(stx_reader *r, void *to, stax_str text)
{
    camt053_transfer *transfer = to;

    if (!stx_take_str(r, stax_trim(text), &transfer->debtor)) return false;
    transfer->has.debtor = 1;
    return true;
}

/* :73  creditor: str? RltdPties/Cdtr/Pty/Nm | RltdPties/Cdtr/Nm */
STX_INLINE bool take_transfer_RltdPties_Cdtr_Nm(stx_reader *r, void *to, stax_str text)
{
    camt053_transfer *transfer = to;

    if (!stx_take_str(r, stax_trim(text), &transfer->creditor)) return false;
    transfer->has.creditor = 1;
    return true;
}

/* :72  debtor: str? RltdPties/Dbtr/Pty/Nm | RltdPties/Dbtr/Nm */
STX_INLINE bool take_transfer_RltdPties_Dbtr_Pty_Nm(stx_reader *r, void *to, stax_str text)
{
    camt053_transfer *transfer = to;

    if (!stx_take_str(r, stax_trim(text), &transfer->debtor)) return false;
    transfer->has.debtor = 1;
    return true;
}

/* :73  creditor: str? RltdPties/Cdtr/Pty/Nm | RltdPties/Cdtr/Nm */
STX_INLINE bool take_transfer_RltdPties_Cdtr_Pty_Nm(stx_reader *r, void *to, stax_str text)
{
    camt053_transfer *transfer = to;

    if (!stx_take_str(r, stax_trim(text), &transfer->creditor)) return false;
    transfer->has.creditor = 1;
    return true;
}

static const camt053_transfer transfer_blank = {0};

/* The start tag: <TxDtls>. */
STX_INLINE bool transfer_open(stx_frame *f, stx_walk *at, bool *empty)
{
    camt053_transfer *transfer = f->record;
    stx_walk w = *at;

    *transfer = transfer_blank;
    if (!STX_OPEN(w, "TxDtls")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Refs, RltdPties, RmtInf. */
static stx_go transfer_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!transfer_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "Refs")) {
            go = stx_child(r, w, f, seen, TRANSFER_REFS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "RltdPties")) {
            go = stx_child(r, w, f, seen, TRANSFER_RLTDPTIES);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "RmtInf")) {
            go = stx_child(r, w, f, seen, TRANSFER_RMTINF);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "TxDtls")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <Refs>. */
STX_INLINE bool transfer_Refs_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "Refs")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: EndToEndId. */
static stx_go transfer_Refs_read(stx_reader *r, stx_frame *f)
{
    camt053_transfer *transfer = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!transfer_Refs_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "EndToEndId", text)) {
            if (STX_MET(seen, TRANSFER_REFS_ENDTOENDID) ||
                !take_transfer_Refs_EndToEndId(r, transfer, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, TRANSFER_REFS_ENDTOENDID);
        }
        if (STX_END(w, "Refs")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <RmtInf>. */
STX_INLINE bool transfer_RmtInf_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "RmtInf")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Ustrd. */
static stx_go transfer_RmtInf_read(stx_reader *r, stx_frame *f)
{
    camt053_transfer *transfer = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!transfer_RmtInf_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_LEAF(w, "Ustrd", text)) {
            if (!take_transfer_RmtInf_Ustrd(r, transfer, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, TRANSFER_RMTINF_USTRD);
        }
        if (STX_END(w, "RmtInf")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <Dbtr>. */
STX_INLINE bool transfer_RltdPties_Dbtr_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "Dbtr")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Pty, Nm. */
static stx_go transfer_RltdPties_Dbtr_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!transfer_RltdPties_Dbtr_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "Pty")) {
            go = stx_child(r, w, f, seen, TRANSFER_RLTDPTIES_DBTR_PTY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "Dbtr")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <Cdtr>. */
STX_INLINE bool transfer_RltdPties_Cdtr_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "Cdtr")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Pty, Nm. */
static stx_go transfer_RltdPties_Cdtr_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!transfer_RltdPties_Cdtr_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "Pty")) {
            go = stx_child(r, w, f, seen, TRANSFER_RLTDPTIES_CDTR_PTY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "Cdtr")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <Pty>. */
STX_INLINE bool transfer_RltdPties_Dbtr_Pty_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "Pty")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Nm. */
static stx_go transfer_RltdPties_Dbtr_Pty_read(stx_reader *r, stx_frame *f)
{
    camt053_transfer *transfer = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!transfer_RltdPties_Dbtr_Pty_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "Nm", text)) {
            if (STX_MET(seen, TRANSFER_RLTDPTIES_DBTR_PTY_NM) ||
                !take_transfer_RltdPties_Dbtr_Pty_Nm(r, transfer, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, TRANSFER_RLTDPTIES_DBTR_PTY_NM);
        }
        if (STX_END(w, "Pty")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <Pty>. */
STX_INLINE bool transfer_RltdPties_Cdtr_Pty_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "Pty")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Nm. */
static stx_go transfer_RltdPties_Cdtr_Pty_read(stx_reader *r, stx_frame *f)
{
    camt053_transfer *transfer = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!transfer_RltdPties_Cdtr_Pty_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "Nm", text)) {
            if (STX_MET(seen, TRANSFER_RLTDPTIES_CDTR_PTY_NM) ||
                !take_transfer_RltdPties_Cdtr_Pty_Nm(r, transfer, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, TRANSFER_RLTDPTIES_CDTR_PTY_NM);
        }
        if (STX_END(w, "Pty")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state transfer_Refs_state;
static const stx_state transfer_RltdPties_state;
static const stx_state transfer_RmtInf_state;
static const stx_state transfer_RltdPties_Dbtr_state;
static const stx_state transfer_RltdPties_Cdtr_state;
static const stx_state transfer_RltdPties_Dbtr_Pty_state;
static const stx_state transfer_RltdPties_Cdtr_Pty_state;
/* clang-format off */
static const stx_arm transfer_arms[] = {
    [TRANSFER_REFS] = {STX_WRAPPER_ARM("Refs", &transfer_Refs_state, 71), .ns = NS_DEFAULT},
    [TRANSFER_RLTDPTIES] = {STX_WRAPPER_ARM("RltdPties", &transfer_RltdPties_state, 72),
                            .ns = NS_DEFAULT},
    [TRANSFER_RMTINF] = {STX_WRAPPER_ARM("RmtInf", &transfer_RmtInf_state, 74), .ns = NS_DEFAULT},
    [TRANSFER_REFS_ENDTOENDID] =
            {STX_LEAF_ARM("EndToEndId", STX_REFUSE, take_transfer_Refs_EndToEndId, "str", 71),
             .ns = NS_DEFAULT},
    [TRANSFER_RLTDPTIES_DBTR] = {STX_WRAPPER_ARM("Dbtr", &transfer_RltdPties_Dbtr_state, 72),
                                 .ns = NS_DEFAULT},
    [TRANSFER_RLTDPTIES_CDTR] = {STX_WRAPPER_ARM("Cdtr", &transfer_RltdPties_Cdtr_state, 73),
                                 .ns = NS_DEFAULT},
    [TRANSFER_RMTINF_USTRD] =
            {STX_LEAVES_ARM("Ustrd", take_transfer_RmtInf_Ustrd,
                            offsetof(camt053_transfer, purpose.count), 0, 0, "str", 74),
             .ns = NS_DEFAULT},
    [TRANSFER_RLTDPTIES_DBTR_PTY] = {STX_WRAPPER_ARM("Pty", &transfer_RltdPties_Dbtr_Pty_state, 72),
                                     .ns = NS_DEFAULT},
    [TRANSFER_RLTDPTIES_DBTR_NM] =
            {STX_LEAF_ARM("Nm", STX_REFUSE, take_transfer_RltdPties_Dbtr_Nm, "str", 72),
             .ns = NS_DEFAULT, .left = TRANSFER_RLTDPTIES_DBTR_PTY_NM + 1},
    [TRANSFER_RLTDPTIES_CDTR_PTY] = {STX_WRAPPER_ARM("Pty", &transfer_RltdPties_Cdtr_Pty_state, 73),
                                     .ns = NS_DEFAULT},
    [TRANSFER_RLTDPTIES_CDTR_NM] =
            {STX_LEAF_ARM("Nm", STX_REFUSE, take_transfer_RltdPties_Cdtr_Nm, "str", 73),
             .ns = NS_DEFAULT, .left = TRANSFER_RLTDPTIES_CDTR_PTY_NM + 1},
    [TRANSFER_RLTDPTIES_DBTR_PTY_NM] =
            {STX_LEAF_ARM("Nm", STX_REFUSE, take_transfer_RltdPties_Dbtr_Pty_Nm, "str", 72),
             .ns = NS_DEFAULT},
    [TRANSFER_RLTDPTIES_CDTR_PTY_NM] =
            {STX_LEAF_ARM("Nm", STX_REFUSE, take_transfer_RltdPties_Cdtr_Pty_Nm, "str", 73),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t transfer_required[] = {0};

static const stx_state transfer_state = {
    .element = STX_NAME("TxDtls"),
    .open = transfer_read,
    .step = transfer_read,
    .arms = transfer_arms,
    .count = 3,
    .total = 13,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(camt053_transfer),
    .blank = &transfer_blank,
    .required = transfer_required,
};

static const stx_state transfer_Refs_state = {
    .element = STX_NAME("Refs"),
    .open = transfer_Refs_read,
    .step = transfer_Refs_read,
    .arms = transfer_arms,
    .first = 3,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state transfer_RltdPties_state = {
    .element = STX_NAME("RltdPties"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = transfer_arms,
    .first = 4,
    .count = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state transfer_RmtInf_state = {
    .element = STX_NAME("RmtInf"),
    .open = transfer_RmtInf_read,
    .step = transfer_RmtInf_read,
    .arms = transfer_arms,
    .first = 6,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state transfer_RltdPties_Dbtr_state = {
    .element = STX_NAME("Dbtr"),
    .open = transfer_RltdPties_Dbtr_read,
    .step = transfer_RltdPties_Dbtr_read,
    .arms = transfer_arms,
    .first = 7,
    .count = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state transfer_RltdPties_Cdtr_state = {
    .element = STX_NAME("Cdtr"),
    .open = transfer_RltdPties_Cdtr_read,
    .step = transfer_RltdPties_Cdtr_read,
    .arms = transfer_arms,
    .first = 9,
    .count = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state transfer_RltdPties_Dbtr_Pty_state = {
    .element = STX_NAME("Pty"),
    .open = transfer_RltdPties_Dbtr_Pty_read,
    .step = transfer_RltdPties_Dbtr_Pty_read,
    .arms = transfer_arms,
    .first = 11,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state transfer_RltdPties_Cdtr_Pty_state = {
    .element = STX_NAME("Pty"),
    .open = transfer_RltdPties_Cdtr_Pty_read,
    .step = transfer_RltdPties_Cdtr_Pty_read,
    .arms = transfer_arms,
    .first = 12,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- entry, camt053.schema:50 ------------------------------------------------------------- */

enum {
    ENTRY_AMT,
    ENTRY_CDTDBTIND,
    ENTRY_STS,
    ENTRY_BOOKGDT,
    ENTRY_VALDT,
    ENTRY_ACCTSVCRREF,
    ENTRY_NTRYDTLS,
    ENTRY_AMT_TEXT,
    ENTRY_AMT_CCY,
    ENTRY_BOOKGDT_DT,
    ENTRY_VALDT_DT,
    ENTRY_NTRYDTLS_TXDTLS
};

/* :53  sign: sign CdtDbtInd */
STX_INLINE bool take_entry_CdtDbtInd(stx_reader *r, void *to, stax_str text)
{
    camt053_entry *entry = to;
    unsigned word;

    if (!stx_take_word(r, text, sign_words, 2, &word)) return false;
    entry->sign = (camt053_sign)word;
    return true;
}

/* :54  status: status Sts */
static void *place_entry_Sts(stx_reader *r, void *in)
{
    camt053_entry *entry = in;

    (void)r;
    return &entry->status;
}

/* :57  reference: str? AcctSvcrRef */
STX_INLINE bool take_entry_AcctSvcrRef(stx_reader *r, void *to, stax_str text)
{
    camt053_entry *entry = to;

    if (!stx_take_str(r, stax_trim(text), &entry->reference)) return false;
    entry->has.reference = 1;
    return true;
}

/* :51  amount: decimal(2) Amt */
STX_INLINE bool take_entry_Amt_text(stx_reader *r, void *to, stax_str text)
{
    camt053_entry *entry = to;

    return stx_take_decimal(r, text, 2, false, INT64_MIN, INT64_MAX, &entry->amount);
}

/* :52  currency: char(4) Amt/@Ccy */
STX_INLINE bool take_entry_Amt_Ccy(stx_reader *r, void *to, stax_str text)
{
    camt053_entry *entry = to;

    return stx_take_char(r, text, false, entry->currency, sizeof entry->currency);
}

/* :55  booked: date? BookgDt/Dt */
STX_INLINE bool take_entry_BookgDt_Dt(stx_reader *r, void *to, stax_str text)
{
    camt053_entry *entry = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_date(r, text, &entry->booked)) return false;
    entry->has.booked = 1;
    return true;
}

/* :56  value_date: date? ValDt/Dt */
STX_INLINE bool take_entry_ValDt_Dt(stx_reader *r, void *to, stax_str text)
{
    camt053_entry *entry = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_date(r, text, &entry->value_date)) return false;
    entry->has.value_date = 1;
    return true;
}

/* :58  transfers: transfer[] NtryDtls/TxDtls */
static void *place_entry_NtryDtls_TxDtls(stx_reader *r, void *in)
{
    camt053_entry *entry = in;

    return STX_ADD(r, entry->transfers);
}

static const camt053_entry entry_blank = {0};

/* The start tag: <Ntry>. */
STX_INLINE bool entry_open(stx_frame *f, stx_walk *at, bool *empty)
{
    camt053_entry *entry = f->record;
    stx_walk w = *at;

    *entry = entry_blank;
    if (!STX_OPEN(w, "Ntry")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Amt, CdtDbtInd, Sts, BookgDt, ValDt, AcctSvcrRef, NtryDtls. */
static stx_go entry_read(stx_reader *r, stx_frame *f)
{
    camt053_entry *entry = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!entry_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "Amt")) {
            go = stx_child(r, w, f, seen, ENTRY_AMT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "CdtDbtInd", text)) {
            if (STX_MET(seen, ENTRY_CDTDBTIND) || !take_entry_CdtDbtInd(r, entry, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ENTRY_CDTDBTIND);
        }
        if (STX_AT(w, "Sts")) {
            go = stx_child(r, w, f, seen, ENTRY_STS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "BookgDt")) {
            go = stx_child(r, w, f, seen, ENTRY_BOOKGDT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "ValDt")) {
            go = stx_child(r, w, f, seen, ENTRY_VALDT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "AcctSvcrRef", text)) {
            if (STX_MET(seen, ENTRY_ACCTSVCRREF) || !take_entry_AcctSvcrRef(r, entry, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ENTRY_ACCTSVCRREF);
        }
        while (STX_AT(w, "NtryDtls")) {
            go = stx_child(r, w, f, seen, ENTRY_NTRYDTLS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "Ntry")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <Amt Ccy>. */
static stx_go entry_Amt_open(stx_reader *r, stx_frame *f)
{
    camt053_entry *entry = f->record;
    stx_walk w = r->at;
    uint64_t seen = 0;
    stax_str Ccy = {0};
    stax_str text;

    if (!STX_OPEN(w, "Amt")) return stx_careful_open(r, f);
    if (STX_ATTR(w, "Ccy", Ccy)) STX_MEET(seen, ENTRY_AMT_CCY);
    if (!STX_SHUT(w)) return stx_careful_open(r, f);
    if (!STX_OWN_TEXT(w, "Amt", text)) return stx_careful_open(r, f);

    if (STX_MET(seen & f->seen, ENTRY_AMT_CCY)) return stx_careful_open(r, f);
    if (STX_MET(seen, ENTRY_AMT_CCY) && !take_entry_Amt_Ccy(r, entry, Ccy))
        return stx_careful_open(r, f);
    if (STX_MET(f->seen, ENTRY_AMT_TEXT) || !take_entry_Amt_text(r, entry, text))
        return stx_careful_open(r, f);
    STX_MEET(seen, ENTRY_AMT_TEXT);
    f->opened = true;
    return stx_close(r, w, f, seen);
}

/* The start tag: <BookgDt>. */
STX_INLINE bool entry_BookgDt_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "BookgDt")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Dt. */
static stx_go entry_BookgDt_read(stx_reader *r, stx_frame *f)
{
    camt053_entry *entry = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!entry_BookgDt_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "Dt", text)) {
            if (STX_MET(seen, ENTRY_BOOKGDT_DT) || !take_entry_BookgDt_Dt(r, entry, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ENTRY_BOOKGDT_DT);
        }
        if (STX_END(w, "BookgDt")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <ValDt>. */
STX_INLINE bool entry_ValDt_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "ValDt")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Dt. */
static stx_go entry_ValDt_read(stx_reader *r, stx_frame *f)
{
    camt053_entry *entry = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!entry_ValDt_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "Dt", text)) {
            if (STX_MET(seen, ENTRY_VALDT_DT) || !take_entry_ValDt_Dt(r, entry, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, ENTRY_VALDT_DT);
        }
        if (STX_END(w, "ValDt")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state entry_Amt_state;
static const stx_state entry_BookgDt_state;
static const stx_state entry_ValDt_state;
static const stx_state entry_NtryDtls_state;
/* clang-format off */
static const stx_arm entry_arms[] = {
    [ENTRY_AMT] = {STX_WRAPPER_ARM("Amt", &entry_Amt_state, 51), .ns = NS_DEFAULT},
    [ENTRY_CDTDBTIND] = {STX_LEAF_ARM("CdtDbtInd", STX_REFUSE, take_entry_CdtDbtInd, "sign", 53),
                         .ns = NS_DEFAULT},
    [ENTRY_STS] = {STX_RECORD_ARM("Sts", STX_REFUSE, place_entry_Sts, NULL, &status_state,
                                  "status", 54), .ns = NS_DEFAULT},
    [ENTRY_BOOKGDT] = {STX_WRAPPER_ARM("BookgDt", &entry_BookgDt_state, 55), .ns = NS_DEFAULT},
    [ENTRY_VALDT] = {STX_WRAPPER_ARM("ValDt", &entry_ValDt_state, 56), .ns = NS_DEFAULT},
    [ENTRY_ACCTSVCRREF] = {STX_LEAF_ARM("AcctSvcrRef", STX_REFUSE, take_entry_AcctSvcrRef,
                                        "str", 57), .ns = NS_DEFAULT},
    [ENTRY_NTRYDTLS] = {STX_WRAPPER_ARM("NtryDtls", &entry_NtryDtls_state, 58), .ns = NS_DEFAULT},
    [ENTRY_AMT_TEXT] = {STX_ARM(STX_KIND_TEXT, ".", STX_REFUSE, "decimal(2)", 51),
                        .take = take_entry_Amt_text},
    [ENTRY_AMT_CCY] = {STX_ATTRIBUTE_ARM("Ccy", take_entry_Amt_Ccy, "char(4)", 52)},
    [ENTRY_BOOKGDT_DT] = {STX_LEAF_ARM("Dt", STX_REFUSE, take_entry_BookgDt_Dt, "date", 55),
                          .ns = NS_DEFAULT},
    [ENTRY_VALDT_DT] = {STX_LEAF_ARM("Dt", STX_REFUSE, take_entry_ValDt_Dt, "date", 56),
                        .ns = NS_DEFAULT},
    [ENTRY_NTRYDTLS_TXDTLS] =
            {STX_RECORDS_ARM("TxDtls", place_entry_NtryDtls_TxDtls, &transfer_state,
                             offsetof(camt053_entry, transfers.count), 0, 0, "transfer", 58),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t entry_required[] = {
    STX_BIT(ENTRY_CDTDBTIND) | STX_BIT(ENTRY_STS) | STX_BIT(ENTRY_AMT_TEXT) |
        STX_BIT(ENTRY_AMT_CCY),
};

static const stx_state entry_state = {
    .element = STX_NAME("Ntry"),
    .open = entry_read,
    .step = entry_read,
    .arms = entry_arms,
    .count = 7,
    .total = 12,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(camt053_entry),
    .blank = &entry_blank,
    .required = entry_required,
};

static const stx_state entry_Amt_state = {
    .element = STX_NAME("Amt"),
    .open = entry_Amt_open,
    .step = stx_step,
    .arms = entry_arms,
    .first = 7,
    .count = 2,
    .rules = STX_OWN | STX_NAMESPACED,
};

static const stx_state entry_BookgDt_state = {
    .element = STX_NAME("BookgDt"),
    .open = entry_BookgDt_read,
    .step = entry_BookgDt_read,
    .arms = entry_arms,
    .first = 9,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state entry_ValDt_state = {
    .element = STX_NAME("ValDt"),
    .open = entry_ValDt_read,
    .step = entry_ValDt_read,
    .arms = entry_arms,
    .first = 10,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state entry_NtryDtls_state = {
    .element = STX_NAME("NtryDtls"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = entry_arms,
    .first = 11,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- statement, camt053.schema:37 --------------------------------------------------------- */

enum {
    STATEMENT_ID,
    STATEMENT_ACCT,
    STATEMENT_BAL,
    STATEMENT_NTRY,
    STATEMENT_ACCT_ID,
    STATEMENT_ACCT_ID_IBAN
};

/* :38  id: str Id */
STX_INLINE bool take_statement_Id(stx_reader *r, void *to, stax_str text)
{
    camt053_statement *statement = to;

    return stx_take_str(r, stax_trim(text), &statement->id);
}

/* :40  balances: balance[] Bal */
static void *place_statement_Bal(stx_reader *r, void *in)
{
    camt053_statement *statement = in;

    return STX_ADD(r, statement->balances);
}

/* :41  entries: entry[] Ntry */
static void *place_statement_Ntry(stx_reader *r, void *in)
{
    camt053_statement *statement = in;

    return STX_ADD(r, statement->entries);
}

/* :39  account: str(15..34, ~"[A-Z]{2}[0-9]{2}[A-Z0-9]+")? Acct/Id/IBAN */
STX_INLINE bool take_statement_Acct_Id_IBAN(stx_reader *r, void *to, stax_str text)
{
    camt053_statement *statement = to;

    text = stax_trim(text);
    if (!stx_length(r, text, 15, 34)) return false;
    if (!stx_matches(r, text, &pattern_1)) return false;
    if (!stx_take_str(r, text, &statement->account)) return false;
    statement->has.account = 1;
    return true;
}

static const camt053_statement statement_blank = {0};

/* The start tag: <Stmt>. */
STX_INLINE bool statement_open(stx_frame *f, stx_walk *at, bool *empty)
{
    camt053_statement *statement = f->record;
    stx_walk w = *at;

    *statement = statement_blank;
    if (!STX_OPEN(w, "Stmt")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: Id, Acct, Bal, Ntry. */
static stx_go statement_read(stx_reader *r, stx_frame *f)
{
    camt053_statement *statement = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!statement_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "Id", text)) {
            if (STX_MET(seen, STATEMENT_ID) || !take_statement_Id(r, statement, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, STATEMENT_ID);
        }
        while (STX_AT(w, "Acct")) {
            go = stx_child(r, w, f, seen, STATEMENT_ACCT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "Bal")) {
            go = stx_child(r, w, f, seen, STATEMENT_BAL);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "Ntry")) {
            go = stx_child(r, w, f, seen, STATEMENT_NTRY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "Stmt")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <Id>. */
STX_INLINE bool statement_Acct_Id_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "Id")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: IBAN. */
static stx_go statement_Acct_Id_read(stx_reader *r, stx_frame *f)
{
    camt053_statement *statement = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!statement_Acct_Id_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "IBAN", text)) {
            if (STX_MET(seen, STATEMENT_ACCT_ID_IBAN) ||
                !take_statement_Acct_Id_IBAN(r, statement, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, STATEMENT_ACCT_ID_IBAN);
        }
        if (STX_END(w, "Id")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state statement_Acct_state;
static const stx_state statement_Acct_Id_state;
/* clang-format off */
static const stx_arm statement_arms[] = {
    [STATEMENT_ID] = {STX_LEAF_ARM("Id", STX_REFUSE, take_statement_Id, "str", 38),
                      .ns = NS_DEFAULT},
    [STATEMENT_ACCT] = {STX_WRAPPER_ARM("Acct", &statement_Acct_state, 39), .ns = NS_DEFAULT},
    [STATEMENT_BAL] =
            {STX_RECORDS_ARM("Bal", place_statement_Bal, &balance_state,
                             offsetof(camt053_statement, balances.count), 0, 0, "balance", 40),
             .ns = NS_DEFAULT},
    [STATEMENT_NTRY] =
            {STX_RECORDS_ARM("Ntry", place_statement_Ntry, &entry_state,
                             offsetof(camt053_statement, entries.count), 0, 0, "entry", 41),
             .ns = NS_DEFAULT},
    [STATEMENT_ACCT_ID] = {STX_WRAPPER_ARM("Id", &statement_Acct_Id_state, 39), .ns = NS_DEFAULT},
    [STATEMENT_ACCT_ID_IBAN] =
            {STX_LEAF_ARM("IBAN", STX_REFUSE, take_statement_Acct_Id_IBAN,
                          "str(15..34, ~\"[A-Z]{2}[0-9]{2}[A-Z0-9]+\")", 39), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t statement_required[] = {
    STX_BIT(STATEMENT_ID),
};

static const stx_state statement_state = {
    .element = STX_NAME("Stmt"),
    .open = statement_read,
    .step = statement_read,
    .arms = statement_arms,
    .count = 4,
    .total = 6,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(camt053_statement),
    .blank = &statement_blank,
    .required = statement_required,
};

static const stx_state statement_Acct_state = {
    .element = STX_NAME("Acct"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = statement_arms,
    .first = 4,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state statement_Acct_Id_state = {
    .element = STX_NAME("Id"),
    .open = statement_Acct_Id_read,
    .step = statement_Acct_Id_read,
    .arms = statement_arms,
    .first = 5,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- document, camt053.schema:32 ---------------------------------------------------------- */

enum {
    DOCUMENT_BKTOCSTMRSTMT,
    DOCUMENT_BKTOCSTMRSTMT_GRPHDR,
    DOCUMENT_BKTOCSTMRSTMT_STMT,
    DOCUMENT_BKTOCSTMRSTMT_GRPHDR_MSGID,
    DOCUMENT_BKTOCSTMRSTMT_GRPHDR_CREDTTM
};

/* :35  statements: statement[1..] BkToCstmrStmt/Stmt */
static void *place_document_BkToCstmrStmt_Stmt(stx_reader *r, void *in)
{
    camt053_document *document = in;

    return STX_ADD(r, document->statements);
}

/* :33  message: str BkToCstmrStmt/GrpHdr/MsgId */
STX_INLINE bool take_document_BkToCstmrStmt_GrpHdr_MsgId(stx_reader *r, void *to, stax_str text)
{
    camt053_document *document = to;

    return stx_take_str(r, stax_trim(text), &document->message);
}

/* :34  created: datetime BkToCstmrStmt/GrpHdr/CreDtTm */
STX_INLINE bool take_document_BkToCstmrStmt_GrpHdr_CreDtTm(stx_reader *r, void *to, stax_str text)
{
    camt053_document *document = to;

    return stx_take_datetime(r, text, &document->created);
}

static const camt053_document document_blank = {0};

/* The start tag: <Document>. */
STX_INLINE bool document_open(stx_frame *f, stx_walk *at, bool *empty)
{
    camt053_document *document = f->record;
    stx_walk w = *at;

    *document = document_blank;
    if (!STX_OPEN(w, "Document")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: BkToCstmrStmt. */
static stx_go document_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!document_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "BkToCstmrStmt")) {
            go = stx_child(r, w, f, seen, DOCUMENT_BKTOCSTMRSTMT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "Document")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <GrpHdr>. */
STX_INLINE bool document_BkToCstmrStmt_GrpHdr_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "GrpHdr")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: MsgId, CreDtTm. */
static stx_go document_BkToCstmrStmt_GrpHdr_read(stx_reader *r, stx_frame *f)
{
    camt053_document *document = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!document_BkToCstmrStmt_GrpHdr_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "MsgId", text)) {
            if (STX_MET(seen, DOCUMENT_BKTOCSTMRSTMT_GRPHDR_MSGID) ||
                !take_document_BkToCstmrStmt_GrpHdr_MsgId(r, document, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, DOCUMENT_BKTOCSTMRSTMT_GRPHDR_MSGID);
        }
        if (STX_LEAF(w, "CreDtTm", text)) {
            if (STX_MET(seen, DOCUMENT_BKTOCSTMRSTMT_GRPHDR_CREDTTM) ||
                !take_document_BkToCstmrStmt_GrpHdr_CreDtTm(r, document, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, DOCUMENT_BKTOCSTMRSTMT_GRPHDR_CREDTTM);
        }
        if (STX_END(w, "GrpHdr")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state document_BkToCstmrStmt_state;
static const stx_state document_BkToCstmrStmt_GrpHdr_state;
/* clang-format off */
static const stx_arm document_arms[] = {
    [DOCUMENT_BKTOCSTMRSTMT] = {STX_WRAPPER_ARM("BkToCstmrStmt", &document_BkToCstmrStmt_state, 33),
                                .ns = NS_DEFAULT},
    [DOCUMENT_BKTOCSTMRSTMT_GRPHDR] =
            {STX_WRAPPER_ARM("GrpHdr", &document_BkToCstmrStmt_GrpHdr_state, 33), .ns = NS_DEFAULT},
    [DOCUMENT_BKTOCSTMRSTMT_STMT] =
            {STX_RECORDS_ARM("Stmt", place_document_BkToCstmrStmt_Stmt, &statement_state,
                             offsetof(camt053_document, statements.count), 1, 0, "statement", 35),
             .ns = NS_DEFAULT},
    [DOCUMENT_BKTOCSTMRSTMT_GRPHDR_MSGID] =
            {STX_LEAF_ARM("MsgId", STX_REFUSE, take_document_BkToCstmrStmt_GrpHdr_MsgId, "str", 33),
             .ns = NS_DEFAULT},
    [DOCUMENT_BKTOCSTMRSTMT_GRPHDR_CREDTTM] =
            {STX_LEAF_ARM("CreDtTm", STX_REFUSE, take_document_BkToCstmrStmt_GrpHdr_CreDtTm,
                          "datetime", 34), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t document_required[] = {
    STX_BIT(DOCUMENT_BKTOCSTMRSTMT_STMT) | STX_BIT(DOCUMENT_BKTOCSTMRSTMT_GRPHDR_MSGID) |
        STX_BIT(DOCUMENT_BKTOCSTMRSTMT_GRPHDR_CREDTTM),
};

static const stx_state document_state = {
    .element = STX_NAME("Document"),
    .open = document_read,
    .step = document_read,
    .arms = document_arms,
    .count = 1,
    .total = 5,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(camt053_document),
    .blank = &document_blank,
    .required = document_required,
};

static const stx_state document_BkToCstmrStmt_state = {
    .element = STX_NAME("BkToCstmrStmt"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = document_arms,
    .first = 1,
    .count = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state document_BkToCstmrStmt_GrpHdr_state = {
    .element = STX_NAME("GrpHdr"),
    .open = document_BkToCstmrStmt_GrpHdr_read,
    .step = document_BkToCstmrStmt_GrpHdr_read,
    .arms = document_arms,
    .first = 3,
    .count = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- what structs hold -------------------------------------------------------------------- */

static bool status__has_code(const void *record)
{
    const camt053_status *status_ = record;

    return status_->has.code;
}

static bool status__has_old(const void *record)
{
    const camt053_status *status_ = record;

    return status_->has.old;
}

/* clang-format off */
static const stx_held status__holds[] = {
    {STX_HOLDS(camt053_status, code, "code", STX_HELD_STR), .has = status__has_code},
    {STX_HOLDS(camt053_status, old, "old", STX_HELD_STR), .has = status__has_old},
};
/* clang-format on */

static const stx_layout status__layout = {
    .size = sizeof(camt053_status),
    .parts = status__holds,
    .count = sizeof status__holds / sizeof *status__holds,
};

static bool transfer_has_end_to_end(const void *record)
{
    const camt053_transfer *transfer = record;

    return transfer->has.end_to_end;
}

static bool transfer_has_debtor(const void *record)
{
    const camt053_transfer *transfer = record;

    return transfer->has.debtor;
}

static bool transfer_has_creditor(const void *record)
{
    const camt053_transfer *transfer = record;

    return transfer->has.creditor;
}

/* clang-format off */
static const stx_held transfer_holds[] = {
    {STX_HOLDS(camt053_transfer, end_to_end, "end_to_end", STX_HELD_STR),
     .has = transfer_has_end_to_end},
    {STX_HOLDS(camt053_transfer, debtor, "debtor", STX_HELD_STR), .has = transfer_has_debtor},
    {STX_HOLDS(camt053_transfer, creditor, "creditor", STX_HELD_STR), .has = transfer_has_creditor},
    {STX_HOLDS_LIST(camt053_transfer, purpose, "purpose", STX_HELD_STR)},
};
/* clang-format on */

static const stx_layout transfer_layout = {
    .size = sizeof(camt053_transfer),
    .parts = transfer_holds,
    .count = sizeof transfer_holds / sizeof *transfer_holds,
};

static bool entry_has_booked(const void *record)
{
    const camt053_entry *entry = record;

    return entry->has.booked;
}

static bool entry_has_value_date(const void *record)
{
    const camt053_entry *entry = record;

    return entry->has.value_date;
}

static bool entry_has_reference(const void *record)
{
    const camt053_entry *entry = record;

    return entry->has.reference;
}

/* clang-format off */
static const stx_held entry_holds[] = {
    {STX_HOLDS(camt053_entry, amount, "amount", STX_HELD_DECIMAL), .digits = 2},
    {STX_HOLDS(camt053_entry, currency, "currency", STX_HELD_CHAR)},
    {STX_HOLDS(camt053_entry, sign, "sign", STX_HELD_WORD), .words = sign_words, .word_count = 2},
    {STX_HOLDS(camt053_entry, status, "status", STX_HELD_RECORD), .of = &status__layout},
    {STX_HOLDS(camt053_entry, booked, "booked", STX_HELD_DATE), .has = entry_has_booked},
    {STX_HOLDS(camt053_entry, value_date, "value_date", STX_HELD_DATE),
     .has = entry_has_value_date},
    {STX_HOLDS(camt053_entry, reference, "reference", STX_HELD_STR), .has = entry_has_reference},
    {STX_HOLDS_LIST(camt053_entry, transfers, "transfers", STX_HELD_RECORD),
     .of = &transfer_layout},
};
/* clang-format on */

static const stx_layout entry_layout = {
    .size = sizeof(camt053_entry),
    .parts = entry_holds,
    .count = sizeof entry_holds / sizeof *entry_holds,
};

camt053_entry *camt053_entry_copy(stax_arena *arena, const camt053_entry *entry)
{
    return stx_copy_record(&entry_layout, entry, arena);
}

/* ---- documents and records ---------------------------------------------------------------- */

/* clang-format off */
static const stx_arm document_arms_[] = {
    {STX_RECORD_ARM("Document", STX_REFUSE, NULL, NULL, &document_state, "document", 20),
     .ns = NS_DEFAULT},
};
/* clang-format on */

static const stx_state document_state_ = {
    .element = STX_NAME("Document"),
    .arms = document_arms_,
    .count = 1,
    .size = sizeof(camt053_document),
    .blank = &document_blank,
};

static const stx_schema camt053_schema = {
    .abi = STX_ABI,
    .file = "camt053.schema",
    .root = &document_state,
    .document = &document_state_,
    .namespaces = namespaces,
    .namespace_count = 2,
    .levels = 9,
    .stream = &statement_state,
    .stream_arm = STATEMENT_NTRY,
};

camt053_document *camt053_parse(stax_arena *arena, const char *xml, size_t len,
                                const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&camt053_schema, arena, &input, options, error);
}

camt053_document *camt053_parse_file(stax_arena *arena, const char *path,
                                     const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&camt053_schema, arena, &input, options, error);
}

camt053_reader *camt053_reader_open(const stax_input *input, const stax_options *options,
                                    stax_error *error)
{
    return (camt053_reader *)stx_open(&camt053_schema, input, options, error);
}

stax_status camt053_next_entry(camt053_reader *reader, const camt053_entry **entry)
{
    const void *record;
    stax_status status = stx_next((stx_reader *)reader, &record);

    *entry = record;
    return status;
}

const camt053_document *camt053_reader_head(const camt053_reader *reader)
{
    return stx_head((const stx_reader *)reader);
}

size_t camt053_reader_bad(const camt053_reader *reader)
{
    return stx_bad((const stx_reader *)reader);
}

stax_status camt053_feed(camt053_reader *reader, const char *bytes, size_t len, bool last)
{
    return stx_feed((stx_reader *)reader, bytes, len, last);
}

void camt053_reader_close(camt053_reader *reader)
{
    stx_shutdown((stx_reader *)reader);
}
