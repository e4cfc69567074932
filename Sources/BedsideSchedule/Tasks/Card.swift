/// How a task looks on a page.
public struct Card: Hashable, Sendable {
  /// The form of a card.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A title and a box to tick.
    case simple
    /// A title, a text and a box to tick.
    case instructions
    /// A line for each thing logged, and a way to log another.
    case buttonLog
    /// A box to tick for each event.
    case checklist
    /// A mark for each event on one line.
    case grid
    /// How far towards a goal.
    case numericProgress
    /// A value and its unit.
    case labeledValue
    /// Steps to walk through, then their answers.
    case survey
    /// Somebody to call, or something outside to look at.
    case link
    /// Something to learn.
    case featured

    /// Whether there is anything to complete; what is only there to be read has no outcome.
    public var isCompletable: Bool { self != .link && self != .featured }

    /// Whether values are logged on the card, which may have a unit.
    public var takesValues: Bool {
      self == .buttonLog || self == .numericProgress || self == .labeledValue
    }

    /// Whether the steps of a survey can complete it.
    public var allowsSurvey: Bool {
      isCompletable && self != .buttonLog && self != .numericProgress
    }
  }

  /// The form.
  public var style: Style
  /// What a completed card says, with ids of items in braces: `Headache {headache}/10`.
  public var summary: String?
  /// The unit of the values that are logged on the card, such as `mg`.
  public var units: String?
  /// The least value that can be logged.
  public var minimum: Double
  /// The most that can be logged; nil for no limit.
  public var maximum: Double?
  /// Where a link card leads, in order.
  public var links: [CardLink]
  /// The topic of the study's education that a featured card opens.
  public var topic: String?

  /// Makes a card.
  public init(
    style: Style, summary: String? = nil, units: String? = nil, minimum: Double = 0,
    maximum: Double? = nil, links: [CardLink] = [], topic: String? = nil
  ) {
    self.style = style
    self.summary = summary
    self.units = units
    self.minimum = minimum
    self.maximum = maximum
    self.links = links
    self.topic = topic
  }
}

extension Card.Style {
  /// The form of a card whose author names none.
  ///
  /// A survey has its own. What does not count is logged as often as it comes; of what counts, one
  /// event a day is a box to tick and several are a grid.
  public init(hasSurvey: Bool, impactsAdherence: Bool, schedule: Schedule?) {
    if hasSurvey {
      self = .survey
    } else if !impactsAdherence {
      self = .buttonLog
    } else {
      self = schedule?.mayComeSeveralTimesADay == true ? .grid : .simple
    }
  }
}
