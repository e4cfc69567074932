import BedsideCore
import BedsideStore
import FoundationEssentials
import Testing

/// Text that would do something to a terminal, wherever text can come from, through every command.
struct HostileTextTrials {
  /// Every command, with `TEXT` where a hostile word can be typed.
  private static let commands: [[String]] = [
    [], ["today"], ["day", "tomorrow"], ["week"], ["due"], ["due", "--tag", "TEXT"], ["drafts"],
    ["show", "ask"], ["show", "contacts"], ["show", "TEXT"], ["history"], ["history", "ask"],
    ["learn"], ["learn", "cooling"], ["learn", "TEXT"], ["verify"], ["doctor"],
    ["doctor", "--adopt", "TEXT"], ["audit"], ["audit", "ask"], ["audit", "TEXT"],
    ["participants"], ["check"], ["check", "TEXT"], ["run", "TEXT"], ["preview", "ask"],
    ["preview", "TEXT"], ["start", "TEXT"], ["start", "ask", "--answers", "TEXT"],
    ["resume", "TEXT"], ["discard", "TEXT"], ["done", "box", "TEXT"], ["done", "TEXT"],
    ["undone", "TEXT"], ["log", "pulse", "TEXT"], ["log", "pulse", "61", "TEXT"],
    ["unlog", "pulse", "TEXT"], ["amend", "pulse", "TEXT"], ["amend", "TEXT"], ["undo"],
    ["delete", "TEXT"], ["delete", "ask", "TEXT"], ["day", "TEXT"], ["language", "TEXT"],
    ["import", "TEXT"], ["export", "TEXT"], ["erase", "--confirm", "TEXT"],
    ["new", "task", "TEXT"],
    ["events", "TEXT"], ["help", "TEXT"], ["TEXT"], ["--study", "TEXT", "today"],
    ["--participant", "TEXT", "today"], ["--zone", "TEXT", "today"], ["--lang", "TEXT", "today"],
    ["--content", "TEXT", "today"], ["--store", "TEXT", "today"], ["--now", "TEXT", "today"],
  ]

  private static let manners: [[String]] = [[], ["--plain"], ["--json"], ["--accessible"]]

  @Test(arguments: [1, 2, 3]) func `no command shows text that commands a terminal`(
    seed: UInt64
  ) throws {
    var text = HostileText(seed: seed)
    let home = try hostileHome(&text)
    var shown = 0
    for command in Self.commands {
      let manners = Trials.areComplete ? Self.manners : [Self.manners[Int(seed) % 4], []]
      for manner in manners {
        let words = command.map { $0 == "TEXT" ? text.next() : $0 } + manner
        let arguments =
          [home.program, "--store", home.store, "--now", home.now ?? ""]
          + ["--content", "Content", "--study", "odd"] + words
        let ended = try Program.run(
          arguments, environment: home.environment, folder: home.folder,
          input: .text("today\nhistory\n\(text.next())\n"))
        #expect(ended.status >= 0, "\(words): \(ended)")
        check(ended.output, words)
        check(ended.errors, words)
        if manner == ["--json"], !command.isEmpty, !ended.output.isEmpty {
          #expect(throws: Never.self) { try ended.json }
        }
        if ended.output.contains(HostileText.word) { shown += 1 }
      }
    }
    // The texts were really there.
    #expect(shown > 10)
  }

  @Test func `a terminal gets no command that the program does not give`() throws {
    var text = HostileText(seed: 4)
    let home = try hostileHome(&text)
    let terminal = try PlainTerminal(
      home, command: home.command(["--content", "Content", "--study", "odd"]))
    for line in ["today", "history", "show ask", "show contacts", "week", "learn cooling"] {
      try terminal.wait(for: "(rehearsal)> ")
      terminal.type(line)
    }
    try terminal.wait(for: "Press Enter to go on: ")
    try terminal.type("", until: "(rehearsal)> ")
    terminal.press("\u{4}")
    #expect(try terminal.finish() == 0)
    let output = terminal.output
    #expect(output.contains(HostileText.word))
    // Readline moves the cursor by itself, and asks for pasted text to be marked.
    let own = ["\u{1B}[?2004h", "\u{1B}[?2004l", "\u{1B}[K", "\u{1B}[C", "\u{1B}[A"]
    let rest = own.reduce(output) { $0.replacing($1, with: "") }
    check(
      String(rest.unicodeScalars.filter { $0 != "\r" && $0 != "\u{8}" && $0 != "\u{7}" }), ["pty"])
  }

  // MARK: Where text comes from

  private func check(_ output: String, _ words: [String]) {
    let hostile = output.unicodeScalars.filter(HostileText.isHostile)
    #expect(hostile.isEmpty, "\(words.map(\.debugDescription)): \(output.debugDescription)")
  }

