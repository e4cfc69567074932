internal import BedsideCore

/// The lines that a file has, by who wrote each and as which of its lines, with their checksums.
struct KnownLines {
  /// What a file has of a line.
  enum Place {
    /// The line itself.
    case known
    /// Another line of the same name.
    case other
    /// Newer lines of the same origin, but not this one.
    case older
    /// Nothing.
    case new
  }

  private var origins: [String: (checks: [Int: UInt32], newest: Int)] = [:]

  /// Adds a line.
  mutating func add(_ record: JournalRecord) {
    var known = origins.removeValue(forKey: record.origin) ?? (checks: [:], newest: 0)
    known.checks[record.number] = record.check
    known.newest = max(known.newest, record.number)
    origins[record.origin] = known
  }

  /// What the file has of a line.
  func place(of record: JournalRecord) -> Place {
    guard let known = origins[record.origin] else { return .new }
    if let check = known.checks[record.number] { return check == record.check ? .known : .other }
    return record.number < known.newest ? .older : .new
  }
}

extension JournalRecord {
  /// The checksum of the whole line.
  var check: UInt32 {
    let bytes = bytes
    return CRC32C.checksum(Array(bytes).span, 0..<bytes.count)
  }
}
