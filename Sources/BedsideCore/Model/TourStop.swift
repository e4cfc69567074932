/// One stop of a guided tour: which parts are seen, from where, and what is said about them.
public struct TourStop: Hashable, Sendable {
  /// The parts that are shown; nil for all that the model shows at first.
  public var parts: [String]?
  /// The parts that are shown transparent, so that what lies behind them is seen.
  public var ghost: [String]
  /// The parts that stand out.
  public var highlight: [String]
  /// Where the camera looks from; nil to leave it where it is.
  public var view: ModelView?
  /// How far the joint is bent, in degrees; nil for the step's pose.
  public var flexion: Double?
  /// Where the model is cut open; nil for nowhere.
  public var section: ModelSection?
  /// The caption.
  public var text: String

  /// Makes a stop that shows everything and says `text`.
  public init(
    parts: [String]? = nil, ghost: [String] = [], highlight: [String] = [],
    view: ModelView? = nil, flexion: Double? = nil, section: ModelSection? = nil,
    text: String
  ) {
    self.parts = parts
    self.ghost = ghost
    self.highlight = highlight
    self.view = view
    self.flexion = flexion
    self.section = section
    self.text = text
  }
}
