/// Reads texts that people see: a string, or one for each of several languages.
///
///     "title": "Check In"
///     "title": { "en": "Check In", "de": "Wie geht es Ihnen?" }
struct TextReader {
  let log: ProblemLog
  /// The key of the text, for errors.
  let key: String
  /// How many characters it may have.
  var most = Int.max

  /// The text that `node` is in the language that is taken; nil, with a problem noted, when it is
  /// none.
  func text(_ node: JSONNode) -> String? {
    if let text = node.string {
      log.languages.note(plain: text, at: node.offset)
      check(text, at: node.offset)
      return text
    }
    guard let members = node.members else {
      log.add(
        "'\(key)' must be a string in double quotes, not \(node.kindOrNumber).", at: node.offset)
      return nil
    }
    let translations = translations(members, at: node)
    guard let taken = log.languages.take(among: translations.map(\.tag), at: node.offset) else {
      return nil
    }
    return translations.first { $0.tag == taken }?.text
  }

  /// The text and all its translations, with their places.
  func all(_ node: JSONNode) -> [(text: String, offset: Int)] {
    if let text = node.string { return [(text, node.offset)] }
    return (node.members ?? []).compactMap { member in
      member.node.string.map { ($0, member.node.offset) }
    }
  }

  /// Whether `node` has the form of a text with translations: its first member is a language.
  static func isTranslated(_ node: JSONNode) -> Bool {
    node.members?.first.flatMap { LanguageTag($0.key) } != nil
  }

  private func translations(
    _ members: [JSONMember], at node: JSONNode
  ) -> [(tag: LanguageTag, text: String)] {
    if members.isEmpty {
      log.add(
        "'\(key)' is given in no language. Write a string, or { \"en\": \"…\", \"de\": \"…\" }.",
        at: node.offset)
    }
    var read: [(tag: LanguageTag, text: String)] = []
    for member in members {
      guard let translation = translation(member) else { continue }
      if read.contains(where: { $0.tag == translation.tag }) {
        log.add(
          "'\(key)' is given twice in '\(translation.tag)'. Keep one of the two.",
          at: member.keyOffset)
      } else {
        read.append(translation)
      }
    }
    return read
  }

  private func translation(_ member: JSONMember) -> (tag: LanguageTag, text: String)? {
    guard let tag = LanguageTag(member.key) else {
      log.add(
        "'\(key)' is given by language, and '\(member.key)' is no language tag. Write one like en or"
          + " pt-BR.", at: member.keyOffset)
      return nil
    }
    guard let text = member.node.string else {
      log.add(
        "'\(key)' in '\(tag)' must be a string in double quotes, not \(member.node.kindOrNumber).",
        at: member.node.offset)
      return nil
    }
    if text.allSatisfy(\.isWhitespace) {
      log.add(
        "'\(key)' is empty in '\(tag)'. Write some text, or take the language out.",
        at: member.node.offset)
      return nil
    }
    check(text, " in '\(tag)'", at: member.node.offset)
    return (tag, text)
  }

  /// Notes a problem where a text is too long; what was recorded stays as it was.
  private func check(_ text: String, _ language: String = "", at offset: Int) {
    guard text.utf8.count > most else { return }
    // As JSON Schema counts.
    let count = text.unicodeScalars.count
    if count > most {
      log.addExcess(
        "'\(key)'\(language) has \(count) characters. Write at most \(most).", at: offset)
    }
  }
}

extension JSONNode {
  /// The kind of the value, or the number that it is.
  var kindOrNumber: String {
    if case .number(let text) = content { text } else { kind }
  }
}
