# add_stax_schema: parsers from schemas, made while the project is built.
#
#   add_executable(shop main.c)
#   add_stax_schema(shop SCHEMAS books.schema)      # main.c includes "books_parser.h"
#
# A changed schema, a changed import of it and a changed staxc run staxc again for the schemas that
# they concern, and for no others. Relative paths count from the folder of the caller, OUTPUT_DIR
# from its build folder.
#
#   add_stax_schema(<target>
#     SCHEMAS file…            <name>.schema becomes <name>_parser.c and <name>_parser.h
#     [TYPE STATIC|SHARED|OBJECT]   of the library that is made where there is no such target yet;
#                              as BUILD_SHARED_LIBS says when it is left out
#     [IMPORT_DIRS folder…]    where imported schemas are looked for
#     [OUTPUT_DIR folder]      stax/ in the build folder when left out
#     [HEADER_PREFIX folder]   the header is included as "<folder>/<name>_parser.h"
#     [PREFIX name]            of all C names, instead of the schema's `name`
#     [EXPORT_MACRO macro]     stands in front of every public function
#     [NO_WRITER]              only the reader
#     [OPTIONS option…]        given to staxc as they are
#     [DEPENDS file|target…]   what must be there before staxc runs
#     [PREGENERATED folder]    takes the files that stand there; needs no staxc
#     [OUTPUT_SOURCES variable] [OUTPUT_HEADERS variable])    paths of what is made
#
# A target that is there already gets the sources, the include folder and libstax as PRIVATE; those
# of a library that is made here are PUBLIC, so linking to it is enough. A schema belongs to one
# target. Another that includes the header without linking to that one waits for it by
# add_dependencies(<other> <target>_<name>_schema).
#
# Which staxc: STAX_STAXC_EXECUTABLE, else the target Stax::staxc, else the one on PATH. A target
# that was built for another machine is not taken.
cmake_policy(PUSH)
cmake_policy(VERSION 3.20) # DEPFILE for Make; CMP0116, CMP0118

function(_stax_refuse)
  message(FATAL_ERROR "add_stax_schema(${target}): " ${ARGN})
endfunction()

# What can be seen from the arguments alone.
function(_stax_check_arguments)
  # A misspelled keyword behind a list is taken for one more of that list.
  set(unknown ${arg_SCHEMAS} ${arg_IMPORT_DIRS})
  list(FILTER unknown INCLUDE REGEX "^[A-Z][A-Z_]+$")
  list(PREPEND unknown ${arg_UNPARSED_ARGUMENTS})
  if(unknown)
    list(JOIN unknown "', '" unknown)
    list(JOIN keywords ", " known)
    _stax_refuse("unknown argument '${unknown}'; known are ${known}")
  endif()
  if(arg_KEYWORDS_MISSING_VALUES)
    list(JOIN arg_KEYWORDS_MISSING_VALUES ", " names)
    _stax_refuse("nothing stands behind ${names}")
  endif()
  if(NOT arg_SCHEMAS)
    _stax_refuse("SCHEMAS is missing")
  endif()
  list(LENGTH arg_SCHEMAS count)
  if(arg_PREFIX AND count GREATER 1)
    _stax_refuse("PREFIX is for one schema, here are ${count}")
  endif()
  if(arg_TYPE AND NOT arg_TYPE MATCHES "^(STATIC|SHARED|OBJECT)$")
    _stax_refuse("TYPE is STATIC, SHARED or OBJECT, not '${arg_TYPE}'")
  endif()
  if(arg_TYPE AND TARGET ${target})
    _stax_refuse("TYPE is for a library that is made here, but this target is there already")
  endif()
  if(IS_ABSOLUTE "${arg_HEADER_PREFIX}" OR arg_HEADER_PREFIX MATCHES "(^|/)[.][.](/|$)")
    _stax_refuse("HEADER_PREFIX is a folder below OUTPUT_DIR, not '${arg_HEADER_PREFIX}'")
  endif()
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  if(NOT "C" IN_LIST languages)
    _stax_refuse("the parsers are C, which this project has not enabled: project(… LANGUAGES C)")
  endif()
