import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct StudyReaderTests {
  @Test func `a file becomes the study it describes`() throws {
    let text = """
      { "$schema": "study.schema.json", "id": "recover", "title": "Recover",
        "carePlan": { "id": "knee", "title": "Knee" }, "enrolment": "hello",
        "dayStart": "04:00", "zone": "UTC", "copyright": "A", "licence": "B", "source": "C",
        "language": "en",
        "tasks": [
          { "id": "hello", "version": 1, "effective": "2026-01-01", "survey": "tasks/hello.json",
            "once": true, "schedule": { "elements": [ { "start": "2026-01-01T00:00:00" } ] } },
          { "id": "pills", "version": 2, "effective": "2026-01-02", "retired": "2026-02-01",
            "title": "Pills", "requires": ["hello"], "progress": "sum", "late": { "days": 2 },
            "impactsAdherence": false, "carePlan": "knee", "group": "medication",
            "tags": ["daily", "pain"],
            "schedule": { "elements": [ { "start": "08:00", "targetValues": [ { "value": 2 } ] } ] },
            "card": { "style": "buttonLog", "text": "With water", "units": "mg" } } ],
        "education": [
          { "topic": "knee", "title": "The knee", "task": "learn/knee.json" },
          { "topic": "pain", "title": "Pain", "text": "learn/pain.md" } ] }
      """
    let (read, problems) = StudyText.read(text)
    #expect(problems == [])
    let study = try #require(read)
    let day = { CivilDate($0) ?? .earliest }
    let hello = CareTask(
      id: "hello", version: 1, effective: day("2026-01-01"), title: "",
      schedule: study.tasks[0].schedule, survey: "tasks/hello.json", isOnce: true,
      card: Card(style: .survey))
    let pills = CareTask(
      id: "pills", version: 2, effective: day("2026-01-02"), title: "Pills",
      schedule: study.tasks[1].schedule, retired: day("2026-02-01"), instructions: "With water",
      requires: ["hello"], lateDays: 2, progress: .sum, impactsAdherence: false,
      card: Card(style: .buttonLog, units: "mg"), carePlan: "knee", group: "medication",
      tags: ["daily", "pain"])
    #expect(
      study
        == Study(
          id: "recover", title: "Recover", carePlans: [.init(id: "knee", title: "Knee")],
          enrolment: "hello", dayStart: WallTime("04:00") ?? .midnight, zone: .utc,
          tasks: [hello, pills],
          education: [
            EducationTopic(topic: "knee", title: "The knee", source: .task("learn/knee.json")),
            EducationTopic(topic: "pain", title: "Pain", source: .text("learn/pain.md")),
          ], notice: ContentNotice(copyright: "A", licence: "B", source: "C"), language: "en"))
    #expect(study.tasks[1].schedule?.elements.first?.targetValues == [OutcomeValue(.integer(2))])
  }

  @Test func `a broken entry costs that entry, and the rest of the study can be used`() {
    let (study, problems) = StudyText.read(
      StudyText.study([
        StudyText.entry("good"), StudyText.entry("bad", #", "title": 3"#),
        StudyText.entry("better", #", "title": "B", "requires": ["bad"]"#),
      ]))
    #expect(study?.tasks.map(\.id) == ["good", "better"])
    #expect(problems == ["study.json:3:65: 'title' must be a string in double quotes, not 3."])
  }

  private static let studies: [(String, Int, String)] = [
    (
      #"{"id": "s", "tasks": []}"#, 1, #"study.json:1:1: A study has no 'title'. Add "title": "…"."#
    ),
    (
      StudyText.study([StudyText.entry("a")], #", "figures": {}"#), 0,
      "study.json:1:27: A study has no member 'figures'. Known here: id, title, carePlan,"
        + " carePlans, enrolment, consent, dayStart, zone, side, tasks, education, contacts,"
        + " insights, crisis, reminder, copyright, licence, source, language, languages."
    ),
    (
      StudyText.study([StudyText.entry("a")], #", "dayStart": "4am""#), 0,
      "study.json:1:39: 'dayStart' cannot be '4am'. Write one like \"04:00\"."
    ),
    (
      StudyText.study([StudyText.entry("a")], #", "carePlan": {"id": "c"}"#), 0,
      #"study.json:1:39: A care plan has no 'title'. Add "title": "…"."#
    ),
    (
      StudyText.study([StudyText.entry("a")], #", "enrolment": "aa""#), 0,
      "study.json:1:40: There is no task 'aa'. Did you mean 'a'?"
    ),
    (
      StudyText.study([StudyText.entry("a")], #", "enrolment": "onboarding""#), 0,
      "study.json:1:40: There is no task 'onboarding'. Name a task of this study."
    ),
    (
      StudyText.study([StudyText.entry("a")], #", "enrolment": "a""#), 0,
      "study.json:2:80: 'a' begins the study, so its own schedule can't count from there. Give"
        + " 'start' a date."
    ),
    (
      StudyText.study(
        [
          StudyText.entry(
            "a", #", "title": "T", "requires": ["b"]"#,
            schedule: #""schedule": {"elements": [{"start": "2026-01-01T00:00:00"}]}"#),
          StudyText.entry("b"),
        ], #", "enrolment": "a""#), 0,
      "study.json:2:80: 'a' begins the study: until it is done, no other task shows that it could"
        + " wait for. Take 'requires' out."
    ),
    (
      StudyText.study([StudyText.entry("a")], #", "education": [{"topic": "t", "title": "T"}]"#), 0,
      "study.json:1:41: A topic has no 'task' and no 'text'. Add one of them."
    ),
    (
      StudyText.study(
        [StudyText.entry("a")],
        #", "education": [{"topic": "t", "title": "T", "task": "a", "text": "b"}]"#), 0,
      "study.json:1:91: A topic has 'task' and 'text'. Take one of them out."
    ),
    (
      StudyText.study(
        [StudyText.entry("a")],
        #", "education": [{"topic": "t", "title": "T", "text": "a"}, "#
          + #"{"topic": "t", "title": "T", "text": "b"}]"#), 0,
      "study.json:1:94: The topic 't' stands twice. Give it another word."
    ),
    (
      StudyText.study(
        [StudyText.entry("a")],
        #", "education": [{"topic": "t", "title": "T", "text": "/etc/passwd"}]"#), 0,
      "study.json:1:78: '/etc/passwd' is no path inside the study's folder. Write one that goes down"
        + " from it, like learn/pain-scale.md."
    ),
  ]

  @Test(arguments: studies)
  func `a mistake in a study is said with its place`(
    _ text: String, _ others: Int, _ problem: String
  ) {
    let problems = StudyText.read(text).problems
    #expect(problems.first == problem)
    #expect(problems.count == 1 + others)
  }

  @Test func `a study in a zone that nobody knows says so`() {
    let error = ZoneError.unknown("Mars")
    #expect(
      StudyText.read(StudyText.study([StudyText.entry("a")], #", "zone": "Mars""#)).problems == [
        "study.json:1:35: \(error)"
      ])
  }

  private static let entries: [(String, String)] = [
    (
      #"{"id": "a", "version": 1, "title": "T", \#(StudyText.everyDay)}"#,
      #"2:1: A study's task has no 'effective'. Add "effective": "2026-01-01"."#
    ),
    (
      #"{"id": "a", "version": 1, "effective": "2026-01-01", "title": "T"}"#,
      #"2:1: A study's task has no 'schedule'. Add "schedule": { "elements": [ … ] }."#
    ),
    (
      #"{"id": "a", "version": 1, "effective": "1 May", "title": "T", \#(StudyText.everyDay)}"#,
      "2:40: 'effective' cannot be '1 May'. Write one like \"2026-01-01\"."
    ),
    (
      StudyText.entry("a", ""),
      #"2:1: A study's task without 'survey' has no 'title'. Add "title": "…"."#
    ),
    (
      StudyText.entry("a", #", "title": "T", "retired": "2026-01-01""#),
      "2:79: The task is retired on 2026-01-01, not after it takes effect. Write a later day."
    ),
    (
      StudyText.entry("a", #", "title": "T", "survey": "../a.json""#),
      "2:78: '../a.json' is no path inside the study's folder. Write one that goes down from it, like"
        + " tasks/check-in.json."
    ),
    (
      StudyText.entry("a", #", "title": "T", "requires": ["b"]"#),
      "2:81: There is no task 'b'. Name a task of this study."
    ),
    (
      StudyText.entry("a", #", "title": "T", "requires": ["a"]"#),
      "2:80: 'a' never opens: it waits, in a circle, for a task that waits for it. Take one"
        + " requirement out."
    ),
    (
      StudyText.entry("a", #", "title": "T", "progress": "sum""#),
      "2:80: 'sum' is measured against 'targetValues', and no element of the schedule has any. Add"
        + " them to one."
    ),
    (
      StudyText.entry("a", #", "title": "T", "late": {"days": -1}"#),
      "2:85: 'days' is -1. Write 0 to 366."
    ),
    (
      StudyText.entry("a", #", "title": "T", "late": {"days": 367}"#),
      "2:85: 'days' is 367. Write 0 to 366."
    ),
    (
      StudyText.entry("b") + ",\n"
        + StudyText.entry("a", #", "title": "T", "requires": ["b", "b"]"#),
      "3:86: Warning: 'b' stands twice here. Keep one."
    ),
    (
      StudyText.entry("a", #", "title": "T", "late": {}"#),
      #"2:76: 'late' has no 'days'. Add "days": 1."#
    ),
    (
      StudyText.entry("a", #", "title": "T", "card": {"style": "survey"}"#),
      "2:86: A survey card begins a survey, and this task has none. Add 'survey' to the task."
    ),
    (
      StudyText.entry("a", #", "survey": "/a.json", "card": {"style": "survey"}"#),
      "2:64: '/a.json' is no path inside the study's folder. Write one that goes down from it, like"
        + " tasks/check-in.json."
    ),
    (
      StudyText.entry("a", #", "title": "T", "card": {"summary": "Pain {pain"}"#),
      "2:88: A brace has no partner. Write ids of items like {fever}, each in its own pair."
    ),
    (
      StudyText.entry("a") + ",\n" + StudyText.entry("a"),
      "3:24: Version 1 of 'a' stands twice. Give this one another number, or another 'id' if it is"
        + " another task."
    ),
    (
      StudyText.entry("a") + ",\n"
        + #"{"id": "a", "version": 2, "effective": "2025-12-31", "title": "T", \#(StudyText.everyDay)}"#,
      "3:40: Versions 1 and 2 of 'a' don't take effect in their order. Give the greater one the later"
        + " day."
    ),
    (
      StudyText.entry(
        "a", schedule: #""schedule": {"elements": [{"start": "08:00", "interval": {"day": 0}}]}"#),
      "2:125: The interval does not advance. Give a number above 0, such as \"day\": 1."
    ),
  ]

  @Test(arguments: entries)
  func `a mistake in a study's task is said with its place`(_ entry: String, _ problem: String) {
    #expect(StudyText.read(StudyText.study([entry])).problems == ["study.json:" + problem])
  }

  @Test func `tasks that wait for each other are told, those that wait for them are not opened`() {
    let (_, problems) = StudyText.read(
      StudyText.study([
        StudyText.entry("a", #", "title": "T", "requires": ["b"]"#),
        StudyText.entry("b", #", "title": "T", "requires": ["a"]"#),
      ]))
    let rest = "it waits, in a circle, for a task that waits for it. Take one requirement out."
    #expect(
      problems == [
        "study.json:2:80: 'a' never opens: \(rest)", "study.json:3:80: 'b' never opens: \(rest)",
      ])
  }

  @Test func `a study cut off anywhere is refused or told, never a trap`() {
    let whole = Array(
      StudyText.study([StudyText.entry("a")], #", "zone": "UTC", "enrolment": "a""#).utf8)
    for count in whole.indices {
      let (study, problems) = StudyText.read(String(decoding: whole[..<count], as: UTF8.self))
      #expect(study == nil)
      #expect(!problems.isEmpty)
    }
  }
}
