internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Who brings records in, and why.
struct Importer {
  var author: String?
  var reason: String?
  /// Opens a participant's records under the study; nil where there is none.
  var desk: (ParticipantID) -> CareDesk?
}

extension CareDesk {
  /// What the study plans and would have recorded, to hold lines from elsewhere against it; nil where the
  /// record can't be read.
  var studyPlan: StudyPlan? {
    try? store.studyPlan { store, stored, judgement in
      // What another study would take, this one can't tell.
      guard stored.outcome.key.study == store.study else { return nil }
      var desk = self
      desk.store = store
      if judgement == .limits { return desk.limitProblem(with: stored) }
      return desk.problem(with: stored).map { desk.text(of: $0, in: stored) }
    }
  }

  private func text(of problem: RecordProblem, in stored: StoredOutcome) -> String {
    switch problem {
    case .noEvent:
      phrases(
        .importNoEvent,
        ["event": stored.outcome.key.description, "day": phrases.long(stored.day)])
    case .unreadable: phrases(.importNoSteps)
    case .value(let text): text
    }
  }
}
