/// What can happen while a line is being typed.
enum TerminalEvent: Hashable {
  /// A byte was typed.
  case byte(UInt8)

  /// A signal arrived.
  case signal(CInt)

  /// The terminal went away.
  case hangUp
}
