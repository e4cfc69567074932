/// The languages in which a person wants to read, the most wanted first.
public struct LanguagePreference: Hashable, Sendable {
  /// The languages.
  public var wanted: [LanguageTag]

  /// Makes a preference; without any language it takes what comes.
  public init(_ wanted: [LanguageTag] = []) { self.wanted = wanted }

  /// The best of `given`, of which there are some in a text that is translated; nil when none is given.
  ///
  /// For each wanted language the very tag, else the language without its region, else the language
  /// with another; then `own`, the language of the file; then English; then the first given.
  public func choose(among given: [LanguageTag], own: LanguageTag?) -> LanguageTag? {
    for tag in wanted + [own, .english].compactMap(\.self) {
      if let found = Self.nearest(to: tag, among: given) { return found }
    }
    return given.first
  }

  /// The best of `given` for one of the wanted languages; nil where none of them is given.
  public func match(among given: [LanguageTag]) -> LanguageTag? {
    wanted.lazy.compactMap { Self.nearest(to: $0, among: given) }.first
  }

  private static func nearest(to tag: LanguageTag, among given: [LanguageTag]) -> LanguageTag? {
    if given.contains(tag) { return tag }
    let base = tag.base
    return given.contains(base) ? base : given.first { $0.base == base }
  }
}
