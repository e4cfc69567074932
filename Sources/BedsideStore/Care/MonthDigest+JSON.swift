internal import BedsideCore

extension MonthDigest {
  private static let format = 1

  /// The digests of sound months as they are remembered: a checksum, and JSON.
  static func bytes(of digests: [Month: MonthDigest]) -> [UInt8] {
    var months = JSONFields()
    for (month, digest) in digests.sorted(by: { $0.key < $1.key }) where digest.isSound {
      months["\(month)"] = digest.json
    }
    return CheckedJSON.bytes(of: .object(["format": .integer(format), "months": .object(months)]))
  }

  /// Reads such bytes; none where they are not what was kept.
  static func digests(in bytes: [UInt8]) -> [Month: MonthDigest] {
    guard let root = CheckedJSON.read(bytes), root["format"]?.integer == format else {
      return [:]
    }
    var digests: [Month: MonthDigest] = [:]
    for member in root["months"]?.members ?? [] {
      guard let month = Month(member.key), let digest = MonthDigest(member.node) else { continue }
      digests[month] = digest
    }
    return digests
  }

  private var json: JSONValue {
    .object([
      "inode": .string(String(place.inode)), "start": .integer(place.start),
      "offset": .integer(place.offset), "lines": .integer(place.lines),
      "check": .integer(Int(place.check)), "alerts": .bool(hasAlerts),
      "tasks": .array(tasks.sorted().map { .string($0) }),
    ])
  }

  private init?(_ node: JSONNode) {
    guard let inode = node["inode"]?.string.flatMap({ UInt64($0) }),
      let start = node["start"]?.integer, let offset = node["offset"]?.integer,
      let lines = node["lines"]?.integer, let check = node["check"]?.integer,
      let hasAlerts = node["alerts"]?.bool, let tasks = node["tasks"]?.elements,
      0 <= start, start <= offset, lines >= 0, let check = UInt32(exactly: check)
    else { return nil }
    place = JournalPlace(inode: inode)
    place.start = start
    place.offset = offset
    place.lines = lines
    place.check = check
    self.hasAlerts = hasAlerts
    self.tasks = Set(tasks.compactMap(\.string))
  }
}
