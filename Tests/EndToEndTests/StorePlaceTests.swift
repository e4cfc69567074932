import BedsideCore
import Testing

/// Stores that can't be written or are none: what is said, and that nothing of them changes.
struct StorePlaceTests {
  private let checkIn = Program.Input.text(Home.checkIn)

  @Test(.enabled(if: !System.isRoot || Home.canMount, "mounts can't be made here"))
  func `a store that can't be written is read, and says so`() throws {
    let home = try Home.enrolled()
    try home.answers("check-in", Home.checkIn)
    let before = try home.fingerprint()
    let why =
      "The records can only be read. This user cannot write in '\(home.store)'. Make it writable,"
      + " or give another folder with --store."
    let today = try home.runReadOnly("today")
    #expect(today.status == 0)
    #expect(today.output.contains("Headache 7/10"))
    #expect(today.message == why)
    let delete = try home.runReadOnly("delete", "check-in")
    #expect(delete.status == 74)
    #expect(delete.message.hasPrefix(why + " Not saved. "))
    let start = try home.runReadOnly(
      "start", "range-of-motion", "--answers", "-",
      input: .text(#"{"start":10,"finish":80,"minimum":8,"maximum":120,"range":112}"#))
    #expect(start.status == 74)
    #expect(try home.fingerprint() == before)
  }

  @Test func `a store that others may open is only read until it is closed to them`() throws {
    let home = try Home.enrolled()
    try home.shell("chmod 750 store")
    let before = try home.fingerprint()
    let ended = try home.run("start", "check-in", "--answers", "-", input: checkIn)
    #expect(ended.status == 74)
    let advice = "Others on this machine may open '\(home.store)'. Run: chmod 700 \(home.store)"
    #expect(
      ended.message == "The records can only be read. \(advice) Not saved. \(advice)")
    #expect(try home.fingerprint() == before)
    let shell = try PlainTerminal(home)
    try shell.wait(for: "(read-only) (rehearsal)> ")
    shell.kill()
    // What was advised helps.
    try home.shell("chmod 700 \(home.store)")
    try home.answers("check-in", Home.checkIn)
  }

  @Test(.enabled(if: System.isRoot, "only the superuser can give files away"))
  func `another user's store is only read`() throws {
    let home = try Home.enrolled()
    try home.shell("chown -R 65534:65534 store")
    let before = try home.fingerprint()
    let ended = try home.run("start", "check-in", "--answers", "-", input: checkIn)
    #expect(ended.status == 74)
    #expect(
      ended.message.hasPrefix(
        "The records can only be read. '\(home.store)' belongs to another user. Give your own"
          + " folder with --store."))
    #expect(try home.run("today").status == 0)
    #expect(try home.fingerprint() == before)
  }

  @Test func `what is no folder for records is refused with 73`() throws {
    let home = try Home()
    try home.write("", to: "file")
    try home.write("", to: "documents/letter")
    try home.shell("mkdir -m 700 real && ln -s real link && ln -s nowhere dangling")
    for (path, message) in [
      ("file", "'file' is not a folder. Give a folder with --store."),
      ("link", "'link' is a symbolic link. Give the folder to which it leads with --store."),
      ("link/", "'link' is a symbolic link. Give the folder to which it leads with --store."),
      (
        "dangling",
        "'dangling' is a symbolic link. Give the folder to which it leads with --store."
      ),
      (
        "documents",
        "'documents' holds other files and is no store. Give an empty or a new folder with"
          + " --store."
      ),
    ] {
      home.store = path
      for words in [["today"], []] {
        let ended = try Program.run(
          home.command(words), environment: home.environment, folder: home.folder)
        #expect(ended.status == 73)
        #expect(ended.message == message)
      }
    }
  }

  @Test func `a store that can't be made is said when something is to be saved`() throws {
    let home = try Home()
    try home.write("", to: "file")
    home.store = "file/store"
    let ended = try home.run(
      "start", "onboarding", "--answers", "-", input: .text(Home.onboarding))
    #expect(ended.status == 73 || ended.status == 74)
    #expect(ended.message.contains("file/store"))
    #expect(ended.output.isEmpty)
  }

  @Test func `a torn line is set aside and everything before it is kept`() throws {
    let home = try Home.enrolled()
    try home.shell("printf '{\"c\":\"0000' >> store/p/me/2026-03.jsonl")
    #expect(try home.run("history", "--json").json["history"]?.elements?.count == 2)
    try home.answers("check-in", Home.checkIn)
    #expect(try home.run("history", "--json").json["history"]?.elements?.count == 3)
    #expect(
      try home.shell("cat store/quarantine/p/me/2026-03.jsonl.1").output == "{\"c\":\"0000")
  }

  @Test func `real records can't be rehearsed with, and stay as they are`() throws {
    let home = try Home()
    home.now = nil
    try home.answers("onboarding", Home.onboarding)
    let before = try home.fingerprint()
    home.now = "2026-03-04T08:00:00Z"
    let ended = try home.run("today")
    #expect(ended.status == 64)
    #expect(
      ended.message
        == "'\(home.store)' holds real records, so its time cannot be given. Give a new folder"
        + " with --store for a rehearsal with --now.")
    #expect(try home.fingerprint() == before)
    home.store = "\(home.folder)/other"
    home.now = "noon"
    #expect(
      try home.run("today").message
        == "'noon' is no instant. Write it like 2026-03-04T08:00:00Z.")
  }

  @Test func `records are made where the environment says, closed to others`() throws {
    let home = try Home()
    let answers = try home.signedToday(Home.onboarding)
    let words = [home.program, "start", "onboarding", "--answers", "-"]
    _ = try Program.run(
      words, environment: home.environment, folder: home.folder, input: .text(answers))
    #expect(
      try home.shell("find data -printf '%y %m\\n' | sort -u").output == "d 700\nf 600\n")
    home.environment["BEDSIDE_STORE"] = "\(home.folder)/mine"
    _ = try Program.run(
      words, environment: home.environment, folder: home.folder, input: .text(answers))
    #expect(try home.shell("find mine -printf '%y %m\\n' | sort -u").output == "d 700\nf 600\n")
  }
}
