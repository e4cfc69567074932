@testable import BedsideMesh
import Testing

/// Damaged files neither trap nor depend on where the borders of chunks fall.
struct DamagedFileTests {
  private let sample = """
    # sample \\
    mtllib a.mtl
    o knee one
    v 0 0 0
    v 1.25 -0.5 1e-3 0.1 0.2 0.3
    v -12.3456789 123456789.25 .5
    v 1 1 0 \\
     1
    vt 0.5 0.25
    vt 1 1 0
    vn 0 0 1
    vn 0.577350 0.577350 -0.577350
    g a b
    usemtl bone
    s 1
    f 1 2 3
    f 1/1 2/2 3/1
    f 1//1 2//2 3//1 4//2
    f -4/-2/-2 -3/-1/-1 -2/-2/-2
    f 1/1/1 2/2/2 1/1/1
    f 4 3 2 1 2
    #MRGB ff112233ff445566
    l 1 2/1 3
    p 1 -1
    usemtl skin
    f 3 4 \\
    1
    """

  private func check(_ text: [UInt8], chunks: [Int]) {
    guard let rule = MeshRules.broken(by: text, chunks: chunks) else { return }
    Issue.record("\(rule): \(String(decoding: text, as: UTF8.self))")
  }

  @Test func `a file cut off at any byte is read as far as it goes`() {
    let text = Array(sample.utf8)
    for length in 0...text.count { check(Array(text[..<length]), chunks: [16]) }
  }

  @Test func `a file without its beginning is read as far as it goes`() {
    let text = Array(sample.utf8)
    for start in 0..<text.count { check(Array(text[start...]), chunks: [7]) }
  }

  @Test(arguments: [UInt8(0), 0x0A, 0x5C, 0x2F, 0x39])
  func `any byte may be wrong`(byte: UInt8) {
    let text = Array(sample.utf8)
    for place in text.indices {
      var damaged = text
      damaged[place] = byte
      check(damaged, chunks: [16])
    }
  }
}
