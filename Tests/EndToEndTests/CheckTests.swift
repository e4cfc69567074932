import BedsideCore
import Testing

/// A study with mistakes: what is said about them, and what works all the same.
struct CheckTests {
  /// A copy of the bundled study in which the check-in has a misspelt key and the measurement of the
  /// knee lacks a comma.
  private func broken() throws -> Home {
    let home = try Home.enrolled()
    try home.shell("cp -R '\(Built.checkout)/Content' Content")
    try home.shell(
      "cd Content/recover/tasks && sed -i '26s/\"minimum\"/\"minimun\"/' check-in.json"
        + " && sed -i '3s/,$//' range-of-motion.json")
    return home
  }

  private let complaints = [
    (
      "Content/recover/tasks/check-in.json", 25, 21,
      "A scale answer has no 'minimum'. Add \"minimum\": 0."
    ),
    (
      "Content/recover/tasks/check-in.json", 26, 32,
      "A scale answer has no member 'minimun'. Did you mean 'minimum'?"
    ),
    (
      "Content/recover/tasks/range-of-motion.json", 4, 3,
      "A ',' or '}' is missing here. Add it."
    ),
  ]

  @Test func `every mistake is said in a line with its place`() throws {
    let ended = try broken().run("check", "Content")
    #expect(ended.status == 65)
    #expect(ended.lines == complaints.map { "\($0.0):\($0.1):\($0.2): \($0.3)" })
    #expect(ended.message == "Checked 27 files. 3 errors, 0 warnings.")
  }

  @Test func `the same is said in JSON`() throws {
    let ended = try broken().run("check", "Content", "--json")
    #expect(ended.status == 65)
    let expected = complaints.map { file, line, column, message in
      JSONValue.object([
        "file": .string(file), "line": .integer(line), "column": .integer(column),
        "severity": "error", "message": .string(message),
      ])
    }
    #expect(ended.output == JSONValue.object(["problems": .array(expected)]).text + "\n")
  }

  @Test func `the bundled study has nothing wrong`() throws {
    let home = try Home()
    let ended = try home.run("check")
    #expect(ended.status == 0)
    #expect(ended.message == "Checked 27 files. Nothing is wrong.")
    #expect(try home.run("check", "--json").output == #"{"problems":[]}"# + "\n")
    #expect(try home.run("check", "none").status == 66)
  }

  @Test func `the shell starts with what is good and says what is wrong where it is needed`() throws
  {
    let home = try broken()
    let session = try TerminalSession(home, "--content", "Content")
    let prompt = "bedside Wed 4 Mar (rehearsal)>"
    try session.wait(forEnd: prompt)
    #expect(try session.screen.contains("[x] Vaccination Check"))
    try session.type("start check-in", until: prompt)
    let message = try session.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(message.contains("'Check In' can't be opened, since its file has errors:"))
    #expect(message.contains("Content/recover/tasks/check-in.json:25:21: A scale answer"))
    try session.type("learn sleep", until: "Press Enter to go on:")
  }

  @Test func `a study whose own file is broken is not opened`() throws {
    let home = try broken()
    try home.write(
      "{\"id\": \"recover\",\n \"title\" \"Recover\"}", to: "Content/recover/study.json")
    let ended = try home.run("--content", "Content", "today")
    #expect(ended.status == 65)
    #expect(
      ended.message == "Content/recover/study.json:2:10: A colon is missing after 'title'."
        + " Write \"title\": …")
  }

  @Test func `content that changes under a version with records is an error`() throws {
    let home = try Home.enrolled()
    try home.answers("check-in", Home.checkIn)
    try home.shell("cp -R '\(Built.checkout)/Content' Content")
    #expect(try home.run("--content", "Content", "check").status == 0)
    try home.shell("sed -i 's/How tired/How very tired/' Content/recover/tasks/check-in.json")
    let ended = try home.run("--content", "Content", "check")
    #expect(ended.status == 65)
    #expect(
      ended.lines == [
        "Content/recover/tasks/check-in.json:23:32: The content of 'check-in' differs from what was"
          + " recorded as version 3 before. Give the changed content a new version."
      ])
  }
}
