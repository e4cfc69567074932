import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// What a study can hold without a page that nobody reads, and what commands would misunderstand.
struct StudyLimitTests {
  @Test(arguments: ["3", "3b", "12ab", "3.2", "4b.2"])
  func `an id that commands take for a row is warned of`(_ id: String) {
    let (study, problems) = StudyText.read(StudyText.study([StudyText.entry(id)]))
    #expect(
      problems == [
        "study.json:2:8: Warning: The id '\(id)' is built like the number of a row on today's page,"
          + " which commands take it for. Begin it with a letter."
      ])
    #expect(study?.tasks.count == 1)
  }

  @Test(arguments: ["a3", "3abc", "3-b", "3.", "3b.c"])
  func `other ids with digits are no rows`(_ id: String) {
    #expect(StudyText.read(StudyText.study([StudyText.entry(id)])).problems == [])
  }

  private static func targets(_ value: String) -> String {
    #""schedule": {"elements": [{"start": "08:00", "targetValues": [{"value": \#(value)}]}]}"#
  }

  @Test(arguments: ["sum", "compare", "percent"])
  func `a target that values are measured against is a number`(_ rule: String) {
    let read = { (value: String) in
      StudyText.read(
        StudyText.study([
          StudyText.entry(
            "a", #", "title": "T", "progress": "\#(rule)""#, schedule: Self.targets(value))
        ]))
    }
    let place = "study.json:2:\(156 + rule.utf8.count)"
    #expect(
      read(#""2000""#).problems == [
        "\(place): '\(rule)' is measured in numbers, and this target is the text '2000'. Take the"
          + " double quotes away."
      ])
    #expect(
      read(#""many""#).problems == [
        "\(place): '\(rule)' is measured in numbers, and this target is the text 'many'. Write a"
          + " number, or leave 'progress' out."
      ])
    #expect(read(#""2000""#).study?.tasks == [])
    #expect(read("2000").problems == [])
  }

  private static func schedule(_ element: String) -> String {
    #""schedule": {"elements": [{"start": "2026-01-01T08:00:00", \#(element)}]}"#
  }

  @Test(arguments: [
    (#""interval": {"second": 1}"#, "", 90_000), (#""interval": {"second": 30}"#, "", 3_000),
    (#""interval": {"minute": 30}"#, #", "late": {"days": 366}"#, 17_618),
    (#""interval": {"day": 1}, "duration": 3153600000"#, "", 36_501),
  ])
  func `a task that would fill more than a page is left out`(
    _ element: String, _ more: String, _ count: Int
  ) {
    let entry = StudyText.entry("a", #", "title": "T""# + more, schedule: Self.schedule(element))
    let (study, problems) = StudyText.read(StudyText.study([entry, StudyText.entry("b")]))
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix(
        "With this task a page can hold \(count) events, more than the 2000 that it can show. Give it"
          + " a longer interval, a shorter duration or fewer days to be late.") == true)
    #expect(study?.tasks.map(\.id) == ["b"])
  }

  @Test(arguments: [
    #""interval": {"minute": 1}"#, #""interval": {"second": 1}, "end": "2026-01-01T08:30:00""#,
    #""interval": {"year": 1}, "duration": 3153600000"#, #""interval": {"month": 1000000000}"#,
  ])
  func `a task for which a page has room is taken`(_ element: String) {
    let entry = StudyText.entry("a", schedule: Self.schedule(element))
    #expect(StudyText.read(StudyText.study([entry])).problems == [])
  }

  @Test func `the tasks of a study share a page, the versions of a task do not`() {
    let often = Self.schedule(#""interval": {"minute": 1}"#)
    let later = { (version: Int) in
      #"{"id": "a", "version": \#(version), "effective": "2026-0\#(version)-01", "title": "T", \#(often)}"#
    }
    #expect(StudyText.read(StudyText.study([later(1), later(2), later(3)])).problems == [])
    let (study, problems) = StudyText.read(
      StudyText.study([later(1), StudyText.entry("b", schedule: often)]))
    #expect(
      problems == [
        "study.json:3:80: With this task a page can hold 3000 events, more than the 2000 that it can"
          + " show. Give it a longer interval, a shorter duration or fewer days to be late."
      ])
    #expect(study?.tasks.map(\.id) == ["a"])
  }

  @Test func `the schedules of a study have so many elements in all`() {
    let elements = Array(repeating: #"{"start": "2026-01-01T08:00:00"}"#, count: 501)
    let schedule = #""schedule": {"elements": [\#(elements.joined(separator: ", "))]}"#
    let (study, problems) = StudyText.read(
      StudyText.study(["a", "b"].map { StudyText.entry($0, schedule: schedule) }))
    #expect(
      problems == [
        "study.json:3:80: The schedules have more than the 1000 elements that a study can have in all."
          + " Give what comes again an 'interval'."
      ])
    #expect(study?.tasks.map(\.id) == ["a"])
  }

  @Test func `what was recorded before there were limits is read as it was`() throws {
    let files = MemoryFiles(["study.json": StudyText.study([StudyText.entry("b")])])
    let library = ContentLibrary(study: "study.json", files: files, zones: OnlyUTC())
    let late = StudyText.entry("a", #", "title": "T", "late": {"days": 9223372036854775807}"#)
    #expect(library.task(entry: late, file: nil)?.lateDays == 36_525)
    let quoted = StudyText.entry(
      "a", #", "title": "T", "progress": "sum""#, schedule: Self.targets(#""2000""#))
    #expect(library.task(entry: quoted, file: nil)?.progress == .sum)
    let often = StudyText.entry("a", schedule: Self.schedule(#""interval": {"second": 1}"#))
    #expect(library.task(entry: often, file: nil)?.schedule != nil)
    let many = (0...100).map { _ in #"{"value": 1}"# }.joined(separator: ", ")
    let long = Self.schedule(#""targetValues": [\#(many)]"#)
    #expect(
      library.task(entry: StudyText.entry("a", schedule: long), file: nil)?
        .schedule?.elements.first?.targetValues.count == 101)
  }
}
