/// A pseudo-terminal that didn't do what a test waits for.
struct TerminalFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
