/*
 * One function in a file of its own, so that no compiler inlines it: callgrind collects inside it.
 */
#include "bench_reader.h"

bool bench_measured(const bench_reader *reader, bench_job *job)
{
    return reader->ways[job->shape].run(job);
}
