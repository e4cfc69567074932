import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// Joining a study, a new version of its consent, and leaving.
@MainActor
struct ConsentStories {
  private let machine = Machine()

  init() {
    machine.run("new", "study", "knee", "C")
  }

  @discardableResult
  private func run(_ words: String..., at now: String = "2026-03-06T09:00:00Z") -> ExitCode {
    machine.run(["--content", "C", "--study", "knee", "--now", now] + words).code
  }

  /// A machine at which somebody types `lines` at the next command.
  private func types(_ lines: String...) { machine.type(lines) }

  private func join() {
    types("", "", "y", "1", "Ada Lovelace", "", "")
    #expect(run("start", "joining") == .done)
  }

  private func changeConsent() throws {
    let study = try #require(machine.files["C/knee/study.json"])
    let task = try #require(machine.files["C/knee/tasks/joining.json"])
    machine.files["C/knee/tasks/joining-2.json"] = task.replacing(
      "\"version\": 1", with: "\"version\": 2"
    )
    .replacing("You answer questions about your pain.", with: "You answer more questions.")
    let entry = """
      { "id": "joining", "version": 2, "effective": "2026-04-01", "survey": "tasks/joining-2.json",
        "once": true, "schedule": { "elements": [
          { "start": "2026-04-01T00:00:00", "interval": { "day": 1 }, "duration": "allDay" } ] } },
      """
    machine.files["C/knee/study.json"] = study.replacing(
      "\"tasks\": [", with: "\"tasks\": [\n\(entry)")
  }

