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

  /// What happened and what would do.
  public var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .journal(let error): error.description
    case .noSuchTask(let name, let nearest?):
      "There is no task '\(name)'. Did you mean '\(nearest)'?"
    case .noSuchTask(let name, nil): "There is no task '\(name)'. See them all with: today"
    case .noSuchDraft(let name): "There is no draft '\(name)'. See them with: drafts"
    }
  }
}
