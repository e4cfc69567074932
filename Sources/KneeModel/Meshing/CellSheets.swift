/// How the surface passes through a grid cell, for one pattern of inside corners.
///
/// Corner c lies at (c & 1, c >> 1 & 1, c >> 2). Where a face has two inside corners at opposite
/// ends of a diagonal, they are held apart; both cells at the face then agree, so the mesh stays
/// manifold even where the surface passes a cell twice.
struct CellSheets: Sendable {
  /// The answer for each of the 256 patterns.
  static let table: [CellSheets] = (0..<256).map(CellSheets.init)

  /// The twelve edges as corner pairs: four along each axis.
  private static let edges: [(a: Int, b: Int)] = (0..<3).flatMap { axis in
    (0..<8).filter { $0 & (1 << axis) == 0 }.map { ($0, $0 | 1 << axis) }
  }

  private static let edgeIndex: [Int] = {
    var lookup = [Int](repeating: 0, count: 24)
    for (i, e) in edges.enumerated() { lookup[e.a * 3 + (e.a ^ e.b).trailingZeroBitCount] = i }
    return lookup
  }()

  /// The number of the edge that leaves a corner in the direction of an axis.
  static func edge(from corner: Int, along axis: Int) -> Int { edgeIndex[corner * 3 + axis] }

  /// How many sheets pass through the cell.
  let count: Int
  /// For each edge, the sheet that crosses it.
  let sheetOfEdge: [Int]
  private let crossedEdges: [Int]

  private init(mask: Int) {
    let crossed = CellSheets.edges.map { (mask >> $0.a & 1) != (mask >> $0.b & 1) }
    let group = CellSheets.groups(mask, crossed)
    var sheets: [Int: Int] = [:]
    sheetOfEdge = (0..<12).map { e in
      guard crossed[e] else { return 0 }
      if let known = sheets[group[e]] { return known }
      sheets[group[e]] = sheets.count
      return sheets.count - 1
    }
    count = sheets.count
    crossedEdges = (0..<12).filter { crossed[$0] }
  }

  /// Mean of the points where the sheet crosses the edges of a unit cell.
  func centre(of sheet: Int, corners: [Double]) -> Vector {
    var sum = Vector.zero
    var crossings = 0.0
    for e in crossedEdges where sheetOfEdge[e] == sheet {
      let (a, b) = CellSheets.edges[e]
      let t = corners[a] / (corners[a] - corners[b])
      sum += CellSheets.position(a) * (1 - t) + CellSheets.position(b) * t
      crossings += 1
    }
    return sum / crossings
  }

  /// For each edge, a number that crossed edges of the same sheet share.
  private static func groups(_ mask: Int, _ crossed: [Bool]) -> [Int] {
    var group = Array(0..<12)
    func join(_ a: Int, _ b: Int) {
      let from = group[a]
      let to = group[b]
      for i in 0..<12 where group[i] == from { group[i] = to }
    }
    for face in faces {
      let cut = face.filter { crossed[$0] }
      if cut.count == 2 { join(cut[0], cut[1]) }
      guard cut.count == 4 else { continue }
      for a in cut {
        for b in cut where a < b && isInside(sharedCorner(a, b), mask) { join(a, b) }
      }
    }
    return group
  }

  private static func isInside(_ corner: Int?, _ mask: Int) -> Bool {
    guard let corner else { return false }
    return mask >> corner & 1 == 1
  }

  private static func position(_ corner: Int) -> Vector {
    Vector(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
  }

  private static func sharedCorner(_ e: Int, _ f: Int) -> Int? {
    let (a, b) = edges[e]
    let (c, d) = edges[f]
    if a == c || a == d { return a }
    return b == c || b == d ? b : nil
  }

  /// The six faces, each as its four edges.
  private static let faces: [[Int]] = (0..<3).flatMap { axis in
    (0..<2).map { side in
      edges.indices.filter { e in
        [edges[e].a, edges[e].b].allSatisfy { ($0 >> axis & 1) == side }
      }
    }
  }
}
