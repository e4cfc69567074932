internal import BedsideCore
internal import BedsideStore

/// How text is decorated: with what colours, and whether with lines.
///
/// Decoration only repeats what the words say already; without it nothing is lost.
public struct Style: Hashable, Sendable {
  /// How many colours there are.
  public enum Colors: Hashable, Sendable {
    /// No colours and no bold type.
    case none
    /// The sixteen of every terminal.
    case ansi16
    /// Those of xterm, of which the palette of Okabe and Ito is taken, which most people can tell
    /// apart who see colours differently.
    case ansi256
  }

  /// The colours.
  public var colors: Colors
  /// Whether lines are drawn under headings.
  public var drawsRules: Bool
  /// Whether lines may be made of box characters.
  public var hasBoxCharacters: Bool

  /// Whether there are Braille patterns, where there are box characters.
  public var hasBraille: Bool

  /// Whether there is more than ASCII for words.
  public var hasLetters: Bool

  /// Text alone.
  public static let plain = Style(colors: .none, drawsRules: false, hasBoxCharacters: false)

  /// Makes a style.
  public init(
    colors: Colors, drawsRules: Bool, hasBoxCharacters: Bool, hasBraille: Bool = true,
    hasLetters: Bool = true
  ) {
    self.hasBraille = hasBraille
    self.hasLetters = hasLetters
    self.colors = colors
    self.drawsRules = drawsRules
    self.hasBoxCharacters = hasBoxCharacters
  }

  /// The words alone, in the letters that there are.
  var undecorated: Style {
    var style = Style.plain
    style.hasLetters = hasLetters
    return style
  }

  /// The text with its decoration, as a terminal takes it.
  public func render(_ text: StyledText) -> String {
    let isMixed = text.runs.count { !$0.text.allSatisfy { $0 == " " } } > 1
    return text.runs.map { run in
      // Blanks that can be copied into a command: the unbreakable ones have done their work.
      let words = ordered(run.text, isMixed).withPlainBlanks
      guard let code = code(for: run.role) else { return words }
      return "\u{1B}[\(code)m\(words)\u{1B}[0m"
    }.joined()
  }

  /// The text with what keeps the terminal from reordering it with its neighbours (`TextDirection`);
  /// without marks where nothing is decorated.
  private func ordered(_ text: String, _ isMixed: Bool) -> String {
    if !hasBoxCharacters { return TextDirection.withoutIsolates(text) }
    return isMixed ? TextDirection.isolating(text) : text
  }

  /// The parameters of SGR; nil for text as it is.
  ///
  /// Neither black nor white nor grey, which vanish on some background; what is closed has the colour of
  /// the text itself, fainter where the terminal can.
  private func code(for role: Role) -> String? {
    if colors == .none { return nil }
    let isRich = colors == .ansi256
    return switch role {
    case .plain: nil
    case .title, .strong: "1"
    case .closed: "2"
    case .label: isRich ? "38;5;74" : "36"
    case .answer: isRich ? "38;5;36" : "32"
    case .problem: isRich ? "38;5;166" : "31"
    case .notice: isRich ? "1;38;5;214" : "1;33"
    case .series(let color): isRich ? "38;5;\(color.xtermIndex)" : "\(color.ansiCode)"
    case .swatch(let color): isRich ? "48;5;\(color.xtermIndex)" : "\(40 + color.ansiIndex)"
    }
  }
}

extension ModelColor {
  /// The nearest colour of xterm's cube of 6 × 6 × 6.
  fileprivate var xtermIndex: Int {
    // The steps of the cube are at 0, 95, 135, 175, 215 and 255.
    let step = { (component: UInt8) in
      component < 48 ? 0 : component < 115 ? 1 : (Int(component) - 35) / 40
    }
    return 16 + 36 * step(red) + 6 * step(green) + step(blue)
  }

  /// The nearest of the eight colours of every terminal: 1 is red, 2 green, 4 blue.
  fileprivate var ansiIndex: Int {
    (red >= 128 ? 1 : 0) + (green >= 128 ? 2 : 0) + (blue >= 128 ? 4 : 0)
  }
}

extension ChartColor {
  /// The colour of the palette among xterm's.
  fileprivate var xtermIndex: Int {
    switch self {
    case .blue: 25
    case .sky: 74
    case .green: 36
    case .orange: 214
    case .vermillion: 166
    case .purple: 175
    }
  }

  /// The nearest of the colours of every terminal.
  fileprivate var ansiCode: Int {
    switch self {
    case .blue: 34
    case .sky: 36
    case .green: 32
    case .orange: 33
    case .vermillion: 31
    case .purple: 35
    }
  }
}
