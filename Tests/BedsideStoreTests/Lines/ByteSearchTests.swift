import Testing

@testable import BedsideStore

struct ByteSearchTests {
  @Test(arguments: [
    ("stands", "it stands", 3), ("stands", "stands", 0), ("stands", "sstandss", 1),
    ("stands", "stand", nil), ("stands", "", nil), ("aab", "aaaab", 2), ("aab", "abaaa", nil),
    ("a", "bcaa", 2), ("", "anything", 0),
  ])
  func `a word is found where it stands first`(
    _ example: (word: String, text: String, place: Int?)
  ) {
    let bytes = Array(example.text.utf8)
    #expect(
      ByteSearch(for: Array(example.word.utf8)).place(in: bytes.span, 0..<bytes.count)
        == example.place)
  }

  @Test func `only the given part is looked at`() {
    let bytes = Array("stands and stands".utf8)
    #expect(
      ByteSearch(for: Array("stands".utf8)).place(in: bytes.span, 1..<bytes.count - 1) == nil)
  }
}
