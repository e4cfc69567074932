/// In which languages the texts of one file are given, and which of them are taken.
public struct FileLanguages: Hashable, Sendable {
  /// A text of the file.
  struct Text: Hashable, Sendable {
    /// The byte at which it stands.
    var offset: Int
    /// The languages in which it is given; empty for a plain text without letters, which says the
    /// same in all.
    var given: [LanguageTag]
    /// The language that is taken; nil for a plain text of a file that does not name its language.
    var taken: LanguageTag?
  }

  /// What the reader of the texts wants.
  public let preference: LanguagePreference
  /// The language of plain texts, by the file's `language`; nil where it does not say.
  public var own: LanguageTag?
  /// The languages in which the file says that all its texts are given; empty where it does not say.
  var declared: [LanguageTag] = []
  private(set) var texts: [Text] = []

  /// Makes the languages of a file of which nothing was read.
  public init(_ preference: LanguagePreference = LanguagePreference()) {
    self.preference = preference
  }

  /// The language of most texts that were taken; nil where none has any.
  public var chosen: LanguageTag? {
    var counts: [LanguageTag: Int] = [:]
    for text in texts { if let taken = text.taken { counts[taken, default: 0] += 1 } }
    // Of equals, the one that stands first in the file.
    let most = counts.values.max()
    return texts.lazy.compactMap(\.taken).first { counts[$0] == most } ?? own
  }

  /// All languages in which texts are given, in the order in which they turn up.
  public var available: [LanguageTag] {
    var seen: Set<LanguageTag> = []
    return (declared + texts.flatMap(\.given)).filter { seen.insert($0).inserted }
  }

  /// Notes a plain text.
  mutating func note(plain text: String, at offset: Int) {
    let isNeutral = !text.contains(where: \.isLetter)
    texts.append(Text(offset: offset, given: isNeutral ? [] : [own ?? .english], taken: own))
  }

  /// Notes a text with translations; returns the language that is taken.
  mutating func take(among given: [LanguageTag], at offset: Int) -> LanguageTag? {
    let taken = preference.choose(among: given, own: own)
    texts.append(Text(offset: offset, given: given, taken: taken))
    return taken
  }

  /// The languages in which every text should be: those declared, else those of more than half of
  /// the texts.
  var expected: [LanguageTag] {
    if !declared.isEmpty { return declared }
    let counted = texts.filter { !$0.given.isEmpty }
    var counts: [LanguageTag: Int] = [:]
    for text in counted { for tag in text.given { counts[tag, default: 0] += 1 } }
    return available.filter { (counts[$0] ?? 0) * 2 > counted.count }
  }
}

extension FileLanguages {
  /// What to warn of: texts that lack a language which the file should have throughout.
  var gaps: [(offset: Int, message: String)] {
    let expected = expected
    return texts.compactMap { text in
      guard !text.given.isEmpty else { return nil }
      let missing = expected.filter { !text.given.contains($0) }.map(\.description)
      guard let first = missing.first else { return nil }
      let names = missing.joined(separator: ", ")
      let reason =
        declared.isEmpty
        ? "Most texts here are given in \(names), and this one is not."
        : "By 'languages', all texts here are given in \(names), and this one is not."
      return (text.offset, "\(reason) Add its translation, like \"\(first)\": \"…\".")
    }
  }
}
