/// What is wrong in a JSON text, and at which byte.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what would do, in whole sentences.
  public var message: String
  /// The byte at which it is wrong.
  public var offset: Int

  /// Makes an error at the byte `offset`.
  public init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// The message.
  public var description: String { message }
}
