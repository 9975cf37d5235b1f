/*
 * Reads pom.schema's documents into structs. Printed by staxc from pom.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "pom_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "pom_parser.c was printed for another libstax: run staxc again"
#endif

const char *pom_dependency_scope_name(pom_dependency_scope value)
{
    switch (value) {
    case POM_DEPENDENCY_SCOPE_COMPILE:
        return "compile";
    case POM_DEPENDENCY_SCOPE_PROVIDED:
        return "provided";
    case POM_DEPENDENCY_SCOPE_RUNTIME:
        return "runtime";
    case POM_DEPENDENCY_SCOPE_TEST:
        return "test";
    case POM_DEPENDENCY_SCOPE_SYSTEM:
        return "system";
    case POM_DEPENDENCY_SCOPE_IMPORT:
        return "import";
    }
    return NULL;
}

static const stax_str dependency_scope_words[] = {
    [POM_DEPENDENCY_SCOPE_COMPILE] = STAX_STR("compile"),
    [POM_DEPENDENCY_SCOPE_PROVIDED] = STAX_STR("provided"),
    [POM_DEPENDENCY_SCOPE_RUNTIME] = STAX_STR("runtime"),
    [POM_DEPENDENCY_SCOPE_TEST] = STAX_STR("test"),
    [POM_DEPENDENCY_SCOPE_SYSTEM] = STAX_STR("system"),
    [POM_DEPENDENCY_SCOPE_IMPORT] = STAX_STR("import"),
};

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_DEFAULT = 1 };
/* clang-format off */
static const stax_str ns_default_uris[] = {
    STAX_STR("http://maven.apache.org/POM/4.0.0"),
    STAX_STR(""),
};
static const stx_namespace namespaces[] = {
    [NS_DEFAULT] = {STAX_STR(""), ns_default_uris, 2},
};
/* clang-format on */

/* ---- coordinates, pom.schema:44 ----------------------------------------------------------- */

enum { COORDINATES_GROUPID, COORDINATES_ARTIFACTID, COORDINATES_VERSION, COORDINATES_RELATIVEPATH };

/* :45  group_id: str groupId */
STX_INLINE bool take_coordinates_groupId(stx_reader *r, void *to, stax_str text)
{
    pom_coordinates *coordinates = to;

    return stx_take_str(r, stax_trim(text), &coordinates->group_id);
}

/* :46  artifact_id: str artifactId */
STX_INLINE bool take_coordinates_artifactId(stx_reader *r, void *to, stax_str text)
{
    pom_coordinates *coordinates = to;

    return stx_take_str(r, stax_trim(text), &coordinates->artifact_id);
}

/* :47  version: str */
STX_INLINE bool take_coordinates_version(stx_reader *r, void *to, stax_str text)
{
    pom_coordinates *coordinates = to;

    return stx_take_str(r, stax_trim(text), &coordinates->version);
}

/* :48  relative_path: str? relativePath */
STX_INLINE bool take_coordinates_relativePath(stx_reader *r, void *to, stax_str text)
{
    pom_coordinates *coordinates = to;

    if (!stx_take_str(r, stax_trim(text), &coordinates->relative_path)) return false;
    coordinates->has.relative_path = 1;
    return true;
}

static const pom_coordinates coordinates_blank = {0};

