internal import Glibc

/// Raw memory; given back to the system with the last use of it.
///
/// Its address is kept as a number, which may cross between threads.
final class MemoryBlock: Sendable {
  /// From here on a block is mapped on its own, so that giving it back leaves no hole behind.
  private static let mappedSize = 128 << 10

  private let address: UInt
  let size: Int

  init(size: Int) {
    self.size = size
    if size < Self.mappedSize {
      address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64))
      return
    }
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    let mapped = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let start = unsafe mapped, unsafe start != MAP_FAILED else {
      preconditionFailure("out of memory")
    }
    address = UInt(bitPattern: start)
    let all = unsafe UnsafeMutableRawBufferPointer(start: start, count: size)
    unsafe advise(Int32(MADV_HUGEPAGE), all, from: 4 << 20)
  }

  deinit {
    if size < Self.mappedSize {
      unsafe start.deallocate()
    } else {
      unsafe munmap(start, size)
    }
  }

  var start: UnsafeMutableRawPointer {
    guard let start = unsafe UnsafeMutableRawPointer(bitPattern: address) else {
      preconditionFailure("memory has an address")
    }
    return unsafe start
  }
}
