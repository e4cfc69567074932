import BedsideCore
import Testing

/// A text that is written in the person's own editor.
struct EditorStories {
  /// A home in which a shell script is the editor; its file lies in `tmp`.
  private func home(_ script: String) throws -> Home {
    let home = try Home.asking()
    try home.write(script, to: "editor.sh")
    try home.shell("mkdir tmp")
    home.environment["EDITOR"] = "sh editor.sh"
    home.environment["TMPDIR"] = "\(home.folder)/tmp"
    return home
  }

  /// A diary at the question for its text, with the editor opening.
  private func editing(_ home: Home) throws -> PlainTerminal {
    let terminal = try PlainTerminal(
      home, command: home.command(Home.formats + ["start", "diary"]))
    try terminal.wait(for: "> ")
    try terminal.type("5", until: "What happened?")
    try terminal.wait(for: "> ")
    try terminal.type("edit", until: "Your editor opens.")
    return terminal
  }

  private func isEmpty(_ home: Home) throws -> Bool {
    try home.shell("ls -A tmp").output.isEmpty
  }

  private func keptAnswers(_ home: Home) throws -> [Int?] {
    let ended = try home.run("--content", "Content", "--study", "formats", "drafts", "--json")
    return try ended.json["drafts"]?.elements?.map { $0["answers"]?.integer } ?? []
  }

  @Test func `the editor gets a file that nobody else can read, gone afterwards`() throws {
    let home = try home(
      """
      stat -c '%A' "$1" "$(dirname "$1")" >> seen
      cat "$1" >> given
      printf 'One more line.\\n' >> "$1"
      touch "$1~"

      """)
    let terminal = try editing(home)
    try terminal.wait(for: "Press Enter to finish")
    try terminal.type("2", until: "What happened?")
    try terminal.wait(for: "> ")
    terminal.type("edit")
    try terminal.wait(for: "Press Enter to finish")
    terminal.type("")
    #expect(try terminal.finish() == 0)
    #expect(
      try home.shell("sort seen | uniq -c | sed 's/ *//'").output
        == "2 -rw-------\n2 drwx------\n")
    #expect(try home.shell("cat given").output == "One more line.\n")
    #expect(try isEmpty(home))
    let shown = try home.run(
      "--content", "Content", "--study", "formats", "show", "diary", "--json")
    #expect(shown.output.contains(#""value":"One more line.\nOne more line.""#))
  }

  @Test(arguments: [
    ("echo lost >> \"$1\"; exit 3", "'sh editor.sh' ended with status 3."),
    ("kill -KILL $$", "'sh editor.sh' ended with status 137."),
    ("rm \"$1\"", "What 'sh editor.sh' left can't be read, or is no text in UTF-8."),
    ("printf '\\377' > \"$1\"", "What 'sh editor.sh' left can't be read, or is no text in UTF-8."),
  ])
  func `an editor that fails leaves no file, and the text is typed instead`(
    _ example: (script: String, reason: String)
  ) throws {
    let home = try home(example.script + "\n")
    let terminal = try editing(home)
    try terminal.wait(for: example.reason)
    try terminal.wait(for: "> ")
    #expect(try isEmpty(home))
    terminal.type("By hand.")
    terminal.type("")
    try terminal.wait(for: "Press Enter to finish")
    terminal.type("")
    #expect(try terminal.finish() == 0)
  }

  @Test(arguments: [
    (signal: CInt(1), trap: ""), (signal: 15, trap: ""), (signal: 15, trap: "trap '' TERM\n"),
  ])
  func `a signal to end takes the editor along and leaves no file`(
    _ example: (signal: CInt, trap: String)
  ) throws {
    let home = try home(example.trap + "echo EDITING\nread line < /dev/tty\n")
    let terminal = try editing(home)
    try terminal.wait(for: "EDITING")
    terminal.send(example.signal)
    #expect(try terminal.finish() == -example.signal)
    #expect(terminal.echoes)
    #expect(try isEmpty(home))
    #expect(try keptAnswers(home) == [1])
  }

  @Test(arguments: ["$1", "$1.save", "$(dirname \"$1\")/#answer.txt#"])
  func `what was written when a signal came is gone on with`(_ place: String) throws {
    let home = try home(
      """
      if [ -e again ]; then cat "$1" > given; echo done > "$1"; exit; fi
      touch again
      echo 'Half a thought' > "\(place)"
      echo EDITING
      read line < /dev/tty

      """)
    let terminal = try editing(home)
    try terminal.wait(for: "EDITING")
    terminal.send(15)
    #expect(try terminal.finish() == -15)
    #expect(try isEmpty(home))
    let again = try PlainTerminal(home, command: home.command(Home.formats + ["resume"]))
    try again.wait(for: "What you wrote is not lost")
    try again.wait(for: "> ")
    again.type("edit")
    try again.wait(for: "Press Enter to finish")
    again.type("")
    #expect(try again.finish() == 0)
    #expect(try home.shell("cat given").output == "Half a thought\n")
  }

  @Test func `a terminal that goes away leaves no file`() throws {
    let home = try home("echo EDITING\nread line < /dev/tty\n")
    let terminal = try editing(home)
    try terminal.wait(for: "EDITING")
    #expect(try terminal.hangUp() == -1)
    #expect(try isEmpty(home))
    #expect(try keptAnswers(home) == [1])
  }

  @Test func `Control-C is the editor's while it has the terminal`() throws {
    let home = try home(
      """
      trap 'echo written > "$1"; exit 0' INT
      echo EDITING
      while :; do read line < /dev/tty; done

      """)
    let terminal = try editing(home)
    try terminal.wait(for: "EDITING")
    terminal.press("\u{3}")
    try terminal.wait(for: "Press Enter to finish")
    try terminal.wait(for: ": ")
    terminal.type("")
    #expect(try terminal.finish() == 0)
    #expect(!terminal.output.contains("Leave 'Diary'?"))
  }
}
