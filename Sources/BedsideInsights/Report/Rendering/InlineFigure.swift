internal import BedsideCore

/// A picture of shapes as it stands within a page: named for those who do not see it, and without styles
/// in attributes, which a strict page does not allow.
struct InlineFigure {
  private let head: String
  private let rest: String

  /// Takes the bytes of an SVG picture; nil for what is none.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.range(of: "<svg")?.lowerBound,
      let end = text[start...].firstIndex(of: ">"), text[end...].contains("</svg>")
    else { return nil }
    head = String(text[start..<end])
    rest = String(text[text.index(after: end)...])
  }

  /// The picture under a title and a description, which `id` tells from those of other pictures.
  func text(id: String, title: String, description: String) -> String {
    let names = " role=\"img\" aria-labelledby=\"\(id)-t \(id)-d\""
    let told =
      "<title id=\"\(id)-t\">\(HTMLText.line(title))</title>"
      + "<desc id=\"\(id)-d\">\(HTMLText.line(description))</desc>"
    return Self.withoutStyles(head + names + ">") + told + Self.withoutStyles(rest)
  }

  /// Every `style="a:b;c:d"` as `a="b" c="d"`, which means the same in SVG.
  static func withoutStyles(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    let opening = " style=\""
    while let found = rest.range(of: opening) {
      result += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
      guard let end = rest.firstIndex(of: "\"") else { return result + opening + rest }
      for part in rest[..<end].split(separator: ";") {
        let pair = part.split(separator: ":", maxSplits: 1)
        guard pair.count == 2 else { continue }
        result += " \(pair[0].trimmed)=\"\(pair[1].trimmed)\""
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmed }
}

extension StringProtocol where SubSequence == Substring {
  /// The first place at which `word` stands, by its bytes.
  fileprivate func range(of word: String) -> Range<String.Index>? {
    let (text, word) = (utf8, Array(word.utf8))
    var start = text.startIndex
    while let found = text[start...].firstIndex(of: word[0]) {
      let rest = text[found...]
      if rest.starts(with: word) { return found..<text.index(found, offsetBy: word.count) }
      start = text.index(after: found)
    }
    return nil
  }
}
