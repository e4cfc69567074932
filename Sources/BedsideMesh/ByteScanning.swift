// The only file of the module that touches raw memory and the C library. Everything here is
// wrapped in `@safe` types that check their bounds, so that no other file says `unsafe`.

internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Processors in use by this system.
let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

// MARK: - Text

/// Text followed by readable zero bytes, so that a scanner may load a whole 8-byte word
/// anywhere up to the end without asking how many bytes are left.
@safe struct PaddedBytes {
  /// Readable zero bytes after `count`.
  static let padding = 64

  private let base: UnsafeRawPointer
  private let owner: TextMemory
  let count: Int

  /// Makes room for `capacity` bytes; `fill` writes some and returns how many.
  fileprivate init(capacity: Int, fill: (UnsafeMutableRawPointer) -> Int) {
    owner = TextMemory(capacity: capacity + Self.padding)
    count = min(max(0, unsafe fill(owner.start)), capacity)
    let end = unsafe owner.start + count
    unsafe end.initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
    unsafe base = UnsafeRawPointer(owner.start)
  }

  /// Copies a part of an array.
  init(_ text: [UInt8], in range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count)
    unsafe self.init(capacity: range.count) { target in
      unsafe text.withUnsafeBytes { source in
        if let start = source.baseAddress {
          unsafe target.copyMemory(from: start + range.lowerBound, byteCount: range.count)
        }
      }
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
    precondition(
      UInt(bitPattern: offset) <= UInt(bitPattern: count &+ Self.padding &- TextWindow.size))
    return unsafe TextWindow(base: base + offset)
  }

  /// A part as text; bytes that are not UTF-8 become U+FFFD.
  func string(in range: Range<Int>) -> String {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count),
      as: UTF8.self)
  }
}

/// Memory for text; freed with the last view of it.
@safe private final class TextMemory {
  let start: UnsafeMutableRawPointer

  init(capacity: Int) {
    unsafe start = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
  }

  deinit { unsafe start.deallocate() }
}

/// Forty bytes of text, checked once. Offsets within it are so small that the compiler can
/// prove most of the remaining checks and removes them.
@safe struct TextWindow {
  static let size = 40
  private let base: UnsafeRawPointer

  @inline(__always)
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

// MARK: - Files

/// A file opened for reading. Read rather than mapped: a mapped file that another program
/// cuts short would end this one with a bus error.
final class OpenFile: Sendable {
  /// Why a file cannot be opened.
  enum Failure: Error {
    case notAFile
    case system(String)
  }

  private let descriptor: Int32
  private let failureCode = Atomic<Int32>(0)
  let count: Int

  /// Why reading failed; nil if it has not.
  var failure: String? {
    let code = failureCode.load(ordering: .relaxed)
    return code == 0 ? nil : systemReason(code)
  }

  init(path: String) throws(Failure) {
    // A pipe would wait for its other end: it is opened without waiting, then refused.
    descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(systemReason(errno)) }
    var status = stat()
    let isKnown = unsafe fstat(descriptor, &status) == 0
    count = Int(status.st_size)
    guard isKnown, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notAFile
    }
  }

  deinit { close(descriptor) }

  /// The bytes in `range`, or as many of them as there still are.
  func bytes(in range: Range<Int>) -> PaddedBytes {
    unsafe PaddedBytes(capacity: range.count) { target in
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

/// The C library's words for a failure.
private func systemReason(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }

/// The names in a folder, in no particular order; none if it cannot be read.
func namesInFolder(_ path: String) -> [String] {
  guard let folder = unsafe opendir(path) else { return [] }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { start in
      unsafe String(cString: UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
    }
    names.append(name)
  }
  return names
}

/// The absolute path without links that leads to a file or folder; nil if there is none.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}

// MARK: - Growing buffers

/// A growable array of plain values for the parser's output.
///
/// Compared with `Array`: no reference count, no uniqueness check on every append, and
/// `realloc`, which moves big blocks by remapping pages instead of copying them.
@safe struct GrowBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(reserving capacity: Int = 0) {
    self.capacity = max(capacity, 16)
    unsafe base = Self.reallocated(nil, capacity: self.capacity)
  }

  deinit { unsafe free(base) }

  private static func reallocated(
    _ old: UnsafeMutablePointer<Element>?, capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let block = unsafe realloc(old, capacity * MemoryLayout<Element>.stride) else {
      preconditionFailure("out of memory")
    }
    return unsafe block.assumingMemoryBound(to: Element.self)
  }

  @inline(never)
  private mutating func grow(toHold needed: Int) {
    capacity = max(needed, capacity * 2)
    unsafe base = Self.reallocated(base, capacity: capacity)
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(toHold: count + 1) }
    unsafe base[count] = element
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ a: Element, _ b: Element) {
    if count &+ 2 > capacity { grow(toHold: count + 2) }
    unsafe base[count] = a
    unsafe base[count &+ 1] = b
    count &+= 2
  }

  @inline(__always)
  mutating func append(_ a: Element, _ b: Element, _ c: Element) {
    if count &+ 3 > capacity { grow(toHold: count + 3) }
    unsafe base[count] = a
    unsafe base[count &+ 1] = b
    unsafe base[count &+ 2] = c
    count &+= 3
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

  fileprivate func copy(to target: UnsafeMutablePointer<Element>) {
    unsafe target.update(from: base, count: count)
  }
}

// MARK: - Result arrays

/// Makes an array without zeroing it first. `fill` must set every element of every part;
/// it may do so from several threads, as parts do not overlap.
func makeArray<Element: BitwiseCopyable>(
  partSizes: [Int], of type: Element.Type = Element.self, fill: (ArrayParts<Element>) -> Void
) -> [Element] {
  var ends: [Int] = []
  var count = 0
  for size in partSizes {
    count += size
    ends.append(count)
  }
  guard count > 0 else { return [] }
  return unsafe [Element](unsafeUninitializedCapacity: count) { storage, initialised in
    guard let base = storage.baseAddress else { return }
    unsafe preferHugePages(base, byteCount: count * MemoryLayout<Element>.stride)
    fill(ArrayParts(address: UInt(bitPattern: base), ends: ends))
    initialised = count
  }
}

/// Asks for pages of 2 MiB, which cuts the page faults of a fresh array of 36 MB from 9000 to 18.
private func preferHugePages(_ start: UnsafeMutableRawPointer, byteCount: Int) {
  #if os(Linux)
  let page = UInt(4096)
  let first = (UInt(bitPattern: start) + page - 1) & ~(page - 1)
  let last = (UInt(bitPattern: start) + UInt(byteCount)) & ~(page - 1)
  guard byteCount >= 4 << 20, let address = unsafe UnsafeMutableRawPointer(bitPattern: first) else {
    return
  }
  unsafe madvise(address, Int(last - first), MADV_HUGEPAGE)
  #endif
}

/// The parts of a result array, to be handed out to threads. The storage crosses between
/// threads as a number; each thread gets a pointer to its own part only.
struct ArrayParts<Element: BitwiseCopyable>: Sendable {
  fileprivate let address: UInt
  fileprivate let ends: [Int]

  func part(_ index: Int) -> OutputPart<Element> {
    part(index > 0 ? ends[index - 1] : 0, ends[index])
  }

  /// Everything, for threads that write here and there, but never to the same place.
  var whole: OutputPart<Element> { part(0, ends[ends.count - 1]) }

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
    unsafe source.copy(to: base)
  }

  func fill(with value: Element) { unsafe base.update(repeating: value, count: count) }
}
