import BedsideCore

/// Something that a person does in a walk; what it does exactly depends on where the walk is, and on
/// a random number.
struct Deed: CustomStringConvertible {
  enum Kind: CaseIterable {
    case answer, answerWrongly, forward, back, jump, detail, saveLines, saveToken
  }

  var kind: Kind
  var number: UInt64

  /// So many deeds, the same for the same seed.
  static func list(_ count: Int, seed: UInt64) -> [Deed] {
    var random = SeededRandom(seed)
    return (0..<count).map { _ in
      let kind: Kind =
        switch random.below(100) {
        case 0..<52: .answer
        case 52..<57: .answerWrongly
        case 57..<74: .forward
        case 74..<83: .back
        case 83..<91: .jump
        case 91..<93: .detail
        case 93..<97: .saveLines
        default: .saveToken
        }
      return Deed(kind: kind, number: random.next())
    }
  }

  var description: String { "\(kind) \(number % 1000)" }
}
