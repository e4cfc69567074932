/// What a terminal answers when it is asked what it can.
public struct TerminalReply: Hashable, Sendable {
  /// Whether it shows pictures by the protocol of kitty.
  public var hasKitty = false
  /// Whether it shows sixel.
  public var hasSixel = false
  /// The size of a cell in pixels.
  public var cell: PixelSize?
  /// Whether the last answer has come.
  public var isComplete = false

  /// Makes the reply of a terminal that has said nothing yet.
  public init() {}

  /// A one-pixel picture by kitty's protocol that is only looked at, the size of a cell, and what
  /// every terminal answers, which therefore ends the reply.
  public static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c"

  /// Takes an answer; returns whether it was one.
  public mutating func take(_ sequence: ControlSequence) -> Bool {
    switch sequence {
    case .string(kind: "_", let text):
      if text.hasPrefix("Gi=31"), text.hasSuffix(";OK") { hasKitty = true }
      return text.hasPrefix("G")
    case .sequence(let parameters, final: "c") where parameters.hasPrefix("?"):
      hasSixel = parameters.dropFirst().split(separator: ";").contains("4")
      isComplete = true
      return true
    case .sequence(let parameters, final: "t"):
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      guard numbers.count == 3, numbers[0] == 6 else { return false }
      if numbers[1] > 0, numbers[2] > 0 {
        cell = PixelSize(width: numbers[2], height: numbers[1])
      }
      return true
    default: return false
    }
  }
}
