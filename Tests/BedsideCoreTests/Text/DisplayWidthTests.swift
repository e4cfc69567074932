import BedsideCore
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    (text: "", columns: 0), (text: "pain", columns: 4), (text: "°C", columns: 2),
    (text: "痛い", columns: 4), (text: "ｱ", columns: 1), (text: "Ａ", columns: 2),
    (text: "한국", columns: 4), (text: "한", columns: 2), (text: "e\u{301}", columns: 1),
    (text: "\u{301}", columns: 0), (text: "👍", columns: 2), (text: "👍🏽", columns: 2),
    (text: "👩‍⚕️", columns: 2), (text: "👨‍👩‍👧‍👦", columns: 2), (text: "❤️", columns: 2),
    (text: "❤", columns: 1),
    (text: "🇩🇪", columns: 2), (text: "1️⃣", columns: 2), (text: "a\u{200D}b", columns: 2),
    (text: "क्षि", columns: 3), (text: "─█", columns: 2), (text: "\u{07}", columns: 0),
    (text: "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", columns: 2),
  ])
  func `text takes as many columns as a terminal gives it`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }
}
