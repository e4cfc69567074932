import BedsideCore
import Testing

struct TaskReaderTests {
  @Test func `a file becomes the task it describes`() throws {
    let text = """
      { "$schema": "task.schema.json", "id": "check-in", "version": 2, "title": "Check In",
        "copyright": "A. Author", "licence": "CC0-1.0", "source": "Own words", "language": "en",
        "steps": [
          { "id": "hello", "type": "instruction", "title": "Hello", "text": "Welcome.",
            "footnote": "Small print", "learnMore": { "title": "More", "file": "learn/a.md" },
            "allowsBack": false, "showsProgress": false,
            "body": [ "A paragraph", { "style": "bullet", "text": "A point" },
                      { "style": "rule" }, { "style": "tag", "text": "New",
                        "learnMore": { "title": "What is new", "text": "This." } } ] },
          { "id": "form", "type": "form", "footer": "Done?", "items": [
            { "id": "ache", "text": "Headache?", "detail": "Today", "optional": false,
              "answer": { "format": "scale", "minimum": 1, "maximum": 10 },
              "dontKnow": true, "decline": "No comment" },
            { "id": "why", "text": "Why?", "placeholder": "Noise", "answer": { "format": "text" },
              "visibleWhen": { "item": "ache", "above": 1 } } ] },
          { "id": "well", "type": "question", "text": "Well?", "title": "One more",
            "answer": { "format": "boolean" } },
          { "id": "end", "type": "completion", "finish": "earlyTermination" } ],
        "rules": [
          { "after": "hello", "goTo": "form" },
          { "after": "form", "when": { "item": "ache", "equals": 10 }, "goTo": "end" },
          { "skip": "well", "when": { "not": { "item": "why", "answered": true } } } ] }
      """
    let (read, problems) = TaskReader.read(Array(text.utf8), file: "t.json")
    #expect(problems == [])
    let task = try #require(read)
    #expect(task.id == "check-in")
    #expect(task.version == 2)
    #expect(task.language == "en")
    #expect(
      task.notice
        == ContentNotice(copyright: "A. Author", licence: "CC0-1.0", source: "Own words"))
    #expect(task.steps == Self.steps)
    #expect(
      task.rules == [
        NavigationRule(after: "hello", goTo: "form"),
        NavigationRule(after: "form", when: .equals("ache", .integer(10)), goTo: "end"),
      ])
    #expect(task.skipRules == [SkipRule(skip: "well", when: .not(.answered("why", true)))])
  }

  private static let steps = [
    Step(
      id: "hello", title: "Hello", text: "Welcome.", footnote: "Small print",
      learnMore: LearnMore(title: "More", source: .file("learn/a.md")), allowsBack: false,
      showsProgress: false,
      content: .instruction([
        BodyItem(.text, "A paragraph"), BodyItem(.bullet, "A point"), BodyItem(.rule),
        BodyItem(
          .tag, "New", learnMore: LearnMore(title: "What is new", source: .text("This."))),
      ])),
    Step(
      id: "form",
      content: .form(
        items: [
          FormItem(
            id: "ache", text: "Headache?", detail: "Today", isOptional: false,
            format: .scale(ScaleFormat(minimum: 1, maximum: 10)), dontKnow: "I don't know",
            decline: "No comment"),
          FormItem(
            id: "why", text: "Why?", placeholder: "Noise", format: .text(TextFormat()),
            visibleWhen: .between("ache", lower: .init(1, isExclusive: true), upper: nil)),
        ], footer: "Done?")),
    Step(
      id: "well", title: "One more",
      content: .question(FormItem(id: "well", text: "Well?", format: .boolean(BooleanFormat())))),
    Step(id: "end", content: .completion(CompletionContent(finish: .earlyTermination))),
  ]

  @Test func `steps that ask for agreement are read`() throws {
    let text = TaskText.task(
      """
      { "id": "d", "type": "document", "sections": [ { "title": "A", "text": "B" } ],
        "agreement": "Agreed?" },
      { "id": "c", "type": "consent", "sections": [ { "text": "B" } ], "agreement": "Agreed?",
        "namePrompt": "Name", "datePrompt": "Date" },
      { "id": "p", "type": "permission", "body": [ "Files" ], "question": "Allowed?" }
      """)
    let (task, problems) = TaskReader.read(Array(text.utf8), file: "t.json")
    #expect(problems == [])
    let section = DocumentContent.Section(text: "B")
    #expect(
      task?.steps.map(\.content) == [
        .document(
          DocumentContent(sections: [.init(title: "A", text: "B")], agreement: "Agreed?")),
        .consent(
          ConsentContent(
            sections: [section], agreement: "Agreed?", namePrompt: "Name", datePrompt: "Date")),
        .permission(PermissionContent(body: [BodyItem(.text, "Files")], question: "Allowed?")),
      ])
  }

  @Test func `a model step has its heading, and the model keeps its text`() throws {
    let text = TaskText.task(
      #"{"id": "m", "type": "model", "title": "Look", "text": "Turn it.", "model": "a/b.obj"}"#)
    let (task, problems) = TaskReader.read(Array(text.utf8), file: "t.json")
    #expect(problems == [])
    #expect(
      task?.steps == [
        Step(
          id: "m", title: "Look",
          content: .model(ModelStep(model: "a/b.obj", title: "Look", text: "Turn it.")))
      ])
  }

  @Test func `every format of answers is read`() throws {
    let formats: [(String, AnswerFormat)] = [
      (
        #"{"format": "scale", "minimum": 0, "maximum": 10, "step": 5, "default": 5, "unit": "p", "#
          + #""minimumDescription": "none", "maximumDescription": "all"}"#,
        .scale(
          ScaleFormat(
            minimum: 0, maximum: 10, step: 5, default: 5, minimumDescription: "none",
            maximumDescription: "all", unit: "p"))
      ),
      (
        #"{"format": "continuousScale", "minimum": 35, "maximum": 42.5, "default": 37, "#
          + #""maximumFractionDigits": 2, "unit": "°C"}"#,
        .continuousScale(
          ContinuousScaleFormat(
            minimum: 35, maximum: 42.5, maximumFractionDigits: 2, default: 37, unit: "°C"))
      ),
      (
        #"{"format": "choice", "multiple": true, "other": "Else", "default": 0, "choices": ["#
          + #"{"text": "A", "value": "a", "detail": "d"}, {"text": "None", "value": 0, "#
          + #""exclusive": true}]}"#,
        .choice(
          ChoiceFormat(
            choices: [
              TextChoice(text: "A", value: .text("a"), detail: "d"),
              TextChoice(text: "None", value: .integer(0), isExclusive: true),
            ], isMultiple: true, other: "Else", default: .integer(0)))
      ),
      (
        #"{"format": "boolean", "yes": "Ja", "no": "Nein", "default": true}"#,
        .boolean(BooleanFormat(yes: "Ja", no: "Nein", default: true))
      ),
      (
        #"{"format": "integer", "minimum": -1, "maximum": 3, "default": 0, "unit": "deg"}"#,
        .integer(IntegerFormat(minimum: -1, maximum: 3, default: 0, unit: "deg"))
      ),
      (
        #"{"format": "decimal", "minimum": 0, "maximumFractionDigits": 1, "unit": "h"}"#,
        .decimal(DecimalFormat(minimum: 0, maximumFractionDigits: 1, unit: "h"))
      ),
      (
        #"{"format": "text", "maximumLength": 9, "default": "x"}"#,
        .text(TextFormat(maximumLength: 9, default: "x"))
      ),
      (
        #"{"format": "date", "minimum": "2020-01-01", "maximum": "+7d", "default": "today"}"#,
        .date(
          DateFormat(
            minimum: CivilDate(year: 2020, month: 1, day: 1).map { .date($0) },
            maximum: .today(7), default: .today(0)))
      ),
    ]
    for (text, format) in formats {
      let (task, problems) = TaskReader.read(Array(TaskText.answer(text).utf8), file: "t.json")
      #expect(problems == [])
      #expect(task?.items.first?.format == format)
    }
  }

  @Test func `the hash is that of the file's bytes`() {
    let bytes = Array(TaskText.task(#"{"id": "a", "type": "instruction"}"#).utf8)
    let hash = TaskReader.read(bytes, file: "t.json").task?.contentHash
    #expect(hash == "sha256:" + SHA256.hexadecimal(bytes))
  }

  @Test func `the files that a task names are known with their places`() {
    let text = TaskText.task(
      """
      {"id": "a", "type": "model", "model": "m.obj", "learnMore": {"title": "T", "file": "l.md"}}
      """)
    let bytes = Array(text.utf8)
    var reader = TaskReader(log: ProblemLog(file: "t.json", bytes: bytes))
    #expect(reader.read(bytes) != nil)
    let references = reader.references.map { reference in
      "\(reference.kind) \(reference.path) \(TextPosition(offset: reference.offset, in: bytes))"
    }
    #expect(references.sorted() == ["model m.obj 2:39", "text l.md 2:84"])
  }

  @Test func `interface words in content are those of the interface's language`() throws {
    let text = TaskText.answer(#"{"format": "text"}"#, #", "dontKnow": true, "decline": false"#)
    let phrases = Phrases(language: "de", table: ["answer.dontKnow": "Weiß ich nicht"])
    let (task, _) = TaskReader.read(Array(text.utf8), file: "t.json", phrases: phrases)
    let item = try #require(task?.items.first)
    #expect(item.dontKnow == "Weiß ich nicht")
    #expect(item.decline == nil)
  }

  @Test func `all problems of a file come at once, in the order of their places`() {
    let text = """
      { "id": "Check In", "version": 0,
        "steps": [
          { "id": "form", "type": "form", "items": [
            { "id": "pain", "text": "Pain?",
              "answer": { "format": "scale", "minimum": 10, "maximum": 0 } },
            { "id": "pain", "answer": { "format": "choise" } } ] } ],
        "rules": [ { "after": "frm", "goTo": "form" } ] }
      """
    #expect(
      TaskText.problems(text) == [
        "t.json:1:1: A task has no 'title'. Add \"title\": \"…\".",
        "t.json:1:9: 'Check In' can't be an id. Use small letters, digits, '-', '_' and '.',"
          + " a letter or digit first, at most 64 in all.",
        "t.json:1:32: 'version' is 0. Versions count from 1.",
        "t.json:5:66: 'maximum' is 0, not above 'minimum', which is 10.",
        "t.json:6:7: An item has no 'text'. Add \"text\": \"…\".",
        "t.json:6:15: The id 'pain' stands twice. Give every step and every item of a task an id"
          + " of its own.",
        "t.json:6:45: 'choise' is not a 'format'. Did you mean 'choice'?",
        "t.json:7:25: There is no step 'frm'. Did you mean 'form'?",
      ])
  }

  @Test func `a file cut off anywhere is refused, never a trap`() {
    let whole = Array(TaskText.answer(#"{"format": "date", "minimum": "-9d"}"#).utf8)
    for count in whole.indices {
      let (task, problems) = TaskReader.read(Array(whole[..<count]), file: "t.json")
      #expect(task == nil)
      #expect(!problems.isEmpty)
    }
  }

  @Test func `a value of another kind in any place is refused or harmless, never a trap`() {
    let whole = TaskText.task(
      """
      {"id": "f", "type": "form", "items": [{"id": "i", "text": "?", "answer":
      {"format": "scale", "minimum": 0, "maximum": 10, "step": 2}}]},
      {"id": "e", "type": "completion"}
      """, rules: #"{"after": "f", "when": {"item": "i", "equals": 2}, "goTo": "e"}"#)
    let strangers = [
      "null", "0", "-1", "1e308", "9223372036854775807", "-9223372036854775808", "\"\"", "[]", "{}",
      "true", "[[]]", #"{"a": 0}"#, "0.1",
    ]
    var refused = 0
    for start in whole.indices where whole[start...].hasPrefix(": ") {
      let head = whole[...whole.index(after: start)]
      let tail = whole[whole.index(start, offsetBy: 2)...]
      let rest = tail.drop { !",}]".contains($0) }
      for stranger in strangers {
        let text = head + stranger + rest
        refused += TaskText.problems(String(text)).isEmpty ? 0 : 1
      }
    }
    #expect(refused > 150)
  }
}
