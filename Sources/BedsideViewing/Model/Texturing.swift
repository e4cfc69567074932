public import BedsideMesh

/// The pictures that lie on a surface.
public struct Texturing: Hashable, Sendable {
  /// A picture and how it lies.
  public struct Layer: Hashable, Sendable {
    /// The file.
    public var file: String
    /// How it lies.
    public var mapping: TextureMapping

    /// Makes a layer.
    public init(file: String, mapping: TextureMapping = TextureMapping()) {
      self.file = file
      self.mapping = mapping
    }
  }

  /// How much of what is behind a surface is seen through it.
  public enum Transparency: Hashable, Sendable {
    /// Nothing.
    case opaque
    /// Nothing or everything: leaves, lattices, hair.
    case cutOut
    /// Some of it, as through glass or veils.
    case blended
  }

  /// The picture that the colour is multiplied by.
  public var color: Layer?
  /// The picture of the opacity.
  public var opacity: Layer?
  /// The picture of bumps: of directions, or of heights.
  public var relief: Layer?
  /// How the opacity of both is drawn; known when the pictures are.
  public var transparency = Transparency.opaque
  /// The mean light of the colours, for faces that no picture lies on.
  public var meanLight = SIMD3<Float>(1, 1, 1)

  /// Makes the texturing of a surface; nil without pictures.
  public init?(color: Layer?, opacity: Layer?, relief: Layer? = nil) {
    guard color != nil || opacity != nil || relief != nil else { return nil }
    self.color = color
    self.opacity = opacity
    self.relief = relief
  }

  /// The pictures of a material for a range of a mesh; nil where there are none, or no coordinates
  /// to lay them by.
  ///
  /// A surface that has a colour of its own keeps it. Of two pictures of bumps, that of directions is
  /// meant for those who can draw it.
  init?(of material: Material, on range: TriangleRange, of mesh: Mesh, hasOwnColor: Bool) {
    guard mesh.hasTexcoords(range) else { return nil }
    func layer(_ use: Material.Texture) -> Layer? {
      material.textureFiles[use].map {
        Layer(file: $0, mapping: material.textureMappings[use] ?? TextureMapping())
      }
    }
    self.init(
      color: hasOwnColor ? nil : layer(.diffuse), opacity: layer(.opacity),
      relief: layer(.normal) ?? layer(.bump))
  }
}

extension Mesh {
  /// Whether the first triangle of a range has coordinates of textures.
  ///
  /// Programs write them for all faces of an object or for none.
  fileprivate func hasTexcoords(_ range: TriangleRange) -> Bool {
    let corner = range.first * 3
    guard range.count > 0, positionIndices.indices.contains(corner) else { return false }
    let place = texcoordIndices.index(corner: corner, position: positionIndices[corner])
    return place != Self.noIndex && Int(place) * 2 + 1 < texcoords.count
  }
}
