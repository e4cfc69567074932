/// How a terminal shows pictures.
public enum TerminalStyle: Hashable, Sendable {
  /// Half blocks with colours of so many kinds.
  case blocks(Depth)
  /// Letters and signs, darker and brighter, without any colour.
  case ascii

  /// How many colours a terminal has.
  public enum Depth: Hashable, Sendable {
    /// Any.
    case full
    /// 256.
    case colors256
    /// 16.
    case colors16
  }

  /// Finds the style for a terminal by its environment variables.
  ///
  /// Blocks need an encoding that has them and a terminal that moves and colours; `NO_COLOR` asks
  /// for none.
  public init(term: String?, colorTerm: String?, noColor: String?, isUTF8: Bool) {
    let term = term ?? "dumb"
    let isDumb = term.isEmpty || term == "dumb"
    guard isUTF8, !isDumb, noColor?.isEmpty ?? true else {
      self = .ascii
      return
    }
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .blocks(.full)
    } else if term.contains("256color") {
      self = .blocks(.colors256)
    } else if term.hasPrefix("vt") || term.hasSuffix("-mono") || term.hasSuffix("-m") {
      self = .ascii
    } else {
      self = .blocks(.colors16)
    }
  }
}
