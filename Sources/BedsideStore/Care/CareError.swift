internal import BedsideCore

/// Why a care store did not do what was asked.
public enum CareError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rules don't allow it.
  case refused(Refusal)
  /// The journal could not do it.
  case journal(JournalError)
  /// There is no task of this name; the nearest name follows.
  case noSuchTask(String, nearest: String?)
  /// There is no draft of this name.
  case noSuchDraft(String)

  /// The draft is open in another shell.
  case draftInUse
  /// The draft was finished or discarded in another shell.
  case draftGone

  /// What happened and what would do.
  public var description: String { Phrases.english.message(for: self).withPlainBlanks }
}
