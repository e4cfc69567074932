/// The normals of a file, made unit length.
struct UnitNormals: Sendable {
  /// All normals; nil when those of the file can stay.
  private(set) var normals: [Float]?
  /// One entry for each normal, false if it has no direction; empty when all have one.
  private var usable: [Bool] = []

  init(_ normals: [Float], workers: Int) {
    let count = normals.count / 3
    let pieces = workers * 4
    let areUnit = Parallel.map(pieces, workers: workers) { piece in
      Parallel.range(piece, of: pieces, in: count).allSatisfy { Self.isUnit(normals, $0) }
    }
    if areUnit.allSatisfy({ $0 }) { return }
    let sizes = (0..<pieces).map { Parallel.range($0, of: pieces, in: count).count * 3 }
    var areUsable: [Bool] = []
    self.normals = makeArray(partSizes: sizes) { parts in
      areUsable = Parallel.map(pieces, workers: workers) { piece in
        let part = parts.part(piece)
        return Parallel.range(piece, of: pieces, in: count).enumerated()
          .reduce(true) { Self.write(normals, $1.element, to: part, at: $1.offset) && $0 }
      }
    }
    if areUsable.allSatisfy({ $0 }) { return }
    usable = (0..<count).map { Self.length(normals, $0) > 0 }
  }

  /// Whether every normal has a direction.
  var allUsable: Bool { usable.isEmpty }

  /// Whether a normal has a direction.
  func isUsable(_ normal: Int) -> Bool { usable.isEmpty || usable[normal] }

  private static func squaredLength(_ normals: [Float], _ place: Int) -> Double {
    let x = Double(normals[place * 3])
    let y = Double(normals[place * 3 + 1])
    let z = Double(normals[place * 3 + 2])
    return x * x + y * y + z * z
  }

  private static func length(_ normals: [Float], _ place: Int) -> Double {
    squaredLength(normals, place).squareRoot()
  }

  /// Whether a normal is as close to unit length as six decimals can be.
  private static func isUnit(_ normals: [Float], _ place: Int) -> Bool {
    abs(squaredLength(normals, place) - 1) < 4e-6
  }

  /// Writes a normal; false if it has no direction.
  private static func write(
    _ normals: [Float], _ place: Int, to part: OutputPart<Float>, at target: Int
  ) -> Bool {
    let length = isUnit(normals, place) ? 1 : Self.length(normals, place)
    for axis in 0..<3 {
      let value = normals[place * 3 + axis]
      part[target * 3 + axis] = length == 1 || length == 0 ? value : Float(Double(value) / length)
    }
    return length > 0
  }
}
