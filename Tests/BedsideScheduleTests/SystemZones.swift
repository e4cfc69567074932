import BedsideCore
import FoundationEssentials

/// The time zones of the system, read anew each time.
struct SystemZones: ZoneDatabase {
  func zone(_ id: String) throws(ZoneError) -> Zone {
    guard Zone.isName(id) else { throw .notAName(id) }
    guard let data = try? Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(id)")) else {
      throw .unknown(id)
    }
    return try Zone(id: id, tzif: [UInt8](data))
  }
}
