import TerminalPictures

/// Pictures as half blocks in full colour, 120 by 40 cells, against the library Chafa.
///
/// Both get the same pixels, of a shaded ball that moves a little from picture to picture, and write
/// every cell: what Chafa's own program does for each frame of an animation.
enum HalfBlocks {
  static let benchmark = Benchmark(name: "half blocks", measure: measure)

  private static let (columns, rows) = (120, 40)
  private static let pictures = (0..<8).map { ball(at: $0) }

  @MainActor
  private static func measure(_ folder: WorkFolder) throws -> Row {
    let encoder = TerminalEncoder(.blocks(.full))
    var bytes = 0
    let ours = {
      seconds {
        bytes = 0
        for picture in pictures {
          let grid = CellGrid(picture, columns: columns, rows: rows)
          bytes += encoder.changes(to: grid, from: nil).count
        }
      } / Double(pictures.count)
    }
    #if Symbols
    guard let chafa = ChafaBlocks(columns: columns, rows: rows) else {
      throw BenchError("Chafa makes no canvas.")
    }
    let rounds = try Rounds(9, ours: ours) {
      seconds { for picture in pictures { chafa.draw(picture) } } / Double(pictures.count)
    }
    #else
    let rounds = try Rounds(9, ours: ours, peer: nil)
    #endif
    return Row(
      name: benchmark.name, seconds: rounds.seconds, bytes: bytes / pictures.count,
      peer: rounds.ratio == nil ? nil : "libchafa, half blocks", peerSeconds: rounds.peerSeconds,
      ratio: rounds.ratio, floor: rounds.ratio == nil ? 0.005 : 5)
  }

  private static func ball(at step: Int) -> Picture {
    let (width, height) = (columns * 3, rows * 6)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    let center = SIMD2(Double(width) / 2 + Double(step) * 2, Double(height) / 2)
    let radius = Double(height) * 0.45
    for y in 0..<height {
      for x in 0..<width {
        let place = (SIMD2(Double(x), Double(y)) - center) / radius
        let depth = 1 - (place * place).sum()
        let light = depth > 0 ? max(0.1, depth.squareRoot() * 0.8 - place.x * 0.2) : 0
        pixels += [
          UInt8(light * 230), UInt8(light * 200), UInt8(light * 160), 255,
        ]
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }
}
