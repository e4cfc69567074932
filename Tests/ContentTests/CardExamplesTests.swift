import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// The study that shows each form of a card, to be tried and copied.
struct CardExamplesTests {
  private static let path = Repository.path + "/Content/examples/cards/study.json"

  private func library(_ language: String) -> ContentLibrary {
    ContentLibrary(
      study: Self.path, dataFolder: Repository.path, files: DiskFiles(), zones: OnlyUTC(),
      preference: LanguagePreference([language].compactMap { LanguageTag($0) }))
  }

  @Test(arguments: ["en", "de"])
  func `there is a card of each form, and all that it names can be had`(_ language: String) throws {
    let library = library(language)
    let study = try #require(library.study)
    #expect(Set(study.tasks.map(\.card.style)) == Set(Card.Style.allCases))
    for task in study.tasks where task.survey != nil { #expect(try library.task(task) != nil) }
    for topic in study.education { #expect(try !library.task(topic).steps.isEmpty) }
    library.loadAll()
    #expect(library.problems == [])
  }

  @Test func `plans, groups, tags and contacts are used`() throws {
    let study = try #require(library("en").study)
    #expect(study.carePlans.map(\.id) == ["knee", "heart"])
    #expect(study.tasks(inGroup: "medication").map(\.id) == ["vitamin", "ibuprofen"])
    #expect(study.tasks(tagged: ["exercise"]).map(\.id) == ["stretch", "steps"])
    #expect(study.contacts.map(\.style) == [.detailed, .simple])
    #expect(study.contacts[0].phones.map(\.label) == ["Ward", "Ward", "At night"])
  }

  @Test func `a week has the days that its notes promise`() throws {
    let study = try #require(library("en").study)
    let versions = TaskVersions(id: "stretch", among: study.tasks)
    let days = DayRule(zone: .utc)
    func events(_ day: String) throws -> [Int] {
      let date = try #require(CivilDate(day))
      return versions.events(startingOn: date, days: days, enrolment: nil).map(\.element)
    }
    let week = try (21...27).map { try events("2026-12-\($0)") }
    #expect(week == [[1], [], [2], [], [], [], []])
    #expect(try events("2027-01-01") == [] && events("2027-01-02") == [0])
    #expect(try events("2027-01-08") == [0])
  }
}
