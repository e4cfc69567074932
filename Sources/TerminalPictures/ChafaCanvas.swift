#if Symbols
internal import CChafa

/// Writes pictures with blocks of many shapes and as sixel, by the library Chafa.
@safe final class ChafaCanvas {
  private let canvas: OpaquePointer
  private let isSixel: Bool
  private let size: PixelSize

  /// Makes a canvas of cells; `cell` is the size of one, which matters where pixels are sent.
  init?(columns: Int, rows: Int, style: TerminalStyle, cell: PixelSize) {
    guard PictureWriter.hasSymbols, let config = unsafe chafa_canvas_config_new() else {
      return nil
    }
    defer { unsafe chafa_canvas_config_unref(config) }
    unsafe chafa_canvas_config_set_geometry(config, gint(columns), gint(rows))
    unsafe chafa_canvas_config_set_cell_geometry(config, gint(cell.width), gint(cell.height))
    unsafe chafa_canvas_config_set_pixel_mode(
      config, style == .sixel ? CHAFA_PIXEL_MODE_SIXELS : CHAFA_PIXEL_MODE_SYMBOLS)
    unsafe chafa_canvas_config_set_canvas_mode(config, Self.mode(style))
    // Each row stands for itself, so that rows that stay need not be sent.
    unsafe chafa_canvas_config_set_optimizations(config, CHAFA_OPTIMIZATION_REUSE_ATTRIBUTES)
    unsafe chafa_canvas_config_set_work_factor(config, 0.2)
    guard unsafe style == .sixel || Self.setSymbols(of: config) else { return nil }
    guard let canvas = unsafe chafa_canvas_new(config) else { return nil }
    unsafe self.canvas = canvas
    isSixel = style == .sixel
    size = PixelSize(width: columns * cell.width, height: rows * cell.height)
  }

  deinit { unsafe chafa_canvas_unref(canvas) }

  /// What the terminal shows the picture by.
  func bytes(_ picture: Picture) -> [UInt8] {
    guard isSixel, let ground = SixelGround(of: picture) else {
      return bytes(picture.pixels, picture.width, picture.height)
    }
    let bytes = bytes(ground.leftOut(of: picture.pixels), picture.width, picture.height)
    return ground.laid(under: bytes, size: size)
      ?? self.bytes(picture.pixels, picture.width, picture.height)
  }

  private func bytes(_ pixels: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
    unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels.baseAddress, gint(width), gint(height),
        gint(width * 4))
    }
    guard let text = unsafe chafa_canvas_print(canvas, nil) else { return [] }
    defer { unsafe g_string_free(text, gboolean(1)) }
    guard let start = unsafe text.pointee.str else { return [] }
    let count = Int(unsafe text.pointee.len)
    return unsafe start.withMemoryRebound(to: UInt8.self, capacity: count) {
      unsafe Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// The shapes that the fonts of terminals have: halves, quarters, eighths and shades.
  private static func setSymbols(of config: OpaquePointer) -> Bool {
    guard let symbols = unsafe chafa_symbol_map_new() else { return false }
    defer { unsafe chafa_symbol_map_unref(symbols) }
    for tag in [
      CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_SOLID, CHAFA_SYMBOL_TAG_BLOCK,
      CHAFA_SYMBOL_TAG_HALF, CHAFA_SYMBOL_TAG_QUAD,
    ] {
      unsafe chafa_symbol_map_add_by_tags(symbols, tag)
    }
    unsafe chafa_canvas_config_set_symbol_map(config, symbols)
    return true
  }

  private static func mode(_ style: TerminalStyle) -> ChafaCanvasMode {
    switch style.depth {
    case .full: CHAFA_CANVAS_MODE_TRUECOLOR
    case .colors256: CHAFA_CANVAS_MODE_INDEXED_240
    case .colors16: CHAFA_CANVAS_MODE_INDEXED_16
    case .none: CHAFA_CANVAS_MODE_FGBG
    }
  }
}
#endif
