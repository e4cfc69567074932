extension Array<UInt8> {
  /// Adds the part `range` of other bytes, copied in one go and without a slice that must be counted.
  package mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    // What follows checks nothing.
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe append(contentsOf: UnsafeBufferPointer(rebasing: buffer[range]))
    }
  }
}
