extension String {
  /// The most characters of what somebody types to say why, and that a page shows of it.
  public static let longestRemark = 500

  /// A reason or a name as a page shows it: what was recorded with more characters before there was a
  /// limit, or by another program, without those behind.
  ///
  /// Listings for other programs hold the whole.
  public var asRemark: String {
    guard unicodeScalars.count > Self.longestRemark else { return self }
    return String(UnicodeScalarView(unicodeScalars.prefix(Self.longestRemark))) + "…"
  }
}
