internal import BedsideCore
internal import BedsideSchedule

extension CareStore {
  func gates() throws(CareError) -> Gates {
    if let known = cache.moment?.gates { return known }
    let gates = try readGates()
    cache.moment?.gates = gates
    return gates
  }

  private func readGates() throws(CareError) -> Gates {
    try refreshPlan()
    let all = tasks.flatMap(\.versions)
    let watched = all.flatMap(\.requires) + all.filter(\.isOnce).map(\.id)
    var completions: [String: CivilDate] = [:]
    for id in Set(watched + [enrolment].compactMap { $0 }).sorted() {
      completions[id] = try firstCompletion(of: id)
    }
    var gates = Gates(
      today: today, enrolment: try enrolmentDay(), enrolmentTask: enrolment,
      joiningTask: joiningTask, firstCompletions: completions, consent: consent)
    for id in consentTasks { gates.agreements[id] = try agreements(to: id) }
    gates.absences = try absences()
    gates.departures = withdrawn.count
    if let absence = gates.absences.last, absence.until == nil { gates.left = withdrawn.last?.date }
    rememberGates()
    return gates
  }

  /// The tasks whose consent others need, in order.
  private var consentTasks: [String] {
    let named = tasks.flatMap(\.versions).flatMap(\.consents) + [consent].compactMap { $0 }
    return Set(named).sorted()
  }

  /// When each version of the consent `id`, or a later one, was agreed to first.
  private func agreements(
    to id: String
  ) throws(CareError) -> [(version: CareTask, day: CivilDate?)] {
    var agreements: [(version: CareTask, day: CivilDate?)] = []
    for version in tasks.first(where: { $0.id == id })?.versions ?? [] {
      let agreed = try firstOutcome(of: id, from: version.effective) {
        $0.outcome.key.version >= version.version && $0.isAgreement
      }
      agreements.append((version, agreed?.opening.day))
    }
    return agreements
  }

  private func absences() throws(CareError) -> [Gates.Absence] {
    var absences: [Gates.Absence] = []
    for (index, withdrawal) in withdrawn.enumerated() {
      let joined = try joiningTask.flatMap { (id) throws(CareError) in
        // A journey may have put the day of leaving behind that of joining again.
        try firstOutcome(of: id, from: withdrawal.day.adding(days: -Zone.mostDays)) {
          $0.isAfter(departure: index + 1, at: withdrawal.date) && $0.isAgreement
        }
      }
      // Who has left and then has the records erased has left once, the first time.
      let open = absences.last.map { $0.until == nil } ?? false ? absences.removeLast() : nil
      absences.append(
        Gates.Absence(from: open?.from ?? withdrawal.day, until: joined?.opening.day))
    }
    return absences
  }
}

extension StoredOutcome {
  /// Whether it was recorded after the participant had left so many times, the last time at `date`.
  ///
  /// The line says so itself, since clocks are set; only one that does not is taken by its time.
  func isAfter(departure count: Int, at date: Instant) -> Bool {
    opening.departures.map { $0 >= count } ?? (outcome.recorded > date)
  }

  /// Whether nothing in it declines a consent: such a run is not recorded, but who writes records
  /// without the session's help must not open a gate by it.
  fileprivate var isAgreement: Bool {
    !outcome.values.contains { value in
      value.value == .boolean(false)
        && value.kind?.hasSuffix("-\(ConsentContent.Part.agreed.rawValue)") ?? false
    }
  }
}
