public import BedsideCore

extension Phrases {
  /// What to tell a person about a call to the system that failed: what failed and why.
  public func message(for error: SystemError) -> String {
    let phrase: Phrase =
      switch error.action {
      case .open, .read, .list: .cannotRead
      case .write, .shorten: .cannotWrite
      case .flush: .cannotFlush
      case .lock: .cannotLock
      case .create: .cannotMake
      case .rename: .cannotRename
      case .remove: .cannotRemove
      }
    return self(phrase, ["path": error.path, "reason": message(for: error.reason)])
  }

  /// The reason of a failure, as the end of a sentence.
  public func message(for reason: SystemError.Reason) -> String {
    switch reason {
    case .notFound: self(.notFound)
    case .exists: self(.exists)
    case .notPermitted: self(.notPermitted)
    case .diskFull: self(.diskFull)
    case .quotaFull: self(.quotaFull)
    case .fileTooLarge: self(.fileTooLarge)
    case .readOnlyDisk: self(.readOnlyDisk)
    case .diskFailed: self(.diskFailed)
    case .link: self(.isALink)
    case .notAFolder: self(.notAFolder)
    case .isAFolder: self(.isAFolder)
    case .notAFile: self(.notAFile)
    case .tooLarge(let limit): self(.tooLargeToRead, ["size": String(limit >> 20)])
    case .notSupported: self(.notSupported)
    case .ownedByAnother: self(.fileOwnedByAnother)
    case .openToOthers: self(.fileOpenToOthers)
    case .severalNames: self(.fileWithSeveralNames)
    case .notEmpty: self(.notEmpty)
    case .tooManyFiles: self(.tooManyFiles)
    case .other(let code, let words):
      self(.otherReason, ["words": words, "code": String(code)])
    }
  }
}
