internal import BedsideViewing
internal import COpenGL

extension Renderer {
  /// The longest side that the driver draws at once.
  static var largestSide: Int {
    var (texture, buffer): (GLint, GLint) = (0, 0)
    unsafe glGetIntegerv(GLenum(GL_MAX_TEXTURE_SIZE), &texture)
    unsafe glGetIntegerv(GLenum(GL_MAX_RENDERBUFFER_SIZE), &buffer)
    return max(Int(min(texture, buffer)), 1024)
  }

  /// The pixels of a picture that is drawn at once.
  func whole(_ shot: Shot, _ overlay: [OverlayImage]) throws(RenderingError) -> [UInt8] {
    let targets = try prepared(shot)
    let final = try final(shot.width, shot.height)
    final.bind()
    try finish(shot, from: targets)
    overlays.draw(overlay, width: shot.width, height: shot.height)
    return final.pixels()
  }

  /// The pixels of a picture that is drawn piece by piece.
  func tiled(
    _ shot: Shot, _ overlay: [OverlayImage], _ tiling: Tiling
  ) throws(RenderingError) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: shot.width * shot.height * 4)
    for tile in tiling.tiles {
      let moved = overlay.map { image in
        var image = image
        image.x -= tile.drawnX
        image.y -= tile.drawnY
        return image
      }
      let piece = try whole(shot.piece(tile, of: tiling), moved)
      let length = tile.x.count * 4
      for row in tile.y {
        let source = ((row - tile.drawnY) * tiling.drawnWidth + tile.x.lowerBound - tile.drawnX) * 4
        let target = (row * shot.width + tile.x.lowerBound) * 4
        pixels.replaceSubrange(target..<target + length, with: piece[source..<source + length])
      }
    }
    return pixels
  }

  /// From colours multiplied by opacity to plain ones, as files of pictures have them.
  static func divideByOpacity(_ pixels: inout [UInt8]) {
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      let opacity = Int(pixels[pixel + 3])
      guard opacity > 0, opacity < 255 else { continue }
      for channel in pixel..<pixel + 3 {
        pixels[channel] = UInt8(min((Int(pixels[channel]) * 255 + opacity / 2) / opacity, 255))
      }
    }
  }
}

extension Shot {
  /// The piece of the picture that a tile draws.
  fileprivate func piece(_ tile: Tiling.Tile, of tiling: Tiling) -> Shot {
    var piece = self
    (piece.width, piece.height) = (tiling.drawnWidth, tiling.drawnHeight)
    let whole = SIMD2(Float(tiling.width), Float(tiling.height))
    let size = SIMD2(Float(tiling.drawnWidth), Float(tiling.drawnHeight)) / whole
    let bottom = tiling.height - tile.drawnY - tiling.drawnHeight
    let start = SIMD2(Float(tile.drawnX), Float(bottom)) / whole
    piece.tile = SIMD4(lowHalf: start, highHalf: size)
    // What lies from start to start + size of the whole fills this picture.
    let scale = SIMD2<Float>(1, 1) / size
    let shift = scale * (1 - 2 * start) - 1
    let crop =
      Matrix4(translation: Vector(shift.x, shift.y, 0))
      * Matrix4(scale: Vector(scale.x, scale.y, 1))
    piece.frame.projection = crop * frame.projection
    return piece
  }
}