  @Test func `who declines is thanked, and nothing is kept`() {
    types("", "", "n", "")
    #expect(run("start", "joining") == .done)
    #expect(
      machine.transcript.hasSuffix(
        """
        Thank you for reading this far. You don't take part, and that has no
        disadvantage for you.
        Nothing was kept.

        """))
    types()
    #expect(run("due") == .done)
    #expect(machine.transcript.contains("Joining"))
  }

  @Test func `the signed copy has the text, the choice, the typed name and the hash`() throws {
    types()
    #expect(run("show", "consent") == .noSuchThing)
    #expect(machine.transcript == "No consent is signed.\n")
    join()
    try changeConsent()
    types()
    #expect(run("show", "consent") == .done)
    let text = machine.console.data
    #expect(
      text.hasPrefix(
        """
        Consent to Knee, as signed Fri 6 Mar 2026

        Taking part

        What you do
        You answer questions about your pain.

        You decide
        You can leave on any day, without a reason.

        Do you want to take part? yes
        Who may see your answers? The people of this study alone
        Typed signature: Ada Lovelace
        Date: Fri 6 Mar 2026

        Recorded Fri 6 Mar, 9:00 as version 1 of 'Joining'.
        The file that held this text:
        sha256:
        """))
    types()
    #expect(run("show", "consent", "--json") == .done)
    let json = try JSONReader.read(Array(machine.console.data.utf8)).value
    guard case .array(let consents) = json["consents"] else {
      Issue.record("There are no consents.")
      return
    }
    #expect(consents[0]["signature"] == "typed")
    #expect(consents[0]["sharing"] == "study")
    #expect(consents[0]["name"] == "Ada Lovelace")
  }

  @Test func `a joining that is taken back says what that comes to, and hides no answers`() throws {
    join()
    machine.files["answers.json"] = #"{"pain": 4}"#
    types()
    #expect(run("start", "check-in", "--answers", "answers.json") == .done)
    types("2")
    _ = run("delete", "joining")
    #expect(
      machine.transcript.hasPrefix(
        """
        Take back the answers to 'Joining' of Fri 6 Mar? They stay in the history. The
        study asks nothing else then until 'Joining' is done again.
        """), "\(machine.transcript)")
    machine.isInteractive = false
    #expect(run("delete", "joining") == .done)
    #expect(
      machine.transcript.hasSuffix(
        """
        Taken back: Joining, Fri 6 Mar.
        The study asks nothing else now until 'Joining' is done again: start joining.
        What was recorded stays, and days go on counting from Fri 6 Mar.

        """), "\(machine.transcript)")
    types()
    #expect(run("show", "check-in") == .done)
    machine.isInteractive = false
    #expect(run("delete", "check-in") == .done)
  }

  @Test func `a new version of the consent closes the tasks, and says so`() throws {
    join()
    try changeConsent()
    types()
    run("today", at: "2026-04-01T09:00:00Z")
    #expect(
      machine.console.data == """
        Today, Wed 1 Apr 2026

         Mon 30   Tue 31   [Wed 1]   Thu 2    Fri 3    Sat 4    Sun 5
           0/1      0/1      0/1       .        .        .        .   . later

        'Joining' has a new version. The other tasks open when you have read it and
        agree.

          1 [ ] Joining  anytime today                                        -> start 1

        To learn
          learn about  About this study

        """)
    types()
    #expect(run("start", "check-in", at: "2026-04-01T09:00:00Z") == .badData)
    #expect(
      machine.transcript == """
        'Check In' opens when you have agreed to the new version of 'Joining'. Type:
        start joining

        """)
    types("", "", "y", "1", "Ada Lovelace", "", "")
    #expect(run("start", "joining", at: "2026-04-01T09:00:00Z") == .done)
    types()
    #expect(run("due", at: "2026-04-01T09:30:00Z") == .done)
    #expect(machine.console.data.contains("Check In"))
  }

  @Test func `answers begun before a new consent are kept until it is agreed to`() throws {
    join()
    try changeConsent()
    types("3", "save")
    #expect(run("start", "check-in", at: "2026-03-31T09:00:00Z") == .unfinished)
    types()
    #expect(run("resume", "check-in", at: "2026-04-01T09:00:00Z") == .badData)
    #expect(
      machine.transcript == """
        'Check In' opens when you have agreed to the new version of 'Joining'. Type:
        start joining
        Your answers are kept until then. Go on with them afterwards: resume check-in

        """)
    types("", "", "y", "1", "Ada Lovelace", "", "")
    #expect(run("start", "joining", at: "2026-04-01T09:00:00Z") == .done)
    types("save")
    #expect(run("resume", "check-in", at: "2026-04-01T09:10:00Z") == .unfinished)
  }

  @Test func `inside the shell the way back is a command of the shell`() {
    join()
    types("start check-in", "3", "save", "quit")
    machine.run("--content", "C", "--study", "knee", "--now", "2026-03-06T09:10:00Z")
    #expect(machine.transcript.contains("Saved. Go on with: resume check-in\n"))
    types("save")
    #expect(run("resume") == .unfinished)
    #expect(machine.transcript.contains("Saved. Go on with: bedside resume check-in\n"))
  }

  @Test func `who has joined and left joins again on the same day`() {
    join()
    types("keep")
    #expect(run("withdraw", at: "2026-03-06T10:00:00Z") == .done)
    types("stay")
    #expect(run("withdraw", at: "2026-03-06T10:10:00Z") == .aborted)
    #expect(
      machine.transcript.hasPrefix(
        """
        You left 'Knee' on Fri 6 Mar 2026. What was recorded is still here.
        To take part again, type: start joining

        Erase what was recorded?
          1  erase: erase what was recorded for good
          2  stay: change nothing
        """))
    types("", "", "y", "1", "Ada Byron", "", "")
    #expect(run("start", "joining", at: "2026-03-06T11:00:00Z") == .done)
    types()
    #expect(run("due", at: "2026-03-06T11:10:00Z") == .done)
    #expect(machine.console.data.contains("Check In"))
    types()
    run("show", "consent", at: "2026-03-06T11:10:00Z")
    #expect(machine.console.data.contains("Typed signature: Ada Byron"))
    types("erase", "knee")
    #expect(run("withdraw", at: "2026-03-06T12:00:00Z") == .done)
    types()
    #expect(run("withdraw", at: "2026-03-06T12:10:00Z") == .nothingDue)
    #expect(
      machine.transcript == """
        You left 'Knee' on Fri 6 Mar 2026, and what was recorded is erased.
        To take part again, type: start joining

        """)
  }

  @Test func `leaving asks, ends everything, and keeps the history`() {
    join()
    types("stay")
    #expect(run("withdraw") == .aborted)
    #expect(machine.transcript.hasSuffix("Nothing was changed.\n"))
    types("keep")
    #expect(run("withdraw") == .done)
    #expect(
      machine.transcript == """
        From now on nothing is asked, and nothing can be recorded or changed. Unfinished
        answers are thrown away.

        Leave 'Knee'?
          1  keep: leave, and keep what was recorded, to read and to hand on
          2  erase: leave, and erase what was recorded for good
          3  stay: change nothing
        Number or word: keep

        You have left 'Knee'. What was recorded stays. Read it with: history
        To take part again, type: start joining

        """)
    types()
    run("today", at: "2026-03-07T09:00:00Z")
    #expect(
      machine.console.data.hasPrefix(
        """
        Today, Sat 7 Mar 2026

        You left this study on Fri 6 Mar 2026. Nothing more is asked.
        'Joining' stands below only to take part again: start joining

        """))
    types()
    #expect(run("start", "check-in", at: "2026-03-07T09:00:00Z") == .badData)
    types()
    #expect(run("history", at: "2026-03-07T09:00:00Z") == .done)
    #expect(
      machine.console.data.hasSuffix(
        "  Fri 6 Mar, 9:00  left the study; what was recorded is kept\n"))
    types("", "", "y", "2", "Ada Lovelace", "", "")
    #expect(run("start", "joining", at: "2026-03-07T09:00:00Z") == .done)
    types()
    #expect(run("due", at: "2026-03-07T09:10:00Z") == .done)
  }

  @Test func `erasing asks for the study's name`() {
    join()
    types("erase", "keen")
    #expect(run("withdraw") == .usage)
    #expect(
      machine.transcript.hasSuffix(
        """
        This can't be undone. To erase everything, type the study's name, Knee: keen
        'keen' is not the study's name, 'Knee'. Nothing was changed.

        """))
    types("erase", "knee")
    #expect(run("withdraw") == .done)
    types()
    run("history")
    #expect(machine.console.data.hasSuffix("left the study; what was recorded is erased\n"))
    #expect(machine.journal.contents.count == 1)
  }

  @Test func `a script confirms with the study's name`() {
    join()
    machine.isInteractive = false
    for (words, said) in [
      (
        ["withdraw", "--records", "keep"],
        "Nobody can be asked: standard input is no terminal. Give --records keep or\n"
          + "erase, and --confirm with the study's name.\n"
      ),
      (
        ["withdraw", "--records", "erase", "--confirm", "keen"],
        "'keen' is not the study's name, 'Knee'. Nothing was changed.\n"
      ),
    ] {
      types()
      machine.isInteractive = false
      #expect(machine.run(["--content", "C", "--study", "knee"] + words).code == .usage)
      #expect(machine.transcript == said)
    }
    types()
    machine.isInteractive = false
    #expect(run("withdraw", "--records", "keep", "--confirm", "Knee") == .done)
    types()
    #expect(run("withdraw", "--records", "keep", "--confirm", "Knee") == .badData)
    #expect(
      machine.transcript == """
        You left this study on Fri 6 Mar 2026: nothing more is recorded or changed. What
        was recorded can still be read. To take part again, type: start joining

        """)
  }
}
