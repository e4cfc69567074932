internal import BedsideCore

/// An alert as the person reads it: what it is about, what to do, and whom to turn to.
struct AlertPage {
  let alert: RaisedAlert
  let phrases: Phrases

  var blocks: [Block] {
    let role: Role = alert.severity == .urgent ? .problem : .notice
    let heading: Phrase = alert.severity == .notice ? .alertNotice : .alertTitle
    var blocks: [Block] = [
      .gap, .text(phrases(heading, ["title": alert.title]), role), .text(alert.text, .strong),
    ]
    if let crisis = alert.crisis { blocks += [.gap, .text(crisis)] }
    return blocks + alert.contacts.map { .bullet($0) } + [.gap]
  }
}
