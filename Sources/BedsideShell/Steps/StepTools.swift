public import BedsideCore

/// What some steps need besides a terminal, as far as the program has it.
@MainActor
public struct StepTools {
  /// The presenters of custom steps.
  public var presenters = CustomPresenters()
  /// The works that wait steps wait for.
  public var works = StepWorks()
  /// What reads the files that people supply; nil where nothing does.
  public var files: (any SuppliedFileReader)?
  /// Finds the latest outcome of a task, for reviews of it.
  public var earlier: @MainActor (Identifier<OrderedTask>) -> EarlierOutcome? = { _ in nil }

  /// The side of the body that the care is about, which models show; nil where it is about neither.
  public var side: ModelSide?

  /// Makes tools of which there are none yet.
  public init() {}
}
