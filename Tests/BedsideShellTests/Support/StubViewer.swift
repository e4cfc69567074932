import BedsideCore
import BedsideShell

/// A viewer that answers as it is told.
@MainActor
final class StubViewer: ModelViewer {
  private var outcomes: [ModelOutcome]
  private(set) var presented: [ModelStep] = []
  private(set) var pictures: [ModelPicture] = []

  init(_ outcomes: ModelOutcome...) { self.outcomes = outcomes.reversed() }

  func present(_ step: ModelStep, by picture: ModelPicture) -> ModelOutcome {
    presented.append(step)
    pictures.append(picture)
    return outcomes.popLast() ?? .unavailable("There is no display.")
  }
}
