/// Follows the changes of state through the file and cuts its triangles into ranges.
struct RangeBuilder {
  private var objects = NameTable()
  private var groups = NameTable()
  private var materials = NameTable()
  private var ranges: [TriangleRange] = []
  private var current = TriangleRange(first: 0, count: 0, faces: 0)
  /// Triangles and faces before the current chunk and before the current range.
  private var chunkTriangles = 0
  private var chunkFaces = 0
  private var rangeFaces = 0
  private var libraries: [NamedPlace] = []
  private static let materialLimit = 1 << 16
  /// Where each material was first used.
  private var uses: [Int] = []

  /// `name` is empty for a smoothing group, whose number the change holds.
  mutating func apply(_ change: StateChange, name: String, offset: Int) {
    close(triangle: chunkTriangles + Int(change.triangle), face: chunkFaces + Int(change.face))
    switch change.kind {
    case .object: current.object = objects.index(of: name)
    case .group: current.group = groups.index(of: name.isEmpty ? "default" : name)
    case .material: useMaterial(name, offset: offset)
    case .smoothing: current.smoothing = Int(change.nameLength)
    case .library: if !name.isEmpty { libraries.append(NamedPlace(name: name, offset: offset)) }
    }
  }

  /// Names beyond the limit are drawn like no name, as each costs a whole material.
  private mutating func useMaterial(_ name: String, offset: Int) {
    let isFull = materials.names.count >= Self.materialLimit
    current.material = name.isEmpty || isFull ? -1 : materials.index(of: name)
    if materials.names.count > uses.count { uses.append(offset) }
  }

  mutating func finishChunk(triangles: Int, faces: Int) {
    chunkTriangles += triangles
    chunkFaces += faces
  }

  mutating func finish(_ mesh: inout Mesh) -> MaterialPlaces {
    close(triangle: chunkTriangles, face: chunkFaces)
    mesh.ranges = ranges
    mesh.objects = objects.names
    mesh.groups = groups.names
    mesh.materials = materials.names
    mesh.materialLibraries = libraries.map(\.name)
    return MaterialPlaces(libraries: libraries, uses: uses)
  }

  private mutating func close(triangle: Int, face: Int) {
    current.count = triangle - current.first
    current.faces = face - rangeFaces
    if current.count > 0 {
      if let last = ranges.last, last.hasSameState(as: current) {
        ranges[ranges.count - 1].count += current.count
        ranges[ranges.count - 1].faces += current.faces
      } else {
        ranges.append(current)
      }
    }
    current.first = triangle
    rangeFaces = face
  }
}
