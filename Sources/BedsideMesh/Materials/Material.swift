/// How a surface looks, from a material file (MTL).
///
/// Colours are r, g, b in 0...1, emission may be brighter.
public struct Material: Sendable, Hashable {
  /// The use that a texture is put to; the raw value is the statement that names it.
  public enum Texture: String, Sendable, Hashable, CaseIterable {
    /// Ambient colour.
    case ambient = "map_Ka"
    /// Diffuse colour.
    case diffuse = "map_Kd"
    /// Specular colour.
    case specular = "map_Ks"
    /// Emitted colour.
    case emission = "map_Ke"
    /// Specular exponent.
    case shininess = "map_Ns"
    /// Opacity.
    case opacity = "map_d"
    /// Height, for bumps.
    case bump = "bump"
    /// Normals in tangent space.
    case normal = "norm"
    /// Displacement.
    case displacement = "disp"
    /// Stencil.
    case decal = "decal"
    /// Reflection.
    case reflection = "refl"
    /// Roughness.
    case roughness = "map_Pr"
    /// Metalness.
    case metallic = "map_Pm"
  }

  /// The name that `usemtl` gives.
  public var name: String
  /// Ka.
  public var ambient = SIMD3<Float>(repeating: 0)
  /// Kd; grey when not given, white when only a texture is.
  public var diffuse = SIMD3<Float>(repeating: 0.8)
  /// Ks.
  public var specular = SIMD3<Float>(repeating: 0)
  /// Ke.
  public var emission = SIMD3<Float>(repeating: 0)
  /// Ns: the exponent of the highlight, 0...1000.
  public var shininess: Float = 0
  /// d, or 1 - Tr: 1 is opaque, 0 invisible.
  public var opacity: Float = 1
  /// Ni: the index of refraction.
  public var refraction: Float = 1
  /// illum: the number of the illumination model, 0...10.
  public var illumination = 2
  /// Pr: 0 is a mirror, 1 is chalk; nil when not given.
  public var roughness: Float?
  /// Pm: 0 is no metal, 1 is metal; nil when not given.
  public var metallic: Float?
  /// The file names of textures as written, with `/` for `\`.
  public var textures: [Texture: String] = [:]
  /// The files of the textures that were found, all inside the model's folder.
  ///
  /// Looked for only when a model is read together with its folder.
  public var textureFiles: [Texture: String] = [:]
  /// Where textures are named, for messages about them.
  public var textureStatements: [Texture: TextureStatement] = [:]
  /// How textures lie, where a statement has options that say so.
  public var textureMappings: [Texture: TextureMapping] = [:]

  /// A statement that names a texture.
  public struct TextureStatement: Sendable, Hashable {
    /// The keyword as its author wrote it: `map_Bump` for what is called `bump` here.
    public var keyword: String
    /// The material file.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
  }

  /// Makes a plain grey, opaque, dull material.
  public init(name: String) {
    self.name = name
  }
}
