/// What of a task's outcomes one series of a chart shows.
///
/// Two series may be about the same task: pain and sleep from one check-in.
public struct SeriesPlan: Hashable, Sendable {
  /// Which numbers of an outcome are meant.
  public enum Source: Hashable, Sendable {
    /// The values of a kind, such as the id of the item that was answered.
    case value(String)
    /// All values, of whatever kind.
    case values
    /// How far the event is done, as the task measures it; nothing where it was due and not done.
    case progress
    /// The score of this id.
    case score(String)
  }

  /// What becomes of several values in one stretch of time.
  public enum Aggregator: String, Hashable, Sendable, CaseIterable {
    /// The first.
    case first
    /// The last.
    case last
    /// The mean.
    case mean
    /// The median.
    case median
    /// The least.
    case minimum
    /// The greatest.
    case maximum
    /// The sum.
    case sum
    /// How many there are.
    case count
    /// Each stands for itself, at its own time.
    case perEvent
  }

  /// The task's id.
  public var task: String
  /// Which numbers.
  public var source: Source
  /// What the series is called; nil for what the source is called.
  public var title: String?
  /// The unit, as it is shown.
  public var units: String?
  /// The colour; nil for the next of the palette.
  public var color: ChartColor?
  /// What becomes of several values.
  public var aggregator: Aggregator
  /// Whether the last value and the days before stand beside the question that asks for it.
  public var isBesideQuestion: Bool

  /// Makes a series.
  public init(
    task: String, source: Source, title: String? = nil, units: String? = nil,
    color: ChartColor? = nil, aggregator: Aggregator = .mean,
    isBesideQuestion: Bool = false
  ) {
    self.task = task
    self.source = source
    self.title = title
    self.units = units
    self.color = color
    self.aggregator = aggregator
    self.isBesideQuestion = isBesideQuestion
  }
}

extension SeriesPlan.Source {
  /// The word that means progress, whatever a task's items are called.
  static let progressWord = "progress"
  /// What stands before the id of a score.
  static let scorePrefix = "score."

  /// Reads the member `kind`: a kind of values, `progress` or `score.ID`.
  init(kind: String?) {
    guard let kind else {
      self = .values
      return
    }
    if kind == Self.progressWord {
      self = .progress
    } else if kind.hasPrefix(Self.scorePrefix) {
      self = .score(String(kind.dropFirst(Self.scorePrefix.count)))
    } else {
      self = .value(kind)
    }
  }
}
