/*
 * The documents: F1 to the byte, the others pinned by their hashes, so that a figure measured today
 * and one measured next year are about the same bytes.
 */
#include "fixtures/fixture.h"
#include "fixtures/sha256.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static const struct {
    fixture_shape shape;
    uint64_t bytes;
    size_t count, len;
    const char *sha256;
    uint64_t checksum;
} pins[] = {
    {FIXTURE_F1, 16 * FIXTURE_MIB, 139458, 16777305,
     "cd698f19a10461ec6e6b43fb56253d5d5908e172555979b7c02f41efaf474f00", (uint32_t)-1845341048},
    {FIXTURE_DENSE, 4096, 36, 4113,
     "5c850dde2a3e967928a814ae8487bfe6f681d859089c9e2706409c699f950719", 0x2164972894fdb125},
    {FIXTURE_DENSE, FIXTURE_MIB, 8913, 1048623,
     "61d17a8697f8b133304a141c9e384433369d7a06339a20c3b38f2dfd65fbe51a", 0x4b04c39b6197e95e},
    {FIXTURE_BOOKS, 4096, 9, 4544,
     "9062eec7faeb78b30472a9efff20c36ad14ac1640d9a6821e264287a276c16f0", 0x87f14018f0946fd9},
    {FIXTURE_BOOKS, FIXTURE_MIB, 2066, 1048749,
     "cdaf8ce855f1fe7cb92707417407ed3872f32146a70aa93633df77dacc15bd9f", 0x04dcaa34f42a3db3},
    {FIXTURE_ATTRS, 4096, 22, 4132,
     "7dffb59685de9a509a6350b89ce7c4fe5ebd8dddfbfe5615d80904fb252457a1", 0x65054ef634b743d6},
    {FIXTURE_ATTRS, FIXTURE_MIB, 5210, 1048585,
     "7f844d3b445ba0eafa62d36ce75aa1cfc7152073c741cb8a21585b89e0760573", 0xd14244a7ae68d98d},
    {FIXTURE_PROSE, 4096, 4, 4626,
     "eae03a5400ff9f597cb37fab84e52320c01f7ca4810007250539cb5f50958aff", 0x7a25552fc5387fd3},
    {FIXTURE_PROSE, FIXTURE_MIB, 94, 1053803,
     "dd4137fb1f8d169502d98ae91c71b90bc7a2559655a08c013b7107b87e9e87cb", 0x87bfbd9d0ebeb153},
    {FIXTURE_DEEP, 4096, 3, 4651,
     "07be4399b1d2618ca226b8f6a5fa837a1030f80ad465bbb7b7b3d92bd77a6d8b", 0x55dc03f8e6adde05},
    {FIXTURE_DEEP, FIXTURE_MIB, 684, 1049463,
     "e30ae7efcbd6598fae292609fdb3c43d15742a787e981c2479cc5455bd9acfba", 0x51c422f8b1bf8791},
    {FIXTURE_WIDE, 4096, 1, 8491,
     "cf14b199515ffdafb25227fb070676215b495cba01aaba259ac4d694d0f6e118", 0x31551977fccb13dd},
    {FIXTURE_WIDE, FIXTURE_MIB, 125, 1057113,
     "94f427ad83e66967c055645139a92544dcbd1a0827d480a7610ec08e1aefc3ee", 0xc259b1745f74c9cb},
    {FIXTURE_FLAT, 4096, 72, 4107,
     "66e34fc9aae2f77496c6967cb34e4df5d79336d494511d0e2edb0b32e44b014c", 0x888d02fe637c7c15},
    {FIXTURE_FLAT, 8 * FIXTURE_MIB, 129913, 8388633,
     "dc511b57d332fde8e8a6b706c56f8b95d76f4f9d7c1694c58d61d3479a0aadee", 0x1d5c0ceb3a5354c3},
    {FIXTURE_LISTS, 4096, 30, 4103,
     "8e54d1d7126c399af0d8aaab7c05edda0e02d52e799385be59ec483ef81d1b6a", 0x92d6d76a457c2084},
    {FIXTURE_LISTS, 8 * FIXTURE_MIB, 56258, 8388643,
     "83d3fc93dba12615dff9a15dc667b2aef1e7dd88500eb35b9e3d88c1151b606f", 0x9f15c0b222711a58},
    {FIXTURE_CHAPTERS, 4096, 40, 4173,
     "c4180782dd63fa56d694f2d78340a87fe37c74059f16f8ffed0b82dc94f77417", 0x614b4383d33203cd},
    {FIXTURE_CHAPTERS, 8 * FIXTURE_MIB, 72078, 8388699,
     "66a8d506b7910cecbe20918b5da2e86ebf7119d9a35a648b50d48fc5f71e8ebf", 0x73fb3800c05e6c13},
    {FIXTURE_POSITIONS, 4096, 60, 4113,
     "eded39466c25840841561e6dfa4dbd905a4053bee2e48cd1c53c5c7100d03ccb", 0x470db7e24df9feff},
    {FIXTURE_POSITIONS, 8 * FIXTURE_MIB, 103919, 8388688,
     "1270099c11f292ce5d5e618d58ceb317123fafd40101dce130675c7f907eb23e", 0x658f111f9b50b62f},
    {FIXTURE_DESCENDANTS, 4096, 114, 4125,
     "4c2d8a88e698d662bfa42d23bc5810867abea091a9b59b0cc6166b788bbf8ad1", 0x7a9d551a3f2e4169},
    {FIXTURE_DESCENDANTS, 8 * FIXTURE_MIB, 207868, 8388611,
     "ff1338047535c21ee9496f25c08993b82dd8bfd6e595a4d2caacb09a2819b90f", 0x94d95d5711ad5629},
    {FIXTURE_PREFIXES, 4096, 29, 4115,
     "7c71903d80db3cf5e6a4b6dcda982d86b0904785955fab15a91532ceb809f01a", 0x706422dc3bd7ee3d},
    {FIXTURE_PREFIXES, 8 * FIXTURE_MIB, 57257, 8388705,
     "3b3ea57fd1fa357d1e93034a66b5fa33db94846c844ec18d8b7dce2f7e73e7d5", 0x1491801c5147eb84},
};

