/*
 * Reads android.schema's documents into structs. Printed by staxc from android.schema; do not edit.
 *
 * A record type has a read function, which reads its start tag (by its open function) and its
 * children, a take_ function a field, and a table of arms. The order of the schema is a guess: what
 * comes otherwise, or spelled otherwise, is read by stx_careful through the table. Reading may stop
 * and go on anywhere.
 */
#include "android_parser.h"

#include <stax/gen.h>

#if STX_ABI != 4
    #error "android_parser.c was printed for another libstax: run staxc again"
#endif

const char *android_activity_launch_mode_name(android_activity_launch_mode value)
{
    switch (value) {
    case ANDROID_ACTIVITY_LAUNCH_MODE_STANDARD:
        return "standard";
    case ANDROID_ACTIVITY_LAUNCH_MODE_SINGLETOP:
        return "singleTop";
    case ANDROID_ACTIVITY_LAUNCH_MODE_SINGLETASK:
        return "singleTask";
    case ANDROID_ACTIVITY_LAUNCH_MODE_SINGLEINSTANCE:
        return "singleInstance";
    case ANDROID_ACTIVITY_LAUNCH_MODE_OTHER:
        break;
    }
    return NULL;
}

static const stax_str activity_launch_mode_words[] = {
    [ANDROID_ACTIVITY_LAUNCH_MODE_STANDARD] = STAX_STR("standard"),
    [ANDROID_ACTIVITY_LAUNCH_MODE_SINGLETOP] = STAX_STR("singleTop"),
    [ANDROID_ACTIVITY_LAUNCH_MODE_SINGLETASK] = STAX_STR("singleTask"),
    [ANDROID_ACTIVITY_LAUNCH_MODE_SINGLEINSTANCE] = STAX_STR("singleInstance"),
};
static const stx_open_words activity_launch_mode_set = {activity_launch_mode_words, 4, false};

/* Namespaces: an arm that names one is in it, whatever prefix a document has. */
enum { NS_A = 1, NS_NONE };
/* clang-format off */
static const stax_str ns_a_uris[] = {
    STAX_STR("http://schemas.android.com/apk/res/android"),
};
static const stax_str ns_none_uris[] = {
    STAX_STR(""),
};
static const stx_namespace namespaces[] = {
    [NS_A] = {STAX_STR("a"), ns_a_uris, 1},
    [NS_NONE] = {STAX_STR(""), ns_none_uris, 1},
};
/* clang-format on */

/* ---- filter, android.schema:41 ------------------------------------------------------------ */

enum { FILTER_ACTION, FILTER_CATEGORY, FILTER_ACTION_A_NAME, FILTER_CATEGORY_A_NAME };

/* :42  actions: str[] action/@a:name */
STX_INLINE bool take_filter_action_a_name(stx_reader *r, void *to, stax_str text)
{
    android_filter *filter = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, filter->actions, item);
}

/* :43  categories: str[] category/@a:name */
STX_INLINE bool take_filter_category_a_name(stx_reader *r, void *to, stax_str text)
{
    android_filter *filter = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, filter->categories, item);
}

static const android_filter filter_blank = {0};

/* The start tag: <intent-filter>. */
STX_INLINE bool filter_open(stx_frame *f, stx_walk *at, bool *empty)
{
    android_filter *filter = f->record;
    stx_walk w = *at;

    *filter = filter_blank;
    if (!STX_OPEN(w, "intent-filter")) return false;
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;
    *at = w;
    return true;
}

/* The children: action, category. */
static stx_go filter_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!filter_open(f, &w, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "action")) {
            go = stx_child(r, w, f, seen, FILTER_ACTION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (STX_AT(w, "category")) {
            go = stx_child(r, w, f, seen, FILTER_CATEGORY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "intent-filter")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <action a:name>. */
STX_INLINE bool filter_action_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                   bool *empty)
{
    android_filter *filter = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "action")) return false;
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:name", name)) STX_MEET(seen, FILTER_ACTION_A_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FILTER_ACTION_A_NAME) && !take_filter_action_a_name(r, filter, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go filter_action_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!filter_action_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "action")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <category a:name>. */
STX_INLINE bool filter_category_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                     bool *empty)
{
    android_filter *filter = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "category")) return false;
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:name", name)) STX_MEET(seen, FILTER_CATEGORY_A_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, FILTER_CATEGORY_A_NAME) && !take_filter_category_a_name(r, filter, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go filter_category_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!filter_category_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "category")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state filter_action_state;
static const stx_state filter_category_state;
/* clang-format off */
static const stx_arm filter_arms[] = {
    [FILTER_ACTION] = {STX_WRAPPER_ARM("action", &filter_action_state, 42), .ns = NS_NONE},
    [FILTER_CATEGORY] = {STX_WRAPPER_ARM("category", &filter_category_state, 43), .ns = NS_NONE},
    [FILTER_ACTION_A_NAME] =
            {STX_ATTRIBUTES_ARM("a:name", take_filter_action_a_name,
                                offsetof(android_filter, actions.count), 0, 0, "str", 42),
             .skip = 2, .ns = NS_A},
    [FILTER_CATEGORY_A_NAME] =
            {STX_ATTRIBUTES_ARM("a:name", take_filter_category_a_name,
                                offsetof(android_filter, categories.count), 0, 0, "str", 43),
             .skip = 2, .ns = NS_A},
};
/* clang-format on */

