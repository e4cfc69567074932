import BedsideViewing
import TerminalPictures

extension Key {
  /// The key that a terminal's sequence stands for; nil for all others.
  init?(_ sequence: ControlSequence) {
    switch sequence {
    case .escape: self = .named(.escape)
    case .character(let character): self = .character(character)
    case .byte(0x09): self = .named(.tab)
    case .byte(0x0D), .byte(0x0A): self = .named(.enter)
    case .byte(0x08), .byte(0x7F): self = .named(.backspace)
    case .sequence(let parameters, let final):
      guard let key = Self.key(parameters, final) else { return nil }
      self = key
    default: return nil
    }
  }

  private static func key(_ parameters: String, _ final: Character) -> Key? {
    let numbers = parameters.split(separator: ";").map(String.init)
    let shift = numbers.count == 2 && numbers[1] == "2"
    switch final {
    case "A" where parameters == "[": return .named(.help)
    case "A": return .named(.up, shift: shift)
    case "B": return .named(.down, shift: shift)
    case "C": return .named(.right, shift: shift)
    case "D": return .named(.left, shift: shift)
    case "H": return .named(.home)
    case "F": return .named(.end)
    case "P": return .named(.help)
    case "Z": return .named(.tab, shift: true)
    case "~":
      switch numbers.first {
      case "1", "7": return .named(.home)
      case "3": return .named(.delete)
      case "4", "8": return .named(.end)
      case "5": return .named(.pageUp)
      case "6": return .named(.pageDown)
      case "11": return .named(.help)
      default: return nil
      }
    default: return nil
    }
  }
}
