/// What a terminal says of the mouse, by the SGR protocol (1006).
public struct MouseReport: Hashable, Sendable {
  /// What was done.
  public enum Action: Hashable, Sendable {
    /// A button went down: 0 is the first, 1 the middle, 2 the second.
    case pressed(Int)
    /// A button went up.
    case released(Int)
    /// The pointer moved while a button was held.
    case moved
    /// The wheel was turned by a notch: up is 1.
    case scrolled(Int)
  }

  /// What was done.
  public var action: Action
  /// The column of the cell, from 1.
  public var column: Int
  /// The row of the cell, from 1.
  public var row: Int
  /// Whether the shift key was held.
  public var shift: Bool
  /// Whether the control key was held.
  public var control: Bool

  /// What makes the terminal report buttons, drags and the wheel.
  public static let beginning = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  /// What makes it stop.
  public static let end = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"

  /// Reads a report; nil for all other sequences.
  public init?(_ sequence: ControlSequence) {
    guard case .sequence(let parameters, let final) = sequence, final == "M" || final == "m",
      parameters.hasPrefix("<")
    else { return nil }
    let numbers = parameters.dropFirst().split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    let code = numbers[0]
    shift = code & 4 != 0
    control = code & 16 != 0
    (column, row) = (numbers[1], numbers[2])
    switch code & ~28 {
    case 64: action = .scrolled(1)
    case 65: action = .scrolled(-1)
    case 32...35: action = .moved
    case let button where button < 3: action = final == "m" ? .released(button) : .pressed(button)
    default: return nil
    }
  }
}
