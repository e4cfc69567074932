import Foundation
import TerminalPictures
import Testing

struct KittyEncoderTests {
  private func chunks(_ picture: Picture) -> [(keys: String, data: String)] {
    let text = String(
      decoding: KittyEncoder.bytes(picture, columns: 4, rows: 2), as: UTF8.self)
    return text.split(separator: "\u{1B}\\").map { chunk in
      let parts = chunk.dropFirst(3).split(
        separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
  }

  @Test func `a picture is one sequence that replaces the last and leaves the cursor`() {
    let picture = Picture(
      width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 255, 0, 255])
    let chunks = chunks(picture)
    #expect(chunks.count == 1)
    #expect(chunks[0].keys == "a=T,q=2,f=24,o=z,i=1,p=1,C=1,s=2,v=1,c=4,r=2,m=0")
    let data = Data(base64Encoded: chunks[0].data)
    // A zlib stream begins with its method, and ends with the checksum of the six bytes.
    #expect(data?.prefix(2) == Data([0x78, 0x01]))
    #expect(data?.suffix(4) == Data([0x07, 0xFE, 0x01, 0xFF]))
  }

  @Test func `a long picture goes in pieces, of which only the last says that it is`() {
    var pixels: [UInt8] = []
    var state: UInt32 = 1
    for _ in 0..<100 * 100 * 4 {
      state = state &* 1_664_525 &+ 1_013_904_223
      pixels.append(UInt8(truncatingIfNeeded: state >> 24))
    }
    let chunks = chunks(Picture(width: 100, height: 100, pixels: pixels))
    #expect(chunks.count > 2)
    #expect(chunks.dropLast().dropFirst().allSatisfy { $0.keys == "m=1" })
    #expect(chunks.dropLast().allSatisfy { $0.data.count == 4096 })
    #expect(chunks.last?.keys == "m=0")
    #expect(Data(base64Encoded: chunks.map(\.data).joined()) != nil)
  }
}
