import Foundation

/// Looks at the pixels of a display, which its server keeps in a file.
final class ScreenWatch {
  private let file: FileHandle
  /// Behind the header, whose first number is its length, stand the colours that are named.
  private let start: UInt64
  private let rowLength: Int
  private let rows: Int

  /// Looks at the display whose server keeps its pixels in `folder`.
  init(folder: String) throws {
    file = try FileHandle(forReadingFrom: URL(filePath: "\(folder)/Xvfb_screen0"))
    // The format of xwd: numbers of four bytes, the highest first.
    let header = try file.read(upToCount: 100) ?? Data()
    let numbers = (0..<header.count / 4).map { place in
      header[place * 4..<place * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard numbers.count == 25 else { throw BenchError("The display shows no pixels.") }
    (rows, rowLength) = (numbers[5], numbers[12])
    start = UInt64(numbers[0] + numbers[19] * 12)
  }

  /// A number that differs when the pixels do; 0 while the screen is empty.
  func look() throws -> UInt64 {
    var sum: UInt64 = 0
    // Every fourth row shows whatever a picture changes.
    for row in stride(from: 2, to: rows, by: 4) {
      try file.seek(toOffset: start + UInt64(row * rowLength))
      guard let bytes = try file.read(upToCount: rowLength) else { continue }
      unsafe bytes.withUnsafeBytes { bytes in
        let words = unsafe bytes.bindMemory(to: UInt64.self)
        // The fourth byte of a pixel says nothing.
        for place in words.indices {
          sum = unsafe sum &* 0x9E37_79B9_7F4A_7C15 &+ (words[place] & 0x00FF_FFFF_00FF_FFFF)
        }
      }
    }
    return sum
  }

  /// Waits until the screen no longer looks as it did in `before`; returns how it looks now.
  func wait(toChangeFrom before: UInt64, within limit: Double = 20) throws -> UInt64 {
    let end = ContinuousClock.now + .seconds(limit)
    while ContinuousClock.now < end {
      let now = try look()
      if now != before { return now }
      usleep(500)
    }
    throw BenchError("Nothing changes on the display.")
  }

  /// Waits until nothing has changed for `pause` seconds; returns when it did last.
  func waitForRest(_ pause: Double) throws -> ContinuousClock.Instant {
    var (shown, last) = (try look(), ContinuousClock.now)
    while ContinuousClock.now - last < .seconds(pause) {
      let now = try look()
      if now != shown { (shown, last) = (now, ContinuousClock.now) }
      usleep(1000)
    }
    return last
  }
}
