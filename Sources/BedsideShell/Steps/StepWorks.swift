/// The works that wait steps can wait for, by the names under which task files ask for them.
@MainActor
public struct StepWorks {
  private var makers: [String: @MainActor () -> any StepWork] = [:]

  /// Makes an empty registry.
  public init() {}

  /// The names, in order.
  public var names: [String] { makers.keys.sorted() }

  /// Registers a work under `name`, in place of an earlier one.
  public mutating func register(_ name: String, _ make: @escaping @MainActor () -> any StepWork) {
    makers[name] = make
  }

  /// A new work of the kind `name`; nil where none is registered.
  func work(_ name: String) -> (any StepWork)? { makers[name]?() }
}
