import BedsideCore
import TerminalPictures

/// The question what a terminal can, where it is worth asking, and the wait for the answer.
struct TerminalInquiry {
  private let isAsked: Bool

  /// How long an answer may take once it is waited for, in milliseconds.
  private static let patience: Int32 = 300

  /// Asks.
  init(_ wish: ModelPicture, _ traits: TerminalTraits, _ device: TerminalDevice) {
    let needsCell = (wish == .kitty || wish == .sixel) && device.cell == nil
    isAsked = (wish == .auto && traits.mayHavePixels) || (needsCell && traits.canBeAsked)
    if isAsked { device.ask(TerminalReply.question) }
  }

  /// What the terminal answers, nil for nothing; and what was typed meanwhile.
  func reply(_ device: TerminalDevice) -> (reply: TerminalReply?, typed: [ControlSequence]) {
    guard isAsked else { return (nil, []) }
    var reply = TerminalReply()
    var typed: [ControlSequence] = []
    var reader = ControlSequenceReader()
    while !reply.isComplete {
      guard case .bytes(let bytes) = device.wait(milliseconds: Self.patience) else { break }
      typed += reader.read(bytes).filter { !reply.take($0) }
    }
    if reply.isComplete { device.noteAnswer() }
    return (reply, typed + reader.timeout())
  }
}
