/// A step that shows a three-dimensional model: what the shell asks of the viewer.
///
/// The fields are those of ORK3DModelStep and its model manager, with a tour, a caption and a pose.
/// Parts go by the names of the OBJ file's objects.
public struct ModelStep: Hashable, Sendable {
  /// The path of the OBJ file.
  public var model: String
  /// The heading over the picture.
  public var title: String?
  /// What the person is told or asked to do.
  public var text: String?
  /// Whether parts can be selected.
  public var allowsSelection: Bool
  /// The parts that stand out from the start.
  public var highlight: [String]
  /// What must have happened before the person can go on.
  public var continueAfter: Gate
  /// The parts whose selection counts where one is waited for; none for any part.
  public var accepts: [String]
  /// Whether the first selection that counts ends the step.
  public var endOnSelection: Bool
  /// The stops of the guided tour; nil for the tour of the model's own description.
  public var tour: [TourStop]?
  /// How far the joint is bent, in degrees; nil for the pose of the file.
  public var flexion: Double?
  /// Whether the model is shown as its mirror image: a left knee from a right one.
  public var mirror: Bool
  /// The side of the body that the person wants to see; nil for that of the file.
  public var side: ModelSide?
  /// How far the person's own joint was found to bend, in degrees.
  public var measured: ClosedRange<Double>?
  /// What is said of `measured`; nil for the viewer's own words.
  public var measuredText: String?
  /// Where `measured` is to be found in the person's record; nil where it is nowhere.
  public var measuredBy: ModelMeasure?
  /// The language tag of the texts, such as `de`.
  public var language: String?
  /// What the parts are called, in the order in which the model lists them; none where nobody has
  /// looked into the model's description yet.
  public var partNames: [PartName] = []

  /// What a part is called.
  public struct PartName: Hashable, Sendable {
    /// The name of the OBJ file's object.
    public var part: String
    /// The name that is shown.
    public var name: String

    /// Makes the name of a part.
    public init(part: String, name: String) {
      self.part = part
      self.name = name
    }
  }

  /// What must have happened before the person can go on.
  public enum Gate: String, Hashable, Sendable, CaseIterable {
    /// Nothing: going on is possible at once.
    case none
    /// A part is selected that counts.
    case selection
    /// Every stop of the tour has been seen.
    case tour
  }

  /// Makes a step that shows a model and asks nothing.
  public init(
    model: String, title: String? = nil, text: String? = nil, allowsSelection: Bool = false,
    highlight: [String] = [], continueAfter: Gate = .none, accepts: [String] = [],
    endOnSelection: Bool = false, tour: [TourStop]? = nil, flexion: Double? = nil,
    mirror: Bool = false, side: ModelSide? = nil, measured: ClosedRange<Double>? = nil,
    language: String? = nil
  ) {
    self.model = model
    self.title = title
    self.text = text
    self.allowsSelection = allowsSelection
    self.highlight = highlight
    self.continueAfter = continueAfter
    self.accepts = accepts
    self.endOnSelection = endOnSelection
    self.tour = tour
    self.flexion = flexion
    self.mirror = mirror
    self.side = side
    self.measured = measured
    self.language = language
  }
}
