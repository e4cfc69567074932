internal import BedsideCore

/// The names by which the parts of an OBJ file go: those of the objects that have faces, or of groups
/// where faces stand in no object.
///
/// Nothing else is read of the file, so that checking a task takes a moment even for a large model.
/// Of a file in an encoding in which lines can't be told apart nothing is known.
struct ModelPartNames {
  /// The names, in the order of their first faces.
  private(set) var all: [String] = []
  private var known: Set<String> = []
  private var object = ""
  private var group = ""
  /// Whether faces have followed since the name changed.
  private var hasFaces = false

  /// Finds the names in the bytes of a file.
  init(_ bytes: [UInt8]) {
    let span = bytes.span
    var start = 0
    while start < bytes.count {
      let end = CRC32C.endOfLine(span, from: start) ?? bytes.count
      read(bytes, start..<end)
      start = end + 1
    }
  }

  private mutating func read(_ bytes: [UInt8], _ line: Range<Int>) {
    var start = line.lowerBound
    while start < line.upperBound, bytes[start] <= Byte.blank { start += 1 }
    // A keyword of one letter, and a blank.
    guard start + 1 < line.upperBound, bytes[start + 1] <= Byte.blank else { return }
    switch bytes[start] {
    case UInt8(ascii: "f"): noteFace()
    case UInt8(ascii: "o"):
      object = Self.name(bytes, start + 2..<line.upperBound)
      hasFaces = false
    case UInt8(ascii: "g"):
      group = Self.name(bytes, start + 2..<line.upperBound)
      hasFaces = false
    default: break
    }
  }

  private mutating func noteFace() {
    if hasFaces { return }
    hasFaces = true
    let name = object.isEmpty ? group : object
    if !name.isEmpty, known.insert(name).inserted { all.append(name) }
  }

  /// A name without the blanks around it; those in it are its own.
  private static func name(_ bytes: [UInt8], _ rest: Range<Int>) -> String {
    var rest = rest
    while let first = rest.first, bytes[first] <= Byte.blank { rest.removeFirst() }
    while let last = rest.last, bytes[last] <= Byte.blank { rest.removeLast() }
    return String(decoding: bytes[rest], as: UTF8.self)
  }
}
