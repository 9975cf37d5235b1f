# 32 bits, little-endian, doubles computed in wider registers.
set(CMAKE_SYSTEM_PROCESSOR i686)
set(triple i686-linux-gnu)
set(debian i386-linux-gnu)
set(qemu qemu-i386)
include(${CMAKE_CURRENT_LIST_DIR}/foreign.cmake)

# Most 64-bit kernels of x86 run such programs as they are, 30 times as fast as an emulator does.
set(loader /usr/${triple}/lib/ld-linux.so.2)
execute_process(COMMAND ${loader} --help RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
if(NOT failed)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${loader} --library-path
    /usr/${triple}/lib:${CMAKE_BINARY_DIR}/foreign/usr/lib/${debian})
endif()
