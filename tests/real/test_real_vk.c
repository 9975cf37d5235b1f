/*
 * The registries of Vulkan and of its video codecs: types told by their category.
 */
#include "real.h"
#include "vk_parser.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(vk)
REAL_SAY(vk_registry_json)

static const real_claim claims[] = {
    {REAL_TEXTS, "types.structure.name", "//types/type[@category='struct']/@name"},
    {REAL_TEXTS, "types.structure.members.name", "//types/type[@category='struct']/member/name"},
    {REAL_TEXTS, "types.union_type.name", "//types/type[@category='union']/@name"},
    {REAL_COUNT, "types.handle", "//types/type[@category='handle']"},
    {REAL_COUNT, "types.other_type",
     "//types/type[not(@category='struct' or @category='union' or @category='handle')]"},
    {REAL_TEXTS, "commands.name", "//commands/command/@name | //commands/command/proto/name"},
    {REAL_TEXTS, "commands.parameters.type", "//commands/command/param/type"},
    {REAL_SUM, "enums.values.bit", "/registry/enums/enum/@bitpos"},
    {REAL_TEXTS, "extensions.name", "/registry/extensions/extension/@name"},
};

REAL_WHOLE("vk")
