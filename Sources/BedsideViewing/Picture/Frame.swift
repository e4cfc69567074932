public import BedsideCore

/// All that a picture of a model depends on: where the camera is and how each part looks.
public struct Frame: Hashable, Sendable {
  /// From the mesh to the camera.
  public var modelView: Matrix4
  /// From the coordinates of the picture, in which the section is given, to the camera.
  public var view: Matrix4
  /// From the camera to the picture.
  public var projection: Matrix4
  /// The direction up, in the camera's frame.
  public var up: Vector
  /// Whether the model is seen as its mirror image, which turns the winding of its triangles.
  public var isMirrored: Bool
  /// How many of the model's units one point of the picture measures at the point looked at.
  public var unitsPerPoint: Float
  /// The radius of the model.
  public var radius: Float
  /// How each part looks.
  public var parts: [Look]
  /// The background.
  public var backdrop: Backdrop
  /// The plane that cuts the model open; nil when it is whole.
  public var section: SectionPlane?

  /// How a part looks.
  public struct Look: Hashable, Sendable {
    /// How much of it is seen.
    public var visibility: Visibility
    /// What its own colour is mixed with.
    public var tint: ModelColor?
    /// How much of the mixture that is, 0 to 1.
    public var tintShare: Float
    /// The line around it.
    public var outline: ModelColor?
    /// How much colour it keeps, 0 to 1: what does not matter steps back.
    public var colorfulness: Float
    /// Where the joint has taken it.
    public var motion = Motion.still
    /// A box that holds it then, in the coordinates of the picture; nil where it has not moved.
    public var box: Box?

    /// Makes the look of a part in its own colours.
    public init(
      _ visibility: Visibility, tint: ModelColor? = nil, tintShare: Float = 0,
      outline: ModelColor? = nil, colorfulness: Float = 1
    ) {
      self.visibility = visibility
      self.tint = tint
      self.tintShare = tintShare
      self.outline = outline
      self.colorfulness = colorfulness
    }
  }
}
