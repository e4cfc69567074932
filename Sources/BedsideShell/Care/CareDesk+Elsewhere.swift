internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Saves in a folder what the store could not take, and says how that is brought back.
struct CopySaver {
  /// What choosing it does.
  var label: Phrase
  /// What is said when it is done, before the command that brings it back.
  var done: Phrase
  /// Saves it in a new file in a folder; returns the file's path when that is on the disk.
  var save: (_ folder: String) throws(DraftError) -> String
}

extension CareDesk {
  /// What a person wants who was asked what to do about what could not be written.
  struct FailureAnswer {
    /// Whether to try again.
    var triesAgain = false
    /// The signal that ended the question.
    var signal: Int32?
    /// With what to leave, where that is not the code of the failure.
    var code: ExitCode?
  }

  /// Asks what to do about what could not be written, where somebody can be asked.
  func askAfterFailure(
    savingElsewhere saver: CopySaver?, leaveLabel: Phrase
  ) -> FailureAnswer {
    guard canAsk, case .readWrite = store.journal.access else { return FailureAnswer() }
    var options = [MenuOption(key: .keepRetry, label: .keepRetryLabel)]
    if let saver { options.append(MenuOption(key: .keepElsewhere, label: saver.label)) }
    options.append(MenuOption(key: .keepLeave, label: leaveLabel))
    while true {
      switch renderer.choose(phrases(.notSavedTitle), options) {
      case .option(0): return FailureAnswer(triesAgain: true)
      case .option(1):
        guard let saver else { return FailureAnswer() }
        if saveElsewhere(saver) { return FailureAnswer() }
        // Of whom the records were erased meanwhile, nothing is kept anywhere.
        if store.isErased { return FailureAnswer(code: report(.refused(.erased))) }
      case .option, .interrupted, .endOfInput: return FailureAnswer()
      case .terminated(let signal): return FailureAnswer(signal: signal)
      }
    }
  }

  /// Saves something in a folder that is asked for; false when nothing was saved.
  private func saveElsewhere(_ saver: CopySaver) -> Bool {
    guard case .line(let line, _) = renderer.readLine(phrases(.keepElsewherePrompt)),
      !line.trimmed.isEmpty
    else { return false }
    do throws(DraftError) {
      let path = try saver.save(line.trimmed)
      renderer.show(.text(phrases(saver.done), .answer))
      renderer.show(.line(StyledText("  import \(ShellWords.quoted(path))")))
      return true
    } catch {
      if error.isFinal { return false }
      renderer.show(.text(phrases(.keepElsewhereFailed, ["reason": error.reason]), .problem))
      return false
    }
  }

  /// Saves the run that `keeper` keeps.
  func saver(of keeper: StoreDraftKeeper) -> CopySaver {
    CopySaver(label: .recordElsewhereLabel, done: .keepElsewhereDone) {
      (folder) throws(DraftError) in try keeper.copy([], to: folder)
    }
  }

  /// Saves the mark that `mark` makes for an event.
  func saver(
    of event: Event, _ mark: @escaping () throws(CareError) -> Mark?
  ) -> CopySaver {
    CopySaver(label: .markElsewhereLabel, done: .markElsewhereDone) {
      (folder) throws(DraftError) in
      do throws(CareError) {
        guard let mark = try mark() else { throw CareError.refused(.empty(task: event.task.id)) }
        return try save(
          store.copy(of: mark, for: event.key, called: makeRunID()), in: folder)
      } catch {
        throw DraftError(phrases.message(for: error), isFinal: store.isErased)
      }
    }
  }

  private func save(_ copy: MarkCopy, in folder: String) throws(CareError) -> String {
    let path = "\(folder)/bedside-\(copy.id).jsonl"
    do throws(JournalError) {
      let bytes = try copy.bytes(at: store.now)
      do throws(SystemError) { try maker.make(path, bytes) } catch { throw .notSaved(error) }
    } catch {
      throw .journal(error)
    }
    return path
  }
}
