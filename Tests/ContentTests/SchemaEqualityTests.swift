import BedsideStore
import Testing

@testable import BedsideCore

/// The schemas, by which editors complete and check, accept exactly what the readers accept.
struct SchemaEqualityTests {
  /// What a schema cannot say, as the beginnings and pieces of what the readers say about it.
  ///
  /// Each is about two places of a file at once, or about the world outside of it.
  private static let beyondSchemas = [
    // Ids, values and words that must differ, and names of something elsewhere in the file.
    "stands twice", "Two series stand beside", "appears twice", "is described twice",
    "have the same word",
    "There is no step", "There is no item", "There is no task", "There is no part",
    "is a step and has no answer", "is an item, not a step", "which is no choice's value",
    "belongs to an item of the consent", "belongs to an item of the model",
    "Every choice is exclusive", "'exclusive' says nothing",
    // Numbers, days and words that must fit each other.
    "'default' is", "'default' has", "not above 'minimum'", "below 'minimum'",
    "earlier than 'minimum'", "which does not divide", "with more digits behind the point",
    "Add \"allowsSelection\": true", "but none is waited for", "'front' lies along 'up'",
    "has no 'title'. Add \"title\": \"…\"",
    "not after it takes effect", "don't take effect in their order", "is measured against",
    "'placeholder' is an example", "A survey card begins a survey",
    "Write as many as there are columns", "With 'minimum' 0 there may be none",
    "is asked where there may be none",
    // What conditions compare with, which depends on the item.
    "is never", "compares nothing", "This never holds", "No number fits both",
    "A condition has 'atLeast' and 'above'", "A condition has 'atMost' and 'below'",
    "is no number. Compare it", "needs an 'item'", "has no answer yet at this point",
    // The ways through a task, and what tasks wait for.
    "is never reached", "never ends once", "never tried", "so that no rule applies",
    "never opens", "begins the study", "can't wait for its own consent", "The whole study needs",
    // Calendars, clocks and zones.
    "There is no time zone", "is not the name of a time zone", "is no day", "Write one like \"",
    "Write a wall time like", "The interval does not advance", "cannot come back within the day",
    "is not after the start", "is too fine", "counts from enrolment, but 'start' has a date",
    // Lengths and patterns that must fit each other, and what only a regular expression can tell.
    "more than the", "'pattern' is no regular expression", "A text with a 'pattern' has at most",
    "'default' does not match", "A secret text has", "the number of choices",
    "stands for own words here",
    // What conditions compare with, which depends on the item, and scores, which depend on items too.
    "'atLeast' must be", "'atMost' must be", "'above' must be", "'below' must be",
    "an answer can have", "There is no score", "is the value of no choice", "has no weight",
    "counts twice", "must be above 'minimum'", "'minimumAnswered' is", "Both numbers of 'from'",
    "since an item has no limits", "A sum of fewer answers", "is no number. Name another item",
    "has no limits to reverse", "Nothing can be divided", "Only the last band",
    "The bands are not in order", "stands in two places", "The order here is random",
    "self-harm", "names nothing",
    // Units that must go together, and steps that limits must lie on.
    "without a factor", "is no multiple of", "is the unit itself", "which is the unit",
    // Braces, of which each needs its partner.
    "A brace has no partner",
    // Plans and topics that stand elsewhere, units that must be the same, and what never completes.
    "There is no care plan", "There is no topic", "make no sum", "a target is in",
    "card takes none", "Nothing could be logged", "can be logged",
    "is never completed",
    // Joints: a range about the pose of the file, and directions and strands with a length.
    "'range' begins at 0", "points nowhere", "Both ends lie in one point",
    "ends before it begins",
    // Exceptions, which depend on their element and on each other.
    "There are two exceptions for", "there may be several events", "since the event lasts all day",
    "The event moves to",
  ]

  private static func validator(_ name: String) throws -> SchemaValidator {
    try SchemaValidator(root: Repository.json("Content/schema/\(name).schema.json"))
  }

