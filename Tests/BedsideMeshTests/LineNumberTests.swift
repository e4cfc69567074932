@testable import BedsideMesh
import Testing

struct LineNumberTests {
  @Test(arguments: ["\n", "\r\n", "\r"], [7, 61, 64, 65, 200, 300_000])
  func `lines are counted alike whatever ends them and however long they are`(
    lineEnd: String, length: Int
  ) {
    let line = String(repeating: "x", count: length) + lineEnd
    let text = Array(String(repeating: line, count: 5).utf8)
    let offsets = (0..<5).map { $0 * line.utf8.count }
    for workers in 1...2 {
      #expect(TextSource(bytes: text).lines(of: offsets, workers: workers) == [1, 2, 3, 4, 5])
    }
  }

  @Test func `a return and a newline that two blocks share are one line end`() {
    let block = 256 << 10
    let text = Array((String(repeating: "x", count: block - 1) + "\r\nlast").utf8)
    #expect(TextSource(bytes: text).lines(of: [0, block + 1], workers: 1) == [1, 2])
  }

  @Test func `mixed line ends are counted once each`() {
    let text = Array("a\n\rb\r\r\nc\n\nd".utf8)
    let offsets = text.indices.filter { text[$0] >= UInt8(ascii: "a") }
    #expect(TextSource(bytes: text).lines(of: offsets, workers: 1) == [1, 3, 5, 7])
  }
}
