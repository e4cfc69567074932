/// Faces as written in the file, without those that were dropped, before they are cut up.
public struct Polygons: Sendable, Hashable {
  /// The number of corners of each face.
  public var sizes: [UInt32] = []
  /// The position index of every corner.
  public var positionIndices: [UInt32] = []
  /// The texture index of every corner; `Mesh.noIndex` where there is none.
  public var texcoordIndices: [UInt32] = []
  /// The normal index of every corner; `Mesh.noIndex` where there is none.
  public var normalIndices: [UInt32] = []

  /// Makes an empty list.
  public init() {}
}
