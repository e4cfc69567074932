internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The days of a week and how each of them went.
struct WeekPage {
  let pages: [DayPage]
  let today: CivilDate
  let phrases: Phrases
  /// Whether each day is a sentence.
  var isAccessible = false

  /// A heading and a line for each day.
  var blocks: [Block] {
    let first = pages.first?.day ?? today
    let title = Block.title(phrases(.weekTitle, ["date": phrases.long(first)]))
    if isAccessible { return [title, .gap] + pages.map { .text(sentence($0)) } + together }
    let entries = pages.map { page in
      let mark = page.day == today ? " (\(phrases(.weekToday)))" : ""
      return Block.Entry(
        phrases.short(page.day), StyledText(text(page) + mark, role(page)))
    }
    return [title, .gap, .entries(entries)] + together
  }

  /// How the days that have come went together.
  private var adherence: Adherence {
    Adherence(days: pages.filter { $0.day <= today }.map(\.adherence))
  }

  private var together: [Block] {
    guard adherence.due > 0 else { return [] }
    let names: KeyValuePairs = [
      "done": "\(adherence.completed)", "due": "\(adherence.due)",
    ]
    return [.gap, .text(phrases(.weekTogether, names))]
  }

  private func sentence(_ page: DayPage) -> String {
    let names: KeyValuePairs = ["day": phrases.short(page.day), "state": text(page)]
    return phrases(page.day == today ? .weekTodaySentence : .weekSentence, names)
  }

  private func text(_ page: DayPage) -> String {
    let adherence = page.adherence
    let counts: KeyValuePairs = [
      "done": String(adherence.completed), "due": String(adherence.due),
    ]
    switch adherence.ring {
    case .noTasks: return phrases(.weekNoTasks)
    case .noneDue: return phrases(.weekNoneDue)
    case .zero where page.day > today: return phrases(.weekPlanned, counts)
    case .zero, .fraction: return phrases(.weekDone, counts)
    }
  }

  private func role(_ page: DayPage) -> Role {
    let adherence = page.adherence
    if page.day == today { return .strong }
    return adherence.due > 0 && adherence.completed == adherence.due ? .answer : .plain
  }

  /// The week as `week --json` prints it.
  var json: JSONValue {
    .object([
      "format": 1, "today": .string(today.description), "days": .array(records),
      "week": .object([
        "ring": .string(adherence.ring.word), "done": .integer(adherence.completed),
        "due": .integer(adherence.due),
      ]),
    ])
  }

  /// A record for each day.
  var records: [JSONValue] {
    pages.map { page in
      let adherence = page.adherence
      return JSONValue.object([
        "day": .string(page.day.description), "ring": .string(adherence.ring.word),
        "done": .integer(adherence.completed), "due": .integer(adherence.due),
      ])
    }
  }
}

extension Adherence.Ring {
  /// The ring's word in JSON.
  fileprivate var word: String {
    switch self {
    case .noTasks: "noTasks"
    case .noneDue: "noneDue"
    case .zero: "zero"
    case .fraction: "fraction"
    }
  }
}
