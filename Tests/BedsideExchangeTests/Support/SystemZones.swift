import BedsideCore
import BedsideStore

/// The time zones of the machine on which the tests run.
struct SystemZones: ZoneDatabase {
  func zone(_ id: String) throws(ZoneError) -> Zone {
    if id == "UTC" { return .utc }
    guard Zone.isName(id) else { throw .notAName(id) }
    guard let bytes = try? SystemCalls.readFile("/usr/share/zoneinfo/\(id)") else {
      throw .unknown(id)
    }
    return try Zone(id: id, tzif: bytes)
  }
}
