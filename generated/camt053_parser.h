/*
 * Reads camt053.schema's documents into structs. Printed by staxc from camt053.schema; do not edit.
 */
#ifndef CAMT053_PARSER_H
#define CAMT053_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* camt053.schema:30 */
typedef enum camt053_sign { CAMT053_SIGN_CREDIT, CAMT053_SIGN_DEBIT } camt053_sign;

/* The word as the schema spells it; NULL for a number that is none. */
const char *camt053_sign_name(camt053_sign value);

/* <Bal>, camt053.schema:43 */
typedef struct camt053_balance {
    struct {
        unsigned date : 1;
    } has;             /* which optional fields were there */
    stax_str kind;     /* Tp/CdOrPrtry/Cd */
    int64_t amount;    /* Amt, in 1/100 */
    char currency[4];  /* Amt/@Ccy */
    camt053_sign sign; /* CdtDbtInd */
    stax_date date;    /* Dt/Dt; look at has.date */
} camt053_balance;

typedef struct camt053_balance_list {
    camt053_balance *items;
    size_t count;
} camt053_balance_list;

/* <Sts>, camt053.schema:62 */
typedef struct camt053_status {
    struct {
        unsigned code : 1;
        unsigned old : 1;
    } has;         /* which optional fields were there */
    stax_str code; /* Cd; look at has.code */
    stax_str old;  /* its text; look at has.old */
} camt053_status;

/* <TxDtls>, camt053.schema:70 */
typedef struct camt053_transfer {
    struct {
        unsigned end_to_end : 1;
        unsigned debtor : 1;
        unsigned creditor : 1;
    } has;                 /* which optional fields were there */
    stax_str end_to_end;   /* Refs/EndToEndId; look at has.end_to_end */
    stax_str debtor;       /* RltdPties/Dbtr/Pty/Nm | RltdPties/Dbtr/Nm; look at has.debtor */
    stax_str creditor;     /* RltdPties/Cdtr/Pty/Nm | RltdPties/Cdtr/Nm; look at has.creditor */
    stax_str_list purpose; /* RmtInf/Ustrd */
} camt053_transfer;

typedef struct camt053_transfer_list {
    camt053_transfer *items;
    size_t count;
} camt053_transfer_list;

/* <Ntry>, camt053.schema:50 */
typedef struct camt053_entry {
    struct {
        unsigned booked : 1;
        unsigned value_date : 1;
        unsigned reference : 1;
    } has;                           /* which optional fields were there */
    int64_t amount;                  /* Amt, in 1/100 */
    char currency[4];                /* Amt/@Ccy */
    camt053_sign sign;               /* CdtDbtInd */
    camt053_status status;           /* Sts */
    stax_date booked;                /* BookgDt/Dt; look at has.booked */
    stax_date value_date;            /* ValDt/Dt; look at has.value_date */
    stax_str reference;              /* AcctSvcrRef; look at has.reference */
    camt053_transfer_list transfers; /* NtryDtls/TxDtls */
} camt053_entry;

typedef struct camt053_entry_list {
    camt053_entry *items;
    size_t count;
} camt053_entry_list;

/* A copy with all that is in it; NULL when there is no memory. */
camt053_entry *camt053_entry_copy(stax_arena *arena, const camt053_entry *entry);

/* <Stmt>, camt053.schema:37 */
typedef struct camt053_statement {
    struct {
        unsigned account : 1;
    } has;                         /* which optional fields were there */
    stax_str id;                   /* Id */
    stax_str account;              /* Acct/Id/IBAN, 15..34 bytes; look at has.account */
    camt053_balance_list balances; /* Bal */
    camt053_entry_list entries;    /* Ntry */
} camt053_statement;

typedef struct camt053_statement_list {
    camt053_statement *items;
    size_t count;
} camt053_statement_list;

/* <Document>, camt053.schema:32 */
typedef struct camt053_document {
    stax_str message;                  /* BkToCstmrStmt/GrpHdr/MsgId */
    stax_datetime created;             /* BkToCstmrStmt/GrpHdr/CreDtTm */
    camt053_statement_list statements; /* BkToCstmrStmt/Stmt, 1.. */
} camt053_document;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
camt053_document *camt053_parse(stax_arena *arena, const char *xml, size_t len,
                                const stax_options *options, stax_error *error);
camt053_document *camt053_parse_file(stax_arena *arena, const char *path,
                                     const stax_options *options, stax_error *error);

/*
 * Reads one record at a time, in bounded memory.
 *
 * input    the caller's, must outlive the reader as `error` must; NULL: bytes come by camt053_feed
 * returns  NULL with *error filled when there is no memory or no such file
 */
typedef struct camt053_reader camt053_reader;
camt053_reader *camt053_reader_open(const stax_input *input, const stax_options *options,
                                    stax_error *error);

/*
 * The next camt053_entry: STAX_OK, STAX_END once the whole document was checked, STAX_MORE (only
 * with camt053_feed), or the error, which stays. *entry is NULL unless the status is STAX_OK; it
 * lives until the next call of next, feed or close.
 */
stax_status camt053_next_entry(camt053_reader *reader, const camt053_entry **entry);

/* What stands around the records, as far as it has been read; its entries are empty. */
const camt053_document *camt053_reader_head(const camt053_reader *reader);

/* Records that were passed over, with stax_options.skip_bad. */
size_t camt053_reader_bad(const camt053_reader *reader);

/*
 * Lends the next bytes, cut anywhere, until camt053_next_entry returns STAX_MORE. `last`: there are
 * no more. STAX_E_STATE for a reader with an input, before STAX_MORE, and after the last bytes.
 */
stax_status camt053_feed(camt053_reader *reader, const char *bytes, size_t len, bool last);

/* Gives everything back; NULL is allowed. */
void camt053_reader_close(camt053_reader *reader);

#ifdef __cplusplus
}
#endif
#endif
