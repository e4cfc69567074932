/// One thing that the word being typed could become.
public struct Candidate: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What would stand in the line, unquoted.
  public var text: String

  /// A few words about it, shown when the candidates are listed.
  public var description: String?

  /// Makes a candidate.
  public init(_ text: String, description: String? = nil) {
    self.text = text
    self.description = description
  }

  /// Makes a candidate of a literal, without a description.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The candidate as it may stand on a terminal, or nil if its text has control characters.
  var printable: Candidate? {
    guard !text.isEmpty, !text.unicodeScalars.contains(where: \.isControl) else { return nil }
    let description = description.map { description in
      String(String.UnicodeScalarView(description.unicodeScalars.filter { !$0.isControl }))
    }
    return Candidate(text, description: description?.isEmpty == true ? nil : description)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
