/// Where an unfinished run stood and what was answered: what the lines of its draft add up to.
public struct RestorationData: Hashable, Sendable {
  /// The run.
  public var header: DraftHeader
  /// The steps on the way, the one at hand last, and when each was presented.
  public var path: [Visit]
  /// The answers.
  public var answers: [Identifier<FormItem>: SavedAnswer]
  /// The texts that were being written and are no answers yet.
  public var written: [Identifier<FormItem>: String] = [:]
  /// The questions whose answers were taken back and that were not answered since.
  public var cleared: Set<Identifier<FormItem>> = []
  /// The question at hand; nil when the step at hand was just presented or all is behind.
  public var item: Identifier<FormItem>?
  /// The question that was answered last, when nothing moved since.
  public var lastAnswered: Identifier<FormItem>?
  /// Whether the questions of the step at hand are all behind without one having been answered last.
  public var isPassed = false
  /// Where the jump back began that has led to the question at hand; nil where none has.
  public var jump: DraftJump?
  /// What steps brought besides answers.
  public var details: [Identifier<Step>: JSONValue]
  /// The alerts that were raised, in order.
  public var alerts: [RaisedAlert] = []

  /// A step on the way.
  public struct Visit: Hashable, Sendable {
    /// The step.
    public var id: Identifier<Step>
    /// When it was presented.
    public var startDate: Instant
  }

  /// Adds up the events of a draft, in order; nil when none of them begins the run.
  ///
  /// A later answer replaces an earlier one. A step that was on the way already means going back.
  public init?(folding events: some Sequence<DraftEvent>) {
    var data: RestorationData?
    var places: [Identifier<Step>: Int] = [:]
    for event in events {
      if case .begin(let header) = event {
        if data == nil { data = RestorationData(header) }
      } else {
        data?.apply(event, &places)
      }
    }
    guard let data else { return nil }
    self = data
  }

  private init(_ header: DraftHeader) {
    self.header = header
    path = []
    answers = [:]
    details = [:]
  }

  /// Adds an event; `places` says where on the way each step stands.
  private mutating func apply(_ event: DraftEvent, _ places: inout [Identifier<Step>: Int]) {
    switch event {
    case .begin: break
    case .step(let id, let date):
      if let place = places[id] {
        for later in path[(place + 1)...] { places[later.id] = nil }
        path.removeSubrange((place + 1)...)
        // Another time than before, where rules have led back to it.
        path[place].startDate = date
      } else {
        places[id] = path.count
        path.append(Visit(id: id, startDate: date))
      }
      stand()
    case .item(let id): stand(at: id)
    case .passed:
      stand()
      isPassed = true
    case .jumped(let jump): self.jump = jump
    case .answer(let id, let answer):
      answers[id] = answer
      written[id] = nil
      cleared.remove(id)
      stand(after: id)
    case .written(let id, let text): written[id] = text.isEmpty ? nil : text
    case .cleared(let id):
      answers[id] = nil
      cleared.insert(id)
      if lastAnswered == id { lastAnswered = nil }
    case .details(let id, let value): details[id] = value
    case .alert(let alert):
      // It is raised again only when it does not hold any more.
      endAlert(alert.id)
      alerts.append(alert)
    case .alertOver(let id): endAlert(id)
    case .alertSeen(let id):
      if let index = alerts.firstIndex(where: { $0.id == id && !$0.isSeen }) {
        alerts[index].isSeen = true
      }
    }
  }

  private mutating func endAlert(_ id: Identifier<TaskAlert>) {
    if let index = alerts.lastIndex(where: { $0.id == id }) { alerts[index].stands = false }
  }

  private mutating func stand(
    at item: Identifier<FormItem>? = nil, after answered: Identifier<FormItem>? = nil
  ) {
    self.item = item
    lastAnswered = answered
    isPassed = false
    jump = nil
  }

  /// Whether there is something to go on with: an answer, a text that may become one, or something
  /// else that a step brought.
  public var isSaveable: Bool { !answers.isEmpty || !written.isEmpty || !details.isEmpty }

  /// How many questions have an answer.
  public var answeredCount: Int { answers.values.count { $0.state == .answered } }

  /// When something last happened.
  public var lastDate: Instant {
    let dates = answers.values.map(\.endDate) + path.map(\.startDate)
    return dates.max() ?? header.startDate
  }
}
