/// The keys for a command, and its line in the help.
public struct Binding: Hashable, Sendable {
  /// The keys; the first one is shown.
  public var keys: [Key]
  /// What they do.
  public var command: ViewerCommand
  /// The line of the help that they stand in.
  public var topic: Topic

  /// Makes a binding.
  public init(_ keys: [Key], _ command: ViewerCommand, _ topic: Topic) {
    self.keys = keys
    self.command = command
    self.topic = topic
  }

  /// A line of the help; several bindings may share one.
  public enum Topic: String, Hashable, Sendable, CaseIterable {
    // In the order in which the help lists them.
    case tour
    case goOn
    case turn
    case move
    case zoom
    case sides
    case corner
    case fit
    case reset
    case bend
    case bendFinely
    case pickPart
    case select
    case hide
    case isolate
    case ghost
    case ghostOthers
    case showAll
    case search
    case region
    case section
    case moveSection
    case flipSection
    case keepWhole
    case partList
    case labels
    case measure
    case text
    case backdrop
    case motion
    case help
    case close
  }

  /// The command that `key` stands for.
  public static func command(for key: Key) -> ViewerCommand? { commands[key] }

  private static let commands = Dictionary(
    all.flatMap { binding in binding.keys.map { ($0, binding.command) } },
    uniquingKeysWith: { first, _ in first })
}
