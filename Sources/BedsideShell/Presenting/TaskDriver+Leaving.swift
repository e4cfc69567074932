internal import BedsideCore

extension TaskDriver {
  var canSave: Bool { session.delegate?.sessionSupportsSaveAndRestore(session) ?? false }

  /// Leaves the run, after asking where the host wants that.
  func askToLeave() {
    guard session.delegate?.sessionShouldConfirmCancel(session) ?? true else {
      leave(saving: canSave)
      return
    }
    var options = [
      MenuOption(key: .leaveDiscard, label: .leaveDiscardLabel),
      MenuOption(key: .leaveGoOn, label: .leaveGoOnLabel),
    ]
    if canSave { options.insert(MenuOption(key: .leaveSave, label: .leaveSaveLabel), at: 0) }
    switch renderer.choose(phrases(.leaveTitle, ["task": session.task.title]), options) {
    case .option(let index) where options[index].key == .leaveSave: leave(saving: true)
    case .option(let index) where options[index].key == .leaveDiscard: leave(saving: false)
    case .option, .interrupted: askedItem = nil
    case .endOfInput: leave(saving: canSave)
    case .terminated(let number):
      signal = number
      session.leave(canSave ? .saved : .discarded)
    }
  }

  /// Leaves the run and says what became of it.
  func leave(saving: Bool) {
    session.leave(saving ? .saved : .discarded)
    guard saving else {
      renderer.show(.text(phrases(.discarded)))
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
