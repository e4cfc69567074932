import BedsideCore
import Testing

struct DurationFormatTests {
  private let sleep = AnswerFormat.duration(
    DurationFormat(maximum: 86_400, step: 300, default: 27_000))
  private let free = AnswerFormat.duration(DurationFormat())
  private let exact = AnswerFormat.duration(DurationFormat(step: 1))

  private static func refused(_ text: String) -> String {
    "'\(text)' is not a length of time. Type it like 1h30m, 90 min or 1:30."
  }

  @Test(arguments: [
    ("1h30m", "1 h 30 min"), ("1 h 30 min", "1 h 30 min"), ("90 min", "1 h 30 min"),
    ("90m", "1 h 30 min"), ("1:30", "1 h 30 min"), ("0:00", "0 min"), ("0", "0 min"),
    ("0 min", "0 min"), ("1h30", "1 h 30 min"), ("1.5 h", "1 h 30 min"), ("1,5h", "1 h 30 min"),
    ("2 hours 5 minutes", "2 h 5 min"), ("1 day", "24 h"), ("2 d 3 h", "51 h"),
    ("120 s", "2 min"), ("1:30:00", "1 h 30 min"), ("٩٠ min", "1 h 30 min"),
    ("90", "'90' needs a unit. Type '90 min' or '90 h'."),
    ("90 s", "1 min 30 s lies between two steps. Type 1 min or 2 min."),
    ("1 30 min", refused("1 30 min")), ("1m30h", refused("1m30h")), ("1h 1h", refused("1h 1h")),
    ("soon", refused("soon")), ("1h30x", refused("1h30x")), ("h", refused("h")),
    ("1:5", refused("1:5")), ("1:75", refused("1:75")), ("-1 h", refused("-1 h")),
    ("0.3333 h", refused("0.3333 h")), ("30 min 5", refused("30 min 5")),
    ("1,500 h", "'1,500' can be read as 1500 or as 1.5. Type the one you mean."),
    ("999999999999999999 h", refused("999999999999999999 h")),
    ("900000 h", "'900000 h' is above 876600 h. Type 876600 h or less."),
    ("", "Nothing was typed. Type an answer."),
  ]) func `lengths of time are read with their units, and a number alone is asked about`(
    text: String, shown: String
  ) {
    #expect(Reading.of(text, free) == shown)
  }

  @Test func `limits and steps hold`() {
    #expect(Reading.of("7h30", sleep) == "7 h 30 min")
    #expect(Reading.of("25 h", sleep) == "'25 h' is above 24 h. Type 24 h or less.")
    #expect(
      Reading.of("7:32", sleep)
        == "7 h 32 min lies between two steps. Type 7 h 30 min or 7 h 35 min.")
    let work = AnswerFormat.duration(DurationFormat(minimum: 600))
    #expect(Reading.of("5 min", work) == "'5 min' is below 10 min. Type 10 min or more.")
    #expect(work.rules.hint(in: Reading.context) == "at least 10 min")
    #expect(sleep.rules.hint(in: Reading.context) == "0 min to 24 h in steps of 5 min")
    #expect(
      free.rules.hint(in: Reading.context) == "a length of time like 1h30m, 90 min or 1:30")
    #expect(sleep.rules.defaultValue(in: Reading.context) == .duration(27_000))
  }

  @Test func `where seconds count, two numbers with a colon are asked about`() {
    #expect(
      Reading.of("1:30", exact)
        == "'1:30' can be read as 1 h 30 min or as 1 min 30 s. Type the one you mean.")
    #expect(Reading.of("0:01:30", exact) == "1 min 30 s")
    #expect(Reading.of("1m30", exact) == Self.refused("1m30"))
    #expect(Reading.of("1m 30s", exact) == "1 min 30 s")
  }

  @Test func `files hold seconds`() {
    #expect(Reading.of(5400, free) == "5400")
    #expect(
      Reading.of(JSONValue.string("1h"), free)
        == "'\"1h\"' is the wrong kind of value. Write a number of seconds.")
    #expect(Reading.of(.number(1.5), exact) == "'1.5' is not a whole number. Type one like 4.")
    #expect(Reading.of(-60, free) == "'-1 min' is below 0 min. Type 0 min or more.")
  }
}