static void hash_document(const fixture_document *doc, char hex[65])
{
    sha256 hash;

    sha256_begin(&hash);
    sha256_add(&hash, doc->data, doc->len);
    sha256_end(&hash, hex);
}

static void documents_are_what_they_were(void **state)
{
    char hex[65];

    (void)state;
    for (size_t i = 0; i < sizeof pins / sizeof pins[0]; i++) {
        fixture_document doc = fixture_make(pins[i].shape, pins[i].bytes);
        const char *name = fixture_name(pins[i].shape);

        assert_non_null(doc.data);
        hash_document(&doc, hex);
        free(doc.data);
        if (doc.count != pins[i].count || doc.len != pins[i].len)
            fail_msg("%s: %zu records in %zu bytes, should be %zu in %zu", name, doc.count, doc.len,
                     pins[i].count, pins[i].len);
        if (strcmp(hex, pins[i].sha256) != 0) fail_msg("%s, %zu bytes: %s", name, doc.len, hex);
        if (doc.checksum != pins[i].checksum)
            fail_msg("%s, %zu bytes: 0x%llx", name, doc.len, (unsigned long long)doc.checksum);
    }
}

static void one_f1_book_in_five_is_featured(void **state)
{
    fixture_stream *stream = malloc(sizeof *stream);
    size_t featured = 0;

    (void)state;
    assert_non_null(stream);
    fixture_begin(stream, FIXTURE_F1, FIXTURE_F1_SIZE);
    fixture_next(stream);
    while (fixture_next(stream).len > 0 && stream->part == FIXTURE_RECORDS)
        featured += stream->values.record.row.featured.data != NULL;
    free(stream);
    assert_int_equal(featured, 27892);
}

/* Reads a stream in pieces of so many bytes and compares it with the whole document. */
static void compare_pieces(const fixture_document *doc, fixture_stream *stream, size_t bytes)
{
    char room[5000];
    size_t at = 0;
    ptrdiff_t came;

    while ((came = fixture_read(stream, room, bytes)) > 0) {
        if ((size_t)came > doc->len - at || memcmp(room, doc->data + at, (size_t)came) != 0)
            fail_msg("%s in pieces of %zu: differs after %zu", fixture_name(stream->shape), bytes,
                     at);
        at += (size_t)came;
    }
    assert_int_equal(at, doc->len);
    assert_int_equal(stream->count, doc->count);
    assert_int_equal(stream->checksum, doc->checksum);
}

