/// What a line of Markdown is, seen by itself.
enum PlainLine {
  case blank
  case heading(level: Int, String)
  /// A line under a title: equals signs for level 1, three or more hyphens for level 2.
  case underline(level: Int)
  case rule
  case fence(mark: Substring, language: String?)
  case quote(Substring)
  /// An item's text, and how far its further lines are indented.
  case bullet(Substring, indentation: Int)
  case number(Int, Substring, indentation: Int)
  case tableRow
  case indented
  case text

  init(_ line: Substring) {
    let text = line.trimmed
    guard let first = text.first else {
      self = .blank
      return
    }
    let column = line.indentation
    if column >= 4 {
      self = .indented
    } else if first == "#" {
      self = Self.heading(text) ?? .text
    } else if text.allSatisfy({ $0 == "=" }) {
      self = .underline(level: 1)
    } else if text.count > 2, text.allSatisfy({ $0 == "-" }) {
      self = .underline(level: 2)
    } else if "-*_".contains(first), Self.isRule(text, of: first) {
      self = .rule
    } else if text.hasPrefix("```") || text.hasPrefix("~~~") {
      let mark = text.prefix { $0 == first }
      let language = text.dropFirst(mark.count).split(separator: " ").first.map(String.init)
      self = .fence(mark: mark, language: language)
    } else if first == ">" {
      let rest = text.dropFirst()
      self = .quote(rest.first == " " ? rest.dropFirst() : rest)
    } else if first == "|" {
      self = .tableRow
    } else {
      self = Self.item(text, column: column) ?? .text
    }
  }

  private static func heading(_ text: Substring) -> PlainLine? {
    let level = text.prefix { $0 == "#" }.count
    let rest = text.dropFirst(level)
    guard level <= 6, rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    var title = rest.trimmed
    let closing = title.reversed().prefix { $0 == "#" }.count
    let before = title.dropLast(closing)
    if before.isEmpty || before.last == " " { title = before.trimmed }
    return .heading(level: level, String(title))
  }

  private static func isRule(_ text: Substring, of mark: Character) -> Bool {
    text.allSatisfy { $0 == mark || $0 == " " } && text.count { $0 == mark } >= 3
  }

  private static func item(_ text: Substring, column: Int) -> PlainLine? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    let mark = text.dropFirst(digits.count).first
    let isBullet = digits.isEmpty && (mark == "-" || mark == "*" || mark == "+")
    let isNumber = (1...9).contains(digits.count) && (mark == "." || mark == ")")
    let rest = text.dropFirst(digits.count + 1)
    guard isBullet || isNumber, rest.isEmpty || rest.first == " " || rest.first == "\t" else {
      return nil
    }
    let indentation = column + digits.count + 1 + min(max(rest.indentation, 1), 4)
    guard isNumber, let number = Int(digits) else {
      return .bullet(rest.trimmed, indentation: indentation)
    }
    return .number(number, rest.trimmed, indentation: indentation)
  }
}

extension Substring {
  /// The text without blanks at its ends.
  var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }

  /// The column at which the text begins; a tab goes to the next multiple of four.
  var indentation: Int {
    prefix { $0 == " " || $0 == "\t" }.reduce(0) { $1 == "\t" ? $0 / 4 * 4 + 4 : $0 + 1 }
  }

  /// Returns the text without up to `columns` columns of blanks.
  func droppingIndentation(_ columns: Int) -> Substring {
    var text = self
    var column = 0
    while column < columns, let first = text.first, first == " " || first == "\t" {
      column = first == "\t" ? column / 4 * 4 + 4 : column + 1
      text.removeFirst()
    }
    return text
  }
}
