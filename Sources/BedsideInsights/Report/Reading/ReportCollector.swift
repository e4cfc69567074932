internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Collects what a report tells, in whatever order outcomes are met.
struct ReportCollector {
  private struct ItemKey: Hashable {
    let task: String
    let item: String
  }

  private var scoreCourses: [ItemKey: ScoreCourse] = [:]
  private var motionCourses: [ItemKey: MotionCourse] = [:]
  private var tallies: [ItemKey: AnswerTally] = [:]
  private var recordedNotes: [RecordedNote] = []
  private(set) var surveys: Set<SurveyVersion> = []
  private(set) var outcomeCount = 0
  private(set) var adherence: AdherenceCourse

  init(_ days: ClosedRange<CivilDate>) { adherence = AdherenceCourse(days) }

  /// Adds what is recorded for an event of a day.
  mutating func add(_ stored: StoredOutcome, on day: CivilDate) {
    let key = stored.outcome.key
    outcomeCount += 1
    for value in stored.outcome.values where value.units == MotionCourse.unit {
      guard let kind = value.kind, MotionCourse.kinds.contains(kind) else { continue }
      let place = ItemKey(task: key.task, item: kind)
      motionCourses[place, default: MotionCourse(task: key.task, kind: kind)]
        .add(value.amount, stored, on: day)
    }
    guard stored.result != nil else { return }
    let version = SurveyVersion(task: key.task, version: key.version)
    surveys.insert(version)
    for score in stored.scores {
      let place = ItemKey(task: key.task, item: score.id)
      scoreCourses[place, default: ScoreCourse(task: key.task, id: score.id)]
        .add(score, stored, on: day, version)
    }
    for answer in stored.answers { add(answer, of: stored, on: day, version) }
  }

  private mutating func add(
    _ answer: JSONValue, of stored: StoredOutcome, on day: CivilDate, _ version: SurveyVersion
  ) {
    guard case .string(let id)? = answer["id"] else { return }
    let place = ItemKey(task: version.task, item: id)
    tallies[place, default: AnswerTally(task: version.task, item: id)].add(answer)
    for text in RecordedNote.texts(answer) {
      recordedNotes.append(
        RecordedNote(
          day: day, recorded: stored.outcome.recorded, version: version, item: id, text: text))
    }
  }

  /// Adds what was planned for a day, and how far it was done.
  mutating func add(_ page: DayPage, today: CivilDate) {
    adherence.add(page, today: today)
    for event in page.events where event.outcome == nil && event.state(on: today) == .missed {
      for place in Array(scoreCourses.keys) where place.task == event.task.id {
        scoreCourses[place]?.addMissed(page.day)
      }
    }
  }

  /// The scores, each with its values in order.
  var scores: [ScoreCourse] {
    scoreCourses.values.map { course in
      var course = course
      course.sort()
      return course
    }
  }

  /// The measures of motion, each with its values in order.
  var motions: [MotionCourse] {
    motionCourses.values.map { course in
      var course = course
      course.sort()
      return course
    }
  }

  /// What was written, in the order of time.
  var notes: [RecordedNote] {
    recordedNotes.enumerated().sorted {
      ($0.element.day, $0.element.recorded, $0.offset)
        < ($1.element.day, $1.element.recorded, $1.offset)
    }.map(\.element)
  }

  /// How answers came about, in no order.
  var answers: [AnswerTally] { Array(tallies.values) }
}
