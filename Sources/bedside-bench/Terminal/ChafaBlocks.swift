#if Symbols
import CChafa
import TerminalPictures

/// Chafa, set up to do what our half blocks do.
@safe final class ChafaBlocks {
  private let canvas: OpaquePointer

  init?(columns: Int, rows: Int) {
    guard PictureWriter.hasSymbols, let config = unsafe chafa_canvas_config_new(),
      let symbols = unsafe chafa_symbol_map_new()
    else { return nil }
    defer {
      unsafe chafa_symbol_map_unref(symbols)
      unsafe chafa_canvas_config_unref(config)
    }
    for tag in [CHAFA_SYMBOL_TAG_SPACE, CHAFA_SYMBOL_TAG_SOLID, CHAFA_SYMBOL_TAG_VHALF] {
      unsafe chafa_symbol_map_add_by_tags(symbols, tag)
    }
    unsafe chafa_canvas_config_set_symbol_map(config, symbols)
    unsafe chafa_canvas_config_set_geometry(config, gint(columns), gint(rows))
    unsafe chafa_canvas_config_set_canvas_mode(config, CHAFA_CANVAS_MODE_TRUECOLOR)
    guard let canvas = unsafe chafa_canvas_new(config) else { return nil }
    unsafe self.canvas = canvas
  }

  deinit { unsafe chafa_canvas_unref(canvas) }

  func draw(_ picture: Picture) {
    unsafe picture.pixels.withUnsafeBufferPointer { pixels in
      unsafe chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels.baseAddress, gint(picture.width),
        gint(picture.height), gint(picture.width * 4))
    }
    guard let text = unsafe chafa_canvas_print(canvas, nil) else { return }
    unsafe g_string_free(text, gboolean(1))
  }
}
#endif