/* The start tag: <parent>. */
STX_INLINE bool coordinates_open(stx_frame *f, stx_walk *at, bool *empty)
{
    pom_coordinates *coordinates = f->record;
    stx_walk w = *at;

    *coordinates = coordinates_blank;
    if (!STX_OPEN(w, "parent")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: groupId, artifactId, version, relativePath. */
static stx_go coordinates_read(stx_reader *r, stx_frame *f)
{
    pom_coordinates *coordinates = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!coordinates_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "groupId", text)) {
            if (STX_MET(seen, COORDINATES_GROUPID) ||
                !take_coordinates_groupId(r, coordinates, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, COORDINATES_GROUPID);
        }
        if (STX_LEAF(w, "artifactId", text)) {
            if (STX_MET(seen, COORDINATES_ARTIFACTID) ||
                !take_coordinates_artifactId(r, coordinates, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, COORDINATES_ARTIFACTID);
        }
        if (STX_LEAF(w, "version", text)) {
            if (STX_MET(seen, COORDINATES_VERSION) ||
                !take_coordinates_version(r, coordinates, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, COORDINATES_VERSION);
        }
        if (STX_LEAF(w, "relativePath", text)) {
            if (STX_MET(seen, COORDINATES_RELATIVEPATH) ||
                !take_coordinates_relativePath(r, coordinates, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, COORDINATES_RELATIVEPATH);
        }
        if (STX_END(w, "parent")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm coordinates_arms[] = {
    [COORDINATES_GROUPID] = {STX_LEAF_ARM("groupId", STX_REFUSE, take_coordinates_groupId,
                                          "str", 45), .ns = NS_DEFAULT},
    [COORDINATES_ARTIFACTID] = {STX_LEAF_ARM("artifactId", STX_REFUSE, take_coordinates_artifactId,
                                             "str", 46), .ns = NS_DEFAULT},
    [COORDINATES_VERSION] = {STX_LEAF_ARM("version", STX_REFUSE, take_coordinates_version,
                                          "str", 47), .ns = NS_DEFAULT},
    [COORDINATES_RELATIVEPATH] =
            {STX_LEAF_ARM("relativePath", STX_REFUSE, take_coordinates_relativePath, "str", 48),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t coordinates_required[] = {
    STX_BIT(COORDINATES_GROUPID) | STX_BIT(COORDINATES_ARTIFACTID) | STX_BIT(COORDINATES_VERSION),
};

static const stx_state coordinates_state = {
    .element = STX_NAME("parent"),
    .open = coordinates_read,
    .step = coordinates_read,
    .arms = coordinates_arms,
    .count = 4,
    .total = 4,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(pom_coordinates),
    .blank = &coordinates_blank,
    .required = coordinates_required,
};

/* ---- exclusion, pom.schema:60 ------------------------------------------------------------- */

enum { EXCLUSION_GROUPID, EXCLUSION_ARTIFACTID };

/* :61  group_id: str groupId */
STX_INLINE bool take_exclusion_groupId(stx_reader *r, void *to, stax_str text)
{
    pom_exclusion *exclusion = to;

    return stx_take_str(r, stax_trim(text), &exclusion->group_id);
}

/* :62  artifact_id: str? artifactId */
STX_INLINE bool take_exclusion_artifactId(stx_reader *r, void *to, stax_str text)
{
    pom_exclusion *exclusion = to;

    if (!stx_take_str(r, stax_trim(text), &exclusion->artifact_id)) return false;
    exclusion->has.artifact_id = 1;
    return true;
}

static const pom_exclusion exclusion_blank = {0};

/* The start tag: <exclusion>. */
STX_INLINE bool exclusion_open(stx_frame *f, stx_walk *at, bool *empty)
{
    pom_exclusion *exclusion = f->record;
    stx_walk w = *at;

    *exclusion = exclusion_blank;
    if (!STX_OPEN(w, "exclusion")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: groupId, artifactId. */
static stx_go exclusion_read(stx_reader *r, stx_frame *f)
{
    pom_exclusion *exclusion = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!exclusion_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "groupId", text)) {
            if (STX_MET(seen, EXCLUSION_GROUPID) || !take_exclusion_groupId(r, exclusion, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, EXCLUSION_GROUPID);
        }
        if (STX_LEAF(w, "artifactId", text)) {
            if (STX_MET(seen, EXCLUSION_ARTIFACTID) ||
                !take_exclusion_artifactId(r, exclusion, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, EXCLUSION_ARTIFACTID);
        }
        if (STX_END(w, "exclusion")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm exclusion_arms[] = {
    [EXCLUSION_GROUPID] = {STX_LEAF_ARM("groupId", STX_REFUSE, take_exclusion_groupId, "str", 61),
                           .ns = NS_DEFAULT},
    [EXCLUSION_ARTIFACTID] = {STX_LEAF_ARM("artifactId", STX_REFUSE, take_exclusion_artifactId,
                                           "str", 62), .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t exclusion_required[] = {
    STX_BIT(EXCLUSION_GROUPID),
};

static const stx_state exclusion_state = {
    .element = STX_NAME("exclusion"),
    .open = exclusion_read,
    .step = exclusion_read,
    .arms = exclusion_arms,
    .count = 2,
    .total = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(pom_exclusion),
    .blank = &exclusion_blank,
    .required = exclusion_required,
};

/* ---- dependency, pom.schema:50 ------------------------------------------------------------ */

enum {
    DEPENDENCY_GROUPID,
    DEPENDENCY_ARTIFACTID,
    DEPENDENCY_VERSION,
    DEPENDENCY_TYPE,
    DEPENDENCY_CLASSIFIER,
    DEPENDENCY_SCOPE,
    DEPENDENCY_OPTIONAL,
    DEPENDENCY_EXCLUSIONS,
    DEPENDENCY_EXCLUSIONS_EXCLUSION
};

/* :51  group_id: str groupId */
STX_INLINE bool take_dependency_groupId(stx_reader *r, void *to, stax_str text)
{
    pom_dependency *dependency = to;

    return stx_take_str(r, stax_trim(text), &dependency->group_id);
}

/* :52  artifact_id: str artifactId */
STX_INLINE bool take_dependency_artifactId(stx_reader *r, void *to, stax_str text)
{
    pom_dependency *dependency = to;

    return stx_take_str(r, stax_trim(text), &dependency->artifact_id);
}

/* :53  version: str? */
STX_INLINE bool take_dependency_version(stx_reader *r, void *to, stax_str text)
{
    pom_dependency *dependency = to;

    if (!stx_take_str(r, stax_trim(text), &dependency->version)) return false;
    dependency->has.version = 1;
    return true;
}

/* :54  kind: str type = "jar" */
STX_INLINE bool take_dependency_type(stx_reader *r, void *to, stax_str text)
{
    pom_dependency *dependency = to;

    return stx_take_str(r, stax_trim(text), &dependency->kind);
}

/* :55  classifier: str? */
STX_INLINE bool take_dependency_classifier(stx_reader *r, void *to, stax_str text)
{
    pom_dependency *dependency = to;

    if (!stx_take_str(r, stax_trim(text), &dependency->classifier)) return false;
    dependency->has.classifier = 1;
    return true;
}

/* :56  scope: enum(compile, provided, runtime, test, system, import) = compile */
STX_INLINE bool take_dependency_scope(stx_reader *r, void *to, stax_str text)
{
    pom_dependency *dependency = to;
    unsigned word;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_word(r, text, dependency_scope_words, 6, &word)) return false;
    dependency->scope = (pom_dependency_scope)word;
    return true;
}

/* :57  optional: str? */
STX_INLINE bool take_dependency_optional(stx_reader *r, void *to, stax_str text)
{
    pom_dependency *dependency = to;

    if (!stx_take_str(r, stax_trim(text), &dependency->optional)) return false;
    dependency->has.optional = 1;
    return true;
}

/* :58  exclusions: exclusion[] exclusions/exclusion */
static void *place_dependency_exclusions_exclusion(stx_reader *r, void *in)
{
    pom_dependency *dependency = in;

    return STX_ADD(r, dependency->exclusions);
}

static const pom_dependency dependency_blank = {
    .kind = STAX_STR("jar"),
    .scope = POM_DEPENDENCY_SCOPE_COMPILE,
};

/* The start tag: <dependency>. */
STX_INLINE bool dependency_open(stx_frame *f, stx_walk *at, bool *empty)
{
    pom_dependency *dependency = f->record;
    stx_walk w = *at;

    *dependency = dependency_blank;
    if (!STX_OPEN(w, "dependency")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: groupId, artifactId, version, type, classifier, scope, optional, exclusions. */
static stx_go dependency_read(stx_reader *r, stx_frame *f)
{
    pom_dependency *dependency = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!dependency_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "groupId", text)) {
            if (STX_MET(seen, DEPENDENCY_GROUPID) || !take_dependency_groupId(r, dependency, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, DEPENDENCY_GROUPID);
        }
        if (STX_LEAF(w, "artifactId", text)) {
            if (STX_MET(seen, DEPENDENCY_ARTIFACTID) ||
                !take_dependency_artifactId(r, dependency, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, DEPENDENCY_ARTIFACTID);
        }
        if (STX_LEAF(w, "version", text)) {
            if (STX_MET(seen, DEPENDENCY_VERSION) || !take_dependency_version(r, dependency, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, DEPENDENCY_VERSION);
        }
        if (STX_LEAF(w, "type", text)) {
            if (STX_MET(seen, DEPENDENCY_TYPE) || !take_dependency_type(r, dependency, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, DEPENDENCY_TYPE);
        }
        if (STX_LEAF(w, "classifier", text)) {
            if (STX_MET(seen, DEPENDENCY_CLASSIFIER) ||
                !take_dependency_classifier(r, dependency, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, DEPENDENCY_CLASSIFIER);
        }
        if (STX_LEAF(w, "scope", text)) {
            if (STX_MET(seen, DEPENDENCY_SCOPE) || !take_dependency_scope(r, dependency, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, DEPENDENCY_SCOPE);
        }
        if (STX_LEAF(w, "optional", text)) {
            if (STX_MET(seen, DEPENDENCY_OPTIONAL) ||
                !take_dependency_optional(r, dependency, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, DEPENDENCY_OPTIONAL);
        }
        while (STX_AT(w, "exclusions")) {
            go = stx_child(r, w, f, seen, DEPENDENCY_EXCLUSIONS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "dependency")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state dependency_exclusions_state;
/* clang-format off */
static const stx_arm dependency_arms[] = {
    [DEPENDENCY_GROUPID] = {STX_LEAF_ARM("groupId", STX_REFUSE, take_dependency_groupId, "str", 51),
                            .ns = NS_DEFAULT},
    [DEPENDENCY_ARTIFACTID] = {STX_LEAF_ARM("artifactId", STX_REFUSE, take_dependency_artifactId,
                                            "str", 52), .ns = NS_DEFAULT},
    [DEPENDENCY_VERSION] = {STX_LEAF_ARM("version", STX_REFUSE, take_dependency_version, "str", 53),
                            .ns = NS_DEFAULT},
    [DEPENDENCY_TYPE] = {STX_LEAF_ARM("type", STX_REFUSE, take_dependency_type, "str", 54),
                         .ns = NS_DEFAULT},
    [DEPENDENCY_CLASSIFIER] = {STX_LEAF_ARM("classifier", STX_REFUSE, take_dependency_classifier,
                                            "str", 55), .ns = NS_DEFAULT},
    [DEPENDENCY_SCOPE] =
            {STX_LEAF_ARM("scope", STX_REFUSE, take_dependency_scope,
                          "enum(compile, provided, runtime, test, system, import)", 56),
             .ns = NS_DEFAULT},
    [DEPENDENCY_OPTIONAL] = {STX_LEAF_ARM("optional", STX_REFUSE, take_dependency_optional,
                                          "str", 57), .ns = NS_DEFAULT},
    [DEPENDENCY_EXCLUSIONS] = {STX_WRAPPER_ARM("exclusions", &dependency_exclusions_state, 58),
                               .ns = NS_DEFAULT},
    [DEPENDENCY_EXCLUSIONS_EXCLUSION] =
            {STX_RECORDS_ARM("exclusion", place_dependency_exclusions_exclusion, &exclusion_state,
                             offsetof(pom_dependency, exclusions.count), 0, 0, "exclusion", 58),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t dependency_required[] = {
    STX_BIT(DEPENDENCY_GROUPID) | STX_BIT(DEPENDENCY_ARTIFACTID),
};

static const stx_state dependency_state = {
    .element = STX_NAME("dependency"),
    .open = dependency_read,
    .step = dependency_read,
    .arms = dependency_arms,
    .count = 8,
    .total = 9,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(pom_dependency),
    .blank = &dependency_blank,
    .required = dependency_required,
};

static const stx_state dependency_exclusions_state = {
    .element = STX_NAME("exclusions"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = dependency_arms,
    .first = 8,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- plugin, pom.schema:64 ---------------------------------------------------------------- */

enum { PLUGIN_GROUPID, PLUGIN_ARTIFACTID, PLUGIN_VERSION };

/* :65  group_id: str groupId = "org.apache.maven.plugins" */
STX_INLINE bool take_plugin_groupId(stx_reader *r, void *to, stax_str text)
{
    pom_plugin *plugin = to;

    return stx_take_str(r, stax_trim(text), &plugin->group_id);
}

/* :66  artifact_id: str artifactId */
STX_INLINE bool take_plugin_artifactId(stx_reader *r, void *to, stax_str text)
{
    pom_plugin *plugin = to;

    return stx_take_str(r, stax_trim(text), &plugin->artifact_id);
}

/* :67  version: str? */
STX_INLINE bool take_plugin_version(stx_reader *r, void *to, stax_str text)
{
    pom_plugin *plugin = to;

    if (!stx_take_str(r, stax_trim(text), &plugin->version)) return false;
    plugin->has.version = 1;
    return true;
}

static const pom_plugin plugin_blank = {
    .group_id = STAX_STR("org.apache.maven.plugins"),
};

/* The start tag: <plugin>. */
STX_INLINE bool plugin_open(stx_frame *f, stx_walk *at, bool *empty)
{
    pom_plugin *plugin = f->record;
    stx_walk w = *at;

    *plugin = plugin_blank;
    if (!STX_OPEN(w, "plugin")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: groupId, artifactId, version. */
static stx_go plugin_read(stx_reader *r, stx_frame *f)
{
    pom_plugin *plugin = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!plugin_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "groupId", text)) {
            if (STX_MET(seen, PLUGIN_GROUPID) || !take_plugin_groupId(r, plugin, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PLUGIN_GROUPID);
        }
        if (STX_LEAF(w, "artifactId", text)) {
            if (STX_MET(seen, PLUGIN_ARTIFACTID) || !take_plugin_artifactId(r, plugin, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PLUGIN_ARTIFACTID);
        }
        if (STX_LEAF(w, "version", text)) {
            if (STX_MET(seen, PLUGIN_VERSION) || !take_plugin_version(r, plugin, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PLUGIN_VERSION);
        }
        if (STX_END(w, "plugin")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm plugin_arms[] = {
    [PLUGIN_GROUPID] = {STX_LEAF_ARM("groupId", STX_REFUSE, take_plugin_groupId, "str", 65),
                        .ns = NS_DEFAULT},
    [PLUGIN_ARTIFACTID] = {STX_LEAF_ARM("artifactId", STX_REFUSE, take_plugin_artifactId,
                                        "str", 66), .ns = NS_DEFAULT},
    [PLUGIN_VERSION] = {STX_LEAF_ARM("version", STX_REFUSE, take_plugin_version, "str", 67),
                        .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t plugin_required[] = {
    STX_BIT(PLUGIN_ARTIFACTID),
};

static const stx_state plugin_state = {
    .element = STX_NAME("plugin"),
    .open = plugin_read,
    .step = plugin_read,
    .arms = plugin_arms,
    .count = 3,
    .total = 3,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(pom_plugin),
    .blank = &plugin_blank,
    .required = plugin_required,
};

/* ---- license, pom.schema:69 --------------------------------------------------------------- */

enum { LICENSE_NAME, LICENSE_URL };

/* :70  name: str? */
STX_INLINE bool take_license_name(stx_reader *r, void *to, stax_str text)
{
    pom_license *license = to;

    if (!stx_take_str(r, stax_trim(text), &license->name)) return false;
    license->has.name = 1;
    return true;
}

/* :71  url: str? */
STX_INLINE bool take_license_url(stx_reader *r, void *to, stax_str text)
{
    pom_license *license = to;

    if (!stx_take_str(r, stax_trim(text), &license->url)) return false;
    license->has.url = 1;
    return true;
}

static const pom_license license_blank = {0};

/* The start tag: <license>. */
STX_INLINE bool license_open(stx_frame *f, stx_walk *at, bool *empty)
{
    pom_license *license = f->record;
    stx_walk w = *at;

    *license = license_blank;
    if (!STX_OPEN(w, "license")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: name, url. */
static stx_go license_read(stx_reader *r, stx_frame *f)
{
    pom_license *license = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!license_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "name", text)) {
            if (STX_MET(seen, LICENSE_NAME) || !take_license_name(r, license, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, LICENSE_NAME);
        }
        if (STX_LEAF(w, "url", text)) {
            if (STX_MET(seen, LICENSE_URL) || !take_license_url(r, license, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, LICENSE_URL);
        }
        if (STX_END(w, "license")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm license_arms[] = {
    [LICENSE_NAME] = {STX_LEAF_ARM("name", STX_REFUSE, take_license_name, "str", 70),
                      .ns = NS_DEFAULT},
    [LICENSE_URL] = {STX_LEAF_ARM("url", STX_REFUSE, take_license_url, "str", 71),
                     .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t license_required[] = {0};

static const stx_state license_state = {
    .element = STX_NAME("license"),
    .open = license_read,
    .step = license_read,
    .arms = license_arms,
    .count = 2,
    .total = 2,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(pom_license),
    .blank = &license_blank,
    .required = license_required,
};

/* ---- project, pom.schema:27 --------------------------------------------------------------- */

enum {
    PROJECT_MODELVERSION,
    PROJECT_PARENT,
    PROJECT_GROUPID,
    PROJECT_ARTIFACTID,
    PROJECT_VERSION,
    PROJECT_PACKAGING,
    PROJECT_NAME,
    PROJECT_DESCRIPTION,
    PROJECT_URL,
    PROJECT_MODULES,
    PROJECT_DEPENDENCIES,
    PROJECT_DEPENDENCYMANAGEMENT,
    PROJECT_BUILD,
    PROJECT_LICENSES,
    PROJECT_DEVELOPERS,
    PROJECT_MODULES_MODULE,
    PROJECT_DEPENDENCIES_DEPENDENCY,
    PROJECT_DEPENDENCYMANAGEMENT_DEPENDENCIES,
    PROJECT_BUILD_PLUGINS,
    PROJECT_LICENSES_LICENSE,
    PROJECT_DEVELOPERS_DEVELOPER,
    PROJECT_DEPENDENCYMANAGEMENT_DEPENDENCIES_DE,
    PROJECT_BUILD_PLUGINS_PLUGIN,
    PROJECT_DEVELOPERS_DEVELOPER_NAME
};

/* :28  model_version: str? modelVersion */
STX_INLINE bool take_project_modelVersion(stx_reader *r, void *to, stax_str text)
{
    pom_project *project = to;

    if (!stx_take_str(r, stax_trim(text), &project->model_version)) return false;
    project->has.model_version = 1;
    return true;
}

/* :29  parent: coordinates? */
static void *place_project_parent(stx_reader *r, void *in)
{
    pom_project *project = in;

    (void)r;
    return &project->parent;
}

/* :29  parent: coordinates? */
STX_INLINE bool take_project_parent(stx_reader *r, void *to, stax_str text)
{
    pom_project *project = to;

    (void)r;
    (void)text;
    project->has.parent = 1;
    return true;
}

/* :30  group_id: str? groupId */
STX_INLINE bool take_project_groupId(stx_reader *r, void *to, stax_str text)
{
    pom_project *project = to;

    if (!stx_take_str(r, stax_trim(text), &project->group_id)) return false;
    project->has.group_id = 1;
    return true;
}

/* :31  artifact_id: str artifactId */
STX_INLINE bool take_project_artifactId(stx_reader *r, void *to, stax_str text)
{
    pom_project *project = to;

    return stx_take_str(r, stax_trim(text), &project->artifact_id);
}

/* :32  version: str? */
STX_INLINE bool take_project_version(stx_reader *r, void *to, stax_str text)
{
    pom_project *project = to;

    if (!stx_take_str(r, stax_trim(text), &project->version)) return false;
    project->has.version = 1;
    return true;
}

/* :33  packaging: str = "jar" */
STX_INLINE bool take_project_packaging(stx_reader *r, void *to, stax_str text)
{
    pom_project *project = to;

    return stx_take_str(r, stax_trim(text), &project->packaging);
}

/* :34  name: str? */
STX_INLINE bool take_project_name(stx_reader *r, void *to, stax_str text)
{
    pom_project *project = to;

    if (!stx_take_str(r, stax_trim(text), &project->name)) return false;
    project->has.name = 1;
    return true;
}

/* :35  description: str? */
STX_INLINE bool take_project_description(stx_reader *r, void *to, stax_str text)
{
    pom_project *project = to;

    if (!stx_collapse(r, &text)) return false;
    if (!stx_take_str(r, text, &project->description)) return false;
    project->has.description = 1;
    return true;
}

/* :36  url: str? */
STX_INLINE bool take_project_url(stx_reader *r, void *to, stax_str text)
{
    pom_project *project = to;

    if (!stx_take_str(r, stax_trim(text), &project->url)) return false;
    project->has.url = 1;
    return true;
}

/* :37  modules: str[] modules/module */
STX_INLINE bool take_project_modules_module(stx_reader *r, void *to, stax_str text)
{
    pom_project *project = to;
    stax_str item;

    return stx_take_str(r, stax_trim(text), &item) && STX_APPEND(r, project->modules, item);
}

/* :38  dependencies: dependency[] dependencies/dependency */
static void *place_project_dependencies_dependency(stx_reader *r, void *in)
{
    pom_project *project = in;

    return STX_ADD(r, project->dependencies);
}

/* :41  licenses: license[] licenses/license */
static void *place_project_licenses_license(stx_reader *r, void *in)
{
    pom_project *project = in;

    return STX_ADD(r, project->licenses);
}

/* :39  managed: dependency[] dependencyManagement/dependencies/dependency */
static void *place_project_dependencyManagement_dependenc(stx_reader *r, void *in)
{
    pom_project *project = in;

    return STX_ADD(r, project->managed);
}

/* :40  plugins: plugin[] build/plugins/plugin */
static void *place_project_build_plugins_plugin(stx_reader *r, void *in)
{
    pom_project *project = in;

    return STX_ADD(r, project->plugins);
}

/* :42  developers: str[] developers/developer/name */
STX_INLINE bool take_project_developers_developer_name(stx_reader *r, void *to, stax_str text)
{
    pom_project *project = to;
    stax_str item;

    return stx_take_str(r, stax_trim(text), &item) && STX_APPEND(r, project->developers, item);
}

static const pom_project project_blank = {
    .packaging = STAX_STR("jar"),
};

/* The start tag: <project>. */
STX_INLINE bool project_open(stx_frame *f, stx_walk *at, bool *empty)
{
    pom_project *project = f->record;
    stx_walk w = *at;

    *project = project_blank;
    if (!STX_OPEN(w, "project")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/*
 * The children: modelVersion, parent, groupId, artifactId, version, packaging, name, description,
 * url, modules, dependencies, dependencyManagement, build, licenses, developers.
 */
static stx_go project_read(stx_reader *r, stx_frame *f)
{
    pom_project *project = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!project_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        if (STX_LEAF(w, "modelVersion", text)) {
            if (STX_MET(seen, PROJECT_MODELVERSION) || !take_project_modelVersion(r, project, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROJECT_MODELVERSION);
        }
        if (STX_AT(w, "parent")) {
            go = stx_child(r, w, f, seen, PROJECT_PARENT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_LEAF(w, "groupId", text)) {
            if (STX_MET(seen, PROJECT_GROUPID) || !take_project_groupId(r, project, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROJECT_GROUPID);
        }
        if (STX_LEAF(w, "artifactId", text)) {
            if (STX_MET(seen, PROJECT_ARTIFACTID) || !take_project_artifactId(r, project, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROJECT_ARTIFACTID);
        }
        if (STX_LEAF(w, "version", text)) {
            if (STX_MET(seen, PROJECT_VERSION) || !take_project_version(r, project, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROJECT_VERSION);
        }
        if (STX_LEAF(w, "packaging", text)) {
            if (STX_MET(seen, PROJECT_PACKAGING) || !take_project_packaging(r, project, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROJECT_PACKAGING);
        }
        if (STX_LEAF(w, "name", text)) {
            if (STX_MET(seen, PROJECT_NAME) || !take_project_name(r, project, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROJECT_NAME);
        }
        if (STX_LEAF(w, "description", text)) {
            if (STX_MET(seen, PROJECT_DESCRIPTION) || !take_project_description(r, project, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROJECT_DESCRIPTION);
        }
        if (STX_LEAF(w, "url", text)) {
            if (STX_MET(seen, PROJECT_URL) || !take_project_url(r, project, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROJECT_URL);
        }
        while (STX_AT(w, "modules")) {
            go = stx_child(r, w, f, seen, PROJECT_MODULES);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "dependencies")) {
            go = stx_child(r, w, f, seen, PROJECT_DEPENDENCIES);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "dependencyManagement")) {
            go = stx_child(r, w, f, seen, PROJECT_DEPENDENCYMANAGEMENT);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "build")) {
            go = stx_child(r, w, f, seen, PROJECT_BUILD);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "licenses")) {
            go = stx_child(r, w, f, seen, PROJECT_LICENSES);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "developers")) {
            go = stx_child(r, w, f, seen, PROJECT_DEVELOPERS);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "project")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <modules>. */
STX_INLINE bool project_modules_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "modules")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: module. */
static stx_go project_modules_read(stx_reader *r, stx_frame *f)
{
    pom_project *project = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!project_modules_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_LEAF(w, "module", text)) {
            if (!take_project_modules_module(r, project, text)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROJECT_MODULES_MODULE);
        }
        if (STX_END(w, "modules")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <developer>. */
STX_INLINE bool project_developers_developer_open(stx_walk *at, bool *empty)
{
    stx_walk w = *at;

    if (!STX_OPEN(w, "developer")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: name. */
static stx_go project_developers_developer_read(stx_reader *r, stx_frame *f)
{
    pom_project *project = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stax_str text;
    bool empty;

    if (!f->opened) {
        if (!project_developers_developer_open(&w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_LEAF(w, "name", text)) {
            if (!take_project_developers_developer_name(r, project, text))
                return stx_refused(r, w, f, seen);
            STX_MEET(seen, PROJECT_DEVELOPERS_DEVELOPER_NAME);
        }
        if (STX_END(w, "developer")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

static const stx_state project_modules_state;
static const stx_state project_dependencies_state;
static const stx_state project_dependencyManagement_state;
static const stx_state project_build_state;
static const stx_state project_licenses_state;
static const stx_state project_developers_state;
static const stx_state project_dependencyManagement_dependencies_st;
static const stx_state project_build_plugins_state;
static const stx_state project_developers_developer_state;
/* clang-format off */
static const stx_arm project_arms[] = {
    [PROJECT_MODELVERSION] = {STX_LEAF_ARM("modelVersion", STX_REFUSE, take_project_modelVersion,
                                           "str", 28), .ns = NS_DEFAULT},
    [PROJECT_PARENT] =
            {STX_RECORD_ARM("parent", STX_REFUSE, place_project_parent, take_project_parent,
                            &coordinates_state, "coordinates", 29), .ns = NS_DEFAULT},
    [PROJECT_GROUPID] = {STX_LEAF_ARM("groupId", STX_REFUSE, take_project_groupId, "str", 30),
                         .ns = NS_DEFAULT},
    [PROJECT_ARTIFACTID] = {STX_LEAF_ARM("artifactId", STX_REFUSE, take_project_artifactId,
                                         "str", 31), .ns = NS_DEFAULT},
    [PROJECT_VERSION] = {STX_LEAF_ARM("version", STX_REFUSE, take_project_version, "str", 32),
                         .ns = NS_DEFAULT},
    [PROJECT_PACKAGING] = {STX_LEAF_ARM("packaging", STX_REFUSE, take_project_packaging, "str", 33),
                           .ns = NS_DEFAULT},
    [PROJECT_NAME] = {STX_LEAF_ARM("name", STX_REFUSE, take_project_name, "str", 34),
                      .ns = NS_DEFAULT},
    [PROJECT_DESCRIPTION] = {STX_LEAF_ARM("description", STX_REFUSE, take_project_description,
                                          "str", 35), .ns = NS_DEFAULT},
    [PROJECT_URL] = {STX_LEAF_ARM("url", STX_REFUSE, take_project_url, "str", 36),
                     .ns = NS_DEFAULT},
    [PROJECT_MODULES] = {STX_WRAPPER_ARM("modules", &project_modules_state, 37), .ns = NS_DEFAULT},
    [PROJECT_DEPENDENCIES] = {STX_WRAPPER_ARM("dependencies", &project_dependencies_state, 38),
                              .ns = NS_DEFAULT},
    [PROJECT_DEPENDENCYMANAGEMENT] =
            {STX_WRAPPER_ARM("dependencyManagement", &project_dependencyManagement_state, 39),
             .ns = NS_DEFAULT},
    [PROJECT_BUILD] = {STX_WRAPPER_ARM("build", &project_build_state, 40), .ns = NS_DEFAULT},
    [PROJECT_LICENSES] = {STX_WRAPPER_ARM("licenses", &project_licenses_state, 41),
                          .ns = NS_DEFAULT},
    [PROJECT_DEVELOPERS] = {STX_WRAPPER_ARM("developers", &project_developers_state, 42),
                            .ns = NS_DEFAULT},
    [PROJECT_MODULES_MODULE] =
            {STX_LEAVES_ARM("module", take_project_modules_module,
                            offsetof(pom_project, modules.count), 0, 0, "str", 37),
             .ns = NS_DEFAULT},
    [PROJECT_DEPENDENCIES_DEPENDENCY] =
            {STX_RECORDS_ARM("dependency", place_project_dependencies_dependency, &dependency_state,
                             offsetof(pom_project, dependencies.count), 0, 0, "dependency", 38),
             .ns = NS_DEFAULT},
    [PROJECT_DEPENDENCYMANAGEMENT_DEPENDENCIES] =
            {STX_WRAPPER_ARM("dependencies", &project_dependencyManagement_dependencies_st, 39),
             .ns = NS_DEFAULT},
    [PROJECT_BUILD_PLUGINS] = {STX_WRAPPER_ARM("plugins", &project_build_plugins_state, 40),
                               .ns = NS_DEFAULT},
    [PROJECT_LICENSES_LICENSE] =
            {STX_RECORDS_ARM("license", place_project_licenses_license, &license_state,
                             offsetof(pom_project, licenses.count), 0, 0, "license", 41),
             .ns = NS_DEFAULT},
    [PROJECT_DEVELOPERS_DEVELOPER] =
            {STX_WRAPPER_ARM("developer", &project_developers_developer_state, 42),
             .ns = NS_DEFAULT},
    [PROJECT_DEPENDENCYMANAGEMENT_DEPENDENCIES_DE] =
            {STX_RECORDS_ARM("dependency", place_project_dependencyManagement_dependenc,
                             &dependency_state, offsetof(pom_project, managed.count),
                             0, 0, "dependency", 39), .ns = NS_DEFAULT},
    [PROJECT_BUILD_PLUGINS_PLUGIN] =
            {STX_RECORDS_ARM("plugin", place_project_build_plugins_plugin, &plugin_state,
                             offsetof(pom_project, plugins.count), 0, 0, "plugin", 40),
             .ns = NS_DEFAULT},
    [PROJECT_DEVELOPERS_DEVELOPER_NAME] =
            {STX_LEAVES_ARM("name", take_project_developers_developer_name,
                            offsetof(pom_project, developers.count), 0, 0, "str", 42),
             .ns = NS_DEFAULT},
};
/* clang-format on */

static const uint64_t project_required[] = {
    STX_BIT(PROJECT_ARTIFACTID),
};

static const stx_state project_state = {
    .element = STX_NAME("project"),
    .open = project_read,
    .step = project_read,
    .arms = project_arms,
    .count = 15,
    .total = 24,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(pom_project),
    .blank = &project_blank,
    .required = project_required,
};

static const stx_state project_modules_state = {
    .element = STX_NAME("modules"),
    .open = project_modules_read,
    .step = project_modules_read,
    .arms = project_arms,
    .first = 15,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state project_dependencies_state = {
    .element = STX_NAME("dependencies"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = project_arms,
    .first = 16,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state project_dependencyManagement_state = {
    .element = STX_NAME("dependencyManagement"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = project_arms,
    .first = 17,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state project_build_state = {
    .element = STX_NAME("build"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = project_arms,
    .first = 18,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state project_licenses_state = {
    .element = STX_NAME("licenses"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = project_arms,
    .first = 19,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state project_developers_state = {
    .element = STX_NAME("developers"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = project_arms,
    .first = 20,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state project_dependencyManagement_dependencies_st = {
    .element = STX_NAME("dependencies"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = project_arms,
    .first = 21,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state project_build_plugins_state = {
    .element = STX_NAME("plugins"),
    .open = stx_wrapper,
    .step = stx_wrapper,
    .arms = project_arms,
    .first = 22,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state project_developers_developer_state = {
    .element = STX_NAME("developer"),
    .open = project_developers_developer_read,
    .step = project_developers_developer_read,
    .arms = project_arms,
    .first = 23,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- documents ---------------------------------------------------------------------------- */

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("project", STX_REFUSE, NULL, NULL, &project_state, "project", 23),
     .ns = NS_DEFAULT},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("project"),
    .arms = document_arms,
    .count = 1,
    .size = sizeof(pom_project),
    .blank = &project_blank,
};

static const stx_schema pom_schema = {
    .abi = STX_ABI,
    .file = "pom.schema",
    .root = &project_state,
    .document = &document_state,
    .namespaces = namespaces,
    .namespace_count = 2,
    .levels = 6,
};

pom_project *pom_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                       stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&pom_schema, arena, &input, options, error);
}

pom_project *pom_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                            stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&pom_schema, arena, &input, options, error);
}
