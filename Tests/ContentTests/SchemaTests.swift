import BedsideCore
import BedsideStore
import Testing

struct SchemaTests {
  private static let files = [
    ("task", "Content/recover/tasks/onboarding.json"),
    ("task", "Content/recover/tasks/vaccination-check.json"),
    ("task", "Content/recover/tasks/check-in.json"),
    ("task", "Content/recover/tasks/range-of-motion.json"),
    ("task", "Content/recover/learn/meniscus.json"), ("study", "Content/recover/study.json"),
    ("model", "Models/knee/knee.json"),
  ]

  private func validator(_ name: String) throws -> SchemaValidator {
    SchemaValidator(root: try Repository.json("Content/schema/\(name).schema.json"))
  }

  @Test(arguments: files) func `bundled content is what its schema says`(
    _ schema: String, _ file: String
  ) throws {
    #expect(try validator(schema).complaints(Repository.json(file)) == [])
  }

  @Test(arguments: [
    (#"{"id": "a", "type": "instruction"}"#, true),
    (#"{"id": "a", "type": "instruction", "items": []}"#, false),
    (#"{"id": "a", "type": "review"}"#, false),
    (#"{"id": "a", "type": "form", "items": []}"#, false),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "scale", "minimum": 0}}"#,
      false
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "boolean"}}"#, true
    ),
    (
      #"{"id": "a", "type": "instruction", "learnMore": {"title": "T", "file": "a", "text": "b"}}"#,
      false
    ),
    (#"{"id": "a", "type": "instruction", "title": {"en": "A", "de": "B"}}"#, true),
    (#"{"id": "a", "type": "instruction", "title": {"en": 1}}"#, false),
    (#"{"id": "a", "type": "instruction", "title": {}}"#, false),
    (#"{"id": "a", "type": "instruction", "body": [{"en": "A", "de": "B"}, "C"]}"#, true),
    (
      #"{"id": "a", "type": "instruction", "learnMore": {"title": "T", "file": {"en": "a"}}}"#, true
    ),
    (
      #"{"id": "a", "type": "question", "text": {"de": "?"}, "dontKnow": {"de": "?"}, "answer": {"format": "boolean", "yes": {"de": "doch"}}}"#,
      true
    ),
  ]) func `the schema refuses what the reader refuses`(_ step: String, _ isRight: Bool) throws {
    let bytes = Array(#"{"id": "t", "version": 1, "title": "T", "steps": [\#(step)]}"#.utf8)
    let complaints = try validator("task").complaints(JSONReader.read(bytes))
    #expect(complaints.isEmpty == isRight)
    #expect((TaskReader.read(bytes, file: "t").task != nil) == isRight)
  }
}
