/// Steps that stay together, in their order, where the order of several units is random.
public struct StepUnit: Hashable, Sendable {
  /// The steps, at least one.
  public var steps: [Identifier<Step>]

  /// Makes a unit.
  public init(_ steps: [Identifier<Step>]) { self.steps = steps }
}
