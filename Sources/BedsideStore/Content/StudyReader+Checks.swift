internal import BedsideCore
internal import BedsideSchedule

extension StudyReader {
  /// Checks what the parts of a study say about each other.
  func check(_ study: Study, _ object: ObjectReader) {
    reportVersions()
    for entry in entries {
      reportNumber(of: entry)
      reportRequirements(of: entry)
      reportSchedule(of: entry, in: study)
    }
    reportNames(object)
    reportConsents(study, object)
    reportCircles()
    reportEnrolment(study, object)
    checkInsights(object)
  }

  private func reportVersions() {
    var earlier: [String: [CareTask]] = [:]
    for entry in entries {
      let task = entry.task
      defer { earlier[task.id, default: []].append(task) }
      for other in earlier[task.id] ?? [] {
        if other.version == task.version {
          report(
            "version", of: entry,
            "Version \(task.version) of '\(task.id)' stands twice. Give this one another number, or another"
              + " 'id' if it is another task.")
        } else if (other.version < task.version) != (other.effective < task.effective) {
          report(
            "effective", of: entry,
            "Versions \(min(other.version, task.version)) and \(max(other.version, task.version)) of"
              + " '\(task.id)' don't take effect in their order. Give the greater one the later day."
          )
        }
      }
    }
  }

  /// Notes an id that commands take for the number of a row: `done 3b` is no task.
  private func reportNumber(of entry: StudyEntry) {
    let id = entry.task.id
    let isDigit = { (character: Character) in ("0"..."9").contains(character) }
    let rest = id.drop(while: isDigit)
    let value = rest.drop { ("a"..."z").contains($0) }
    let letters = rest.count - value.count
    let isValue = value.first == "." && value.count > 1 && value.dropFirst().allSatisfy(isDigit)
    guard rest.count < id.count, letters <= 2, value.isEmpty || isValue else { return }
    log.add(
      "The id '\(id)' is built like the number of a row on today's page, which commands take it for."
        + " Begin it with a letter.", at: entry.node["id"]?.offset ?? entry.node.offset,
      severity: .warning)
  }

  private func reportRequirements(of entry: StudyEntry) {
    var known: Set<String> = []
    for node in entry.node["requires"]?.elements ?? [] {
      guard let name = node.string else { continue }
      if !known.insert(name).inserted {
        log.add("'\(name)' stands twice here. Keep one.", at: node.offset, severity: .warning)
      }
      if !knownNames.contains(name) {
        let others = names.filter { $0 != entry.task.id }
        log.add(unknown(name, among: others), at: node.offset)
      } else if let style = uncompletable(name) {
        log.add(
          "'\(name)' is never completed: it has a '\(style.rawValue)' card. Name another task.",
          at: node.offset)
      }
    }
  }

  /// The form of a task's card that nothing completes; nil where something completes a version.
  private func uncompletable(_ name: String) -> Card.Style? {
    let styles = styles[name] ?? []
    return styles.contains(where: \.isCompletable) ? nil : styles.first
  }

  /// Notes tasks none of which can open before the others.
  private func reportCircles() {
    var requirements: [String: Set<String>] = [:]
    for entry in entries { requirements[entry.task.id, default: []].formUnion(entry.task.requires) }
    var waiting = requirements.mapValues { $0.filter(knownNames.contains) }
    var waiters: [String: [String]] = [:]
    for (task, names) in waiting { for name in names { waiters[name, default: []].append(task) } }
    var open = knownNames.filter { waiting[$0]?.isEmpty ?? true }
    var next = Array(open)
    while let name = next.popLast() {
      for task in waiters[name] ?? [] {
        waiting[task]?.remove(name)
        if waiting[task]?.isEmpty == true, open.insert(task).inserted { next.append(task) }
      }
    }
    for entry in entries where !open.contains(entry.task.id) {
      report(
        "requires", of: entry,
        "'\(entry.task.id)' never opens: it waits, in a circle, for a task that waits for it. Take one"
          + " requirement out.")
    }
  }

  private func reportEnrolment(_ study: Study, _ object: ObjectReader) {
    guard let name = study.enrolment else { return }
    guard names.contains(name) else {
      object.problem(unknown(name, among: names), at: "enrolment")
      return
    }
    if let style = uncompletable(name) {
      object.problem(
        "'\(name)' is never completed: it has a '\(style.rawValue)' card. Name another task.",
        at: "enrolment")
    }
    for entry in entries where entry.task.id == name {
      if !entry.task.requires.isEmpty {
        report(
          "requires", of: entry,
          "'\(name)' begins the study: until it is done, no other task shows that it could wait for."
            + " Take 'requires' out.")
      }
      let starts = entry.task.schedule?.elements.map(\.start) ?? []
      guard starts.contains(where: \.countsFromEnrolment) else { continue }
      report(
        "schedule", of: entry,
        "'\(name)' begins the study, so its own schedule can't count from there. Give 'start' a date."
      )
    }
  }

  /// Notes consents that no task gives, and tasks that would wait for their own.
  private func reportConsents(_ study: Study, _ object: ObjectReader) {
    if let name = study.consent, !names.contains(name) {
      object.problem(unknown(name, among: names), at: "consent")
    }
    for entry in entries {
      guard let name = entry.task.consents.first else { continue }
      if !names.contains(name) {
        report("consent", of: entry, unknown(name, among: names.filter { $0 != entry.task.id }))
      } else if name == entry.task.id || name == study.consent {
        report(
          "consent", of: entry,
          name == entry.task.id
            ? "'\(name)' can't wait for its own consent. Take 'consent' out."
            : "The whole study needs the consent '\(name)'. Take 'consent' out here.")
      }
    }
  }

  private func unknown(_ name: String, among names: [String]) -> String {
    let nearest = log.nearest(to: name, among: names)
    let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Name a task of this study."
    return "There is no task '\(name)'. \(advice)"
  }

  private func report(_ key: String, of entry: StudyEntry, _ message: String) {
    log.add(message, at: entry.node[key]?.offset ?? entry.node.offset)
  }
}

extension ScheduleStart {
  fileprivate var countsFromEnrolment: Bool {
    if case .enrolment = self { true } else { false }
  }
}
