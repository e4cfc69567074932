/// Warnings that are given once in a file, however often their reason recurs.
///
/// Each has a key; of those with one key the first in the file counts. The first hundred are kept,
/// in whatever pieces the file is read.
struct Notices {
  private(set) var warnings: [PendingWarning] = []
  private var keys: [UInt64] = []

  /// Keeps a warning, unless there is one with its key.
  mutating func warn(
    _ kind: MeshWarning.Kind, at offset: Int, key: UInt64, _ message: () -> String
  ) {
    guard warnings.count < PendingWarning.limit, !keys.contains(key) else { return }
    keys.append(key)
    warnings.append(PendingWarning(kind: kind, offset: offset, message: message()))
  }

  /// Adds what a later piece of the file gave.
  mutating func join(_ later: Notices) {
    for (warning, key) in zip(later.warnings, later.keys) {
      warn(warning.kind, at: warning.offset, key: key) { warning.message }
    }
  }
}

extension PaddedBytes {
  /// A number that words have in common only if they are equal, as good as always (FNV-1a).
  func fingerprint(of word: Range<Int>) -> UInt64 {
    word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64(self[$1])) &* 0x100_0000_01B3 }
  }
}
