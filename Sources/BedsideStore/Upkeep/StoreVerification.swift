internal import BedsideCore

/// Finds out what is missing from a participant's files by what the others say of it.
struct StoreVerification {
  private(set) var files: [FileVerification] = []
  private let participant: ParticipantID

  /// Makes it of the verifications of all files of a participant and of the lines that came from
  /// elsewhere.
  init(_ participant: ParticipantID, _ files: [FileVerification], imports: [ImportNote]) {
    self.participant = participant
    self.files = files
    for file in files {
      guard let last = file.follows else { continue }
      expect(.month(participant, last.month), last.origin, last.number)
    }
    for lines in imports.flatMap(\.lines) where isLasting(lines.file) {
      expect(lines.file, lines.origin, lines.numbers.upperBound)
    }
  }

  /// Whether a file stays: the plan is everybody's, and a draft goes when it is finished.
  private func isLasting(_ file: JournalFile) -> Bool {
    switch file {
    case .month(participant, _), .settings(participant): true
    default: false
    }
  }

  /// There must be a line of this name.
  private mutating func expect(_ file: JournalFile, _ origin: String, _ number: Int) {
    let place = files.firstIndex { $0.file == file }
    if let place, files[place].obstacle != nil { return }
    if place == nil { files.append(FileVerification(file: file)) }
    files[place ?? files.count - 1].expect(number, of: origin)
  }
}
