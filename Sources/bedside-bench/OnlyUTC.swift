import BedsideCore

/// The zones of studies that name none.
struct OnlyUTC: ZoneDatabase {
  func zone(_ id: String) throws(ZoneError) -> Zone { .utc }
}
