import BedsideCore
import Testing

struct SHA256Tests {
  /// The examples of FIPS 180-2, appendix B, and of NIST's test vectors for lengths about a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ]) func `the hash of a text is the standard's`(_ text: String, _ hash: String) {
    #expect(SHA256.hexadecimal(Array(text.utf8)) == hash)
  }

  @Test func `the hash of a million letters is the standard's`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      SHA256.hexadecimal(bytes)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
  ]) func `padding is right about the length of a block`(_ count: Int, _ hash: String) {
    #expect(SHA256.hexadecimal([UInt8](repeating: UInt8(ascii: "a"), count: count)) == hash)
  }

  @Test(arguments: [1, 3, 63, 64, 65, 1000])
  func `pieces have the hash of the whole`(_ size: Int) {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var sum = SHA256Sum()
    for start in stride(from: 0, to: bytes.count, by: size) {
      sum.add(Array(bytes[start..<min(start + size, bytes.count)]))
      sum.add([])
    }
    #expect(sum.count == 1000)
    #expect(sum.hexadecimal == SHA256.hexadecimal(bytes))
  }
}
