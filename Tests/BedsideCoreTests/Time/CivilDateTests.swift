import BedsideCore
import Testing

struct CivilDateTests {
  @Test func `every day follows the one before it through the calendar's 400 years`() {
    var (year, month, day) = (1, 1, 1)
    var wrong = 0
    for number in CivilDate.earliest.dayNumber..<CivilDate.earliest.dayNumber + 146_097 {
      let date = CivilDate(dayNumber: number)
      if (date.year, date.month, date.day) != (year, month, day) { wrong += 1 }
      if date.dayNumber != number { wrong += 1 }
      day += 1
      if day > CivilDate.days(inMonth: month, ofYear: year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(wrong == 0)
    #expect(year == 401)
  }

  @Test func `a day's number leads back to it up to year 9999`() {
    for number in stride(from: CivilDate.latest.dayNumber, to: -719_162, by: -97) {
      let date = CivilDate(dayNumber: number)
      #expect(date.dayNumber == number)
      #expect(CivilDate(year: date.year, month: date.month, day: date.day) == date)
    }
  }

  @Test(arguments: [
    (text: "1970-01-01", number: 0, weekday: 4), (text: "1969-12-31", number: -1, weekday: 3),
    (text: "2000-02-29", number: 11_016, weekday: 2),
    (text: "2026-03-04", number: 20_516, weekday: 3),
    (text: "0001-01-01", number: -719_162, weekday: 1),
    (text: "9999-12-31", number: 2_932_896, weekday: 5),
  ])
  func `a date has its number and its weekday`(
    _ example: (text: String, number: Int, weekday: Int)
  ) throws {
    let date = try #require(CivilDate(example.text))
    #expect(date.dayNumber == example.number)
    #expect(date.weekday == example.weekday)
    #expect(date.description == example.text)
  }

  @Test(arguments: [
    "", "2026-3-04", "2026-03-4", "26-03-04", "2026-02-29", "2026-13-01", "2026-00-10",
    "2026-01-00", "0000-01-01", "2026-04-31", "2026-03-04 ", "2026-03-04T", "+026-03-04",
    "٢٠٢٦-٠٣-٠٤",
  ])
  func `what is no date is not read as one`(_ text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test(arguments: [
    (from: "2026-01-31", months: 1, to: "2026-02-28"),
    (from: "2024-01-31", months: 1, to: "2024-02-29"),
    (from: "2024-02-29", months: 12, to: "2025-02-28"),
    (from: "2026-03-31", months: -1, to: "2026-02-28"),
    (from: "2026-01-15", months: -13, to: "2024-12-15"),
    (from: "9999-06-01", months: 12, to: "9999-12-31"),
    (from: "0001-06-01", months: -12, to: "0001-01-01"),
    (from: "2026-01-01", months: .max, to: "9999-12-31"),
    (from: "2026-01-01", months: .min, to: "0001-01-01"),
  ])
  func `months keep the day or take the month's last`(
    _ example: (from: String, months: Int, to: String)
  ) throws {
    let date = try #require(CivilDate(example.from))
    #expect(date.adding(months: example.months).description == example.to)
  }

  @Test(arguments: [
    (days: 1, to: "2026-03-01"), (days: -59, to: "2025-12-31"), (days: .max, to: "9999-12-31"),
    (days: .min, to: "0001-01-01"),
  ])
  func `days go over the ends of months and stop at the calendar's`(
    _ example: (days: Int, to: String)
  ) throws {
    let date = try #require(CivilDate("2026-02-28"))
    #expect(date.adding(days: example.days).description == example.to)
  }

  @Test(arguments: [
    (first: 1, to: "2026-03-02"), (first: 3, to: "2026-03-04"), (first: 5, to: "2026-02-27"),
    (first: 7, to: "2026-03-01"), (first: 0, to: "2026-03-01"),
  ])
  func `a week begins on its first weekday`(_ example: (first: Int, to: String)) throws {
    let date = try #require(CivilDate("2026-03-04"))
    #expect(date.startOfWeek(firstWeekday: example.first).description == example.to)
  }

  @Test func `a month begins on its first and knows its length`() throws {
    let date = try #require(CivilDate("2024-02-10"))
    #expect(date.startOfMonth.description == "2024-02-01")
    #expect(date.daysInMonth == 29)
    #expect(date.days(until: date.startOfMonth) == -9)
    #expect(!CivilDate.isLeapYear(1900) && CivilDate.isLeapYear(2000))
  }
}
