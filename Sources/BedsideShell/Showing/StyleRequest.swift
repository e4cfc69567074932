/// What decides on decoration: the option, the environment and what is written to.
public struct StyleRequest: Hashable, Sendable {
  /// What `--color` asks for.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    /// Colours where they are seen.
    case auto
    /// Colours in any case.
    case always
    /// No colours.
    case never
  }

  /// What was asked for.
  public var color: Color
  /// Whether it is written to a terminal.
  public var isTerminal: Bool
  /// Whether the locale's characters are UTF-8.
  public var isUTF8: Bool
  /// The environment's variables.
  public var environment: [String: String]

  /// Makes a request.
  public init(color: Color, isTerminal: Bool, isUTF8: Bool, environment: [String: String]) {
    self.color = color
    self.isTerminal = isTerminal
    self.isUTF8 = isUTF8
    self.environment = environment
  }

  /// The decoration.
  ///
  /// The option comes first, then `NO_COLOR`, then `CLICOLOR_FORCE`; else there are colours on a
  /// terminal that is not `dumb`.
  public var style: Style {
    let canDraw = isTerminal && environment["TERM"] != "dumb"
    return Style(
      colors: wantsColors ? depth : .none, drawsRules: canDraw,
      hasBoxCharacters: canDraw && isUTF8,
      // The console of Linux has blocks, and no font with Braille.
      hasBraille: environment["TERM"] != "linux",
      // What leads elsewhere is read by programs, and UTF-8 everywhere.
      hasLetters: isUTF8 || !isTerminal)
  }

  private var wantsColors: Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
    return isTerminal && isSet("TERM") && environment["TERM"] != "dumb"
  }

  private var depth: Style.Colors {
    let isRich = environment["TERM"]?.contains("256color") == true || isSet("COLORTERM")
    return isRich ? .ansi256 : .ansi16
  }

  private func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
}
