extension ObjectReader {
  /// The member `id`, which must be there and have the form of an id.
  public mutating func identifier(_ key: String = "id") -> String? {
    guard let text = requiredString(key) else { return nil }
    if ContentIdentifier.isValid(text) { return text }
    problem(ContentIdentifier.problem(text), at: key)
    return nil
  }

  /// The member `version`, which must be there and be at least 1.
  public mutating func version() -> Int? {
    guard requiredNode("version", hint: "1") != nil, let version = integer("version") else {
      return nil
    }
    if version >= 1 { return version }
    problem("'version' is \(version). Versions count from 1.", at: "version")
    return nil
  }

  /// The member `key` as a path that goes down from the study's folder, like `example`.
  public mutating func path(_ key: String, like example: String) -> String? {
    guard let path = string(key) else { return nil }
    if ContentPath.isInside(path) { return path }
    problem(ContentPath.problem(path, example: example), at: key)
    return nil
  }

  /// Where the value of the member `key` stands; the object itself where there is none.
  public mutating func offset(of key: String) -> Int { node(key)?.offset ?? node.offset }
}

extension ContentNotice {
  /// Reads `copyright`, `licence` and `source` of a file.
  public init(from object: inout ObjectReader) {
    self.init(
      copyright: object.string("copyright"), licence: object.string("licence"),
      source: object.string("source"))
  }
}