static const uint64_t filter_required[] = {0};

static const stx_state filter_state = {
    .element = STX_NAME("intent-filter"),
    .open = filter_read,
    .step = filter_read,
    .arms = filter_arms,
    .count = 2,
    .total = 4,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(android_filter),
    .blank = &filter_blank,
    .required = filter_required,
};

static const stx_state filter_action_state = {
    .element = STX_NAME("action"),
    .open = filter_action_read,
    .step = filter_action_read,
    .arms = filter_arms,
    .first = 2,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

static const stx_state filter_category_state = {
    .element = STX_NAME("category"),
    .open = filter_category_read,
    .step = filter_category_read,
    .arms = filter_arms,
    .first = 3,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- activity, android.schema:34 ---------------------------------------------------------- */

enum {
    ACTIVITY_A_NAME,
    ACTIVITY_A_LABEL,
    ACTIVITY_A_EXPORTED,
    ACTIVITY_A_LAUNCHMODE,
    ACTIVITY_INTENT_FILTER
};

/* :35  name: str @a:name */
STX_INLINE bool take_activity_a_name(stx_reader *r, void *to, stax_str text)
{
    android_activity *activity = to;

    return stx_take_str(r, text, &activity->name);
}

/* :36  label: str? @a:label */
STX_INLINE bool take_activity_a_label(stx_reader *r, void *to, stax_str text)
{
    android_activity *activity = to;

    if (!stx_take_str(r, text, &activity->label)) return false;
    activity->has.label = 1;
    return true;
}

/* :37  exported: bool? @a:exported */
STX_INLINE bool take_activity_a_exported(stx_reader *r, void *to, stax_str text)
{
    android_activity *activity = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &activity->exported)) return false;
    activity->has.exported = 1;
    return true;
}

/* :38  launch_mode: enum(standard, singleTop, singleTask, singleInstance, *)? @a:launchMode */
STX_INLINE bool take_activity_a_launchMode(stx_reader *r, void *to, stax_str text)
{
    android_activity *activity = to;
    unsigned word;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_open_word(r, text, &activity_launch_mode_set, &word, &activity->launch_mode_text))
        return false;
    activity->launch_mode = (android_activity_launch_mode)word;
    activity->has.launch_mode = 1;
    return true;
}

/* :39  filters: filter[] intent-filter */
static void *place_activity_intent_filter(stx_reader *r, void *in)
{
    android_activity *activity = in;

    return STX_ADD(r, activity->filters);
}

static const android_activity activity_blank = {0};

/* The start tag: <activity a:name a:label a:exported a:launchMode>. */
STX_INLINE bool activity_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    android_activity *activity = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, label = {0}, exported = {0}, launchMode = {0};

    *activity = activity_blank;
    if (!STX_OPEN(w, "activity")) return false;
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:name", name)) STX_MEET(seen, ACTIVITY_A_NAME);
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:label", label)) STX_MEET(seen, ACTIVITY_A_LABEL);
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:exported", exported))
        STX_MEET(seen, ACTIVITY_A_EXPORTED);
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:launchMode", launchMode))
        STX_MEET(seen, ACTIVITY_A_LAUNCHMODE);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, ACTIVITY_A_NAME) || !take_activity_a_name(r, activity, name)) return false;
    if (STX_MET(seen, ACTIVITY_A_LABEL) && !take_activity_a_label(r, activity, label)) return false;
    if (STX_MET(seen, ACTIVITY_A_EXPORTED) && !take_activity_a_exported(r, activity, exported))
        return false;
    if (STX_MET(seen, ACTIVITY_A_LAUNCHMODE) &&
        !take_activity_a_launchMode(r, activity, launchMode))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: intent-filter. */
