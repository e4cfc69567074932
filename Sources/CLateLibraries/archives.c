#ifdef LATE_ARCHIVES
// The functions of libzip that Bedside calls.

// Else the header gives each function a visibility of its own.
#define ZIP_EXTERN
#include <zip.h>

#include "late.h"

#define FUNCTIONS(X) \
  X(int, zip_close, (zip_t *a), (a)) \
  X(void, zip_discard, (zip_t *a), (a)) \
  X(zip_int64_t, zip_file_add, \
    (zip_t *a, const char *b, zip_source_t *c, zip_flags_t d), (a, b, c, d)) \
  X(int, zip_file_set_external_attributes, \
    (zip_t *a, zip_uint64_t b, zip_flags_t c, zip_uint8_t d, zip_uint32_t e), (a, b, c, d, e)) \
  X(int, zip_file_set_mtime, (zip_t *a, zip_uint64_t b, time_t c, zip_flags_t d), (a, b, c, d)) \
  X(zip_t *, zip_open_from_source, (zip_source_t *a, int b, zip_error_t *c), (a, b, c)) \
  X(void, zip_source_free, (zip_source_t *a), (a)) \
  X(zip_source_t *, zip_source_function_create, \
    (zip_source_callback a, void *b, zip_error_t *c), (a, b, c)) \
  X(zip_int64_t, zip_source_seek_compute_offset, \
    (zip_uint64_t a, zip_uint64_t b, void *c, zip_uint64_t d, zip_error_t *e), (a, b, c, d, e)) \
  X(void, zip_stat_init, (zip_stat_t *a), (a))

// Debian had a number of its own until version 1.11; the functions are the same.
LATE_LIBRARY(late_archives, FUNCTIONS, "libzip.so.4", "libzip.so.5")
#endif
