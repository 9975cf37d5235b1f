/*
 * Dates of mail and feeds.
 */
#include "value_tests.h"

typedef struct mail_case {
    const char *title, *text;
    const char *shown; /* NULL: BAD */
} mail_case;

static const mail_case cases[] = {
    {"as RFC 822 has it", "02 Oct 02 0800 EST", NULL},
    {"the usual one", "Wed, 02 Oct 2002 15:00:00 +0200", "2002-10-2 15:0:0 120"},
    {"west", "Wed, 02 Oct 2002 15:00:00 -0930", "2002-10-2 15:0:0 -570"},
    {"no weekday", "2 Oct 2002 15:00:00 GMT", "2002-10-2 15:0:0 0"},
    {"no seconds", "02 Oct 2002 15:00 GMT", "2002-10-2 15:0:0 0"},
    {"no zone", "02 Oct 2002 15:00:01", "2002-10-2 15:0:1 none"},
    {"another weekday", "Mon, 02 Oct 2002 15:00 Z", "2002-10-2 15:0:0 0"},
    {"names in full", "Wednesday, 02 October 2002 15:00 UTC", "2002-10-2 15:0:0 0"},
    {"capitals", "WED, 02 OCT 2002 15:00 UT", "2002-10-2 15:0:0 0"},
    {"no blanks around the comma", "Wed,02 Oct 2002 15:00 UT", "2002-10-2 15:0:0 0"},
    {"blanks everywhere", "Wed ,  2Oct  2002\n15 : 00 :09GMT", "2002-10-2 15:0:9 0"},
    {"year 49", "1 Jan 49 00:00 Z", "2049-1-1 0:0:0 0"},
    {"year 50", "1 Jan 50 00:00 Z", "1950-1-1 0:0:0 0"},
    {"year 102", "1 Jan 102 00:00 Z", "2002-1-1 0:0:0 0"},
    {"eastern summer", "1 Jul 03 00:00 EDT", "2003-7-1 0:0:0 -240"},
    {"central", "1 Jul 03 00:00 CST", "2003-7-1 0:0:0 -360"},
    {"mountain summer", "1 Jul 03 00:00 mdt", "2003-7-1 0:0:0 -360"},
    {"pacific", "1 Jul 03 00:00 PST", "2003-7-1 0:0:0 -480"},
    {"pacific summer", "1 Jul 03 00:00 PDT", "2003-7-1 0:0:0 -420"},
    {"a letter of the army", "1 Jul 03 00:00 A", "2003-7-1 0:0:0 0"},
    {"unknown local", "1 Jul 03 00:00 -0000", "2003-7-1 0:0:0 0"},
    {"a colon in the zone", "1 Jul 03 00:00 +05:30", "2003-7-1 0:0:0 330"},
    {"the widest zone", "1 Jul 03 00:00 -1400", "2003-7-1 0:0:0 -840"},
    {"a comment", "1 (of) Jul 03 (a (nested \\) one)) 00:00 +0100 (CET)", "2003-7-1 0:0:0 60"},
    {"a leap day", "29 Feb 2000 23:59:59 Z", "2000-2-29 23:59:59 0"},
    {"no leap day", "29 Feb 1900 00:00 Z", NULL},
    {"day 0", "0 Jan 2000 00:00 Z", NULL},
    {"day 31", "31 Apr 2000 00:00 Z", NULL},
    {"three digits of a day", "001 Jan 2000 00:00 Z", NULL},
    {"no such month", "1 Foo 2000 00:00 Z", NULL},
    {"a month and more", "1 Janu 2000 00:00 Z", NULL},
    {"half a month", "1 Ja 2000 00:00 Z", NULL},
    {"no such weekday", "Wen, 1 Jan 2000 00:00 Z", NULL},
    {"a weekday without its comma", "Wed 1 Jan 2000 00:00 Z", NULL},
    {"a comma alone", ", 1 Jan 2000 00:00 Z", NULL},
    {"a year of one digit", "1 Jan 5 00:00 Z", NULL},
    {"a year of five", "1 Jan 20000 00:00 Z", NULL},
    {"year 0", "1 Jan 0000 00:00 Z", NULL},
    {"an hour of one digit", "1 Jan 2000 1:00 Z", NULL},
    {"hour 24", "1 Jan 2000 24:00 Z", NULL},
    {"minute 60", "1 Jan 2000 00:60 Z", NULL},
    {"second 60", "1 Jan 2000 00:00:60 Z", NULL},
    {"no minutes", "1 Jan 2000 00 Z", NULL},
    {"no time", "1 Jan 2000", NULL},
    {"the letter J", "1 Jan 2000 00:00 J", NULL},
    {"no such zone", "1 Jan 2000 00:00 CET", NULL},
    {"minute 60 of a zone", "1 Jan 2000 00:00 +0060", NULL},
    {"a zone too wide", "1 Jan 2000 00:00 +1401", NULL},
    {"a zone of two digits", "1 Jan 2000 00:00 +01", NULL},
    {"a zone of five", "1 Jan 2000 00:00 +01000", NULL},
    {"something behind", "1 Jan 2000 00:00 GMT+1", NULL},
    {"a comment without end", "1 Jan 2000 00:00 Z (x", NULL},
    {"a very long word", "1 Januaryyyyyyyyyyyyyyyyyy 2000 00:00 Z", NULL},
    {"the other format", "2000-01-01T00:00:00Z", NULL},
    {"blanks alone", "(x)", NULL},
};

static void mail_and_feeds_say_when(void **state)
{
    (void)state;
    for (size_t i = 0; i < ROWS(cases); i++) {
        stax_datetime when = {.year = -77};
        char zone[16] = "none", shown[64];
        stax_str text = tight(cases[i].text);
        stx_value_result result = stx_to_rfc822(text, &when);

        free_tight(text);
        check_result(cases[i].title, cases[i].text, result,
                     cases[i].shown ? STX_VALUE_OK : STX_VALUE_BAD);
        if (when.zone.given) (void)snprintf(zone, sizeof zone, "%d", when.zone.minutes);
        (void)snprintf(shown, sizeof shown, "%d-%u-%u %u:%u:%u %s", (int)when.year, when.month,
                       when.day, when.hour, when.minute, when.second, zone);
        if (cases[i].shown && strcmp(shown, cases[i].shown) != 0)
            fail_msg("%s: %s", cases[i].title, shown);
        if (!cases[i].shown && when.year != -77) fail_msg("%s: written", cases[i].title);
    }
}

static void every_beginning_of_a_date_is_none(void **state)
{
    static const char date[] = "Wed, 02 Oct 2002 15:00:00 +0200";
    stax_datetime when;
    (void)state;

    assert_int_equal(stx_to_rfc822((stax_str){date, 0}, &when), STX_VALUE_EMPTY);
    for (size_t len = 1; len < sizeof date - 1; len++) {
        bool whole = len == strlen("Wed, 02 Oct 2002 15:00") ||
                     len == strlen("Wed, 02 Oct 2002 15:00:00") ||
                     len == strlen("Wed, 02 Oct 2002 15:00:00 ");
        stax_str text = tight(date);
        stx_value_result result = stx_to_rfc822((stax_str){text.data, len}, &when);

        free_tight(text);
        assert_int_equal(result, whole ? STX_VALUE_OK : STX_VALUE_BAD);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mail_and_feeds_say_when),
        cmocka_unit_test(every_beginning_of_a_date_is_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