  /// Compares schema and reader on the mutants of `text`, or of the part of it at `path`.
  private func compare(
    _ schema: String, _ text: String, at path: [String] = [],
    _ read: (JSONNode, ProblemLog) -> Void
  ) throws {
    let validator = try Self.validator(schema)
    let root = try JSONReader.read(Array(text.utf8))
    for mutant in [Mutant(root: root, description: "unchanged")] + Mutants.all(of: root, at: path) {
      let log = ProblemLog(file: "f", bytes: [])
      read(mutant.root, log)
      let errors = log.problems.filter { $0.severity == .error }.map(\.message)
      guard validator.accepts(mutant.root) else {
        #expect(!errors.isEmpty, "The schema alone refuses \("\(mutant)".prefix(300)).")
        continue
      }
      let further = errors.filter { error in
        !Self.beyondSchemas.contains { error.contains($0) }
      }
      #expect(further.isEmpty, "The reader alone refuses \("\(mutant)".prefix(300)).")
      if mutant.description == "unchanged" { #expect(errors.isEmpty) }
    }
  }

  private func compareTask(_ text: String, at path: [String] = []) throws {
    try compare("task", text, at: path) { node, log in
      var reader = TaskReader(log: log)
      _ = reader.read(node, contentHash: "")
    }
  }

  @Test(arguments: Vocabulary.formats.built)
  func `the schema accepts the answers that the reader accepts`(_ format: String) throws {
    let samples = try #require(
      Corpus.everyAnswer[format], "Add answers of the format '\(format)' to Corpus.answers.")
    for sample in samples {
      try compareTask(Corpus.task(step: Corpus.step(answer: sample)), at: ["steps", "1", "answer"])
    }
  }

  @Test(arguments: Vocabulary.steps.built)
  func `the schema accepts the steps that the reader accepts`(_ type: String) throws {
    let samples = try #require(
      Corpus.steps[type], "Add steps of the type '\(type)' to Corpus.steps.")
    for sample in samples { try compareTask(Corpus.task(step: sample), at: ["steps", "1"]) }
  }

  @Test(arguments: Corpus.conditions)
  func `the schema accepts the conditions that the reader accepts`(_ condition: String) throws {
    try compareTask(Corpus.conditionTask(condition), at: ["rules", "0", "when"])
  }

  @Test(arguments: Corpus.tasks + Corpus.repetitions + Corpus.scored)
  func `the schema accepts the tasks that the reader accepts`(_ task: String) throws {
    try compareTask(task)
  }

  @Test(arguments: Corpus.studies + Corpus.plans)
  func `the schema accepts the studies that the reader accepts`(_ study: String) throws {
    try compare("study", study) { node, log in
      var reader = StudyReader(log: log, zones: OnlyUTC())
      _ = reader.read(node)
    }
  }

  @Test(arguments: Corpus.models)
  func `the schema accepts the models that the reader accepts`(_ model: String) throws {
    try compare("model", model) { node, log in _ = ModelDescription(node, log: log) }
  }

  @Test func `every step and every format of the vocabulary has its schema`() throws {
    let validator = try Self.validator("task")
    #expect(
      validator.choices(of: "step") == Set(Vocabulary.steps.built.map { $0 + "Step" }))
    #expect(
      validator.choices(of: "answer") == Set(Vocabulary.formats.built.map { $0 + "Answer" }))
  }

  @Test(
    arguments: [
      ("task", Corpus.everyTask), ("study", Corpus.studies + Corpus.plans),
      ("model", Corpus.models),
    ] as [(String, [String])])
  func `every member of a schema stands in the corpus`(
    _ schema: String, _ texts: [String]
  ) throws {
    let validator = try Self.validator(schema)
    var missing = validator.members
    for text in texts {
      missing.subtract(validator.members(of: try JSONReader.read(Array(text.utf8))))
    }
    #expect(missing.filter { !$0.hasSuffix(".$comment") }.sorted() == [])
  }
}
