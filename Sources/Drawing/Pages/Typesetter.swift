#if Drawing
internal import CCairo

/// Sets texts in any script by Pango, and measures them.
///
/// Widths are those of the letters themselves and never rounded to pixels, so that a text is as wide on
/// paper as on any screen.
@safe public final class Typesetter {
  private let context: OpaquePointer
  private var extents: [TextBlock: TextExtent] = [:]

  /// Makes a typesetter for texts in a language, by its tag; nil when memory is short, or where
  /// nothing can be drawn.
  public init?(language: String) {
    guard DrawingLibrary.isAvailable,
      let context = unsafe pango_font_map_create_context(pango_cairo_font_map_get_default()),
      let options = unsafe cairo_font_options_create()
    else { return nil }
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_context_set_language(context, pango_language_from_string(language))
    unsafe self.context = context
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(context)) }

  /// How much room a text takes.
  public func extent(of block: TextBlock) -> TextExtent {
    if let known = extents[block] { return known }
    guard let layout = unsafe layout(of: block) else { return .none }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
    let scale = Double(PANGO_SCALE)
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe pango_layout_get_size(layout, &width, &height)
    let baseline = Double(unsafe pango_layout_get_baseline(layout)) / scale
    let extent = TextExtent(
      width: Double(width) / scale, height: Double(height) / scale, baseline: baseline,
      lines: unsafe heights(of: layout))
    extents[block] = extent
    return extent
  }

  private func heights(of layout: OpaquePointer) -> [Double] {
    guard let iterator = unsafe pango_layout_get_iter(layout) else { return [] }
    defer { unsafe pango_layout_iter_free(iterator) }
    var heights: [Double] = []
    repeat {
      var (top, bottom): (Int32, Int32) = (0, 0)
      unsafe pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
      heights.append(Double(bottom - top) / Double(PANGO_SCALE))
    } while unsafe pango_layout_iter_next_line(iterator) != 0
    return heights
  }

  /// The lines of a text as it is broken at its width, each with the blank or the line end behind it.
  public func lines(of block: TextBlock) -> [String] {
    guard let layout = unsafe layout(of: block) else { return [block.text] }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
    let count = unsafe pango_layout_get_line_count(layout)
    let starts = (0..<count).compactMap { index -> Int? in
      guard let line = unsafe pango_layout_get_line_readonly(layout, index) else { return nil }
      return Int(unsafe line.pointee.start_index)
    }
    let bytes = Array(block.text.utf8)
    let ends = starts.dropFirst() + [bytes.count]
    return zip(starts, ends).map { start, end in
      String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
    }
  }

  /// The letters of a text as shapes, from its top left.
  public func outline(of block: TextBlock) -> Outline {
    guard let layout = unsafe layout(of: block) else { return Outline() }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
    // A surface without bounds: beyond those of others Cairo leaves letters out.
    guard let surface = unsafe cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
      let target = unsafe cairo_create(surface)
    else { return Outline() }
    defer {
      unsafe cairo_destroy(target)
      unsafe cairo_surface_destroy(surface)
    }
    // Cairo keeps shapes in 1/256 of a unit: a point has a hundred of them here.
    unsafe cairo_scale(target, Self.fineness, Self.fineness)
    unsafe pango_cairo_layout_path(target, layout)
    unsafe cairo_identity_matrix(target)
    guard let path = unsafe cairo_copy_path(target) else { return Outline() }
    defer { unsafe cairo_path_destroy(path) }
    return unsafe Self.outline(path.pointee)
  }

  private static let fineness = 100.0

  private static func outline(_ path: cairo_path_t) -> Outline {
    var outline = Outline()
    var index = 0
    while unsafe index < Int(path.num_data), let data = unsafe path.data {
      let header = unsafe data[index].header
      let point = { (offset: Int) in
        let point = unsafe data[index + offset].point
        return (x: point.x / fineness, y: point.y / fineness)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: outline.steps.append(.move(x: point(1).x, y: point(1).y))
      case CAIRO_PATH_LINE_TO: outline.steps.append(.line(x: point(1).x, y: point(1).y))
      case CAIRO_PATH_CURVE_TO:
        let (first, second, end) = (point(1), point(2), point(3))
        outline.steps.append(
          .curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: end.x, y: end.y))
      default: outline.steps.append(.close)
      }
      index += max(1, Int(header.length))
    }
    return outline
  }

  /// A text laid out; it belongs to the caller.
  func layout(of block: TextBlock) -> OpaquePointer? {
    guard let layout = unsafe pango_layout_new(context) else { return nil }
    let font = unsafe pango_font_description_from_string(Canvas.families)
    unsafe pango_font_description_set_absolute_size(font, block.size * Double(PANGO_SCALE))
    if block.isBold { unsafe pango_font_description_set_weight(font, PANGO_WEIGHT_SEMIBOLD) }
    unsafe pango_layout_set_font_description(layout, font)
    unsafe pango_font_description_free(font)
    unsafe pango_layout_set_text(layout, block.text, -1)
    unsafe pango_layout_set_auto_dir(layout, block.isLeftToRight ? 0 : 1)
    let width = block.width.map { Int32(max(0, $0) * Double(PANGO_SCALE)) }
    unsafe pango_layout_set_width(layout, width ?? -1)
    unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    unsafe pango_layout_set_line_spacing(layout, block.isCut ? 0 : 1.15)
    if block.isCut {
      unsafe pango_layout_set_single_paragraph_mode(layout, 1)
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    switch block.alignment {
    case .start: unsafe pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: unsafe pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .end: unsafe pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
    return unsafe layout
  }
}
#endif
