#pragma once

#include <stdbool.h>

// Each opens a library, unless that is done, and tells whether its functions may be called: not where
// the library is not installed, or lacks one of them.

// Cairo and Pango.
bool late_drawing(void);
// Chafa.
bool late_symbols(void);
// libical.
bool late_calendars(void);
// libzip.
bool late_archives(void);
// cmark-gfm with its extensions.
bool late_markdown(void);
