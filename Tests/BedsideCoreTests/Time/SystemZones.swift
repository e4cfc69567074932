import BedsideCore
import FoundationEssentials

/// The time zones of the system, read anew each time.
enum SystemZones {
  static func bytes(_ id: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(id)")))
  }

  static func zone(_ id: String) throws -> Zone {
    try Zone(id: id, tzif: bytes(id))
  }
}
