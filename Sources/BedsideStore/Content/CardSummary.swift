/// A card's line about what was answered, with ids of items in braces: `Headache {headache}/10`.
public struct CardSummary: Hashable, Sendable {
  /// The ids in braces, in order.
  public private(set) var items: [String] = []
  /// Whether every brace has its partner.
  public private(set) var isClosed = true

  /// Reads the line `text`.
  public init(_ text: String) {
    var rest = Substring(text)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let close = rest[brace...].firstIndex(of: "}") else {
        isClosed = false
        return
      }
      items.append(String(rest[rest.index(after: brace)..<close]))
      rest = rest[rest.index(after: close)...]
    }
  }
}
