/// What a terminal shows: enough of one for what a line editor writes.
struct Screen {
  private(set) var columns: Int
  private var rows: Int
  private var cells: [[Character]]
  private(set) var row = 0
  private(set) var column = 0
  private var isAtMargin = false
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The lines without the blanks at their ends, down to the last one that has something.
  var lines: [String] {
    let lines = cells.map { row in
      var text = String(row.filter { $0 != "\0" })
      while text.last == " " { text.removeLast() }
      return text
    }
    return Array(lines[...(lines.lastIndex { !$0.isEmpty } ?? 0)])
  }

  /// The text before the cursor in its line, with all its blanks.
  var textBeforeCursor: String {
    String(cells[row][..<min(column, columns)].filter { $0 != "\0" })
  }

  /// Changes the size, leaving the text where it is.
  mutating func resize(columns: Int) {
    for index in cells.indices {
      cells[index] = Array(
        (cells[index] + Array(repeating: " ", count: max(columns - self.columns, 0)))
          .prefix(columns))
    }
    self.columns = columns
    column = min(column, columns - 1)
  }

  /// Takes what a program wrote.
  mutating func write(_ bytes: [UInt8]) {
    pending += bytes
    while let length = unitLength {
      let unit = Array(pending.prefix(length))
      pending.removeFirst(length)
      perform(unit)
    }
  }

  /// The bytes of the next character or escape sequence, or nil while it isn't complete.
  private var unitLength: Int? {
    guard let first = pending.first else { return nil }
    if first == 0x1B {
      guard pending.count > 1 else { return nil }
      guard pending[1] == UInt8(ascii: "[") else { return 2 }
      return pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return pending.count >= length ? length : nil
  }

  private mutating func perform(_ unit: [UInt8]) {
    let text = String(decoding: unit, as: UTF8.self)
    switch text {
    case "\r": move(to: 0)
    case "\n": advanceRow()
    case "\u{8}": move(to: column - 1)
    case "\t": move(to: (column / 8 + 1) * 8)
    case _ where text.hasPrefix("\u{1B}["): control(text.dropFirst(2))
    case _ where unit[0] < 0x20: break
    default: for character in text { put(character) }
    }
  }

  private mutating func control(_ sequence: Substring) {
    let count = Int(sequence.dropLast()) ?? 1
    switch sequence.last {
    case "A": row = max(row - count, 0)
    case "B": row = min(row + count, rows - 1)
    case "C": move(to: column + count)
    case "D": move(to: column - count)
    case "G": move(to: count - 1)
    case "H": (row, column) = (0, 0)
    case "J":
      for index in row + 1..<rows { clear(index, from: 0) }
      clear(row, from: sequence == "2J" ? 0 : column)
    case "K": clear(row, from: column)
    case "P":
      cells[row].removeSubrange(column..<min(column + count, columns))
      cells[row] += Array(repeating: " ", count: columns - cells[row].count)
    case "@":
      cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
      cells[row] = Array(cells[row].prefix(columns))
    default: break
    }
  }

  private mutating func put(_ character: Character) {
    let width = Self.width(of: character)
    if isAtMargin || column + width > columns {
      move(to: 0)
      advanceRow()
    }
    for offset in 0..<width { cells[row][column + offset] = offset == 0 ? character : "\0" }
    isAtMargin = column + width == columns
    if !isAtMargin { column += width }
  }

  private mutating func move(to column: Int) {
    self.column = min(max(column, 0), columns - 1)
    isAtMargin = false
  }

  private mutating func advanceRow() {
    isAtMargin = false
    guard row == rows - 1 else {
      row += 1
      return
    }
    cells.removeFirst()
    cells.append(Array(repeating: " ", count: columns))
  }

  private mutating func clear(_ row: Int, from column: Int) {
    for index in column..<columns { cells[row][index] = " " }
  }

  /// Two columns for the East Asian scripts, which is all that the tests write.
  private static func width(of character: Character) -> Int {
    character.unicodeScalars.contains { (0x2E80...0xFFEF).contains($0.value) && $0.value != 0xFFFD }
      ? 2 : 1
  }
}
