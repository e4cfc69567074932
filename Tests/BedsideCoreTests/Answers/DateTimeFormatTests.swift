import BedsideCore
import Testing

struct DateTimeFormatTests {
  private let free = AnswerFormat.dateTime(DateTimeFormat())
  private let past = AnswerFormat.dateTime(
    DateTimeFormat(minimum: .now(days: -7), maximum: .now(days: 0), minuteInterval: 5))

  /// Friday, 6 March 2026, 15:07:42 in Berlin.
  private func context(_ locale: String = "de_DE") throws -> AnswerContext {
    AnswerContext(
      conventions: Conventions(locale: locale), zone: try SystemZones.zone("Europe/Berlin"),
      now: Instant("2026-03-06T14:07:42Z"), today: Reading.today)
  }

  private static let refused =
    "is not a date and a time. Type them like 2026-11-30 20:30, or 'now'."

  @Test(arguments: [
    ("2026-11-30 20:30", "Monday, 30 November 2026, 20:30"),
    ("2026-11-30T20:30", "Monday, 30 November 2026, 20:30"),
    ("30.11.2026 20:30", "Monday, 30 November 2026, 20:30"),
    ("30. November 2026, 8:30 pm", "Monday, 30 November 2026, 20:30"),
    ("today 8:30", "Friday, 6 March 2026, 08:30"),
    ("yesterday 20h30", "Thursday, 5 March 2026, 20:30"),
    ("-2d 0:15", "Wednesday, 4 March 2026, 00:15"),
    ("today noon", "Friday, 6 March 2026, 12:00"),
    ("30.11.2026, noon", "Monday, 30 November 2026, 12:00"),
    (
      "yesterday midnight",
      "'yesterday midnight' can be the beginning or the end of that day. Type 2026-03-05 00:00 or"
        + " 2026-03-06 00:00."
    ),
    (
      "30.11.2026 24:00",
      "'30.11.2026 24:00' is the end of that day. Type 2026-12-01 00:00, where the next one begins."
    ),
    (
      "2026-11-30 24:00",
      "'2026-11-30 24:00' is the end of that day. Type 2026-12-01 00:00, where the next one begins."
    ),
    ("2026-12-01 00:00", "Tuesday, 1 December 2026, 00:00"),
    ("noon", "'noon' \(refused)"),
    ("now", "Friday, 6 March 2026, 15:07"),
    ("2026-11-30T20:30:00+01:00", "Monday, 30 November 2026, 20:30"),
    ("2026-11-30T20:30:00Z", "Monday, 30 November 2026, 20:30 +00:00"),
    ("2026-11-30 20:30 -05:00", "Monday, 30 November 2026, 20:30 -05:00"),
    ("2026-11-30", "'2026-11-30' \(refused)"), ("20:30", "'20:30' \(refused)"),
    ("30 Nov 2026", "'30 Nov 2026' \(refused)"), ("soon", "'soon' \(refused)"),
    (
      "30.11.26 20:30", "'30.11.26' has a short year. Type the year with four digits."
    ),
    (
      "31.11.2026 20:30",
      "'31.11.2026' is not a date. Type it like 2026-11-30, or 'today', or '-1d'."
    ),
    ("", "Nothing was typed. Type an answer."),
  ]) func `a day and a time are read as people type them, in the zone`(
    text: String, shown: String
  ) throws {
    #expect(Reading.of(text, free, in: try context()) == shown)
  }