static void a_stream_gives_the_bytes_of_the_document(void **state)
{
    static const size_t pieces[] = {1, 63, 4096, 5000};
    fixture_stream *stream = malloc(sizeof *stream);

    (void)state;
    assert_non_null(stream);
    for (int shape = 0; shape < FIXTURE_SHAPE_COUNT; shape++) {
        fixture_document doc = fixture_make((fixture_shape)shape, 30000);

        assert_non_null(doc.data);
        for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
            fixture_begin(stream, (fixture_shape)shape, 30000);
            compare_pieces(&doc, stream, pieces[i]);
        }
        free(doc.data);
    }
    free(stream);
}

static bool is_ascii(stax_str text)
{
    for (size_t i = 0; i < text.len; i++)
        if ((unsigned char)text.data[i] > 127) return false;
    return true;
}

static void one_text_in_20_has_a_reference_and_one_in_30_is_not_ascii(void **state)
{
    fixture_pen *pen = calloc(1, sizeof *pen);
    size_t references = 0, foreign = 0, texts = 60000;

    (void)state;
    assert_non_null(pen);
    for (size_t i = 0; i < texts; i++) {
        bool has_reference;

        pen_clear(pen);
        stax_str text = pen_text(pen, 5);
        has_reference = memchr(pen->xml, '&', pen->xml_len) != NULL;
        references += has_reference;
        foreign += !has_reference && !is_ascii(text);
    }
    free(pen);
    assert_in_range(references, texts / 20 - 300, texts / 20 + 300);
    assert_in_range(foreign, texts / 32 - 300, texts / 30 + 300);
}

static const struct {
    const char *text;
    uint64_t want;
} sizes[] = {
    {"4096", 4096},
    {"4KiB", 4096},
    {"13MiB", 13 * FIXTURE_MIB},
    {"1GiB", 1024 * FIXTURE_MIB},
    {"0", 0},
    {"", 0},
    {"MiB", 0},
    {"4kb", 0},
    {"-1", 0},
    {"99999999999", 0},
    {"4KiBs", 0},
};

static void sizes_are_read_with_their_units(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        uint64_t got = fixture_size_of(sizes[i].text);
        if (got != sizes[i].want)
            fail_msg("'%s': %llu, should be %llu", sizes[i].text, (unsigned long long)got,
                     (unsigned long long)sizes[i].want);
    }
}

static const struct {
    double price;
    const char *want;
} prices[] = {{10, "10"}, {10.1, "10.1"}, {59.9, "59.9"}, {19, "19"}, {33.3, "33.3"}};

static void f1_folds_a_price_as_its_shortest_text(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof prices / sizeof prices[0]; i++) {
        uint32_t want = fold_f1_str(7, stax_str_of(prices[i].want));
        if (fold_f1_price(7, prices[i].price) != want) fail_msg("%s", prices[i].want);
    }
    assert_int_not_equal(fold_f1_price(7, 10.100000000000001), fold_f1_price(7, 10.1));
}

static void an_unmeasured_string_folds_as_a_measured_one(void **state)
{
    stax_str measured = STAX_STR("harbour"), unmeasured = {"harbour", FIXTURE_UNMEASURED};

    (void)state;
    assert_true(fold_str(1, measured) == fold_str(1, unmeasured));
    assert_int_equal(fold_f1_str(1, measured), fold_f1_str(1, unmeasured));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(documents_are_what_they_were),
        cmocka_unit_test(one_f1_book_in_five_is_featured),
        cmocka_unit_test(a_stream_gives_the_bytes_of_the_document),
        cmocka_unit_test(one_text_in_20_has_a_reference_and_one_in_30_is_not_ascii),
        cmocka_unit_test(sizes_are_read_with_their_units),
        cmocka_unit_test(f1_folds_a_price_as_its_shortest_text),
        cmocka_unit_test(an_unmeasured_string_folds_as_a_measured_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
