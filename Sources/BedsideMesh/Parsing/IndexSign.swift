/// The sign of a face's indices, as a type: a face is all positive or all negative, or left to
/// the careful reader.
protocol IndexSign {
  /// The length of the sign: 1 if negative.
  static var length: Int { get }
}

/// The signs of indices.
enum IndexSigns {
  /// Counted from the first element of the file.
  enum Absolute: IndexSign { static let length = 0 }

  /// Counted back from the newest element.
  enum Relative: IndexSign { static let length = 1 }
}

extension IndexSign {
  @inline(__always)
  static var isRelative: Bool { length == 1 }
}
