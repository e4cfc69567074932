internal import BedsideCore

extension TaskDriver {
  /// Whether the host keeps answers for later.
  var supportsSaving: Bool {
    session.delegate?.sessionSupportsSaveAndRestore(session) ?? false
  }

  /// Whether leaving can keep something for later.
  ///
  /// Where nothing was answered yet there is nothing to go on with.
  var canSave: Bool { session.isSaveable && supportsSaving }

  /// Leaves the run, after asking where the host wants that.
  func askToLeave() {
    guard session.delegate?.sessionShouldConfirmCancel(session) ?? true else {
      leave(saving: canSave)
      return
    }
    let discard = MenuOption(
      key: session.isSaveable ? .leaveDiscard : .leaveOnly,
      label: session.isSaveable ? .leaveDiscardLabel : .leaveOnlyLabel)
    var options = [discard, MenuOption(key: .leaveGoOn, label: .leaveGoOnLabel)]
    if canSave { options.insert(MenuOption(key: .leaveSave, label: .leaveSaveLabel), at: 0) }
    switch renderer.choose(phrases(.leaveTitle, ["task": session.task.title]), options) {
    case .option(let index) where options[index].key == .leaveSave: leave(saving: true)
    case .option(let index) where options[index].key == discard.key: leave(saving: false)
    case .option, .interrupted: askedItem = nil
    case .endOfInput: leave(saving: canSave)
    case .terminated(let number):
      signal = number
      session.leave(canSave ? .saved : .discarded)
    }
  }

  /// Leaves the run and says what became of it.
  func leave(saving: Bool) {
    let hadSomething = session.isSaveable
    session.leave(saving ? .saved : .discarded)
    guard saving else {
      renderer.show(.text(phrases(hadSomething ? .discarded : .leftUnanswered)))
      return
    }
    do {
      try host.keep()
      let names: KeyValuePairs = [
        "command": tools.resumeCommand, "task": session.task.id.rawValue,
      ]
      renderer.show(.text(phrases(.saved, names), .answer))
    } catch {
      // The end of the run says it.
    }
  }
}
