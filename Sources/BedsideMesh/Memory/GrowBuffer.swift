internal import Glibc

/// A growable array of plain values for the parser's output.
///
/// Compared with `Array` no append checks for other owners, and growing remaps big blocks.
@safe struct GrowBuffer<Element: BitwiseCopyable>: ~Copyable {
  typealias Pointer = UnsafeMutablePointer<Element>
  private(set) var base: Pointer
  private(set) var count = 0
  private(set) var capacity: Int
  /// What the memory is a part of; nil if it is the buffer's own.
  private var block: MemoryBlock?

  init(reserving capacity: Int = 0) {
    self.capacity = max(capacity, 16)
    unsafe base = Self.reallocated(nil, capacity: self.capacity)
  }

  /// Makes an empty buffer that can take at least `capacity` elements, until it is closed.
  init(reserving capacity: Int, in room: inout TableRoom) {
    let size = max(capacity, 16) * MemoryLayout<Element>.stride
    let (block, offset) = room.open(size: size)
    self.capacity = (block.size - offset) / MemoryLayout<Element>.stride
    unsafe base = (block.start + offset).assumingMemoryBound(to: Element.self)
    self.block = block
  }

  deinit { if block == nil { unsafe free(base) } }

  /// Leaves the rest of the room to the next buffer.
  mutating func close(_ room: inout TableRoom) {
    guard let block else { return }
    room.close(block, size: count * MemoryLayout<Element>.stride)
    capacity = count
    if count == 0 { self = GrowBuffer() }
  }

  @inline(never)
  private mutating func grow() {
    let old = unsafe base
    let isOwn = block == nil
    capacity = max(16, capacity * 2)
    unsafe base = Self.reallocated(isOwn ? old : nil, capacity: capacity)
    if isOwn { return }
    unsafe base.update(from: old, count: count)
    // The room is given back with all that stands in it; what has moved out need not wait.
    let storage = unsafe UnsafeMutableRawBufferPointer(
      UnsafeMutableBufferPointer(start: old, count: count))
    unsafe advise(Int32(MADV_DONTNEED), storage, from: 1 << 16)
    block = nil
  }

  private static func reallocated(_ old: Pointer?, capacity: Int) -> Pointer {
    guard let block = unsafe realloc(old, capacity * MemoryLayout<Element>.stride) else {
      preconditionFailure("out of memory")
    }
    return unsafe block.assumingMemoryBound(to: Element.self)
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    unsafe base[count] = element
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ a: Element, _ b: Element, _ c: Element) {
    if count &+ 3 > capacity { grow() }
    unsafe base[count] = a
    unsafe base[count &+ 1] = b
    unsafe base[count &+ 2] = c
    count &+= 3
  }

  /// Empties the buffer and gives its memory back.
  mutating func giveBack() {
    if block == nil {
      // `free` may keep it for later.
      let storage = unsafe UnsafeMutableRawBufferPointer(
        UnsafeMutableBufferPointer(start: base, count: count))
      unsafe advise(Int32(MADV_DONTNEED), storage, from: 1 << 16)
    }
    self = GrowBuffer()
  }

  /// Gives the memory of elements that nobody reads any more back, as far as it fills pages.
  func forget(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let storage = unsafe UnsafeMutableRawBufferPointer(
      UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count))
    unsafe advise(Int32(MADV_DONTNEED), storage, from: 1 << 16)
  }

  /// Takes back what was appended after `newCount`.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count)
    count = newCount
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base[index]
    }
    set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe base[index] = newValue
    }
  }
}
