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

  /// The expected columns are those of Python's wcwidth 0.9.4 (`wcswidth`, Unicode 17.0).
  @Test(arguments: [
    (text: "\u{1112}\u{1161}\u{11AB}", columns: 2), (text: "가나다 ABC", columns: 10),
    (text: "日本語テスト", columns: 12), (text: "ｶﾀｶﾅ", columns: 4), (text: "①②", columns: 2),
    (text: "ﷺ", columns: 1), (text: "สวัสดี", columns: 4), (text: "ปวดศีรษะ", columns: 7),
    (text: "ขอบคุณ", columns: 5), (text: "مرحبا بالعالم", columns: 13),
    (text: "العَرَبِيَّة", columns: 7), (text: "שָׁלוֹם", columns: 4), (text: "नमस", columns: 3),
    (text: "e\u{301}a\u{308}", columns: 2), (text: "🇯🇵🇩🇪", columns: 4),
    (text: "👩‍⚕️👨‍👩‍👧‍👦", columns: 4), (text: "1️⃣2️⃣", columns: 4), (text: "⌚", columns: 2),
    (text: "☔", columns: 2), (text: "☺", columns: 1), (text: "©️", columns: 2),
    (text: "™", columns: 1), (text: "〜ー、。", columns: 8), (text: "\u{1FAE9}", columns: 2),
    (text: "\u{1FA89}", columns: 2), (text: "𠮷野家", columns: 6), (text: "Ａｂｃ", columns: 6),
    (text: "…—", columns: 2), (text: "\u{200B}\u{2060}", columns: 0), (text: "Привет", columns: 6),
    (text: "ㄅㄆ", columns: 4), (text: "ㇰ", columns: 2), (text: "㋿", columns: 2),
    (text: "⠿", columns: 1), (text: "─│█", columns: 3),
  ])
  func `text of many scripts takes what another library says`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    (text: "a\tb", expanded: "a       b"), (text: "\tb", expanded: "        b"),
    (text: "12345678\tb", expanded: "12345678        b"), (text: "痛い\tb", expanded: "痛い    b"),
    (text: "a\n\tb", expanded: "a\n        b"), (text: "ab", expanded: "ab"),
  ])
  func `a tab reaches to the next multiple of eight columns`(text: String, expanded: String) {
    #expect(DisplayWidth.expandingTabs(text) == expanded)
  }
}
