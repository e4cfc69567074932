/// What a file holds, in numbers.
public struct MeshSummary: Sendable, Hashable {
  /// How much of the model belongs to one object, group or material.
  public struct Part: Sendable, Hashable {
    /// The name; `default` for what comes before the first name.
    public var name: String
    /// Faces as written.
    public var faces: Int
    /// Triangles that the faces were cut into.
    public var triangles: Int
  }

  /// How long it took to get here, in seconds; measured by the caller.
  public struct Seconds: Sendable, Hashable {
    /// From path to mesh.
    public var read = 0.0
    /// From mesh to vertex buffer.
    public var build = 0.0

    /// Makes a pair of times.
    public init(read: Double = 0, build: Double = 0) {
      self.read = read
      self.build = build
    }
  }

  /// Positions (`v`) in the file.
  public var positions: Int
  /// Normals (`vn`) in the file.
  public var normals: Int
  /// Texture coordinates (`vt`) in the file.
  public var texcoords: Int
  /// Faces as written, without those left out.
  public var faces: Int
  /// Triangles that the faces were cut into.
  public var triangles: Int
  /// Polylines (`l`).
  public var lines: Int
  /// Points (`p`).
  public var points: Int
  /// Objects in order of first use.
  public var objects: [Part]
  /// Groups in order of first use.
  public var groups: [Part]
  /// Materials in order of first use.
  public var materials: [Part]
  /// The box around all positions, in the coordinates of the file; nil without positions.
  public var bounds: BoundingBox?
  /// The first warnings.
  public var warnings: [MeshWarning]
  /// How many warnings there were.
  public var warningCount: Int
  /// How long it took; zero until the caller fills it in.
  public var seconds = Seconds()

  /// Counts a mesh as the reader made it, before normals are generated.
  public init(_ mesh: Mesh) {
    positions = mesh.positions.count / 3
    normals = mesh.normals.count / 3
    texcoords = mesh.texcoords.count / 2
    faces = mesh.ranges.reduce(0) { $0 + $1.faces }
    triangles = mesh.triangleCount
    lines = mesh.lineSizes.count
    points = mesh.pointIndices.count
    objects = Self.parts(mesh.objects, mesh.ranges) { $0.object }
    groups = Self.parts(mesh.groups, mesh.ranges) { $0.group }
    materials = Self.parts(mesh.materials, mesh.ranges) { $0.material }
    bounds = mesh.bounds?.scaled(by: mesh.scale).moved(by: mesh.origin)
    warnings = mesh.warnings
    warningCount = mesh.warningCount
  }

  /// Shares the ranges out among names.
  ///
  /// What has no name comes first as `default`, unless nothing has one.
  private static func parts(
    _ names: [String], _ ranges: [TriangleRange], _ place: (TriangleRange) -> Int
  ) -> [Part] {
    var parts = names.map { Part(name: $0, faces: 0, triangles: 0) }
    var rest = Part(name: "default", faces: 0, triangles: 0)
    for range in ranges {
      let index = place(range)
      if parts.indices.contains(index) {
        parts[index].faces += range.faces
        parts[index].triangles += range.count
      } else {
        rest.faces += range.faces
        rest.triangles += range.count
      }
    }
    guard rest.faces > 0, !parts.isEmpty else { return parts }
    if let known = parts.firstIndex(where: { $0.name == rest.name }) {
      parts[known].faces += rest.faces
      parts[known].triangles += rest.triangles
      return parts
    }
    return [rest] + parts
  }
}
