import BedsideCore
import TerminalPictures

extension TerminalStyle {
  /// The style that was asked for, or else the one that suits the terminal.
  init(
    _ wish: ModelPicture, _ traits: TerminalTraits, reply: TerminalReply? = nil
  ) throws(Failure) {
    switch wish {
    case .auto, .none:
      self = traits.style(after: reply, canMakeSixel: PictureWriter.hasSymbols)
    case .blocks: self = .blocks(traits.depth)
    case .ascii: self = .ascii(traits.depth)
    case .kitty: self = .kitty
    case .symbols:
      try Self.checkSymbols(wish)
      self = .symbols(traits.depth)
    case .sixel:
      try Self.checkSymbols(wish)
      self = .sixel
    }
  }

  private static func checkSymbols(_ wish: ModelPicture) throws(Failure) {
    guard !PictureWriter.hasSymbols else { return }
    throw .usage(
      "This build has no '--picture \(wish.rawValue)'. Install libchafa-dev and build it again, or"
        + " use '--picture blocks'.")
  }
}
