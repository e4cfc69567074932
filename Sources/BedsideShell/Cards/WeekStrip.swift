internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The week of a day above its page: a column for each day with how much of it was done.
@MainActor
struct WeekStrip {
  let desk: CareDesk
  /// The day whose page follows.
  let shown: CivilDate

  private var phrases: Phrases { desk.phrases }
  private var today: CivilDate { desk.store.today }

  /// The strip.
  ///
  /// Where it is read aloud, it is the week in one sentence; where no day has a task, nothing.
  func blocks() throws(CareError) -> [Block] {
    let isCounted = try desk.store.isCounted()
    let pages = try desk.store.pages(from: shown.startOfWeek(), count: 7).map { page in
      isCounted(page.day) ? page : DayPage(day: page.day)
    }
    if pages.allSatisfy({ $0.adherence.ring == .noTasks }) { return [] }
    if desk.renderer.isAccessible {
      let past = pages.filter { $0.day <= today }
      let adherence = Adherence(days: past.map(\.adherence))
      guard adherence.due > 0 else { return [] }
      let names: KeyValuePairs = [
        "done": "\(adherence.completed)", "due": "\(adherence.due)",
      ]
      return [.text(phrases(.stripSentence, names)), .gap]
    }
    let marks = pages.map(mark)
    let full = pages.map { "\(phrases(.weekday($0.day.weekday))) \($0.day.day)" }
    let short = pages.map { phrases(.weekday($0.day.weekday)) }
    let legend = legend(pages)
    for (days, gap) in [(full, 1), (short, 0)] {
      guard let lines = lines(days, marks, pages.map(\.day), gap) else { continue }
      let meaning = StyledText(legend.isEmpty ? "" : "   \(legend)", .closed)
      let isRoomy =
        DisplayWidth.of(lines.marks.plain + meaning.plain) <= desk.renderer.width
      if isRoomy { return [.text(lines.days), .text(lines.marks + meaning), .gap] }
      return [.text(lines.days), .text(lines.marks), .text(legend, .closed), .gap]
    }
    return zip(full, zip(marks, pages)).map { day, mark in
      .text(StyledText("\(framed(day, mark.1.day)) \(mark.0)", role(mark.1)))
    } + (legend.isEmpty ? [] : [.text(legend, .closed)]) + [.gap]
  }

  /// The two lines of the strip, the days so many blanks apart; nil where they are too wide.
  private func lines(
    _ days: [String], _ marks: [String], _ dates: [CivilDate], _ gap: Int
  ) -> (days: StyledText, marks: StyledText)? {
    // The signs around a day stand where the blanks between the days are.
    let width =
      zip(days, marks).map { max(DisplayWidth.of($0) + 2 + gap, DisplayWidth.of($1) + 1) }.max()
      ?? 0
    guard width * days.count <= desk.renderer.width else { return nil }
    var lines = (days: StyledText(""), marks: StyledText(""))
    for (index, day) in days.enumerated() {
      let role: Role = dates[index] > today ? .closed : dates[index] == shown ? .strong : .plain
      let isLast = index == days.count - 1
      lines.days = lines.days + centred(framed(day, dates[index]), width, role, endsLine: isLast)
      lines.marks = lines.marks + centred(marks[index], width, role, endsLine: isLast)
    }
    return lines
  }

  private func centred(
    _ text: String, _ width: Int, _ role: Role, endsLine: Bool
  ) -> StyledText {
    let room = max(width - DisplayWidth.of(text), 0)
    let left = room / 2
    let head = StyledText(String(repeating: "\u{A0}", count: left)) + StyledText(text, role)
    return endsLine
      ? head : head + StyledText(String(repeating: "\u{A0}", count: room - left))
  }

  /// A day in the sign of what it is: today in brackets, another day that is shown in angles.
  private func framed(_ name: String, _ day: CivilDate) -> String {
    let name = String(name.map { $0 == " " ? "\u{A0}" : $0 })
    if day == today { return "[\(name)]" }
    return day == shown ? "<\(name)>" : name
  }

  private func role(_ page: DayPage) -> Role { page.day > today ? .closed : .plain }

  private func mark(_ page: DayPage) -> String {
    let adherence = page.adherence
    switch adherence.ring {
    case .noTasks: return Self.noTasks
    case .noneDue: return Self.noneDue
    case .zero, .fraction:
      if page.day > today { return Self.later }
      return "\(adherence.completed)/\(adherence.due)"
    }
  }

  private static let noTasks = "~"
  private static let noneDue = "-"
  private static let later = "."

  /// What the signs mean that stand in the strip.
  private func legend(_ pages: [DayPage]) -> String {
    let marks = Set(pages.map(mark))
    let meanings: [(String, Phrase)] = [
      (Self.noneDue, .stripNoneDue), (Self.noTasks, .stripNoTasks), (Self.later, .stripLater),
    ]
    return meanings.filter { marks.contains($0.0) }
      .map { String("\($0.0) \(phrases($0.1))".map { $0 == " " ? "\u{A0}" : $0 }) }
      .joined(separator: "  ")
  }
}
