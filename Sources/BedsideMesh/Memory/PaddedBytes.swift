// Raw memory and the C library are touched in this folder only, in types marked `@safe` that check
// their bounds, so that no other file says `unsafe`.
internal import Glibc

/// Text followed by readable zero bytes, so that a scanner may load a whole 8-byte word
/// anywhere up to the end without asking how many bytes are left.
@safe struct PaddedBytes {
  /// Readable zero bytes after `count`.
  static let padding = 64

  private let base: UnsafeRawPointer
  private let owner: MemoryBlock
  let count: Int
  /// Makes room for `capacity` bytes; `fill` writes some and returns how many.
  init(
    capacity: Int, in scratch: inout TextScratch, fill: (UnsafeMutableRawPointer) -> Int
  ) {
    // A file's pages are copied at a third of the speed to where they stand a few bytes behind the
    // same place of a page: processors take such loads to depend on the stores just before.
    let lead = capacity < 4096 ? 0 : 2048
    owner = scratch.memory(of: lead + capacity + Self.padding)
    let start = unsafe owner.start + lead
    count = min(max(0, unsafe fill(start)), capacity)
    unsafe memset(start + count, 0, Self.padding)
    unsafe base = UnsafeRawPointer(start)
  }

  /// Copies a part of an array.
  init(_ text: [UInt8], in range: Range<Int>) {
    var scratch = TextScratch()
    self.init(text, in: range, scratch: &scratch)
  }

  /// The same in memory that is used again.
  init(_ text: [UInt8], in range: Range<Int>, scratch: inout TextScratch) {
    unsafe self.init(capacity: range.count, in: &scratch) { target in
      unsafe UnsafeMutableRawBufferPointer(start: target, count: range.count)
        .copyBytes(from: text[range])
      return range.count
    }
  }

  /// The eight bytes at `offset`, first byte in the lowest bits.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    precondition(UInt(bitPattern: offset) <= UInt(bitPattern: count &+ Self.padding &- 8))
    return unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    precondition(UInt(bitPattern: offset) < UInt(bitPattern: count &+ Self.padding))
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Forty bytes, to be used at once.
  @inline(__always)
  func window(at offset: Int) -> TextWindow {
    let last = count &+ Self.padding &- TextWindow.size
    precondition(UInt(bitPattern: offset) <= UInt(bitPattern: last))
    return unsafe TextWindow(base: base + offset)
  }
}
