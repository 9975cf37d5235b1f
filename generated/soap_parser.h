/*
 * Reads soap.schema's documents into structs. Printed by staxc from soap.schema; do not edit.
 */
#ifndef SOAP_PARSER_H
#define SOAP_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* <r:rate>, soap.schema:32 */
typedef struct soap_rate {
    struct {
        unsigned date : 1;
    } has;            /* which optional fields were there */
    char currency[4]; /* @currency */
    stax_date date;   /* @date; look at has.date */
    int64_t value;    /* its text, in 1/10000 */
} soap_rate;

typedef struct soap_rate_list {
    soap_rate *items;
    size_t count;
} soap_rate_list;

/* <s:Fault>, soap.schema:38 */
typedef struct soap_fault {
    struct {
        unsigned code : 1;
        unsigned reason : 1;
    } has;           /* which optional fields were there */
    stax_str code;   /* faultcode | s:Code/s:Value; look at has.code */
    stax_str reason; /* faultstring | s:Reason/s:Text; look at has.reason */
} soap_fault;

/* <s:Body>, soap.schema:28 */
typedef struct soap_body {
    struct {
        unsigned fault : 1;
    } has;                /* which optional fields were there */
    soap_rate_list rates; /* r:rate */
    soap_fault fault;     /* s:Fault; look at has.fault */
} soap_body;

/* <s:Envelope>, soap.schema:25 */
typedef struct soap_envelope {
    struct {
        unsigned body : 1;
    } has;          /* which optional fields were there */
    soap_body body; /* s:Body; look at has.body */
} soap_envelope;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
soap_envelope *soap_parse(stax_arena *arena, const char *xml, size_t len,
                          const stax_options *options, stax_error *error);
soap_envelope *soap_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                               stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
