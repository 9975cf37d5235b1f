/*
 * A gate whose rows are not both there is said to be unchecked; a run that could check nothing is
 * no pass.
 */
#include "bench_gates.h"

#include "gates.h"

const bench_gate *bench_gate_list(size_t *count)
{
    static const bench_gate gates[] = {
#define AS_GATE(shape, over, under, least) {FIXTURE_##shape, over, under, least},
        BENCH_GATES(AS_GATE)
#undef AS_GATE
    };

    *count = sizeof gates / sizeof gates[0];
    return gates;
}

static void check(FILE *to, const bench_table *table, const bench_gate *gate,
                  bench_verdict *verdict)
{
    const bench_row *over = bench_table_row(table, gate->over);
    const bench_row *under = bench_table_row(table, gate->under);
    double ratio;

    fprintf(to, "gate: %s: %s / %s: ", fixture_name(gate->shape), gate->over, gate->under);
    if (over == NULL || under == NULL) {
        fprintf(to, "unchecked, no row '%s'\n", over == NULL ? gate->over : gate->under);
        verdict->unchecked++;
        return;
    }
    ratio = bench_ratio(table, over, under);
    fprintf(to, "%.2f, at least %.2f: %s\n", ratio, gate->least,
            ratio >= gate->least ? "held" : "MISSED");
    if (ratio >= gate->least)
        verdict->held++;
    else
        verdict->missed++;
}

void bench_check_gates(FILE *to, const bench_table *table, const bench_gate *gates, size_t count,
                       bench_verdict *verdict)
{
    for (size_t i = 0; i < count; i++)
        if (gates[i].shape == table->shape) check(to, table, &gates[i], verdict);
}

bool bench_verdict_is_good(const bench_verdict *verdict)
{
    return verdict->missed == 0 && verdict->held > 0;
}
