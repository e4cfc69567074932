/// The parts of an event's key, which slashes part, where it stands among bytes.
enum EventText {
  /// The part `number`, from 0; none where there is no such part.
  static func place(_ number: Int, _ bytes: [UInt8], _ event: Range<Int>) -> Range<Int> {
    let span = bytes.span
    var start = event.lowerBound
    var part = 0
    for index in event where span[index] == UInt8(ascii: "/") {
      if part == number { return start..<index }
      part += 1
      start = index + 1
    }
    return part == number ? start..<event.upperBound : event.upperBound..<event.upperBound
  }

  /// The version; 0 where there is none.
  static func version(_ bytes: [UInt8], _ event: Range<Int>) -> Int {
    var number = 0
    for byte in bytes[place(3, bytes, event)].prefix(9) {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return 0 }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
