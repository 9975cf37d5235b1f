/*
 * The plan as text, for --dump=plan.
 */
#include "plan/plan.h"

void plan_dump(const plan *p, FILE *to)
{
    fprintf(to, "schema %s\n", p->schema_name);
}
