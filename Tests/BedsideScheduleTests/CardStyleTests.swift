import BedsideCore
import BedsideSchedule
import Testing

struct CardStyleTests {
  private func style(
    hasSurvey: Bool = false, counts: Bool = true, times: [String]
  ) throws -> Card.Style {
    let day = try date("2026-03-04")
    let schedule = Schedule.composing(try times.map { try .daily(at: time($0), from: day) })
    return Card.Style(hasSurvey: hasSurvey, impactsAdherence: counts, schedule: schedule)
  }

  @Test func `a card without a form takes the one that fits its task`() throws {
    #expect(try style(hasSurvey: true, counts: false, times: ["08:00", "12:00"]) == .survey)
    #expect(try style(counts: false, times: ["08:00", "12:00"]) == .buttonLog)
    #expect(try style(times: ["08:00", "12:00"]) == .grid)
    #expect(try style(times: ["08:00"]) == .simple)
    #expect(Card.Style(hasSurvey: false, impactsAdherence: true, schedule: nil) == .simple)
  }

  @Test func `what is only there to be read takes neither outcomes nor surveys`() {
    let readOnly = Card.Style.allCases.filter { !$0.isCompletable }
    #expect(readOnly == [.link, .featured])
    #expect(
      Card.Style.allCases.filter(\.takesValues) == [.buttonLog, .numericProgress, .labeledValue])
    #expect(
      Card.Style.allCases.filter(\.allowsSurvey)
        == [.simple, .instructions, .checklist, .grid, .labeledValue, .survey])
  }
}
