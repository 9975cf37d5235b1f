/*
 * Options of a reader. A zeroed stax_options (or NULL where one is asked for) is good.
 *
 * Of every limit, 0 means its default, STAX_UNLIMITED none, STAX_FORBID that not one is allowed.
 * A limit is checked before the memory is taken; the error names it. A tag, or a name, is never
 * longer than 4 GiB less 1 MiB.
 */
#ifndef STAX_OPTIONS_H
#define STAX_OPTIONS_H

#include <stax/arena.h>
#include <stax/status.h>

#ifdef __cplusplus
extern "C" {
#endif

#define STAX_UNLIMITED SIZE_MAX
#define STAX_FORBID    (SIZE_MAX - 1)

/*
 * name, default, text
 *
 * A cursor's xml:lang and xml:space in scope are counted with the namespaces there.
 *
 * What the references of a document may become: at most entity_factor times the bytes of the input
 * that were read so far, once it is more than entity_free. Each reference is charged with 20 bytes
 * and its replacement text before that is opened, each attribute that a tag gets by default with 20
 * bytes and its value.
 */
#define STAX_LIMITS(X)                                                                     \
    X(depth, 256, "of open elements")                                                      \
    X(attributes, 1000, "of attributes on a tag")                                          \
    X(tag_namespaces, 256, "of namespace declarations on a tag")                           \
    X(scope_namespaces, 4096, "of namespace declarations in scope")                        \
    X(name_bytes, 65535, "of bytes in a name")                                             \
    X(attribute_bytes, (size_t)1 << 20, "of bytes in an attribute value")                  \
    X(text_bytes, (size_t)16 << 20, "of bytes in a text that is kept")                     \
    X(tag_bytes, (size_t)4 << 20, "of bytes in a tag")                                     \
    X(doctype_bytes, (size_t)4 << 20, "of bytes in a document type declaration")           \
    X(entity_depth, 20, "of entities open inside each other")                              \
    X(entity_free, (size_t)1 << 20, "of bytes that references may become in any document") \
    X(entity_factor, 16, "times the input that references may become")                     \
    X(record_bytes, (size_t)64 << 20, "of bytes in the arena of a record")

/* ---- external entities (4.2.2) ------------------------------------------------------------ */

typedef enum stax_external_kind {
    STAX_EXTERNAL_SUBSET,   /* the rest of the document type declaration (2.8) */
    STAX_EXTERNAL_ENTITY,   /* a general entity, referred to in content */
    STAX_EXTERNAL_PARAMETER /* a parameter entity, referred to in the declarations */
} stax_external_kind;

/* What a document refers to outside itself; lives during the call it is given to. */
typedef struct stax_external {
    stax_external_kind kind;
    stax_str name;      /* the entity's, or the document type's */
    stax_str public_id; /* white space normalised (4.2.2); empty: none */
    stax_str system_id; /* as written, not resolved against anything */
    stax_str base;      /* the system id of the entity that declares it; empty: the document */
} stax_external;

typedef enum stax_resolution {
    STAX_RESOLVE_REFUSE, /* STAX_E_EXTERNAL: what happens where there is no resolver */
    STAX_RESOLVE_SKIP,   /* go on as if nothing stood there; what it declares is not known */
    STAX_RESOLVE_TEXT    /* *bytes are it */
} stax_resolution;

/*
 * Decides about an external entity. libstax itself opens nothing.
 *
 * bytes    with STAX_RESOLVE_TEXT: the entity in any encoding that a document may have; they must
 *          stay until the reader is closed
 */
typedef stax_resolution stax_resolve(void *context, const stax_external *external, stax_str *bytes);

/* ---- what a cursor gives ------------------------------------------------------------------ */

/*
 * For stax_options.give, added up: events beside tags and text. What is in them counts against
 * text_bytes; unknown bits are STAX_E_OPTION.
 */
enum {
    STAX_GIVE_INSTRUCTIONS = 1,
    STAX_GIVE_COMMENTS = 2,
    STAX_GIVE_CDATA = 4, /* a section apart from the text around it */
    STAX_GIVE_DOCTYPE = 8
};

/*
 * Told of what is passed over and might be missed: with `unknown: warn` what the schema does not
 * know (STAX_E_UNKNOWN), with skip_bad each record. The error is that which would have ended the
 * reading; it lives during the call, which must not use the reader.
 */
typedef void stax_report(void *context, const stax_error *error);

/*
 * Called now and then, about each 32 KiB of the input.
 *
 * bytes    of the input that were read
 * records  that were given
 * returns  false: no more is read, the error is STAX_E_STOPPED
 */
typedef bool stax_progress(void *context, uint64_t bytes, uint64_t records);

typedef struct stax_options {
    const stax_allocator *allocator; /* NULL: malloc; copied */
    const char *file;                /* what errors call the input; NULL: its path, or nothing */
    const char *kernel;    /* "scalar", "sse2", "avx2", "avx512", "neon"; NULL: the best */
    stax_resolve *resolve; /* NULL: external entities are refused */
    void *resolve_context; /* its first argument */
    void *hook_context;    /* the first argument of the schema's hooks */
    stax_report *report;   /* is told what is passed over; NULL: nobody */
    void *report_context;  /* its first argument */
    stax_progress *progress;
    void *progress_context; /* its first argument */
    bool skip_bad;          /* a record of the schema's stream with which something is wrong by the
                               schema is reported and passed over; what is no XML stays an error, as
                               does a fault where fields outside of the record look into it */
    bool partial;           /* after an error a document's struct is given all the same, with what
                               was read before; *error says that there was one */
    bool refuse_doctype;    /* a DOCTYPE is STAX_E_DOCTYPE */
    bool html_entities;     /* the 252 names of HTML 4.01 (&nbsp; &eacute; …) need no declaration;
                               one in the document wins. A reference costs as one to a declared
                               entity does */
    bool fragment;          /* content without a root element (production 43); of cursors alone */
    bool whole_names;       /* a colon is a letter, though not in a reference, and nothing is a
                               namespace: XML 1.0 alone; of cursors alone */
    unsigned give; /* STAX_GIVE_…, likewise: a generated reader refuses all three (STAX_E_OPTION) */
#define STAX_LIMIT_MEMBER(name, standard, text) size_t name;
    STAX_LIMITS(STAX_LIMIT_MEMBER)
#undef STAX_LIMIT_MEMBER
} stax_options;

#ifdef __cplusplus
}
#endif
#endif
