/*
 * Reads pom.schema's documents into structs. Printed by staxc from pom.schema; do not edit.
 */
#ifndef POM_PARSER_H
#define POM_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* pom.schema:56 */
typedef enum pom_dependency_scope {
    POM_DEPENDENCY_SCOPE_COMPILE,
    POM_DEPENDENCY_SCOPE_PROVIDED,
    POM_DEPENDENCY_SCOPE_RUNTIME,
    POM_DEPENDENCY_SCOPE_TEST,
    POM_DEPENDENCY_SCOPE_SYSTEM,
    POM_DEPENDENCY_SCOPE_IMPORT
} pom_dependency_scope;

/* The word as the schema spells it; NULL for a number that is none. */
const char *pom_dependency_scope_name(pom_dependency_scope value);

/* <parent>, pom.schema:44 */
typedef struct pom_coordinates {
    struct {
        unsigned relative_path : 1;
    } has;                  /* which optional fields were there */
    stax_str group_id;      /* groupId */
    stax_str artifact_id;   /* artifactId */
    stax_str version;       /* version */
    stax_str relative_path; /* relativePath; look at has.relative_path */
} pom_coordinates;

/* <exclusion>, pom.schema:60 */
typedef struct pom_exclusion {
    struct {
        unsigned artifact_id : 1;
    } has;                /* which optional fields were there */
    stax_str group_id;    /* groupId */
    stax_str artifact_id; /* artifactId; look at has.artifact_id */
} pom_exclusion;

typedef struct pom_exclusion_list {
    pom_exclusion *items;
    size_t count;
} pom_exclusion_list;

/* <dependency>, pom.schema:50 */
typedef struct pom_dependency {
    struct {
        unsigned version : 1;
        unsigned classifier : 1;
        unsigned optional : 1;
    } has;                         /* which optional fields were there */
    stax_str group_id;             /* groupId */
    stax_str artifact_id;          /* artifactId */
    stax_str version;              /* version; look at has.version */
    stax_str kind;                 /* type, "jar" when absent */
    stax_str classifier;           /* classifier; look at has.classifier */
    pom_dependency_scope scope;    /* scope, compile when absent */
    stax_str optional;             /* optional; look at has.optional */
    pom_exclusion_list exclusions; /* exclusions/exclusion */
} pom_dependency;

typedef struct pom_dependency_list {
    pom_dependency *items;
    size_t count;
} pom_dependency_list;

/* <plugin>, pom.schema:64 */
typedef struct pom_plugin {
    struct {
        unsigned version : 1;
    } has;                /* which optional fields were there */
    stax_str group_id;    /* groupId, "org.apache.maven.plugins" when absent */
    stax_str artifact_id; /* artifactId */
    stax_str version;     /* version; look at has.version */
} pom_plugin;

typedef struct pom_plugin_list {
    pom_plugin *items;
    size_t count;
} pom_plugin_list;

/* <license>, pom.schema:69 */
typedef struct pom_license {
    struct {
        unsigned name : 1;
        unsigned url : 1;
    } has;         /* which optional fields were there */
    stax_str name; /* name; look at has.name */
    stax_str url;  /* url; look at has.url */
} pom_license;

typedef struct pom_license_list {
    pom_license *items;
    size_t count;
} pom_license_list;

/* <project>, pom.schema:27 */
typedef struct pom_project {
    struct {
        unsigned model_version : 1;
        unsigned parent : 1;
        unsigned group_id : 1;
        unsigned version : 1;
        unsigned name : 1;
        unsigned description : 1;
        unsigned url : 1;
    } has;                            /* which optional fields were there */
    stax_str model_version;           /* modelVersion; look at has.model_version */
    pom_coordinates parent;           /* parent; look at has.parent */
    stax_str group_id;                /* groupId; look at has.group_id */
    stax_str artifact_id;             /* artifactId */
    stax_str version;                 /* version; look at has.version */
    stax_str packaging;               /* packaging, "jar" when absent */
    stax_str name;                    /* name; look at has.name */
    stax_str description;             /* description; look at has.description */
    stax_str url;                     /* url; look at has.url */
    stax_str_list modules;            /* modules/module */
    pom_dependency_list dependencies; /* dependencies/dependency */
    pom_dependency_list managed;      /* dependencyManagement/dependencies/dependency */
    pom_plugin_list plugins;          /* build/plugins/plugin */
    pom_license_list licenses;        /* licenses/license */
    stax_str_list developers;         /* developers/developer/name */
} pom_project;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
pom_project *pom_parse(stax_arena *arena, const char *xml, size_t len, const stax_options *options,
                       stax_error *error);
pom_project *pom_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                            stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