  @Test func `half a day is asked for where clocks have twelve hours`() throws {
    #expect(
      Reading.of("11/30/2026 8:30", free, in: try context("en_US"))
        == "'8:30' can be read as 8:30 am or as 8:30 pm. Type the one you mean.")
    #expect(
      Reading.of("11/30/2026 8:30 pm", free, in: try context("en_US"))
        == "Monday, 30 November 2026, 8:30 pm")
  }

  @Test func `a time that the clocks jump over is none`() throws {
    #expect(
      Reading.of("29.3.2026 02:30", free, in: try context())
        == "There is no Sunday, 29 March 2026, 02:30: the clocks go from 02:00 to 03:00. Type another"
        + " time.")
    #expect(Reading.of("29.3.2026 03:00", free, in: try context()).hasSuffix("03:00"))
    #expect(Reading.of("29.3.2026 01:59", free, in: try context()).hasSuffix("01:59"))
  }

  @Test func `a time that the clocks show twice is asked about`() throws {
    let context = try context()
    #expect(
      Reading.of("25.10.2026 02:30", free, in: context)
        == "Sunday, 25 October 2026, 02:30 comes twice, since the clocks go back. Type 2026-10-25"
        + " 02:30 +02:00 for the first, or 2026-10-25 02:30 +01:00.")
    let second = try free.rules.read("2026-10-25 02:30 +01:00", in: context)
    #expect(second.json == .string("2026-10-25T02:30:00+01:00"))
    #expect(free.rules.display(second, in: context) == "Sunday, 25 October 2026, 02:30 +01:00")
    #expect(try free.rules.read(free.rules.display(second, in: context), in: context) == second)
    #expect(Reading.of("25.10.2026 03:00", free, in: context).hasSuffix("03:00"))
  }

  @Test func `limits count from now`() throws {
    let context = try context()
    #expect(
      Reading.of("today 15:10", past, in: context)
        == "Friday, 6 March 2026, 15:10 is too late. Type Friday, 6 March 2026, 15:05 or earlier.")
    #expect(
      Reading.of("-7d 15:05", past, in: context)
        == "Friday, 27 February 2026, 15:05 is too early. Type Friday, 27 February 2026, 15:10 or"
        + " later.")
    #expect(
      Reading.of("today 15:03", past, in: context)
        == "15:03 lies between two steps. Type 15:00 or 15:05.")
    #expect(Reading.of("now", past, in: context) == "Friday, 6 March 2026, 15:05")
    #expect(
      past.rules.hint(in: context) == "a date and a time like 06.03.2026 15:05, every 5 minutes")
    let shown = AnswerFormat.dateTime(DateTimeFormat(minuteInterval: 60, default: .now(days: -1)))
    #expect(
      shown.rules.defaultValue(in: context)?.json == .string("2026-03-05T15:00:00+01:00"))
  }

  @Test func `files hold moments with an offset`() throws {
    #expect(
      Reading.of(JSONValue.string("2026-11-30T20:30:00+01:00"), free)
        == "\"2026-11-30T20:30:00+01:00\"")
    #expect(
      Reading.of(JSONValue.string("2026-11-30T20:30"), free)
        == "'2026-11-30T20:30' is not a date and a time. Write them as YYYY-MM-DDTHH:MM:SS+HH:MM.")
    #expect(
      Reading.of(7, free)
        == "'7' is the wrong kind of value. Write a date and a time like 2026-11-30T20:30:00+01:00."
    )
    #expect(
      Reading.of(JSONValue.string("2026-11-30T20:30:15+01:00"), free)
        == "20:30:15 lies between two steps. Type 20:30 or 20:31.")
  }

  @Test func `a zone tells how often the wall shows a time`() throws {
    let zone = try SystemZones.zone("Europe/Berlin")
    let count = { (text: String) in LocalDateTime(text).map { zone.occurrences(of: $0).count } }
    #expect(count("2026-10-25T02:00:00") == 2)
    #expect(count("2026-10-25T02:59:59") == 2)
    #expect(count("2026-10-25T03:00:00") == 1)
    #expect(count("2026-10-25T01:59:59") == 1)
    #expect(count("2026-03-29T02:00:00") == 0)
    #expect(count("2026-03-29T03:00:00") == 1)
    // By the rule behind the last transition of the file as well.
    #expect(count("2090-10-29T02:30:00") == 2)
    let halfHour = try SystemZones.zone("Australia/Lord_Howe")
    let local = try #require(LocalDateTime("2026-04-05T01:45:00"))
    #expect(halfHour.occurrences(of: local).map(\.offset) == [39_600, 37_800])
  }
}
