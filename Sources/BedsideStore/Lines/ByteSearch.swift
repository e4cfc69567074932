/// Finds bytes among bytes.
enum ByteSearch {
  /// Where `word` begins first in the part `range` of `bytes`; nil where it does not stand there.
  ///
  /// It looks for the word's last byte at every place where it can stand, a word's length further where
  /// a byte is none of the word's (Horspool), so that most bytes are never looked at.
  static func place(
    of word: Span<UInt8>, in bytes: Span<UInt8>, _ range: Range<Int>
  ) -> Int? {
    let last = word.count - 1
    guard last >= 0 else { return range.lowerBound }
    var steps = [Int](repeating: word.count, count: 256)
    for index in 0..<last { steps[Int(word[index])] = last - index }
    var place = range.lowerBound + last
    while place < range.upperBound {
      let byte = bytes[place]
      if byte == word[last], stands(word, in: bytes, endingAt: place) { return place - last }
      place += steps[Int(byte)]
    }
    return nil
  }

  private static func stands(
    _ word: Span<UInt8>, in bytes: Span<UInt8>, endingAt place: Int
  ) -> Bool {
    let start = place - (word.count - 1)
    for index in 0..<word.count where bytes[start + index] != word[index] { return false }
    return true
  }
}