  /// A study and a record in which every text is hostile, damaged lines and odd files included.
  private func hostileHome(_ text: inout HostileText) throws -> Home {
    let home = try Home()
    func json() -> String { JSONValue.string(text.next()).text }
    let day =
      #"{"elements":[{"start":"2026-01-01T00:00:00","interval":{"day":1},"duration":"allDay"}]}"#
    try home.write(
      """
      {"id":"odd","title":\(json()),"carePlans":[{"id":"plan","title":\(json())}],"tasks":[
      {"id":"ask","version":1,"effective":"2026-01-01","title":\(json()),"survey":"ask.json",
       "carePlan":"plan","card":{"style":"survey","text":\(json()),"summary":\(json())},
       "schedule":\(day)},
      {"id":"box","version":1,"effective":"2026-01-01","title":\(json()),
       "card":{"style":"instructions","text":\(json())},"schedule":\(day)},
      {"id":"pulse","version":1,"effective":"2026-01-01","title":\(json()),"carePlan":"plan",
       "card":{"style":"labeledValue","text":\(json()),"units":"bpm"},"schedule":\(day)},
      {"id":"sick","version":1,"effective":"2026-01-01","title":\(json()),
       "card":{"style":"buttonLog","text":\(json())},"schedule":\(day)}],
      "education":[{"topic":"cooling","title":\(json()),"text":"cooling.md"}],
      "contacts":[{"id":"ward","name":\(json()),"role":\(json()),"organization":\(json()),
       "category":"careProvider","phones":[{"label":\(json()),"value":"555 0100"}],
       "text":\(json())}]}
      """, to: "Content/odd/study.json")
    try home.write(
      """
      {"id":"ask","version":1,"title":\(json()),"steps":[{"id":"form","type":"form",
       "title":\(json()),"text":\(json()),"items":[
       {"id":"note","text":\(json()),"optional":true,"answer":{"format":"text","multiline":true}},
       {"id":"way","text":\(json()),"optional":true,"answer":{"format":"choice","choices":[
        {"text":\(json()),"value":"a"},{"text":\(json()),"detail":\(json()),"value":"b"}]}}]}]}
      """, to: "Content/odd/ask.json")
    try home.write(
      "# \(text.next())\n\n\(text.next())\n\n- \(text.next())\n", to: "Content/odd/cooling.md")
    home.environment["TZ"] = "UTC"
    for words in [
      ["start", "ask", "--answers", "-"], ["done", "box"], ["log", "pulse", "61"], ["log", "sick"],
      ["amend", "pulse", "62", "--reason", "slip"],
      ["unlog", "sick", "--reason", "slip"],
      ["log", "sick"],
    ] {
      let ended = try Program.run(
        home.command(["--content", "Content", "--study", "odd"] + words),
        environment: home.environment, folder: home.folder,
        input: .text(#"{"note":\#(json()),"way":"b"}"#))
      guard ended.status == 0 else { throw Failure("\(words): \(ended)") }
    }
    try repeatWithHostileReasons(home, &text)
    try damage(home, &text)
    return home
  }

  /// Changes as another program may have written them: this one takes no such reason and no such author.
  private func repeatWithHostileReasons(_ home: Home, _ text: inout HostileText) throws {
    let refused = try Program.run(
      home.command(
        ["--content", "Content", "--study", "odd", "amend", "pulse", "63", "--reason", text.next()]
      ),
      environment: home.environment, folder: home.folder)
    #expect(refused.status == 64)
    check(refused.errors, ["amend"])
    let journal = try TrialSession.journal(home)
    let file = JournalFile.month("me", try #require(Month("2026-03")))
    for record in try StoreFile(file, in: journal).records where record.text.contains("slip") {
      let members = try #require(record.text.firstRange(of: #""task""#))
      let (reason, author) = (
        JSONValue.string(text.next()).text, JSONValue.string(text.next()).text
      )
      let fields = record.text[members.lowerBound...].replacing(
        #""reason":"slip""#, with: #""reason":\#(reason),"author":\#(author)"#)
      try journal.append([try JournalEntry(record.kind, object: "{" + fields)], to: file)
    }
  }

  /// Lines that were changed, that are no lines, that nobody knows, and files with odd names.
  private func damage(_ home: Home, _ text: inout HostileText) throws {
    let path = "\(home.store)/p/me/2026-03.jsonl"
    var bytes = try Data(contentsOf: URL(filePath: path))
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let changed = String(decoding: lines[0], as: UTF8.self).replacing(
      "\"zone\":\"", with: "\"zone\":\"\(text.next().filter { $0 != "\\" })")
    bytes += Data(
      "\(changed)\n\(text.next())\n{\"k\":\(JSONValue.string(text.next()).text)}\n".utf8)
    bytes += Data(text.next().utf8)
    try bytes.write(to: URL(filePath: path))
    // The file keeps its owner's mode.
    try home.shell("chmod 600 '\(path)'")
    for name in ["p/\(text.next())", "p/me/\(text.next()).jsonl", "quarantine"] {
      let safe = name.filter { $0 != "\0" }
      try FileManager.default.createDirectory(
        atPath: "\(home.store)/\(safe)", withIntermediateDirectories: true)
    }
  }
}
