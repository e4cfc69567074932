/// Vertex colours, from `v x y z r g b` or from ZBrush's `#MRGB` comments.
extension Assembler {
  func colors() -> [Float] {
    let written = chunks.contains { chunk in chunk.withTables { $0.colors.count > 0 } }
    if written { return writtenColors() }
    let painted = chunks.contains { chunk in chunk.withTables { $0.paint.count > 0 } }
    return painted ? paintedColors() : []
  }

  private func writtenColors() -> [Float] {
    // Scanners write 0...255.
    let isWide = chunks.contains { chunk in chunk.withTables { $0.hasWideColors } }
    let scale: Float = isWide ? 255 : 1
    return joined {
      $0.positionCount * 3
    } copy: { tables, part in
      let written = tables.colors.count
      for place in 0..<part.count {
        let value = place < written ? tables.colors[place] : .nan
        part[place] = value.isNaN ? 1 : min(max(value / scale, 0), 1)
      }
    }
  }

  /// Colours in the order of the vertices; vertices without one are white.
  private func paintedColors() -> [Float] {
    var colors = [Float](repeating: 1, count: total.positions * 3)
    var place = 0
    for chunk in chunks {
      chunk.withTables { tables in
        for index in 0..<tables.paint.count where place + 2 < colors.count {
          let color = tables.paint[index]
          colors[place] = Float(color >> 16 & 0xFF) / 255
          colors[place + 1] = Float(color >> 8 & 0xFF) / 255
          colors[place + 2] = Float(color & 0xFF) / 255
          place += 3
        }
      }
    }
    return colors
  }
}
