import BedsideCore
import BedsideShell
import BedsideStore
import Foundation
import Testing

/// What is said of the folders that somebody names: of records, and for a file.
@MainActor
struct NamedPlaceStories {
  private let machine = Machine()
  private let folder = FileManager.default.temporaryDirectory.path + "/named-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    machine.isInteractive = false
    machine.files = [
      "Content/recover/study.json": """
      {"id": "s", "title": "S", "tasks": [{"id": "walk", "version": 1, "effective": "2020-01-01",
      "title": "Walk", "schedule": {"elements": [{"start": "2020-01-01T00:00:00", "duration": "allDay",
      "interval": {"day": 1}}]}}]}
      """
    ]
    machine.configure = { host in
      host.openStore = { (path, clock) throws(StoreError) in
        try FileJournal(path, clock: clock, created: .earliest)
      }
      host.maker = NewFiles()
    }
  }

  private func messages(_ words: String...) -> String { messages(words) }

  private func messages(_ words: [String]) -> String {
    defer { machine.console = ScriptedConsole([]) }
    machine.console = ScriptedConsole([])
    machine.run(["--content", "Content"] + words)
    return machine.transcript.replacing("\u{A0}", with: " ")
      .replacing(machine.console.data, with: "")
  }

  private func removed() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func `a folder that was named and holds no records is told of, until it does`() {
    defer { removed() }
    let store = folder + "/store"
    let notice = "There are no records in '\(store)' yet."
    let flat = { (text: String) in text.replacing("\n", with: " ") }
    #expect(flat(messages("--store", store, "due")).contains(notice))
    machine.environment = ["BEDSIDE_STORE": store]
    #expect(flat(messages("due")).contains(notice))
    // Where the records have their usual place, nobody mistyped it.
    machine.environment = ["XDG_DATA_HOME": folder]
    #expect(!flat(messages("due")).contains("There are no records"))
    #expect(messages("--store", store, "done", "walk") != "")
    #expect(!flat(messages("--store", store, "due")).contains("There are no records"))
    #expect(
      flat(messages("--store", store, "--participant", "ada", "due")).contains(
        "There are no records of 'ada' in '\(store)' yet."))
    #expect(!flat(messages("--store", store, "--participant", "me", "due")).contains("no records"))
  }

  @Test(
    arguments: ["start walk", "done walk", "log walk 1", "language de", "learn", "preview walk"]
  )
  func `who begins is not told that there are no records yet`(_ line: String) {
    defer { removed() }
    let words = line.split(separator: " ").map(String.init)
    #expect(!messages(words + ["--store", folder + "/new"]).contains("There are no records"))
  }

  @Test(
    arguments: ["today", "week", "history", "report", "insights", "summary", "undo", "show walk"]
  )
  func `who reads or changes records is told that there are none`(_ line: String) {
    defer { removed() }
    let words = line.split(separator: " ").map(String.init)
    #expect(messages(words + ["--store", folder + "/new"]).contains("There are no records"))
  }

  @Test func `the shell at a terminal begins without it, and one that is piped with it`() {
    defer { removed() }
    #expect(messages(["--store", folder + "/new"]).contains("There are no records"))
    machine.isInteractive = true
    let talk = messages(["--store", folder + "/new"])
    #expect(!talk.contains("There are no records"))
    #expect(talk.contains("help"))
  }

  @Test func `the folders that are made for a file are told of`() {
    defer { removed() }
    let store = folder + "/store"
    _ = messages("--store", store, "done", "walk")
    let flat = { (text: String) in text.replacing("\n", with: " ") }
    let one = "The folder '\(folder)/a' was made for it."
    let two = "2 folders were made for it, down to '\(folder)/b/c'."
    #expect(
      flat(messages("--store", store, "report", "--output", "\(folder)/a/r.html")).contains(one))
    #expect(
      flat(messages("--store", store, "report", "--output", "\(folder)/b/c/r.html")).contains(two))
    #expect(
      !flat(messages("--store", store, "report", "--output", "\(folder)/b/c/s.html")).contains(
        "made for it"))
  }
}
