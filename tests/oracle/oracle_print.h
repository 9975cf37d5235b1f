/*
 * Values in JSON.
 */
#ifndef ORACLE_PRINT_H
#define ORACLE_PRINT_H

#include "oracle_parts.h"

#include <stax/values.h>

void oracle_put_float(double value, bool narrow, FILE *to);
void oracle_put_decimal(int64_t value, unsigned digits, FILE *to); /* scaled by 10^digits */
void oracle_put_date(const stax_date *d, FILE *to);
void oracle_put_time(const stax_time *t, FILE *to);
void oracle_put_datetime(const stax_datetime *t, FILE *to);
void oracle_put_duration(const stax_duration *d, FILE *to);
void oracle_put_bytes(const unsigned char *bytes, size_t len, FILE *to);

#endif
