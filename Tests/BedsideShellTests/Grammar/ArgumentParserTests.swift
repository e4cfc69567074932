import BedsideCore
import Testing

@testable import BedsideShell

struct ArgumentParserTests {
  private func parse(_ words: [String], isAtStart: Bool = true) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(isAtStart: isAtStart)
    return try parser.parse(words)
  }

  @Test func `options stand anywhere and have their value behind a blank or an equals sign`() throws
  {
    let expected = Invocation(
      globals: ["store": "a b", "json": ""], command: .run, arguments: ["task.json"],
      options: ["answers": "-"])
    for words in [
      ["--store", "a b", "run", "task.json", "--answers", "-", "--json"],
      ["--json", "run", "--answers=-", "task.json", "--store=a b"],
      ["run", "--json", "--answers", "-", "--store", "a b", "--", "task.json"],
    ] {
      #expect(try parse(words) == expected)
    }
  }

  @Test func `nothing opens the shell, and help is wanted wherever it is asked for`() throws {
    #expect(try parse([]).command == nil)
    #expect(try parse(["run", "--help"]).wantsHelp)
    #expect(try parse(["-h"]).wantsHelp)
  }

  @Test func `a dash alone and days back are arguments, and all is behind two dashes`() throws {
    #expect(try parse(["day", "-3d"]).arguments == ["-3d"])
    #expect(try parse(["run", "-"]).arguments == ["-"])
    #expect(try parse(["run", "--", "--answers"]).arguments == ["--answers"])
  }

  @Test(arguments: [("--reason", "text", 500), ("--author", "name", 100)])
  func `a reason and a name have so many characters at most`(
    _ option: String, _ value: String, _ most: Int
  ) throws {
    let longest = String(repeating: "x", count: most)
    _ = try parse(["delete", "a", option, longest])
    let error = #expect(throws: UsageError.self) {
      try parse(["delete", "a", option, longest + "x"])
    }
    let message = error?.message(.english).replacing("\u{A0}", with: " ")
    #expect(
      message
        == "The value of '\(option) <\(value)>' has \(most + 1) characters. Write at most \(most).")
  }

  @Test(arguments: [
    (words: ["strat"], message: "There is no command 'strat'. Did you mean 'start'?"),
    (words: ["dance"], message: "There is no command 'dance'. Type 'help' to see them all."),
    (
      words: ["run", "f", "--anwsers", "x"],
      message: "Unknown option '--anwsers'. Did you mean '--answers'?"
    ),
    (words: ["run", "f", "--frobnicate"], message: "Unknown option '--frobnicate'."),
    (words: ["run", "f", "-x"], message: "Unknown option '-x'."),
    (words: ["run", "f", "--answers"], message: "Missing value for '--answers <file>'."),
    (words: ["run", "f", "--answers", "--json"], message: "Missing value for '--answers <file>'."),
    (words: ["--json=yes"], message: "The option '--json' takes no value, but 'yes' was given."),
    (
      words: ["--color", "red"],
      message:
        "The value 'red' is invalid for '--color <when>'. Give one of 'auto', 'always' or 'never'."
    ),
    (words: ["run"], message: "Missing argument '<file>'."),
    (
      words: ["delete", "a", "--reason", "x\ny"],
      message: "The value of '--reason <text>' has a line end or another control character."
        + " Write it on one line."
    ),
    (
      words: ["delete", "a", "--reason", " "],
      message: "The value of '--reason <text>' has no word in it. Write at least one."
    ),
    (
      words: ["delete", "a", "--author=\u{1B}[2J"],
      message: "The value of '--author <name>' has a line end or another control character."
        + " Write it on one line."
    ),
    (words: ["run", "a", "b"], message: "Unexpected argument 'b'."),
    (words: ["--json", "--json"], message: "The option '--json' was given twice. Give it once."),
    (
      words: ["run", "a", "--answers", "x", "--answers", "y"],
      message: "The option '--answers' was given twice. Give it once."
    ),
  ])
  func `what is not understood says what was given and what would do`(
    words: [String], message: String
  ) {
    do throws(UsageError) {
      _ = try parse(words)
      Issue.record("It was understood.")
    } catch {
      #expect(error.message(.english).withPlainBlanks == message)
    }
  }

  @Test func `the program's own options are for its start`() {
    do throws(UsageError) {
      _ = try parse(["today", "--store", "x"], isAtStart: false)
      Issue.record("It was understood.")
    } catch {
      #expect(
        error.message(.english)
          == "The option '--store' can only be given when bedside is started.")
    }
    #expect(throws: Never.self) { try parse(["today", "--json"], isAtStart: false) }
  }

  @Test func `every command has one entry and a summary, and no option shadows a global one`() {
    #expect(
      Grammar.commands.map(\.name).sorted { $0.rawValue < $1.rawValue }
        == CommandName.allCases.sorted { $0.rawValue < $1.rawValue })
    let globals = Set(Grammar.global.map(\.name))
    for spec in Grammar.commands {
      #expect(globals.isDisjoint(with: spec.options.map(\.name)) || spec.name == .events)
    }
  }
}
