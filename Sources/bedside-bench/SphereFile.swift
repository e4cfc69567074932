import Foundation

/// A wrinkled ball as an OBJ file with texture coordinates and normals.
enum SphereFile {
  /// Writes a ball of about twice `rows` times `columns` triangles, once; returns its path.
  static func write(rows: Int, columns: Int, to folder: WorkFolder) throws -> String {
    let path = "\(folder.path)/sphere-\(rows)x\(columns).obj"
    if FileManager.default.fileExists(atPath: path) { return path }
    var text = "o sphere\n"
    for row in 0...rows {
      let tilt = Double.pi * Double(row) / Double(rows)
      for column in 0...columns {
        let turn = 2 * Double.pi * Double(column % columns) / Double(columns)
        let normal = (sin(tilt) * cos(turn), cos(tilt), sin(tilt) * sin(turn))
        let radius = 1 + 0.02 * sin(9 * tilt) * sin(9 * turn)
        text += "v \(six(normal.0 * radius)) \(six(normal.1 * radius)) \(six(normal.2 * radius))\n"
        text += "vt \(six(Double(column) / Double(columns))) \(six(Double(row) / Double(rows)))\n"
        text += "vn \(six(normal.0)) \(six(normal.1)) \(six(normal.2))\n"
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let first = row * (columns + 1) + column + 1
        let below = first + columns + 1
        if row > 0 { text += face(first, first + 1, below + 1) }
        if row < rows - 1 { text += face(first, below + 1, below) }
      }
    }
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private static func face(_ corners: Int...) -> String {
    "f " + corners.map { "\($0)/\($0)/\($0)" }.joined(separator: " ") + "\n"
  }

  /// A number with six places, written without the cost of a general format.
  private static func six(_ value: Double) -> String {
    let millionths = Int((abs(value) * 1_000_000).rounded())
    let digits = "\(millionths % 1_000_000 + 1_000_000)".dropFirst()
    return "\(value < 0 ? "-" : "")\(millionths / 1_000_000).\(digits)"
  }
}
