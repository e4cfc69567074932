#if Drawing
internal import CCairo

extension PictureFile {
  /// What is left of a file while Cairo reads it.
  private struct Source {
    var bytes: [UInt8]
    var place = 0
  }

  /// Reads a PNG file by Cairo, which leaves the work to libpng.
  static func png(_ bytes: [UInt8]) throws(PictureFileError) -> PictureFile {
    guard DrawingLibrary.isAvailable else { throw .missingDrawing }
    // The size stands in the first chunk, at a fixed place.
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else { throw .damaged }
    let (width, height) = (number(bytes[16..<20]), number(bytes[20..<24]))
    try check(width: width, height: height)
    var source = Source(bytes: bytes)
    let surface = unsafe withUnsafeMutablePointer(to: &source) { pointer in
      unsafe cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let source = unsafe closure?.assumingMemoryBound(to: Source.self) else {
            return CAIRO_STATUS_READ_ERROR
          }
          let (start, end) = unsafe (source.pointee.place, source.pointee.place + Int(count))
          guard let target = unsafe target, unsafe end <= source.pointee.bytes.count else {
            return CAIRO_STATUS_READ_ERROR
          }
          for place in start..<end {
            unsafe target[place - start] = source.pointee.bytes[place]
          }
          unsafe source.pointee.place = end
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    guard let surface = unsafe surface else { throw .damaged }
    defer { unsafe cairo_surface_destroy(surface) }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { throw .damaged }
    return try unsafe picture(of: surface, width: width, height: height)
  }

  /// The pixels of a surface of any format: drawn onto one of the format that is read here.
  private static func picture(
    of surface: OpaquePointer, width: Int, height: Int
  ) throws(PictureFileError) -> PictureFile {
    guard let canvas = Canvas(width: Float(width), height: Float(height), scale: 1) else {
      throw .damaged
    }
    unsafe cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    unsafe cairo_set_source_surface(canvas.context, surface, 0, 0)
    unsafe cairo_paint(canvas.context)
    var pixels = canvas.pixels
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let opacity = Int(pixels[start + 3])
      guard opacity > 0, opacity < 255 else { continue }
      for place in start..<start + 3 {
        pixels[place] = UInt8(min((Int(pixels[place]) * 255 + opacity / 2) / opacity, 255))
      }
    }
    return PictureFile(width: width, height: height, pixels: pixels)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
#endif
