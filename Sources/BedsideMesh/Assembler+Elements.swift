/// Lines, points and the faces as written.
extension Assembler {
  func addElements(to mesh: inout Mesh) {
    for (index, chunk) in chunks.enumerated() {
      chunk.withTables { tables in
        let lines = tables.takeLines()
        tables.resolve(
          lines, named: "line", before: before[index], total: total, source: source,
          range: chunk.range
        ) { positions, texcoords in
          if texcoords.contains(where: { $0 != Mesh.noIndex }) || !mesh.lineTexcoordIndices.isEmpty
          {
            let missing = mesh.lineIndices.count - mesh.lineTexcoordIndices.count
            mesh.lineTexcoordIndices += repeatElement(Mesh.noIndex, count: missing)
            mesh.lineTexcoordIndices += texcoords
          }
          mesh.lineIndices += positions
          mesh.lineSizes.append(UInt32(positions.count))
        }
        let points = tables.takePoints()
        tables.resolve(
          points, named: "point", before: before[index], total: total, source: source,
          range: chunk.range
        ) { positions, _ in
          mesh.pointIndices += positions
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
