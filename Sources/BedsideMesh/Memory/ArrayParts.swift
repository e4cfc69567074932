internal import Glibc

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
