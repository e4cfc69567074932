import Testing

@testable import LineEditing

struct UTF8AssemblerTests {
  @Test func `a character is given when it is whole`() {
    var assembler = UTF8Assembler()
    #expect(assembler.append(0x61) == [0x61])
    #expect(assembler.append(0xF0) == [])
    #expect(assembler.append(0x9F) == [])
    #expect(assembler.append(0x91) == [])
    #expect(assembler.append(0x8D) == [0xF0, 0x9F, 0x91, 0x8D])
  }

  @Test(
    arguments: [
      [0xFF, 0x61], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xE3, 0x81, 0x61], [0xE3, 0xC3, 0xA4], [0x80], [0xF0, 0x9F, 0x91, 0xF0, 0x9F, 0x91, 0x8D],
    ] as [[UInt8]])
  func `what is no UTF-8 is replaced as the standard library does`(bytes: [UInt8]) {
    var assembler = UTF8Assembler()
    let result = bytes.flatMap { assembler.append($0) }
    #expect(String(decoding: result, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
  }
}
