import BedsideCore
import BedsideStore
import Testing

/// The schemas, by which editors complete and check, and the readers know the same members.
///
/// A reader that meets a member it does not know says which ones it knows; these are compared with the
/// schema's.
struct SchemaKeysTests {
  private static let stranger = #""qqqqqqqqqqqqqqqqqqqq": 0"#

  /// The members of an object, by the reader that refuses the stranger in `text`.
  private func known(_ text: String, _ read: (JSONNode, ProblemLog) -> Void) throws -> Set<String> {
    let bytes = Array(text.utf8)
    let log = ProblemLog(file: "f", bytes: bytes)
    read(try JSONReader.read(bytes), log)
    let lists = log.problems.compactMap { problem -> String? in
      let parts = problem.message.split(separator: " Known here: ")
      return parts.count == 2 && parts[0].contains("qqqq") ? String(parts[1].dropLast()) : nil
    }
    return Set(try #require(lists.first).split(separator: ", ").map(String.init))
  }

  /// The members that a schema allows in the definition `name`; nil means the root.
  private func allowed(_ file: String, _ name: String?) throws -> Set<String> {
    let root = try Repository.json("Content/schema/" + file)
    let node = try #require(name.map { root["$defs"]?[$0] } ?? root)
    #expect(node["additionalProperties"]?.bool == false)
    let members = try #require(node["properties"]?.members)
    for member in members {
      #expect(
        member.node["description"] != nil || member.node["$ref"] != nil, "\(file) \(member.key)")
    }
    return Set(members.map(\.key)).subtracting(["$schema", "$comment"])
  }

  private static func inTask(step: String) -> String {
    #"{"id": "t", "version": 1, "title": "T", "steps": [\#(step)]}"#
  }

