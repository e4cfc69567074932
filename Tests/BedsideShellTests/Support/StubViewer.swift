import BedsideCore
import BedsideShell

/// A viewer that answers as it is told.
@MainActor
final class StubViewer: ModelViewer {
  private var outcomes: [ModelOutcome]
  private(set) var presented: [ModelStep] = []

  init(_ outcomes: ModelOutcome...) { self.outcomes = outcomes.reversed() }

  func present(_ step: ModelStep) -> ModelOutcome {
    presented.append(step)
    return outcomes.popLast() ?? .unavailable("There is no display.")
  }
}
