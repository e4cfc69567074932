/// What is known of a terminal before it is asked, by the environment of the process.
public struct TerminalTraits: Hashable, Sendable {
  /// How many colours it has.
  public var depth: TerminalStyle.Depth
  /// Whether text is in UTF-8.
  public var isUTF8: Bool
  /// Whether the cursor can be moved at all.
  public var canMoveCursor: Bool
  /// Whether a multiplexer stands between the program and the terminal.
  public var isMultiplexed: Bool
  /// Whether the terminal is on another machine.
  public var isRemote: Bool
  /// Whether it understands questions, or at least passes them over without a trace.
  public var canBeAsked: Bool

  /// Finds the traits by environment variables; `variable` returns those that are set.
  public init(isUTF8: Bool, variable: (String) -> String?) {
    func isSet(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }
    let term = variable("TERM") ?? ""
    canMoveCursor = !term.isEmpty && term != "dumb"
    self.isUTF8 = isUTF8
    depth = Self.depth(
      term: term, colorTerm: variable("COLORTERM"), isColored: !isSet("NO_COLOR"))
    isMultiplexed =
      isSet("TMUX") || isSet("STY") || isSet("ZELLIJ") || term.hasPrefix("screen")
      || term.hasPrefix("tmux")
    isRemote = isSet("SSH_CONNECTION") || isSet("SSH_TTY") || isSet("MOSH_CONNECTION")
    let isPlain = term == "linux" || term.hasPrefix("vt") || term.hasPrefix("cons25")
    canBeAsked = canMoveCursor && !isPlain
  }

  private static func depth(
    term: String, colorTerm: String?, isColored: Bool
  ) -> TerminalStyle.Depth {
    guard isColored, !term.isEmpty, term != "dumb" else { return .none }
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct")
      || term.contains("kitty") || term.hasPrefix("foot")
    {
      return .full
    }
    if term.contains("256color") { return .colors256 }
    let isMono = term.hasPrefix("vt") || term.hasSuffix("-mono") || term.hasSuffix("-m")
    return isMono ? .none : .colors16
  }

  /// The style of characters that suits: blocks need an encoding that has them, and colours.
  public var characters: TerminalStyle {
    isUTF8 && depth != .none ? .blocks(depth) : .ascii(depth)
  }

  /// Whether it is worth asking for pixels.
  ///
  /// Multiplexers swallow them or show nothing, and slow lines are not for them; who wants them
  /// there asks for them by name.
  public var mayHavePixels: Bool {
    canBeAsked && !isMultiplexed && !isRemote && depth != .none && isUTF8
  }

  /// The best style that the terminal's answers allow; sixel only if this build can make it.
  public func style(after reply: TerminalReply?, canMakeSixel: Bool) -> TerminalStyle {
    guard mayHavePixels, let reply else { return characters }
    if reply.hasKitty { return .kitty }
    return reply.hasSixel && canMakeSixel ? .sixel : characters
  }
}