static stx_go activity_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!activity_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "intent-filter")) {
            go = stx_child(r, w, f, seen, ACTIVITY_INTENT_FILTER);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "activity")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm activity_arms[] = {
    [ACTIVITY_A_NAME] = {STX_ATTRIBUTE_ARM("a:name", take_activity_a_name, "str", 35), .skip = 2,
                         .ns = NS_A},
    [ACTIVITY_A_LABEL] = {STX_ATTRIBUTE_ARM("a:label", take_activity_a_label, "str", 36), .skip = 2,
                          .ns = NS_A},
    [ACTIVITY_A_EXPORTED] = {STX_ATTRIBUTE_ARM("a:exported", take_activity_a_exported, "bool", 37),
                             .skip = 2, .ns = NS_A},
    [ACTIVITY_A_LAUNCHMODE] =
            {STX_ATTRIBUTE_ARM("a:launchMode", take_activity_a_launchMode,
                               "enum(standard, singleTop, singleTask, singleInstance, *)", 38),
             .skip = 2, .ns = NS_A},
    [ACTIVITY_INTENT_FILTER] =
            {STX_RECORDS_ARM("intent-filter", place_activity_intent_filter, &filter_state,
                             offsetof(android_activity, filters.count), 0, 0, "filter", 39),
             .ns = NS_NONE},
};
/* clang-format on */

static const uint64_t activity_required[] = {
    STX_BIT(ACTIVITY_A_NAME),
};

static const stx_state activity_state = {
    .element = STX_NAME("activity"),
    .open = activity_read,
    .step = activity_read,
    .arms = activity_arms,
    .count = 5,
    .total = 5,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(android_activity),
    .blank = &activity_blank,
    .required = activity_required,
};

/* ---- provider, android.schema:45 ---------------------------------------------------------- */

enum { PROVIDER_A_NAME, PROVIDER_A_AUTHORITIES, PROVIDER_A_EXPORTED };

/* :46  name: str @a:name */
STX_INLINE bool take_provider_a_name(stx_reader *r, void *to, stax_str text)
{
    android_provider *provider = to;

    return stx_take_str(r, text, &provider->name);
}

/* :47  authorities: str @a:authorities */
STX_INLINE bool take_provider_a_authorities(stx_reader *r, void *to, stax_str text)
{
    android_provider *provider = to;

    return stx_take_str(r, text, &provider->authorities);
}

/* :48  exported: bool? @a:exported */
STX_INLINE bool take_provider_a_exported(stx_reader *r, void *to, stax_str text)
{
    android_provider *provider = to;

    if (stax_trim(text).len == 0) return true;
    if (!stx_take_bool(r, text, &provider->exported)) return false;
    provider->has.exported = 1;
    return true;
}

static const android_provider provider_blank = {0};

/* All of it, when it is as the schema has it. */
STX_INLINE bool provider_whole(stx_reader *r, stx_walk *at, android_provider *provider)
{
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, authorities = {0}, exported = {0};

    if (!STX_OPEN(w, "provider")) return false;
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:name", name)) STX_MEET(seen, PROVIDER_A_NAME);
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:authorities", authorities))
        STX_MEET(seen, PROVIDER_A_AUTHORITIES);
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:exported", exported))
        STX_MEET(seen, PROVIDER_A_EXPORTED);
    if (!STX_SHUT_WHOLE(w, "provider")) return false;

    *provider = provider_blank;
    if (!STX_MET(seen, PROVIDER_A_NAME) || !take_provider_a_name(r, provider, name)) return false;
    if (!STX_MET(seen, PROVIDER_A_AUTHORITIES) ||
        !take_provider_a_authorities(r, provider, authorities))
        return false;
    if (STX_MET(seen, PROVIDER_A_EXPORTED) && !take_provider_a_exported(r, provider, exported))
        return false;
    *at = w;
    return true;
}

