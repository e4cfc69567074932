internal import BedsideCore

extension ObjectReader {
  /// The member `key` as what its text says, which looks like the example.
  mutating func value<Value>(
    _ key: String, _ read: (String) -> Value?, like example: String
  ) -> Value? {
    guard let text = string(key) else { return nil }
    if let value = read(text) { return value }
    problem("'\(key)' cannot be '\(text)'. Write one like \"\(example)\".", at: key)
    return nil
  }

  /// The member `zone`, the name of one in `zones`.
  mutating func zone(among zones: any ZoneDatabase) -> Zone? {
    guard let id = string("zone") else { return nil }
    do throws(ZoneError) {
      return try zones.zone(id)
    } catch {
      problem("\(error)", at: "zone")
      return nil
    }
  }
}
