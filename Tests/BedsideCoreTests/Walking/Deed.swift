import BedsideCore

/// Something that a person does in a walk; what it does exactly depends on where the walk is, and on
/// a random number.
struct Deed: CustomStringConvertible {
  enum Kind: CaseIterable {
    case answer, answerWrongly, forward, back, jump, detail, clear, skipStep, terminate, seeAlert
    case saveLines, saveToken
  }

  var kind: Kind
  var number: UInt64

  /// So many deeds, the same for the same seed.
  static func list(_ count: Int, seed: UInt64) -> [Deed] {
    var random = SeededRandom(seed)
    return (0..<count).map { _ in
      let kind: Kind =
        switch random.below(100) {
        case 0..<46: .answer
        case 46..<50: .answerWrongly
        case 50..<66: .forward
        case 66..<74: .back
        case 74..<82: .jump
        case 82..<83: .detail
        case 83..<88: .clear
        case 88..<90: .skipStep
        case 90..<92: .terminate
        case 92..<93: .seeAlert
        case 93..<97: .saveLines
        default: .saveToken
        }
      return Deed(kind: kind, number: random.next())
    }
  }

  var description: String { "\(kind) \(number % 1000)" }
}
