/*
 * The ratios that must hold. Each is between two rows of one table, measured round by round in one
 * process, so that it holds on a noisy machine where no absolute figure would.
 *
 * shape, the faster row, the slower row, the least ratio of their speeds (parse + project)
 */
#ifndef GATES_H
#define GATES_H

#define BENCH_GATES(X)                                    \
    X(F1, "generated borrowed", "cursor by hand", 2.0)    \
    X(BOOKS, "generated borrowed", "cursor by hand", 2.0) \
    X(DENSE, "generated borrowed", "cursor by hand", 2.0) \
    X(ATTRS, "generated borrowed", "cursor by hand", 2.0) \
    X(PROSE, "generated borrowed", "cursor by hand", 1.0) \
    X(DEEP, "generated borrowed", "cursor by hand", 1.0)  \
    X(WIDE, "generated borrowed", "cursor by hand", 1.0)  \
    X(BOOKS, "cursor by hand", "pugixml in situ", 2.0)    \
    X(BOOKS, "cursor by hand", "expat", 4.0)

#endif
