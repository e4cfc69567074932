/// Plain `v`, `vn` and `vt` lines.
extension ChunkParser {
  @inline(__always)
  private func threeNumbers(
    at start: Int, _ x: inout Float, _ y: inout Float, _ z: inout Float
  ) -> Int {
    var cursor = skipSpaces(start)
    cursor = bytes.fixedPoint(at: cursor, &x)
    if cursor < 0 || bytes[cursor] != Ascii.space { return -1 }
    cursor = bytes.fixedPoint(at: cursor &+ 1, &y)
    if cursor < 0 || bytes[cursor] != Ascii.space { return -1 }
    cursor = bytes.fixedPoint(at: cursor &+ 1, &z)
    return cursor < 0 ? -1 : lineStart(after: cursor)
  }

  @inline(__always)
  mutating func position(at start: Int) -> Int {
    if tables.colors.count > 0 || standing != nil { return -1 }
    var x: Float = 0
    var y: Float = 0
    var z: Float = 0
    let next = threeNumbers(at: start, &x, &y, &z)
    if next >= 0 { tables.positions.append(x, y, z) }
    return next
  }

  @inline(__always)
  mutating func normal(at start: Int) -> Int {
    var x: Float = 0
    var y: Float = 0
    var z: Float = 0
    let next = threeNumbers(at: start, &x, &y, &z)
    if next >= 0 { tables.normals.append(x, y, z) }
    return next
  }

  @inline(__always)
  mutating func texcoord(at start: Int) -> Int {
    var u: Float = 0
    var v: Float = 0
    var cursor = skipSpaces(start)
    cursor = bytes.fixedPoint(at: cursor, &u)
    if cursor < 0 || bytes[cursor] != Ascii.space { return -1 }
    cursor = bytes.fixedPoint(at: cursor &+ 1, &v)
    if cursor < 0 { return -1 }
    let next = lineStart(after: cursor)
    if next >= 0 { tables.addTexcoord(u, v) }
    return next
  }
}

/// `v`, `vn` and `vt` lines with exponents, many digits, colours, tabs or several blanks.
///
/// Apart from the plain lines, because more code there costs registers: reading both kinds in
/// one function made plain vertices a third slower.
extension ChunkParser {
  /// Reads the line at `start`; -1, and nothing is stored, if there is anything unusual.
  mutating func decimalLine(at start: Int) -> Int {
    guard bytes[start] == UInt8(ascii: "v"), standing == nil else { return -1 }
    let kind = bytes[start &+ 1]
    var cursor = Ascii.isBlank(kind) ? start &+ 1 : start &+ 2
    guard Ascii.isBlank(bytes[cursor]) else { return -1 }
    var values = InlineArray<8, Float>(repeating: 0)
    var count = 0
    var isPlain = true
    while true {
      while Ascii.isBlank(bytes[cursor]) { cursor &+= 1 }
      if bytes[cursor] < Ascii.space || bytes[cursor] == Ascii.hash || cursor >= end { break }
      guard count < 8 else { return -1 }
      var value: Float = 0
      let behind = isPlain ? bytes.fixedPoint(at: cursor, &value) : -1
      // Where one number is long or has an exponent, others in the line do, too.
      isPlain = behind >= 0 && bytes[behind] <= Ascii.space
      cursor = isPlain ? behind : bytes.floatingPoint(at: cursor, &value)
      guard cursor >= 0 else { return -1 }
      values[count] = value
      count &+= 1
    }
    let next = cursor >= end ? end : lineStart(after: cursor)
    return next >= 0 && store(values, count: count, kind: kind) ? next : -1
  }

  /// Stores the numbers of a vertex, normal or texture coordinate if there are enough.
  private mutating func store(_ values: InlineArray<8, Float>, count: Int, kind: UInt8) -> Bool {
    switch kind {
    case UInt8(ascii: "n"):
      guard count >= 3 else { return false }
      tables.normals.append(values[0], values[1], values[2])
    case UInt8(ascii: "t"):
      guard count >= 1 else { return false }
      tables.addTexcoord(values[0], values[1])
    case Ascii.space, Ascii.tab:
      guard count >= 3 else { return false }
      addPosition(values, count: count)
    default: return false
    }
    return true
  }

  /// Adds `x y z [w]` or `x y z r g b [a]`.
  ///
  /// A weight does not move the vertex: only rational curves use it, and those are not drawn.
  mutating func addPosition(_ values: InlineArray<8, Float>, count: Int) {
    if count >= 6 {
      while tables.colors.count < tables.positions.count { tables.colors.append(.nan) }
      tables.colors.append(values[3], values[4], values[5])
    } else if tables.colors.count > 0 {
      tables.colors.append(.nan, .nan, .nan)
    }
    tables.positions.append(values[0], values[1], values[2])
  }
}
