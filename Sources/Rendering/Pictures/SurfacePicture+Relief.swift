internal import BedsideMesh

extension SurfacePicture {
  /// Whether the pixels are directions, as tangent-space normals are stored: of length 1 and away from
  /// the surface, where heights are grey.
  ///
  /// Programs write either behind the same keyword, so the picture itself must tell.
  var holdsDirections: Bool {
    var (fitting, blueness) = (0, 0)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let direction = Self.direction(pixels[start], pixels[start + 1], pixels[start + 2])
      let square = (direction * direction).sum()
      if direction.z > 0, abs(square - 1) < 0.25 { fitting += 1 }
      blueness += Int(pixels[start + 2]) - (Int(pixels[start]) + Int(pixels[start + 1])) / 2
    }
    let count = pixels.count / 4
    return fitting * 10 > count * 9 && blueness > count * 40
  }

  /// The directions of the surface that the picture stands for, as pixels: its own, or those of the
  /// slopes of its heights.
  func directions(_ mapping: TextureMapping) -> [UInt8] {
    if holdsDirections { return pixels }
    let heights = mask(mapping.channel ?? .luminance)
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count)
    for row in 0..<height {
      let above = neighbour(row, -1, of: height, mapping) * width
      let below = neighbour(row, 1, of: height, mapping) * width
      for column in 0..<width {
        let left = row * width + neighbour(column, -1, of: width, mapping)
        let right = row * width + neighbour(column, 1, of: width, mapping)
        let slope = SIMD3(
          Float(heights[left]) - Float(heights[right]),
          Float(heights[below + column]) - Float(heights[above + column]), 0)
        result += Self.pixel(slope * (Self.steepness / 510))
      }
    }
    return result
  }

  /// How many pixels wide a rise from black to white is that is as steep as one half of a right angle.
  private static let steepness: Float = 4

  /// The place beside one, on the other side of the picture where it is repeated.
  private func neighbour(
    _ place: Int, _ step: Int, of count: Int, _ mapping: TextureMapping
  ) -> Int {
    mapping.clamps ? min(max(place + step, 0), count - 1) : (place + step + count) % count
  }

  private static func direction(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> SIMD3<Float> {
    SIMD3(Float(red), Float(green), Float(blue)) / 127.5 - 1
  }

  /// The direction of a surface that leans so far against straight ahead, as a pixel.
  private static func pixel(_ lean: SIMD3<Float>) -> [UInt8] {
    let whole = lean + SIMD3(0, 0, 1)
    let unit = whole / (whole * whole).sum().squareRoot()
    let levels = (unit + 1) * 127.5
    return (0..<3).map { UInt8(levels[$0].rounded()) } + [255]
  }
}
