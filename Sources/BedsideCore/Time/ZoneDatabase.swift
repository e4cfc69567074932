/// What finds time zones by their name, such as `Europe/Berlin`.
public protocol ZoneDatabase: Sendable {
  /// The zone of a name.
  ///
  /// - Throws: `ZoneError` if the name is none, nothing is known of it, or its data is broken.
  func zone(_ id: String) throws(ZoneError) -> Zone
}
