import BedsideCore

extension ReferenceRun {
  /// Raises the alerts that the answers up to the end have made true, and ends those that they do not.
  mutating func alert(_ now: Instant) {
    if finish != nil { return }
    let given = toTheEnd
    for alert in task.alerts {
      let standing = alerts.indices.last { alerts[$0].id == alert.id && alerts[$0].stands }
      switch (holds(alert.when, given), standing) {
      case (true, nil):
        alerts.append(
          RaisedAlert(
            id: alert.id, title: filled(alert.title, given), text: filled(alert.text, given),
            contacts: alert.contacts.map { filled($0, given) }, severity: alert.severity, date: now,
            values: values(behind: alert.when, given)))
      case (false, let index?): alerts[index].stands = false
      default: break
      }
    }
  }

  mutating func seeAlert() {
    guard let index = alerts.firstIndex(where: { !$0.isSeen }) else { return }
    alerts[index].isSeen = true
  }

  /// A text with answers in place of the names in braces.
  func filled(_ text: String, _ given: Asked) -> String {
    var result = ""
    var rest = Array(text)[...]
    while let next = rest.popFirst() {
      if next != "{" {
        result.append(next)
      } else if rest.first == "{" {
        rest.removeFirst()
        result.append("{")
      } else if let close = rest.firstIndex(of: "}") {
        result += words(for: String(rest[..<close]), given)
        rest = rest[(close + 1)...]
      }
    }
    return result
  }

  private func words(for name: String, _ given: Asked) -> String {
    let parts = name.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let id = String(parts[0])
    let other = parts.count > 1 ? String(parts[1]) : "(not answered)"
    if id.hasPrefix("score.") {
      return score(Identifier(String(id.dropFirst(6))), given).map(Walk.context.show) ?? other
    }
    guard let item = allItems.first(where: { $0.id.rawValue == id }) else {
      return "{\(name)}"
    }
    return value(item.id, given).map { item.format.rules.display($0, in: Walk.context) } ?? other
  }
}
