extension Phrases {
  /// What to tell a person about a file that is no answer.
  func message(for problem: FileProblem, decimalMark: Character) -> String {
    let size = { (bytes: Int) in
      AnswerContext(
        phrases: self, conventions: Conventions(decimalMark: decimalMark), today: .earliest
      ).showSize(bytes)
    }
    return switch problem {
    case .notAFile: self(.fileNotAFile)
    case .missing(let path): self(.fileMissing, ["path": path])
    case .notRegular(let path): self(.fileNotRegular, ["path": path])
    case .unreadable(let path, let reason):
      self(.fileUnreadable, ["path": path, "reason": reason])
    case .empty(let name): self(.fileEmpty, ["name": name])
    case .tooLarge(let name, let bytes, let limit):
      self(.fileTooLarge, ["name": name, "size": size(bytes), "limit": size(limit)])
    case .wrongType(let name, let accepts):
      self(
        .fileWrongType,
        ["name": name, "types": accepts.map(\.label).joined(separator: ", ")])
    case .notKept(let name, let reason): self(.fileNotKept, ["name": name, "reason": reason])
    }
  }
}
