/// Turns a solid into a mesh: one vertex per sheet of surface in each grid cell, one quad per
/// crossed grid edge (Gibson's surface nets, made manifold as in Nielson's dual marching cubes).
struct SurfaceNets: Sendable {
  private let grid: Grid
  private let values: [Double]

  /// Grid shifts, in cells, tried in turn.
  private static let shifts = [
    Vector(0.137, 0.271, 0.193), Vector(0.371, 0.113, 0.457), Vector(0.611, 0.733, 0.289),
    Vector(0.853, 0.419, 0.677), Vector(0.239, 0.587, 0.811), Vector(0.491, 0.907, 0.547),
    Vector(0.719, 0.047, 0.901), Vector(0.973, 0.661, 0.079), Vector(0.083, 0.829, 0.353),
  ]

  /// The solid's surface, settled onto the field.
  ///
  /// Where a solid is thinner than a cell the mesh may touch itself; then another grid shift and
  /// a slightly finer step are tried. The last try is returned even so.
  static func mesh(of solid: Solid, in box: Box, step: Double) -> Mesh {
    var mesh = Mesh()
    for (attempt, shift) in shifts.enumerated() {
      let finer = step * (1 - 0.012 * Double(attempt))
      let grid = Grid(over: box, step: finer, shift: shift)
      mesh = SurfaceNets(grid: grid, values: grid.sample(solid)).build().largestPiece
      SurfaceFit(solid: solid, step: finer).settle(&mesh)
      if MeshReport(mesh).isSound { break }
    }
    return mesh
  }

  /// A solid's surface inside a box, left open where the solid goes on beyond the box.
  static func openMesh(of solid: Solid, in box: Box, step: Double) -> Mesh {
    let grid = Grid(over: box, step: step, shift: shifts[0])
    var mesh = SurfaceNets(grid: grid, values: grid.sample(solid)).build().largestPiece
    SurfaceFit(solid: solid, step: step).settle(&mesh)
    return mesh
  }

  private func build() -> Mesh {
    var mesh = Mesh()
    let cells = placeVertices(&mesh)
    joinQuads(cells, &mesh)
    return mesh
  }

  /// Places one vertex per sheet of surface in each crossed cell.
  private func placeVertices(_ mesh: inout Mesh) -> [SurfaceCell] {
    var cells = [SurfaceCell](repeating: SurfaceCell(), count: grid.count)
    var corners = [Double](repeating: 0, count: 8)
    for k in 0..<(grid.countZ - 1) {
      for j in 0..<(grid.countY - 1) {
        for i in 0..<(grid.countX - 1) {
          let mask = readCorners(i, j, k, &corners)
          guard mask != 0, mask != 255 else { continue }
          cells[grid.index(i, j, k)] = SurfaceCell(firstVertex: mesh.positions.count, mask: mask)
          let sheets = CellSheets.table[mask]
          for sheet in 0..<sheets.count {
            let centre = sheets.centre(of: sheet, corners: corners)
            mesh.positions.append(grid.point(i, j, k) + centre * grid.step)
          }
        }
      }
    }
    return cells
  }

  /// Reads a cell's corner values; returns which of them are inside, one bit each.
  private func readCorners(_ i: Int, _ j: Int, _ k: Int, _ corners: inout [Double]) -> Int {
    var mask = 0
    for c in 0..<8 {
      corners[c] = values[grid.index(i + (c & 1), j + (c >> 1 & 1), k + (c >> 2))]
      if corners[c] < 0 { mask |= 1 << c }
    }
    return mask
  }

  private func joinQuads(_ cells: [SurfaceCell], _ mesh: inout Mesh) {
    let strides = grid.strides
    for k in 1..<(grid.countZ - 1) {
      for j in 1..<(grid.countY - 1) {
        for i in 1..<(grid.countX - 1) {
          let here = grid.index(i, j, k)
          let isInside = values[here] < 0
          for axis in 0..<3 where isInside != (values[here + strides[axis]] < 0) {
            let (a, b, c, d) = ring(around: axis, at: here, cells, strides)
            if isInside {
              mesh.appendQuad(a, b, c, d)
            } else {
              mesh.appendQuad(d, c, b, a)
            }
          }
        }
      }
    }
  }

  /// The vertices of the four cells around a crossed edge, counter-clockwise about its axis.
  private func ring(
    around axis: Int, at here: Int, _ cells: [SurfaceCell], _ strides: [Int]
  ) -> (Int, Int, Int, Int) {
    let u = (axis + 1) % 3
    let v = (axis + 2) % 3
    func vertex(_ du: Int, _ dv: Int) -> Int {
      let cell = cells[here - du * strides[u] - dv * strides[v]]
      return cell.vertex(onEdge: CellSheets.edge(from: du << u | dv << v, along: axis))
    }
    return (vertex(1, 1), vertex(0, 1), vertex(0, 0), vertex(1, 0))
  }
}
