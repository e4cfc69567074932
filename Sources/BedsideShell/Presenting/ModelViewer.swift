public import BedsideCore

/// What shows a three-dimensional model, in a window or in the terminal.
@MainActor
public protocol ModelViewer: AnyObject {
  /// Shows the model, in the terminal by such a picture, and waits until the person has closed it.
  func present(_ step: ModelStep, by picture: ModelPicture) -> ModelOutcome

  /// The stops of the tour of `step`: its own, or those of the model's description.
  func tour(of step: ModelStep) -> [TourStop]
}

/// What became of showing a model.
public enum ModelOutcome: Hashable, Sendable {
  /// It was seen; what the person did with it.
  case result(ModelStepResult)
  /// A still picture stands in the terminal; the tour is to be told in words.
  case pictured
  /// It can't be shown; why, for a person. The tour is to be told in words.
  case unavailable(String)
}

extension ModelViewer {
  /// The tour of the step itself.
  public func tour(of step: ModelStep) -> [TourStop] { step.tour ?? [] }
}
