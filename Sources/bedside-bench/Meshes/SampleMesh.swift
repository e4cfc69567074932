import Foundation

/// Large models of the kinds that people have, the same in every run.
struct SampleMesh {
  /// The text of the model.
  var text = MeshText()
  /// How many triangles a reader must find.
  var triangles = 0

  /// A sphere of a million triangles with texture coordinates and normals; all indices of a corner are
  /// equal, or have nothing to do with each other.
  static func sphere(isRelated: Bool) -> SampleMesh {
    let side = 708
    var mesh = SampleMesh()
    for row in 0..<side {
      for column in 0..<side {
        let u = Double(column) / Double(side - 1)
        let v = Double(row) / Double(side - 1)
        let ring = sin(v * .pi)
        let (x, y, z) = (ring * cos(2 * u * .pi), ring * sin(2 * u * .pi), cos(v * .pi))
        mesh.text.append("v", x, y, z)
        mesh.text.append("vt", u, v)
        mesh.text.append("vn", x, y, z)
      }
    }
    var faces = 0
    mesh.addGrid(side: side) { corners in
      defer { faces += 1 }
      if isRelated { return corners.map { [$0, $0, $0] } }
      return corners.map { [$0, $0 % (side * side) + 1, faces / 2 % (side * side) + 1] }
    }
    return mesh
  }

  /// What a scanner writes: two million triangles, positions only.
  static func scan() -> SampleMesh {
    let side = 1001
    var mesh = SampleMesh()
    for row in 0..<side {
      for column in 0..<side {
        let x = Double(column) / 10 - 50
        let y = Double(row) / 10 - 50
        mesh.text.append("v", x, y, 10 + 5 * sin(x / 7) * cos(y / 5))
      }
    }
    mesh.addGrid(side: side) { corners in corners.map { [$0] } }
    return mesh
  }

  /// What a modelling program writes: 120 objects of three groups with materials, in quads whose indices
  /// count back.
  static func groups() -> SampleMesh {
    let side = 42
    var mesh = SampleMesh()
    for group in 0..<360 {
      if group % 3 == 0 { mesh.text.append("o part \(group / 3)\n") }
      for row in 0..<side {
        for column in 0..<side {
          let x = Double(column) + Double(group % 19) * 50
          let y = Double(row) + Double(group / 19) * 50
          mesh.text.append("v", x, y, sin(x / 9) + cos(y / 8))
          mesh.text.append("vt", Double(column) / 41, Double(row) / 41)
          mesh.text.append("vn", 0.1 * sin(x), 0.1 * cos(y), 0.99)
        }
      }
      mesh.text.append("g layer \(group)\nusemtl tissue\(group % 60)\n")
      mesh.addQuads(side: side)
    }
    return mesh
  }

  /// Two triangles for each square of a grid; `corners` turns three vertices into a face.
  private mutating func addGrid(side: Int, corners: ([Int]) -> [[Int]]) {
    for row in 0..<side - 1 {
      for column in 0..<side - 1 {
        let first = row * side + column + 1
        text.append(face: corners([first, first + 1, first + side + 1]))
        text.append(face: corners([first, first + side + 1, first + side]))
        triangles += 2
      }
    }
  }

  private mutating func addQuads(side: Int) {
    for row in 0..<side - 1 {
      for column in 0..<side - 1 {
        let first = row * side + column - side * side
        text.append(
          face: [first, first + 1, first + side + 1, first + side].map { [$0, $0, $0] })
        triangles += 2
      }
    }
  }
}
