#ifdef LATE_CALENDARS
// The functions of libical that Bedside calls.

// Else the header gives each function a visibility of its own.
#define LIBICAL_ICAL_STATIC_DEFINE
#include <libical/ical.h>

#include "late.h"

#define FUNCTIONS(X) \
  X(void, icalcomponent_add_component, (icalcomponent *a, icalcomponent *b), (a, b)) \
  X(void, icalcomponent_add_property, (icalcomponent *a, icalproperty *b), (a, b)) \
  X(char *, icalcomponent_as_ical_string_r, (icalcomponent *a), (a)) \
  X(void, icalcomponent_free, (icalcomponent *a), (a)) \
  X(icalproperty *, icalcomponent_get_first_property, \
    (icalcomponent *a, icalproperty_kind b), (a, b)) \
  X(icalcomponent *, icalcomponent_new, (icalcomponent_kind a), (a)) \
  X(icalcomponent *, icalcomponent_new_clone, (icalcomponent *a), (a)) \
  X(void, icalmemory_free_buffer, (void *a), (a)) \
  X(icalproperty *, icalproperty_new_description, (const char *a), (a)) \
  X(icalproperty *, icalproperty_new_from_string, (const char *a), (a)) \
  X(icalproperty *, icalproperty_new_summary, (const char *a), (a)) \
  X(icalproperty *, icalproperty_new_x, (const char *a), (a)) \
  X(void, icalproperty_set_tzid, (icalproperty *a, const char *b), (a, b)) \
  X(void, icalproperty_set_x_name, (icalproperty *a, const char *b), (a, b)) \
  X(icaltimezone *, icaltimezone_get_builtin_timezone, (const char *a), (a)) \
  X(icalcomponent *, icaltimezone_get_component, (icaltimezone *a), (a)) \
  X(void, icaltimezone_set_builtin_tzdata, (int a), (a))

#if ICAL_MAJOR_VERSION == 3
#define LIBRARY "libical.so.3"
#else
#define LIBRARY "libical.so.4"
#endif
LATE_LIBRARY(late_calendars, FUNCTIONS, LIBRARY)
#endif
