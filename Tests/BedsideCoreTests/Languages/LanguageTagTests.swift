import BedsideCore
import Testing

struct LanguageTagTests {
  @Test(arguments: [
    (text: "en", tag: "en"), (text: "DE", tag: "de"), (text: "pt-br", tag: "pt-BR"),
    (text: "zh-hant-tw", tag: "zh-Hant-TW"), (text: "gsw", tag: "gsw"),
    (text: "es-419", tag: "es-419"), (text: "de-1996", tag: "de-1996"),
  ])
  func `a tag is written as the standard recommends`(text: String, tag: String) {
    #expect(LanguageTag(text)?.description == tag)
  }

  @Test(arguments: ["", "e", "english", "en_US", "en-", "-en", "e1", "12", "en-abcdefghi", "ä"])
  func `what is no tag is none`(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    (locale: "de_DE.UTF-8", tag: "de-DE"), (locale: "ja_JP.eucJP", tag: "ja-JP"),
    (locale: "sr_RS@latin", tag: "sr-RS"), (locale: "en", tag: "en"), (locale: "C", tag: nil),
    (locale: "C.UTF-8", tag: nil), (locale: "POSIX", tag: nil), (locale: "", tag: nil),
  ])
  func `a locale names its language`(locale: String, tag: String?) {
    #expect(LanguageTag(locale: locale)?.description == tag)
  }

  @Test(arguments: [
    (wanted: "de", own: "fr", taken: "de"),
    (wanted: "pt-PT", own: "fr", taken: "pt"),
    (wanted: "de-CH", own: "fr", taken: "de"),
    (wanted: "zh", own: "fr", taken: "zh-Hant"),
    (wanted: "ja", own: "de", taken: "de"),
    (wanted: "ja", own: "ko", taken: "en"),
  ])
  func `the taken language is the wanted one, else its base, the file's own, or English`(
    wanted: String, own: String, taken: String
  ) throws {
    let given = ["zh-Hant", "de", "pt", "en"].compactMap { LanguageTag($0) }
    let preference = LanguagePreference([try #require(LanguageTag(wanted))])
    #expect(preference.choose(among: given, own: LanguageTag(own))?.description == taken)
  }

  @Test func `with nothing that is wanted the first language is taken`() throws {
    let given = ["sw", "xh"].compactMap { LanguageTag($0) }
    #expect(LanguagePreference().choose(among: given, own: .german)?.description == "sw")
    #expect(LanguagePreference([.german]).match(among: given) == nil)
    #expect(LanguagePreference([.german]).choose(among: [], own: .german) == nil)
  }

  @Test func `a language that is wanted second comes before the file's own`() throws {
    let preference = LanguagePreference([try #require(LanguageTag("ja")), .german])
    #expect(preference.choose(among: [.english, .german], own: .english) == .german)
  }
}
