import BedsideCore
import BedsideShell
import Testing

@testable import BedsideStore

/// Which language is spoken, and by what right.
@MainActor
struct LanguageStories {
  private static let study = #"""
    {"id": "s", "title": {"en": "Study", "de": "Studie", "ja": "研究"}, "language": "en",
     "tasks": [{"id": "mood", "version": 1, "effective": "2026-01-01", "survey": "mood.json",
       "schedule": {"elements": [{"start": "2026-01-01T00:00:00", "interval": {"day": 1},
         "duration": "allDay"}]}}]}
    """#
  private static let task = #"""
    {"id": "mood", "version": 1, "title": {"en": "Mood", "de": "Stimmung", "ja": "気分"},
     "language": "en", "steps": [
      {"id": "ill", "type": "question", "text": {"en": "Are you ill?", "de": "Sind Sie krank?"},
       "answer": {"format": "boolean"}}]}
    """#

  private func machine(_ environment: [String: String] = [:], own: String = "en") -> Machine {
    let machine = Machine([.line("ja"), .line("")])
    machine.environment = environment
    machine.files["c/recover/study.json"] = Self.study
      .replacing(#""language": "en""#, with: #""language": "\#(own)""#)
    machine.files["c/recover/mood.json"] = Self.task
    return machine
  }

  private func today(_ machine: Machine, _ arguments: [String] = []) -> String {
    _ = Program(host: machine.host).run(["--content", "c", "today"] + arguments)
    return machine.transcript
  }

  @Test(
    arguments: [
      (environment: [:], asked: [], own: "en", shown: ("Today,", "Mood")),
      (environment: [:], asked: [], own: "de", shown: ("Heute,", "Stimmung")),
      (environment: ["LANG": "C.UTF-8"], asked: [], own: "de", shown: ("Heute,", "Stimmung")),
      (environment: ["LANG": "de_AT.UTF-8"], asked: [], own: "en", shown: ("Heute,", "Stimmung")),
      (
        environment: ["LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"], asked: [], own: "de",
        shown: ("Today,", "Mood")
      ),
      (
        environment: ["LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"], asked: [], own: "de",
        shown: ("Today,", "Mood")
      ),
      (
        environment: ["LANG": "en_US.UTF-8"], asked: ["--lang", "de"], own: "en",
        shown: ("Heute,", "Stimmung")
      ),
      // What the interface does not speak, the content may; the rest is the next best.
      (environment: [:], asked: ["--lang", "ja"], own: "en", shown: ("Today,", "気分")),
      (
        environment: ["LANG": "de_DE.UTF-8"], asked: ["--lang", "ja"], own: "en",
        shown: ("Heute,", "気分")
      ),
      (environment: ["LANG": "fr_FR.UTF-8"], asked: [], own: "de", shown: ("Heute,", "Stimmung")),
    ] as [([String: String], [String], String, (String, String))])
  func `the language is the one asked for, else the environment's, else the study's`(
    _ example: (
      environment: [String: String], asked: [String], own: String, shown: (String, String)
    )
  ) {
    let machine = machine(example.environment, own: example.own)
    let shown = today(machine, example.asked)
    #expect(shown.contains(example.shown.0), "\(shown)")
    #expect(shown.contains(example.shown.1), "\(shown)")
  }

  @Test func `a language that there is not is refused with those that there are`() {
    let machine = machine()
    let shown = today(machine, ["--lang", "fr"])
    #expect(shown == "There is nothing in the language 'fr'. There is de, en, ja.\n")
  }

  @Test(arguments: ["german", "d e", ""])
  func `what is no language tag is refused`(tag: String) {
    let machine = machine()
    #expect(machine.run("--content", "c", "today", "--lang", tag).code == .usage)
    #expect(
      machine.transcript.hasPrefix("'\(tag)' is no language tag. Write one like en or pt-BR.\n"))
  }

  @Test func `a choice for good is kept with the records and wins over the environment`() throws {
    let machine = machine(["LANG": "en_US.UTF-8"])
    let journal = machine.journal
    #expect(machine.run("--content", "c", "language", "de").code == .done)
    #expect(machine.transcript == "Die Sprache ist jetzt „de“.\n")
    let me = ParticipantID("me")
    #expect(try ParticipantSettings(of: me, in: journal).language == .german)
    #expect(today(machine).contains("Heute,"))
    #expect(machine.run("--content", "c", "language").code == .done)
    #expect(machine.transcript.hasSuffix("de (es gibt de, en, ja)\n"))
    #expect(machine.run("--content", "c", "language", "auto").code == .done)
    #expect(try ParticipantSettings(of: me, in: journal).language == nil)
    #expect(
      machine.transcript.hasSuffix("Die Sprache ist jetzt die des Rechners oder der Studie.\n"))
  }

  @Test func `another participant is not spoken to in it`() {
    let machine = machine()
    machine.run("--content", "c", "language", "de")
    machine.run("--content", "c", "--participant", "ann", "language")
    #expect(machine.transcript.hasSuffix("en (there is de, en, ja)\n"))
  }

  @Test func `a choice of what there is not is refused`() {
    let machine = machine()
    #expect(machine.run("--content", "c", "language", "fr").code == .usage)
    #expect(
      machine.transcript == "There is nothing in the language 'fr'. There is de, en, ja.\n")
  }

  @Test func `in the shell a chosen language is spoken at once`() {
    let machine = Machine(lines: "language de", "today", "quit")
    machine.files["c/recover/study.json"] = Self.study
    machine.files["c/recover/mood.json"] = Self.task
    machine.run("--content", "c")
    #expect(
      machine.transcript.contains(
        """
        > language de
        Die Sprache ist jetzt „de“.
        bedside Fr, 6. März> today
        Heute, Freitag, 6. März 2026

         Mo 2   Di 3   Mi 4   Do 5  [Fr 6]  Sa 7   So 8
           ~      ~      ~      ~     0/1     .      .   ~ keine Aufgaben  . später

          1 [ ] Stimmung  irgendwann heute                                    -> start 1
        """), "\(machine.transcript)")
  }

  @Test func `the language of the texts is in the result`() throws {
    let machine = machine()
    machine.isInteractive = false
    machine.files["a.json"] = #"{"ill": true}"#
    machine.run("run", "c/recover/mood.json", "--answers", "a.json", "--lang", "de")
    let result = try JSONReader.read(Array(machine.console.data.utf8))
    #expect(result["language"]?.string == "de")
    #expect(result["steps"]?.elements?[0]["answers"]?.elements?[0]["display"]?.string == "ja")
  }

  @Test func `what was not understood is said in the environment's language`() {
    let machine = machine(["LANG": "de_DE.UTF-8"])
    machine.run("tody")
    #expect(
      machine.transcript == """
        Es gibt keinen Befehl „tody“. Meinten Sie „today“?
        Mehr dazu zeigt „bedside help“.

        """)
  }
}
