# cmake -D STAXC=… -D COMPILER=… -D SOURCE_DIR=… -D WORK=… -D SIZE=… -P objects.cmake
#
# What a generated parser costs its user: the object of books.schema stays below 16 KiB at -O2.
# Times are told, not judged: machines differ.
set(limit 16384)

function(now result)
  if(CMAKE_VERSION VERSION_LESS 3.23)
    set(time 0)
  else()
    string(TIMESTAMP time "%s%f" UTC)
  endif()
  set(${result} ${time} PARENT_SCOPE)
endfunction()

# run(what command…): tells how many ms it took.
function(run what)
  now(begin)
  execute_process(COMMAND ${ARGN}
    RESULT_VARIABLE failed OUTPUT_VARIABLE output ERROR_VARIABLE output)
  now(end)
  if(failed)
    message(FATAL_ERROR "${what}: ${output}")
  endif()
  math(EXPR ms "(${end} - ${begin}) / 1000")
  message(STATUS "${what}: ${ms} ms")
endfunction()

file(MAKE_DIRECTORY ${WORK})
file(GLOB schemas ${SOURCE_DIR}/schemas/*.schema)
foreach(schema IN LISTS schemas)
  get_filename_component(name ${schema} NAME_WE)
  run("staxc ${name}.schema" ${STAXC} ${schema} -o ${WORK}/${name}_parser.c)
  run("${name}_parser.c -O2" ${COMPILER} -O2 -I${SOURCE_DIR}/include
      -c ${WORK}/${name}_parser.c -o ${WORK}/${name}_parser.o)
endforeach()

execute_process(COMMAND ${SIZE} ${WORK}/books_parser.o
  OUTPUT_VARIABLE output RESULT_VARIABLE failed)
if(failed OR NOT output MATCHES "\n *([0-9]+)[\t ]+([0-9]+)[\t ]+([0-9]+)")
  message(FATAL_ERROR "${SIZE} does not tell the size of books_parser.o: ${output}")
endif()
math(EXPR bytes "${CMAKE_MATCH_1} + ${CMAKE_MATCH_2} + ${CMAKE_MATCH_3}")
message(STATUS "books_parser.o: ${bytes} bytes")
if(bytes GREATER limit)
  message(FATAL_ERROR "books_parser.o has ${bytes} bytes, more than ${limit}")
endif()
