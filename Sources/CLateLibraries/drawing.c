#ifdef LATE_DRAWING
// The functions of Cairo and Pango that Bedside calls.

#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
#include <pango/pangocairo.h>

#include "late.h"

#define FUNCTIONS(X) \
  X(void, cairo_arc, \
    (cairo_t *a, double b, double c, double d, double e, double f), (a, b, c, d, e, f)) \
  X(void, cairo_close_path, (cairo_t *a), (a)) \
  X(cairo_path_t *, cairo_copy_path, (cairo_t *a), (a)) \
  X(cairo_t *, cairo_create, (cairo_surface_t *a), (a)) \
  X(void, cairo_curve_to, \
    (cairo_t *a, double b, double c, double d, double e, double f, double g), \
    (a, b, c, d, e, f, g)) \
  X(void, cairo_destroy, (cairo_t *a), (a)) \
  X(void, cairo_fill, (cairo_t *a), (a)) \
  X(cairo_font_options_t *, cairo_font_options_create, (void), ()) \
  X(void, cairo_font_options_destroy, (cairo_font_options_t *a), (a)) \
  X(void, cairo_font_options_set_antialias, \
    (cairo_font_options_t *a, cairo_antialias_t b), (a, b)) \
  X(void, cairo_font_options_set_hint_metrics, \
    (cairo_font_options_t *a, cairo_hint_metrics_t b), (a, b)) \
  X(void, cairo_font_options_set_hint_style, \
    (cairo_font_options_t *a, cairo_hint_style_t b), (a, b)) \
  X(void, cairo_identity_matrix, (cairo_t *a), (a)) \
  X(cairo_surface_t *, cairo_image_surface_create, (cairo_format_t a, int b, int c), (a, b, c)) \
  X(cairo_surface_t *, cairo_image_surface_create_from_png_stream, \
    (cairo_read_func_t a, void *b), (a, b)) \
  X(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *a), (a)) \
  X(int, cairo_image_surface_get_stride, (cairo_surface_t *a), (a)) \
  X(void, cairo_line_to, (cairo_t *a, double b, double c), (a, b, c)) \
  X(void, cairo_move_to, (cairo_t *a, double b, double c), (a, b, c)) \
  X(void, cairo_new_path, (cairo_t *a), (a)) \
  X(void, cairo_new_sub_path, (cairo_t *a), (a)) \
  X(void, cairo_paint, (cairo_t *a), (a)) \
  X(void, cairo_path_destroy, (cairo_path_t *a), (a)) \
  X(int, cairo_pdf_surface_add_outline, \
    (cairo_surface_t *a, int b, const char *c, const char *d, cairo_pdf_outline_flags_t e), \
    (a, b, c, d, e)) \
  X(cairo_surface_t *, cairo_pdf_surface_create_for_stream, \
    (cairo_write_func_t a, void *b, double c, double d), (a, b, c, d)) \
  X(void, cairo_pdf_surface_restrict_to_version, \
    (cairo_surface_t *a, cairo_pdf_version_t b), (a, b)) \
  X(void, cairo_pdf_surface_set_metadata, \
    (cairo_surface_t *a, cairo_pdf_metadata_t b, const char *c), (a, b, c)) \
  X(void, cairo_pdf_surface_set_size, (cairo_surface_t *a, double b, double c), (a, b, c)) \
  X(cairo_surface_t *, cairo_recording_surface_create, \
    (cairo_content_t a, const cairo_rectangle_t *b), (a, b)) \
  X(void, cairo_restore, (cairo_t *a), (a)) \
  X(void, cairo_save, (cairo_t *a), (a)) \
  X(void, cairo_scale, (cairo_t *a, double b, double c), (a, b, c)) \
  X(void, cairo_set_dash, (cairo_t *a, const double *b, int c, double d), (a, b, c, d)) \
  X(void, cairo_set_line_cap, (cairo_t *a, cairo_line_cap_t b), (a, b)) \
  X(void, cairo_set_line_join, (cairo_t *a, cairo_line_join_t b), (a, b)) \
  X(void, cairo_set_line_width, (cairo_t *a, double b), (a, b)) \
  X(void, cairo_set_operator, (cairo_t *a, cairo_operator_t b), (a, b)) \
  X(void, cairo_set_source_rgb, (cairo_t *a, double b, double c, double d), (a, b, c, d)) \
  X(void, cairo_set_source_rgba, \
    (cairo_t *a, double b, double c, double d, double e), (a, b, c, d, e)) \
  X(void, cairo_set_source_surface, \
    (cairo_t *a, cairo_surface_t *b, double c, double d), (a, b, c, d)) \
  X(void, cairo_show_page, (cairo_t *a), (a)) \
  X(cairo_status_t, cairo_status, (cairo_t *a), (a)) \
  X(const char *, cairo_status_to_string, (cairo_status_t a), (a)) \
  X(void, cairo_stroke, (cairo_t *a), (a)) \
  X(void, cairo_surface_destroy, (cairo_surface_t *a), (a)) \
  X(void, cairo_surface_finish, (cairo_surface_t *a), (a)) \
  X(void, cairo_surface_flush, (cairo_surface_t *a), (a)) \
  X(cairo_status_t, cairo_surface_status, (cairo_surface_t *a), (a)) \
  X(void, cairo_tag_begin, (cairo_t *a, const char *b, const char *c), (a, b, c)) \
  X(void, cairo_tag_end, (cairo_t *a, const char *b), (a, b)) \
  X(void, cairo_translate, (cairo_t *a, double b, double c), (a, b, c)) \
  X(void, g_object_unref, (gpointer a), (a)) \
  X(void, pango_cairo_context_set_font_options, \
    (PangoContext *a, const cairo_font_options_t *b), (a, b)) \
  X(PangoLayout *, pango_cairo_create_layout, (cairo_t *a), (a)) \
  X(PangoFontMap *, pango_cairo_font_map_get_default, (void), ()) \
  X(void, pango_cairo_layout_path, (cairo_t *a, PangoLayout *b), (a, b)) \
  X(void, pango_cairo_show_layout, (cairo_t *a, PangoLayout *b), (a, b)) \
  X(void, pango_context_set_language, (PangoContext *a, PangoLanguage *b), (a, b)) \
  X(void, pango_context_set_round_glyph_positions, (PangoContext *a, gboolean b), (a, b)) \
  X(void, pango_font_description_free, (PangoFontDescription *a), (a)) \
  X(PangoFontDescription *, pango_font_description_from_string, (const char *a), (a)) \
  X(void, pango_font_description_set_absolute_size, (PangoFontDescription *a, double b), (a, b)) \
  X(void, pango_font_description_set_weight, (PangoFontDescription *a, PangoWeight b), (a, b)) \
  X(PangoContext *, pango_font_map_create_context, (PangoFontMap *a), (a)) \
  X(PangoLanguage *, pango_language_from_string, (const char *a), (a)) \
  X(void, pango_layout_context_changed, (PangoLayout *a), (a)) \
  X(int, pango_layout_get_baseline, (PangoLayout *a), (a)) \
  X(PangoContext *, pango_layout_get_context, (PangoLayout *a), (a)) \
  X(PangoLayoutIter *, pango_layout_get_iter, (PangoLayout *a), (a)) \
  X(int, pango_layout_get_line_count, (PangoLayout *a), (a)) \
  X(PangoLayoutLine *, pango_layout_get_line_readonly, (PangoLayout *a, int b), (a, b)) \
  X(void, pango_layout_get_size, (PangoLayout *a, int *b, int *c), (a, b, c)) \
  X(void, pango_layout_iter_free, (PangoLayoutIter *a), (a)) \
  X(void, pango_layout_iter_get_line_yrange, (PangoLayoutIter *a, int *b, int *c), (a, b, c)) \
  X(gboolean, pango_layout_iter_next_line, (PangoLayoutIter *a), (a)) \
  X(PangoLayout *, pango_layout_new, (PangoContext *a), (a)) \
  X(void, pango_layout_set_alignment, (PangoLayout *a, PangoAlignment b), (a, b)) \
  X(void, pango_layout_set_auto_dir, (PangoLayout *a, gboolean b), (a, b)) \
  X(void, pango_layout_set_ellipsize, (PangoLayout *a, PangoEllipsizeMode b), (a, b)) \
  X(void, pango_layout_set_font_description, \
    (PangoLayout *a, const PangoFontDescription *b), (a, b)) \
  X(void, pango_layout_set_line_spacing, (PangoLayout *a, float b), (a, b)) \
  X(void, pango_layout_set_single_paragraph_mode, (PangoLayout *a, gboolean b), (a, b)) \
  X(void, pango_layout_set_text, (PangoLayout *a, const char *b, int c), (a, b, c)) \
  X(void, pango_layout_set_width, (PangoLayout *a, int b), (a, b)) \
  X(void, pango_layout_set_wrap, (PangoLayout *a, PangoWrapMode b), (a, b))

// The libraries that this one needs, Cairo among them, are searched too.
LATE_LIBRARY(late_drawing, FUNCTIONS, "libpangocairo-1.0.so.0")
#endif
