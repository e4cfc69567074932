public import BedsideMesh
public import BedsideViewing

/// A picture that lies on surfaces.
public struct SurfacePicture: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Four bytes each, red, green, blue and opacity (not premultiplied), the top row first.
  public let pixels: [UInt8]

  /// Makes a picture of `width` times `height` pixels of four bytes.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "A pixel has four bytes.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// How much is seen through what the picture lies on, by its opacity.
  public var transparency: Texturing.Transparency {
    Self.transparency(of: stride(from: 3, to: pixels.count, by: 4).lazy.map { pixels[$0] })
  }

  /// The same where the picture stands for the opacity alone.
  public func transparency(as mapping: TextureMapping) -> Texturing.Transparency {
    Self.transparency(of: mask(mapping.channel))
  }

  /// The mean light of what is not clear.
  public var meanLight: SIMD3<Float> {
    var sum = SIMD3<Float>.zero
    var weight: Float = 0
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
      let opacity = Float(pixels[start + 3])
      let light = SIMD3(
        LightCurve.light[Int(pixels[start])], LightCurve.light[Int(pixels[start + 1])],
        LightCurve.light[Int(pixels[start + 2])])
      sum += light * opacity
      weight += opacity
    }
    return weight > 0 ? sum / weight : SIMD3(repeating: 1)
  }

  /// Half as wide and high, or nearly: four pixels become one.
  public func halved() -> SurfacePicture {
    let (newWidth, newHeight) = (max(width / 2, 1), max(height / 2, 1))
    var result: [UInt8] = []
    result.reserveCapacity(newWidth * newHeight * 4)
    for row in 0..<newHeight {
      let (upper, lower) = (min(row * 2, height - 1), min(row * 2 + 1, height - 1))
      for column in 0..<newWidth {
        let (left, right) = (min(column * 2, width - 1), min(column * 2 + 1, width - 1))
        for part in 0..<4 {
          let sum =
            Int(pixels[(upper * width + left) * 4 + part])
            + Int(pixels[(upper * width + right) * 4 + part])
            + Int(pixels[(lower * width + left) * 4 + part])
            + Int(pixels[(lower * width + right) * 4 + part])
          result.append(UInt8((sum + 2) / 4))
        }
      }
    }
    return SurfacePicture(width: newWidth, height: newHeight, pixels: result)
  }

  /// The opacity that a picture stands for: its own if it has any and nothing else was asked for,
  /// else how bright it is.
  func mask(_ wish: TextureMapping.Channel?) -> [UInt8] {
    let starts = stride(from: 0, to: pixels.count, by: 4)
    let hasOpacity = wish == nil && starts.contains { pixels[$0 + 3] < 255 }
    return starts.map { start in
      switch wish ?? (hasOpacity ? .matte : .luminance) {
      case .red: pixels[start]
      case .green: pixels[start + 1]
      case .blue: pixels[start + 2]
      case .matte: pixels[start + 3]
      case .luminance:
        UInt8(
          (Int(pixels[start]) * 54 + Int(pixels[start + 1]) * 183 + Int(pixels[start + 2]) * 19)
            >> 8)
      }
    }
  }

  /// Clear and soft pixels are counted: where few are soft, they are the smooth edges of holes.
  private static func transparency(
    of opacities: some Sequence<UInt8>
  ) -> Texturing.Transparency {
    var (clear, soft) = (0, 0)
    for opacity in opacities where opacity < 250 {
      if opacity < 20 { clear += 1 } else { soft += 1 }
    }
    guard clear + soft > 0 else { return .opaque }
    return soft > clear ? .blended : .cutOut
  }
}
