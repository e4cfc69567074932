import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct PlanReadingTests {
  private func problems(_ study: String, _ more: String = "") -> [String] {
    StudyText.read(StudyText.study([StudyText.entry("a", #", "title": "T"\#(more)"#)], study))
      .problems
  }

  private static let plans =
    #", "carePlans": [{"id": "knee", "title": "Knee"}, {"id": "sleep", "title": "Sleep"}]"#

  @Test func `tasks belong to plans, groups and tags`() throws {
    let tasks = [
      StudyText.entry("a", #", "title": "T", "carePlan": "sleep", "tags": ["x", "y"]"#),
      StudyText.entry("b", #", "title": "T", "group": "g", "tags": ["y"]"#),
      StudyText.entry("c", #", "title": "T", "group": "g""#),
    ]
    let several = try #require(StudyText.read(StudyText.study(tasks, Self.plans)).study)
    #expect(several.carePlans.map(\.id) == ["knee", "sleep"])
    #expect(several.tasks.map { several.carePlan(of: $0)?.title } == ["Sleep", nil, nil])
    #expect(several.tasks(inGroup: "g").map(\.id) == ["b", "c"])
    #expect(several.tasks(tagged: ["y", "z"]).map(\.id) == ["a", "b"])
    #expect(several.tasks(tagged: []).isEmpty)
    let one = try #require(
      StudyText.read(
        StudyText.study([StudyText.entry("a")], #", "carePlan": {"id": "k", "title": "K"}"#)
      ).study)
    #expect(one.carePlan(of: one.tasks[0])?.title == "K")
  }

  @Test func `a contact has its ways in order, also those with the same label`() throws {
    let text = #"""
      , "contacts": [{"id": "ward", "name": "Ward 3", "style": "simple", "title": "Dr.",
      "role": "Nurse", "organization": "Hospital", "category": "careProvider",
      "phones": [{"label": "work", "value": "555 0102"}, {"label": "work", "value": "555 0101"},
       {"value": "112"}],
      "messages": [{"value": "555 0103"}], "emails": [{"label": "work", "value": "a@b.org"}],
      "other": [{"label": "Fax", "value": "none"}],
      "address": {"street": "1 High St", "city": "Leeds", "state": "Yorkshire",
       "postalCode": "LS1", "country": "UK"}, "carePlan": "knee", "text": "Any time."}]
      """#
    let (study, problems) = StudyText.read(
      StudyText.study([StudyText.entry("a")], Self.plans + text))
    #expect(problems == [])
    var ward = Contact(id: "ward", name: "Ward 3")
    ward.style = .simple
    ward.title = "Dr."
    ward.role = "Nurse"
    ward.organization = "Hospital"
    ward.category = .careProvider
    ward.phones = [
      .init(label: "work", value: "555 0102"), .init(label: "work", value: "555 0101"),
      .init(value: "112"),
    ]
    ward.messages = [.init(value: "555 0103")]
    ward.emails = [.init(label: "work", value: "a@b.org")]
    ward.other = [.init(label: "Fax", value: "none")]
    ward.address = .init(
      street: "1 High St", city: "Leeds", state: "Yorkshire", postalCode: "LS1", country: "UK")
    ward.carePlan = "knee"
    ward.text = "Any time."
    #expect(try #require(study).contacts == [ward])
  }

  private static let mistakes: [(study: String, more: String, problem: String)] = [
    (
      plans, #", "carePlan": "kne""#, "2:80: There is no care plan 'kne'. Did you mean 'knee'?"
    ),
    ("", #", "carePlan": "knee""#, "2:80: There is no care plan 'knee'. Name one of 'carePlans'."),
    (
      #", "carePlan": {"id": "a", "title": "A"}, "carePlans": []"#, "",
      "1:39: A study has 'carePlan' and 'carePlans'. Write them all in 'carePlans'."
    ),
    (
      #", "carePlans": [{"id": "a", "title": "A"}, {"id": "a", "title": "B"}]"#, "",
      "1:75: The care plan 'a' stands twice. Give it another id."
    ),
    (
      "", #", "group": "My Group""#,
      "2:77: 'My Group' can't be an id. Use small letters, digits, '-', '_' and '.', a letter or digit"
        + " first, at most 64 in all."
    ),
    (
      "", #", "tags": ["A"]"#,
      "2:77: 'A' can't be an id. Use small letters, digits, '-', '_' and '.', a letter or digit first,"
        + " at most 64 in all."
    ),
    ("", #", "tags": ["x", "x"]"#, "2:82: The tag 'x' stands twice. Keep one."),
    (
      "", #", "tags": [1]"#, "2:77: 'tags' holds strings, not a number. Put it in double quotes."
    ),
    ("", #", "tag": ["x"]"#, "2:68: A study's task has no member 'tag'. Did you mean 'tags'?"),
    (
      #", "contacts": [{"id": "a"}]"#, "",
      #"1:40: A contact has no 'name'. Add "name": "…"."#
    ),
    (
      #", "contacts": [{"id": "a", "name": "A"}, {"id": "a", "name": "B"}]"#, "",
      "1:73: The contact 'a' stands twice. Give it another id."
    ),
    (
      #", "contacts": [{"id": "a", "name": "A", "carePlan": "x"}]"#, "",
      "1:77: There is no care plan 'x'. Name one of 'carePlans'."
    ),
    (
      #", "contacts": [{"id": "a", "name": "A", "phones": [{"value": "none"}]}]"#, "",
      "1:86: 'value' cannot be 'none'. Write a telephone number like \"555 0100\"."
    ),
    (
      #", "contacts": [{"id": "a", "name": "A", "other": [{"value": " "}]}]"#, "",
      "1:85: 'value' cannot be ' '. Write some text on one line."
    ),
    (
      #", "contacts": [{"id": "a", "name": "A", "phone": []}]"#, "",
      "1:65: A contact has no member 'phone'. Did you mean 'phones'?"
    ),
    (
      #", "contacts": [{"id": "a", "name": "A", "address": {"town": "B"}}]"#, "",
      "1:77: An address has no member 'town'. Known here: street, city, state, postalCode, country."
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake in plans, groups, tags and contacts is said with its place`(
    _ example: (study: String, more: String, problem: String)
  ) {
    #expect(problems(example.study, example.more) == ["study.json:" + example.problem])
  }

  @Test func `a name that is not there is told together with what else is wrong`() {
    let found = problems(
      Self.plans, #", "carePlan": "slep", "once": 1, "card": {"style": "featured", "topic": "x"}"#)
    #expect(
      found.map { String($0.dropFirst("study.json:2:".count)) } == [
        "80: There is no care plan 'slep'. Did you mean 'sleep'?",
        "96: 'once' must be true or false, not 1.",
        "96: Nothing completes a 'featured' card. Take 'once' out.",
        "138: There is no topic 'x'. Name one of 'education'.",
      ])
  }
}
