@testable import BedsideStore
import Testing

struct CRC32CTests {
  @Test func `the check of the digits 1 to 9 is the published one`() {
    let bytes = Array("123456789".utf8)
    #expect(CRC32C.checksum(bytes.span, 0..<9) == 0xE306_9283)
  }

  @Test func `every range has the check that the bitwise definition gives`() {
    var generator = SplitMix(seed: 7)
    let bytes = (0..<80).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for start in 0..<9 {
      for end in start...bytes.count {
        let check = bitwise(bytes[start..<end])
        #expect(CRC32C.checksum(bytes.span, start..<end) == check)
        #expect(CRC32C.tabled(bytes.span, start..<end) == check)
      }
    }
  }

  @Test func `the check of two ranges one behind the other is that of both`() {
    var generator = SplitMix(seed: 8)
    let bytes = (0..<80).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let whole = CRC32C.checksum(bytes.span, 0..<80)
    for middle in 0...80 {
      let first = CRC32C.checksum(bytes.span, 0..<middle)
      #expect(CRC32C.checksum(bytes.span, middle..<80, behind: first) == whole)
      #expect(CRC32C.tabled(bytes.span, middle..<80, behind: first) == whole)
    }
  }

  private func bitwise(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { check, byte in
      (0..<8).reduce(check ^ UInt32(byte)) { check, _ in
        check & 1 == 1 ? check >> 1 ^ 0x82F6_3B78 : check >> 1
      }
    }
  }
}
