/// Members that a person reads, which may be given in several languages.
extension ObjectReader {
  /// The words `key`, which a person reads, in the language that the log's preference takes; in any they
  /// have at most `most` characters.
  public mutating func text(_ key: String, most: Int = .max) -> String? {
    node(key).flatMap { TextReader(log: log, key: key, most: most).text($0) }
  }

  /// The words `key`, which a person reads; they must be there and not be empty.
  public mutating func requiredText(_ key: String, most: Int = .max) -> String? {
    guard requiredNode(key, hint: "\"…\"") != nil, let text = text(key, most: most) else {
      return nil
    }
    if text.allSatisfy(\.isWhitespace) {
      problem("'\(key)' is empty. Write some text.", at: key)
      return nil
    }
    return text
  }

  /// The texts of the array `key`; none when it is absent.
  public mutating func texts(_ key: String) -> [String] {
    array(key).compactMap { element in
      if element.string != nil || element.members != nil {
        return TextReader(log: log, key: key).text(element)
      }
      log.add(
        "'\(key)' holds strings, not \(element.kind). Put it in double quotes.", at: element.offset)
      return nil
    }
  }

  /// The path `key` of a file that a person reads, which may be another one for each language, with
  /// all the paths that are named and where they stand.
  public mutating func textPath(
    _ key: String, like example: String
  ) -> (taken: String, all: [(path: String, offset: Int)])? {
    guard let node = node(key) else { return nil }
    let reader = TextReader(log: log, key: key)
    guard let taken = reader.text(node) else { return nil }
    let all = reader.all(node)
    let wrong = all.filter { !ContentPath.isInside($0.text) }
    for path in wrong {
      log.add(ContentPath.problem(path.text, example: example), at: path.offset)
    }
    return wrong.isEmpty ? (taken, all.map { ($0.text, $0.offset) }) : nil
  }

  /// Asks for the members `language` and `languages`, which `ProblemLog.readLanguages(of:)` has read.
  public mutating func knowLanguages() {
    _ = node("language")
    _ = node("languages")
  }
}
