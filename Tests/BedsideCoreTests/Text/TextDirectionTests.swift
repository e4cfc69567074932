import BedsideCore
import Testing

struct TextDirectionTests {
  @Test(arguments: ["مرحبا", "a שלום", "1 ٢ ا", "\u{10D00}", "\u{FE8D}"])
  func `text with letters from right to left is isolated`(text: String) {
    #expect(TextDirection.holdsRightToLeft(text))
    #expect(TextDirection.isolating(text) == "\u{2068}\(text)\u{2069}")
    #expect(TextDirection.withoutIsolates(TextDirection.isolating(text)) == text)
  }

  @Test(arguments: ["", "pain 3/10", "痛い", "ü", "€", "👍🏽", "ก", "e\u{301}", "١٫٥", "۱۲"])
  func `other text stays as it is`(text: String) {
    #expect(!TextDirection.holdsRightToLeft(text))
    #expect(TextDirection.isolating(text) == text)
  }

  @Test func `blanks at the end stand outside`() {
    #expect(TextDirection.isolating("كم؟ ") == "\u{2068}كم؟\u{2069} ")
  }

  @Test func `what is filled into a phrase is isolated where something stands beside it`() {
    let beside = Phrase("test.beside", "Noted: {answer}")
    let alone = Phrase("test.alone", "{answer}")
    #expect(Phrases.english(beside, ["answer": "نعم"]) == "Noted: \u{2068}نعم\u{2069}")
    #expect(Phrases.english(alone, ["answer": "نعم"]) == "نعم")
    #expect(Phrases.english(beside, ["answer": "ja"]) == "Noted: ja")
  }
}
