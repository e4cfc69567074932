import BedsideCore
import BedsideViewing
import Testing

struct TourSectionTests {
  @Test func `a stop cuts the model open, and the next one closes it`() {
    var session = Samples.session(
      tour: [
        TourStop(section: ModelSection(.x, at: 0.25, isFlipped: true), text: "Open."),
        TourStop(text: "Closed."),
      ])
    session.visit(0, at: 0)
    #expect(session.section == SectionPlane(.x, at: 0.25, isFlipped: true))
    session.visit(1, at: 0)
    #expect(session.section == nil)
  }
}
