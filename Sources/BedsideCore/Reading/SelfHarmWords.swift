/// Words by which an item is known to speak of self-harm, in English and German.
///
/// They are meant to find too much rather than too little: an author who means something else says so
/// with `"safety": "none"`.
enum SelfHarmWords {
  private static let all = [
    "suicid", "self-harm", "self harm", "selfharm", "harm yourself", "harming yourself",
    "harm myself", "harming myself", "hurt yourself", "hurting yourself", "hurt myself",
    "hurting myself", "injure yourself", "injuring yourself", "kill yourself", "killing yourself",
    "kill myself", "killing myself", "end your life", "ending your life", "end my life",
    "ending my life", "end it all", "take your own life", "taking your own life",
    "take my own life", "taking my own life", "better off dead", "rather be dead", "want to die",
    "wanting to die", "wanted to die", "wish you were dead", "wished you were dead",
    "wish i were dead", "wished i were dead", "wish you would not wake up",
    "don't want to live", "not want to live", "no longer want to live", "not wanting to live",
    "suizid", "selbstmord", "freitod", "selbstverletz", "selbst verletz", "selbst zu verletzen",
    "selbst etwas anzutun", "selbst etwas antun", "sich etwas anzutun", "sich etwas antun",
    "mir etwas anzutun", "mir etwas antun", "leid zufügen", "leid zuzufügen", "schaden zuzufügen",
    "umbringen", "umzubringen", "das leben nehmen", "das leben zu nehmen", "lieber tot",
    "besser tot", "tot zu sein", "tot sein möcht", "tot wären", "tot wäre", "sterben woll",
    "sterben möcht", "sterben zu wollen", "nicht mehr leben", "nicht mehr zu leben",
    "nicht mehr aufwachen", "nicht mehr aufzuwachen",
  ]

  /// The words in `text` that speak of self-harm; nil when none do.
  static func found(in text: String) -> String? {
    let bytes = plain(text)
    for place in bytes.indices.dropLast() {
      let group = groups[pair(bytes[place], bytes[place + 1])]
      guard group > 0 else { continue }
      for words in byStart[Int(group)] where stands(words, in: bytes, at: place) { return words }
    }
    return nil
  }

  private static func stands(_ words: String, in bytes: [UInt8], at place: Int) -> Bool {
    var next = place
    for byte in words.utf8 {
      guard next < bytes.count, bytes[next] == byte else { return false }
      next += 1
    }
    return true
  }

  /// The small letters of a text: writers use another apostrophe than typists, and lines break
  /// anywhere.
  private static func plain(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      // The same for most texts, and many times as fast.
      var bytes = Array(text.utf8)
      for (place, byte) in bytes.enumerated() {
        if byte >= 0x41 && byte <= 0x5A { bytes[place] = byte | 0x20 }
        if byte < 0x20 { bytes[place] = 0x20 }
      }
      return bytes
    }
    let plain = text.lowercased().map { character -> Character in
      character == "\u{2019}" ? "'" : character.isWhitespace ? " " : character
    }
    return Array(String(plain).utf8)
  }

  /// The words by their first two bytes; the group 0 is empty.
  private static let byStart: [[String]] = {
    let groups = Dictionary(grouping: all) { Array($0.utf8.prefix(2)) }
    return [[]] + groups.values.sorted { $0[0] < $1[0] }
  }()

  /// The group of words that begin with a pair of bytes: what nearly every place is ruled out by.
  private static let groups: [UInt8] = {
    var groups = [UInt8](repeating: 0, count: 1 << 16)
    for (group, words) in byStart.enumerated() {
      guard let start = words.first.map({ Array($0.utf8.prefix(2)) }) else { continue }
      groups[pair(start[0], start[1])] = UInt8(group)
    }
    return groups
  }()

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 8 | Int(second)
  }

  /// The words in any text beneath `node`, whatever its language.
  static func found(in node: JSONNode) -> String? {
    switch node.content {
    case .string(let text): found(in: text)
    case .array(let nodes): nodes.lazy.compactMap { found(in: $0) }.first
    case .object(let members): members.lazy.compactMap { found(in: $0.node) }.first
    case .null, .bool, .number: nil
    }
  }
}
