/// What a JSON file beside an OBJ file says about it: names, captions, colours, a joint and a tour.
public struct ModelDescription: Hashable, Sendable {
  /// The model's name, such as "The right knee".
  public var title: String
  /// The file name of the OBJ file, beside the description.
  public var model: String
  /// The unit of the coordinates, such as `mm`.
  public var unit: String?
  /// The side of the body that it shows; nil where there are no two.
  public var side: ModelSide?
  /// The axis that points up.
  public var up: Axis
  /// The axis that points to the viewer of the front view.
  public var front: Axis
  /// What is known of the parts, in the order in which they are listed.
  public var parts: [Part]
  /// How the parts move; nil for a model that does not bend.
  public var joint: ModelJoint?
  /// The stops of the model's own tour.
  public var tour: [TourStop]

  /// A direction along an axis.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    // The names are those of the format.
    case x
    case y
    case z
    case minusX = "-x"
    case minusY = "-y"
    case minusZ = "-z"
  }

  /// What is known of one part.
  public struct Part: Hashable, Sendable {
    /// The name of the OBJ file's object.
    public var object: String
    /// The name that is shown.
    public var name: String
    /// One or two sentences about the part.
    public var caption: String?
    /// Its colour; nil for that of its material.
    public var color: ModelColor?
    /// Whether it is hidden at first.
    public var hidden: Bool
    /// What it is listed under, such as "Ligaments".
    public var region: String?

    /// Makes the entry of a part.
    public init(
      object: String, name: String, caption: String? = nil, color: ModelColor? = nil,
      hidden: Bool = false, region: String? = nil
    ) {
      self.object = object
      self.name = name
      self.caption = caption
      self.color = color
      self.hidden = hidden
      self.region = region
    }
  }

  /// Makes a description.
  public init(
    title: String, model: String, unit: String? = nil, side: ModelSide? = nil, up: Axis = .y,
    front: Axis = .z,
    parts: [Part] = [], joint: ModelJoint? = nil, tour: [TourStop] = []
  ) {
    self.title = title
    self.model = model
    self.unit = unit
    self.side = side
    self.up = up
    self.front = front
    self.parts = parts
    self.joint = joint
    self.tour = tour
  }
}
