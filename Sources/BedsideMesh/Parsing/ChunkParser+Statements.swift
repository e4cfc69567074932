/// Lines of any kind: odd blanks, comments, continuation lines, names, unknown statements and
/// plain mistakes.
extension ChunkParser {
  /// Reads the line at `start` (with its continuation lines); returns the next line's offset.
  @inline(never)
  mutating func carefulLine(at start: Int) -> Int {
    let statement = bytes.statement(at: start, limit: end)
    if statement.isComment {
      paint(statement)
    } else if !statement.range.isEmpty {
      read(statement, line: start)
    }
    return statement.next
  }

  /// Keeps a warning about the statement at `line`.
  mutating func warn(_ kind: MeshWarning.Kind, _ line: Int, _ message: @autoclosure () -> String) {
    tables.warn(kind, at: start + line, message)
  }

  /// `line` is the offset that warnings refer to.
  private mutating func read(_ statement: Statement, line: Int) {
    let text = statement.text
    var tokens = Tokens(text: text, range: statement.range)
    guard let keyword = tokens.next() else { return }
    let rest = keyword.upperBound..<statement.range.upperBound
    switch Keyword.pack(text, keyword) {
    case Keyword.v: vertex(text, rest, line: line)
    case Keyword.vn:
      let xyz = numbers(text, rest, atLeast: 3, of: "normal", line: line).floats
      tables.normals.append(xyz[0], xyz[1], xyz[2])
    case Keyword.vt:
      let uv = numbers(text, rest, atLeast: 1, of: "texture coordinate", line: line).floats
      tables.addTexcoord(uv[0], uv[1])
    case Keyword.f, Keyword.fo: carefulFace(text, rest, line: line)
    case Keyword.l: polyline(text, rest, line: line)
    case Keyword.p: points(text, rest, line: line)
    case Keyword.o: change(.object, text, rest, line: line)
    case Keyword.g: change(.group, text, rest, line: line)
    case Keyword.usemtl: change(.material, text, rest, line: line)
    case Keyword.mtllib: change(.library, text, rest, line: line)
    case Keyword.s: smoothing(text, rest, line: line)
    case let packed where Keyword.ignored.contains(packed): break
    case let packed where Keyword.freeForm.contains(packed):
      warnOnce(
        .freeForm, line, key: 0,
        "curves and surfaces are not drawn; \(text.quoted(keyword)) and its like are ignored")
    default:
      warnOnce(
        .unknownKeyword, line, key: text.fingerprint(of: keyword),
        "\(text.quoted(keyword)) is no statement; such lines are ignored")
    }
  }

  /// Keeps a warning about the first of all statements of a kind.
  private mutating func warnOnce(
    _ kind: MeshWarning.Kind, _ line: Int, key: UInt64, _ message: @autoclosure () -> String
  ) {
    tables.notices.warn(kind, at: start + line, key: key, message)
  }

  // MARK: State

  private mutating func change(
    _ kind: StateChange.Kind, _ text: PaddedBytes, _ rest: Range<Int>, line: Int
  ) {
    let name = text.trimmed(rest)
    let start = tables.names.count
    for offset in name { tables.names.append(text[offset]) }
    add(
      StateChange(
        kind: kind, face: UInt32(truncatingIfNeeded: faceCount),
        nameStart: UInt32(truncatingIfNeeded: start),
        nameLength: UInt32(truncatingIfNeeded: name.count),
        offset: UInt32(truncatingIfNeeded: line - range.lowerBound)))
  }

  private mutating func smoothing(_ text: PaddedBytes, _ rest: Range<Int>, line: Int) {
    var tokens = Tokens(text: text, range: rest)
    var group = 1  // `s` and `s on`
    if let token = tokens.next() {
      if Keyword.pack(text, token) == Keyword.off { group = 0 }
      if let number = text.integer(in: token) { group = min(max(0, number), Int(Int32.max)) }
    }
    add(
      StateChange(
        kind: .smoothing, face: UInt32(truncatingIfNeeded: faceCount), nameStart: 0,
        nameLength: UInt32(truncatingIfNeeded: group),
        offset: UInt32(truncatingIfNeeded: line - range.lowerBound)))
  }

  /// Adds a change, or nothing if it repeats the last one, as hostile files do millions of times.
  private mutating func add(_ change: StateChange) {
    let count = tables.changes.count
    guard count > 0 else { return tables.changes.append(change) }
    let last = tables.changes[count - 1]
    guard last.kind == change.kind, last.face == change.face, change.kind != .library,
      change.kind == .smoothing || hasSameName(last, change)
    else { return tables.changes.append(change) }
    tables.names.truncate(to: tables.names.count - nameLength(of: change))
    if change.kind == .smoothing { tables.changes[count - 1].nameLength = change.nameLength }
  }

  private func nameLength(of change: StateChange) -> Int {
    change.kind == .smoothing ? 0 : Int(change.nameLength)
  }

  private func hasSameName(_ a: StateChange, _ b: StateChange) -> Bool {
    guard a.nameLength == b.nameLength else { return false }
    for place in 0..<Int(a.nameLength)
    where tables.names[Int(a.nameStart) + place] != tables.names[Int(b.nameStart) + place] {
      return false
    }
    return true
  }

  /// `#MRGB` and blocks of eight hexadecimal digits, as ZBrush writes after the vertices.
  private mutating func paint(_ statement: Statement) {
    let text = statement.text
    var tokens = Tokens(text: text, range: statement.range)
    guard let keyword = tokens.next(), text.string(in: keyword) == "#MRGB" else { return }
    guard let blocks = tokens.next(), blocks.count % 8 == 0 else { return }
    var color: UInt32 = 0
    for (place, offset) in blocks.enumerated() {
      guard let digit = Ascii.hexDigit(text[offset]) else { return }
      color = color << 4 | digit
      if place % 8 == 7 { tables.paint.append(color) }
    }
  }
}
