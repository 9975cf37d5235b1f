/*
 * Reads collada.schema's documents into structs. Printed by staxc from collada.schema; do not edit.
 */
#ifndef COLLADA_PARSER_H
#define COLLADA_PARSER_H

#include <stax/arena.h>
#include <stax/input.h>
#include <stax/options.h>
#include <stax/status.h>
#include <stax/values.h>

#ifdef __cplusplus
extern "C" {
#endif

/* collada.schema:28 */
typedef enum collada_model_up {
    COLLADA_MODEL_UP_X_UP,
    COLLADA_MODEL_UP_Y_UP,
    COLLADA_MODEL_UP_Z_UP
} collada_model_up;

/* The word as the schema spells it; NULL for a number that is none. */
const char *collada_model_up_name(collada_model_up value);

typedef struct collada_node collada_node;
typedef struct collada_node_list {
    collada_node *items;
    size_t count;
} collada_node_list;

/* <material>, collada.schema:33 */
typedef struct collada_material {
    struct {
        unsigned id : 1;
        unsigned name : 1;
        unsigned effect : 1;
    } has;           /* which optional fields were there */
    stax_str id;     /* @id; look at has.id */
    stax_str name;   /* @name; look at has.name */
    stax_str effect; /* instance_effect/@url; look at has.effect */
} collada_material;

typedef struct collada_material_list {
    collada_material *items;
    size_t count;
} collada_material_list;

/* <source>, collada.schema:45 */
typedef struct collada_numbers {
    struct {
        unsigned id : 1;
    } has;                /* which optional fields were there */
    stax_str id;          /* @id; look at has.id */
    stax_f32_list values; /* float_array */
    uint32_t stride;      /* technique_common/accessor/@stride, 1 when absent */
    stax_str_list axes;   /* technique_common/accessor/param/@name */
} collada_numbers;

typedef struct collada_numbers_list {
    collada_numbers *items;
    size_t count;
} collada_numbers_list;

/* <input>, collada.schema:58 */
typedef struct collada_input {
    struct {
        unsigned offset : 1;
    } has;             /* which optional fields were there */
    stax_str semantic; /* @semantic */
    stax_str source;   /* @source */
    uint32_t offset;   /* @offset; look at has.offset */
} collada_input;

typedef struct collada_input_list {
    collada_input *items;
    size_t count;
} collada_input_list;

/* <triangles> <polylist>, collada.schema:51 */
typedef struct collada_faces {
    struct {
        unsigned material : 1;
    } has;                     /* which optional fields were there */
    uint32_t count;            /* @count */
    stax_str material;         /* @material; look at has.material */
    collada_input_list inputs; /* input */
    stax_u32_list corners;     /* vcount */
    stax_u32_list indices;     /* p */
} collada_faces;

typedef struct collada_faces_list {
    collada_faces *items;
    size_t count;
} collada_faces_list;

/* <geometry>, collada.schema:38 */
typedef struct collada_geometry {
    struct {
        unsigned id : 1;
        unsigned name : 1;
    } has;                        /* which optional fields were there */
    stax_str id;                  /* @id; look at has.id */
    stax_str name;                /* @name; look at has.name */
    collada_numbers_list sources; /* mesh/source */
    collada_faces_list triangles; /* mesh/triangles | mesh/polylist */
} collada_geometry;

typedef struct collada_geometry_list {
    collada_geometry *items;
    size_t count;
} collada_geometry_list;

/* <visual_scene>, collada.schema:63 */
typedef struct collada_scene {
    struct {
        unsigned id : 1;
    } has;                   /* which optional fields were there */
    stax_str id;             /* @id; look at has.id */
    collada_node_list nodes; /* node */
} collada_scene;

typedef struct collada_scene_list {
    collada_scene *items;
    size_t count;
} collada_scene_list;

/* <COLLADA>, collada.schema:22 */
typedef struct collada_model {
    struct {
        unsigned author : 1;
        unsigned tool : 1;
        unsigned created : 1;
    } has;                            /* which optional fields were there */
    stax_str version;                 /* @version */
    stax_str author;                  /* asset/contributor/author; look at has.author */
    stax_str tool;                    /* asset/contributor/authoring_tool; look at has.tool */
    stax_datetime created;            /* asset/created; look at has.created */
    double unit;                      /* asset/unit/@meter, 1 when absent */
    collada_model_up up;              /* asset/up_axis, Y_UP when absent */
    collada_material_list materials;  /* library_materials/material */
    collada_geometry_list geometries; /* library_geometries/geometry */
    collada_scene_list scenes;        /* library_visual_scenes/visual_scene */
} collada_model;

/* <node>, collada.schema:68 */
struct collada_node {
    struct {
        unsigned id : 1;
        unsigned name : 1;
    } has;                   /* which optional fields were there */
    stax_str id;             /* @id; look at has.id */
    stax_str name;           /* @name; look at has.name */
    stax_f64_list matrix;    /* matrix */
    stax_f64_list translate; /* translate */
    stax_str_list meshes;    /* instance_geometry/@url */
    collada_node_list nodes; /* node */
};

/*
 * Reads a whole document. All of it lives in the arena; the bytes may go afterwards.
 *
 * options  NULL for the usual ones
 * error    filled when the result is NULL; may be NULL
 */
collada_model *collada_parse(stax_arena *arena, const char *xml, size_t len,
                             const stax_options *options, stax_error *error);
collada_model *collada_parse_file(stax_arena *arena, const char *path, const stax_options *options,
                                  stax_error *error);

#ifdef __cplusplus
}
#endif
#endif
