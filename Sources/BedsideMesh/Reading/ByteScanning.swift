// The only file of the module that touches raw memory and the C library. Everything here is
// wrapped in `@safe` types that check their bounds, so that no other file says `unsafe`.
internal import Glibc
internal import Synchronization

/// Processors in use by this system.
let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

/// Text followed by readable zero bytes, so that a scanner may load a whole 8-byte word
/// anywhere up to the end without asking how many bytes are left.
@safe struct PaddedBytes {
  /// Readable zero bytes after `count`.
  static let padding = 64

  private let base: UnsafeRawPointer
  private let owner: TextMemory
  let count: Int
  /// Makes room for `capacity` bytes; `fill` writes some and returns how many.
  fileprivate init(
    capacity: Int, in scratch: inout TextScratch, fill: (UnsafeMutableRawPointer) -> Int
  ) {
    owner = scratch.memory(of: capacity + Self.padding)
    count = min(max(0, unsafe fill(owner.start)), capacity)
    unsafe memset(owner.start + count, 0, Self.padding)
    unsafe base = UnsafeRawPointer(owner.start)
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

/// Memory for text; freed with the last view of it.
///
/// Its address is kept as a number, which may cross between threads.
private final class TextMemory: Sendable {
  private let address: UInt
  let size: Int

  init(size: Int) {
    self.size = size
    address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16))
  }

  deinit { unsafe start.deallocate() }

  var start: UnsafeMutableRawPointer {
    guard let start = unsafe UnsafeMutableRawPointer(bitPattern: address) else {
      preconditionFailure("memory has an address")
    }
    return unsafe start
  }
}

/// Memory that one piece of text after the other is read into.
///
/// It stays in the processor's cache, and the system need not give and clear new pages each time.
struct TextScratch: Sendable {
  private var memory: TextMemory?

  /// Memory that no text uses any longer.
  fileprivate mutating func memory(of size: Int) -> TextMemory {
    if isKnownUniquelyReferenced(&memory), let memory, memory.size >= size { return memory }
    let new = TextMemory(size: size)
    memory = new
    return new
  }
}

/// Forty bytes of text, checked once.
///
/// The compiler can prove most of the remaining checks, as offsets are small, and removes them.
@safe struct TextWindow {
  static let size = 40
  private let base: UnsafeRawPointer
  fileprivate init(base: UnsafeRawPointer) { unsafe self.base = base }

  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    precondition(UInt(bitPattern: offset) <= UInt(Self.size - 8))
    return unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    precondition(UInt(bitPattern: offset) < UInt(Self.size))
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }
}

/// A file opened for reading.
///
/// Read, not mapped: if another program cut a mapped file short, a bus error would end this one.
final class OpenFile: Sendable {
  private let path: String
  private let descriptor: Int32
  private let failureCode = Atomic<Int32>(0)
  private let modified: timespec
  let count: Int
  init(path: String) throws(OBJError) {
    self.path = path
    // A pipe would wait for its other end: it is opened without waiting, then refused.
    descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(path, errno) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw OBJError(file: path, cause: .notAFile)
    }
    count = Int(status.st_size)
    modified = status.st_mtim
  }

  deinit { close(descriptor) }

  private static func error(_ path: String, _ code: Int32) -> OBJError {
    OBJError(file: path, cause: .unreadable(unsafe String(cString: strerror(code))))
  }

  /// Throws if any of the reading so far has failed or the file is not what it was.
  func check() throws(OBJError) {
    let code = failureCode.load(ordering: .relaxed)
    if code != 0 { throw Self.error(path, code) }
    var now = stat()
    guard unsafe fstat(descriptor, &now) == 0, Int(now.st_size) == count,
      now.st_mtim.tv_sec == modified.tv_sec, now.st_mtim.tv_nsec == modified.tv_nsec
    else { throw OBJError(file: path, cause: .changed) }
  }

  /// The bytes in `range`, or as many of them as there still are.
  func bytes(in range: Range<Int>) -> PaddedBytes {
    var scratch = TextScratch()
    return bytes(in: range, scratch: &scratch)
  }

  /// The same in memory that is used again.
  func bytes(in range: Range<Int>, scratch: inout TextScratch) -> PaddedBytes {
    unsafe PaddedBytes(capacity: range.count, in: &scratch) { target in
      var done = 0
      while done < range.count {
        let place = off_t(range.lowerBound + done)
        let got = unsafe pread(descriptor, target + done, range.count - done, place)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failureCode.store(errno, ordering: .relaxed) }
        if got <= 0 { break }
        done += got
      }
      return done
    }
  }
}

