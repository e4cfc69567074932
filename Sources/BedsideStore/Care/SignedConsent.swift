public import BedsideCore
public import BedsideSchedule

/// A consent as it was signed: the text of that time, and what was typed under it.
public struct SignedConsent: Hashable, Sendable {
  /// The event under which it is recorded.
  public var key: EventKey
  /// The study's day of the event.
  public var day: CivilDate
  /// When it was recorded.
  public var recorded: Instant
  /// The language tag of the run.
  public var language: String
  /// The hash of the file that held the text, as the record has it.
  public var contentHash: String
  /// The step that asked for the consent, as that file has it.
  public var step: Step
  /// The text of the consent.
  public var content: ConsentContent
  /// The name that was typed for a signature.
  public var name: String
  /// The date that was typed with it, as it was shown.
  public var date: String
  /// With whom the data are shared; nil where there was no choice.
  public var sharing: SharingChoice.Scope?
  /// Whether the version that governs now is this one or an earlier one.
  public var isCurrent: Bool
}
