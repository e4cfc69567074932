import BedsideCore
import BedsideStore
import Testing

struct SchemaTests {
  private static let files = [
    ("task", "Content/recover/tasks/onboarding.json"),
    ("task", "Content/recover/tasks/vaccination-check.json"),
    ("task", "Content/recover/tasks/check-in.json"),
    ("task", "Content/recover/tasks/range-of-motion.json"),
    ("task", "Content/recover/learn/meniscus.json"),
    ("task", "Content/recover/learn/meniscus-tear.json"),
    ("task", "Content/examples/family-history.json"), ("study", "Content/recover/study.json"),
    ("task", "Content/examples/cards/tasks/evening.json"),
    ("study", "Content/examples/cards/study.json"),
    ("model", "Models/knee/knee.json"),
  ]

  private func validator(_ name: String) throws -> SchemaValidator {
    try SchemaValidator(root: Repository.json("Content/schema/\(name).schema.json"))
  }

  @Test(arguments: files) func `bundled content is what its schema says`(
    _ schema: String, _ file: String
  ) throws {
    #expect(try validator(schema).complaints(Repository.json(file)) == [])
  }

  @Test(arguments: [
    (#"{"id": "a", "type": "instruction"}"#, true),
    (#"{"id": "a", "type": "instruction", "items": []}"#, false),
    (#"{"id": "a", "type": "active"}"#, false), (#"{"id": "a", "type": "review"}"#, true),
    (#"{"id": "a", "type": "review", "steps": []}"#, false),
    (#"{"id": "a", "type": "form"}"#, false),
    (
      #"{"id": "a", "type": "form", "sections": [{"title": "T", "items": [{"id": "i", "text": "?", "answer": {"format": "boolean"}}]}]}"#,
      true
    ),
    (#"{"id": "a", "type": "form", "sections": [{"title": "T", "items": []}]}"#, false),
    (#"{"id": "a", "type": "table", "rows": [["x"]]}"#, true),
    (#"{"id": "a", "type": "table", "rows": []}"#, false),
    (#"{"id": "a", "type": "table", "rows": [["x"]], "multiple": true}"#, false),
    (
      #"{"id": "a", "type": "table", "question": "?", "rows": [{"cells": ["x"], "value": 1}]}"#,
      true
    ),
    (#"{"id": "a", "type": "table", "question": "?", "rows": [["x"]]}"#, false),
    (#"{"id": "a", "type": "wait", "seconds": 3}"#, true), (#"{"id": "a", "type": "wait"}"#, false),
    (#"{"id": "a", "type": "wait", "seconds": 3, "work": "w"}"#, false),
    (#"{"id": "a", "type": "wait", "seconds": 0}"#, false),
    (#"{"id": "a", "type": "wait", "seconds": 3, "allowsBack": true}"#, false),
    (#"{"id": "a", "type": "countdown"}"#, true),
    (#"{"id": "a", "type": "countdown", "from": 61}"#, false),
    (#"{"id": "a", "type": "file", "text": "?", "accepts": ["image/png"]}"#, true),
    (#"{"id": "a", "type": "file", "text": "?", "accepts": ["image/gif"]}"#, false),
    (#"{"id": "a", "type": "file"}"#, false),
    (#"{"id": "a", "type": "custom", "presenter": "p", "settings": {"any": [1]}}"#, true),
    (#"{"id": "a", "type": "custom", "presenter": "p", "settings": 1}"#, false),
    (#"{"id": "p", "type": "page", "title": "T", "steps": [{"id": "a", "type": "review"}]}"#, true),
    (#"{"id": "p", "type": "page", "title": "T", "steps": []}"#, false),
    (
      #"{"id": "r", "type": "repeat", "title": "T", "#
        + #""count": 2, "steps": [{"id": "a", "type": "review"}]}"#, true
    ),
    (
      #"{"id": "r", "type": "repeat", "title": "T", "#
        + #""steps": [{"id": "a", "type": "review"}]}"#, false
    ),
    (
      #"{"id": "r", "type": "repeat", "title": "T", "#
        + #""another": "?", "maximum": 3, "steps": [{"id": "a", "type": "review"}]}"#, true
    ),
    (
      #"{"id": "r", "type": "repeat", "title": "T", "#
        + #""another": "?", "steps": [{"id": "a", "type": "review"}]}"#, false
    ),
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
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "time", "minimum": "22:00", "maximum": "06:00", "minuteInterval": 15}}"#,
      true
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "time", "minuteInterval": 0}}"#,
      false
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "dateTime", "minimum": "-7d", "maximum": "now"}}"#,
      true
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "dateTime", "minimum": 7}}"#,
      false
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "duration", "maximum": 86400, "step": 300}}"#,
      true
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "duration", "step": 0}}"#,
      false
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "height", "system": "us", "default": 170}}"#,
      true
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "height", "default": 1.7}}"#,
      false
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "weight", "precision": "high"}}"#,
      true
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "weight", "system": "imperial"}}"#,
      false
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "age", "asks": "yearOfBirth", "maximum": 90, "orOlder": true}}"#,
      true
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "age", "maximum": 90, "orOlder": 3}}"#,
      false
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "ladder", "top": "T", "bottom": {"en": "B", "de": "U"}}}"#,
      true
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "ladder", "top": "T"}}"#,
      false
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "decimal", "unit": "g", "displayUnit": {"unit": "mg", "factor": 0.001}}}"#,
      true
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "decimal", "unit": "g", "displayUnit": {"unit": "mg", "factor": 0}}}"#,
      false
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "continuousScale", "minimum": 0, "maximum": 1, "style": "percent"}}"#,
      true
    ),
    (
      #"{"id": "a", "type": "question", "text": "?", "answer": {"format": "continuousScale", "minimum": 0, "maximum": 1, "style": "parts"}}"#,
      false
    ),
  ]) func `the schema refuses what the reader refuses`(_ step: String, _ isRight: Bool) throws {
    let bytes = Array(#"{"id": "t", "version": 1, "title": "T", "steps": [\#(step)]}"#.utf8)
    let complaints = try validator("task").complaints(JSONReader.read(bytes))
    #expect(complaints.isEmpty == isRight)
    #expect((TaskReader.read(bytes, file: "t").task != nil) == isRight)
  }
}
