import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct CardReadingTests {
  /// The problems of a study with this task, whose entry stands on the second line.
  private func problems(
    _ more: String, schedule: String = StudyText.everyDay, study: String = ""
  ) -> [String] {
    let entry = StudyText.entry("a", #", "title": "T", \#(more)"#, schedule: schedule)
    return StudyText.read(StudyText.study([entry], study)).problems
  }

  private static let dose =
    #""schedule": {"elements": [{"start": "08:00", "targetValues": [{"value": 2, "units": "mg"}]}]}"#
  private static let education =
    #", "education": [{"topic": "sleep", "title": "S", "text": "s.md"}]"#

  @Test func `every form of a card is read with what belongs to it`() throws {
    let links = """
      [{"call": "555 0100", "title": "Call us"}, {"message": "+49 30 123"}, {"email": "a@b.org"},
       {"website": "https://example.org/a?b"}, {"address": "1 High St"}, {"file": "learn/a.md"}]
      """
    let tasks = [
      StudyText.entry("link", #", "title": "T", "card": {"style": "link", "links": \#(links)}"#),
      StudyText.entry(
        "learn", #", "title": "T", "card": {"style": "featured", "topic": "sleep"}"#),
      StudyText.entry(
        "steps",
        #", "title": "T", "progress": "sum", "card": {"style": "numericProgress", "units": "mg"}"#,
        schedule: Self.dose),
      StudyText.entry(
        "pulse", #", "title": "T", "card": {"style": "labeledValue", "units": "bpm"}"#),
      StudyText.entry("log", #", "title": "T", "impactsAdherence": false"#),
    ]
    let (study, problems) = StudyText.read(StudyText.study(tasks, Self.education))
    #expect(problems == [])
    let read = try #require(study).tasks
    #expect(
      read.map(\.card.style) == [.link, .featured, .numericProgress, .labeledValue, .buttonLog])
    #expect(read.map(\.impactsAdherence) == [false, false, true, true, false])
    #expect(
      read[0].card.links == [
        CardLink(.call("555 0100"), title: "Call us"), CardLink(.message("+49 30 123")),
        CardLink(.email("a@b.org")), CardLink(.website("https://example.org/a?b")),
        CardLink(.address("1 High St")), CardLink(.file("learn/a.md")),
      ])
    #expect(read[1].card.topic == "sleep")
    #expect(read[2].card.units == "mg")
  }

  private static let cards: [(String, String)] = [
    (
      #""card": {"style": "instructions"}"#,
      "2:86: An instructions card has no 'text'. Add what is to be done."
    ),
    (
      #""card": {"style": "link"}"#,
      #"2:86: A link card has no 'links'. Add some, like "links": [{ "call": "555 0100" }]."#
    ),
    (
      #""card": {"style": "link", "links": [{"title": "T"}]}"#,
      "2:104: A link leads nowhere. Add one of call, message, email, website, address, file."
    ),
    (
      #""card": {"style": "link", "links": [{"call": "1", "email": "a@b"}]}"#,
      "2:127: A link has 'call' and 'email'. Make two links of them."
    ),
    (
      #""card": {"style": "link", "links": [{"call": "us"}]}"#,
      "2:113: 'call' cannot be 'us'. Write a telephone number like \"555 0100\"."
    ),
    (
      #""card": {"style": "link", "links": [{"email": "a b@c"}]}"#,
      "2:114: 'email' cannot be 'a b@c'. Write an address like \"ward@example.org\"."
    ),
    (
      #""card": {"style": "link", "links": [{"website": "javascript:x"}]}"#,
      "2:116: 'website' cannot be 'javascript:x'. Write an address like \"https://example.org\"."
    ),
    (
      #""card": {"style": "link", "links": [{"file": "../a.md"}]}"#,
      "2:113: '../a.md' is no path inside the study's folder. Write one that goes down from it, like"
        + " learn/pain-scale.md."
    ),
    (
      #""card": {"style": "link", "links": [{"phone": "1"}]}"#,
      "2:104: A link leads nowhere. Add one of call, message, email, website, address, file."
    ),
    (
      #""card": {"style": "featured"}"#,
      "2:86: A featured card has no 'topic'. Add one of 'education'."
    ),
    (
      #""card": {"style": "featured", "topic": "slep"}"#,
      "2:107: There is no topic 'slep'. Did you mean 'sleep'?"
    ),
    (
      #""card": {"style": "featured", "topic": "knee"}"#,
      "2:107: There is no topic 'knee'. Name one of 'education'."
    ),
    (
      #""card": {"style": "simple", "topic": "sleep"}"#,
      "2:105: A 'simple' card opens no topic. Make the style 'featured', or take it out."
    ),
    (
      #""card": {"style": "simple", "links": [{"call": "1"}]}"#,
      "2:105: A 'simple' card shows no links. Make the style 'link', or take them out."
    ),
    (
      #""card": {"style": "simple", "units": "mg"}"#,
      "2:105: 'units' is the unit of logged values, and a 'simple' card takes none. Take it out."
    ),
    (
      #""card": {"style": "simple", "minimum": 1}"#,
      "2:107: 'minimum' limits logged values, and a 'simple' card takes none. Take it out."
    ),
    (
      #""card": {"style": "labeledValue", "minimum": 10, "maximum": 5}"#,
      "2:128: 'maximum' is below 10. Nothing could be logged."
    ),
    (
      #""card": {"style": "labeledValue", "maximum": -1}"#,
      "2:113: 'maximum' is below 0, which is the least without a 'minimum'. Nothing could be logged."
    ),
    (
      #""card": {"style": "buttonLog"}, "survey": "a.json""#,
      "2:86: A 'buttonLog' card begins no survey. Make the style 'survey', or take 'survey' out of"
        + " the task."
    ),
    (
      #""card": {"style": "numericProgress"}"#,
      "2:86: A 'numericProgress' card shows how far a sum has come. Add \"progress\": \"sum\" to the"
        + " task."
    ),
    (
      #""card": {"style": "checkList"}"#,
      "2:86: 'checkList' is not a 'style'. Did you mean 'checklist'?"
    ),
    (
      #""card": {"style": "link", "links": [{"call": "1"}], "summary": "S"}"#,
      "2:131: Nothing completes a 'link' card. Take 'summary' out."
    ),
    (
      #""once": true, "card": {"style": "featured", "topic": "sleep"}"#,
      "2:76: Nothing completes a 'featured' card. Take 'once' out."
    ),
    (
      #""impactsAdherence": true, "card": {"style": "featured", "topic": "sleep"}"#,
      "2:88: Nothing completes a 'featured' card, so that it can't count. Take 'impactsAdherence' out."
    ),
    (
      #""card": {"style": "grid"}"#,
      "2:86: Warning: A 'grid' card shows several events, and there is at most one a day. A 'simple'"
        + " card would do."
    ),
  ]

  @Test(arguments: cards)
  func `a mistake in a card is said with its place`(_ more: String, _ problem: String) {
    #expect(problems(more, study: Self.education).first == "study.json:" + problem)
  }

  @Test func `a unit is the same on the card and in the targets`() {
    let card = #""progress": "sum", "card": {"style": "numericProgress", "units": "ml"}"#
    #expect(
      problems(card, schedule: Self.dose) == [
        "study.json:2:133: 'units' is 'ml', and a target is in 'mg'. Make them the same."
      ])
  }

  @Test func `a target can be logged, and many values may come to one`() {
    let card = #""progress": "percent", "card": {"style": "labeledValue", "#
    #expect(
      problems(card + #""minimum": 3}"#, schedule: Self.dose) == [
        "study.json:2:136: A target is 2, and nothing below 3 can be logged. Give the card a lower"
          + " 'minimum'."
      ])
    #expect(
      problems(card + #""maximum": 1.5}"#, schedule: Self.dose) == [
        "study.json:2:136: A target is 2, and nothing above 1.5 can be logged. Raise 'maximum'."
      ])
    let sum = #""progress": "sum", "card": {"style": "numericProgress", "maximum": 1}"#
    #expect(problems(sum, schedule: Self.dose) == [])
  }

  @Test(arguments: ["sum", "compare", "percent"])
  func `what is measured against targets needs some`(_ rule: String) {
    #expect(
      problems(#""progress": "\#(rule)""#) == [
        "study.json:2:80: '\(rule)' is measured against 'targetValues', and no element of the schedule"
          + " has any. Add them to one."
      ])
  }

  @Test func `milligrams and tablets make no sum, and can be compared`() {
    let schedule =
      #""schedule": {"elements": [{"start": "08:00", "targetValues": "#
      + #"[{"value": 25, "units": "mg"}, {"value": 2, "units": "tablets"}]}]}"#
    #expect(
      problems(#""progress": "sum""#, schedule: schedule) == [
        "study.json:2:80: Targets in 'mg' and 'tablets' make no sum. Give an element one unit, or"
          + " measure by 'percent'."
      ])
    #expect(problems(#""progress": "percent""#, schedule: schedule) == [])
  }

  @Test func `nothing waits for what is never completed`() {
    let link = StudyText.entry(
      "link", #", "title": "T", "card": {"style": "link", "links": [{"call": "1"}]}"#)
    let (_, problems) = StudyText.read(
      StudyText.study([link, StudyText.entry("a", #", "title": "T", "requires": ["link"]"#)]))
    #expect(
      problems == [
        "study.json:3:81: 'link' is never completed: it has a 'link' card. Name another task."
      ])
    let enrolled = StudyText.read(StudyText.study([link], #", "enrolment": "link""#)).problems
    #expect(
      enrolled.first
        == "study.json:1:40: 'link' is never completed: it has a 'link' card. Name another task.")
  }

  @Test func `exceptions are checked with the version and the rule`() {
    let schedule =
      #""schedule": {"elements": [{"start": "2026-01-05T08:00:00","#
      + #" "interval": {"week": 1}, "exceptions": [{"date": "2026-01-13", "skip": true},"#
      + #" {"date": "2026-01-12", "moveTo": "2025-12-31"}]}]}"#
    #expect(
      problems(#""once": false"#, schedule: schedule) == [
        "study.json:2:191: Warning: No event starts on 2026-01-13, so that this exception changes"
          + " nothing.",
        "study.json:2:253: The event moves to 2025-12-31, before the task takes effect on 2026-01-01."
          + " Write a later day.",
      ])
  }

  @Test(arguments: [
    (#""interval": {"day": 1}"#, "2026-01-12"),
    (#""interval": {"day": 1}"#, "2026-01-12T08:00:00"),
    (#""interval": {"day": 1}, "duration": "allDay""#, "2026-01-12"),
  ])
  func `an event that moves to where it is anyhow is told of`(_ rule: String, _ target: String) {
    let schedule =
      #""schedule": {"elements": [{"start": "2026-01-05T08:00:00", \#(rule),"#
      + #" "exceptions": [{"date": "2026-01-12", "moveTo": "\#(target)"}]}]}"#
    let found = problems(#""once": false"#, schedule: schedule)
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "Warning: The event of 2026-01-12 starts then anyhow, so that this exception changes"
          + " nothing.") == true)
  }
}
