import Testing

@testable import BedsideStore

struct HashPlacesTests {
  @Test(
    arguments: [
      // Spread as hashes are, all in one place of the table, and differing in the upper half alone.
      0x9E37_79B9_7F4A_7C15, 1 << 12, 1 << 32,
    ] as [UInt64])
  func `a hash keeps the place that it had first`(step: UInt64) {
    var places = HashPlaces()
    for number in 0..<1000 {
      #expect(places.known(UInt64(number) &* step, or: number) == nil)
    }
    for number in 0..<1000 {
      #expect(places.known(UInt64(number) &* step, or: -1) == number)
    }
  }
}
