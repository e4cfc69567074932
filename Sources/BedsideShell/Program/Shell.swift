internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The shell: today's page, then command after command until the person leaves.
@MainActor
struct Shell {
  private(set) var runner: CommandRunner
  var desk: CareDesk
  /// What the first command that failed would leave with by itself.
  private var failure: ExitCode?

  init(runner: CommandRunner, desk: CareDesk) {
    self.runner = runner
    self.desk = desk
    self.desk.presenter.resumeCommand = Self.resumeCommand
    if runner.host.console.isInteractive { self.desk.shown = ShownValues() }
  }

  /// In the shell a command stands without the program's name.
  private static let resumeCommand = CommandName.resume.rawValue

  private var renderer: Renderer { runner.renderer }
  private var phrases: Phrases { runner.phrases }

  /// Reads and does commands; returns how the shell ends.
  ///
  /// Where nobody reads what is said, what failed shows in the code: that of the first such command.
  mutating func run() -> Program.End {
    var end = work()
    if !runner.host.console.isInteractive, let failure { end.code = failure }
    return end
  }

  /// The day that the last prompt named.
  private var promptDay: CivilDate?
  /// How often the records had been erased at the last prompt.
  private var promptErasures: Int?

  private mutating func work() -> Program.End {
    if runner.host.console.isInteractive { greet() }
    while true {
      tellNews()
      notePrompt()
      let input = renderer.readLine(
        prompt, mode: .command, remembers: CommandMemory.keeps, complete: completer.candidates)
      switch input {
      case .line(let line, _):
        if let end = obey(line) { return end }
      case .interrupted: continue
      case .endOfInput:
        return Program.End(.done)
      case .terminated(let signal): return Program.End(.done, signal: signal)
      }
    }
  }

  /// Notes what the person knows who is asked for a command: it is done for that alone.
  private mutating func notePrompt() {
    promptDay = desk.store.today
    promptErasures = try? desk.store.erasures()
    desk.shown?.lastAction = (try? desk.store.lastAction())?.line
  }

  private var completer: Completer { Completer(desk: desk, files: runner.host.contentFiles) }

  private func greet() {
    renderer.show(.text(phrases(.welcome, ["study": desk.content.title])), .gap)
    desk.store.atOneMoment {
      _ = desk.showDay(nil)
      desk.reportDamages()
    }
    renderer.show(.gap, .text(phrases(.welcomeHelp)), .gap)
  }

  /// Says what has changed since the last prompt: the day, and what other shells recorded.
  private mutating func tellNews() {
    guard runner.host.console.isInteractive else { return }
    tellErasure()
    desk.tellNews()
    followZone()
    desk.reportDamages()
  }

  /// Says that the records were erased in another place since the last prompt.
  private func tellErasure() {
    guard let promptErasures, let erasures = try? desk.store.erasures(), erasures > promptErasures
    else { return }
    renderer.show(.text(phrases(.newsErased), .notice))
  }

  /// Reads the records as in the zone in which the machine is by now: who travels takes it along.
  private mutating func followZone() {
    guard let zone = runner.host.readZone?(), zone.id != runner.host.zone.id else { return }
    let before = desk.store.days.zone.id
    runner.host.zone = zone
    guard reopen(), desk.store.days.zone.id != before else { return }
    let names: KeyValuePairs = ["zone": zone.id, "day": phrases.long(desk.store.today)]
    renderer.show(.text(phrases(.newsZone, names), .notice))
    // What is new is what changes from here on.
    _ = try? desk.store.refresh()
  }

  /// Reads everything anew; whether that could be done.
  private mutating func reopen() -> Bool {
    guard var opened = try? runner.openDesk() else { return false }
    opened.presenter.resumeCommand = Self.resumeCommand
    opened.shown = desk.shown
    desk.store.remember()
    desk = opened
    return true
  }

  /// The day is asked anew each time: a shell may stay open overnight.
  private var prompt: String {
    let marks = [desk.accessMark, desk.clockMark].compactMap { $0.map { " (\(phrases($0)))" } }
    return phrases(
      renderer.isAccessible ? .promptSpoken : .prompt,
      ["day": phrases.short(desk.store.today), "marks": marks.joined()])
  }

  /// Does one line; an end leaves the shell.
  private mutating func obey(_ line: String) -> Program.End? {
    var parser = ArgumentParser(isAtStart: false)
    do throws(UsageError) {
      let words = try ShellWords.split(line)
      guard !words.isEmpty else { return nil }
      var invocation = try parser.parse(words)
      // What was said when the shell began holds for every line of it.
      invocation.globals.merge(runner.invocation.globals) { own, _ in own }
      return try obey(invocation)
    } catch {
      renderer.show(.text(error.message(phrases), .problem))
      if let command = parser.command {
        renderer.show(.text(phrases(.usageLine, ["usage": Grammar.spec(command).usage(phrases)])))
      }
      note(.usage)
      return nil
    }
  }

  /// Remembers the code of a command that failed; nothing due is an answer.
  private mutating func note(_ code: ExitCode) {
    guard failure == nil, code != .done, code != .nothingDue else { return }
    failure = code
  }

  /// Refuses what was typed for a day that has turned meanwhile, since it would be done for another one;
  /// the next prompt says what day it is.
  private mutating func refuseStale(_ command: CommandName, _ invocation: Invocation) -> Bool {
    guard runner.host.console.isInteractive, Grammar.spec(command).isOfDay, !invocation.wantsHelp,
      let promptDay, promptDay != desk.store.today
    else { return false }
    renderer.show(.text(phrases(.newsTurned, ["day": phrases.long(promptDay)]), .problem))
    note(.badData)
    return true
  }

  /// Refuses what was typed for records that were erased meanwhile, in another place.
  private mutating func refuseErased(_ command: CommandName, _ invocation: Invocation) -> Bool {
    guard runner.host.console.isInteractive, Grammar.spec(command).isOfRecords,
      !invocation.wantsHelp, let promptErasures,
      let erasures = try? desk.store.erasures(), erasures > promptErasures
    else { return false }
    // It is said here, so that it is no news.
    self.promptErasures = erasures
    note(desk.store.begun(after: promptErasures) { desk.report(.refused(.erased)) })
    return true
  }

  private mutating func obey(_ invocation: Invocation) throws(UsageError) -> Program.End? {
    guard let command = invocation.command else { return nil }
    var runner = runner
    runner.invocation = invocation
    if command == .quit, !invocation.wantsHelp { return Program.End(.done) }
    if refuseStale(command, invocation) || refuseErased(command, invocation) { return nil }
    var desk = desk
    desk.isJSON = invocation.has("json")
    desk.isPlain = invocation.has("plain")
    let end = try runner.run(command, desk: desk)
    note(end.code)
    // What was erased here is no news, nor is what a refusal has told.
    if command == .withdraw || command == .erase { promptErasures = try? desk.store.erasures() }
    if let known = promptErasures { promptErasures = max(known, desk.store.noticedErasures) }
    if command == .language || command == .participants, !invocation.arguments.isEmpty,
      end.code == .done
    {
      // In the language that was chosen, and under the name.
      _ = reopen()
    }
    return end.signal == nil ? nil : end
  }
}

extension CareDesk {
  /// The word for a record that can't be written; nil for one that can.
  fileprivate var accessMark: Phrase? {
    if case .readOnly = store.journal.access { .readOnlyMark } else { nil }
  }

  /// The word for a record that is only rehearsed.
  fileprivate var clockMark: Phrase? { isRehearsal ? .rehearsalMark : nil }
}
