/// How the bytes end that a file had been given since it was last flushed.
struct Tail: Hashable {
  /// What stands where bytes are missing.
  enum Rest: CaseIterable {
    /// Nothing: the file ends.
    case nothing
    /// Zeros, as where the length was written and the bytes were not.
    case zeros
    /// Other bytes.
    case garbage
  }

  /// How many quarters of the bytes are there; -1 and 5 are all but one, and one.
  var place: Int
  var rest: Rest

  /// Every tear with every rest; the first is that nothing is missing.
  static let all: [Tail] =
    [Tail(place: 4, rest: .nothing)]
    + [0, 5, 1, 2, -1].flatMap { place in Rest.allCases.map { Tail(place: place, rest: $0) } }

  /// The bytes of a file that ends so.
  func apply(to file: ReplayedDisk.File) -> [UInt8] {
    // A file that was shortened still has its old length, or is about to be written again.
    let kept = zip(file.durable, file.bytes).prefix { $0 == $1 }.count
    let new = file.bytes.dropFirst(kept)
    if new.isEmpty { return place == 4 ? file.bytes : file.durable }
    let count =
      switch place {
      case -1: new.count - 1
      case 5: min(1, new.count)
      default: new.count * place / 4
      }
    let missing = new.dropFirst(count)
    let start = file.bytes.prefix(kept) + new.prefix(count)
    switch rest {
    case .nothing: return Array(start)
    case .zeros: return start + missing.map { _ in 0 }
    case .garbage: return start + missing.map { $0 ^ 0x5A | 0x20 }
    }
  }
}
