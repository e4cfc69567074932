import BedsideCore
import Testing

struct ConventionsTests {
  @Test(
    arguments: [
      ("de_DE.UTF-8", ",", ".", "30.11.2026", false, Conventions.Measures.metric),
      ("en_US", ".", ",", "11/30/2026", true, .us),
      ("en_GB.UTF-8", ".", ",", "30/11/2026", false, .metric),
      ("ja_JP.UTF-8", ".", ",", "2026/11/30", false, .metric),
      ("ar_EG.UTF-8", ".", ",", "30/11/2026", true, .metric),
      ("ar_MA", ",", ".", "30/11/2026", false, .metric),
      ("de_CH", ".", "’", "30.11.2026", false, .metric),
      ("fr_FR@euro", ",", " ", "30/11/2026", false, .metric),
      ("fr_CA", ",", " ", "2026-11-30", false, .metric),
      ("en_CA", ".", ",", "2026-11-30", true, .metric),
      ("sv_SE", ",", " ", "2026-11-30", false, .metric),
      ("nl_NL", ",", ".", "30-11-2026", false, .metric),
      ("nl_BE", ",", ".", "30/11/2026", false, .metric),
      ("pt-BR", ",", ".", "30/11/2026", false, .metric),
      ("es_MX", ".", ",", "30/11/2026", true, .metric),
      ("es_US", ".", ",", "11/30/2026", true, .us),
      ("zh_Hant_TW", ".", ",", "2026/11/30", true, .metric),
      ("C", ".", ",", "2026-11-30", false, .metric),
      ("POSIX", ".", ",", "2026-11-30", false, .metric),
      ("C.UTF-8", ".", ",", "2026-11-30", false, .metric),
      ("en", ".", ",", "2026-11-30", false, .metric),
      ("", ".", ",", "2026-11-30", false, .metric),
    ] as [(String, Character, Character, String, Bool, Conventions.Measures)])
  func `a locale's name tells how its place writes`(
    locale: String, mark: Character, grouping: Character, date: String, twelve: Bool,
    measures: Conventions.Measures
  ) throws {
    let conventions = Conventions(locale: locale)
    #expect(conventions.decimalMark == mark)
    #expect(conventions.groupingMark == grouping)
    let day = try #require(CivilDate(year: 2026, month: 11, day: 30))
    #expect(DateText.short(day, in: conventions) == date)
    #expect(conventions.usesTwelveHours == twelve)
    #expect(conventions.measures == measures)
  }

  @Test func `where a locale does not say the order of a date, there is none`() {
    #expect(Conventions(locale: "C").dateOrder == nil)
    #expect(Conventions(locale: "en").dateOrder == nil)
    #expect(Conventions(locale: "en_NZ").dateOrder == .dayMonthYear)
  }

  @Test func `numbers, times and measures follow their own locales`() {
    let mixed = Conventions(number: "de_DE", time: "en_US", measurement: "sv_SE")
    #expect(mixed.decimalMark == ",")
    #expect(mixed.dateOrder == .monthDayYear)
    #expect(mixed.usesTwelveHours)
    #expect(mixed.measures == .metric)
  }
}
