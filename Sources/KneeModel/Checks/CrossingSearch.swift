/// Looks for triangles of one mesh that pass through each other.
struct CrossingSearch {
  private let mesh: Mesh
  private let cell: Double

  init(_ mesh: Mesh) {
    self.mesh = mesh
    let edges = mesh.triangles.map { (mesh.positions[$0.a] - mesh.positions[$0.b]).length }
    cell = max(2 * edges.reduce(0, +) / Double(max(edges.count, 1)), 1e-6)
  }

  /// Number of pairs, without a common vertex, of which one's edge passes through the other.
  var count: Int {
    var crossing: Set<Int> = []
    for members in bins.values where members.count > 1 {
      for (n, i) in members.enumerated() {
        for j in members[..<n] where areCrossing(mesh.triangles[i], mesh.triangles[j]) {
          crossing.insert(min(i, j) * mesh.triangles.count + max(i, j))
        }
      }
    }
    return crossing.count
  }

  /// The triangles by the cells of space that their boxes touch.
  private var bins: [Int: [Int]] {
    var bins: [Int: [Int]] = [:]
    for (i, t) in mesh.triangles.enumerated() {
      let (low, high) = range(of: t)
      for x in low.0...high.0 {
        for y in low.1...high.1 {
          for z in low.2...high.2 {
            bins[(x &* 4096 &+ y) &* 4096 &+ z, default: []].append(i)
          }
        }
      }
    }
    return bins
  }

  private func range(of t: Triangle) -> (low: (Int, Int, Int), high: (Int, Int, Int)) {
    let corners = [mesh.positions[t.a], mesh.positions[t.b], mesh.positions[t.c]]
    let box = Box(around: corners, margin: 0)
    func number(_ value: Double) -> Int { Int((value / cell).rounded(.down)) }
    return (
      (number(box.low.x), number(box.low.y), number(box.low.z)),
      (number(box.high.x), number(box.high.y), number(box.high.z))
    )
  }

  private func areCrossing(_ s: Triangle, _ t: Triangle) -> Bool {
    if s.a == t.a || s.a == t.b || s.a == t.c || s.b == t.a || s.b == t.b || s.b == t.c
      || s.c == t.a || s.c == t.b || s.c == t.c
    {
      return false
    }
    let (p, q) = (s, t)
    return hits(p.a, p.b, q) || hits(p.b, p.c, q) || hits(p.c, p.a, q) || hits(q.a, q.b, p)
      || hits(q.b, q.c, p) || hits(q.c, q.a, p)
  }

  /// Whether the edge from one vertex to another passes through a triangle.
  private func hits(_ from: Int, _ to: Int, _ t: Triangle) -> Bool {
    let start = mesh.positions[from]
    let way = mesh.positions[to] - start
    let corner = mesh.positions[t.a]
    let u = mesh.positions[t.b] - corner
    let v = mesh.positions[t.c] - corner
    let normal = u.cross(v)
    let slope = normal.dot(way)
    guard abs(slope) > 1e-12 else { return false }
    let fraction = normal.dot(corner - start) / slope
    guard fraction > 0, fraction < 1 else { return false }
    let inside = start + way * fraction - corner
    let area = normal.dot(normal)
    let b = normal.dot(inside.cross(v)) / area
    let c = normal.dot(u.cross(inside)) / area
    return b > 0 && c > 0 && b + c < 1
  }
}
