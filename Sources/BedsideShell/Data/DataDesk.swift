internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// What the commands on the records as a whole share.
///
/// They need no study, so that records can be verified and taken along when the study is broken.
@MainActor
struct DataDesk {
  let journal: any Journal
  let participant: ParticipantID
  let renderer: Renderer
  let now: Instant
  var days: DayRule
  let zones: any ZoneDatabase
  let isJSON: Bool
  let isPlain: Bool
  /// Whether what is shown is read on a terminal.
  var isOnTerminal = false

  var phrases: Phrases { renderer.phrases }

  /// The study's day that it is.
  var today: CivilDate { days.day(of: now) }

  /// The participant's zone.
  var zone: Zone { days.zone }

  /// The store's folder; nil for records that are in none.
  var folder: String? { (journal as? FileJournal)?.path }

  /// Does `body`, and says what kept it from being done.
  func reporting(_ body: () throws(JournalError) -> Program.End) -> Program.End {
    do {
      return try body()
    } catch {
      renderer.show(.text(phrases.message(for: error), .problem))
      return Program.End(.cannotWrite)
    }
  }

  func fail(_ phrase: Phrase, _ names: KeyValuePairs<String, String>, _ code: ExitCode)
    -> Program.End
  {
    renderer.show(.text(phrases(phrase, names), .problem))
    return Program.End(code)
  }

  /// A line that is for programs too: never broken, however long it is, but where a person reads it.
  func line(_ text: String, _ role: Role = .plain) -> Block {
    let text = StyledText(Sanitizer.cleanLine(text), role)
    return isOnTerminal ? .text(text) : .line(text)
  }

  /// Notes what was written and is not known yet, so that it is missed where it is lost.
  func remember() {
    // What can't be noted now is noted another time; nothing is lost by that.
    try? journal.rememberWritten(at: now)
  }

  /// Notes in the plan what was done with a participant's records, with those of this one where none is
  /// given; nothing where it can't be written.
  func note(
    _ action: DataLine.Action, of other: ParticipantID? = nil, _ what: String? = nil
  ) throws(JournalError) {
    guard journal.access == .readWrite else { return }
    var line = DataLine(action, of: other ?? participant, at: now, zone: zone.id)
    line.what = what
    try journal.append([line.entry], to: .plan)
  }
}
