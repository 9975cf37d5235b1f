# What the toolchain files of this folder share: Debian's cross compiler and qemu's user mode.
#
# A file sets `triple`, `debian` (the name of the architecture there), `qemu` and
# CMAKE_SYSTEM_PROCESSOR and includes this one. CMocka for that machine stands in foreign/ of the
# build folder: tests/machines/cmocka.sh brings it. Nothing else is taken from there or from the
# machine that builds, so tests that need another library are left out.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_C_COMPILER ${triple}-gcc)
set(CMAKE_CROSSCOMPILING_EMULATOR ${qemu} -L /usr/${triple})

set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# The trials of the compiler read this file too, with build folders of their own.
get_property(is_trial GLOBAL PROPERTY IN_TRY_COMPILE)
if(NOT is_trial)
  set(foreign ${CMAKE_BINARY_DIR}/foreign)
  set(CMAKE_FIND_ROOT_PATH ${foreign} /usr/${triple})
  set(ENV{PKG_CONFIG_ALLOW_SYSTEM_LIBS} 1)
  set(ENV{PKG_CONFIG_SYSROOT_DIR} ${foreign})
  set(ENV{PKG_CONFIG_LIBDIR} ${foreign}/usr/lib/${debian}/pkgconfig)
endif()
