/// Lines, points and the faces as written.
extension Assembler {
  func addElements(to mesh: inout Mesh) {
    for (index, chunk) in chunks.enumerated() {
      chunk.withTables { tables in
        let lines = tables.takeLines()
        tables.resolve(
          lines: lines, before: before[index], total: total, source: source, range: chunk.range
        ) { positions, texcoords in
          mesh.add(line: positions, texcoords)
        }
        let points = tables.takePoints()
        tables.resolve(
          points: points, before: before[index], total: total, source: source, range: chunk.range
        ) { position in
          mesh.pointIndices.append(position)
        }
      }
    }
  }

  func polygons() -> Polygons {
    var polygons = Polygons()
    for chunk in chunks {
      chunk.withTables { tables in
        for face in 0..<tables.faceCount {
          polygons.sizes.append(tables.faceSizes.count > 0 ? tables.faceSizes[face] : 3)
        }
        for corner in 0..<tables.cornerPositions.count {
          polygons.positionIndices.append(tables.cornerPositions[corner])
          polygons.texcoordIndices.append(tables.texcoord(ofCorner: corner))
          polygons.normalIndices.append(tables.normal(ofCorner: corner))
        }
      }
    }
    return polygons
  }
}

extension Mesh {
  /// Adds a polyline; texture indices are kept from the first line on that has any.
  fileprivate mutating func add(line positions: [UInt32], _ texcoords: [UInt32]) {
    if !lineTexcoordIndices.isEmpty || texcoords.contains(where: { $0 != Mesh.noIndex }) {
      let missing = lineIndices.count - lineTexcoordIndices.count
      lineTexcoordIndices += repeatElement(Mesh.noIndex, count: missing)
      lineTexcoordIndices += texcoords
    }
    lineIndices += positions
    lineSizes.append(UInt32(positions.count))
  }
}
