extension Mesh {
  /// For every vertex, a vertex that stands for its connected piece.
  var pieceOfVertex: [Int] {
    var parent = Array(positions.indices)
    func root(_ i: Int) -> Int {
      var i = i
      while parent[i] != i {
        parent[i] = parent[parent[i]]
        i = parent[i]
      }
      return i
    }
    for t in triangles {
      let a = root(t.a)
      parent[root(t.b)] = a
      parent[root(t.c)] = a
    }
    return positions.indices.map(root)
  }

  /// The piece with most vertices; drops specks that appear where a solid is thinner than a cell.
  var largestPiece: Mesh {
    let piece = pieceOfVertex
    var sizes: [Int: Int] = [:]
    for p in piece { sizes[p, default: 0] += 1 }
    let largest = sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard sizes.count > 1, let keep = largest?.key else { return self }
    var mesh = Mesh()
    var renumbered = [Int](repeating: -1, count: positions.count)
    for i in positions.indices where piece[i] == keep {
      renumbered[i] = mesh.positions.count
      mesh.positions.append(positions[i])
    }
    mesh.normals = normals.indices.filter { piece[$0] == keep }.map { normals[$0] }
    mesh.triangles = triangles.filter { piece[$0.a] == keep }.map {
      Triangle(renumbered[$0.a], renumbered[$0.b], renumbered[$0.c])
    }
    return mesh
  }
}
