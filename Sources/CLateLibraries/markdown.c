#ifdef LATE_MARKDOWN
// The functions of cmark-gfm that Bedside calls.

// Else the headers give each function a visibility of its own.
#define CMARK_GFM_STATIC_DEFINE
#define CMARK_GFM_EXTENSIONS_STATIC_DEFINE
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm_version.h>

#include "late.h"

#define FUNCTIONS(X) \
  X(cmark_syntax_extension *, cmark_find_syntax_extension, (const char *a), (a)) \
  X(void, cmark_gfm_core_extensions_ensure_registered, (void), ()) \
  X(uint8_t *, cmark_gfm_extensions_get_table_alignments, (cmark_node *a), (a)) \
  X(uint16_t, cmark_gfm_extensions_get_table_columns, (cmark_node *a), (a)) \
  X(void, cmark_iter_free, (cmark_iter *a), (a)) \
  X(cmark_event_type, cmark_iter_get_event_type, (cmark_iter *a), (a)) \
  X(cmark_node *, cmark_iter_get_node, (cmark_iter *a), (a)) \
  X(cmark_iter *, cmark_iter_new, (cmark_node *a), (a)) \
  X(cmark_event_type, cmark_iter_next, (cmark_iter *a), (a)) \
  X(cmark_node *, cmark_node_first_child, (cmark_node *a), (a)) \
  X(void, cmark_node_free, (cmark_node *a), (a)) \
  X(const char *, cmark_node_get_fence_info, (cmark_node *a), (a)) \
  X(int, cmark_node_get_heading_level, (cmark_node *a), (a)) \
  X(int, cmark_node_get_list_start, (cmark_node *a), (a)) \
  X(cmark_list_type, cmark_node_get_list_type, (cmark_node *a), (a)) \
  X(const char *, cmark_node_get_literal, (cmark_node *a), (a)) \
  X(const char *, cmark_node_get_type_string, (cmark_node *a), (a)) \
  X(const char *, cmark_node_get_url, (cmark_node *a), (a)) \
  X(cmark_node *, cmark_node_next, (cmark_node *a), (a)) \
  X(int, cmark_parser_attach_syntax_extension, \
    (cmark_parser *a, cmark_syntax_extension *b), (a, b)) \
  X(void, cmark_parser_feed, (cmark_parser *a, const char *b, size_t c), (a, b, c)) \
  X(cmark_node *, cmark_parser_finish, (cmark_parser *a), (a)) \
  X(void, cmark_parser_free, (cmark_parser *a), (a)) \
  X(cmark_parser *, cmark_parser_new, (int a), (a))

// Its file is named by the whole version. The library itself is searched with its extensions.
LATE_LIBRARY(
  late_markdown, FUNCTIONS, "libcmark-gfm-extensions.so." CMARK_GFM_VERSION_STRING)
#endif
