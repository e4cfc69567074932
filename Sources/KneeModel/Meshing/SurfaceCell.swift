/// A grid cell that the surface passes through: its vertices and which corners lie inside.
struct SurfaceCell: Sendable {
  private let firstVertex: Int32
  private let mask: UInt8

  init(firstVertex: Int = -1, mask: Int = 0) {
    self.firstVertex = Int32(firstVertex)
    self.mask = UInt8(mask)
  }

  /// The vertex of the sheet that crosses one of the cell's edges.
  func vertex(onEdge edge: Int) -> Int {
    Int(firstVertex) + CellSheets.table[Int(mask)].sheetOfEdge[edge]
  }
}
