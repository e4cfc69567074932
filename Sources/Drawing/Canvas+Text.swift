#if Drawing
internal import CCairo

extension Canvas {
  /// Writes a text from the top left of a place, wrapped at `width`, in any language.
  public func write(
    _ text: String, x: Float, y: Float, width: Float, as lettering: Lettering,
    with pigment: Pigment
  ) {
    guard let layout = unsafe layout(of: text, width: width, lettering) else { return }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
    use(pigment)
    unsafe cairo_move_to(context, Double(x), Double(y))
    unsafe pango_cairo_show_layout(context, layout)
  }

  /// How large a text becomes when it is wrapped at `width`.
  public func size(
    of text: String, width: Float, as lettering: Lettering
  ) -> (width: Float, height: Float) {
    guard let layout = unsafe layout(of: text, width: width, lettering) else { return (0, 0) }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
    var (pangoWidth, pangoHeight): (Int32, Int32) = (0, 0)
    unsafe pango_layout_get_size(layout, &pangoWidth, &pangoHeight)
    let scale = Float(PANGO_SCALE)
    return ((Float(pangoWidth) / scale).rounded(.up), (Float(pangoHeight) / scale).rounded(.up))
  }

  private func layout(
    of text: String, width: Float, _ lettering: Lettering
  ) -> OpaquePointer? {
    guard let layout = unsafe pango_cairo_create_layout(context) else { return nil }
    unsafe measureEvenly(layout)
    let font = unsafe pango_font_description_from_string(Self.families)
    unsafe pango_font_description_set_absolute_size(
      font, Double(lettering.size) * Double(PANGO_SCALE))
    if lettering.isBold { unsafe pango_font_description_set_weight(font, PANGO_WEIGHT_SEMIBOLD) }
    unsafe pango_layout_set_font_description(layout, font)
    unsafe pango_font_description_free(font)
    unsafe pango_layout_set_text(layout, text, -1)
    unsafe pango_layout_set_width(layout, Int32(width * Float(PANGO_SCALE)))
    unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if lettering.isOneLine {
      unsafe pango_layout_set_single_paragraph_mode(layout, 1)
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    } else {
      unsafe pango_layout_set_line_spacing(layout, 1.12)
    }
    return unsafe layout
  }

  /// Places letters by their true widths, so that a text that was measured at one scale of the screen is
  /// as wide at another: widths that are rounded to pixels are not.
  private func measureEvenly(_ layout: OpaquePointer) {
    guard let pango = unsafe pango_layout_get_context(layout),
      let options = unsafe cairo_font_options_create()
    else { return }
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(pango, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(pango, 0)
    unsafe pango_layout_context_changed(layout)
  }

  /// The first that is installed is used; the last one always is.
  static let families = "Inter, Noto Sans, Source Sans 3, Cantarell, DejaVu Sans, sans"
}
#endif
