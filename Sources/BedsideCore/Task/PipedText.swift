/// A text in which `{id}` stands for the answer to an item and `{score.id}` for a score.
///
/// `{id|words}` says what stands there without an answer, and `{{` is a brace. What is filled in is
/// never read again: an answer may hold braces.
struct PipedText: Hashable, Sendable {
  /// What a name in braces stands for.
  enum Name: Hashable, Sendable {
    case item(Identifier<FormItem>)
    case score(Identifier<Score>)
  }

  enum Piece: Hashable, Sendable {
    case words(String)
    /// `source` is the whole of it as written, braces included.
    case answer(Name, fallback: String?, source: String)
  }

  /// What is wrong with a text.
  enum Mistake: Hashable, Sendable {
    /// A brace has no partner.
    case open
    /// What stands in braces can't be the name of an item or a score.
    case noName(String)
    /// It names more than `most`.
    case tooMany
  }

  /// A text names at most so many answers; nothing behind them is filled in.
  static let most = 1_000

  private(set) var pieces: [Piece] = []
  private(set) var mistakes: [Mistake] = []

  init(_ text: String) {
    var rest = Substring(text)
    // A text of many braces without partners is looked through once all the same.
    var hasNoClose = false
    var count = 0
    while let brace = rest.firstIndex(of: "{") {
      add(rest[..<brace])
      rest = rest[brace...].dropFirst()
      if rest.first == "{" {
        add("{")
        rest.removeFirst()
      } else if !hasNoClose, let close = rest.firstIndex(of: "}") {
        count += 1
        if count > Self.most {
          mistakes.append(.tooMany)
          add("{")
          break
        }
        addName(rest[..<close])
        rest = rest[close...].dropFirst()
      } else {
        hasNoClose = true
        mistakes.append(.open)
        add("{")
      }
    }
    add(rest)
  }

  /// Whether `text` has anything to be filled in or unescaped.
  static func isNeeded(in text: String) -> Bool { text.utf8.contains(UInt8(ascii: "{")) }

  /// The text with what `answer` gives for names; where it gives nil, what was written stays.
  func filled(_ answer: (Name, String?) -> String?) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .answer(let name, let fallback, let source): answer(name, fallback) ?? source
      }
    }.joined()
  }

  private mutating func add(_ words: Substring) {
    if words.isEmpty { return }
    guard case .words(var before) = pieces.last else {
      pieces.append(.words(String(words)))
      return
    }
    // Taken out before it grows, so that it need not be copied each time.
    pieces.removeLast()
    before += words
    pieces.append(.words(before))
  }

  private mutating func addName(_ written: Substring) {
    let source = "{\(written)}"
    let parts = written.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let fallback = parts.count > 1 ? String(parts[1]) : nil
    guard ContentIdentifier.isValid(name) else {
      mistakes.append(.noName(source))
      add(Substring(source))
      return
    }
    let isScore = name.hasPrefix("score.") && name.utf8.count > "score.".utf8.count
    let meant: Name =
      isScore ? .score(Identifier(String(name.dropFirst("score.".count)))) : .item(Identifier(name))
    pieces.append(.answer(meant, fallback: fallback, source: source))
  }
}
