import BedsideCore
import BedsideShell
import Testing

/// What is said of a task whose content changed under an unchanged version.
@MainActor
struct ChangedContentStories {
  private static let study = """
    {"id": "recover", "title": "Recover", "tasks": [{"id": "mood", "version": 1,
    "effective": "2020-01-01", "survey": "mood.json", "schedule": {"elements": [
    {"start": "2020-01-01T00:00:00", "duration": "allDay", "interval": {"day": 1}}]}}]}
    """

  private static func task(_ text: String) -> String {
    """
    {"id": "mood", "version": 1, "title": "Mood", "steps": [
    {"id": "q", "type": "question", "text": "\(text)", "answer": {"format": "boolean"}}]}
    """
  }

  private static let changed =
    "The content of 'mood' differs from what was recorded as version 1 before. Give the changed content"
    + " a new version.\n"

  /// A machine with a record of the task, whose text is another now.
  private func machine() throws -> Machine {
    let machine = Machine()
    machine.isInteractive = false
    machine.files = [
      "c/recover/study.json": Self.study, "c/recover/mood.json": Self.task("Well?"),
      "copy.json": Self.task("Quite well?"), "other.json": Self.task("Otherwise?"),
      "answers.json": #"{"q": true}"#,
    ]
    let end = machine.run("--content", "c", "start", "mood", "--answers", "answers.json")
    #expect(end.code == .done, "\(machine.transcript)")
    #expect(check(machine, "c/recover/study.json") == "")
    machine.files["c/recover/mood.json"] = Self.task("Quite well?")
    return machine
  }

  private func check(_ machine: Machine, _ path: String) -> String {
    machine.type([])
    machine.isInteractive = false
    machine.run("--content", "c", "check", path)
    return machine.console.data
  }

  @Test func `check says where the study's own entry changed`() throws {
    let machine = try machine()
    machine.files["c/recover/mood.json"] = Self.task("Well?")
    machine.files["c/recover/study.json"] = Self.study.replacing("allDay", with: "3600")
      .replacing("\"3600\"", with: "3600")
    #expect(check(machine, "c/recover/study.json") == "c/recover/study.json:1:49: \(Self.changed)")
  }

  @Test func `check says so of the file that changed, where it did`() throws {
    let machine = try machine()
    #expect(check(machine, "c/recover/study.json") == "c/recover/mood.json:2:42: \(Self.changed)")
    #expect(machine.end.code == .badData)
    #expect(check(machine, "c/recover/mood.json") == "c/recover/mood.json:2:42: \(Self.changed)")
    #expect(check(machine, "copy.json") == "copy.json:2:42: \(Self.changed)")
  }

  @Test func `check says nothing of it in files that the study does not use`() throws {
    let machine = try machine()
    #expect(check(machine, "other.json") == "")
    #expect(machine.end.code == .done)
  }

  @Test func `today says so in a line, and in JSON`() throws {
    let machine = try machine()
    machine.type([])
    machine.isInteractive = false
    machine.run("--content", "c", "today")
    #expect(
      machine.transcript.contains("'Mood' has changed since answers to it were recorded, and can't")
    )
    machine.type([])
    machine.isInteractive = false
    machine.run("--content", "c", "today", "--json")
    let page = try JSONReader.read(Array(machine.console.data.utf8)).value
    #expect(page["changed"] == .array([.object(["task": "mood", "version": 1])]))
  }
}
