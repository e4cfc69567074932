import BedsideCore
import Testing

struct TimeFormatTests {
  private let free = AnswerFormat.time(TimeFormat())
  private let night = AnswerFormat.time(
    TimeFormat(
      minimum: WallTime("22:00"), maximum: WallTime("06:00"), minuteInterval: 15,
      default: WallTime("22:30")))
  private static let american = AnswerContext(
    conventions: Conventions(locale: "en_US"), now: Instant("2026-03-06T15:07:42Z"),
    today: Reading.today)

  private static func notATime(_ text: String) -> String {
    "'\(text)' is not a time. Type it like 20:30 or 8:30 pm."
  }

  @Test(arguments: [
    ("20:30", "20:30", "8:30 pm"), ("08:30", "08:30", "8:30 am"), ("20.30", "20:30", "8:30 pm"),
    ("2030", "20:30", "8:30 pm"), ("20h30", "20:30", "8:30 pm"), ("20h", "20:00", "8:00 pm"),
    ("20 h 30", "20:30", "8:30 pm"), ("00:00", "00:00", "12:00 am"), ("0:15", "00:15", "12:15 am"),
    ("8:30 pm", "20:30", "8:30 pm"), ("8:30pm", "20:30", "8:30 pm"), ("8 PM", "20:00", "8:00 pm"),
    ("8.30 p.m.", "20:30", "8:30 pm"), ("12 am", "00:00", "12:00 am"),
    ("12 pm", "12:00", "12:00 pm"), ("12:01 am", "00:01", "12:01 am"),
    ("٢٠:٣٠", "20:30", "8:30 pm"),
    ("20:30:00", "20:30", "8:30 pm"), ("20 o'clock", "20:00", "8:00 pm"),
    (
      "8:30", "08:30", "'8:30' can be read as 8:30 am or as 8:30 pm. Type the one you mean."
    ),
    (
      "12:30", "12:30", "'12:30' can be read as 12:30 am or as 12:30 pm. Type the one you mean."
    ),
    ("20:60", notATime("20:60"), notATime("20:60")), ("20", notATime("20"), notATime("20")),
    ("20:3", notATime("20:3"), notATime("20:3")), ("830", notATime("830"), notATime("830")),
    ("13 pm", notATime("13 pm"), notATime("13 pm")), ("0 am", notATime("0 am"), notATime("0 am")),
    ("pm", notATime("pm"), notATime("pm")),
    ("20:30:15", notATime("20:30:15"), notATime("20:30:15")),
    ("20 30", notATime("20 30"), notATime("20 30")),
    ("8:30 xm", notATime("8:30 xm"), notATime("8:30 xm")),
    ("-8:30", notATime("-8:30"), notATime("-8:30")), (":30", notATime(":30"), notATime(":30")),
    ("", "Nothing was typed. Type an answer.", "Nothing was typed. Type an answer."),
  ])
  func `times are read with 24 hours or 12, and the half of the day is asked for where it counts`(
    text: String, plain: String, american: String
  ) {
    #expect(Reading.of(text, free) == plain)
    #expect(Reading.of(text, free, in: Self.american) == american)
  }

  @Test(arguments: [
    ("23:45", "23:45"), ("22:00", "22:00"), ("0:00", "00:00"), ("06:00", "06:00"),
    ("06:15", "06:15 is outside the times asked for. Type a time from 22:00 to 06:00."),
    ("21:45", "21:45 is outside the times asked for. Type a time from 22:00 to 06:00."),
    ("23:50", "23:50 lies between two steps. Type 23:45 or 00:00."),
  ]) func `limits reach across midnight, and minutes have steps`(text: String, shown: String) {
    #expect(Reading.of(text, night) == shown)
  }

  @Test func `of two times that can be meant, the one is that the limits admit`() {
    #expect(Reading.of("11:30", night, in: Self.american) == "11:30 pm")
    #expect(Reading.of("5:30", night, in: Self.american) == "5:30 am")
    let late = AnswerFormat.time(TimeFormat(minimum: WallTime("12:00")))
    #expect(Reading.of("12:30", late, in: Self.american) == "12:30 pm")
    #expect(
      Reading.of("11:00", late)
        == "11:00 is outside the times asked for. Type a time from 12:00 to 23:59.")
  }

  @Test func `now is the minute that it is`() {
    #expect(Reading.of("now", free, in: Self.american) == "3:07 pm")
  }

  @Test func `hints name the limits and the steps`() {
    let hint = { (format: AnswerFormat, context: AnswerContext) in format.rules.hint(in: context) }
    #expect(hint(free, Reading.context) == "a time like 20:30")
    #expect(hint(free, Self.american) == "a time like 8:30 pm")
    #expect(hint(night, Reading.context) == "a time from 22:00 to 06:00, every 15 minutes")
    #expect(night.rules.defaultValue(in: Reading.context) == WallTime("22:30").map { .time($0) })
  }

  @Test func `files hold times as HH:MM`() {
    #expect(Reading.of(JSONValue.string("08:30"), free) == "\"08:30\"")
    for text in ["8:30", "08:30:15", "24:00", "now"] {
      #expect(
        Reading.of(JSONValue.string(text), free)
          == "'\(text)' is not a time. Write it as HH:MM, from 00:00 to 23:59.")
    }
    #expect(Reading.of(830, free) == "'830' is the wrong kind of value. Write a time like 20:30.")
  }
}
