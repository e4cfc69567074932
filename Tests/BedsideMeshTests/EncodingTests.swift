@testable import BedsideMesh
import Testing

struct EncodingTests {
  private let text = "o Ménisque\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"

  private func bytes(isBigEndian: Bool, hasMark: Bool) -> [UInt8] {
    let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBigEndian ? pair.reversed() : pair
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `text of two bytes a character is decoded`(isBigEndian: Bool, hasMark: Bool) throws {
    let mesh = try OBJReader().read(bytes: bytes(isBigEndian: isBigEndian, hasMark: hasMark))
    #expect(mesh.objects == ["Ménisque"])
    #expect(mesh.triangleCount == 1)
  }

  @Test func `a byte order mark is no part of the first statement`() throws {
    #expect(try Fixture.mesh("\u{FEFF}" + text) == Fixture.mesh(text))
  }
}
