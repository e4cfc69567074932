import BedsideCore
import BedsideStore
import Testing

struct ContentCheckTests {
  private static let good = [
    "c/study.json": StudyText.study([
      StudyText.entry(
        "good", #", "survey": "tasks/good.json", "card": {"summary": "Pain {pain}"}"#)
    ]),
    "c/tasks/good.json": StudyText.task(
      "good", #", "rules": [], "licence": "CC0-1.0", "source": "Own""#),
    "c/notes.txt": "not content", "c/.hidden.json": "{", "c/README.md": "# C",
    "c/s.schema.json": #"{"$schema": "https://json-schema.org/draft/2020-12/schema"}"#,
  ]

  private func problems(
    _ changes: [String: String?] = [:], at paths: [String] = ["c"]
  ) -> [String] {
    var files = Self.good
    for (path, text) in changes { files[path] = text }
    var check = ContentCheck(files: MemoryFiles(files), zones: OnlyUTC(), dataFolder: "data")
    for path in paths { check.check(path) }
    return check.problems.map(\.description)
  }

  /// A task whose one step stands on the second line.
  private static func task(_ step: String) -> String {
    """
    {"id": "good", "version": 1, "title": "T", "steps": [
    \(step),
    {"id": "pain", "type": "question", "text": "?", "answer": {"format": "integer"}}]}
    """
  }

  /// A task in two languages, the second of them with a choice that stands twice.
  private static let translated = #"""
    {"id": "good", "version": 1, "title": {"en": "T", "de": "A"}, "steps": [
    {"id": "pain", "type": "question", "text": {"en": "Where?", "de": "Wo?"}, "answer":
      {"format": "choice", "choices": [
        {"text": {"en": "leg", "de": "Bein"}, "value": "leg"},
        {"text": {"en": "foot", "de": "Bein"}, "value": "foot"},
        {"text": "toe", "value": "toe"}]}, "learnMore":
      {"title": {"en": "More", "de": "Mehr"}, "file": {"en": "m.md", "de": "m.de.md"}}}]}
    """#

  @Test func `a character that is never shown is told with its place, also where it is an escape`()
  {
    let escaped = Self.task(
      #"{"id": "a", "type": "instruction", "title": "A\u001b[31m B\u001b[m", "text": "C"}"#)
    #expect(
      problems(["c/tasks/good.json": escaped]) == [
        "c/tasks/good.json:2:47: Warning: Here stands U+001B (escape), a control character that is"
          + " never shown. Take it out. 1 more of such characters follow it."
      ])
    let turned = Self.task(
      "{\"id\": \"a\", \"type\": \"instruction\", \"title\": \"é\u{202E}B\", \"text\": \"C\"}")
    #expect(
      problems(["c/tasks/good.json": turned]) == [
        "c/tasks/good.json:2:47: Warning: Here stands U+202E (right-to-left override), which would"
          + " change the order of what stands around it and is never shown. Take it out; words that run"
          + " the other way stand between U+2068 and U+2069."
      ])
    #expect(
      problems(["c/learn.md": "# A\n\nB\u{9B}31m"]) == [
        "c/learn.md:3:2: Warning: Here stands U+009B (control sequence), a control character that is"
          + " never shown. Take it out."
      ])
    let plain = Self.task(
      "{\"id\": \"a\", \"type\": \"instruction\", \"title\": \"a\\\\u001b \u{2068}b\u{2069}\", \"text\": \"C\\n\\tD\"}"
    )
    #expect(problems(["c/tasks/good.json": plain]) == [])
  }

  @Test(arguments: [
    (#""unit": "tablets""#, 86, "tablets"),
    (#""unit": {"en": "puffs", "de": "Hübe"}"#, 93, "puffs"),
    (#""minimum": 2, "unit": "tablets""#, 0, ""), (#""unit": "mg""#, 0, ""),
    (#""unit": "glass""#, 0, ""), (#""unit": {"de": "Tabletts"}"#, 0, ""),
  ])
  func `a unit in the plural that stands beside 1 is told`(unit: String, column: Int, name: String)
  {
    let task = Self.task(
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "integer", \#(unit)}}"#)
    let told =
      name.isEmpty
      ? []
      : [
        "c/tasks/good.json:2:\(column): Warning: '\(name)' stands beside 1 too, as '1 \(name)'. Write a unit"
          + " that goes with every number, like '\(name.dropLast())(s)' or a sign."
      ]
    #expect(problems(["c/tasks/good.json": task]).filter { $0.contains("beside") } == told)
  }

  @Test func `what is missing in many places is told once, at the first, with their number`() {
    let more = #""learnMore": {"title": "L", "file": "learn/l.md"}"#
    let task = """
      {"id": "alone", "version": 1, "title": "T", "steps": [
      {"id": "a", "type": "instruction", "title": "A", "text": "A", \(more)},
      {"id": "b", "type": "instruction", "title": "B", "text": "B", \(more)},
      {"id": "c", "type": "question", "text": "?", "answer": {"format": "integer"}, \(more)}]}
      """
    #expect(
      problems(["d/alone.json": task], at: ["d/alone.json"]) == [
        "d/alone.json:2:99: There is no file 'learn/l.md' in the study's folder. 3 places name it; this"
          + " is the first."
      ])
  }

  @Test func `a chart shows items that a version of its task has`() {
    let charts = { (kind: String) in
      #", "insights": [{"id": "c", "title": "C", "kind": "bar", "#
        + #""series": [{"task": "good", "kind": "\#(kind)"}]}]"#
    }
    let found = { (kind: String) in
      problems([
        "c/study.json": StudyText.study(
          [StudyText.entry("good", #", "survey": "tasks/good.json""#)], charts(kind))
      ])
    }
    #expect(found("pain") == [])
    #expect(found("progress") == [])
    #expect(
      found("pian") == [
        "c/study.json:1:117: The task 'good' has no item 'pian'. Did you mean 'pain'?"
      ])
    #expect(
      found("score.x") == [
        "c/study.json:1:117: The task 'good' has no item 'score.x'. Name an item of the task."
      ])
  }

  @Test func `a task is checked in each of its languages`() {
    let found = problems(["c/tasks/good.json": Self.translated, "c/m.md": "More"])
    #expect(
      found == [
        "c/tasks/good.json:5:14: The choice 'Bein' stands twice. Give every choice words of its own.",
        "c/tasks/good.json:6:14: Warning: Most texts here are given in de, and this one is not. Add"
          + " its translation, like \"de\": \"…\".",
        "c/tasks/good.json:7:72: There is no file 'm.de.md' in the study's folder.",
      ])
  }

  @Test func `good content has no problems, and what is no content is passed`() {
    #expect(problems() == [])
    #expect(problems(at: ["c/study.json"]) == [])
    #expect(problems(at: ["c/tasks/good.json", "c/README.md"]) == [])
  }

  @Test func `a study is checked with its tasks, each problem once`() {
    let expected = ["c/tasks/good.json:1:1: A task must be an object, not an array. Write { … }."]
    let changes = ["c/tasks/good.json": #"[{"steps": 1}]"#]
    let other =
      "c/tasks/good.json:1:1: This is neither a task, which has 'steps', nor a study, which has"
      + " 'tasks', nor the description of a model, which has 'parts'."
    #expect(problems(changes, at: ["c"]) == [other])
    #expect(problems(changes, at: ["c/study.json", "c"]) == [other])
    #expect(!problems(changes).contains(expected[0]))
  }

  private static let faults: [([String: String?], [String])] = [
    (
      ["c/tasks/good.json": nil],
      ["c/study.json:2:67: There is no file 'tasks/good.json' in the study's folder."]
    ),
    (
      ["c/tasks/good.json": StudyText.task("other")],
      [
        "c/study.json:2:67: 'tasks/good.json' holds version 1 of 'other', not version 1 of 'good'."
          + " Make both files say the same."
      ]
    ),
    (
      [
        "c/study.json": StudyText.study([
          StudyText.entry(
            "good", #", "survey": "tasks/good.json", "card": {"summary": "{pian} {x}"}"#)
        ])
      ],
      [
        "c/study.json:2:106: 'tasks/good.json' has no item 'pian'. Did you mean '{pain}'?",
        "c/study.json:2:106: 'tasks/good.json' has no item 'x'. Name an item of the task.",
      ]
    ),
    (
      ["c/tasks/old.json": StudyText.task("old")],
      [
        "c/tasks/old.json: Warning: The study does not name this task. Name it, or take the file out."
      ]
    ),
    (
      ["c/tasks/good.json": StudyText.task("good", #", "copyright": "Me""#)],
      [
        "c/tasks/good.json:1:69: Warning: 'copyright' stands without a 'licence', so that nobody knows"
          + " whether this may be passed on. Add one."
      ]
    ),
    (
      [
        "c/tasks/good.json": task(
          #"{"id": "a", "type": "instruction", "learnMore": {"title": "T", "file": "learn/l.md"}}"#
        )
      ], ["c/tasks/good.json:2:72: There is no file 'learn/l.md' in the study's folder."]
    ),
    (
      ["c/tasks/good.json": task(#"{"id": "a", "type": "model", "model": "Models/m.obj"}"#)],
      [
        "c/tasks/good.json:2:39: There is no model 'Models/m.obj', neither in the study's folder nor"
          + " among those that come with Bedside."
      ]
    ),
    (
      [
        "data/Models/m.obj": "", "data/Models/m.json": #"{"parts": [{"object": "femur"}]}"#,
        "c/tasks/good.json": task(
          #"{"id": "a", "type": "model", "model": "Models/m.obj", "highlight": ["femr"], "#
            + #""tour": [{"parts": ["tibia", "femur"], "text": "x"}]}"#),
      ],
      [
        "c/tasks/good.json:2:69: There is no part 'femr' in 'Models/m.obj'. Did you mean 'femur'?",
        "c/tasks/good.json:2:98: There is no part 'tibia' in 'Models/m.obj'. Its description names"
          + " them all.",
      ]
    ),
    (
      [
        "data/Models/m.obj": "o femur\r\nf 1 2 3\r\n g cap\nf 1 2 3\no empty\n"
          + "o tibia plateau \nf 1 2 3",
        "c/tasks/good.json": task(
          #"{"id": "a", "type": "model", "model": "Models/m.obj", "#
            + #""highlight": ["femur", "tibia plataeu", "empty"]}"#),
      ],
      [
        "c/tasks/good.json:2:78: There is no part 'tibia plataeu' in 'Models/m.obj'. Did you mean"
          + " 'tibia plateau'?",
        "c/tasks/good.json:2:95: There is no part 'empty' in 'Models/m.obj'. Its parts are femur,"
          + " tibia plateau.",
      ]
    ),
    (
      [
        "c/m.obj": "g rim\nf 1 2 3\ng\nf 1 2 3\n",
        "c/m.json":
          #"{"title": "M", "model": "m.obj", "parts": [{"object": "rmi", "name": "Rim"}]}"#,
      ],
      ["c/m.json:1:55: There is no part 'rmi' in 'm.obj'. Did you mean 'rim'?"]
    ),
    (
      [
        "data/Models/m.obj": "", "data/Models/m.json": #"{"joint": {"range": [0, 135]}}"#,
        "c/tasks/good.json": task(
          #"{"id": "a", "type": "model", "model": "Models/m.obj", "flexion": 200, "#
            + #""continueAfter": "tour"}"#),
      ],
      [
        "c/tasks/good.json:2:66: Warning: The joint of 'Models/m.obj' bends from 0 to 135 degrees,"
          + " not 200.",
        "c/tasks/good.json:2:88: Warning: 'continueAfter' waits for the tour, but there is none. Add"
          + #" "tour": [ … ]."#,
      ]
    ),
    (
      [
        "data/Models/m.obj": "", "data/Models/m.json": #"{"parts": []}"#,
        "c/tasks/good.json": task(
          #"{"id": "a", "type": "model", "model": "Models/m.obj", "flexion": 20}"#),
      ],
      [
        "c/tasks/good.json:2:66: Warning: 'Models/m.obj' has no joint that bends. Leave 'flexion'"
          + " out."
      ]
    ),
    (
      ["c/m.json": #"{"title": "M", "model": "m.obj", "parts": []}"#],
      ["c/m.json:1:25: There is no file 'm.obj' beside this one."]
    ),
  ]

  @Test(arguments: faults)
  func `what is missing or does not fit is said with its place`(
    _ changes: [String: String?], _ expected: [String]
  ) {
    #expect(problems(changes) == expected)
  }

  @Test func `a folder in which there is nothing to check is not right`() {
    let nothing = "c: There is nothing to check in this folder: no file ends in .json or .md."
    var check = ContentCheck(
      files: MemoryFiles(["c/notes.txt": "no content"]), zones: OnlyUTC(), dataFolder: nil)
    check.check("c")
    #expect(check.problems.map(\.description) == [nothing])
    // What was checked before is there all the same.
    #expect(problems(at: ["c", "c/tasks"]) == [])
  }

  @Test(arguments: [
    ("{}", "1:1: A study has no 'id'. Add \"id\": \"…\"."),
    ("[]", "1:1: A study must be an object, not an array. Write { … }."),
    ("7", "1:1: A study must be an object, not a number. Write { … }."),
  ])
  func `study.json is a study, whatever is in it`(_ text: String, _ problem: String) {
    let found = problems(["c/study.json": text])
    #expect(found.contains("c/study.json:" + problem))
  }

  @Test func `tasks without a study around them are told of`() {
    let found = problems(["c/study.json": nil])
    #expect(
      found == [
        "c/study.json: Warning: There is no such file, so that the tasks here belong to no study. Add"
          + " it, or check each task by its own path."
      ])
    #expect(problems(["c/study.json": nil], at: ["c/tasks/good.json"]) == [])
  }

  @Test func `what a study names as a task is one`() {
    let entry = StudyText.entry("good", #", "title": "T", "survey": "s.schema.json""#)
    let found = problems(["c/study.json": StudyText.study([entry]), "c/tasks/good.json": nil])
    #expect(
      found == [
        "c/study.json:2:81: 's.schema.json' is no task: it has no 'steps'. Name the file of a task."
      ])
  }

  @Test func `the language of plain texts is among the languages of the file`() {
    let entry = StudyText.entry("a", #", "title": "7""#)
    let (_, found) = StudyText.read(
      StudyText.study([entry], #", "language": "fr", "languages": ["en", "de"]"#))
    #expect(
      found.contains(
        "study.json:1:39: Warning: 'language' is fr, and 'languages' leaves it out. Add \"fr\" there,"
          + " or correct 'language'."))
  }

  @Test func `a text that is not UTF-8 is a problem`() {
    var files = MemoryFiles(Self.good)
    files.files["c/README.md"] = [0x4D, 0xFC]
    var check = ContentCheck(files: files, zones: OnlyUTC())
    check.check("c")
    #expect(
      check.problems.map(\.description) == [
        "c/README.md: This text can't be read. It must be a file in UTF-8."
      ])
  }

  @Test func `a path that is not there is a problem`() {
    #expect(problems(at: ["d"]) == ["d: Cannot read 'd': there is no such file."])
  }
}
