import BedsideCore
import BedsideShell
import Testing

/// What other programs of the system are told: the manual, and what completes a command.
@MainActor
struct ManualStories {
  private func output(_ arguments: String...) -> [Substring] {
    let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")
    machine.isInteractive = false
    machine.run(arguments)
    return machine.transcript.split(separator: "\n")
  }

  /// The words that `line` could end with.
  private func words(_ line: String) -> [String] {
    output("--study", "trip", "help", "--complete=\(line)").map {
      String($0.split(separator: "\t")[0])
    }
  }

  @Test(arguments: ["en", "de"])
  func `the manual names every command and every option`(_ language: String) {
    let text = output("--lang", language, "help", "--manual").joined(separator: "\n")
    for command in ["today", "start", "export", "insights", "quit"] {
      #expect(text.contains("\n.B \"\(command)"))
    }
    for option in ["store", "answers", "no\\-input"] { #expect(text.contains("\\-\\-\(option)")) }
    #expect(text.hasPrefix(#".TH "BEDSIDE" 1 "" "bedside 1.2.3""#))
    #expect(text.contains("\n.B \"130\"\n"))
  }

  @Test func `the manual is in the language that is asked for`() {
    #expect(output("--lang", "de", "help", "--manual").contains(#".SH "UMGEBUNGSVARIABLEN""#))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `each shell's completion asks the program`(_ shell: String) {
    let text = output("help", "--completions", shell).joined(separator: "\n")
    #expect(text.contains("help --complete="))
  }

  @Test func `a command is completed with what it means behind a tab`() {
    let lines = output("help", "--complete=ins")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("insights\tShow the charts") == true)
  }

  @Test func `a task is completed from the study that the line names`() {
    #expect(output("help", "--complete=--study trip show pu") == ["pulse\tPulse"])
  }

  @Test func `an option is completed before and behind the command`() {
    #expect(words("--acc") == ["--accessible"])
    #expect(words("history --fr") == ["--from"])
  }

  @Test func `values of the program's options are completed`() {
    #expect(words("--color al") == ["always"])
  }

  @Test func `an open quote does not keep a word from being completed`() {
    #expect(words("show 'con") == ["consent", "contacts"])
  }

  @Test func `nothing is offered behind what is no command`() {
    #expect(words("nonsense x").isEmpty)
  }
}
