/*
 * Reads android.schema's documents into structs. Printed by staxc from android.schema; do not edit.
 */
#ifndef ANDROID_PARSER_H
#define ANDROID_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* android.schema:38 */
typedef enum android_activity_launch_mode {
    ANDROID_ACTIVITY_LAUNCH_MODE_STANDARD,
    ANDROID_ACTIVITY_LAUNCH_MODE_SINGLETOP,
    ANDROID_ACTIVITY_LAUNCH_MODE_SINGLETASK,
    ANDROID_ACTIVITY_LAUNCH_MODE_SINGLEINSTANCE,
    ANDROID_ACTIVITY_LAUNCH_MODE_OTHER
} android_activity_launch_mode;

/* The word as the schema spells it; NULL for others. */
const char *android_activity_launch_mode_name(android_activity_launch_mode value);

/* <intent-filter>, android.schema:41 */
typedef struct android_filter {
    stax_str_list actions;    /* action/@a:name */
    stax_str_list categories; /* category/@a:name */
} android_filter;

typedef struct android_filter_list {
    android_filter *items;
    size_t count;
} android_filter_list;

/* <activity>, android.schema:34 */
typedef struct android_activity {
    struct {
        unsigned label : 1;
        unsigned exported : 1;
        unsigned launch_mode : 1;
    } has;                                    /* which optional fields were there */
    stax_str name;                            /* @a:name */
    stax_str label;                           /* @a:label; look at has.label */
    bool exported;                            /* @a:exported; look at has.exported */
    android_activity_launch_mode launch_mode; /* @a:launchMode; look at has.launch_mode */
    stax_str launch_mode_text;                /* the text when launch_mode is none of the words */
    android_filter_list filters;              /* intent-filter */
} android_activity;

typedef struct android_activity_list {
    android_activity *items;
    size_t count;
} android_activity_list;

/* <provider>, android.schema:45 */
typedef struct android_provider {
    struct {
        unsigned exported : 1;
    } has;                /* which optional fields were there */
    stax_str name;        /* @a:name */
    stax_str authorities; /* @a:authorities */
    bool exported;        /* @a:exported; look at has.exported */
} android_provider;

typedef struct android_provider_list {
    android_provider *items;
    size_t count;
} android_provider_list;

/* <application>, android.schema:28 */
typedef struct android_application {
    struct {
        unsigned label : 1;
        unsigned icon : 1;
    } has;                            /* which optional fields were there */
    stax_str label;                   /* @a:label; look at has.label */
    stax_str icon;                    /* @a:icon; look at has.icon */
    android_activity_list activities; /* activity */
    android_provider_list providers;  /* provider */
} android_application;

/* <manifest>, android.schema:22 */
typedef struct android_manifest {
    struct {
        unsigned application : 1;
    } has;                           /* which optional fields were there */
    uint32_t version_code;           /* @a:versionCode */
    stax_str version_name;           /* @a:versionName */
    stax_str_list permissions;       /* uses-permission/@a:name */
    android_application application; /* application; look at has.application */
} android_manifest;

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
android_manifest *android_parse(stax_arena *arena, const char *xml, size_t len,
                                const stax_options *options, stax_error *error);
android_manifest *android_parse_file(stax_arena *arena, const char *path,
                                     const stax_options *options, stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