/// The names in a folder, in no particular order; none if it cannot be read.
func namesInFolder(_ path: String) -> [String] {
  guard let folder = unsafe opendir(path) else { return [] }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
      unsafe Array(name.prefix { $0 != 0 })
    }
    names.append(String(decoding: name, as: UTF8.self))
  }
  return names
}

/// The absolute path without links that leads to a file or folder; nil if there is none.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}

/// A growable array of plain values for the parser's output.
///
/// Compared with `Array` no append checks for other owners, and growing remaps big blocks.
@safe struct GrowBuffer<Element: BitwiseCopyable>: ~Copyable {
  fileprivate typealias Pointer = UnsafeMutablePointer<Element>
  fileprivate var base: Pointer
  private(set) var count = 0
  private var capacity: Int
  init(reserving capacity: Int = 0) {
    self.capacity = max(capacity, 16)
    unsafe base = Self.reallocated(nil, capacity: self.capacity)
  }
  deinit { unsafe free(base) }

  @inline(never)
  private mutating func grow() {
    capacity *= 2
    unsafe base = Self.reallocated(base, capacity: capacity)
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

  /// Empties the buffer and gives its memory to the system, where `free` may keep it for later.
  mutating func giveBack() {
    let storage = unsafe UnsafeMutableRawBufferPointer(
      UnsafeMutableBufferPointer(start: base, count: count))
    unsafe advise(Int32(MADV_DONTNEED), storage, from: 1 << 16)
    self = GrowBuffer()
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

/// Makes an array without zeroing it first.
///
/// `fill` must set every element, perhaps from several threads: parts do not overlap.
func makeArray<Element: BitwiseCopyable>(
  partSizes: [Int], of type: Element.Type = Element.self, fill: (ArrayParts<Element>) -> Void
) -> [Element] {
  let starts = partSizes.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  let count = starts[partSizes.count]
  guard count > 0 else { return [] }
  return unsafe [Element](unsafeUninitializedCapacity: count) { storage, initialised in
    guard let base = storage.baseAddress else { return }
    unsafe advise(Int32(MADV_HUGEPAGE), UnsafeMutableRawBufferPointer(storage), from: 4 << 20)
    fill(ArrayParts(address: UInt(bitPattern: base), starts: starts))
    initialised = count
  }
}

/// Tells the system what to do with the whole pages of big blocks: MADV_HUGEPAGE asks for pages of
/// 2 MiB, with which a fresh array of 36 MB costs 18 page faults, not 9000.
private func advise(_ advice: Int32, _ block: UnsafeMutableRawBufferPointer, from least: Int) {
  guard block.count >= least, let start = block.baseAddress else { return }
  let gap = 4096 - Int(bitPattern: start) & 4095
  unsafe madvise(start + gap, (block.count - gap) & ~4095, advice)
}

/// The parts of a result array, to be handed out to threads.
///
/// The storage crosses between threads as a number; each makes a pointer to its own part only.
struct ArrayParts<Element: BitwiseCopyable>: Sendable {
  fileprivate let address: UInt
  fileprivate let starts: [Int]

  func part(_ index: Int) -> OutputPart<Element> { part(starts[index], starts[index + 1]) }
  /// Everything, for threads that write here and there, but never to the same place.
  var whole: OutputPart<Element> { part(0, starts[starts.count - 1]) }
  private func part(_ start: Int, _ end: Int) -> OutputPart<Element> {
    let offset = UInt(start * MemoryLayout<Element>.stride)
    guard let base = unsafe UnsafeMutablePointer<Element>(bitPattern: address + offset) else {
      preconditionFailure("an array's storage has an address")
    }
    return unsafe OutputPart(base: base, count: end - start)
  }
}

/// One thread's part of a result array.
@safe struct OutputPart<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  fileprivate init(base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe base[index] = newValue
    }
  }

  /// Copies a buffer to the front.
  func copy(_ source: borrowing GrowBuffer<Element>) {
    precondition(source.count <= count)
    unsafe base.update(from: source.base, count: source.count)
  }

  /// Moves a buffer to the front, and its memory back to the system.
  func take(_ source: inout GrowBuffer<Element>) {
    copy(source)
    source.giveBack()
  }
}
