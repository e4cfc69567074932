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
      let pair = pair(bytes[place], bytes[place + 1])
      guard isStart[pair] else { continue }
      for words in byStart[pair] where stands(words, in: bytes, at: place) { return words }
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
  ///
  /// Every text of a task is looked at whenever one is read, so letters that no word has are left as
  /// they are.
  private static func plain(_ text: String) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A: plain.append(byte | 0x20)
      case ..<0x20: plain.append(0x20)
      default: plain.append(byte)
      }
      if byte >= 0x80 { simplifyEnd(of: &plain) }
    }
    return plain
  }

  /// Makes the last letter, of which all bytes are there, a small one, a plain apostrophe or a blank,
  /// where it is an umlaut, another apostrophe or another blank.
  private static func simplifyEnd(of bytes: inout [UInt8]) {
    let tail = (bytes.dropLast(2).last ?? 0, bytes.dropLast().last ?? 0, bytes.last ?? 0)
    switch tail {
    case (_, 0xC3, 0x80...0x9E): bytes[bytes.count - 1] = tail.2 | 0x20
    case (_, 0xC2, 0xA0): bytes.replaceSubrange((bytes.count - 2)..., with: [0x20])
    case (0xE2, 0x80, 0x99): bytes.replaceSubrange((bytes.count - 3)..., with: [0x27])
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF),
      (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      bytes.replaceSubrange((bytes.count - 3)..., with: [0x20])
    default: break
    }
  }

  /// The words by a number of their first two bytes, which several pairs may share.
  private static let byStart: [[String]] = {
    var groups = [[String]](repeating: [], count: 1 << 10)
    for words in all {
      let start = Array(words.utf8.prefix(2))
      groups[pair(start[0], start[1])].append(words)
    }
    return groups
  }()

  /// Whether words begin with a pair of bytes: what nearly every place is ruled out by.
  private static let isStart = byStart.map { !$0.isEmpty }

  @inline(__always)
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 31) << 5 | Int(second & 31)
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
