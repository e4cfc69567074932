/// A small reader of the marks in running text: emphasis, code, links, pictures, tags.
struct PlainInlines {
  private let characters: [Character]
  private let depth: Int

  /// Where the bracket stands that closes one.
  private var closingBrackets: [Int: Int] = [:]
  private var position = 0
  private var inlines: [MarkdownInline] = []

  /// The text since the last inline.
  private var text = ""

  /// The marks that are known not to come again, so that looking for them costs once.
  private var missing: Set<String> = []

  static func read(_ text: String) -> [MarkdownInline] {
    read(Array(text), depth: 0)
  }

  private static func read(_ characters: [Character], depth: Int) -> [MarkdownInline] {
    guard depth < MarkdownReader.deepest else { return [.text(String(characters))] }
    var reader = PlainInlines(characters: characters, depth: depth)
    while reader.position < characters.count { reader.readNext() }
    reader.endText()
    return reader.inlines
  }

  private init(characters: [Character], depth: Int) {
    self.characters = characters
    self.depth = depth
    var open: [Int] = []
    for (index, character) in characters.enumerated() {
      switch character {
      case "[": open.append(index)
      case "]": if let start = open.popLast() { closingBrackets[start] = index }
      default: break
      }
    }
  }

  private mutating func readNext() {
    let character = characters[position]
    let isRead =
      switch character {
      case "\\": readEscape()
      case "\n": readNewline()
      case "`": readCode()
      case "*", "_": readEmphasis(character)
      case "!" where peek(1) == "[": readLink(from: position + 2, isImage: true)
      case "[": readLink(from: position + 1, isImage: false)
      case "<": readTag()
      default: false
      }
    guard !isRead else { return }
    text.append(character)
    position += 1
  }

  private mutating func add(_ inline: MarkdownInline) {
    endText()
    inlines.append(inline)
  }

  private mutating func endText() {
    if !text.isEmpty { inlines.append(.text(text)) }
    text = ""
  }

  private func peek(_ offset: Int) -> Character? {
    let index = position + offset
    return characters.indices.contains(index) ? characters[index] : nil
  }

  private mutating func readEscape() -> Bool {
    guard let next = peek(1), next == "\n" || next.isASCII && (next.isPunctuation || next.isSymbol)
    else { return false }
    if next == "\n" { add(.lineBreak) } else { text.append(next) }
    position += 2
    return true
  }

  /// A line that ends with two spaces ends there when shown; else a space joins it to the next.
  private mutating func readNewline() -> Bool {
    let blanks = text.reversed().prefix { $0 == " " }.count
    text.removeLast(blanks)
    if blanks >= 2 { add(.lineBreak) } else { text.append(" ") }
    position += 1
    while peek(0) == " " || peek(0) == "\t" { position += 1 }
    return true
  }

  private mutating func readCode() -> Bool {
    let length = runLength(at: position)
    let mark = String(repeating: "`", count: length)
    guard
      let end = find(
        mark, from: position + length,
        where: { reader, index in
          reader.characters[index - 1] != "`"
            && reader.runLength(at: index, limit: length + 1) == length
        })
    else {
      text += mark
      position += length
      return true
    }
    var code = String(characters[position + length..<end].map { $0 == "\n" ? " " : $0 })
    if code.count > 2, code.hasPrefix(" "), code.hasSuffix(" ") {
      code = String(code.dropFirst().dropLast())
    }
    add(.code(code))
    position = end + length
    return true
  }

  private mutating func readEmphasis(_ mark: Character) -> Bool {
    let length = runLength(at: position, limit: 2)
    let closing = String(repeating: mark, count: length)
    let start = position + length
    let isInWord = mark == "_" && (peek(-1)?.isWordCharacter ?? false)
    guard !isInWord, let next = peek(length), !next.isWhitespace,
      let end = find(
        closing, from: start + 1,
        where: { reader, index in
          let after = index + length
          let following = after < reader.characters.count ? reader.characters[after] : " "
          return !reader.characters[index - 1].isWhitespace
            && (mark != "_" || !following.isWordCharacter)
            && (length == 2 || reader.runLength(at: index, limit: 3) != 2)
        })
    else {
      text += closing
      position += length
      return true
    }
    let content = Self.read(Array(characters[start..<end]), depth: depth + 1)
    add(length == 2 ? .strong(content) : .emphasis(content))
    position = end + length
    return true
  }

  private mutating func readLink(from start: Int, isImage: Bool) -> Bool {
    guard let middle = closingBrackets[start - 1], middle + 1 < characters.count,
      characters[middle + 1] == "(", let end = find(")", from: middle + 2, where: { _, _ in true })
    else { return false }
    let content = Self.read(Array(characters[start..<middle]), depth: depth + 1)
    let target = String(characters[middle + 2..<end]).split(separator: " ").first ?? ""
    add(isImage ? .image(alt: content.plainText) : .link(content, url: String(target)))
    position = end + 1
    return true
  }

  /// A tag is dropped, an address between angle brackets is a link, anything else is text.
  private mutating func readTag() -> Bool {
    guard let next = peek(1), next.isLetter || next == "/" || next == "!" || next == "?",
      let end = find(next == "!" ? "-->" : ">", from: position + 1, where: { _, _ in true })
    else { return false }
    let tag = String(characters[position + 1..<end])
    if tag.contains("://") || tag.hasPrefix("mailto:"), !tag.contains(" ") {
      add(.link([.text(tag)], url: tag))
    } else if tag.lowercased().hasPrefix("br") {
      add(.lineBreak)
    }
    position = end + (next == "!" ? 3 : 1)
    return true
  }

  private func runLength(at start: Int, limit: Int = .max) -> Int {
    characters[start...].prefix(limit).prefix { $0 == characters[start] }.count
  }

  /// Returns where `mark` next stands and `isClosing` says that it closes.
  private mutating func find(
    _ mark: String, from start: Int, where isClosing: (PlainInlines, Int) -> Bool
  ) -> Int? {
    guard !missing.contains(mark), start < characters.count else { return nil }
    let pattern = Array(mark)
    for index in start..<max(characters.count - pattern.count + 1, start)
    where characters[index] == pattern[0] && characters[index...].starts(with: pattern) {
      if isClosing(self, index) { return index }
    }
    missing.insert(mark)
    return nil
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
