/*
 * Tracks of a satellite receiver. Records are three levels down.
 */
#include "gpx_parser.h"
#include "real.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

REAL_PARSE(gpx)
REAL_OPEN(gpx)
REAL_SAY(gpx_gpx_json)

static void say_record(ways_text *to, const void *record)
{
    assert_true(gpx_point_json(real_sink, to, record));
    ways_say(to, "\n");
}

static void say_segment(ways_text *to, gpx_segment *segment)
{
    for (size_t i = 0; i < segment->points.count; i++) say_record(to, &segment->points.items[i]);
    segment->points.count = 0;
}

static void say_root(ways_text *to, const void *root)
{
    const gpx_gpx *gpx = root;

    for (size_t i = 0; i < gpx->tracks.count; i++) {
        gpx_segment_list segments = gpx->tracks.items[i].segments;
        for (size_t k = 0; k < segments.count; k++) say_segment(to, &segments.items[k]);
    }
    say_all(to, gpx);
}

static const real_claim claims[] = {
    {REAL_TEXTS, "version", "/gpx/@version"},
    {REAL_COUNT, "tracks.segments", "/gpx/trk/trkseg"},
    {REAL_COUNT, "tracks.segments.points", "//trkpt"},
    {REAL_SUM, "**.lat", "//trkpt/@lat | //wpt/@lat | //rtept/@lat"},
    {REAL_SUM, "tracks.segments.points.lon", "//trkpt/@lon"},
    {REAL_SUM, "tracks.segments.points.ele", "//trkpt/ele"},
};

REAL_RECORDS("gpx")
