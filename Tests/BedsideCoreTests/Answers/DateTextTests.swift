import BedsideCore
import Testing

/// Days as people type them, on Friday, 6 March 2026.
struct DateTextTests {
  private let free = AnswerFormat.date(DateFormat())
  private let past = AnswerFormat.date(
    DateFormat(minimum: .date(CivilDate(dayNumber: 20_500)), maximum: .today(0)))

  private func read(
    _ text: String, _ locale: String = "C", _ format: AnswerFormat? = nil,
    phrases: Phrases = .english
  ) -> String {
    let context = AnswerContext(
      phrases: phrases, conventions: Conventions(locale: locale), today: Reading.today)
    return Reading.of(text, format ?? free, in: context)
  }

  @Test(arguments: [
    ("2026-11-30", "Monday, 30 November 2026"), ("today", "Friday, 6 March 2026"),
    ("Yesterday", "Thursday, 5 March 2026"), ("TOMORROW", "Saturday, 7 March 2026"),
    ("-3d", "Tuesday, 3 March 2026"), ("+0d", "Friday, 6 March 2026"),
    ("30 November 2026", "Monday, 30 November 2026"), ("30 nov 2026", "Monday, 30 November 2026"),
    ("November 30, 2026", "Monday, 30 November 2026"),
    ("Nov. 30th, 2026", "Monday, 30 November 2026"), ("30-Nov-2026", "Monday, 30 November 2026"),
    ("2026 November 30", "Monday, 30 November 2026"), ("2026/11/30", "Monday, 30 November 2026"),
    ("2026.11.3", "Tuesday, 3 November 2026"), ("30.11.2026", "Monday, 30 November 2026"),
    ("11/30/2026", "Monday, 30 November 2026"), ("5.5.2026", "Tuesday, 5 May 2026"),
    ("2026年11月30日", "Monday, 30 November 2026"), ("11月30日", "Sunday, 30 November 2025"),
    ("٣٠.١١.٢٠٢٦", "Monday, 30 November 2026"),
    ("Monday, 30 November 2026", "Monday, 30 November 2026"),
    ("mon 30 nov 2026", "Monday, 30 November 2026"), ("8 March", "Sunday, 8 March 2026"),
    ("29 Feb", "Tuesday, 29 February 2028"), ("30nov2026", notADate("30nov2026")),
    ("soon", notADate("soon")), ("2026-02-29", notADate("2026-02-29")),
    ("30.11..2026", notADate("30.11..2026")), ("-30.11.2026", notADate("-30.11.2026")),
    ("30", notADate("30")), ("30 30 2026", notADate("30 30 2026")),
    ("30.11.2026 08:00", notADate("30.11.2026 08:00")), ("30:11:2026", notADate("30:11:2026")),
    ("1.2.3.2026", notADate("1.2.3.2026")), ("Ju 3 2026", notADate("Ju 3 2026")),
    ("32 March 2026", notADate("32 March 2026")), ("-99999999999d", notADate("-99999999999d")),
    ("0030.11.2026", notADate("0030.11.2026")),
    ("", "Nothing was typed. Type an answer."),
    ("30.11.26", "'30.11.26' has a short year. Type the year with four digits."),
    ("3 May 62", "'3 May 62' has a short year. Type the year with four digits."),
    (
      "Sunday, 30 November 2026",
      "'Sunday, 30 November 2026' does not fit together: that day is Monday, 30 November 2026."
        + " Check the day."
    ),
    (
      "5/11/2026",
      "'5/11/2026' can be Thursday, 5 November 2026 or Monday, 11 May 2026. Type 2026-11-05 or"
        + " 2026-05-11."
    ),
    (
      "5.4.",
      "'5.4.' can be Sunday, 5 April 2026 or Monday, 4 May 2026. Type 2026-04-05 or 2026-05-04."
    ),
  ]) func `where the order of a date is not known, what can be swapped is asked about`(
    text: String, shown: String
  ) {
    #expect(read(text) == shown)
  }

  private static func notADate(_ text: String) -> String {
    "'\(text)' is not a date. Type it like 2026-11-30, or 'today', or '-1d'."
  }

