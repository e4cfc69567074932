/// Damages files at random, the same way for the same seed.
struct Mutator {
  private let seeds: [[UInt8]]
  private var random: SeededRandom

  private static let bytes = Array("0123456789-+.eE/ \t\r\n\\#vfngotlpsKd\0\u{FF}".utf8)
  private static let words = [
    "v 1 2 3\n", "f 1 2 3\n", "f -1 -2 -3\n", "f 1/1/1 2//2 3/3\n", "vt 1\n", "vn 0 0\n", "\\\n",
    "\r\n", "nan", "1e39", "99999999999", "usemtl a\n", "newmtl a\n", "map_Kd -s 1 ", "g\n",
    "o b\n", "#MRGB ff102030\n", "l 1 2\n", "p 1\n", "curv 0 1 1 2\n", "s 1\n", "# ",
  ].map { Array($0.utf8) }

  init(seeds: [[UInt8]], seed: UInt64) {
    self.seeds = seeds
    random = SeededRandom(seed: seed)
  }

  /// A file with one to eight faults.
  mutating func next() -> [UInt8] {
    var text = seeds[below(seeds.count)]
    for _ in 0...below(8) { damage(&text) }
    return text
  }

  private mutating func damage(_ text: inout [UInt8]) {
    let place = below(text.count + 1)
    switch below(6) {
    case 0: text.insert(Self.bytes[below(Self.bytes.count)], at: place)
    case 1: text.insert(contentsOf: Self.words[below(Self.words.count)], at: place)
    case 2 where place < text.count: text[place] = Self.bytes[below(Self.bytes.count)]
    case 3: text.removeSubrange(place..<min(text.count, place + 1 + below(4)))
    case 4:
      // A piece of another file.
      let other = seeds[below(seeds.count)]
      let start = below(other.count + 1)
      text.insert(contentsOf: other[start..<min(other.count, start + below(40))], at: place)
    default: text.removeLast(min(text.count, below(20)))
    }
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}
