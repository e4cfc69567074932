import BedsideCore
import Testing

struct WordWrapTests {
  @Test(arguments: [
    (text: "one two three", width: 7, lines: ["one two", "three"]),
    (text: "one two three", width: 100, lines: ["one two three"]),
    (text: "one  two", width: 4, lines: ["one", "two"]),
    (text: "one two\u{A0}three", width: 9, lines: ["one", "two\u{A0}three"]),
    (text: "one two\u{A0}three", width: 7, lines: ["one", "two", "three"]),
    (text: "one 5\u{A0}%", width: 5, lines: ["one", "5\u{A0}%"]),
    (text: "", width: 10, lines: [""]),
    (text: "one\n\ntwo", width: 10, lines: ["one", "", "two"]),
    (text: "extraordinarily long", width: 6, lines: ["extrao", "rdinar", "ily", "long"]),
    (text: "one two   ", width: 7, lines: ["one two"]),
    (text: "  one two", width: 6, lines: ["  one", "two"]),
    (text: "少し痛いです。", width: 6, lines: ["少し痛", "いで", "す。"]),
    (text: "ちょっと待って", width: 6, lines: ["ちょっ", "と待っ", "て"]),
    (text: "「痛い」と言う", width: 6, lines: ["「痛", "い」と", "言う"]),
    (text: "薬は¥500です", width: 6, lines: ["薬は", "¥500で", "す"]),
    (text: "Knie痛い", width: 6, lines: ["Knie痛", "い"]),
    (text: "가나다 라마바", width: 7, lines: ["가나다", "라마바"]),
    (text: "ก: ปวดศีรษะมาก", width: 10, lines: ["ก: ปวดศีรษะ", "มาก"]),
    (text: "วันนี้ ปวดศีรษะ", width: 11, lines: ["วันนี้ ปวดศีรษะ"]),
    (text: "ปวด เแ", width: 5, lines: ["ปวด", "เแ"]),
    (text: "e\u{301}e\u{301}e\u{301}", width: 2, lines: ["e\u{301}e\u{301}", "e\u{301}"]),
    (text: "痛い", width: 1, lines: ["痛", "い"]),
    (text: "👍🏽👍🏽👍🏽", width: 4, lines: ["👍🏽👍🏽", "👍🏽"]),
  ])
  func `lines break at words and keep to their width`(text: String, width: Int, lines: [String]) {
    #expect(WordWrap.lines(text, width: width) == lines)
  }

  @Test func `a text of a million characters has the lines that its pieces have`() {
    let words = String(repeating: "word ", count: 200_000)
    let lines = WordWrap.lines(words, width: 80)
    #expect(lines.count == 12_500)
    #expect(Set(lines).count == 1)
    let letters = WordWrap.lines(String(repeating: "a", count: 1_000_000), width: 80)
    #expect(letters.count == 12_500)
  }

  @Test func `lines after the first hang under it`() {
    #expect(
      WordWrap.lines("1  Going up and down stairs", width: 14, indent: 3)
        == ["1  Going up", "   and down", "   stairs"])
  }

  @Test func `no line is wider than asked for, and no character but blanks is lost`() {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "a", "bc", " ", "  ", "痛", "。", "（", "e\u{301}", "👍🏽", "longer-word", ",", "\n",
      "っ", "「", "ปวด", "เ", "ะ", "🇩🇪", "مرحبا",
    ]
    for _ in 0..<1500 {
      let count = Int.random(in: 0..<25, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let width = Int.random(in: 2...12, using: &generator)
      let indent = Int.random(in: 0..<width - 1, using: &generator)
      let lines = WordWrap.lines(text, width: width, indent: indent)
      let isBlank = { (character: Character) in character == " " || character == "\n" }
      #expect(lines.joined().filter { !isBlank($0) } == text.filter { !isBlank($0) })
      let fits = lines.allSatisfy { DisplayWidth.of($0) <= width || $0.allSatisfy(isBlank) }
      #expect(fits, "\(text)")
    }
  }
}
