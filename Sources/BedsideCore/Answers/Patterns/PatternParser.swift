/// The grammar of regular expressions: what JavaScript, PCRE and Swift have in common, as far as it
/// can be matched without trying again.
///
/// Alternatives `a|b`, groups `(…)` and `(?:…)`, repetitions `*`, `+`, `?`, `{2}`, `{2,}`, `{2,5}`,
/// classes `[a-z]` and `[^…]`, `.`, `\d`, `\w`, `\s`, `\p{L}` and their opposites, `^`, `$`, `\b`.
struct PatternParser {
  /// How deep groups may be nested.
  static let deepest = 50
  /// How often braces may ask for.
  static let most = 1_000

  let text: [Character]
  var index = 0
  private(set) var ignoresCase = false
  private var depth = 0

  init(_ text: String) throws(PatternError) {
    let longest = RegularExpression.longest
    // Counting the characters of a very long text takes time itself.
    guard text.utf8.count <= longest * 4, text.count <= longest else {
      throw .tooLong(most: longest)
    }
    self.text = Array(text)
    ignoresCase = text.hasPrefix("(?i)")
    if ignoresCase { index = 4 }
  }

  var next: Character? { index < text.count ? text[index] : nil }

  /// The place of the character at hand, from 1.
  var place: Int { index + 1 }

  mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  /// Reads all of the text.
  mutating func expression() throws(PatternError) -> PatternNode {
    let node = try alternatives()
    if next != nil { throw .unopenedGroup(place: place) }
    return node
  }

  private mutating func alternatives() throws(PatternError) -> PatternNode {
    var nodes = [try sequence()]
    while take("|") { nodes.append(try sequence()) }
    return nodes.count == 1 ? nodes[0] : .either(nodes)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let character = next, character != "|", character != ")" {
      nodes.append(try repetition(of: atom()))
    }
    return .sequence(nodes)
  }

  private mutating func repetition(of node: PatternNode) throws(PatternError) -> PatternNode {
    guard let times = try times() else { return node }
    // Whether the shortest is tried first makes no difference to whether all of a text matches.
    _ = take("?")
    if let character = next, "*+?{".contains(character) { throw .repeatedTwice(place: place) }
    return .repeated(node, least: times.least, most: times.most)
  }

  private mutating func times() throws(PatternError) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    return next == "{" ? try braces() : nil
  }

  private mutating func braces() throws(PatternError) -> (least: Int, most: Int?) {
    let start = place
    index += 1
    let first = digits()
    let isOpen = take(",")
    let second = isOpen ? digits() : first
    guard take("}"), !first.isEmpty else { throw .badBraces(place: start) }
    let least = try times(first, start)
    if second.isEmpty { return (least, nil) }
    let most = try times(second, start)
    if most < least { throw .badBraces(place: start) }
    return (least, most)
  }

  private func times(_ digits: String, _ start: Int) throws(PatternError) -> Int {
    guard let count = Int(digits), count <= Self.most else {
      throw .tooOften(most: Self.most, place: start)
    }
    return count
  }

  private mutating func digits() -> String {
    let start = index
    while let character = next, ("0"..."9").contains(character) { index += 1 }
    return String(text[start..<index])
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    let start = place
    guard let character = next else { return .sequence([]) }
    index += 1
    switch character {
    case ".": return .test(.any)
    case "^": return .place(.start)
    case "$": return .place(.end)
    case "(": return try group(start)
    case "[": return .test(try characterClass(start))
    case "\\": return try escape(start)
    case "*", "+", "?", "{": throw .nothingToRepeat(String(character), place: start)
    default: return .test(.character(character))
    }
  }

  private mutating func group(_ start: Int) throws(PatternError) -> PatternNode {
    if next == "?" {
      let opening = "(" + String(text[index...].prefix(3).prefix { $0 != ")" })
      guard opening.hasPrefix("(?:") else {
        throw .otherGroup(String(opening.prefix(opening.hasPrefix("(?<") ? 4 : 3)), place: start)
      }
      index += 2
    }
    guard depth < Self.deepest else { throw .tooDeep(most: Self.deepest) }
    depth += 1
    defer { depth -= 1 }
    let node = try alternatives()
    guard take(")") else { throw .unclosedGroup(place: start) }
    return node
  }

  private mutating func escape(_ start: Int) throws(PatternError) -> PatternNode {
    if take("b") { return .place(.wordEdge(true)) }
    if take("B") { return .place(.wordEdge(false)) }
    return .test(try escapedTest(start))
  }
}
