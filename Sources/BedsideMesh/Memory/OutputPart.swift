/// One thread's part of a result array.
@safe struct OutputPart<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  init(base: UnsafeMutablePointer<Element>, count: Int) {
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
