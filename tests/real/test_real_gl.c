/*
 * The registry of OpenGL: every declaration, piece by piece.
 */
#include "gl_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(gl)
REAL_OPEN(gl)
REAL_SAY(gl_registry_json)

static void say_record(ways_text *to, const void *record)
{
    assert_true(gl_command_json(real_sink, to, record));
    ways_say(to, "\n");
}

static void say_root(ways_text *to, const void *root)
{
    gl_registry around = *(const gl_registry *)root;

    for (size_t i = 0; i < around.commands.count; i++) say_record(to, &around.commands.items[i]);
    around.commands.count = 0;
    say_all(to, &around);
}

static const real_claim claims[] = {
    {REAL_COUNT, "types", "//types/type"},
    {REAL_TEXTS, "types.pieces.pname.text", "//types/type/name"},
    {REAL_TEXTS, "enums.values.name", "/registry/enums/enum/@name"},
    {REAL_TEXTS, "enums.values.value", "/registry/enums/enum/@value"},
    {REAL_TEXTS, "commands.declared.pname.text", "//command/proto/name"},
    {REAL_TEXTS, "commands.declared.ptype", "//command/proto/ptype"},
    {REAL_TEXTS, "commands.parameters.pieces.pname.text", "//command/param/name"},
    {REAL_TEXTS, "commands.parameters.pieces.text", "//command/param/text()"},
    {REAL_SUM, "commands.opcodes", "//command/glx[@type='render']/@opcode"},
    {REAL_TEXTS, "features.removed", "/registry/feature/remove/command/@name"},
};

REAL_RECORDS("gl")
