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

  @Test func `names in one byte a character keep their accents`() throws {
    let latin = "o M\u{E9}nisque\nusemtl K\u{F6}rper \u{93}a\u{94}\n" + Fixture.square + "f 1 2 3\n"
    let mesh = try OBJReader().read(bytes: latin.unicodeScalars.map { UInt8($0.value) })
    #expect(mesh.objects == ["Ménisque"])
    #expect(mesh.materials == ["Körper “a”"])
  }

  @Test(arguments: ["latin", "utf8", "utf16"]) func `material files may be encoded otherwise`(
    encoding: String
  ) {
    let text = "newmtl Körper\nKd 1 0 0\n"
    let bytes: [UInt8] =
      switch encoding {
      case "latin": text.unicodeScalars.map { UInt8($0.value) }
      case "utf16": ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      default: Array(text.utf8)
      }
    let result = MTLReader().read(bytes: bytes, file: "a.mtl")
    #expect(result.materials.map(\.name) == ["Körper"])
    #expect(result.materials.first?.diffuse == [1, 0, 0])
  }

  @Test(arguments: [0, 1, 2, 3, 5, 9]) func `line ends of every kind may be mixed`(
    chunk: Int
  ) throws {
    let vertices = "v 0 0 0\r\nv 1 0 0\rv 1 1 0\n\r\nv 0 1 0\r\r\nfoo\r"
    let mesh = try Fixture.mesh(
      vertices + "f 1 2 \\\r3\nf 1 \\\r\n3 4\n\rbar\r", chunk: chunk)
    #expect(mesh.positionIndices == [0, 1, 2, 0, 2, 3])
    #expect(mesh.warnings.map(\.line) == [7, 13])
  }
}
