#if Photographs
internal import CJPEG

extension PictureFile {
  /// Reads a JPEG file by libjpeg-turbo.
  ///
  /// A file of many passes may take very long for its size, so their number is bounded.
  static func jpeg(_ bytes: [UInt8]) throws(PictureFileError) -> PictureFile {
    guard let reader = unsafe tjInitDecompress() else { throw .damaged }
    defer { unsafe tjDestroy(reader) }
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let header = unsafe tjDecompressHeader3(
      reader, bytes, UInt(bytes.count), &width, &height, &sampling, &colors)
    guard header == 0 else { throw .damaged }
    try check(width: Int(width), height: Int(height))
    guard colors != Int32(TJCS_CMYK.rawValue), colors != Int32(TJCS_YCCK.rawValue) else {
      throw .inks
    }
    var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
    let outcome = unsafe tjDecompress2(
      reader, bytes, UInt(bytes.count), &pixels, width, width * 4, height,
      Int32(TJPF_RGBA.rawValue), TJFLAG_LIMITSCANS)
    guard outcome == 0 else { throw .damaged }
    return PictureFile(width: Int(width), height: Int(height), pixels: pixels)
  }
}
#endif
