import CSignals

/// How the program asks for memory.
enum MemoryHabits {
  /// Keeps memory that was given back for what is needed next, instead of returning it to the system,
  /// which hands out each page anew and cleared.
  ///
  /// For a program that draws and ends: it never needs less than at its peak for long.
  static func keepForNextUse() {
    // The most that the library takes.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 1 << 30)
    mallopt(M_TOP_PAD, 32 << 20)
  }
}
