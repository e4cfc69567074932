internal import BedsideCore

/// How often the answer to an item came about in which way.
struct AnswerTally: Sendable {
  let task: String
  let item: String
  private(set) var typed = 0
  private(set) var accepted = 0
  private(set) var skipped = 0
  private(set) var declined = 0
  private(set) var unknown = 0

  init(task: String, item: String) {
    self.task = task
    self.item = item
  }

  /// Whether there is anything but answers that were typed.
  var isNotable: Bool { accepted + skipped + declined + unknown > 0 }

  /// How often it was put to the participant.
  var count: Int { typed + accepted + skipped + declined + unknown }

  /// Adds an answer as a result keeps it.
  mutating func add(_ answer: JSONValue) {
    guard case .string(let state)? = answer["state"] else { return }
    switch Answer.State(rawValue: state) {
    case .answered?:
      if answer["entry"] == .string(Answer.Entry.accepted.rawValue) {
        accepted += 1
      } else {
        typed += 1
      }
    case .skipped?: skipped += 1
    case .declined?: declined += 1
    case .dontKnow?: unknown += 1
    case .notShown?, nil: return
    }
  }
}
