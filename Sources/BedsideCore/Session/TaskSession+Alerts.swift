extension TaskSession {
  /// The alerts that were raised and that the person has not seen; they come before the next question.
  public var pendingAlerts: [RaisedAlert] { alerts.filter { !$0.isSeen } }

  /// Notes that the person has seen the first of the pending alerts.
  public mutating func acknowledgeAlert() {
    guard let index = alerts.firstIndex(where: { !$0.isSeen }) else { return }
    alerts[index].isSeen = true
    delegate?.session(self, didChange: .alertSeen(alerts[index].id))
  }

  /// Raises the alerts that the answers make true now and did not before.
  ///
  /// Going back changes no answer, and so it ends no alert: one has to become false with all answers
  /// that were given, also those that are ahead now, to be raised again.
  mutating func raiseAlerts() {
    guard !task.alerts.isEmpty else { return }
    let given = effectiveAnswers
    var all: [Identifier<FormItem>: Answer]?
    for alert in task.alerts {
      if alert.when.matches(given) {
        guard activeAlerts.insert(alert.id).inserted else { continue }
        raise(alert, given)
      } else if activeAlerts.contains(alert.id) {
        let recorded = all ?? answers.mapValues(\.answer)
        all = recorded
        if !alert.when.matches(recorded) { activeAlerts.remove(alert.id) }
      }
    }
  }

  private mutating func raise(_ alert: TaskAlert, _ given: [Identifier<FormItem>: Answer]) {
    let crisis = alert.showsCrisis ? task.crisis : nil
    alerts.append(
      RaisedAlert(
        id: alert.id, title: filled(alert.title), text: filled(alert.text),
        contacts: (alert.contacts + (crisis?.contacts ?? [])).map(filled),
        crisis: crisis.map { filled($0.text) }, severity: alert.severity, date: clock.now(),
        values: values(behind: alert.when, given)))
    delegate?.session(self, didChange: .alerted(alert.id))
  }

  /// What a condition is about: items, and scores with their numbers.
  private func values(
    behind claim: ResultPredicate, _ given: [Identifier<FormItem>: Answer]
  ) -> [RaisedAlert.Value] {
    var seen: Set<String> = []
    let items = claim.items.compactMap { id -> RaisedAlert.Value? in
      guard let value = given[id]?.value, let item = task.item(id) else { return nil }
      return RaisedAlert.Value(
        id: id.rawValue, value: value.json,
        display: item.format.rules.display(value, in: context))
    }
    let scores = claim.scores.compactMap { id -> RaisedAlert.Value? in
      guard let score = task.scores.score(id) else { return nil }
      let value = task.scores.value(of: id, given: given)
      return RaisedAlert.Value(
        id: "score.\(id)", value: value.map(score.json) ?? .null,
        display: value.map { score.display($0, in: context) })
    }
    return (scores + items).filter { seen.insert($0.id).inserted }
  }

  /// Takes the alerts of a draft over; those that hold and are not among them are raised.
  mutating func restoreAlerts(_ saved: [RaisedAlert]) {
    alerts = saved
    let given = effectiveAnswers
    let raised = Set(saved.map(\.id))
    for alert in task.alerts where raised.contains(alert.id) && alert.when.matches(given) {
      activeAlerts.insert(alert.id)
    }
    raiseAlerts()
  }

  /// The alerts as results keep them: of those raised more than once only the last can still hold.
  var alertResults: [RaisedAlert] {
    let given = effectiveAnswers
    return alerts.enumerated().map { index, alert in
      var alert = alert
      let isLast = !alerts[(index + 1)...].contains { $0.id == alert.id }
      let claim = task.alerts.first { $0.id == alert.id }?.when
      alert.stands = isLast && (claim?.matches(given) ?? true)
      return alert
    }
  }
}

extension ResultPredicate {
  /// The scores the claim is about, in order, with repetitions.
  var scores: [Identifier<Score>] {
    switch self {
    case .score(let score, _, _), .scored(let score, _): [score.id]
    case .all(let claims), .any(let claims): claims.flatMap(\.scores)
    case .not(let claim): claim.scores
    default: []
    }
  }
}
