import BedsideCore
import Testing

/// A disk that fills up while somebody answers.
@Suite(.enabled(if: Home.canMount, "mounts can't be made here"))
struct FullDiskStories {
  /// A study of six questions whose answers are long, in a store on a disk with room for two or three.
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
    try home.shell("mkdir store && mkfifo free freed")
    return home
  }

  private static let study = """
    {"id":"notes","title":"Notes","tasks":[{"id":"notes","version":1,"effective":"2026-01-01",
    "title":"Notes","survey":"tasks/notes.json","card":{"style":"survey"},
    "schedule":{"elements":[{"start":"2026-01-01T00:00:00","interval":{"day":1},
    "duration":"allDay"}]}}]}
    """

  /// Fills the disk but for one page, frees it when told so, and lists what was kept at the end.
  private let script = """
    mount -t tmpfs -o size=64k,mode=700 none store || exit 99
    bedside() {
      now=$1
      shift
      "$program" --store store --content Content --study notes --now "$now" "$@"
    }
    echo '{"note-1":"first"}' | bedside 2026-03-03T08:00:00Z start notes --answers - || exit 98
    dd if=/dev/zero of=store/ballast bs=4k 2>/dev/null
    truncate -s -4096 store/ballast
    (read line < free; rm store/ballast; echo > freed) &
    bedside 2026-03-04T08:00:00Z start notes
    echo "ended with $?"
    bedside 2026-03-04T08:00:00Z drafts --json
    bedside 2026-03-04T08:00:00Z show notes today --json
    code=$?
    kill $! 2>/dev/null
    exit $code
    """

  private func start(_ home: Home) throws -> PlainTerminal {
    home.environment["program"] = home.program
    return try PlainTerminal(home, command: ["unshare", "-m", "sh", "-c", script])
  }

  private func note(_ number: Int) -> String {
    String(repeating: String(number), count: 1500)
  }

  /// Answers until the disk is full; returns how many answers were saved.
  private func fill(_ terminal: PlainTerminal) throws -> Int {
    for number in 1...6 {
      try terminal.wait(for: "Note \(number)?")
      try terminal.wait(for: "> ")
      terminal.type(note(number))
      try terminal.wait(until: ["Note \(number + 1)?", "NOT SAVED: "])
      if terminal.output.contains("NOT SAVED: ") { return number - 1 }
    }
    throw Failure("The disk never filled up:\n\(terminal.output)")
  }

  @Test func `an answer that can't be saved is said, and saved when there is room again`() throws {
    let home = try home()
    let terminal = try start(home)
    let saved = try fill(terminal)
    try #require((1...4).contains(saved))
    #expect(terminal.output.contains("Your last answer is only on this screen."))
    try terminal.wait(for: "Number or word: ")
    try terminal.type("go on", until: "Noted, but not saved yet.")
    try home.shell("echo > free; read line < freed")
    try terminal.wait(for: "Note \(saved + 2)?")
    try terminal.wait(for: "> ")
    try terminal.type("short", until: "Saving works again: everything so far is saved.")
    for number in (saved + 3)..<7 {
      try terminal.wait(for: "Note \(number)?")
      terminal.type("skip")
    }
    try terminal.wait(for: "Press Enter to finish")
    try terminal.type("", until: "ended with 0")
    #expect(try terminal.finish() == 0)
    for number in 1...(saved + 1) {
      #expect(terminal.output.contains("\"value\":\"\(note(number))\""))
    }
  }

  @Test func `whoever leaves instead finds everything that was saved before`() throws {
    let terminal = try start(home())
    let saved = try fill(terminal)
    try terminal.wait(for: "Number or word: ")
    try terminal.type("leave", until: "ended with 74")
    #expect(try terminal.finish() == 66)
    #expect(terminal.output.contains("\"answers\":\(saved)}"))
  }
}
