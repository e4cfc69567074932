internal import BedsideCore

extension ObjectReader {
  /// The member `key` as what its text says, which looks like the example.
  mutating func text<Value>(
    _ key: String, _ read: (String) -> Value?, like example: String
  ) -> Value? {
    guard let text = string(key) else { return nil }
    if let value = read(text) { return value }
    problem("'\(key)' cannot be '\(text)'. Write one like \"\(example)\".", at: key)
    return nil
  }
}
