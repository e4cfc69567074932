public import BedsideCore

/// A part of a model that can be shown, hidden and selected by itself.
public struct ModelPart: Hashable, Sendable {
  /// The name in the OBJ file: that of the object, or of the group where there are no objects.
  public var id: String
  /// The name that is shown.
  public var name: String
  /// One or two sentences about it.
  public var caption: String?
  /// What it is listed under.
  public var region: String?
  /// Whether it is hidden at first.
  public var startsHidden: Bool
  /// The stretches of triangles it is made of, each of one material.
  public var surfaces: [Surface]
  /// Whether its triangles close it off from its inside.
  public var winding: Winding
  /// Where it lies, in the coordinates of the picture.
  public var box: Box
  /// Points of the mesh that reach out farthest, by which its box is known once it has moved; none
  /// where it does not move.
  public var outline: [Vector] = []

  /// Consecutive triangles that look alike.
  public struct Surface: Hashable, Sendable {
    /// The places of the triangles in the mesh.
    public var triangles: Range<Int>
    /// The colour in diffuse light.
    public var color: ModelColor
    /// How rough it is: 0 is a mirror, 1 is chalk.
    public var roughness: Float
    /// The share of light that it reflects where it faces the viewer.
    public var reflectance: Float
    /// Whether it is metal, from 0 to 1: metal reflects in its own colour.
    public var metalness: Float
    /// How much of what is behind it it covers: 0 is glass, 1 is solid.
    public var opacity: Float = 1
    /// The pictures that lie on it; nil for most.
    public var texturing: Texturing?

    /// Whether it covers so little of what is behind it that it is drawn as a veil.
    public var isClear: Bool { opacity < 0.98 }

    /// Whether some of it is drawn as a veil, because it or the pictures on it are clear.
    public var isVeiled: Bool { isClear || texturing?.transparency == .blended }

    /// Makes a surface.
    public init(
      triangles: Range<Int>, color: ModelColor, roughness: Float = 0.6, reflectance: Float = 0.03,
      metalness: Float = 0
    ) {
      self.triangles = triangles
      self.color = color
      self.roughness = roughness
      self.reflectance = reflectance
      self.metalness = metalness
    }
  }

  /// Whether the backs of its triangles are seen too: where it is open, or through itself.
  public var showsBacks: Bool { winding == .open || surfaces.contains(where: \.isClear) }

  /// How the triangles of a part lie.
  public enum Winding: Hashable, Sendable {
    /// Closed, the front of every triangle outside: backs are never seen where it is solid.
    case outward
    /// Closed, the front of every triangle inside: fronts are never seen where it is solid.
    case inward
    /// Open or mixed: both sides are seen.
    case open
  }
}
