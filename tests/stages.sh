# The stages of testing, for dev, which sources this: one function a command, do_<command>.
#
# Each stage builds its presets, runs tests of them, and ends with a line "N passed, N failed". What
# it needs of dev: need, build_preset, folder_of, for_build and for_test.

passed=0 failed=0

# Adds the figures of ctest's last lines, "100% tests passed, 0 tests failed out of 42".
count_results() {
    local line bad all
    line=$(grep -E 'tests passed, [0-9]+ tests failed out of' "$1" || true)
    bad=$(sed -n 's/.*, \([0-9]*\) tests failed out of.*/\1/p' <<<"$line")
    all=$(sed -n 's/.* out of \([0-9]*\).*/\1/p' <<<"$line")
    [ -n "$all" ] || { bad=1 all=1; } # ctest itself failed
    passed=$((passed + all - bad))
    failed=$((failed + bad))
}

# Debian has the sanitizers' and libFuzzer's libraries in a package of their own, which clang's only
# recommends.
need_clang() {
    local version
    need "$for_build $for_test clang=clang"
    version=$(clang -dumpversion)
    compgen -G "$(clang --print-runtime-dir)/libclang_rt.*" >/dev/null \
        || need "libclang-rt-${version%%.*}-dev=$(clang --print-runtime-dir)"
}

# Sanitizers want their shadow where the kernel may put a program: it shall not, where it lets us.
without_random_places() {
    if setarch -R true 2>/dev/null; then setarch -R "$@"; else "$@"; fi
}

# run_ctest FOLDER [ctest arguments…]: by the command `runner`, if that is set.
run_ctest() {
    local folder=$1 log
    shift
    log=$(mktemp)
    printf '== test: %s\n' "$folder"
    ${runner:-} ctest --test-dir "$folder" -j2 --output-on-failure "$@" 2>&1 | tee "$log" || true
    count_results "$log"
    rm -f "$log"
}

# run_tests PRESET [ctest arguments…]: builds all, or the variable `targets`, if that is set.
run_tests() {
    local preset=$1
    shift
    if ! build_preset "$preset" ${targets:-}; then
        failed=$((failed + 1))
        return
    fi
    run_ctest "$(folder_of "$preset")" "$@"
}

# The last line of a stage; .ci/run adds those of all.
say_results() {
    printf '%d passed, %d failed\n' "$passed" "$failed"
    [ "$failed" = 0 ]
}

# Unit tests that valgrind makes too slow: this one runs the benchmarks.
readonly not_by_valgrind="test_bench_run"

# The unit tests once more, for reads of memory that nobody has written.
run_valgrind() {
    local program
    printf '== test: valgrind\n'
    for program in build/tests/test_*; do
        [ -x "$program" ] && [ -f "$program" ] || continue
        [[ " $not_by_valgrind " != *" ${program##*/} "* ]] || continue
        if env -u STAX_TEST_FULL valgrind -q --error-exitcode=9 --leak-check=full "$program" \
            >/dev/null; then
            passed=$((passed + 1))
        else
            printf 'valgrind: %s failed\n' "$program"
            failed=$((failed + 1))
        fi
    done
}

do_test() {
    need "$for_build $for_test"
    run_tests default
    run_tests asan -LE 'lint|consumer|scale' # they compile; what is compiled is the same
    if [ "${1:-}" = --full ]; then
        need "clang=clang"
        export STAX_TEST_FULL=1
        run_tests clang -LE lint
        run_valgrind
    fi
    say_results
}

# What takes part where the library alone is built: all but documents that others must read, too,
# and times and memory, which mean nothing there. Failing allocations are the same on every machine
# and take long on an emulated one.
readonly of_library="unit|property|conformance|fuzz"
readonly with_others="test_cursor_expat|w3c|test_differential|fuzz_expat|fuzz_doctype|walks"

# run_level COMPILER LEVEL: the library's own tests, as a user may build it.
run_level() {
    local folder=build-$1-O$2
    printf '== build: %s\n' "$folder"
    if ! cmake -S . -B "$folder" -G Ninja -DCMAKE_C_COMPILER="$1" -DCMAKE_BUILD_TYPE=Debug \
        -DCMAKE_C_FLAGS_DEBUG="-O$2 -g" -DSTAX_WERROR=ON -DSTAX_BUILD_BENCH=OFF \
        -DSTAX_BUILD_COMPILER=OFF -DSTAX_STAXC_EXECUTABLE="$PWD/build/compiler/staxc" >/dev/null \
        || ! cmake --build "$folder" -- --quiet; then
        failed=$((failed + 1))
        return
    fi
    run_ctest "$folder" -L "unit|property"
}

# Sanitizers beside those of do_test. MemorySanitizer leaves out what it cannot see into: staxc, for
# libyaml, and the tests that hold the library against others.
do_sanitize() {
    local compiler level
    need_clang
    build_preset default staxc
    runner=without_random_places run_tests msan -L "$of_library|failure" -E "$with_others"
    targets="test_threads test_promises" runner=without_random_places \
        run_tests tsan -R '^(test_threads|test_promises)$'
    run_tests integer -L "unit|failure"
    if [ "${1:-}" = --full ]; then
        for compiler in gcc clang; do
            for level in 0 1 2 3; do run_level "$compiler" "$level"; done
        done
    fi
    say_results
}

# A preset, its architecture in Debian, and its triple.
readonly machines="arm64:arm64:aarch64-linux-gnu s390x:s390x:s390x-linux-gnu
    i686:i386:i686-linux-gnu"

# The machines that are named, else all.
do_machines() {
    local machine preset arch triple labels
    need "$for_build $for_test qemu-user=qemu-aarch64"
    build_preset default staxc
    for machine in $machines; do
        IFS=: read -r preset arch triple <<<"$machine"
        [[ $# = 0 || " $* " == *" $preset "* ]] || continue
        need "gcc-$triple=$triple-gcc libc6-dev-$arch-cross=/usr/$triple/include/stdio.h"
        if ! tests/machines/cmocka.sh "$arch" "build-$preset/foreign"; then
            failed=$((failed + 1))
            continue
        fi
        labels=$of_library
        [ "$preset" != i686 ] || labels+="|failure"
        run_tests "$preset" -L "$labels" -E "$with_others"
    done
    say_results
}

# Tests that take long and reach nothing that others do not.
readonly adds_no_line="compiler_memory|threads|w3c|test_corpus|oracle|objects|floats|patterns|"\
"guarded|encodings"

# How much of the library the tests run; build-coverage/branches.txt has what they leave out.
do_coverage() {
    need "$for_build $for_test lcov=lcov"
    find build-coverage -name '*.gcda' -delete 2>/dev/null || true
    run_tests coverage -L 'unit|property|failure|conformance|real|fuzz' -E "$adds_no_line"
    tests/tools/coverage.sh "$PWD" "$PWD/build-coverage"
}

# do_mutants [COUNT [SEED]]: goes on where it was stopped, as long as the sources are the same.
do_mutants() {
    need "$for_build $for_test"
    build_preset mutants
    tests/mutants/mutants.sh "$PWD" "$PWD/build-mutants" "$@"
}

# do_fuzz [SECONDS|fixed] [TARGET…]
do_fuzz() {
    local length=60
    if [[ ${1:-} =~ ^([0-9]+|fixed)$ ]]; then
        length=$1
        shift
    fi
    need_clang
    build_preset fuzz fuzzers
    tests/fuzz/fuzz.sh build-fuzz "$length" "$@"
}
