/// The grammar of JSON over UTF-8 bytes that are known to be well formed.
struct JSONParser {
  private(set) var duplicates: [JSONSyntaxError] = []
  var offset = 0
  let bytes: [UInt8]
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func document() throws(JSONSyntaxError) -> JSONNode {
    skipBlanks()
    guard next != nil else {
      throw JSONSyntaxError("The file is empty. Write a JSON object.", at: offset)
    }
    let node = try value()
    skipBlanks()
    if next != nil {
      throw JSONSyntaxError("Something follows the end of the value. Remove it.", at: offset)
    }
    return node
  }

  mutating func value() throws(JSONSyntaxError) -> JSONNode {
    let start = offset
    guard let byte = next else { throw unexpected() }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(.object(try object()), offset: start)
    case UInt8(ascii: "["): return JSONNode(.array(try array()), offset: start)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), offset: start)
    case UInt8(ascii: "t"): return JSONNode(try word("true", .bool(true)), offset: start)
    case UInt8(ascii: "f"): return JSONNode(try word("false", .bool(false)), offset: start)
    case UInt8(ascii: "n"): return JSONNode(try word("null", .null), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(.number(try number()), offset: start)
    default: throw unexpected()
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> [JSONMember] {
    try open()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    var keys: Set<String> = []
    while try more(members.isEmpty, closing: UInt8(ascii: "}")) {
      let keyOffset = offset
      guard next == UInt8(ascii: "\"") else { throw badKey() }
      let key = try string()
      skipBlanks()
      guard next == UInt8(ascii: ":") else {
        throw JSONSyntaxError("A colon is missing after '\(key)'. Write \"\(key)\": …", at: offset)
      }
      offset += 1
      skipBlanks()
      let node = try value()
      if isRepeated(key, among: members, &keys) {
        duplicates.append(
          JSONSyntaxError("'\(key)' appears twice in this object. Keep one.", at: keyOffset))
      }
      members.append(JSONMember(key: key, keyOffset: keyOffset, node: node))
    }
    return members
  }

  /// In how small an object names are compared with each other, which is faster than to keep a set.
  private static let few = 16

  /// Whether `members` have one named `key`; `keys` has their names where there are many.
  private func isRepeated(
    _ key: String, among members: [JSONMember], _ keys: inout Set<String>
  ) -> Bool {
    if members.count < Self.few { return members.contains { $0.key == key } }
    if keys.isEmpty { keys = Set(members.map(\.key)) }
    return !keys.insert(key).inserted
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONNode] {
    try open()
    defer { depth -= 1 }
    var nodes: [JSONNode] = []
    while try more(nodes.isEmpty, closing: UInt8(ascii: "]")) { nodes.append(try value()) }
    return nodes
  }

  private mutating func open() throws(JSONSyntaxError) {
    guard depth < JSONReader.deepest else {
      throw JSONSyntaxError(
        "Arrays and objects are nested more than \(JSONReader.deepest) deep. Flatten them.",
        at: offset)
    }
    depth += 1
    offset += 1
  }

  /// Moves to the next element and says whether there is one.
  private mutating func more(
    _ isFirst: Bool, closing: UInt8
  ) throws(JSONSyntaxError) -> Bool {
    skipBlanks()
    if next == closing {
      offset += 1
      return false
    }
    if isFirst { return true }
    guard next == UInt8(ascii: ",") else { throw missingComma(closing) }
    let comma = offset
    offset += 1
    skipBlanks()
    if next == closing {
      throw JSONSyntaxError(
        "A comma stands before '\(Character(Unicode.Scalar(closing)))'. Remove it.", at: comma)
    }
    return true
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONNode.Content
  ) throws(JSONSyntaxError) -> JSONNode.Content {
    let text = "\(word)"
    guard bytes[offset...].starts(with: text.utf8) else { throw unexpected() }
    offset += text.utf8.count
    return content
  }

  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }
}