/* The start tag: <provider a:name a:authorities a:exported>. */
STX_INLINE bool provider_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    android_provider *provider = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0}, authorities = {0}, exported = {0};

    *provider = provider_blank;
    if (!STX_OPEN(w, "provider")) return false;
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:name", name)) STX_MEET(seen, PROVIDER_A_NAME);
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:authorities", authorities))
        STX_MEET(seen, PROVIDER_A_AUTHORITIES);
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:exported", exported))
        STX_MEET(seen, PROVIDER_A_EXPORTED);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, PROVIDER_A_NAME) || !take_provider_a_name(r, provider, name)) return false;
    if (!STX_MET(seen, PROVIDER_A_AUTHORITIES) ||
        !take_provider_a_authorities(r, provider, authorities))
        return false;
    if (STX_MET(seen, PROVIDER_A_EXPORTED) && !take_provider_a_exported(r, provider, exported))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go provider_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!provider_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "provider")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm provider_arms[] = {
    [PROVIDER_A_NAME] = {STX_ATTRIBUTE_ARM("a:name", take_provider_a_name, "str", 46), .skip = 2,
                         .ns = NS_A},
    [PROVIDER_A_AUTHORITIES] = {STX_ATTRIBUTE_ARM("a:authorities", take_provider_a_authorities,
                                                  "str", 47), .skip = 2, .ns = NS_A},
    [PROVIDER_A_EXPORTED] = {STX_ATTRIBUTE_ARM("a:exported", take_provider_a_exported, "bool", 48),
                             .skip = 2, .ns = NS_A},
};
/* clang-format on */

static const uint64_t provider_required[] = {
    STX_BIT(PROVIDER_A_NAME) | STX_BIT(PROVIDER_A_AUTHORITIES),
};

static const stx_state provider_state = {
    .element = STX_NAME("provider"),
    .open = provider_read,
    .step = provider_read,
    .arms = provider_arms,
    .count = 3,
    .total = 3,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(android_provider),
    .blank = &provider_blank,
    .required = provider_required,
};

/* ---- application, android.schema:28 ------------------------------------------------------- */

enum { APPLICATION_A_LABEL, APPLICATION_A_ICON, APPLICATION_ACTIVITY, APPLICATION_PROVIDER };

/* :29  label: str? @a:label */
STX_INLINE bool take_application_a_label(stx_reader *r, void *to, stax_str text)
{
    android_application *application = to;

    if (!stx_take_str(r, text, &application->label)) return false;
    application->has.label = 1;
    return true;
}

/* :30  icon: str? @a:icon */
STX_INLINE bool take_application_a_icon(stx_reader *r, void *to, stax_str text)
{
    android_application *application = to;

    if (!stx_take_str(r, text, &application->icon)) return false;
    application->has.icon = 1;
    return true;
}

/* :31  activities: activity[] activity */
static void *place_application_activity(stx_reader *r, void *in)
{
    android_application *application = in;

    return STX_ADD(r, application->activities);
}

/* :32  providers: provider[] provider */
static void *place_application_provider(stx_reader *r, void *in)
{
    android_application *application = in;

    return STX_ADD(r, application->providers);
}

static const android_application application_blank = {0};