  private static func inForm(item: String) -> String {
    inTask(step: #"{"id": "f", "type": "form", "items": [\#(item)]}"#)
  }

  private static func inForm(answer: String) -> String {
    inForm(item: #"{"id": "i", "text": "?", "answer": \#(answer)}"#)
  }

  private static func inTask(rule: String) -> String {
    #"{"id": "t", "version": 1, "title": "T", "#
      + #""steps": [{"id": "a", "type": "question", "text": "?", "answer": {"format": "text"}}], "#
      + #""rules": [\#(rule)]}"#
  }

  private static func inTask(_ member: String) -> String {
    #"{"id": "t", "version": 1, "title": "T", \#(member), "#
      + #""steps": [{"id": "a", "type": "question", "text": "?", "answer": {"format": "choice", "#
      + #""multiple": true, "choices": [{"text": "A", "value": "a"}]}}]}"#
  }

  private static func inTask(condition: String) -> String {
    inTask(#""rules": [{"after": "a", "when": \#(condition), "goTo": "a"}]"#)
  }

  private static let findings = [
    ("score", inTask(#""scores": [{\#(stranger)}]"#)),
    ("scorePart", inTask(#""scores": [{"items": [{\#(stranger)}]}]"#)),
    ("reverse", inTask(#""scores": [{"items": [{"item": "a", "reverse": {\#(stranger)}}]}]"#)),
    ("rescale", inTask(#""scores": [{"rescale": {\#(stranger)}}]"#)),
    ("band", inTask(#""scores": [{"bands": [{\#(stranger)}]}]"#)),
    ("calculation", inTask(#""calculations": [{\#(stranger)}]"#)),
    ("operation", inTask(#""calculations": [{"value": {\#(stranger)}}]"#)),
    ("days", inTask(#""calculations": [{"value": {"days": {\#(stranger)}}}]"#)),
    ("dayItem", inTask(#""calculations": [{"value": {"days": {"from": {\#(stranger)}}}}]"#)),
    ("alert", inTask(#""alerts": [{\#(stranger)}]"#)),
    ("crisis", inTask(#""crisis": {\#(stranger)}"#)),
    ("containedChoices", inTask(condition: #"{"item": "a", "contains": {\#(stranger)}}"#)),
    ("choiceCount", inTask(condition: #"{"item": "a", "count": {\#(stranger)}}"#)),
    (
      "earlierItem",
      inForm(
        item:
          #"{"id": "i", "text": "?", "answer": {"format": "text"}, "defaultFrom": {\#(stranger)}}"#)
    ),
  ]

  private static let steps = [
    "instruction", "question", "form", "document", "consent", "permission", "model", "completion",
    "review", "table", "wait", "countdown", "file", "custom", "page", "repeat",
  ].map { ($0 + "Step", inTask(step: #"{"id": "a", "type": "\#($0)", \#(stranger)}"#)) }

  private static let answers = [
    "scale", "continuousScale", "choice", "boolean", "integer", "decimal", "text", "date", "time",
    "dateTime", "duration", "height", "weight", "age", "ladder",
    "textScale", "valuePicker", "multiPicker", "email", "confirmText", "location", "rank", "matrix",
  ].map {
    (
      $0 + "Answer",
      inForm(item: #"{"id": "i", "text": "?", "answer": {"format": "\#($0)", \#(stranger)}}"#)
    )
  }

  private static let parts = [
    ("styledItem", inTask(step: #"{"id": "a", "type": "instruction", "body": [{\#(stranger)}]}"#)),
    (
      "learnMore", inTask(step: #"{"id": "a", "type": "instruction", "learnMore": {\#(stranger)}}"#)
    ),
    ("section", inTask(step: #"{"id": "a", "type": "document", "sections": [{\#(stranger)}]}"#)),
    ("item", inForm(item: "{\(stranger)}")),
    (
      "formSection", inTask(step: #"{"id": "a", "type": "form", "sections": [{\#(stranger)}]}"#)
    ),
    (
      "row",
      inTask(step: #"{"id": "a", "type": "table", "question": "?", "rows": [{\#(stranger)}]}"#)
    ),
    (
      "earlyTermination",
      inTask(step: #"{"id": "a", "type": "instruction", "earlyTermination": {\#(stranger)}}"#)
    ),
    ("image", inTask(step: #"{"id": "a", "type": "instruction", "image": {\#(stranger)}}"#)),
    (
      "choice",
      inForm(
        item:
          #"{"id": "i", "text": "?", "answer": {"format": "choice", "choices": [{\#(stranger)}]}}"#
      )
    ),
    ("plainChoice", inForm(answer: #"{"format": "rank", "choices": [{\#(stranger)}]}"#)),
    (
      "otherChoice",
      inForm(answer: #"{"format": "choice", "choices": [], "other": {"text": "O", \#(stranger)}}"#)
    ),
    ("component", inForm(answer: #"{"format": "multiPicker", "components": [{\#(stranger)}]}"#)),
    ("matrixRow", inForm(answer: #"{"format": "matrix", "rows": [{\#(stranger)}]}"#)),
    (
      "displayUnit",
      inForm(
        item:
          #"{"id": "i", "text": "?", "answer": {"format": "decimal", "unit": "g", "displayUnit": {\#(stranger)}}}"#
      )
    ),
    ("navigationRule", inTask(rule: "{\(stranger)}")),
    ("skipRule", inTask(rule: #"{"skip": "a", \#(stranger)}"#)),
    ("condition", inTask(rule: #"{"after": "a", "when": {\#(stranger)}, "goTo": "a"}"#)),
    (
      "tourStop",
      inTask(step: #"{"id": "a", "type": "model", "model": "m.obj", "tour": [{\#(stranger)}]}"#)
    ),
    (
      "angles",
      inTask(
        step:
          #"{"id": "a", "type": "model", "model": "m", "tour": [{"text": "x", "view": {\#(stranger)}}]}"#
      )
    ),
  ]

  @Test(arguments: steps + answers + parts + findings)
  func `the task schema allows the members that the reader knows`(
    _ definition: String, _ text: String
  ) throws {
    let known = try known(text) { node, log in
      var reader = TaskReader(log: log)
      _ = reader.read(node, contentHash: "")
    }
    #expect(try allowed("task.schema.json", definition) == known)
  }

  @Test func `the task schema allows the members of a task`() throws {
    let known = try known("{\(Self.stranger)}") { node, log in
      var reader = TaskReader(log: log)
      _ = reader.read(node, contentHash: "")
    }
    #expect(try allowed("task.schema.json", nil) == known)
  }

  private static func inStudy(entry: String) -> String { #"{"tasks": [\#(entry)]}"# }

  @Test(
    arguments: [
      (nil, "{\(stranger)}"), ("crisis", #"{"crisis": {\#(stranger)}}"#),
      ("carePlan", #"{"carePlan": {\#(stranger)}}"#),
      ("topic", #"{"education": [{\#(stranger)}]}"#), ("task", inStudy(entry: "{\(stranger)}")),
      ("late", inStudy(entry: #"{"late": {\#(stranger)}}"#)),
      ("card", inStudy(entry: #"{"card": {\#(stranger)}}"#)),
      ("link", inStudy(entry: #"{"card": {"links": [{\#(stranger)}]}}"#)),
      ("contact", #"{"contacts": [{\#(stranger)}]}"#),
      ("phoneWay", #"{"contacts": [{"phones": [{\#(stranger)}]}]}"#),
      ("emailWay", #"{"contacts": [{"emails": [{\#(stranger)}]}]}"#),
      ("otherWay", #"{"contacts": [{"other": [{\#(stranger)}]}]}"#),
      ("chart", #"{"insights": [{\#(stranger)}]}"#),
      ("axis", #"{"insights": [{"axis": {\#(stranger)}}]}"#),
      ("band", #"{"insights": [{"bands": [{\#(stranger)}]}]}"#),
      ("series", #"{"insights": [{"series": [{\#(stranger)}]}]}"#),
      ("address", #"{"contacts": [{"address": {\#(stranger)}}]}"#),
      (
        "exception",
        inStudy(entry: #"{"schedule": {"elements": [{"exceptions": [{\#(stranger)}]}]}}"#)
      ),
      ("schedule", inStudy(entry: #"{"schedule": {\#(stranger)}}"#)),
      ("element", inStudy(entry: #"{"schedule": {"elements": [{\#(stranger)}]}}"#)),
      (
        "interval",
        inStudy(
          entry: #"{"schedule": {"elements": [{"start": "08:00", "interval": {\#(stranger)}}]}}"#)
      ),
      (
        "value",
        inStudy(entry: #"{"schedule": {"elements": [{"targetValues": [{\#(stranger)}]}]}}"#)
      ),
    ] as [(String?, String)])
  func `the study schema allows the members that the reader knows`(
    _ definition: String?, _ text: String
  ) throws {
    let known = try known(text) { node, log in
      var reader = StudyReader(log: log, zones: OnlyUTC())
      _ = reader.read(node)
    }
    #expect(try allowed("study.schema.json", definition) == known)
  }

  @Test(
    arguments: [
      (nil, "{\(stranger)}"), ("part", #"{"parts": [{\#(stranger)}]}"#),
      ("tourStop", #"{"tour": [{\#(stranger)}]}"#),
      ("angles", #"{"tour": [{"view": {\#(stranger)}}]}"#),
    ] as [(String?, String)])
  func `the model schema allows the members that the reader knows`(
    _ definition: String?, _ text: String
  ) throws {
    let known = try known(text) { node, log in _ = ModelDescription(node, log: log) }
    #expect(try allowed("model.schema.json", definition) == known)
  }
}
