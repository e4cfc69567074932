/// Objects, groups, materials and the ranges of triangles that have them.
extension Assembler {
  func addNames(to mesh: inout Mesh) -> MaterialPlaces {
    var builder = RangeBuilder()
    for chunk in chunks {
      chunk.withTables { tables in
        for place in 0..<tables.changes.count {
          let change = tables.changes[place]
          builder.apply(
            change, name: tables.name(of: change),
            offset: chunk.range.lowerBound + Int(change.offset))
        }
        builder.finishChunk(triangles: tables.triangleCount, faces: tables.faceCount)
        tables.forgetChanges()
      }
    }
    return builder.finish(&mesh)
  }
}
