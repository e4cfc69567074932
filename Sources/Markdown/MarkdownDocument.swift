/// A text with its structure, without anything of how it is shown.
public struct MarkdownDocument: Hashable, Sendable {
  /// The blocks, from the top.
  public var blocks: [MarkdownBlock]

  /// Makes a document of blocks.
  public init(blocks: [MarkdownBlock]) {
    self.blocks = blocks
  }
}
