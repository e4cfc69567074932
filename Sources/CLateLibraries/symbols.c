#ifdef LATE_SYMBOLS
// The functions of Chafa that Bedside calls.

#include <chafa.h>

#include "late.h"

#define FUNCTIONS(X) \
  X(ChafaCanvasConfig *, chafa_canvas_config_new, (void), ()) \
  X(void, chafa_canvas_config_set_canvas_mode, (ChafaCanvasConfig *a, ChafaCanvasMode b), (a, b)) \
  X(void, chafa_canvas_config_set_cell_geometry, \
    (ChafaCanvasConfig *a, gint b, gint c), (a, b, c)) \
  X(void, chafa_canvas_config_set_geometry, (ChafaCanvasConfig *a, gint b, gint c), (a, b, c)) \
  X(void, chafa_canvas_config_set_optimizations, \
    (ChafaCanvasConfig *a, ChafaOptimizations b), (a, b)) \
  X(void, chafa_canvas_config_set_pixel_mode, (ChafaCanvasConfig *a, ChafaPixelMode b), (a, b)) \
  X(void, chafa_canvas_config_set_symbol_map, \
    (ChafaCanvasConfig *a, const ChafaSymbolMap *b), (a, b)) \
  X(void, chafa_canvas_config_set_work_factor, (ChafaCanvasConfig *a, gfloat b), (a, b)) \
  X(void, chafa_canvas_config_unref, (ChafaCanvasConfig *a), (a)) \
  X(void, chafa_canvas_draw_all_pixels, \
    (ChafaCanvas *a, ChafaPixelType b, const guint8 *c, gint d, gint e, gint f), \
    (a, b, c, d, e, f)) \
  X(ChafaCanvas *, chafa_canvas_new, (const ChafaCanvasConfig *a), (a)) \
  X(GString *, chafa_canvas_print, (ChafaCanvas *a, ChafaTermInfo *b), (a, b)) \
  X(void, chafa_canvas_unref, (ChafaCanvas *a), (a)) \
  X(void, chafa_symbol_map_add_by_tags, (ChafaSymbolMap *a, ChafaSymbolTags b), (a, b)) \
  X(ChafaSymbolMap *, chafa_symbol_map_new, (void), ()) \
  X(void, chafa_symbol_map_unref, (ChafaSymbolMap *a), (a)) \
  X(gchar *, g_string_free, (GString *a, gboolean b), (a, b))

LATE_LIBRARY(late_symbols, FUNCTIONS, "libchafa.so.0")
#endif
