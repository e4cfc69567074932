/// A kind of file that can be told by its first bytes.
public enum MediaType: String, Hashable, Sendable, CaseIterable {
  /// A picture in the format PNG.
  case png = "image/png"
  /// A picture in the format JPEG.
  case jpeg = "image/jpeg"
  /// A document in the format PDF.
  case pdf = "application/pdf"
  /// Text in UTF-8.
  case text = "text/plain"

  /// What it is called.
  public var label: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .pdf: "PDF"
    case .text: "TXT"
    }
  }

  /// What `bytes` are, by how they begin; nil for what is none of these.
  ///
  /// The signatures are those of ISO/IEC 15948 (PNG), ISO/IEC 10918-1 (JPEG) and ISO 32000 (PDF). Text
  /// is what is UTF-8 throughout and holds no control characters but tabs and line ends.
  public init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      self = .pdf
    } else if !bytes.isEmpty, Self.isText(bytes) {
      self = .text
    } else {
      return nil
    }
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
      && UTF8Check.firstBadByte(in: bytes) == nil
  }
}
