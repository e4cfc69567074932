import BedsideCore
import Testing

struct ModelSectionTests {
  @Test(arguments: [
    ("x", ModelSection(.x)), ("-y", ModelSection(.y, isFlipped: true)),
    ("z:-12.5", ModelSection(.z, at: -12.5)),
    ("-x:3", ModelSection(.x, at: 3, isFlipped: true)),
  ])
  func `a plane is an axis, with a minus for the other side, and a place`(
    _ text: String, _ section: ModelSection
  ) {
    #expect(ModelSection(text) == section)
    #expect(section.text == text)
  }

  @Test(arguments: ["", "-", "w", "--x", "x:", "x:.5", "x:1e3", "x:1.", "x:nan", "x:1:2", "X"])
  func `anything else is none`(_ text: String) {
    #expect(ModelSection(text) == nil)
  }

  @Test func `a stop says what is wrong with its plane`() throws {
    let text = #"{"text": "Look.", "section": "q"}"#
    let log = ProblemLog(file: "k.json", bytes: Array(text.utf8))
    let stop = try #require(TourStop(try JSONReader.read(Array(text.utf8)), log: log))
    #expect(stop.section == nil)
    #expect(
      log.problems.map(\.description) == [
        "k.json:1:30: 'q' is no section. Write x, y or z, and a place if you like, as in x or -z:12.5."
      ])
  }
}
