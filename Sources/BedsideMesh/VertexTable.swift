/// The distinct corners of a range of positions.
///
/// Instead of hashing, each position heads a list of its vertices; the lists are short (a seam
/// gives two or three).
struct VertexTable: Sendable {
  struct Vertex {
    var corner: VertexJoiner.Corner
    /// Next vertex at the same position, or `Mesh.noIndex`.
    var next: UInt32
  }

  let positions: Range<Int>
  private(set) var vertices: [Vertex] = []

  var count: Int { vertices.count }

  init(positions: Range<Int>) { self.positions = positions }

  /// Finds the vertices of all corners at these positions and writes their numbers.
  mutating func fill(_ indices: OutputPart<UInt32>, _ mesh: Mesh) {
    var heads = [UInt32](repeating: Mesh.noIndex, count: positions.count)
    vertices.reserveCapacity(positions.count * 2)
    let corners = mesh.positionIndices
    let texcoords = mesh.texcoordIndices
    let normals = mesh.normalIndices
    for place in corners.indices {
      let position = corners[place]
      let head = Int(position) &- positions.lowerBound
      guard UInt(bitPattern: head) < UInt(bitPattern: positions.count) else { continue }
      let texcoord = texcoords.index(corner: place, position: position)
      let normal = normals.index(corner: place, position: position)
      var vertex = heads[head]
      while vertex != Mesh.noIndex {
        let known = vertices[Int(vertex)]
        if known.corner.texcoord == texcoord && known.corner.normal == normal { break }
        vertex = known.next
      }
      if vertex == Mesh.noIndex {
        vertex = UInt32(truncatingIfNeeded: vertices.count)
        let corner = VertexJoiner.Corner(position: position, texcoord: texcoord, normal: normal)
        vertices.append(Vertex(corner: corner, next: heads[head]))
        heads[head] = vertex
      }
      indices[place] = vertex
    }
  }
}
