/// Whose content a file holds, under which licence, and where it comes from.
public struct ContentNotice: Hashable, Sendable {
  /// The holder of the rights.
  public var copyright: String?
  /// The licence's name.
  public var licence: String?
  /// Where the content was published.
  public var source: String?

  /// Makes a notice.
  public init(copyright: String? = nil, licence: String? = nil, source: String? = nil) {
    self.copyright = copyright
    self.licence = licence
    self.source = source
  }
}
