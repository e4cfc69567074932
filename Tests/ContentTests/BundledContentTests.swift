import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct BundledContentTests {
  @Test func `all content and all models check clean`() {
    var check = ContentCheck(
      files: DiskFiles(), zones: OnlyUTC(), dataFolder: Repository.path)
    check.check(Repository.path + "/Content")
    check.check(Repository.path + "/Models")
    #expect(check.problems.map(\.description) == [])
  }

  @Test func `every task and topic of the study can be had`() throws {
    let library = Repository.library()
    let study = try #require(library.study)
    for task in study.tasks {
      #expect(try library.task(task) != nil)
      #expect(library.source(task) != nil)
    }
    for topic in study.education { #expect(try !library.task(topic).steps.isEmpty) }
    library.loadAll()
    #expect(library.problems == [])
  }

  @Test func `every file carries its licence`() throws {
    let library = Repository.library()
    let study = try #require(library.study)
    var notices = [study.notice]
    for task in study.tasks { notices.append(try #require(try library.task(task)).notice) }
    for topic in study.education {
      if case .task = topic.source { notices.append(try library.task(topic).notice) }
    }
    for notice in notices {
      #expect(notice.copyright != nil)
      #expect(notice.licence != nil)
      #expect(notice.source != nil)
    }
  }

  @Test func `every text to read more is there`() throws {
    let library = Repository.library()
    let study = try #require(library.study)
    var texts: [LearnMore] = []
    for task in study.tasks {
      let steps = try #require(try library.task(task)).steps
      texts += steps.compactMap(\.learnMore) + steps.flatMap(\.items).compactMap(\.learnMore)
    }
    #expect(!texts.isEmpty)
    for text in texts { #expect(library.folder.markdown(of: text) != nil) }
  }

  @Test
  func `only the vaccination check stands before the check-in, and only onboarding before all`()
    throws
  {
    let study = try #require(Repository.library().study)
    #expect(study.enrolment == "onboarding")
    #expect(
      Dictionary(uniqueKeysWithValues: study.tasks.map { ($0.id, $0.requires) }) == [
        "onboarding": [], "vaccination-check": [], "check-in": ["vaccination-check"],
        "range-of-motion": [],
      ])
    #expect(study.tasks.filter(\.isOnce).map(\.id) == ["onboarding", "vaccination-check"])
  }
}
