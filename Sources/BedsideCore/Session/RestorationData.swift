/// Where an unfinished run stood and what was answered: what the lines of its draft add up to.
public struct RestorationData: Hashable, Sendable {
  /// The run.
  public var header: DraftHeader
  /// The steps on the way, the one at hand last, and when each was presented.
  public var path: [Visit]
  /// The answers.
  public var answers: [Identifier<FormItem>: SavedAnswer]
  /// The question at hand; nil when the step at hand was just presented or all is behind.
  public var item: Identifier<FormItem>?
  /// The question that was answered last, when nothing moved since.
  public var lastAnswered: Identifier<FormItem>?
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
    for event in events {
      if case .begin(let header) = event {
        if data == nil { data = RestorationData(header) }
      } else {
        data?.apply(event)
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

  private mutating func apply(_ event: DraftEvent) {
    switch event {
    case .begin: break
    case .step(let id, let date):
      if let index = path.firstIndex(where: { $0.id == id }) {
        path.removeSubrange((index + 1)...)
      } else {
        path.append(Visit(id: id, startDate: date))
      }
      item = nil
      lastAnswered = nil
    case .item(let id):
      item = id
      lastAnswered = nil
    case .answer(let id, let answer):
      answers[id] = answer
      item = nil
      lastAnswered = id
    case .details(let id, let value): details[id] = value
    case .alert(let alert): alerts.append(alert)
    case .alertSeen(let id):
      if let index = alerts.firstIndex(where: { $0.id == id && !$0.isSeen }) {
        alerts[index].isSeen = true
      }
    }
  }

  /// How many questions have an answer.
  public var answeredCount: Int { answers.values.count { $0.state == .answered } }

  /// When something last happened.
  public var lastDate: Instant {
    let dates = answers.values.map(\.endDate) + path.map(\.startDate)
    return dates.max() ?? header.startDate
  }
}