/* The start tag: <application a:label a:icon>. */
STX_INLINE bool application_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met,
                                 bool *empty)
{
    android_application *application = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str label = {0}, icon = {0};

    *application = application_blank;
    if (!STX_OPEN(w, "application")) return false;
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:label", label)) STX_MEET(seen, APPLICATION_A_LABEL);
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:icon", icon)) STX_MEET(seen, APPLICATION_A_ICON);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, APPLICATION_A_LABEL) && !take_application_a_label(r, application, label))
        return false;
    if (STX_MET(seen, APPLICATION_A_ICON) && !take_application_a_icon(r, application, icon))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: activity, provider. */
static stx_go application_read(stx_reader *r, stx_frame *f)
{
    android_application *application = f->record;
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    android_provider provider;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!application_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "activity")) {
            go = stx_child(r, w, f, seen, APPLICATION_ACTIVITY);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        while (provider_whole(r, &w, &provider)) {
            if (!STX_APPEND(r, application->providers, provider)) return stx_refused(r, w, f, seen);
            STX_MEET(seen, APPLICATION_PROVIDER);
        }
        while (STX_AT(w, "provider")) {
            go = stx_child(r, w, f, seen, APPLICATION_PROVIDER);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "application")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* clang-format off */
static const stx_arm application_arms[] = {
    [APPLICATION_A_LABEL] = {STX_ATTRIBUTE_ARM("a:label", take_application_a_label, "str", 29),
                             .skip = 2, .ns = NS_A},
    [APPLICATION_A_ICON] = {STX_ATTRIBUTE_ARM("a:icon", take_application_a_icon, "str", 30),
                            .skip = 2, .ns = NS_A},
    [APPLICATION_ACTIVITY] =
            {STX_RECORDS_ARM("activity", place_application_activity, &activity_state,
                             offsetof(android_application, activities.count), 0, 0, "activity", 31),
             .ns = NS_NONE},
    [APPLICATION_PROVIDER] =
            {STX_RECORDS_ARM("provider", place_application_provider, &provider_state,
                             offsetof(android_application, providers.count), 0, 0, "provider", 32),
             .ns = NS_NONE},
};
/* clang-format on */

static const uint64_t application_required[] = {0};

static const stx_state application_state = {
    .element = STX_NAME("application"),
    .open = application_read,
    .step = application_read,
    .arms = application_arms,
    .count = 4,
    .total = 4,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(android_application),
    .blank = &application_blank,
    .required = application_required,
};

/* ---- manifest, android.schema:22 ---------------------------------------------------------- */

enum {
    MANIFEST_A_VERSIONCODE,
    MANIFEST_A_VERSIONNAME,
    MANIFEST_USES_PERMISSION,
    MANIFEST_APPLICATION,
    MANIFEST_USES_PERMISSION_A_NAME
};

/* :23  version_code: u32 @a:versionCode */
STX_INLINE bool take_manifest_a_versionCode(stx_reader *r, void *to, stax_str text)
{
    android_manifest *manifest = to;

    return stx_take_u32(r, text, 0, UINT32_MAX, &manifest->version_code);
}

/* :24  version_name: str @a:versionName */
STX_INLINE bool take_manifest_a_versionName(stx_reader *r, void *to, stax_str text)
{
    android_manifest *manifest = to;

    return stx_take_str(r, text, &manifest->version_name);
}

/* :26  application: application? */
static void *place_manifest_application(stx_reader *r, void *in)
{
    android_manifest *manifest = in;

    (void)r;
    return &manifest->application;
}

/* :26  application: application? */
STX_INLINE bool take_manifest_application(stx_reader *r, void *to, stax_str text)
{
    android_manifest *manifest = to;

    (void)r;
    (void)text;
    manifest->has.application = 1;
    return true;
}

/* :25  permissions: str[] uses-permission/@a:name */
STX_INLINE bool take_manifest_uses_permission_a_name(stx_reader *r, void *to, stax_str text)
{
    android_manifest *manifest = to;
    stax_str item;

    return stx_take_str(r, text, &item) && STX_APPEND(r, manifest->permissions, item);
}

static const android_manifest manifest_blank = {0};

/* The start tag: <manifest a:versionCode a:versionName>. */
STX_INLINE bool manifest_open(stx_reader *r, stx_frame *f, stx_walk *at, uint64_t *met, bool *empty)
{
    android_manifest *manifest = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str versionCode = {0}, versionName = {0};

    *manifest = manifest_blank;
    if (!STX_OPEN(w, "manifest")) return false;
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:versionCode", versionCode))
        STX_MEET(seen, MANIFEST_A_VERSIONCODE);
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:versionName", versionName))
        STX_MEET(seen, MANIFEST_A_VERSIONNAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (!STX_MET(seen, MANIFEST_A_VERSIONCODE) ||
        !take_manifest_a_versionCode(r, manifest, versionCode))
        return false;
    if (!STX_MET(seen, MANIFEST_A_VERSIONNAME) ||
        !take_manifest_a_versionName(r, manifest, versionName))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The children: uses-permission, application. */
static stx_go manifest_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    const uint32_t *before;
    stx_go go;
    bool empty;

    if (!f->opened) {
        if (!manifest_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    do {
        before = w.ip;
        while (STX_AT(w, "uses-permission")) {
            go = stx_child(r, w, f, seen, MANIFEST_USES_PERMISSION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_AT(w, "application")) {
            go = stx_child(r, w, f, seen, MANIFEST_APPLICATION);
            if (go != STX_POPPED) return go;
            w = r->at;
            seen = f->seen;
        }
        if (STX_END(w, "manifest")) return stx_close(r, w, f, seen);
    } while (w.ip != before);
    return stx_careful(r, w, f, seen);
}

/* The start tag: <uses-permission a:name>. */
STX_INLINE bool manifest_uses_permission_open(stx_reader *r, stx_frame *f, stx_walk *at,
                                              uint64_t *met, bool *empty)
{
    android_manifest *manifest = f->record;
    stx_walk w = *at;
    uint64_t seen = 0;
    stax_str name = {0};

    if (!STX_OPEN(w, "uses-permission")) return false;
    if (STX_SPELLED(NS_A) && STX_ATTR(w, "a:name", name))
        STX_MEET(seen, MANIFEST_USES_PERMISSION_A_NAME);
    *empty = STX_SHUT_EMPTY(w);
    if (!*empty && !STX_SHUT(w)) return false;

    if (STX_MET(seen, MANIFEST_USES_PERMISSION_A_NAME) &&
        !take_manifest_uses_permission_a_name(r, manifest, name))
        return false;
    *at = w;
    *met |= seen;
    return true;
}

/* The end tag: no child is looked at. */
static stx_go manifest_uses_permission_read(stx_reader *r, stx_frame *f)
{
    stx_walk w = r->at;
    uint64_t seen = f->seen;
    bool empty;

    if (!f->opened) {
        if (!manifest_uses_permission_open(r, f, &w, &seen, &empty)) return stx_careful_open(r, f);
        if (empty) return stx_close(r, w, f, seen);
        f->opened = true;
    }
    if (STX_END(w, "uses-permission")) return stx_close(r, w, f, seen);
    return stx_careful(r, w, f, seen);
}

static const stx_state manifest_uses_permission_state;
/* clang-format off */
static const stx_arm manifest_arms[] = {
    [MANIFEST_A_VERSIONCODE] = {STX_ATTRIBUTE_ARM("a:versionCode", take_manifest_a_versionCode,
                                                  "u32", 23), .skip = 2, .ns = NS_A},
    [MANIFEST_A_VERSIONNAME] = {STX_ATTRIBUTE_ARM("a:versionName", take_manifest_a_versionName,
                                                  "str", 24), .skip = 2, .ns = NS_A},
    [MANIFEST_USES_PERMISSION] =
            {STX_WRAPPER_ARM("uses-permission", &manifest_uses_permission_state, 25),
             .ns = NS_NONE},
    [MANIFEST_APPLICATION] =
            {STX_RECORD_ARM("application", STX_REFUSE, place_manifest_application,
                            take_manifest_application, &application_state, "application", 26),
             .ns = NS_NONE},
    [MANIFEST_USES_PERMISSION_A_NAME] =
            {STX_ATTRIBUTES_ARM("a:name", take_manifest_uses_permission_a_name,
                                offsetof(android_manifest, permissions.count), 0, 0, "str", 25),
             .skip = 2, .ns = NS_A},
};
/* clang-format on */

static const uint64_t manifest_required[] = {
    STX_BIT(MANIFEST_A_VERSIONCODE) | STX_BIT(MANIFEST_A_VERSIONNAME),
};

static const stx_state manifest_state = {
    .element = STX_NAME("manifest"),
    .open = manifest_read,
    .step = manifest_read,
    .arms = manifest_arms,
    .count = 4,
    .total = 5,
    .rules = STX_CHOOSY | STX_NAMESPACED,
    .size = sizeof(android_manifest),
    .blank = &manifest_blank,
    .required = manifest_required,
};

static const stx_state manifest_uses_permission_state = {
    .element = STX_NAME("uses-permission"),
    .open = manifest_uses_permission_read,
    .step = manifest_uses_permission_read,
    .arms = manifest_arms,
    .first = 4,
    .count = 1,
    .rules = STX_CHOOSY | STX_NAMESPACED,
};

/* ---- documents ---------------------------------------------------------------------------- */

/* clang-format off */
static const stx_arm document_arms[] = {
    {STX_RECORD_ARM("manifest", STX_REFUSE, NULL, NULL, &manifest_state, "manifest", 17),
     .ns = NS_NONE},
};
/* clang-format on */

static const stx_state document_state = {
    .element = STX_NAME("manifest"),
    .arms = document_arms,
    .count = 1,
    .size = sizeof(android_manifest),
    .blank = &manifest_blank,
};

static const stx_schema android_schema = {
    .abi = STX_ABI,
    .file = "android.schema",
    .root = &manifest_state,
    .document = &document_state,
    .namespaces = namespaces,
    .namespace_count = 3,
    .levels = 5,
};

android_manifest *android_parse(stax_arena *arena, const char *xml, size_t len,
                                const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_memory(xml, len);

    return stx_parse(&android_schema, arena, &input, options, error);
}

android_manifest *android_parse_file(stax_arena *arena, const char *path,
                                     const stax_options *options, stax_error *error)
{
    stax_input input = stax_input_path(path);

    return stx_parse(&android_schema, arena, &input, options, error);
}
