/// Memory that one piece of text after the other is read into.
///
/// It stays in the processor's cache, and the system need not give and clear new pages each time.
struct TextScratch: Sendable {
  private var memory: MemoryBlock?

  /// Memory that no text uses any longer.
  mutating func memory(of size: Int) -> MemoryBlock {
    if isKnownUniquelyReferenced(&memory), let memory, memory.size >= size { return memory }
    let new = MemoryBlock(size: size)
    memory = new
    return new
  }
}
