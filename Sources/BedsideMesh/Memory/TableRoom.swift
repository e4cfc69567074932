/// Memory for the tables of one kind, of which a thread fills one after the other.
///
/// They stand side by side in large blocks: growing costs nothing, and a block goes back to the
/// system as a whole once the last of its tables has been given back.
struct TableRoom: Sendable {
  /// Blocks are at least this large.
  let blockSize: Int
  private var block: MemoryBlock?
  private var used = 0

  init(blockSize: Int) { self.blockSize = blockSize }

  /// A block with room for `size` bytes, and the offset where the room begins.
  ///
  /// The table may use all that follows there, and `close` says how much it did.
  mutating func open(size: Int) -> (MemoryBlock, Int) {
    if let block, block.size - used >= size { return (block, used) }
    let new = MemoryBlock(size: max(size, blockSize))
    block = new
    used = 0
    return (new, 0)
  }

  /// Keeps the first `size` bytes of the room opened last, if it was in `block`.
  mutating func close(_ block: MemoryBlock, size: Int) {
    // Tables begin at a line of the cache.
    if block === self.block { used = min(block.size, (used + size + 63) & ~63) }
  }
}
