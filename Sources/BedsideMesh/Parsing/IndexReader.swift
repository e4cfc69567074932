/// Reads the indices of one kind in one face.
struct IndexReader<Sign: IndexSign> {
  /// Elements read so far, which negative indices count back from.
  let base: Int
  /// The last index read, in stored form.
  var stored = StoredIndex.absent
  /// The highest absolute index read.
  var highest: UInt32 = 0

  @inline(__always)
  init(base: Int) { self.base = base }

  /// Reads an index of at most eight digits, which a file of any size that is read has.
  ///
  /// Returns the offset behind it, or -1 when there is no such number.
  @inline(__always)
  mutating func read(_ window: TextWindow, at start: Int) -> Int {
    let digits = window.word(at: start &+ Sign.length) ^ Words.asciiZeros
    let digitCount = Words.firstIndex(Words.nonDigits(digits))
    let length = digitCount &+ Sign.length
    if digitCount == 0 || digitCount == 8 && Ascii.isDigit(window[start &+ length]) { return -1 }
    if Sign.isRelative && window[start] != Ascii.minus { return -1 }
    let value = Words.eightDigits(digits &<< UInt64(truncatingIfNeeded: 64 &- digitCount &<< 3))
    if Sign.isRelative {
      if value == 0 { return -1 }
      stored = StoredIndex.relative(base &- Int(truncatingIfNeeded: value))
    } else {
      stored = UInt32(truncatingIfNeeded: value) &- 1
      highest = max(highest, stored)
    }
    return start &+ length
  }
}
