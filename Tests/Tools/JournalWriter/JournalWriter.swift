import BedsideCore
import BedsideStore
internal import Glibc

/// Adds lines to a store as fast as it takes them, and acknowledges each to standard output.
///
/// Arguments: the store's folder, the participant, a month such as 2026-03, a name that no other writer
/// has, and how many steps to take (0: no end). An acknowledgement is the file's path and the line's
/// name.
@main
struct JournalWriter {
  private let journal: FileJournal
  private let participant: ParticipantID
  private let month: JournalFile
  private let name: String

  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 6, let participant = ParticipantID(words[2]), let month = Month(words[3]),
      let steps = Int(words[5])
    else { throw WriterError.usage }
    let journal = try FileJournal(
      words[1], clock: .simulated, created: Instant(milliseconds: 1_772_784_000_000))
    let writer = JournalWriter(
      journal: journal, participant: participant, month: .month(participant, month),
      name: words[4])
    var step = 0
    while steps == 0 || step < steps {
      step += 1
      try writer.take(step)
    }
  }

  /// Most steps are single lines; some are batches and some are surveys with a draft.
  private func take(_ step: Int) throws {
    switch step % 10 {
    case 4: try add(["\(name)-\(step)-a", "\(name)-\(step)-b", "\(name)-\(step)-c"], to: month)
    case 8: try answer(step)
    default: try add(["\(name)-\(step)"], to: month)
    }
  }

  private func add(_ names: [String], to file: JournalFile) throws {
    try journal.append(names.map { entry($0) }, to: file)
    acknowledge(names, in: file)
  }

  private func answer(_ step: Int) throws {
    guard let draft = DraftID("\(name)-\(step)") else { throw WriterError.usage }
    let file = JournalFile.draft(participant, draft)
    try add(["\(name)-\(step)-1"], to: file)
    let hold = try journal.hold(draft, of: participant)
    defer { withExtendedLifetime(hold) {} }
    for answer in 2...3 { try add(["\(name)-\(step)-\(answer)"], to: file) }
    try journal.finish(entry("\(name)-\(step)", finishing: draft), in: month, of: participant)
    acknowledge(["\(name)-\(step)"], in: month)
  }

  private func entry(_ name: String, finishing draft: DraftID? = nil) -> JournalEntry {
    JournalEntry(
      "outcome", finishing: draft,
      ["name": .string(name), "task": "check-in", "effective": "2026-03-06T08:00:00"])
  }

  private func acknowledge(_ names: [String], in file: JournalFile) {
    let text = names.map { "\(file) \($0)\n" }.joined()
    var bytes = Array(text.utf8)
    _ = unsafe write(STDOUT_FILENO, &bytes, bytes.count)
  }
}
