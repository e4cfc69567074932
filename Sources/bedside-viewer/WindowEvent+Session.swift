import BedsideViewing
import Windowing

extension Key {
  /// The key of an event; nil for events that are no keys.
  init?(_ event: WindowEvent) {
    switch event {
    case .character(let character): self = .character(character)
    case .key(let key, let shift, _):
      guard let name = Name(key) else { return nil }
      self = .named(name, shift: shift && Name.shifted.contains(name))
    default: return nil
    }
  }
}

extension Key.Name {
  /// The names for which the shift key makes a difference.
  fileprivate static let shifted: Set<Key.Name> = [.tab, .left, .right, .up, .down]

  fileprivate init?(_ key: WindowKey) {
    let name: Key.Name =
      switch key {
      case .escape: .escape
      case .enter: .enter
      case .tab: .tab
      case .backspace: .backspace
      case .delete: .delete
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      case .home: .home
      case .end: .end
      case .f1: .help
      }
    self = name
  }
}

extension PointerEvent.Button {
  init(_ button: MouseButton) {
    switch button {
    case .left: self = .primary
    case .right: self = .secondary
    case .middle: self = .middle
    }
  }
}
