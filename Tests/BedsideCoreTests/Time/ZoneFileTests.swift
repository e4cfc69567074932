import BedsideCore
import Testing

struct ZoneFileTests {
  let good = TZif(
    transitions: [0, 86_400], types: [1, 0], offsets: [0, 3600], footer: "", version: 0x33)

  @Test func `a table tells the offset before, between and after its transitions`() throws {
    let zone = try Zone(id: "Test", tzif: good.bytes)
    #expect(zone.id == "Test")
    #expect(zone.offset(at: Instant(seconds: -1)) == 0)
    #expect(zone.offset(at: Instant(seconds: 0)) == 3600)
    #expect(zone.offset(at: Instant(seconds: 86_399)) == 3600)
    #expect(zone.offset(at: Instant(seconds: 86_400)) == 0)
    #expect(zone.offset(at: .latest) == 0)
    #expect(zone.offset(at: .earliest) == 0)
  }

  @Test func `a file of the first version is read`() throws {
    let zone = try Zone(id: "Test", tzif: good.oldBytes)
    #expect(try zone == Zone(id: "Test", tzif: good.bytes))
  }

  @Test func `a transition at the beginning of time is bounded`() throws {
    let early = TZif(transitions: [.min, 0], types: [1, 0], offsets: [0, 3600])
    let zone = try Zone(id: "Test", tzif: early.bytes)
    #expect(zone.offset(at: .earliest) == 3600)
    #expect(zone.instant(of: LocalDateTime(date: .earliest, time: .midnight)) == .earliest)
  }

  @Test(arguments: [
    (file: TZif(offsets: []), defect: "it has no types of local time"),
    (file: TZif(leapSeconds: 1), defect: "it counts leap seconds, as zones under 'right/' do"),
    (file: TZif(version: 0x31), defect: "its version is unknown"),
    (file: TZif(offsets: [100_000]), defect: "an offset from UTC is longer than a day"),
    (file: TZif(offsets: [Int(Int32.min)]), defect: "an offset from UTC is longer than a day"),
    (
      file: TZif(transitions: [0], types: [1]),
      defect: "a transition leads to a type of local time that is not there"
    ),
    (file: TZif(transitions: [5, 5], types: [0, 0]), defect: "its transitions are out of order"),
    (file: TZif(transitions: [.max], types: [0]), defect: "a transition lies too far off"),
  ])
  func `a damaged file is an error that says what is wrong`(
    _ example: (file: TZif, defect: String)
  ) {
    #expect(throws: ZoneError.malformed("Test", defect: example.defect)) {
      try Zone(id: "Test", tzif: example.file.bytes)
    }
  }

  @Test func `a file cut short anywhere is an error`() {
    let bytes = good.bytes
    for count in 0..<bytes.count {
      #expect(throws: ZoneError.self, "\(count)") {
        try Zone(id: "Test", tzif: Array(bytes.prefix(count)))
      }
    }
  }

  @Test func `what is no zone file is an error`() {
    #expect(throws: ZoneError.malformed("Test", defect: "it does not begin with 'TZif'")) {
      try Zone(id: "Test", tzif: Array("#!/bin/sh".utf8) + [UInt8](repeating: 0, count: 100))
    }
  }

  @Test func `no bytes make a zone that fails`() throws {
    var random = SplitMix(state: 5)
    let bytes = try SystemZones.bytes("Africa/Casablanca")
    for _ in 0..<3_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = [0..<48, 0..<damaged.count, (damaged.count - 40)..<damaged.count]
          .randomElement(using: &random)
        damaged[Int.random(in: place ?? 0..<48, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      guard let zone = try? Zone(id: "Test", tzif: damaged) else { continue }
      for instant in [Instant.earliest, .latest, Instant(seconds: 0), Instant(seconds: 1 << 31)] {
        let wall = zone.local(instant)
        #expect(zone.firstInstant(of: wall) <= .latest)
        #expect(zone.instant(of: wall) >= .earliest)
      }
    }
  }

  @Test(arguments: [
    (
      error: ZoneError.notAName("../x"),
      text: "'../x' is not the name of a time zone. Give one such as 'Europe/Berlin' or 'UTC'."
    ),
    (
      error: .unknown("Europe/Bern"),
      text: "There is no time zone 'Europe/Bern'. Give one such as 'Europe/Berlin' or 'UTC'."
    ),
    (
      error: .unreadable("UTC", reason: "permission denied"),
      text: "The time zone 'UTC' cannot be read: permission denied."
    ),
    (
      error: .malformed("UTC", defect: "it is cut short"),
      text: "The file of the time zone 'UTC' is damaged: it is cut short."
        + " Reinstall the package tzdata."
    ),
  ])
  func `an error says what was given and what would do`(
    _ example: (error: ZoneError, text: String)
  ) {
    #expect(example.error.description == example.text)
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
