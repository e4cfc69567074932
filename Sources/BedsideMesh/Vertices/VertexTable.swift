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
  /// The vertices that have no place in a list of this length; walking longer ones would make
  /// the hub of a wheel quadratic.
  private var crowded: [VertexJoiner.Corner: UInt32] = [:]
  private static let longestList = 32

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
      let corner = VertexJoiner.Corner(
        position: position, texcoord: texcoords.index(corner: place, position: position),
        normal: normals.index(corner: place, position: position))
      indices[place] = vertex(of: corner, &heads[head])
    }
  }

  /// The vertex of a corner, found in the list that begins at `head` or added to it.
  @inline(__always)
  private mutating func vertex(of corner: VertexJoiner.Corner, _ head: inout UInt32) -> UInt32 {
    var length = 0
    var vertex = head
    while vertex != Mesh.noIndex {
      let known = vertices[Int(vertex)]
      if known.corner.texcoord == corner.texcoord && known.corner.normal == corner.normal {
        return vertex
      }
      vertex = known.next
      length &+= 1
    }
    let new = UInt32(truncatingIfNeeded: vertices.count)
    if length < Self.longestList {
      vertices.append(Vertex(corner: corner, next: head))
      head = new
      return new
    }
    if let known = crowded[corner] { return known }
    crowded[corner] = new
    vertices.append(Vertex(corner: corner, next: Mesh.noIndex))
    return new
  }
}
