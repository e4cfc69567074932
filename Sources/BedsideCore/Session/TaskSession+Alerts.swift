extension TaskSession {
  /// The alerts that were raised and that the person has not seen; they come before the next question.
  public var pendingAlerts: [RaisedAlert] { alerts.filter { !$0.isSeen } }

  /// Notes that the person has seen the first of the pending alerts.
  public mutating func acknowledgeAlert() {
    guard let index = alerts.firstIndex(where: { !$0.isSeen }) else { return }
    alerts[index].isSeen = true
    delegate?.session(self, didChange: .alertSeen(alerts[index].id))
  }

  /// Raises the alerts that the answers make true now and did not before, and notes which of those that
  /// were raised do not hold any more.
  ///
  /// It is about the answers that count in the end, so that going back, which changes none, neither ends
  /// an alert nor raises one.
  mutating func raiseAlerts() {
    guard !task.alerts.isEmpty, finish == nil else { return }
    let given = answers.count == way.given.count ? way.given : prospect.given
    for alert in task.alerts {
      let standing = alerts.lastIndex { $0.id == alert.id && $0.stands }
      let holds = alert.when.matches(given)
      if holds, standing == nil { raise(alert, given) }
      guard !holds, let standing else { continue }
      alerts[standing].stands = false
      delegate?.session(self, didChange: .alertOver(alert.id))
    }
  }

  private mutating func raise(_ alert: TaskAlert, _ given: [Identifier<FormItem>: Answer]) {
    let crisis = alert.showsCrisis ? task.crisis : nil
    let run = self
    let fill = { (text: String) -> String in run.filled(text, given: given) }
    alerts.append(
      RaisedAlert(
        id: alert.id, title: fill(alert.title), text: fill(alert.text),
        contacts: (alert.contacts + (crisis?.contacts ?? [])).map(fill),
        crisis: crisis.map { fill($0.text) }, severity: alert.severity, date: clock.now(),
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
        id: id.rawValue, value: item.format.json(of: value),
        display: format(of: item, given: given).rules.display(value, in: context))
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
    raiseAlerts()
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
