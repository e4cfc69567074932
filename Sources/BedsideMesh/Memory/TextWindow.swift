/// Forty bytes of text, checked once.
///
/// The compiler can prove most of the remaining checks, as offsets are small, and removes them.
@safe struct TextWindow {
  static let size = 40
  private let base: UnsafeRawPointer
  init(base: UnsafeRawPointer) { unsafe self.base = base }

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
