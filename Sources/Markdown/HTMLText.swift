/// HTML as text: the tags and comments are dropped, and so is what a browser wouldn't show.
enum HTMLText {
  /// Returns the text of `html`, with runs of white space as one space.
  static func text(of html: String) -> String {
    var text = ""
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      rest = rest[start...]
      let end = end(ofTagAt: rest)
      guard let end else { break }
      rest = rest[end...]
      text += " "
    }
    text += rest.first == "<" ? "" : rest
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns where what begins with the tag at the front of `html` ends, or nil if it doesn't.
  private static func end(ofTagAt html: Substring) -> String.Index? {
    if html.hasPrefix("<!--") { return html.endIndex(of: "-->") }
    for name in ["script", "style"] where html.dropFirst().lowercased().hasPrefix(name) {
      return html.endIndex(of: "</\(name)>")
    }
    return html.endIndex(of: ">")
  }
}

extension Substring {
  /// Returns the index after the first `text`, which is ASCII, in either case.
  func endIndex(of text: String) -> String.Index? {
    var start = startIndex
    while start < endIndex {
      let candidate = self[start...].prefix(text.count)
      if candidate.lowercased() == text { return candidate.endIndex }
      formIndex(after: &start)
    }
    return nil
  }
}
