internal import BedsideCore

/// Wall times in the zones in which outcomes were recorded, as moments with an offset.
struct WallTimes {
  private let zones: any ZoneDatabase
  private var known: [String: [LocalDateTime: [UInt8]]] = [:]
  private var found: [String: Zone] = [:]
  /// How many moments of a zone are remembered.
  private static let most = 4096

  init(_ zones: any ZoneDatabase) { self.zones = zones }

  /// The moment as ISO 8601 writes it; the wall time itself where the zone is not known.
  ///
  /// A wall time that does not exist that day is the moment at which its event took place.
  mutating func text(_ bytes: [UInt8], _ wall: Range<Int>, in zone: Range<Int>) -> [UInt8] {
    let id = String(decoding: bytes[zone], as: UTF8.self)
    guard let local = LocalDateTime(String(decoding: bytes[wall], as: UTF8.self)) else {
      return Array(bytes[wall])
    }
    if let text = known[id]?[local] { return text }
    guard let place = place(id) else { return Array(bytes[wall]) }
    let instant = place.instant(of: local)
    let moment = OffsetDateTime(local: place.local(instant), offset: place.offset(at: instant))
    let text = Array(moment.description.utf8)
    if known[id, default: [:]].count >= Self.most { known[id] = [:] }
    known[id, default: [:]][local] = text
    return text
  }

  private mutating func place(_ id: String) -> Zone? {
    if let zone = found[id] { return zone }
    guard let zone = id == "UTC" ? .utc : try? zones.zone(id) else { return nil }
    found[id] = zone
    return zone
  }
}
