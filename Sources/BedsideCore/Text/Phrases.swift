/// The texts of the interface in one language.
///
///     phrases(.range, ["minimum": "0", "maximum": "10"])  // "0 to 10"
///
/// A translation is a table from keys to texts; what it lacks stays English. Counted texts have the
/// keys `KEY.one` and `KEY.other`. What must stay on one line, as a command with what belongs to it, has
/// `␣` for its blanks: they become unbreakable, and plain ones again where the text is shown.
public struct Phrases: Hashable, Sendable {
  /// The language tag, such as `en`.
  public var language: String
  /// Whether answers are written into a file rather than typed, which is what `{type}` in a text says.
  public var isForFiles = false
  private var table: [String: String]

  /// The texts in English.
  public static let english = Phrases(language: "en", table: [:])

  /// Makes the texts of `language` from a translation.
  public init(language: String, table: [String: String]) {
    self.language = language
    self.table = table
  }

  /// Makes the texts of `language` from a translation in several areas.
  ///
  /// It is made when somebody asks for the language: the shell starts in English without it.
  public init(language: String, areas: [KeyValuePairs<String, String>]) {
    self.language = language
    table = [:]
    table.reserveCapacity(areas.reduce(0) { $0 + $1.count })
    for area in areas { for (key, text) in area { table[key] = text } }
  }

  /// The keys that are translated.
  public var keys: some Collection<String> { table.keys }

  /// Whether `typed` is the word of `phrase`: in this language or in English, in small or large
  /// letters, with `ue` for `ü` and the like where a keyboard lacks them.
  public func means(_ typed: String, _ phrase: Phrase) -> Bool {
    let word = Self.folded(typed)
    return word == Self.folded(self(phrase)) || word == phrase.english.lowercased()
  }

  /// Whether `typed` is one of the words of `phrase`, which have commas between them: in this language
  /// or in English, with straight apostrophes or others.
  public func meansOne(_ typed: String, _ phrase: Phrase) -> Bool {
    let plain = { (text: String) in Self.folded(String(text.map { $0 == "’" ? "'" : $0 })) }
    let word = plain(typed)
    return [self(phrase), phrase.english].contains { words in
      words.split(separator: ",").contains { plain(String($0).trimmed) == word }
    }
  }

  private static func folded(_ text: String) -> String {
    let small = text.lowercased()
    if small.utf8.allSatisfy({ $0 < 0x80 }) { return small }
    return small.reduce(into: "") { folded, character in
      switch character {
      case "ä": folded += "ae"
      case "ö": folded += "oe"
      case "ü": folded += "ue"
      case "ß": folded += "ss"
      default: folded.append(character)
      }
    }
  }

  /// The text of `phrase` with the names in braces filled in.
  public func callAsFunction(
    _ phrase: Phrase, _ arguments: KeyValuePairs<String, String> = [:]
  ) -> String {
    Self.fill(withVerb(Self.joined(table[phrase.key] ?? phrase.english)), arguments)
  }

  /// The text of `phrase` for `count` things; `{count}` is filled in too.
  public func callAsFunction(
    _ phrase: Phrase, count: Int, _ arguments: KeyValuePairs<String, String> = [:]
  ) -> String {
    let own = table[phrase.key + (count == 1 ? ".one" : ".other")]
    let english = count == 1 ? phrase.english : phrase.englishPlural ?? phrase.english
    let template = withVerb(Self.joined(own ?? english))
    return Self.fill(Self.fill(template, ["count": String(count)]), arguments)
  }

  /// The text with unbreakable blanks where it is marked so.
  private static func joined(_ text: String) -> String {
    guard text.utf8.contains(0xE2), text.contains("␣") else { return text }
    return String(text.map { $0 == "␣" ? LineBreaks.joint : $0 })
  }

  /// `template` with the verb by which an answer is asked for.
  private func withVerb(_ template: String) -> String {
    guard template.utf8.contains(UInt8(ascii: "{")), template.contains("{type}") else {
      return template
    }
    let verb: Phrase = isForFiles ? .writeIntoFile : .typeAnswer
    return Self.fill(template, ["type": table[verb.key] ?? verb.english])
  }

  /// `template` with the names in braces filled in; those without an argument stay.
  public static func fill(
    _ template: String, _ arguments: KeyValuePairs<String, String>
  ) -> String {
    guard !arguments.isEmpty, template.contains("{") else { return template }
    var text = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      text += rest[..<open]
      var isEnded = false
      // Filled in text is never searched again: an answer may hold braces.
      if let value = arguments.first(where: { $0.key == name })?.value {
        let isAlone = open == template.startIndex && close == template.indices.last
        text += isAlone ? value : TextDirection.isolating(value)
        isEnded = value.last.map { ".!?…".contains($0) } ?? false
      } else {
        text += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
      // A sentence that was filled in has brought its own end.
      if isEnded, rest.first == "." { rest = rest.dropFirst() }
    }
    return text + rest
  }
}
