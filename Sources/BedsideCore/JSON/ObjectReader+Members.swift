extension ObjectReader {
  /// The string `key`.
  public mutating func string(_ key: String) -> String? {
    member(key, "a string in double quotes", \.string)
  }

  /// The string `key`, which must be there and not be empty.
  public mutating func requiredString(_ key: String) -> String? {
    guard requiredNode(key, hint: "\"…\"") != nil, let value = string(key) else { return nil }
    if value.allSatisfy(\.isWhitespace) {
      problem("'\(key)' is empty. Write some text.", at: key)
      return nil
    }
    return value
  }

  /// The Boolean `key`.
  public mutating func bool(_ key: String) -> Bool? { member(key, "true or false", \.bool) }

  /// The whole number `key`.
  public mutating func integer(_ key: String) -> Int? { member(key, "a whole number", \.integer) }

  /// The number `key`.
  public mutating func double(_ key: String) -> Double? { member(key, "a number", \.double) }

  /// The elements of the array `key`; none when it is absent.
  public mutating func array(_ key: String) -> [JSONNode] {
    member(key, "an array, [ … ]", \.elements) ?? []
  }

  /// The elements of the array `key`, of which there can be `most`; none when it is absent.
  ///
  /// Of a longer one those up to there are read, so that a list without end takes no time without end.
  public mutating func array(_ key: String, most: Int) -> [JSONNode] {
    let elements = array(key)
    guard elements.count > most, !log.isRecorded else { return elements }
    problem("'\(key)' has \(elements.count) elements. Write at most \(most).", at: key)
    return Array(elements.prefix(most))
  }

  /// The elements of the array `key`, which must be there and hold something, at most `most`.
  public mutating func requiredArray(_ key: String, most: Int = .max) -> [JSONNode] {
    guard requiredNode(key, hint: "[ … ]") != nil else { return [] }
    let elements = array(key, most: most)
    if elements.isEmpty, node(key)?.elements != nil {
      problem("'\(key)' is empty. Write at least one element.", at: key)
    }
    return elements
  }

  /// The strings of the array `key`, of which there can be `most`; none when it is absent.
  public mutating func strings(_ key: String, most: Int = .max) -> [String] {
    array(key, most: most).compactMap { element in
      if element.string == nil {
        log.add(
          "'\(key)' holds strings, not \(element.kind). Put it in double quotes.",
          at: element.offset)
      }
      return element.string
    }
  }

  /// The member `key` as one of the cases of `Value`, by its word in the file.
  public mutating func word<Value>(_ key: String, as type: Value.Type) -> Value?
  where Value: RawRepresentable<String> & CaseIterable {
    guard let text = string(key) else { return nil }
    if let value = Value(rawValue: text) { return value }
    problem(wrongWord(text, for: key, among: Value.allCases.map(\.rawValue)), at: key)
    return nil
  }

  /// What to say when `text` is none of the words that `key` may hold.
  public func wrongWord(_ text: String, for key: String, among words: [String]) -> String {
    let claim = "'\(text)' is not \(Self.article(before: key)) '\(key)'."
    if let nearest = Suggestion.nearest(to: text, among: words) {
      return "\(claim) Did you mean '\(nearest)'?"
    }
    return "\(claim) Write one of \(words.joined(separator: ", "))."
  }

  private static func article(before word: String) -> String {
    // It is the sound that counts: a unit.
    word.first.map { "aeiou".contains($0) } ?? false && !word.hasPrefix("uni") ? "an" : "a"
  }

  private mutating func member<Value>(
    _ key: String, _ expected: String, _ read: (JSONNode) -> Value?
  ) -> Value? {
    guard let node = node(key) else { return nil }
    if let value = read(node) { return value }
    log.add("'\(key)' must be \(expected), not \(node.kindOrNumber).", at: node.offset)
    return nil
  }
}
