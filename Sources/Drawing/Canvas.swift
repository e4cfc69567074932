#if Drawing
internal import CCairo

/// A picture to draw shapes and text on, in points from the top left.
@safe public final class Canvas {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private let surface: OpaquePointer
  let context: OpaquePointer

  /// Makes a clear canvas of a size in points, each of so many pixels; nil when memory is short, or
  /// where nothing can be drawn.
  public init?(width: Float, height: Float, scale: Float) {
    self.width = max(Int((width * scale).rounded(.up)), 1)
    self.height = max(Int((height * scale).rounded(.up)), 1)
    guard DrawingLibrary.isAvailable,
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height)),
      unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = unsafe cairo_create(surface)
    else { return nil }
    unsafe self.surface = surface
    unsafe self.context = context
    unsafe cairo_scale(context, Double(scale), Double(scale))
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  /// The pixels: four bytes each, red, green, blue and opacity, the colours multiplied by the
  /// opacity, the top row first.
  public var pixels: [UInt8] {
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let line = unsafe UnsafeBufferPointer(start: data + row * stride, count: width * 4)
      for pixel in Swift.stride(from: 0, to: width * 4, by: 4) {
        // Cairo stores the bytes of a 32-bit word, which on this kind of machine are B, G, R, A.
        unsafe pixels.append(line[pixel + 2])
        unsafe pixels.append(line[pixel + 1])
        unsafe pixels.append(line[pixel])
        unsafe pixels.append(line[pixel + 3])
      }
    }
    return pixels
  }
}
#endif
