#!/usr/bin/env bash
#
# results.sh CTEST FOLDER: has ctest run a few tests and write the results as JUnit XML into FOLDER.
# ctest reads CTestTestfile.cmake, which CMake would have made.
set -euo pipefail

readonly ctest=$1 folder=$2

mkdir -p "$folder"
cd "$folder"
cat >CTestTestfile.cmake <<'TESTS'
add_test(right echo "a < b && c > d ]]> end")
add_test(wrong false)
add_test(left_out echo "not this one")
set_tests_properties(left_out PROPERTIES SKIP_REGULAR_EXPRESSION "not this")
add_test(switched_off true)
set_tests_properties(switched_off PROPERTIES DISABLED TRUE)
add_test(no_such_program ./no_such_program)
set_tests_properties(right PROPERTIES LABELS "plain;quick")
TESTS
"$ctest" --output-junit results.xml >ctest.log 2>&1 || true # one is wrong, as it should be
[ -s results.xml ]
