/*
 * Statements of accounts, our own. Records are three levels down.
 */
#include "camt053_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(camt053)
REAL_OPEN(camt053)
REAL_SAY(camt053_document_json)

static void say_record(ways_text *to, const void *record)
{
    assert_true(camt053_entry_json(real_sink, to, record));
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    const camt053_document *document = root;

    for (size_t i = 0; i < document->statements.count; i++) {
        camt053_entry_list *entries = &document->statements.items[i].entries;
        for (size_t k = 0; k < entries->count; k++) say_record(to, &entries->items[k]);
        entries->count = 0;
    }
    say_all(to, document);
}

static const real_claim claims[] = {
    {REAL_TEXTS, "message", "//GrpHdr/MsgId"},
    {REAL_TEXTS, "statements.account", "//Stmt/Acct/Id/IBAN"},
    {REAL_SUM, "statements.entries.amount", "//Ntry/Amt"},
    {REAL_TEXTS, "statements.entries.currency", "//Ntry/Amt/@Ccy"},
    {REAL_SUM, "statements.balances.amount", "//Bal/Amt"},
    {REAL_TEXTS, "statements.entries.booked", "//Ntry/BookgDt/Dt"},
    {REAL_TEXTS, "**.debtor", "//Dbtr//Nm"},
    {REAL_TEXTS, "**.purpose", "//RmtInf/Ustrd"},
};

REAL_RECORDS("camt053")
