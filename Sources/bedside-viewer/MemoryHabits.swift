import CSignals
import Glibc

/// How the program asks for memory.
enum MemoryHabits {
  /// How much is asked for at once; it costs nothing until it is used.
  private static let heap: Int32 = 256 << 20

  /// Takes memory in pages of 2 MB, and keeps what was given back for what is needed next.
  ///
  /// For a program that draws one picture and ends: a third of the time that a million triangles take
  /// would go into clearing pages one by one, and some of them again and again.
  static func drawOnce() {
    // The most that the library takes; what is larger has huge pages of its own.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 1 << 30)
    mallopt(M_TOP_PAD, heap)
    // More than is left of what the program began with, so that the system is asked.
    guard let start = unsafe malloc(1 << 20) else { return }
    defer { unsafe free(start) }
    guard let end = unsafe sbrk(0) else { return }
    let gap = -Int(bitPattern: start) & 4095
    let count = Int(bitPattern: end) - Int(bitPattern: start) - gap
    // Where it came from elsewhere, or all of it could not be had, there is nothing to gain.
    guard count > 0, count <= Int(heap) + 4 << 20 else { return }
    unsafe madvise(start + gap, count, Int32(MADV_HUGEPAGE))
  }

  /// Ends the program without giving back piece by piece what the system takes back as a whole: memory,
  /// the driver and its threads.
  static func end() -> Never { _exit(ExitCode.done.rawValue) }
}
