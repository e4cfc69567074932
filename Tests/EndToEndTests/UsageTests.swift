import Testing

struct UsageTests {
  @Test func `help lists every command and option, and so does --help alone`() throws {
    let home = try Home()
    let ended = try home.run("help")
    #expect(ended.status == 0)
    #expect(ended.errors.isEmpty)
    #expect(ended.output.hasPrefix("Commands\n  today         Show what there is to do today.\n"))
    for word in ["start", "resume", "history", "delete", "learn", "check", "events", "quit"] {
      #expect(ended.output.contains("\n  \(word) "))
    }
    #expect(ended.output.contains("--store <folder>      Keep the records in this folder."))
    for option in ["--help", "-h"] {
      #expect(try home.run(option).output == ended.output)
      #expect(try home.run(option).status == 0)
    }
  }

  @Test func `help explains one command, and so does the command's --help`() throws {
    let home = try Home()
    let page = """
      Walk through a task.

      Usage: bedside start <task> [<day>] [--answers <file>] [--json]

      Options
        --answers <file>  Take the answers from a JSON file instead of asking; '-' is
                          standard input.
        --json            Print JSON.

      """
    #expect(try home.run("help", "start").output == page)
    #expect(try home.run("start", "--help").output == page)
  }

  @Test(arguments: [
    (
      ["strat"], "There is no command 'strat'. Did you mean 'start'? See 'bedside help' for more."
    ),
    (
      ["xyzzy"],
      "There is no command 'xyzzy'. Type 'help' to see them all. See 'bedside help' for more."
    ),
    (
      ["today", "--jsom"],
      "Unknown option '--jsom'. Did you mean '--json'? Usage: bedside today [--tag <tag>] [--json]"
        + " [--plain] See 'bedside help today' for more."
    ),
    (
      ["start"],
      "Missing argument '<task>'. Usage: bedside start <task> [<day>] [--answers <file>] [--json]"
        + " See 'bedside help start' for more."
    ),
    (
      ["drafts", "all"],
      "Unexpected argument 'all'. Usage: bedside drafts [--json] [--plain] See 'bedside help drafts' for"
        + " more."
    ),
    (
      ["--color", "pink", "today"],
      "The value 'pink' is invalid for '--color <when>'. Give one of 'auto', 'always' or 'never'."
        + " See 'bedside help' for more."
    ),
    (
      ["--lang=french", "today"],
      "'french' is no language tag. Write one like en or pt-BR. See 'bedside help' for more."
    ),
    (["--lang=fr", "today"], "There is nothing in the language 'fr'. There is de, en."),
    (["--study"], "Missing value for '--study <name>'. See 'bedside help' for more."),
    (
      ["today", "--json", "--json"],
      "The option '--json' was given twice. Give it once. Usage: bedside today [--tag <tag>] [--json]"
        + " [--plain] See 'bedside help today' for more."
    ),
  ])
  func `what is not understood is refused with 64 and what would do`(
    _ example: (words: [String], message: String)
  ) throws {
    let home = try Home()
    let ended = try Program.run(
      [home.program] + example.words, environment: home.environment, folder: home.folder)
    #expect(ended.status == 64)
    #expect(ended.output.isEmpty)
    #expect(ended.message == example.message)
  }

  @Test func `the version lists what is built in`() throws {
    let ended = try Home().run("--version")
    #expect(ended.status == 0)
    #expect(ended.lines.first?.hasPrefix("bedside ") == true)
    #expect(ended.output.contains("with GNU Readline"))
  }

  @Test func `what does not exist is said with 66`() throws {
    let home = try Home.enrolled()
    for (words, message) in [
      (["start", "chek-in", "--answers", "-"], "There is no task 'chek-in'."),
      (["show", "chek-in"], "There is no task 'chek-in'."),
      (["learn", "meniscs"], "There is no topic 'meniscs'. Did you mean 'meniscus'?"),
      (["discard", "check-in"], "There is no unfinished 'Check In'. See them with: drafts"),
    ] {
      let ended = try Program.run(
        home.command(words), environment: home.environment, folder: home.folder,
        input: .text("{}"))
      #expect(ended.status == 66)
      #expect(ended.message.hasPrefix(message), "\(ended)")
    }
  }

  @Test func `a day that is none is refused with 64`() throws {
    let ended = try Home.enrolled().run("day", "noon")
    #expect(ended.status == 64)
    #expect(
      ended.message
        == "'noon' is not a day. Type it like 2026-11-30, 'today', 'yesterday' or '-3d'.")
  }
}
