/// A chart that a study shows of what was recorded.
public struct ChartPlan: Hashable, Sendable {
  /// How the values are drawn.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A bar for each series, side by side, in each stretch of time.
    case bar
    /// A line for each series, broken where a value is missing.
    case line
    /// A point for each value, at its own time.
    case scatter
    /// One bar of several parts in each stretch of time.
    case stacked
    /// A sign for each day that says how much of what was due was done.
    case adherence
    /// The days in columns of weeks, the darker the greater.
    case calendar
    /// For each day of the week the middle, the middle half and the ends of the values.
    case box
    /// A line of small bars for each series.
    case sparkline
  }

  /// The stretches of time for each of which there is one value.
  public enum Bucket: String, Hashable, Sendable, CaseIterable {
    /// Each event by itself.
    case event
    /// Each day of the study.
    case day
    /// Weeks, from Monday on.
    case week
    /// Months of the calendar.
    case month
    /// Years of the calendar.
    case year
  }

  /// The ends of the axis of values, as the instrument has them.
  public struct Axis: Hashable, Sendable {
    /// The least value; nil where the values decide.
    public var minimum: Double?
    /// The greatest value; nil where the values decide.
    public var maximum: Double?

    /// Makes an axis; where nothing is said, the values decide.
    public init(minimum: Double? = nil, maximum: Double? = nil) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// A range of values that has a name.
  public struct Band: Hashable, Sendable {
    /// The greatest value of the range; nil for all that is above the others.
    public var upTo: Double?
    /// What it is called.
    public var label: String
    /// Whether a value in it is pointed out to whoever reads a report.
    public var isFlagged: Bool

    /// Makes a band.
    public init(upTo: Double?, label: String, isFlagged: Bool = false) {
      self.upTo = upTo
      self.label = label
      self.isFlagged = isFlagged
    }
  }

  /// The word by which it is asked for.
  public var id: String
  /// What it is called.
  public var title: String
  /// How it is drawn.
  public var kind: Kind
  /// For which stretches of time there is a value.
  public var bucket: Bucket
  /// The ends of the axis of values.
  public var axis: Axis
  /// The ranges of values that have names, from the least on.
  public var bands: [Band]
  /// What is drawn, in order; none for adherence to all tasks.
  public var series: [SeriesPlan]

  /// Makes a chart.
  public init(
    id: String, title: String, kind: Kind, bucket: Bucket = .day, axis: Axis = Axis(),
    bands: [Band] = [], series: [SeriesPlan] = []
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.bucket = bucket
    self.axis = axis
    self.bands = bands
    self.series = series
  }
}
