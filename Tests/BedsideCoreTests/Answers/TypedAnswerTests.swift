import Testing

@testable import BedsideCore

struct TypedAnswerTests {
  private let context = AnswerContext(today: CivilDate(dayNumber: 20_787))

  private func message(_ typed: String, _ format: some AnswerFormatRules) -> String? {
    do throws(AnswerError) {
      _ = try format.read(typed, in: context)
      return nil
    } catch {
      return context.phrases.message(for: error, about: typed, in: context)
    }
  }

  @Test func `a signature made now takes no day but today`() {
    let format = DateFormat(minimum: .today(0), maximum: .today(0), default: .today(0))
    #expect(message("today", format) == nil)
    #expect(
      message("1999-01-01", format)
        == "'1999-01-01' (Friday, 1 January 1999) will not do: only Monday, 30 November 2026 is "
        + "right here. Type that day, or 'today'.")
  }

  @Test func `a day that is too late is named as it was typed and in full`() {
    #expect(
      message("tomorrow", DateFormat(maximum: .today(0)))
        == "'tomorrow' (Tuesday, 1 December 2026) is too late. "
        + "Type Monday, 30 November 2026 or an earlier day.")
  }

  @Test func `a year of long ago is mistyped, unless the question goes back so far`() {
    #expect(
      message("0026-11-30", DateFormat())
        == "'0026-11-30' is in the year 26. Type the year that you mean, like 2026.")
    let old = DateFormat(minimum: CivilDate("1500-01-01").map { .date($0) })
    #expect(message("1600-11-30", old) == nil)
  }

  @Test func `noon, midnight and the end of a day are understood`() {
    #expect(message("noon", TimeFormat()) == nil)
    #expect(message("midnight", TimeFormat()) == nil)
    #expect(
      message("24:00", TimeFormat())
        == "'24:00' is the end of a day. Type 0:00 for the beginning of the next one.")
    #expect(message("7 hours and 30 minutes", DurationFormat()) == nil)
  }

  @Test func `numbers of a list may have a semicolon or a word between them`() {
    let choices = ["Tea", "Milk", "Rum"].enumerated().map {
      TextChoice(text: $1, value: .integer($0 + 1))
    }
    let format = ChoiceFormat(choices: choices, isMultiple: true)
    for typed in ["1;2", "1 and 2", "1, 2"] {
      let value = try? format.read(typed, in: context)
      #expect(value == .choices([.code(.integer(1)), .code(.integer(2))]))
    }
  }
}
