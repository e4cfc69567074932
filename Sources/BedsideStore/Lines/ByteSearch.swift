/// Finds bytes among bytes.
///
/// It looks for the word's last byte at every place where it can stand, a word's length further where
/// a byte is none of the word's (Horspool), so that most bytes are never looked at.
struct ByteSearch: Sendable {
  /// What is looked for.
  let word: [UInt8]
  private let steps: [Int]

  /// Makes a search for `word`, to be used for many texts.
  init(for word: [UInt8]) {
    self.word = word
    var steps = [Int](repeating: word.count, count: 256)
    for index in word.indices.dropLast() { steps[Int(word[index])] = word.count - 1 - index }
    self.steps = steps
  }

  /// Where the word begins first in the part `range` of `bytes`; nil where it does not stand there.
  func place(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard let end = word.last else { return range.lowerBound }
    let last = word.count - 1
    let (word, steps) = (word.span, steps.span)
    var place = range.lowerBound + last
    while place < range.upperBound {
      let byte = bytes[place]
      if byte == end, Self.stands(word, in: bytes, endingAt: place) { return place - last }
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