  @Test(arguments: [
    ("de_DE", "5.11.2026", "Thursday, 5 November 2026"),
    ("de_DE", "5.11.", "Wednesday, 5 November 2025"),
    ("de_DE", "30.11", "Sunday, 30 November 2025"),
    ("en_GB", "5/11/2026", "Thursday, 5 November 2026"),
    ("en_US", "5/11/2026", "Monday, 11 May 2026"),
    ("en_US", "11/30", "Sunday, 30 November 2025"),
    ("ja_JP", "2026/5/11", "Monday, 11 May 2026"), ("ja_JP", "5/11", "Monday, 11 May 2026"),
    ("en_CA", "5/11", "Monday, 11 May 2026"),
    (
      "en_CA", "5/11/2026",
      "'5/11/2026' can be Thursday, 5 November 2026 or Monday, 11 May 2026. Type 2026-11-05 or"
        + " 2026-05-11."
    ),
    (
      "en_US", "30/11/2026",
      "'30/11/2026' is not a date in the order used here. If you mean Monday, 30 November 2026, type"
        + " 2026-11-30."
    ),
    (
      "de_DE", "11/30/2026",
      "'11/30/2026' is not a date in the order used here. If you mean Monday, 30 November 2026, type"
        + " 2026-11-30."
    ),
    ("de_DE", "31/31/2026", notADate("31/31/2026")),
  ]) func `the order of day and month is that of the place`(
    locale: String, text: String, shown: String
  ) {
    #expect(read(text, locale) == shown)
  }

  @Test func `without a year the nearest day is meant that the limits admit`() {
    #expect(read("7 March") == "Saturday, 7 March 2026")
    #expect(
      read("7 March", "C", past)
        == "2026-03-07 is too late. Type 2026-03-06 or an earlier day.")
    let ahead = AnswerFormat.date(DateFormat(minimum: .today(0)))
    #expect(read("5 March", "C", ahead) == "Friday, 5 March 2027")
    #expect(read("5 March", "C", past) == "Thursday, 5 March 2026")
  }

  @Test func `limits hold for what is typed`() {
    #expect(
      read("tomorrow", "C", past) == "2026-03-07 is too late. Type 2026-03-06 or an earlier day.")
    #expect(
      read("2026-01-01", "C", past)
        == "2026-01-01 is too early. Type 2026-02-16 or a later day.")
  }

  @Test func `months and days are named in the language of the interface`() {
    let german = Phrases(
      language: "de",
      table: [
        "month.full.3": "März", "month.full.12": "Dezember", "weekday.full.1": "Montag",
        "date.full": "{weekday}, {day}. {month} {year}", "today": "heute",
      ])
    #expect(
      read("7. Dezember 2026", "de_DE", phrases: german) == "Montag, 7. Dezember 2026")
    #expect(
      read("Montag, 7. Dezember 2026", "de_DE", phrases: german) == "Montag, 7. Dezember 2026")
    #expect(read("2. mär 2026", "de_DE", phrases: german) == "Montag, 2. März 2026")
    #expect(read("Heute", "de_DE", phrases: german) == "Friday, 6. März 2026")
  }

  @Test func `the hint is a date as the place writes it`() {
    for (locale, hint) in [
      ("C", "a date like 2026-03-06"), ("de_DE", "a date like 06.03.2026"),
      ("en_US", "a date like 03/06/2026"),
    ] {
      let context = AnswerContext(conventions: Conventions(locale: locale), today: Reading.today)
      #expect(free.rules.hint(in: context) == hint)
    }
  }

  @Test func `files hold dates as text`() {
    #expect(Reading.of(JSONValue.string("2026-03-05"), past) == "\"2026-03-05\"")
    #expect(
      Reading.of(JSONValue.string("today"), past)
        == "'today' is not a date. Write it as YYYY-MM-DD.")
    #expect(
      Reading.of(20, past) == "'20' is the wrong kind of value. Write a date like 2026-11-30.")
    let late = AnswerFormat.date(DateFormat(maximum: .today(-1), default: .today(0)))
    #expect(late.rules.defaultValue(in: Reading.context) == nil)
  }
}
