# Which tests a mutant meets, and in which order; sourced by mutants.sh, which has set build and
# work, where the mutant is.
#
# A mutant may never come to an end, or ask for all memory there is: a test has some seconds of
# processor time and 8 GiB of addresses.

# All mutants meet these, and first the test of their file.
quick='cursor|cursor_careful|careful|careful_tag|parse|records|take|odd|tokens|table'
quick+='|doctype|declare|scan|window|place|chars|decimal|float|w3c'

# These come last.
slow='allocations|prefixes|plain_leaf|drive|encodings|guarded|threads|numbers_.*'
# These take minutes, and are made of what others try as well; or they are about the cost.
never='w3c_cuts_.*|corpus|compiler_memory|bench.*|cursor_expat|reads|huge|hostile'

# tests SECONDS ctest-arguments…: whether they pass.
tests() {
    local seconds=$1
    shift
    (ulimit -t "$seconds" -v 8388608
        export LD_LIBRARY_PATH=$work
        ctest --test-dir "$build" -j2 --stop-on-failure "$@") >/dev/null 2>&1
}

quick_tests() {
    tests 10 -R "^test_$(basename "$1" .c)$" && tests 10 -R "^test_($quick)$"
}

other_tests() {
    local last=$slow but="^(test_($quick|$slow|$never)|hostile_cost_.*)$"
    tests 30 -L 'unit' -E "$but" || return 1
    tests 60 -L 'property|conformance|failure|hostile' -E "$but" || return 1
    case $1 in runtime/value/*) ;; *) last=${slow/|numbers_.\*/} ;; esac
    tests 60 -R "^test_($last)$"
}