endfunction()

# Sets `command`, what add_custom_command runs, and `program`, the file behind it.
function(_stax_find_staxc)
  if(NOT STAX_STAXC_EXECUTABLE AND TARGET Stax::staxc
      AND (NOT CMAKE_CROSSCOMPILING OR CMAKE_CROSSCOMPILING_EMULATOR))
    set(command Stax::staxc PARENT_SCOPE)
    set(program $<TARGET_FILE:Stax::staxc> PARENT_SCOPE)
    return()
  endif()
  find_program(STAX_STAXC_EXECUTABLE staxc PATHS ENV PATH NO_DEFAULT_PATH
    DOC "staxc for the machine that builds")
  if(NOT STAX_STAXC_EXECUTABLE)
    _stax_refuse("there is no staxc for this machine: set STAX_STAXC_EXECUTABLE")
  endif()
  if(NOT IS_ABSOLUTE "${STAX_STAXC_EXECUTABLE}" OR NOT EXISTS "${STAX_STAXC_EXECUTABLE}")
    _stax_refuse("STAX_STAXC_EXECUTABLE is '${STAX_STAXC_EXECUTABLE}', "
      "which is no file's full path")
  endif()
  set(command "${STAX_STAXC_EXECUTABLE}" PARENT_SCOPE)
  set(program "${STAX_STAXC_EXECUTABLE}" PARENT_SCOPE)
endfunction()

# Makes the target where there is none, and links libstax to it.
function(_stax_prepare_target)
  if(NOT TARGET ${target})
    add_library(${target} ${arg_TYPE})
    target_link_libraries(${target} PUBLIC Stax::stax)
    target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${folder}>)
    return()
  endif()

  get_target_property(type ${target} TYPE)
  get_target_property(imported ${target} IMPORTED)
  get_target_property(alias ${target} ALIASED_TARGET)
  if(imported OR alias OR NOT type MATCHES "^(EXECUTABLE|(STATIC|SHARED|MODULE|OBJECT)_LIBRARY)$")
    _stax_refuse("a target that takes no sources: imported, an alias or without code")
  endif()
  # By properties: target_link_libraries with PRIVATE is refused for a target that was linked
  # without such a word.
  set_property(TARGET ${target} APPEND PROPERTY LINK_LIBRARIES Stax::stax)
  if(type MATCHES "^(STATIC|OBJECT)_LIBRARY$")
    set_property(TARGET ${target} APPEND PROPERTY
      INTERFACE_LINK_LIBRARIES $<LINK_ONLY:Stax::stax>)
  endif()
  target_include_directories(${target} PRIVATE "${folder}")
endfunction()

# Notes the owner of an output; two rules for one file would race.
function(_stax_own source)
  get_property(owner GLOBAL PROPERTY "STAX_OWNER ${source}")
  if(owner)
    _stax_refuse("${source} is made for the target '${owner}' already: link to that one, "
      "or give another OUTPUT_DIR")
  endif()
  set_property(GLOBAL PROPERTY "STAX_OWNER ${source}" ${target})
endfunction()

