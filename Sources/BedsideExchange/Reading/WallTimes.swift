internal import BedsideCore
internal import BedsideStore

/// Wall times in the zones in which outcomes were recorded, as moments with an offset.
///
/// Between two changes of its clocks all times of a zone have the same offset, so that most are written
/// as they stand, with that behind them.
struct WallTimes {
  /// A zone that was met.
  private struct Place {
    /// Its name.
    var id: [UInt8]
    /// The zone; nil where it is not known.
    var zone: Zone?
    /// The times around the latest that have its offset.
    var stretch = 0..<0
    /// That offset.
    var offset: [UInt8] = []
  }

  private let zones: any ZoneDatabase
  private var places: [Place] = []
  private var latest = 0

  init(_ zones: any ZoneDatabase) { self.zones = zones }

  /// Adds the moment as ISO 8601 writes it; the wall time itself where the zone is not known.
  ///
  /// A wall time that does not exist that day is the moment at which its event took place.
  mutating func append(
    _ bytes: [UInt8], _ wall: Range<Int>, in zone: Range<Int>, to text: inout [UInt8]
  ) {
    if !isLatest(bytes, zone) { meet(Array(bytes[zone])) }
    if let second = WallText.second(bytes.span, wall) {
      if !places[latest].stretch.contains(second) { move(to: second) }
      if places[latest].stretch.contains(second) {
        text.append(bytes.span, wall)
        text += places[latest].offset
        return
      }
    }
    guard let place = places[latest].zone,
      let local = LocalDateTime(String(decoding: bytes[wall], as: UTF8.self))
    else {
      text.append(bytes.span, wall)
      return
    }
    let instant = place.instant(of: local)
    text += Self.moment(place.local(instant), place.offset(at: instant)).description.utf8
  }

  private func isLatest(_ bytes: [UInt8], _ zone: Range<Int>) -> Bool {
    latest < places.count && places[latest].id.elementsEqual(bytes[zone])
  }

  private mutating func meet(_ id: [UInt8]) {
    if let known = places.firstIndex(where: { $0.id == id }) {
      latest = known
      return
    }
    let name = String(decoding: id, as: UTF8.self)
    latest = places.count
    places.append(Place(id: id, zone: name == "UTC" ? .utc : try? zones.zone(name)))
  }

  /// Finds the times around one that have the same offset.
  private mutating func move(to second: Int) {
    guard let stretch = places[latest].zone?.stretch(around: second) else { return }
    places[latest].stretch = stretch.wall
    let moment = Self.moment(LocalDateTime(secondNumber: second), stretch.offset)
    places[latest].offset = Array(moment.offsetText.utf8)
  }

  private static func moment(_ local: LocalDateTime, _ offset: Int) -> OffsetDateTime {
    OffsetDateTime(local: local, offset: offset)
  }
}
