/// Reads coordinates as people type them: `52.52, 13.405`, `52,52; 13,405`, `52.5° N 13.4° E`.
enum CoordinateText {
  /// The point that `text` names; nil where it is anything else, such as an address.
  ///
  /// A point is a decimal mark wherever there is one. Only where there is none, and the two numbers
  /// are apart by a blank or a semicolon, a comma is.
  static func read(_ text: String) -> Location? {
    guard text.utf8.count < 80, let (first, second) = halves(text), let a = Angle(first),
      let b = Angle(second)
    else { return nil }
    if a.isLongitude == true, b.isLongitude != true {
      return .coordinates(latitude: b.degrees, longitude: a.degrees)
    }
    guard a.isLongitude != true, b.isLongitude != false else { return nil }
    return .coordinates(latitude: a.degrees, longitude: b.degrees)
  }

  private static func halves(_ text: String) -> (String, String)? {
    let spaced = split(text) { $0 == ";" } ?? (text.contains(".") ? split(text, at: ",") : nil)
    if let spaced { return spaced }
    // Between whole numbers a comma is no decimal mark when a blank follows it.
    if let index = text.firstIndex(of: ","), text.filter({ $0 == "," }).count == 1,
      text[text.index(after: index)...].first?.isWhitespace == true
    {
      return split(text, at: ",")
    }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words.count {
    case 2: return (words[0], words[1])
    case 4: return (words[0] + words[1], words[2] + words[3])
    default: return nil
    }
  }

  private static func split(_ text: String, at mark: Character) -> (String, String)? {
    split(text) { $0 == mark }
  }

  private static func split(_ text: String, _ isMark: (Character) -> Bool) -> (String, String)? {
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: isMark)
    return parts.count == 2 ? (String(parts[0]).trimmed, String(parts[1]).trimmed) : nil
  }

  /// Degrees, with a letter for the direction or without.
  private struct Angle {
    var degrees: Double
    /// Whether a letter says that it is a longitude; nil without one.
    var isLongitude: Bool?

    init?(_ text: String) {
      var rest = text.trimmed.uppercased()
      var direction: Character?
      if let last = rest.last, "NSEW".contains(last) {
        direction = rest.removeLast()
      } else if let first = rest.first, "NSEW".contains(first) {
        direction = rest.removeFirst()
      }
      rest = rest.trimmed
      if rest.hasSuffix("°") { rest = String(rest.dropLast()).trimmed }
      guard let number = Self.number(rest) else { return nil }
      // A sign and a letter would say it twice.
      if direction != nil, number < 0 { return nil }
      degrees = direction == "S" || direction == "W" ? -number : number
      isLongitude = direction.map { "EW".contains($0) }
    }

    /// A number with a point or a comma as its decimal mark; no digits are grouped in coordinates.
    private static func number(_ text: String) -> Double? {
      var digits = text
      let isNegative = digits.first.map { $0 == "-" || $0 == "\u{2212}" } ?? false
      if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
      let parts = digits.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
      guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else {
        return nil
      }
      return Double(parts.joined(separator: ".")).map { isNegative ? -$0 : $0 }
    }
  }
}