# The rule that makes one parser, and the target that others can wait for.
function(_stax_add_rule schema name source header)
  get_filename_component(schema "${schema}" ABSOLUTE)
  get_source_file_property(generated "${schema}" GENERATED)
  if(NOT EXISTS "${schema}" AND NOT generated)
    _stax_refuse("there is no schema ${schema}")
  endif()
  _stax_own("${source}")

  get_filename_component(header_folder "${header}" DIRECTORY)
  # The header is no OUTPUT: staxc leaves it alone when it would not change, so its time says
  # nothing about the rule, and what includes it need not be compiled again.
  add_custom_command(
    OUTPUT "${source}"
    BYPRODUCTS "${header}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${header_folder}"
    COMMAND "${command}" "${schema}" -o "${source}" --header "${header}" --depfile "${source}.d"
      ${options}
    DEPENDS "${schema}" "${program}" ${arg_DEPENDS}
    DEPFILE "${source}.d"
    COMMENT "Schema ${name}.schema"
    VERBATIM)
  # For a target of another folder, whatever its policies say.
  set_source_files_properties("${source}" "${header}" TARGET_DIRECTORY ${target}
    PROPERTIES GENERATED TRUE)
  string(MAKE_C_IDENTIFIER "${name}" id)
  add_custom_target(${target}_${id}_schema DEPENDS "${source}")
  add_dependencies(${target} ${target}_${id}_schema)
endfunction()

# Sets `options`, what every schema of this call is compiled with.
function(_stax_collect_options)
  set(options)
  foreach(dir IN LISTS arg_IMPORT_DIRS)
    get_filename_component(dir "${dir}" ABSOLUTE)
    list(APPEND options --import-dir "${dir}")
  endforeach()
  foreach(word PREFIX HEADER_PREFIX EXPORT_MACRO)
    if(arg_${word})
      string(TOLOWER "--${word}" option)
      string(REPLACE "_" "-" option "${option}")
      list(APPEND options ${option} "${arg_${word}}")
    endif()
  endforeach()
  if(arg_NO_WRITER)
    list(APPEND options --no-writer)
  endif()
  set(options ${options} ${arg_OPTIONS} PARENT_SCOPE)
endfunction()

function(add_stax_schema target)
  set(flags NO_WRITER)
  set(single TYPE OUTPUT_DIR HEADER_PREFIX PREFIX EXPORT_MACRO PREGENERATED
    OUTPUT_SOURCES OUTPUT_HEADERS)
  set(many SCHEMAS IMPORT_DIRS OPTIONS DEPENDS)
  set(keywords ${many} ${single} ${flags})
  cmake_parse_arguments(PARSE_ARGV 1 arg "${flags}" "${single}" "${many}")
  _stax_check_arguments()

  if(arg_PREGENERATED)
    get_filename_component(folder "${arg_PREGENERATED}" ABSOLUTE)
  elseif(arg_OUTPUT_DIR)
    get_filename_component(folder "${arg_OUTPUT_DIR}" ABSOLUTE
      BASE_DIR "${CMAKE_CURRENT_BINARY_DIR}")
  else()
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/stax")
  endif()
  if(NOT arg_PREGENERATED)
    _stax_find_staxc()
    _stax_collect_options()
  endif()
  _stax_prepare_target()

  set(sources)
  set(headers)
  foreach(schema IN LISTS arg_SCHEMAS)
    get_filename_component(name "${schema}" NAME_WLE)
    set(source "${folder}/${name}_parser.c")
    set(header "${folder}/${name}_parser.h")
    if(arg_HEADER_PREFIX)
      set(header "${folder}/${arg_HEADER_PREFIX}/${name}_parser.h")
    endif()
    if(NOT arg_PREGENERATED)
      _stax_add_rule("${schema}" "${name}" "${source}" "${header}")
    elseif(NOT EXISTS "${source}" OR NOT EXISTS "${header}")
      _stax_refuse("PREGENERATED lacks ${source} or ${header}")
    endif()
    list(APPEND sources "${source}")
    list(APPEND headers "${header}")
  endforeach()
  target_sources(${target} PRIVATE ${sources})

  if(arg_OUTPUT_SOURCES)
    set(${arg_OUTPUT_SOURCES} ${sources} PARENT_SCOPE)
  endif()
  if(arg_OUTPUT_HEADERS)
    set(${arg_OUTPUT_HEADERS} ${headers} PARENT_SCOPE)
  endif()
endfunction()

cmake_policy(POP)
