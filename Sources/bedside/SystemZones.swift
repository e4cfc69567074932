import BedsideCore
import BedsideStore
import Glibc

/// The time zones of this machine's database.
struct SystemZones: ZoneDatabase {
  private static let folder = "/usr/share/zoneinfo/"

  func zone(_ id: String) throws(ZoneError) -> Zone {
    if id == "UTC" { return .utc }
    guard Zone.isName(id) else { throw .notAName(id) }
    return try zone(id, at: Self.folder + id)
  }

  private func zone(_ id: String, at path: String) throws(ZoneError) -> Zone {
    let bytes: [UInt8]
    do {
      bytes = try SystemCalls.readFile(path)
    } catch {
      if error.reason == .notFound || error.reason == .isAFolder { throw .unknown(id) }
      throw .unreadable(id, reason: "\(error.reason)")
    }
    return try Zone(id: id, tzif: bytes)
  }

  /// The name in `TZ` when it is that of no zone here; nil where it is, or where nothing is named.
  func unknownName(_ variable: String?) -> String? {
    let name = variable.map { String($0.drop { $0 == ":" }) } ?? ""
    return name.isEmpty || (try? zone(name)) != nil ? nil : name
  }

  /// The zone that `TZ` names, or else that of the machine; UTC where neither can be told.
  func local(_ variable: String?) -> Zone {
    let name = variable.map { String($0.drop { $0 == ":" }) } ?? ""
    if !name.isEmpty, let zone = try? zone(name) { return zone }
    let path = "/etc/localtime"
    guard let zone = try? zone(machineZoneName ?? "local", at: path) else { return .utc }
    return zone
  }

  /// The name behind the link that makes a zone the machine's.
  private var machineZoneName: String? {
    guard let path = unsafe realpath("/etc/localtime", nil) else { return nil }
    defer { unsafe free(path) }
    let parts = unsafe String(cString: path).split(separator: "/")
    guard let index = parts.firstIndex(of: "zoneinfo") else { return nil }
    return parts[(index + 1)...].joined(separator: "/")
  }
}
