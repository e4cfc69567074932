extension Mesh {
  /// For each vertex on the border of an open mesh, its two neighbours along the border.
  ///
  /// A vertex where the border touches itself has more; only two are given.
  var borderNeighbours: [(Int, Int)?] {
    var next = [Int?](repeating: nil, count: positions.count)
    var previous = next
    for (a, b) in borderEdges {
      next[a] = b
      previous[b] = a
    }
    return positions.indices.map { i in
      guard let a = previous[i], let b = next[i] else { return nil }
      return (a, b)
    }
  }

  /// Takes off triangles that hang on by one edge or one vertex, so that the border is a plain
  /// curve that does not touch itself.
  mutating func trimBorder() {
    while true {
      var leaving = [Int](repeating: 0, count: positions.count)
      var edges: Set<Int> = []
      for (a, b) in borderEdges {
        leaving[a] += 1
        edges.insert(a * positions.count + b)
      }
      let kept = triangles.filter { t in
        let corners = [t.a, t.b, t.c]
        let open = [(t.a, t.b), (t.b, t.c), (t.c, t.a)].count { a, b in
          edges.contains(a * positions.count + b)
        }
        let touches = corners.contains { leaving[$0] > 1 }
        return !touches && open < 2
      }
      if kept.count == triangles.count { return }
      triangles = kept
    }
  }

  /// Directed edges of only one triangle.
  private var borderEdges: [(Int, Int)] {
    var seen: Set<Int> = []
    let count = positions.count
    for t in triangles {
      for (a, b) in [(t.a, t.b), (t.b, t.c), (t.c, t.a)] { seen.insert(a * count + b) }
    }
    return triangles.flatMap { t in
      [(t.a, t.b), (t.b, t.c), (t.c, t.a)].filter { !seen.contains($0.1 * count + $0.0) }
    }
  }

  /// Which vertices are joined by an edge to some marked ones, and are not marked themselves.
  func neighbours(of isMarked: [Bool]) -> [Bool] {
    var isNext = [Bool](repeating: false, count: positions.count)
    for t in triangles where isMarked[t.a] || isMarked[t.b] || isMarked[t.c] {
      for i in [t.a, t.b, t.c] where !isMarked[i] { isNext[i] = true }
    }
    return isNext
  }

  /// For each vertex the mean of its neighbours.
  var neighbourCentres: [Vector] {
    var sums = [Vector](repeating: .zero, count: positions.count)
    var counts = [Double](repeating: 0, count: positions.count)
    for t in triangles {
      let a = positions[t.a]
      let b = positions[t.b]
      let c = positions[t.c]
      sums[t.a] += b + c
      sums[t.b] += c + a
      sums[t.c] += a + b
      for i in [t.a, t.b, t.c] { counts[i] += 2 }
    }
    return positions.indices.map { counts[$0] > 0 ? sums[$0] / counts[$0] : positions[$0] }
  }

  /// Turns each vertex' normal so that all its triangles face the same way as it does, as far as
  /// one direction can.
  mutating func alignNormals() {
    var fans = [[Vector]](repeating: [], count: positions.count)
    for t in triangles {
      let face = areaNormal(of: t).normalized
      for i in [t.a, t.b, t.c] { fans[i].append(face) }
    }
    for i in positions.indices {
      for _ in 0..<800 {
        guard let worst = fans[i].min(by: { $0.dot(normals[i]) < $1.dot(normals[i]) }),
          worst.dot(normals[i]) < 0.05
        else { break }
        normals[i] = (normals[i] + worst * 0.06).normalized
      }
    }
  }
}
