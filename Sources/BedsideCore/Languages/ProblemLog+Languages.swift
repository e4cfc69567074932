extension ProblemLog {
  /// Takes note of the `language` and the `languages` of the file that holds `root`, before any of its
  /// texts is read.
  public func readLanguages(of root: JSONNode) {
    if let node = root["language"] { languages.own = tag(node, "language") }
    guard let node = root["languages"] else { return }
    guard let elements = node.elements else {
      add("'languages' must be an array, [ … ], not \(node.kindOrNumber).", at: node.offset)
      return
    }
    for element in elements {
      guard let tag = tag(element, "languages") else { continue }
      if languages.declared.contains(tag) {
        add("'\(tag)' stands twice in 'languages'. Keep one.", at: element.offset)
      } else {
        languages.declared.append(tag)
      }
    }
    guard let own = languages.own, !languages.declared.isEmpty, !languages.declared.contains(own)
    else { return }
    let message =
      "'language' is \(own), and 'languages' leaves it out. Add \"\(own)\" there, or correct"
      + " 'language'."
    add(message, at: root["language"]?.offset ?? node.offset, severity: .warning)
  }

  /// Warns of texts that lack a language which the file should have throughout; when all was read.
  public func reportLanguages() {
    for gap in languages.gaps { add(gap.message, at: gap.offset, severity: .warning) }
  }

  private func tag(_ node: JSONNode, _ key: String) -> LanguageTag? {
    guard let text = node.string else {
      add("'\(key)' must be a string in double quotes, not \(node.kindOrNumber).", at: node.offset)
      return nil
    }
    guard let tag = LanguageTag(text) else {
      add("'\(text)' is no language tag. Write one like en or pt-BR.", at: node.offset)
      return nil
    }
    return tag
  }
}
