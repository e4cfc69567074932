public import BedsideCore

extension Phrases {
  /// What to tell a person when a care store did not do what was asked.
  public func message(for error: CareError) -> String {
    switch error {
    case .refused(let refusal): message(for: refusal)
    case .journal(let error): message(for: error)
    case .noSuchTask(let name, let nearest?):
      self(.noSuchTaskButNear, ["task": name, "nearest": nearest])
    case .noSuchTask(let name, nil): self(.noSuchTask, ["task": name])
    case .draftInUse: self(.draftInUse)
    case .draftGone: self(.draftGone)
    case .noSuchDraft(let name): self(.noSuchDraft, ["draft": name])
    }
  }

  /// What to tell a person when a journal could not do what was asked.
  public func message(for error: JournalError) -> String {
    switch error {
    case .readOnly(let reason): self(.notSavedReason, ["reason": message(for: reason)])
    case .notSaved(let error): self(.notSavedReason, ["reason": message(for: error)])
    case .stopped(let error): self(.stoppedSaving, ["reason": message(for: error)])
    case .busy(let path): self(.storeBusy, ["path": path])
    case .tooLong(let bytes):
      self(.recordTooLong, ["bytes": String(bytes), "most": String(JournalLine.longest)])
    case .notAnEntry(let what): self(.notSavedReason, ["reason": what])
    case .unusable(let error): message(for: error)
    case .unreadable(let error): message(for: error)
    }
  }

  /// What to tell a person about a folder that can't be opened as a store.
  public func message(for error: StoreError) -> String {
    switch error {
    case .link(let path): self(.storeIsALink, ["path": path])
    case .notAFolder(let path): self(.storeNotAFolder, ["path": path])
    case .notAStore(let path): self(.notAStore, ["path": path])
    case .format(let path, let format):
      self(
        .storeFormat,
        [
          "path": path, "format": String(format), "known": String(StoreSettings.currentFormat),
        ])
    case .notSimulated(let path): self(.notSimulated, ["path": path])
    case .system(let error): message(for: error)
    }
  }

  /// What to tell a person about a store that is only read.
  public func message(for reason: ReadOnlyReason) -> String {
    switch reason {
    case .ownedByAnother(let path): self(.ownedByAnother, ["path": path])
    case .openToOthers(let path):
      self(.openToOthers, ["path": path, "command": ReadOnlyReason.closingCommand(path)])
    case .notWritable(let path): self(.notWritable, ["path": path])
    case .settingsMissing(let path): self(.settingsMissing, ["path": path])
    case .fileNotSafe(let error): message(for: error)
    case .settingsDamaged(let path, let what):
      self(.settingsDamaged, ["path": path, "problem": what])
    case .clockChanged(let path, let was):
      self(.clockChanged, ["path": path, "was": was.rawValue])
    }
  }

  /// What to tell a person about a line that is left out.
  public func message(for damage: JournalDamage) -> String {
    self(
      damage.kind == .changed ? .lineChanged : .lineDamaged,
      ["place": "\(damage.file):\(damage.line)"])
  }
}
