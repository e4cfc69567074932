import BedsideCore
import Testing

/// The shell's limit on the length of files, which ends a program that does not look out for it.
struct FileLimitStories {
  private static let study = """
    {"id":"notes","title":"Notes","tasks":[{"id":"notes","version":1,"effective":"2026-01-01",
    "title":"Notes","survey":"tasks/notes.json","card":{"style":"survey"},
    "schedule":{"elements":[{"start":"2026-01-01T00:00:00","interval":{"day":1},
    "duration":"allDay"}]}}]}
    """

  private static let note = String(repeating: "n", count: 1500)

  /// A study of six questions whose answers are long.
  private func home() throws -> Home {
    let home = try Home()
    try home.write(Self.study, to: "Content/notes/study.json")
    let items = (1...6).map { number in
      """
      {"id":"note-\(number)","text":"Note \(number)?","optional":true,
       "answer":{"format":"text","maximumLength":2000}}
      """
    }
    try home.write(
      """
      {"id":"notes","version":1,"title":"Notes","steps":[{"id":"all","type":"form","title":"Notes",
      "items":[\(items.joined(separator: ",\n"))]}]}
      """, to: "Content/notes/tasks/notes.json")
    return home
  }

  /// The program under a limit of so many blocks of 512 bytes, with more words.
  private func command(_ home: Home, limit blocks: Int, _ words: String...) -> [String] {
    let script = "ulimit -f \(blocks); exec \"$@\""
    return ["/bin/sh", "-c", script, "sh"]
      + home.command(["--content", "\(home.folder)/Content", "--study", "notes"] + words)
  }

  @Test
  func `an answer that would pass the limit is not saved, which is said, and the draft stays`()
    throws
  {
    let home = try home()
    let terminal = try PlainTerminal(home, command: command(home, limit: 12, "start", "notes"))
    var saved = 0
    while !terminal.output.contains("NOT SAVED: "), saved < 6 {
      try terminal.wait(for: "Note \(saved + 1)?")
      try terminal.wait(for: "> ")
      terminal.type(Self.note)
      try terminal.wait(until: ["Note \(saved + 2)?", "NOT SAVED: "])
      if !terminal.output.contains("NOT SAVED: ") { saved += 1 }
    }
    #expect((1...4).contains(saved))
    #expect(terminal.output.contains("ulimit -f"))
    try terminal.wait(for: "Number or word: ")
    terminal.type("leave")
    #expect(try terminal.finish() == 74)
    let drafts = try home.run("--content", "Content", "--study", "notes", "drafts", "--json")
    #expect(drafts.output.contains("\"answers\":\(saved)}"))
    let more = try PlainTerminal(
      home, "--content", "\(home.folder)/Content", "--study", "notes", "resume")
    try more.wait(for: "Note \(saved + 1)?")
  }

  @Test func `what nobody is asked about ends with what is wrong, and nothing half is left`() throws
  {
    let home = try home()
    let answers = (1...6).map { "\"note-\($0)\":\"\(Self.note)\"" }.joined(separator: ",")
    try home.write("{\(answers)}", to: "answers.json")
    let ended = try Program.run(
      command(home, limit: 12, "start", "notes", "--answers", "answers.json"),
      environment: home.environment, folder: home.folder)
    #expect(ended.status == 74)
    #expect(ended.message.contains("NOT SAVED: ") && ended.message.contains("ulimit -f"))
    let verified = try home.run("verify")
    #expect(verified.status == 0)
    let shown = try home.run(
      "--content", "Content", "--study", "notes", "start", "notes", "--answers", "answers.json")
    #expect(shown.status == 0)
  }
}
