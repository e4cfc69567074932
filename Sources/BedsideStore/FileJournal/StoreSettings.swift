public import BedsideCore

/// What a store says about itself in its file store.json.
public struct StoreSettings: Hashable, Sendable {
  /// The format that this version reads and writes.
  public static let currentFormat = 1

  /// The id by which the store's lines are known, a UUID.
  public let origin: String
  /// When the store was made.
  public let created: Instant
  /// What time means in it.
  public let clock: StoreClock
  /// Whether how far its files reach has been noted from its first line on, so that the notes are missed.
  public let isNoted: Bool

  /// Makes settings.
  public init(origin: String, created: Instant, clock: StoreClock, isNoted: Bool = true) {
    self.origin = origin
    self.created = created
    self.clock = clock
    self.isNoted = isNoted
  }

  /// The settings of a new store, with an origin of its own.
  static func new(created: Instant, clock: StoreClock) -> StoreSettings {
    var generator = SystemRandomNumberGenerator()
    return StoreSettings(
      origin: RandomID.make(using: &generator), created: created, clock: clock)
  }

  /// Reads the content of a store.json.
  init(_ bytes: [UInt8]) throws(SettingsError) {
    let node: JSONNode
    do { node = try JSONReader.read(bytes) } catch { throw .damaged(error.message) }
    guard let format = node["format"]?.integer else { throw .damaged("'format' is missing.") }
    guard format == StoreSettings.currentFormat else { throw .format(format) }
    guard let origin = node["origin"]?.string, FileName.isPlain(origin) else {
      throw .damaged("'origin' is missing.")
    }
    guard let created = node["created"]?.string.flatMap({ Instant($0) }) else {
      throw .damaged("'created' must be a time such as \"2026-03-06T05:00:00Z\".")
    }
    guard let clock = node["clock"]?.string.flatMap(StoreClock.init(rawValue:)) else {
      throw .damaged("'clock' must be \"system\" or \"simulated\".")
    }
    self.init(
      origin: origin, created: created, clock: clock,
      isNoted: node["noted"]?.value == .bool(true))
  }

  /// The content of a store.json, which people may read.
  var bytes: [UInt8] {
    var fields: JSONFields = [
      "format": .integer(StoreSettings.currentFormat), "origin": .string(origin),
      "created": .string("\(created)"), "clock": .string(clock.rawValue),
    ]
    if isNoted { fields["noted"] = true }
    return Array((JSONValue.object(fields).text + "\n").utf8)
  }
}
