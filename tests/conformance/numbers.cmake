# Numbers, dates and times, against slow references and the C library.
foreach(name floats whole moments)
  add_executable(test_numbers_${name} test_numbers_${name}.c)
  target_link_libraries(test_numbers_${name} PRIVATE test_support m)
  stax_see_floors(test_numbers_${name} runtime)
  stax_warnings(test_numbers_${name})
  add_test(NAME test_numbers_${name} COMMAND test_numbers_${name})
  set_tests_properties(test_numbers_${name} PROPERTIES LABELS conformance TIMEOUT 7200)
endforeach()

# What is more than numbers, against the slow references of the fuzz targets, which count in 128
# bits, and the compiler's conversions.
if(TARGET staxc_objects AND CMAKE_SIZEOF_VOID_P GREATER_EQUAL 8)
  set(fuzz ${PROJECT_SOURCE_DIR}/tests/fuzz)
  add_executable(test_numbers_texts test_numbers_texts.c ${fuzz}/slow_bytes.c ${fuzz}/slow_mail.c
    ${fuzz}/slow_text.c ${fuzz}/fuzz_trace.c $<TARGET_OBJECTS:staxc_objects>)
  target_link_libraries(test_numbers_texts PRIVATE test_support staxc_objects)
  stax_see_floors(test_numbers_texts runtime)
  target_include_directories(test_numbers_texts PRIVATE ${fuzz}
    ${PROJECT_SOURCE_DIR}/compiler/model)
  stax_warnings(test_numbers_texts)
  add_test(NAME test_numbers_texts COMMAND test_numbers_texts)
  set_tests_properties(test_numbers_texts PROPERTIES LABELS conformance TIMEOUT 600)
endif()
