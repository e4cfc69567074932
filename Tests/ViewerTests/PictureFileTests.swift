import Drawing
import Testing

struct PictureFileTests {
  private func problem(_ bytes: [UInt8]) -> PictureFileError? {
    do throws(PictureFileError) {
      _ = try PictureFile(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what is neither PNG nor JPEG is refused`() {
    for bytes in [[], Array("GIF89a".utf8), [0x89, 0x50]] as [[UInt8]] {
      #expect(problem(bytes) == .otherKind)
    }
    #expect(
      PictureFileError.otherKind.description
        == "is no PNG or JPEG picture; save it as one of these")
    #expect(
      PictureFileError.missingLibrary(kind: "JPEG", packages: "libturbojpeg0-dev").description
        == "is a JPEG picture, which this build does not read; install libturbojpeg0-dev and build"
        + " it again")
    #expect(
      PictureFileError.inks.description == "has the colours of inks (CMYK); save it in RGB")
  }

  #if Drawing
  @Test func `a PNG file gives its pixels`() throws {
    let pixels: [UInt8] = [
      255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 10, 20, 30, 255, 250, 240, 230, 255, 0, 0, 0,
      255,
    ]
    let file = try PictureFile(PNGFile.bytes(width: 3, height: 2, pixels: pixels))
    #expect(file.width == 3 && file.height == 2)
    #expect(file.pixels == pixels)
  }

  @Test func `opacity is kept apart from the colours`() throws {
    let pixels: [UInt8] = [200, 100, 50, 128, 255, 255, 255, 64, 40, 40, 40, 255, 0, 0, 0, 0]
    let file = try PictureFile(PNGFile.bytes(width: 2, height: 2, pixels: pixels))
    for (found, wanted) in zip(file.pixels, pixels) { #expect(abs(Int(found) - Int(wanted)) <= 2) }
  }

  @Test func `a PNG file that ends anywhere is damaged`() {
    let pixels = (0..<256).map { (place: Int) in UInt8(truncatingIfNeeded: place &* 37) }
    let whole = PNGFile.bytes(width: 8, height: 8, pixels: pixels)
    for count in stride(from: 8, to: whole.count - 16, by: 7) {
      #expect(problem(Array(whole[..<count])) == .damaged)
    }
    var flipped = whole
    flipped[whole.count / 2] ^= 0x55
    #expect(problem(flipped) == .damaged)
    #expect(
      PictureFileError.damaged.description == "is damaged or ends too early; save it again")
  }

  @Test func `a PNG file that says it is too large is refused by its head`() {
    var file = PNGFile.bytes(width: 1, height: 1, pixels: [0, 0, 0, 255])
    file.replaceSubrange(16..<24, with: [0, 0, 0x60, 0, 0, 0, 0, 1])
    #expect(problem(file) == .tooLarge(width: 0x6000, height: 1))
    file.replaceSubrange(16..<24, with: [0, 0, 0x30, 0, 0, 0, 0x30, 0])
    #expect(problem(file) == .tooLarge(width: 0x3000, height: 0x3000))
    file.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 1])
    #expect(problem(file) == .damaged)
    #expect(
      PictureFileError.tooLarge(width: 12288, height: 12288).description
        == "has 12288x12288 pixels; at most 16384 on a side and 64 million in all are read, so"
        + " make it smaller")
  }
  #endif

  #if Photographs
  private static let colors: [[SIMD3<Double>]] = [
    [[220, 30, 30], [30, 200, 30], [250, 250, 250]],
    [[30, 30, 220], [128, 128, 128], [0, 0, 0]],
  ]

  @Test func `a JPEG file gives its colours`() throws {
    let file = try PictureFile(BlockJPEG.bytes(Self.colors))
    #expect(file.width == 24 && file.height == 16)
    for (row, colors) in Self.colors.enumerated() {
      for (column, color) in colors.enumerated() {
        let start = ((row * 8 + 4) * 24 + column * 8 + 4) * 4
        for part in 0..<3 {
          #expect(abs(Double(file.pixels[start + part]) - color[part]) <= 3)
        }
        #expect(file.pixels[start + 3] == 255)
      }
    }
  }

  @Test func `a JPEG file that ends anywhere is damaged`() {
    let whole = BlockJPEG.bytes(Self.colors)
    for count in stride(from: 3, to: whole.count - 2, by: 7) {
      #expect(problem(Array(whole[..<count])) == .damaged)
    }
  }

  @Test func `a JPEG file that says it is too large is refused by its head`() throws {
    var file = BlockJPEG.bytes(Self.colors)
    let head = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    file.replaceSubrange(head + 5..<head + 9, with: [0x50, 0, 0x50, 0])
    #expect(problem(file) == .tooLarge(width: 0x5000, height: 0x5000))
  }
  #endif
}
