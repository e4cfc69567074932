internal import BedsideCore

/// The mark of a line that says again what a line said that was edited by hand.
///
///     "adopts":{"line":3,"c":"<stated>","sum":"<found>","at":…,"adopts":{"line":1,…}}
///
/// The last member tells which line that one had adopted in its turn.
struct Adoption: Hashable, Sendable {
  /// The member of a line.
  static let key = "adopts"

  /// How the member's name stands in a line.
  static let mention = ByteSearch(for: Array("\"\(key)\"".utf8))

  /// The line that was edited.
  var line: Int
  /// The checksum of the text that was adopted; nil where the mark does not say.
  var sum: String?
  /// The line in which that stands again.
  var later: Int

  /// The adoptions of which the mark of the line `later` tells.
  static func all(_ mark: JSONNode?, in later: Int) -> [Adoption] {
    guard let mark, let line = mark["line"]?.integer else { return [] }
    let adoption = Adoption(line: line, sum: mark["sum"]?.string, later: later)
    return [adoption] + all(mark[key], in: later)
  }

  /// Whether the edited line still says what was adopted.
  func stands(for text: String?) -> Bool {
    guard let sum, let text else { return true }
    return sum == Self.sum(of: text)
  }

  /// The checksum of a text.
  static func sum(of text: String) -> String {
    let bytes = Array(text.utf8)
    let digits = String(CRC32C.checksum(bytes.span, 0..<bytes.count), radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}

extension JournalRecord {
  /// Whether the line says again what somebody edited by hand in another; one that has the word is read
  /// whole for that.
  var isAdoption: Bool { mentions(Adoption.mention) && (try? json())?[Adoption.key] != nil }
}
