internal import BedsideCore

extension CareStore {
  /// How many bytes must be read before it is worth remembering what they do not speak of.
  private static let worth = 256 * 1024

  /// Takes over what is remembered from an earlier start.
  func recallGates() {
    guard let bytes = memory?.recall() else { return }
    cache.recall(MonthDigest.digests(in: bytes))
  }

  /// Keeps for the next start what the months do not speak of, when finding it out was slow.
  func rememberGates() {
    guard let memory, cache.unremembered >= Self.worth else { return }
    memory.keep(MonthDigest.bytes(of: cache.digests))
    cache.noteRemembered()
  }
}
