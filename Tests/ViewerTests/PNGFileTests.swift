import Drawing
import Foundation
import Testing

struct PNGFileTests {
  private func read(_ width: Int, _ height: Int, _ pixels: [UInt8]) throws -> PNGPicture {
    try #require(PNGPicture(Data(PNGFile.bytes(width: width, height: height, pixels: pixels))))
  }

  /// Pixels that follow no pattern, the same each time.
  private func noise(_ count: Int, opaque: Bool) -> [UInt8] {
    var state: UInt32 = 1
    return (0..<count * 4).map { index in
      state = state &* 1_664_525 &+ 1_013_904_223
      return opaque && index % 4 == 3 ? 255 : UInt8(state >> 24)
    }
  }

  @Test(arguments: [(1, 1), (3, 5), (200, 150)])
  func `noise comes back as it was`(_ width: Int, _ height: Int) throws {
    for opaque in [true, false] {
      let pixels = noise(width * height, opaque: opaque)
      let picture = try read(width, height, pixels)
      #expect(picture.channels == (opaque ? 3 : 4))
      let stored = opaque ? pixels.indices.filter { $0 % 4 != 3 }.map { pixels[$0] } : pixels
      #expect(picture.bytes == stored)
    }
  }

  @Test func `an even picture is small and comes back as it was`() throws {
    let pixels = [UInt8](repeating: 255, count: 160 * 120 * 4)
    #expect(PNGFile.bytes(width: 160, height: 120, pixels: pixels).count < 1500)
    #expect(try read(160, 120, pixels).bytes.allSatisfy { $0 == 255 })
  }

  @Test func `repetitions near and far, short and long, come back as they were`() throws {
    let row = noise(150, opaque: true)
    var pixels: [UInt8] = []
    for index in 0..<120 {
      pixels += index % 7 == 3 ? [UInt8](repeating: 255, count: row.count) : row
    }
    let picture = try read(150, 120, pixels)
    #expect(picture.bytes == pixels.indices.filter { $0 % 4 != 3 }.map { pixels[$0] })
  }
}
