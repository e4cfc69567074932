import CSignals
import Dispatch
import Glibc

/// How the program asks for memory.
enum MemoryHabits {
  /// Linux 5.14: makes pages ready without changing what they hold.
  private static let populateForWriting: Int32 = 23
  /// Smaller than what the library takes from elsewhere, so that blocks stand one behind the other.
  private static let blockSize = 8 << 20
  /// What is made ready at once: whoever maps files meanwhile waits for it.
  private static let stepSize = 128 << 10
  /// About what a pixel of a still picture takes until it is written: four that are drawn, each with
  /// its depth and the number of its part.
  private static let bytesPerPixel = 80
  /// The most that is made ready.
  private static let most = 64 << 20

  /// Keeps memory that was given back for what is needed next, instead of returning it to the system,
  /// which hands out each page anew and cleared; and has what a picture takes made ready by another
  /// thread, while this one waits for the driver to be loaded.
  ///
  /// For a program that draws and ends: it never needs less than at its peak for long.
  static func keepForNextUse(drawing size: Arguments.Size) {
    // The most that the library takes.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 1 << 30)
    mallopt(M_TOP_PAD, 4 << 20)
    let bytes = min(size.width * size.height * bytesPerPixel, most)
    var blocks: [UInt] = []
    while blocks.count * blockSize < bytes, let block = unsafe malloc(blockSize) {
      blocks.append(UInt(bitPattern: block))
    }
    for block in blocks { unsafe free(UnsafeMutableRawPointer(bitPattern: block)) }
    DispatchQueue.global(qos: .userInteractive).async { [blocks] in
      for block in blocks {
        let start = (block + 4095) & ~4095
        for offset in stride(from: 0, to: blockSize - stepSize, by: stepSize) {
          let step = unsafe UnsafeMutableRawPointer(bitPattern: start + UInt(offset))
          unsafe madvise(step, stepSize, populateForWriting)
        }
      }
    }
  }
}
