/// A reader of TZif data, the compiled time zones of RFC 8536.
struct ZoneFile {
  private let id: String
  private let bytes: [UInt8]
  private var position = 0

  init(id: String, bytes: [UInt8]) {
    self.id = id
    self.bytes = bytes
  }

  /// Reads the zone; of two blocks the one with 64-bit times.
  mutating func zone() throws(ZoneError) -> Zone {
    var header = try header()
    var width = 4
    if header.version > 0 {
      position += header.length(timeWidth: 4)
      header = try self.header()
      width = 8
    }
    guard header.leapSeconds == 0 else {
      throw defect("it counts leap seconds, as zones under 'right/' do")
    }
    let end = position + header.length(timeWidth: width)
    guard end <= bytes.count else { throw defect("it is cut short") }
    let (offsets, transitions) = try block(header, timeWidth: width)
    position = end
    let rule = try width == 8 ? footer() : nil
    return Zone(id: id, transitions: transitions, initialOffset: offsets[0], rule: rule)
  }

  private struct Header {
    var version: UInt8
    var utcFlags: Int
    var standardFlags: Int
    var leapSeconds: Int
    var transitions: Int
    var types: Int
    var characters: Int

    func length(timeWidth: Int) -> Int {
      transitions * (timeWidth + 1) + types * 6 + characters + leapSeconds * (timeWidth + 4)
        + standardFlags + utcFlags
    }
  }

  private mutating func header() throws(ZoneError) -> Header {
    guard position <= bytes.count - 44 else { throw defect("it is cut short") }
    guard bytes[position..<position + 4].elementsEqual("TZif".utf8) else {
      throw defect("it does not begin with 'TZif'")
    }
    let version = bytes[position + 4]
    position += 20
    let counts = (0..<6).map { _ in number(bytes: 4) }
    let header = Header(
      version: version, utcFlags: counts[0], standardFlags: counts[1], leapSeconds: counts[2],
      transitions: counts[3], types: counts[4], characters: counts[5])
    guard version == 0 || (0x32...0x39).contains(version) else {
      throw defect("its version is unknown")
    }
    return header
  }

  private mutating func block(
    _ header: Header, timeWidth: Int
  ) throws(ZoneError) -> (offsets: [Int], transitions: [ZoneTransition]) {
    guard (1...256).contains(header.types) else { throw defect("it has no types of local time") }
    let seconds = (0..<header.transitions).map { _ in signed(bytes: timeWidth) }
    let types = (0..<header.transitions).map { _ in number(bytes: 1) }
    var offsets: [Int] = []
    for _ in 0..<header.types {
      offsets.append(signed(bytes: 4))
      position += 2
    }
    guard offsets.allSatisfy((-89_999...93_599).contains) else {
      throw defect("an offset from UTC is longer than a day")
    }
    guard types.allSatisfy(offsets.indices.contains) else {
      throw defect("a transition leads to a type of local time that is not there")
    }
    guard zip(seconds, seconds.dropFirst()).allSatisfy(<) else {
      throw defect("its transitions are out of order")
    }
    let transitions = zip(seconds, types).map { second, type in
      // Some compilers begin with the Big Bang; a bounded number can be added to.
      ZoneTransition(second: max(second, -1 << 59), offset: offsets[type])
    }
    guard transitions.last.map({ $0.second < 1 << 59 }) ?? true else {
      throw defect("a transition lies too far off")
    }
    return (offsets, transitions)
  }

  private func footer() throws(ZoneError) -> ZoneRule? {
    guard position < bytes.count, bytes[position] == 0x0A,
      let end = bytes[(position + 1)...].firstIndex(of: 0x0A)
    else { throw defect("its footer is cut short") }
    let text = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    if text.isEmpty { return nil }
    guard let rule = ZoneRule(text) else { throw defect("its footer '\(text)' is no rule") }
    return rule
  }

  private mutating func number(bytes count: Int) -> Int {
    signed(bytes: count) & ((1 << (count * 8)) - 1)
  }

  /// Reads a big-endian number in two's complement.
  private mutating func signed(bytes count: Int) -> Int {
    var value = 0
    for byte in bytes[position..<position + count] { value = value << 8 | Int(byte) }
    position += count
    let unused = Int.bitWidth - count * 8
    return (value << unused) >> unused
  }

  private func defect(_ text: String) -> ZoneError {
    .malformed(id, defect: text)
  }
}
