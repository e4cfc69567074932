internal import BedsideCore

extension ContentCheck {
  /// Notes characters in the strings of a file that are never shown, or would change how texts are.
  func reportHiddenCharacters(_ node: JSONNode, of bytes: [UInt8], _ log: ProblemLog) {
    switch node.content {
    case .string: report(HiddenCharacter.all(inString: node.offset, of: bytes), log)
    case .array(let elements):
      for element in elements { reportHiddenCharacters(element, of: bytes, log) }
    case .object(let members):
      for member in members where member.key != "$comment" {
        reportHiddenCharacters(member.node, of: bytes, log)
      }
    case .null, .bool, .number: break
    }
  }

  /// Notes such characters in a text that has a file of its own.
  func hiddenCharacters(inText bytes: [UInt8], at path: String) -> [Problem] {
    let log = ProblemLog(file: path, bytes: bytes)
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    report(HiddenCharacter.all(in: bytes.dropFirst(hasMark ? 3 : 0), at: hasMark ? 3 : 0), log)
    return log.problems
  }

  /// One problem for all of them in a text, at the first.
  private func report(_ hidden: [HiddenCharacter], _ log: ProblemLog) {
    guard let first = hidden.first else { return }
    let more = hidden.count == 1 ? "" : " \(hidden.count - 1) more of such characters follow it."
    let meaning =
      switch first.kind {
      case .control: "a control character that is never shown. Take it out."
      case .direction:
        "which would change the order of what stands around it and is never shown. Take it out; words"
          + " that run the other way stand between U+2068 and U+2069."
      }
    log.add(
      "Here stands \(first.name), \(meaning)\(more)", at: first.offset, severity: .warning)
  }
}
