internal import BedsideStore

/// Writes cells and rows of a table as bytes.
struct CellWriter {
  let style: TableStyle
  private let separator: UInt8
  /// What each byte means for a cell: 0 for nothing.
  private let classes: [UInt8]

  /// A byte for which a cell needs quotes, or that is written in another way.
  private static let special: UInt8 = 1
  /// A backslash, behind which JSON hides a byte.
  private static let escape: UInt8 = 2
  private static let apostrophe = UInt8(ascii: "'")
  private static let backslash = UInt8(ascii: "\\")

  init(_ style: TableStyle) {
    self.style = style
    separator = UInt8(ascii: style.form == .commas ? "," : "\t")
    var classes = [UInt8](repeating: 0, count: 256)
    for byte in "\n\r\t".utf8 { classes[Int(byte)] = Self.special }
    if style.form == .commas {
      classes[Int(UInt8(ascii: ","))] = Self.special
      classes[Int(UInt8(ascii: "\""))] = Self.special
    }
    classes[Int(Self.backslash)] = Self.escape
    self.classes = classes
  }

  /// Writes what comes before the first row.
  func begin(_ bytes: inout [UInt8]) {
    if style.hasMark { bytes += [0xEF, 0xBB, 0xBF] }
  }

  /// Ends a row.
  func endRow(_ bytes: inout [UInt8]) {
    if style.form == .commas { bytes.append(UInt8(ascii: "\r")) }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes what stands between two cells.
  @inline(__always)
  func separate(_ bytes: inout [UInt8]) { bytes.append(separator) }

  /// Writes a cell of text.
  func append(text: String, to bytes: inout [UInt8]) {
    append(text: Array(text.utf8), to: &bytes)
  }

  /// Writes a cell that is a number or a word that needs no quotes, as it is.
  func append(plain: String, to bytes: inout [UInt8]) { bytes += plain.utf8 }

  /// Writes a cell of text.
  func append(text: [UInt8], to bytes: inout [UInt8]) {
    let start = bytes.count
    if style.defusesFormulas, Formula.needsApostrophe(text) { bytes.append(Self.apostrophe) }
    let isSpecial = text.contains { classes[Int($0)] != 0 }
    if !isSpecial {
      bytes += text
      return
    }
    switch style.form {
    case .commas: appendQuoted(text, from: start, to: &bytes)
    case .tabs: appendEscaped(text, to: &bytes)
    }
  }

  /// Writes a cell whose text is the content of a JSON string at `range`.
  @inline(__always)
  func append(
    stringOf source: [UInt8], _ range: Range<Int>, to bytes: inout [UInt8]
  ) {
    if !style.defusesFormulas, isPlain(source.span, range) {
      bytes.append(source.span, range)
    } else {
      appendSlowly(stringOf: source, range, to: &bytes)
    }
  }

  /// Whether the content of a JSON string stands in a cell as it is, eight bytes at a step; a quote, a
  /// backslash and a control character are told by looking closer.
  @inline(__always)
  private func isPlain(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let separators = Word.each(separator)
    var index = range.lowerBound
    while index < range.upperBound {
      var word: UInt64
      if index &+ 8 <= range.upperBound {
        word = Word.load(bytes, at: index)
      } else {
        let rest = range.upperBound &- index
        word = Word.first(bytes, index..<range.upperBound)
        // What stands behind the text is none of it.
        word |= Word.each(UInt8(ascii: "a")) << UInt64(8 &* rest)
      }
      if Word.firstEndOfText(in: word) != nil { return false }
      if Word.hasZero(in: word ^ separators) { return false }
      index &+= 8
    }
    return true
  }

  private func appendSlowly(
    stringOf source: [UInt8], _ range: Range<Int>, to bytes: inout [UInt8]
  ) {
    var text: [UInt8] = []
    JSONText.unescape(source, range, to: &text)
    append(text: text, to: &bytes)
  }

  private func appendQuoted(_ text: [UInt8], from start: Int, to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    bytes.insert(quote, at: start)
    for byte in text {
      if style.keepsToOneLine, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        bytes.append(UInt8(ascii: " "))
      } else {
        if byte == quote { bytes.append(quote) }
        bytes.append(byte)
      }
    }
    bytes.append(quote)
  }

  private func appendEscaped(_ text: [UInt8], to bytes: inout [UInt8]) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
      case UInt8(ascii: "\r"): bytes += Array("\\r".utf8)
      case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
      case Self.backslash: bytes += [Self.backslash, Self.backslash]
      default: bytes.append(byte)
      }
    }
  }
}
