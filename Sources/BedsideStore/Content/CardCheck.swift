internal import BedsideCore
internal import BedsideSchedule

/// Checks the members of a card against its form and its task.
struct CardCheck {
  /// The task with its card.
  var task: CareTask
  /// Whether the task's entry names a survey, also one that can't be read.
  var hasSurvey: Bool
  /// The card in the file, all members of which have been read.
  var object: ObjectReader

  private var style: Card.Style { task.card.style }

  /// Notes everything that does not go together.
  func check() {
    checkSummary()
    checkStrangers()
    checkSurvey()
    checkNeeds()
    checkUnits()
    checkLimits()
  }

  private func checkSummary() {
    if let summary = task.card.summary, !CardSummary(summary).isClosed {
      object.problem(
        "A brace has no partner. Write ids of items like {fever}, each in its own pair.",
        at: "summary")
    }
  }

  /// Notes members that belong to other forms.
  private func checkStrangers() {
    let name = style.rawValue
    if object.node["units"] != nil, !style.takesValues {
      object.problem(
        "'units' is the unit of logged values, and a '\(name)' card takes none. Take it out.",
        at: "units")
    }
    for key in ["minimum", "maximum"] where object.node[key] != nil && !style.takesValues {
      object.problem(
        "'\(key)' limits logged values, and a '\(name)' card takes none. Take it out.", at: key)
    }
    if object.node["links"] != nil, style != .link {
      object.problem(
        "A '\(name)' card shows no links. Make the style 'link', or take them out.", at: "links")
    }
    if object.node["topic"] != nil, style != .featured {
      object.problem(
        "A '\(name)' card opens no topic. Make the style 'featured', or take it out.",
        at: "topic")
    }
  }

  private func checkSurvey() {
    if style == .survey, !hasSurvey {
      object.problem(
        "A survey card begins a survey, and this task has none. Add 'survey' to the task.",
        at: "style")
    }
    if hasSurvey, !style.allowsSurvey {
      object.problem(
        "A '\(style.rawValue)' card begins no survey. Make the style 'survey', or take 'survey' out"
          + " of the task.", at: "style")
    }
  }

  /// Notes what the form needs and is not there.
  private func checkNeeds() {
    if style == .instructions, object.node["text"] == nil {
      object.problem("An instructions card has no 'text'. Add what is to be done.", at: "style")
    }
    if style == .link, object.node["links"]?.elements?.isEmpty ?? (object.node["links"] == nil) {
      object.problem(
        "A link card has no 'links'. Add some, like \"links\": [{ \"call\": \"555 0100\" }].",
        at: "style")
    }
    if style == .featured, object.node["topic"] == nil {
      object.problem("A featured card has no 'topic'. Add one of 'education'.", at: "style")
    }
    if style == .numericProgress, task.progress != .sum {
      object.problem(
        "A 'numericProgress' card shows how far a sum has come. Add \"progress\": \"sum\" to the task.",
        at: "style")
    }
  }

  private func checkUnits() {
    guard let units = task.card.units, style.takesValues else { return }
    let targets = task.schedule?.elements.flatMap(\.targetValues) ?? []
    guard let other = targets.lazy.compactMap(\.units).first(where: { $0 != units }) else { return }
    object.problem(
      "'units' is '\(units)', and a target is in '\(other)'. Make them the same.", at: "units")
  }

  /// Notes limits between which nothing is, and targets that nobody could log.
  private func checkLimits() {
    guard style.takesValues else { return }
    let (least, most) = (task.card.minimum, task.card.maximum)
    if let most, most < least {
      let own = object.node["minimum"] == nil ? ", which is the least without a 'minimum'" : ""
      object.problem(
        "'maximum' is below \(Self.text(least))\(own). Nothing could be logged.", at: "maximum")
      return
    }
    let targets = (task.schedule?.elements.flatMap(\.targetValues) ?? []).map(\.amount)
    if let target = targets.first(where: { $0 < least }) {
      object.problem(
        "A target is \(Self.text(target)), and nothing below \(Self.text(least)) can be logged. Give"
          + " the card a lower 'minimum'.",
        at: object.node["minimum"] == nil ? "style" : "minimum")
    }
    // Many values may come to a sum.
    if task.progress == .sum { return }
    if let most, let target = targets.first(where: { $0 > most }) {
      object.problem(
        "A target is \(Self.text(target)), and nothing above \(Self.text(most)) can be logged. Raise"
          + " 'maximum'.", at: "maximum")
    }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
