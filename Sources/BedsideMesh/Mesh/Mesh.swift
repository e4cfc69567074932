/// Triangles, lines and points read from an OBJ file, with their names and materials.
public struct Mesh: Sendable, Hashable {
  /// Stands for "none" among indices.
  public static let noIndex = UInt32.max

  /// The point, in the coordinates of the file, that `positions` are relative to.
  ///
  /// Zero, unless the model lies so far from zero that Float would lose its shape.
  public var origin = SIMD3<Double>.zero
  /// The length, in the coordinates of the file, that is 1 in `positions`.
  ///
  /// One, unless the model is so large or small that it could not be drawn; then a power of two.
  public var scale = 1.0
  /// x, y, z of every vertex, relative to `origin` and divided by `scale`.
  public var positions: [Float] = []
  /// u, v of every texture coordinate.
  public var texcoords: [Float] = []
  /// x, y, z of every normal, as written; `withNormals(creaseAngle:)` makes them unit length.
  public var normals: [Float] = []
  /// r, g, b of every vertex in 0...1; empty when the file has no vertex colours.
  public var colors: [Float] = []

  /// Three 0-based places in `positions` per triangle.
  public var positionIndices: [UInt32] = []
  /// Places in `texcoords`, per corner.
  public var texcoordIndices = IndexStream.absent
  /// Places in `normals`, per corner.
  public var normalIndices = IndexStream.absent

  /// The position indices of all polylines, one after the other.
  public var lineIndices: [UInt32] = []
  /// The texture indices beside `lineIndices`; empty when no line has any.
  public var lineTexcoordIndices: [UInt32] = []
  /// The number of corners of each polyline.
  public var lineSizes: [UInt32] = []
  /// The position indices of all points.
  public var pointIndices: [UInt32] = []

  /// The triangles by object, group, material and smoothing group, in file order.
  public var ranges: [TriangleRange] = []
  /// The names of objects (`o`), in order of first use.
  public var objects: [String] = []
  /// The names of groups (`g`), in order of first use.
  public var groups: [String] = []
  /// The names of materials (`usemtl`), in order of first use.
  public var materials: [String] = []
  /// One material for each of `materials`; plain grey where no material file defines it.
  public var materialLibrary: [Material] = []
  /// The names of material files (`mtllib`) as written.
  public var materialLibraries: [String] = []

  /// The first hundred warnings in file order, then the first about materials.
  public var warnings: [MeshWarning] = []
  /// How many warnings there were.
  public var warningCount = 0

  /// The box around all positions, moved and scaled as they are; nil when there are none.
  public var bounds: BoundingBox?
  /// The faces as written, if `OBJReader.keepsPolygons` asked for them.
  public var polygons: Polygons?

  /// Makes an empty mesh.
  public init() {}

  /// The number of triangles.
  public var triangleCount: Int { positionIndices.count / 3 }
  /// The number of vertices, as in the file.
  public var vertexCount: Int { positions.count / 3 }
  /// Whether there are vertices but nothing that joins them: they are shown as points.
  public var isPointCloud: Bool {
    positionIndices.isEmpty && lineSizes.isEmpty && pointIndices.isEmpty && !positions.isEmpty
  }

  /// The material of that name, if the model uses it.
  public func material(named name: String) -> Material? {
    materialLibrary.first { $0.name == name }
  }

  /// The material that a range is drawn with; plain grey when it names none.
  public func material(of range: TriangleRange) -> Material {
    materialLibrary.indices.contains(range.material)
      ? materialLibrary[range.material] : Material(name: "")
  }
}
