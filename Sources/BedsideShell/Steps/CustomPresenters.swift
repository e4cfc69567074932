public import BedsideCore

/// The presenters of custom steps, by the names under which task files ask for them.
///
///     var presenters = CustomPresenters()
///     presenters.register("breathing") { renderer in BreathingPresenter(renderer) }
///
/// A session's delegate is asked first; a step it has no presenter for is looked up here.
@MainActor
public struct CustomPresenters {
  /// Makes a presenter that shows its step with a renderer.
  public typealias Maker = @MainActor (Renderer) -> any CustomStepPresenter

  private var makers: [String: Maker] = [:]

  /// Makes an empty registry.
  public init() {}

  /// The names, in order.
  public var names: [String] { makers.keys.sorted() }

  /// Registers a presenter under `name`, in place of an earlier one.
  public mutating func register(_ name: String, _ make: @escaping Maker) { makers[name] = make }

  /// A new presenter of the kind `name`; nil where none is registered.
  func presenter(_ name: String, _ renderer: Renderer) -> (any CustomStepPresenter)? {
    makers[name]?(renderer)
  }
}
