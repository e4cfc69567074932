public import BedsideCore
internal import BedsideStore

/// Puts what a record tells into the words of a report.
///
/// Alerts come first. Numbers have their count, their days and their ends; where a value is missing, none
/// is made up; and nothing is said about what anything means or comes from.
public struct ReportWriter: Sendable {
  let record: ReportRecord
  let subject: ReportSubject
  let steps: [SurveyVersion: OrderedTask]
  let words: ChartWords

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - record: What is told.
  ///   - subject: About whom.
  ///   - steps: The versions of tasks in whose words it is told, in the language of the page.
  ///   - words: The language of the page.
  public init(
    _ record: ReportRecord, about subject: ReportSubject, steps: [SurveyVersion: OrderedTask],
    words: ChartWords
  ) {
    self.record = record
    self.subject = subject
    self.steps = steps
    self.words = words
  }

  var phrases: Phrases { words.phrases }

  /// The page.
  public var report: Report {
    let sections = [
      alerts, scores, measures, motion, adherence, notes, quality, changes,
    ]
    return Report(
      title: phrases(.reportTitle, ["study": subject.study]), facts: facts, warnings: warnings,
      sections: sections.compactMap(\.self), remarks: [phrases(.reportMeaning)] + notices,
      made: subject.made, words: words)
  }

  private var facts: [ReportFact] {
    let days = record.days
    let count = days.lowerBound.days(until: days.upperBound) + 1
    let name = subject.name.flatMap { $0 == subject.participant ? nil : $0 }
    let participant = name.map {
      phrases(.reportNamed, ["name": $0, "id": subject.participant])
    }
    var facts = [
      ReportFact(phrases(.reportParticipant), participant ?? subject.participant),
      ReportFact(
        phrases(.reportPeriod),
        phrases(
          count == 1 ? .reportPeriodDay : .reportPeriodText,
          [
            "from": phrases.long(days.lowerBound), "to": phrases.long(days.upperBound),
            "count": String(count),
          ])),
    ]
    if let first = record.enrolment, first <= days.upperBound {
      let number = first.days(until: days.upperBound) + 1
      facts.append(
        ReportFact(
          phrases(.reportSince),
          phrases(
            .reportSinceText, ["day": phrases.long(first), "number": String(number)])))
    }
    if let side = subject.side { facts.append(ReportFact(phrases(.reportSide), side)) }
    let made: KeyValuePairs = [
      "day": phrases.long(subject.made.date),
      "time": phrases.clock(subject.made.time, words.conventions), "zone": subject.zone,
    ]
    return facts + [ReportFact(phrases(.reportMade), phrases(.reportMadeText, made))]
  }

  private var warnings: [String] {
    var warnings: [String] = []
    if subject.isRehearsal { warnings.append(phrases(.reportRehearsal)) }
    if let left = record.left {
      warnings.append(phrases(.reportLeft, ["day": phrases.long(left)]))
    }
    warnings += subject.gaps.sentences(phrases)
    if subject.unreadTasks > 0 {
      warnings.append(phrases(.reportUnread, count: subject.unreadTasks))
    }
    warnings += record.losses.map { loss, day in
      phrases(
        .reportLost, count: max(loss.count, loss.plans.count),
        [
          "author": loss.author.asRemark, "day": phrases.long(day),
          "reason": loss.reason.asRemark,
        ])
    }
    if record.outcomeCount == 0 { warnings.append(phrases(.reportEmpty)) }
    return warnings
  }

  /// Whose instruments the scores of the page are from, as they want to be named.
  private var notices: [String] {
    var notices: [String] = []
    for course in orderedScores {
      guard let version = course.values.last?.version, let task = steps[version],
        let copyright = task.notice.copyright
      else { continue }
      let notice = "\(task.title): \(copyright)"
      if !notices.contains(notice) { notices.append(notice) }
    }
    return notices
  }
}

extension ReportWriter {
  /// A day as it is read: with its year where that is not the one in which the period ends.
  func day(_ day: CivilDate) -> String {
    day.year == record.days.upperBound.year ? phrases.short(day) : phrases.long(day)
  }

  /// A change of a series with its sign and its unit.
  func signed(_ amount: Double, _ series: DataSeries) -> String {
    if words.number(amount) == "0" { return phrases(.chartSame) }
    let text = words.difference(amount, series)
    return amount > 0 ? "+\(text)" : text
  }

  /// What a task is called.
  func title(of task: String) -> String {
    record.tasks.first { $0.id == task }?.title ?? task
  }

  /// The place of a task in the study's order.
  func place(of task: String) -> Int {
    record.tasks.firstIndex { $0.id == task } ?? record.tasks.count
  }

  /// The newest known steps of a task; nil where they can't be had.
  func newestSteps(of task: String) -> OrderedTask? {
    steps.filter { $0.key.task == task }.max { $0.key.version < $1.key.version }?.value
  }

  /// What asks for an item, on one line and not too long; its id where nobody knows.
  func title(of item: String, in task: OrderedTask?) -> String {
    ShortText.cut(question(item, in: task))
  }

  /// What asks for an item, on one line; its id where nobody knows.
  func question(_ item: String, in task: OrderedTask?) -> String {
    guard let known = task?.item(Identifier(item)) else { return item }
    var text = known.text
    if text.isEmpty { text = task?.step(asking: Identifier(item))?.title ?? item }
    if let shared = known.matrix?.text, !shared.isEmpty { text = "\(shared) \(text)" }
    return Sanitizer.cleanLine(TextFilling.fill(text, phrases) { _ in nil })
  }
}
