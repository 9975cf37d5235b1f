# Numbers, dates and times, against slow references and the C library.
foreach(name floats whole moments)
  add_executable(test_numbers_${name} test_numbers_${name}.c)
  target_link_libraries(test_numbers_${name} PRIVATE test_support m)
  stax_see_floors(test_numbers_${name} runtime)
  stax_warnings(test_numbers_${name})
  add_test(NAME test_numbers_${name} COMMAND test_numbers_${name})
  set_tests_properties(test_numbers_${name} PROPERTIES LABELS conformance TIMEOUT 7200)
endforeach()
